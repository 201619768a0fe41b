"""Small hard things: a die rattling in a hole, bones, coins, a pick-up, a button's tick."""

from random import Random

from tools.sound_making.impacts import RESIN, SKIN, Body, Rasp, struck
from tools.sound_making.modes import Mode, elsewhere, ring
from tools.sound_making.waves import Wave, mixed

HOLE = Body(
    modes=(
        Mode(410.0, 0.07, 0.6),
        Mode(590.0, 0.08, 1.0),
        Mode(870.0, 0.06, 0.8),
        Mode(1500.0, 0.03, 0.5),
        Mode(2900.0, 0.02, 0.4),
    ),
    contact_s=0.0003,
    rasp=Rasp(1500.0, 5000.0, 0.01, 0.2),
    seconds=0.12,
)
"""Walls of board around a little air: hollow, higher than the table."""

BONE = Body(
    modes=(
        Mode(1150.0, 0.07, 0.8),
        Mode(1780.0, 0.06, 1.0),
        Mode(2900.0, 0.04, 0.7),
        Mode(4200.0, 0.025, 0.5),
    ),
    contact_s=0.00015,
    rasp=Rasp(1500.0, 7000.0, 0.008, 0.2),
    seconds=0.12,
)
"""Dry and hollow: between wood and resin."""

TICK = Body(
    modes=(Mode(1250.0, 0.02, 0.8), Mode(1900.0, 0.015, 1.0), Mode(3100.0, 0.01, 0.5)),
    contact_s=0.0003,
    rasp=Rasp(1200.0, 5000.0, 0.008, 0.3),
    seconds=0.05,
)
"""The point of a pencil on paper: present, and never tiring."""

COIN = (
    Mode(3120.0, 0.55, 0.6),
    Mode(3134.0, 0.5, 0.4),
    Mode(5210.0, 0.5, 1.0),
    Mode(5231.0, 0.45, 0.6),
    Mode(7350.0, 0.4, 0.6),
    Mode(9900.0, 0.3, 0.4),
    Mode(12700.0, 0.2, 0.2),
)
"""A disc of metal. Pairs a little apart beat, as those of every coin that is not quite round."""


def rattle(luck: Random) -> Wave:
    """A die that comes to rest between walls: taps ever nearer and weaker."""
    taps, at_s, gap_s, level = [], 0.0, 0.075, 1.0
    while level > 0.06:
        taps.append((at_s, level * struck(HOLE, luck)))
        at_s += gap_s * luck.uniform(0.75, 1.25)
        gap_s, level = gap_s * 0.82, level * luck.uniform(0.62, 0.8)
    return mixed(0.55, taps)


def bones(luck: Random) -> Wave:
    """Two bones that knock together, and once again."""
    again_s = luck.uniform(0.035, 0.055)
    return mixed(0.18, [(0.0, struck(BONE, luck)), (again_s, 0.45 * struck(BONE, luck))])


def coin(luck: Random) -> Wave:
    """A coin dropped on others: a bright ring, struck twice."""
    first = ring(elsewhere(COIN, luck), 0.00006, 0.5)
    second = ring(elsewhere(COIN, luck), 0.00009, 0.4)
    return mixed(0.5, [(0.0, first), (luck.uniform(0.07, 0.1), 0.5 * second)])


def pick_up(luck: Random) -> Wave:
    """Fingers close around a die: a touch of skin, a nail on resin."""
    nail_s = luck.uniform(0.018, 0.03)
    return mixed(0.1, [(0.0, struck(SKIN, luck)), (nail_s, 0.5 * struck(RESIN, luck, soft=True))])


def tick(luck: Random) -> Wave:
    """A button pressed."""
    return struck(TICK, luck)
