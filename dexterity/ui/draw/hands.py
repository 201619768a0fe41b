"""Hands to draw with: each part of a picture has one of its own, so that none shakes another."""

from dataclasses import dataclass

import numpy as np

from dexterity.luck import derive_seed


@dataclass(frozen=True, slots=True)
class Hands:
    """All hands of a picture; the same seed, the same picture."""

    seed: int

    def rng(self, part: str) -> np.random.Generator:
        """What makes the hand for this part unsteady."""
        return np.random.default_rng(derive_seed(self.seed, part))
