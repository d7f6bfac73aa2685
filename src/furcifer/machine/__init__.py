"""What compiled code of any game stands on. Imported by kernels only: it brings numba."""
