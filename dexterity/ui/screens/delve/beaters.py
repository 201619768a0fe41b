"""Which tiles can get the better of a monster, as far as its card tells that."""

from collections.abc import Iterable

from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.monster import Monster, parity_of
from dexterity.rules.delve.cards.power import Power


def beats_alone(power: Power, monster: Monster) -> bool:
    """By itself, whenever it is met."""
    strength = monster.strength
    match power:
        case can.BeatStrengths(low, high):
            return strength is not None and low <= strength and (high is None or strength <= high)
        case can.BeatParity(parity):
            return parity_of(strength) is parity
        case can.BeatIdentities(identities):
            return monster.id in identities
        case _:
            return False


def beats_maybe(power: Power, monster: Monster) -> bool:  # noqa: PLR0911 - one for each
    """If somebody names it, uses the tile, or is weak enough."""
    parity = parity_of(monster.strength)
    match power:
        case can.BeatNamed():
            return monster.trick is None
        case can.BeatNamedStrength(strengths) | can.BeatWhenWeak(strengths):
            return monster.strength in strengths
        case can.BeatOnce(wanted):
            return bool(monster.strength) and wanted in (None, parity)
        case can.BeatStreak(wanted):
            return bool(monster.strength) and wanted is parity
        case can.BeatRepeats():
            return monster.copies > 1
        case can.Swap():
            return True
        case _:
            return False


def beaters(
    powers: Iterable[tuple[str, Power]], monster: Monster
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of those that do so alone, and of those that may."""
    told = tuple(powers)
    alone = tuple(name for name, power in told if beats_alone(power, monster))
    maybe = tuple(name for name, power in told if beats_maybe(power, monster))
    return alone, maybe
