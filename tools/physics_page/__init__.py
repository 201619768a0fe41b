"""The page on the physics: what is measured for it, and how plots and figures get into it."""
