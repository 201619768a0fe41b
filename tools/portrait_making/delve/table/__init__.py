"""What lies on Delve's table besides tiles: a function for each thing."""
