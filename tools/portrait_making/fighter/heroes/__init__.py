"""The portraits of Fighter's heroes, a module each, named after its character."""
