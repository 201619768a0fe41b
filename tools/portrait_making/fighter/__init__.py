"""The pictures of Fighter."""
