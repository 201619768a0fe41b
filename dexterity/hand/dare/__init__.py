"""Dares: any set of throw requirements, made one throw of pointer, die and proof."""
