"""What sets dice in motion besides fingers: tools that push, carry and blow, led on tracks."""
