"""Computer players at the pencil: what comes of meaning a flick."""
