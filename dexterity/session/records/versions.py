"""What a flight's last bits depend on: the versions and the machine a record was made with."""

import platform
from dataclasses import dataclass
from importlib.metadata import version
from typing import Annotated

import numpy as np
from msgspec import Meta

import dexterity

Words = Annotated[str, Meta(max_length=400)]


@dataclass(frozen=True, slots=True)
class Versions:
    """Two that are equal fly the same launch bit for bit."""

    dexterity: Words
    pymunk: Words
    numpy: Words
    platform: Words
    """The system, its C library, the processor and what numpy uses of it."""


def versions_here() -> Versions:
    """Those of the running program."""
    return Versions(dexterity.__version__, version("pymunk"), np.__version__, platform_here())


def platform_here() -> str:
    """The kind of machine. Sums and sines may differ with the instructions that numpy finds."""
    extensions = np.show_config(mode="dicts")["SIMD Extensions"]
    simd = {*extensions.get("baseline", ()), *extensions.get("found", ())}
    library = " ".join(platform.libc_ver()).strip()
    words = (platform.system(), library, platform.machine(), *sorted(simd))
    return " ".join(word for word in words if word)
