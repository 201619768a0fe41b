"""The tiles of Delve's adventurers, a module for each of them, a function for each tile."""
