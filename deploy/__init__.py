"""What hosts need: an image, units for systemd, recipes for proxies, and scripts that try them."""
