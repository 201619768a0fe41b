"""Items: kept, used before a flick, played against events, and back into their pile."""

from dexterity.rules.pen.actions import LetHappen, UseItem
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.effects import EventStopped, ItemUsed
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.target import Target
from tests.kit.penning import card, duel, item

SPOON, FORK = item("plus_one"), item("minus_two", Target.OTHER)
SPRAY, TAPE = item("not monster"), item("not wall_to_draw")
TROLL = card("minus_two", type_=CardType.MONSTER)
WALL = card("two_dice wall_to_draw four_in_line", type_=CardType.WALL)


def test_an_item_is_used_before_the_flick_and_the_flick_is_still_to_come() -> None:
    game = duel(hands={0: [SPOON]}, health=(8, 8)).use(SPOON)
    assert game.health == (9, 8)
    assert (game.phase, game.turn) == ("flick", 0)
    assert game.all_told(ItemUsed) == [ItemUsed(PLAYERS[0], SPOON.id)]


def test_as_many_items_as_one_likes_can_be_used() -> None:
    game = duel(hands={0: [SPOON, FORK, SPOON]}, health=(8, 8))
    assert game.use(SPOON).use(FORK).use(SPOON).health == (10, 6)


def test_a_used_item_goes_back_into_the_pile_which_is_shuffled() -> None:
    rest = [item("plus_two"), item("chest"), item("not map")]
    orders = set()
    for seed in range(12):
        game = duel(fatras=rest, hands={0: [SPOON]}, seed=seed).use(SPOON)
        assert sorted(game.state.fatras) == sorted([SPOON.id, *(each.id for each in rest)])
        orders.add(game.state.fatras)
    assert len(orders) > 4


def test_an_item_is_not_in_its_pile_before_it_has_done_its_deed() -> None:
    purse = item("plus two chest")
    game = duel(hands={0: [purse]}).use(purse)
    assert game.hand(0) == []
    assert game.state.fatras == (purse.id,)


def test_an_item_against_the_rival_can_end_the_game() -> None:
    assert duel(hands={0: [FORK]}, health=(15, 2)).use(FORK).result == "0 outlived"


def test_any_monster_can_be_driven_off_by_who_drew_it() -> None:
    game = duel(TROLL, hands={0: [SPRAY]}).flick("f17")
    assert (game.phase, game.state.decides) == ("react", 0)
    game.use(SPRAY)
    assert game.health == (15, 15)
    assert game.all_told(EventStopped) == [EventStopped(PLAYERS[0], TROLL.id, SPRAY.id)]
    assert game.state.discard == (TROLL.id,)
    assert game.state.fatras == (SPRAY.id,)
    assert game.turn == 1


def test_or_be_let_happen() -> None:
    game = duel(TROLL, hands={0: [SPRAY]}).flick("f17").do(LetHappen())
    assert game.health == (13, 15)
    assert game.hand(0) == [SPRAY.id]


def test_the_rival_may_drive_it_off_too_and_is_asked_last() -> None:
    both = card("minus_two", Target.BOTH, CardType.MONSTER)
    game = duel(both, hands={0: [SPRAY], 1: [SPRAY]}).flick("f17").do(LetHappen())
    assert (game.phase, game.state.decides) == ("react", 1)
    game.use(SPRAY)
    assert game.health == (15, 15)
    assert (game.hand(0), game.hand(1)) == ([SPRAY.id], [])


def test_nobody_is_asked_who_has_nothing_against_it() -> None:
    assert duel(TROLL, hands={0: [TAPE, SPOON]}).flick("f17").health == (13, 15)
    assert duel(card("minus_two"), hands={0: [SPRAY]}).flick("f17").health == (13, 15)


def test_a_wall_can_be_kept_from_being_built() -> None:
    game = duel(WALL, hands={1: [TAPE]}).flick("f17")
    assert (game.phase, game.state.decides) == ("react", 1)
    assert game.use(TAPE).walls == []
    assert game.turn == 1


def test_only_what_helps_is_offered_against_an_event() -> None:
    game = duel(TROLL, hands={0: [SPOON, SPRAY, TAPE]}).flick("f17")
    assert set(game.game.actions(game.state)) == {LetHappen(), UseItem(SPRAY.id)}


def test_hands_lie_open() -> None:
    state = duel(hands={0: [SPRAY], 1: [SPOON]}).state
    game = duel(hands={0: [SPRAY], 1: [SPOON]}).game
    for player in PLAYERS:
        assert game.seen_by(state, player).pawns == state.pawns
