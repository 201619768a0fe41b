"""A die of resin meeting each material, softly and hard.

The die itself is too small to ring within hearing: a cube of 16 mm starts near 40 kHz. What is
heard is the body it strikes, the click of the contact and its roughness. By Hertz' law the time
of contact falls with the fifth root of the speed: some 1.8 times from a tap to a hard throw.
"""

from dataclasses import dataclass
from random import Random

from tools.sound_making.modes import Mode, elsewhere, ring
from tools.sound_making.waves import Wave, fading, mixed, noise

SOFTER_CONTACT = 1.8
"""How much longer a soft contact is than a hard one."""


@dataclass(frozen=True, slots=True)
class Rasp:
    """The rough part of a contact: a short burst of noise."""

    low_hz: float
    high_hz: float
    decay_s: float
    level: float


@dataclass(frozen=True, slots=True)
class Body:
    """What is struck, and how it answers."""

    modes: tuple[Mode, ...]
    contact_s: float
    """Of a hard hit."""
    rasp: Rasp
    seconds: float
    after_taps: int = 0
    """How often a cube touches again with another corner, too soon for the physics to tell."""


WOOD = Body(
    modes=(
        Mode(172.0, 0.14, 0.3),
        Mode(285.0, 0.12, 0.5),
        Mode(430.0, 0.1, 0.7),
        Mode(640.0, 0.08, 0.8),
        Mode(910.0, 0.06, 0.9),
        Mode(1340.0, 0.045, 1.0),
        Mode(1900.0, 0.035, 0.9),
        Mode(2700.0, 0.025, 0.8),
        Mode(3600.0, 0.018, 0.6),
    ),
    contact_s=0.00025,
    rasp=Rasp(2000.0, 8000.0, 0.01, 0.4),
    seconds=0.2,
    after_taps=1,
)
"""A table top: many broad plate modes, gone in a sixth of a second, with a clear knock."""

CARD = Body(
    modes=(
        Mode(210.0, 0.06, 0.4),
        Mode(330.0, 0.05, 0.7),
        Mode(520.0, 0.04, 1.0),
        Mode(800.0, 0.03, 0.9),
        Mode(1250.0, 0.02, 0.6),
    ),
    contact_s=0.0006,
    rasp=Rasp(600.0, 3000.0, 0.025, 0.3),
    seconds=0.12,
)
"""The target, two millimetres of board lying on wood: a dry pat."""

FELT = Body(
    modes=(Mode(150.0, 0.07, 0.6), Mode(220.0, 0.06, 1.0), Mode(330.0, 0.04, 0.8)),
    contact_s=0.002,
    rasp=Rasp(200.0, 700.0, 0.04, 0.2),
    seconds=0.12,
)
"""Nearly all is swallowed. Lower would be truer still, and unheard from a laptop."""

SKIN = Body(
    modes=(
        Mode(190.0, 0.05, 0.6),
        Mode(310.0, 0.04, 1.0),
        Mode(480.0, 0.03, 0.7),
        Mode(700.0, 0.02, 0.4),
    ),
    contact_s=0.0013,
    rasp=Rasp(400.0, 1800.0, 0.025, 0.3),
    seconds=0.1,
)
"""A palm: as dull as felt, with a small slap."""

RESIN = Body(
    modes=(
        Mode(620.0, 0.05, 0.12),
        Mode(2350.0, 0.03, 0.5),
        Mode(3300.0, 0.026, 0.8),
        Mode(4650.0, 0.022, 1.0),
        Mode(6400.0, 0.018, 0.9),
        Mode(8700.0, 0.012, 0.6),
    ),
    contact_s=0.00008,
    rasp=Rasp(3000.0, 12000.0, 0.006, 0.25),
    seconds=0.09,
    after_taps=1,
)
"""Die on die: a bright click, and a little of the table below it."""

BODIES = {"wood": WOOD, "card": CARD, "felt": FELT, "skin": SKIN, "resin": RESIN}


def struck(body: Body, luck: Random, *, soft: bool = False) -> Wave:
    """One hit, never quite like another."""
    softness = SOFTER_CONTACT if soft else 1.0
    taps = [(0.0, _contact(body, luck, softness))]
    for number in range(body.after_taps):
        at_s = luck.uniform(0.005, 0.011) * (number + 1)
        taps.append((at_s, luck.uniform(0.15, 0.4) * _contact(body, luck, softness)))
    return mixed(body.seconds, taps)


def _contact(body: Body, luck: Random, softness: float) -> Wave:
    contact_s = body.contact_s * softness * luck.uniform(0.85, 1.2)
    tonal = ring(elsewhere(body.modes, luck), contact_s, body.seconds)
    rasp = body.rasp
    # A soft contact is smooth: its noise is weaker and duller.
    rough = noise(luck, body.seconds, rasp.low_hz / softness, rasp.high_hz / softness)
    return tonal + rasp.level / softness * rough * fading(body.seconds, rasp.decay_s)
