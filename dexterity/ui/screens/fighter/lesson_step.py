"""How far the first fight has come, and what is to be learnt now."""

from enum import StrEnum

from dexterity.rules.fighter.state import Fight, Phase, State
from dexterity.session.fighter.lesson import COMRADE, LEARNER, WEAPON
from dexterity.ui.screens.fighter.fight_beat import hero_face

ARMED_AT = 2
"""Throws after which the weapon is explained: one's own, and the comrade's."""


class Step(StrEnum):
    """What is being learnt; the catalogue has a sentence and a smaller one for each."""

    DIE = "die"
    THROW = "throw"
    HIT = "hit"
    SYMBOL = "symbol"
    MISS = "miss"
    WATCH = "watch"
    WATCH_MISS = "watch_miss"
    WEAPON = "weapon"
    ARMED_DIE = "armed_die"
    ARMED_THROW = "armed_throw"
    ARMED_HIT = "armed_hit"
    NEXT_DIE = "next_die"
    NO_DICE = "no_dice"

    @property
    def points_at(self) -> tuple[str, ...]:
        """The widgets that are meant."""
        return POINTS_AT.get(self, ())


POINTS_AT = {
    Step.DIE: ("die/red", "die/green", "die/blue"),
    Step.ARMED_DIE: ("die/red", "die/green", "die/blue"),
    Step.HIT: ("count",),
    Step.SYMBOL: ("count",),
    Step.MISS: ("count",),
    Step.ARMED_HIT: ("count",),
    Step.WATCH_MISS: (hero_face(COMRADE), "foe"),
    Step.WEAPON: (f"weapon/{WEAPON}",),
}


def step_of(state: State, *, throws: int, armed: bool, hit: bool) -> Step:
    """What the moment is good for. `throws`: so far; `armed`: the weapon is, or would be, used;
    `hit`: the throw that lies there."""
    fight = state.fight
    if fight is None or fight.turn != LEARNER:
        missed = state.phase is Phase.JUDGED and not hit
        return Step.WATCH_MISS if missed else Step.WATCH
    match state.phase:
        case Phase.THROW:
            return Step.ARMED_THROW if armed else Step.THROW
        case Phase.JUDGED:
            return _judged(state, armed=armed, hit=hit)
        case _:
            return _choosing(fight, throws=throws, armed=armed)


def _choosing(fight: Fight, *, throws: int, armed: bool) -> Step:
    if not fight.left:
        return Step.NO_DICE
    if throws == ARMED_AT:
        return Step.ARMED_DIE if armed else Step.WEAPON
    return Step.NEXT_DIE if throws else Step.DIE


def _judged(state: State, *, armed: bool, hit: bool) -> Step:
    if not hit:
        return Step.MISS
    if armed:
        return Step.ARMED_HIT
    return Step.SYMBOL if _wakes(state) else Step.HIT


def _wakes(state: State) -> bool:
    attack = None if state.fight is None else state.fight.attack
    return attack is not None and attack.woken is not None
