"""Showing a throw: its flight in time, what is heard of it, and the verdict on it."""
