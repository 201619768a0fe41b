"""Challenge's levels: TOML in, checked challenges out, with their props, goals and dares."""
