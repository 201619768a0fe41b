"""The styles in which dungeons are drawn from a seed, a module each."""
