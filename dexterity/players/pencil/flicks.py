"""Many flicks of a hand at once: what sampling for a good one is made of."""

from collections.abc import Sequence

import numpy as np

from dexterity.hand.pencil.error import FixedSheetError, PushError, blur_push
from dexterity.luck import derive_seed
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.strokes import Strokes
from dexterity.values.stroke import Push


def try_flicks(
    meant: Sequence[Push],
    times: int,
    paper: Paper,
    error: PushError | FixedSheetError,
    seed: int,
) -> Strokes:
    """The strokes of meaning each push so many times, those of a push side by side.

    Every one strays on its own and on a grain of its own: nobody knows the sheet's before it bends
    a line, and were it known, players would aim by it.
    """
    rng = np.random.default_rng(derive_seed(seed, "stray"))
    pushes = [push for one in meant for push in blur_push(one, error, rng, times)]
    grains = [Grain(derive_seed(seed, "grain", number)) for number in range(len(pushes))]
    return flick_many(pushes, paper, grains)


def strayed_push(meant: Push, error: PushError | FixedSheetError, seed: int) -> Push:
    """The push that comes of meaning one in earnest."""
    return blur_push(meant, error, np.random.default_rng(derive_seed(seed, "stray")), 1)[0]
