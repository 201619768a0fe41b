"""Each shipped card, played once: it does something, comes to its end, and is where it belongs."""

from collections import Counter
from dataclasses import replace

import pytest

from dexterity.rules.pen.actions import MakeFlick, PassFlick, SpinArrow, UseItem
from dexterity.rules.pen.cards.card import CardId, CardType
from dexterity.rules.pen.effects import EventDrawn, EventsShuffled, EventStopped, ItemUsed
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.piles import without
from dexterity.rules.pen.state import HEALTH, Phase, State
from dexterity.values.stroke import StrokeEnd
from tests.kit.pen_card_files import our_cards
from tests.kit.penning import Duel, plain_board

CARDS = our_cards().cards
GAME = PenGame(CARDS, plain_board(), Options())
STOPPERS = [id_ for id_, card in CARDS.fatras.items() if card.rebus.stops is not None]
USED = [id_ for id_ in CARDS.fatras if id_ not in STOPPERS]
MOST_DECISIONS = 10


def with_next(event: CardId, item: CardId = USED[0]) -> State:
    """The beginning of a game: this will be the first event, both have an item, and not all are
    well."""
    state = GAME.start(1)
    first, second = state.pawns
    return replace(
        state,
        events=(event, *without(state.events, event)),
        fatras=without(without(state.fatras, item), USED[0]),
        pawns=(replace(first, hand=(item,), health=10), replace(second, hand=(USED[0],))),
    )


def settle(game: Duel) -> None:
    """Decides anything until somebody is to flick."""
    for _ in range(MOST_DECISIONS):
        if game.state.phase in (Phase.FLICK, Phase.OVER):
            return
        game.do(game.game.actions(game.state)[0])
    raise AssertionError("it never comes to an end")


def failed_flick(game: Duel) -> None:
    """Whoever's turn it is gets no farther."""
    place = game.state.pawns[game.state.turn].place_mm
    every = (SpinArrow(), PassFlick(), MakeFlick(StrokeEnd.TOO_WEAK, place))
    game.do(next(one for one in every if game.game.why_not(game.state, one) is None))


@pytest.mark.parametrize("event", CARDS.events)
def test_each_event_comes_to_its_end_and_is_filed(event: CardId) -> None:
    game = Duel(GAME, with_next(event))
    failed_flick(game)
    settle(game)
    assert game.all_told(EventDrawn)[0].card == event
    assert len(game.told) > 3
    assert game.state.on_table == ()
    assert Counter((*game.state.events, *game.state.discard))[event] == CARDS[event].count


@pytest.mark.parametrize("item", USED)
def test_each_item_can_be_used_and_goes_back_into_its_pile(item: CardId) -> None:
    game = Duel(GAME, with_next(next(iter(CARDS.events)), item))
    game.do(UseItem(item))
    settle(game)
    assert game.all_told(ItemUsed)[0].card == item
    assert len(game.told) > 1
    first, second = game.state.pawns
    assert item not in first.hand
    assert Counter((*game.state.fatras, *second.hand))[item] == CARDS[item].count


@pytest.mark.parametrize("item", STOPPERS)
def test_each_item_that_stops_events_stops_one(item: CardId) -> None:
    types = (CardType.MONSTER, CardType.WALL)
    wanted = next(type_ for type_ in types if CARDS[item].stops(type_))
    event = next(id_ for id_, card in CARDS.events.items() if card.type is wanted)
    game = Duel(GAME, with_next(event, item))
    failed_flick(game)
    game.do(UseItem(item))
    (stopped,) = game.all_told(EventStopped)
    assert (stopped.card, stopped.item) == (event, item)


def test_each_event_comes_once_before_any_comes_again() -> None:
    """One of those that put themselves under the pile comes after all the others."""
    game = Duel(GAME, GAME.start(3))
    pile = game.state.events
    for _ in pile:
        if game.state.phase is Phase.OVER:
            break
        # Nobody may die of it, come home or miss events.
        pawns = [replace(pawn, health=HEALTH, turns_missed=0) for pawn in game.state.pawns]
        game.state = replace(game.state, pawns=(pawns[0], pawns[1]))
        failed_flick(game)
        settle(game)
    assert Counter(drawn.card for drawn in game.all_told(EventDrawn)) == Counter(pile)
    assert game.all_told(EventsShuffled) == []
