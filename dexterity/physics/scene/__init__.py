"""The table and all that stands on it, before anything is thrown."""
