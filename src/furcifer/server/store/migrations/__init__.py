"""How the database got its present shape, one step a file; alembic runs them at every start."""
