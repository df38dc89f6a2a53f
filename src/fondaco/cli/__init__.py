"""The command `fondaco`."""
