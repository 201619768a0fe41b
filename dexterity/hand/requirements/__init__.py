"""The throw requirements: a module each, with a `PIECE` that says all there is to it."""
