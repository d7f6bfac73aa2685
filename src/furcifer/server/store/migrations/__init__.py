"""The migrations of the database, one file a step. A node that starts runs the missing ones with alembic."""
