"""Computer players of Delve: they know what a seat may know, imagine the rest, play it out."""
