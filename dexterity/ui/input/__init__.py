"""What a player does, read from mouse, fingers, keys and gamepad, and what is meant by it."""
