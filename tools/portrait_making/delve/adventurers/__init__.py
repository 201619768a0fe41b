"""Delve's adventurers, a module each, named after its character."""
