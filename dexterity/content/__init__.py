"""Content: TOML in, frozen and checked definitions out."""
