"""The table server: the authority behind the tables in the browser."""
