"""A pencil in the player's hands: pointers, keys and the wheel become flicks and turns of a sheet."""
