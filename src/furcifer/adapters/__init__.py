"""The games for other libraries. Each adapter needs the extra of its name; this module needs none."""
