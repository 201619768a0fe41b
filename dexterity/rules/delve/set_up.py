"""The beginning of a game and of every round: shuffled monsters, a fresh adventurer."""

from dataclasses import replace
from typing import Final

from dexterity.luck import luck_for
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import RoundBegun, TurnBegun
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, Seat, State

SPECIALS_IN_A_GAME: Final = 2


def adventurers_of(cards: Cards, options: Options) -> tuple[AdventurerId, ...]:
    """Those who can be chosen, in the order of their file."""
    every = cards.adventurers.values()
    return tuple(one.id for one in every if options.box.has(one.box))


def first_state(cards: Cards, options: Options, seed: int) -> State:
    """The first round, somebody to bid."""
    specials = _drawn_specials(cards, seed) if options.specials else ()
    state = State(
        seed=seed,
        phase=Phase.ADVENTURER,
        decides=_first_player(options, seed),
        round=0,
        first=_first_player(options, seed),
        adventurer=_first_adventurer(cards, options, seed),
        tiles=(),
        seats=(Seat(),) * options.players,
        deck=(),
        specials=specials,
    )
    draft = DelveDraft(state, cards, options)
    begin_round(draft, state.adventurer)
    return draft.state


def begin_round(draft: DelveDraft, adventurer: AdventurerId) -> None:
    """Whoever decides begins, with everything shuffled and this adventurer."""
    state, first = draft.state, draft.state.decides
    draft.change(
        phase=Phase.BID,
        round=state.round + 1,
        first=first,
        adventurer=adventurer,
        tiles=tuple(draft.cards.adventurers[adventurer].tiles),
        seats=tuple(replace(seat, passed=seat.eliminated, turns=0) for seat in state.seats),
        deck=_shuffled(draft, state.round + 1),
        dungeon=(),
        aside=(),
        delver=None,
        delve=None,
    )
    draft.tell(RoundBegun(draft.state.round, adventurer, first), TurnBegun(first))


def _shuffled(draft: DelveDraft, number: int) -> tuple[MonsterId, ...]:
    deck = list(draft.cards.deck(draft.state.specials))
    luck_for(draft.state.seed, "delve", "deck", number).shuffle(deck)
    return tuple(deck)


def _drawn_specials(cards: Cards, seed: int) -> tuple[MonsterId, ...]:
    """In the order of their file, so that it tells nothing."""
    drawn = luck_for(seed, "delve", "specials").sample(cards.specials, SPECIALS_IN_A_GAME)
    return tuple(special for special in cards.specials if special in drawn)


def _first_player(options: Options, seed: int) -> PlayerId:
    if options.first is not None:
        return options.first
    return PlayerId(luck_for(seed, "delve", "first player").randrange(options.players))


def _first_adventurer(cards: Cards, options: Options, seed: int) -> AdventurerId:
    if options.adventurer is not None:
        return options.adventurer
    return luck_for(seed, "delve", "first adventurer").choice(adventurers_of(cards, options))
