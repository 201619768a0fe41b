"""A pencil in the player's hands: pointers, keys and wheel become flicks and turns of a sheet."""
