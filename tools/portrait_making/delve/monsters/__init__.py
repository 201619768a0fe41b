"""Those who live in Delve's dungeon, a module each, named after its character."""
