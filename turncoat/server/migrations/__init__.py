"""The layout of the database, change by change."""
