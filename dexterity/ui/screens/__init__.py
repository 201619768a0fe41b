"""The pages of the game, one noun each."""
