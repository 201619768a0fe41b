"""A campaign in figures: what its party has thrown, hit, done and suffered."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import SeatId


@dataclass(frozen=True, slots=True)
class Tale:
    """Grows with every action; what is taken back is not told."""

    throws: int = 0
    hits: int = 0
    damage: int = 0
    """All that monsters and the boss have lost."""
    suffered: int = 0
    heaviest: int = 0
    """The most that one blow took from a monster."""
    hero_of_heaviest: SeatId | None = None
    fatal_blows: int = 0
    epic_blows: int = 0
    coins: int = 0
    falls: int = 0
    retreats: int = 0
    thrower: SeatId | None = None
    """Who threw last."""

    def after(self, effects: Iterable[Effect]) -> "Tale":
        """With what an action brought about."""
        tale = self
        for effect in effects:
            tale = _told(tale, effect)
        return tale

    @property
    def hit_rate(self) -> float:
        """The share of throws that hit; 0 where nothing was thrown."""
        return self.hits / self.throws if self.throws else 0.0


def _told(tale: Tale, effect: Effect) -> Tale:  # noqa: PLR0911 - one for each that is counted
    match effect:
        case came.ThrowJudged(seat=seat, hit=hit):
            return replace(tale, throws=tale.throws + 1, hits=tale.hits + hit, thrower=seat)
        case came.FoeHurt(amount=amount):
            return _with_blow(tale, amount)
        case came.FatalBlow():
            return replace(tale, fatal_blows=tale.fatal_blows + 1)
        case came.HeroHurt(amount=amount):
            return replace(tale, suffered=tale.suffered + amount)
        case came.HeroFell():
            return replace(tale, falls=tale.falls + 1)
        case came.FoeBeaten(epic=True):
            return replace(tale, epic_blows=tale.epic_blows + 1)
        case came.GoldGained(amount=amount):
            return replace(tale, coins=tale.coins + amount)
        case came.Retreated():
            return replace(tale, retreats=tale.retreats + 1)
        case _:
            return tale


def _with_blow(tale: Tale, amount: int) -> Tale:
    tale = replace(tale, damage=tale.damage + amount)
    if amount <= tale.heaviest:
        return tale
    return replace(tale, heaviest=amount, hero_of_heaviest=tale.thrower)
