"""What a level can ask for, a goal a file: its data, and the few questions it answers."""
