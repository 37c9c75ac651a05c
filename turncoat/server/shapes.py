"""The shapes of what the server says."""
