"""The cards and tiles of Delve: read, checked, and told in words."""
