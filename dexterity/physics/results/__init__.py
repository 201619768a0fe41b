"""What a throw came to: its hits, its flight, its landing, and what it showed on the way."""
