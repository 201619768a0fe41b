"""The pictures of Delve."""
