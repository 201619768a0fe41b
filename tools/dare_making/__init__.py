"""What the demonstrations and the tests' strokes of the throw requirements are made of."""
