"""The portraits of Fighter's monsters, a module each, named after its character."""
