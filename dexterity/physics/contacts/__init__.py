"""Who touches what in a step, and how it answers: ground, edges, sides, dice on dice."""
