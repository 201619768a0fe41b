"""What an action would lead to, as far as anybody may know: the rules are asked, on a copy."""

from collections.abc import Iterator
from dataclasses import dataclass

from dexterity.rules.fighter.actions import Action, LetCount
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import Phase, SeatId, State

Whose = SeatId | str
"""A hero's seat, or one of the words below."""

FOE, GOLD, DICE = "foe", "gold", "dice"


@dataclass(frozen=True, slots=True)
class Change:
    """A number that would be another one."""

    whose: Whose
    now: int
    then: int


def changes(before: State, after: State) -> tuple[Change, ...]:
    """All numbers that differ: the monster's health first, then each hero's, then the chest."""
    return tuple(change for change in _compared(before, after) if change.now != change.then)


def _compared(before: State, after: State) -> Iterator[Change]:
    yield Change(FOE, _foe_health(before, before), _foe_health(after, before))
    for at, (one, other) in enumerate(zip(before.party, after.party, strict=True)):
        yield Change(SeatId(at), one.health, other.health)
    yield Change(GOLD, before.gold, after.gold)
    yield Change(DICE, before.white_dice, after.white_dice)


def _foe_health(state: State, before: State) -> int:
    """Of the monster that was fought before; one that is gone has been beaten."""
    if before.fight is None:
        return 0
    if state.fight is None:
        return 0
    same = state.fight.foe == before.fight.foe
    return max(0, state.fight.health) if same else before.fight.health


def leads_to(game: FighterGame, state: State, action: Action) -> tuple[Change, ...]:
    """What an action changes by itself."""
    return changes(state, game.apply(state, action).state)


def counted(game: FighterGame, state: State) -> tuple[Change, ...]:
    """What the throw that lies there does if it counts now."""
    return leads_to(game, state, LetCount())


def counted_after(game: FighterGame, state: State, action: Action) -> tuple[Change, ...] | None:
    """What it would do after an action, where that is another thing; None if it is thrown again.

    Where it makes no difference to the throw, what the action does by itself.
    """
    after = game.apply(state, action).state
    if after.phase is Phase.THROW:
        return None
    if after.phase is not Phase.JUDGED:
        return changes(state, after)
    plain = set(counted(game, state))
    then = changes(state, game.apply(after, LetCount()).state)
    new = tuple(change for change in then if change not in plain)
    spared = {change.whose for change in plain} - {change.whose for change in then}
    kept = tuple(
        Change(change.whose, change.now, change.now)
        for change in counted(game, state)
        if change.whose in spared
    )
    return new + kept or changes(state, after)
