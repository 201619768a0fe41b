"""The portraits of Fighter's bosses, a module each, named after its character."""
