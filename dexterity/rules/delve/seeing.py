"""What a seat may know of a game, and what it can reckon from that."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Laid, Phase, State

REVEALED = frozenset({Phase.ADVENTURER, Phase.OVER})
"""In these a round is over, and all that was laid face down lies open."""


def seen_by(state: State, player: PlayerId | None) -> State:
    """Hidden is what another player drew, what nobody drew, which specials have joined before they
    turn up, and all luck to come. None is somebody who only looks on: what lies open for all."""
    mine, over = state.decides == player, state.phase in REVEALED
    seen = replace(
        state,
        seed=0,
        deck=(HIDDEN,) * len(state.deck),
        drawn=state.drawn if mine or state.drawn is None else HIDDEN,
        dungeon=state.dungeon if over else tuple(_seen_laid(one, player) for one in state.dungeon),
        aside=state.aside if over else tuple(_seen_aside(one, player) for one in state.aside),
    )
    return replace(seen, specials=_seen_specials(seen)) if state.specials else seen


@dataclass(frozen=True, slots=True)
class Unseen:
    """All that the hidden cards of a view can be."""

    certain: tuple[MonsterId, ...]
    """Each as often as it is among them: all that are known to play, without what is seen."""
    maybe: tuple[MonsterId, ...] = ()
    """Special monsters of which nobody knows yet whether they have joined."""
    joined: int = 0
    """How many of those have."""

    @property
    def count(self) -> int:
        """Of the hidden cards."""
        return len(self.certain) + self.joined


def unseen_monsters(cards: Cards, seen: State) -> Unseen:
    """What the hidden cards of a view can be, in no order that tells anything."""
    left = Counter(cards.deck(seen.specials))
    left.subtract(each for each in _shown(seen) if each != HIDDEN)
    joined = seen.specials.count(HIDDEN)
    maybe = tuple(one for one in cards.specials if one not in seen.specials) if joined else ()
    return Unseen(tuple(left.elements()), maybe, joined)


def imagined(seen: State, hidden: Sequence[MonsterId], specials: Sequence[MonsterId] = ()) -> State:
    """A view with its hidden cards filled in, in the order dungeon, set aside, drawn, deck; there
    have to be as many as are hidden. `specials`: those among them that have joined unseen."""
    left = iter(hidden)

    def filled(monster: MonsterId) -> MonsterId:
        return next(left) if monster == HIDDEN else monster

    known = (one for one in seen.specials if one != HIDDEN)
    return replace(
        seen,
        specials=(*known, *specials),
        dungeon=tuple(replace(one, monster=filled(one.monster)) for one in seen.dungeon),
        aside=tuple(replace(one, monster=filled(one.monster)) for one in seen.aside),
        drawn=None if seen.drawn is None else filled(seen.drawn),
        deck=tuple(map(filled, seen.deck)),
    )


def _seen_laid(laid: Laid, player: PlayerId | None) -> Laid:
    return laid if laid.by == player else replace(laid, monster=HIDDEN)


def _seen_aside(aside: Aside, player: PlayerId | None) -> Aside:
    return aside if aside.by == player else replace(aside, monster=HIDDEN)


def _seen_specials(seen: State) -> tuple[MonsterId, ...]:
    """Those that have turned up, for all or for the one who looks; then as many as have not."""
    known = {*seen.turned_up, *_shown(seen)} - {HIDDEN}
    shown = tuple(one for one in seen.specials if one in known)
    return shown + (HIDDEN,) * (len(seen.specials) - len(shown))


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
