"""The kinds of arrays that everything here is made of, and two questions that are asked of all.

A step of a live throw is a hundred small arrays, and what numpy spends on each call is most of it.
"""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


def chosen(mask: Bools | Ints) -> Ints:
    """The columns where a mask is true, or a number is not 0.

    `np.flatnonzero` costs three times as much on few dice.
    """
    columns: Ints = mask.nonzero()[0]
    return columns


def any_of(mask: Bools | Ints) -> bool:
    """Whether a mask is true anywhere; `mask.any()` costs three times as much on few dice."""
    return bool(np.count_nonzero(mask))
