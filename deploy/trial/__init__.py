"""Scripts that try what is in `deploy/` as far as a machine lets them."""
