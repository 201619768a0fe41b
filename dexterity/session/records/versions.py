"""What a flight's last bits depend on: the versions and the machine a record was made with."""

import platform
from dataclasses import dataclass, replace
from importlib.metadata import version
from typing import Annotated, Final

import numpy as np
from msgspec import Meta

import dexterity

DICE_PHYSICS: Final = 2
PENCIL_PHYSICS: Final = 2
"""Each goes up by one whenever dice are meant to fly otherwise for the same launch, or pencils to
draw otherwise for the same push. Of records of before nothing is made again to be compared: they
stand as they ended. 1 of the pencil was drawn a millimetre at a time, without a space."""

Physics = Annotated[int, Meta(ge=1)]
Words = Annotated[str, Meta(max_length=400)]


@dataclass(frozen=True, slots=True)
class Versions:
    """Two that are equal fly the same launch, and draw the same push, bit for bit."""

    dexterity: Words
    pymunk: Words
    numpy: Words
    platform: Words
    """The system, its C library, the processor and what numpy uses of it."""
    dice_physics: Physics = 1
    pencil_physics: Physics = 1
    """Records that tell neither are of the first."""

    def flies_as(self, other: "Versions") -> bool:
        """Whether dice fly the same bit for bit, however pencils draw."""
        return replace(self, pencil_physics=other.pencil_physics) == other

    def draws_as(self, other: "Versions") -> bool:
        """Whether pencils draw the same bit for bit, however dice fly."""
        return replace(self, dice_physics=other.dice_physics) == other


def versions_here() -> Versions:
    """Those of the running program."""
    return Versions(
        dexterity.__version__,
        version("pymunk"),
        np.__version__,
        platform_here(),
        DICE_PHYSICS,
        PENCIL_PHYSICS,
    )


def platform_here() -> str:
    """The kind of machine. Sums and sines may differ with the instructions that numpy finds."""
    extensions = np.show_config(mode="dicts")["SIMD Extensions"]
    simd = {*extensions.get("baseline", ()), *extensions.get("found", ())}
    library = " ".join(platform.libc_ver()).strip()
    words = (platform.system(), library, platform.machine(), *sorted(simd))
    return " ".join(word for word in words if word)
