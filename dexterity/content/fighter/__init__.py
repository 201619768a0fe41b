"""Fighter's cards: TOML in, checked cards out, with what they are called in both languages."""
