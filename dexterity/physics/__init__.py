"""The physics: a launch becomes a flight, and a flight ends in a landing."""
