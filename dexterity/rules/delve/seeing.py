"""What a seat may know of a game, and what it can reckon from that."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Laid, Phase, State

REVEALED = frozenset({Phase.ADVENTURER, Phase.OVER})
"""In these a round is over, and what was set aside lies open."""


def seen_by(state: State, player: PlayerId | None) -> State:
    """Hidden is what another player drew, what nobody drew, and all luck to come. None is somebody
    who only looks on: what lies open for all."""
    mine = state.decides == player
    return replace(
        state,
        seed=0,
        deck=(HIDDEN,) * len(state.deck),
        drawn=state.drawn if mine or state.drawn is None else HIDDEN,
        dungeon=tuple(_seen_laid(one, player) for one in state.dungeon),
        aside=state.aside
        if state.phase in REVEALED
        else tuple(_seen_aside(one, player) for one in state.aside),
    )


def unseen_monsters(cards: Cards, seen: State) -> tuple[MonsterId, ...]:
    """All that the hidden cards of a view can be, each as often as it is among them: the whole deck
    without what is seen."""
    left = Counter(cards.deck(seen.specials))
    left.subtract(each for each in _shown(seen) if each != HIDDEN)
    return tuple(left.elements())


def imagined(seen: State, hidden: Sequence[MonsterId]) -> State:
    """A view with its hidden cards filled in, in the order dungeon, set aside, drawn, deck; there
    have to be as many as are hidden."""
    left = iter(hidden)

    def filled(monster: MonsterId) -> MonsterId:
        return next(left) if monster == HIDDEN else monster

    return replace(
        seen,
        dungeon=tuple(replace(one, monster=filled(one.monster)) for one in seen.dungeon),
        aside=tuple(replace(one, monster=filled(one.monster)) for one in seen.aside),
        drawn=None if seen.drawn is None else filled(seen.drawn),
        deck=tuple(map(filled, seen.deck)),
    )


def _seen_laid(laid: Laid, player: PlayerId | None) -> Laid:
    return laid if laid.by == player else replace(laid, monster=HIDDEN)


def _seen_aside(aside: Aside, player: PlayerId | None) -> Aside:
    return aside if aside.by == player else replace(aside, monster=HIDDEN)


def _shown(seen: State) -> Iterator[MonsterId]:
    """Every card of a view that can be counted, hidden ones too."""
    yield from seen.deck
    yield from (laid.monster for laid in seen.dungeon)
    yield from (aside.monster for aside in seen.aside)
    if seen.drawn is not None:
        yield seen.drawn
    if seen.delve is not None:
        yield from (met.facing.monster for met in seen.delve.met)
        if seen.delve.facing is not None:
            yield seen.delve.facing.monster
