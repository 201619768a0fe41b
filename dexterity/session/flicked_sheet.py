"""The sheet that a pencil is flicked on, as it is for one flick; and what a push draws there."""

from dataclasses import dataclass
from hashlib import sha256

from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.values.stroke import Push, Stroke


@dataclass(frozen=True, slots=True)
class FlickedSheet:
    """Two that are equal let the same push draw the same stroke."""

    paper: Paper
    grain_seed: int

    def draw(self, push: Push) -> Stroke:
        """What comes of a push; a LaunchError where no finger could give it there."""
        return flick(push, self.paper, Grain(self.grain_seed))


def digest_of(stroke: Stroke) -> str:
    """The same for the same stroke, bit for bit, and for no other."""
    return sha256(repr(stroke).encode()).hexdigest()[:16]
