"""The parts sounds are synthesised from: waves, modes, impacts, rubbed paper, air and voices."""
