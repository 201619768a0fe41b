"""Walls that are drawn in play: their shapes, where they may be, and those that grow."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from dexterity.rules.pen.actions import Action, GrowWall, PassFlick, PlaceWall, Refusal, SpinArrow
from dexterity.rules.pen.board import Board
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import (
    DiceRolled,
    EventDrawn,
    WallDrawn,
    WallForgotten,
    WallGrown,
    WallImpossible,
    WallStuck,
)
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.shapes import placements
from dexterity.rules.pen.sheet.square import Square, big_square
from dexterity.rules.pen.state import DrawnWall
from tests.kit.penning import (
    NOTHING,
    Duel,
    at,
    board_with_corner,
    card,
    duel,
    item,
    named,
    other_card,
    squares,
)

LINE = card("two_dice wall_to_draw four_in_line", type_=CardType.WALL)
BRICKS = card("two_dice wall_to_draw tetromino", type_=CardType.WALL)
MAGIC = card("two_dice wall_to_draw magic_square", type_=CardType.WALL)
FENCE = item("wall_to_draw three_from_position")

# A cell of two squares by two, with one way out.
NOOK = """
+---+---+   .
|       |
+   .   +   .
|
+---+---+---+
"""

# A way of one square's width, with its end near the first player.
CORRIDOR = """
+---+---+---+---+---+   .
|
+---+---+---+---+---+---+
"""


def names(placed: tuple[Square, ...]) -> str:
    return " ".join(map(named, placed))


# Shapes


def test_a_line_of_four_starts_in_its_square_and_goes_four_ways() -> None:
    lines = {names(each) for each in placements(Shape.LINE, (at("h9"),))}
    assert lines == {"h9 i9 j9 k9", "h9 h10 h11 h12", "e9 f9 g9 h9", "h6 h7 h8 h9"}


def test_three_squares_go_straight_away_from_a_position_that_stays_free() -> None:
    found = {names(each) for each in placements(Shape.FROM_POSITION, (at("b17"),))}
    assert found == {"c17 d17 e17", "b14 b15 b16"}


def test_a_magic_wall_is_one_square() -> None:
    assert placements(Shape.MAGIC, squares("a1 b1")) == ((at("a1"),), (at("b1"),))


def test_bricks_are_the_tetrominoes_but_for_the_line_in_all_ways_they_can_lie() -> None:
    found = placements(Shape.TETROMINO, (at("h9"),))
    # A square lies in one way, the two S in two each, T and the two L in four each: 17 in all.
    assert len(found) == 4 * 17
    assert all(at("h9") in each and len(each) == 4 for each in found)
    assert not {*placements(Shape.LINE, (at("h9"),))} & {*found}
    for each in found:
        touching = [sum(other in one.beside() for other in each) for one in each]
        assert min(touching) >= 1, "they hang together"


def test_no_wall_leaves_the_sheet_and_none_is_listed_twice() -> None:
    for shape in Shape:
        found = placements(shape, big_square(6, 1))
        assert all(square.is_on_sheet for each in found for square in each)
        assert len(set(found)) == len(found)


# Drawing one


def asked() -> Duel:
    return duel(LINE).flick("f17")


def offered(game: Duel) -> tuple[Action, ...]:
    return game.game.actions(game.state)


def test_dice_call_the_big_square_and_the_player_picks_the_wall_from_there() -> None:
    game = asked()
    (dice,) = game.all_told(DiceRolled)
    big = set(big_square(dice.red, dice.black))
    assert game.phase == "wall"
    assert game.state.decides == 0
    legal = game.game.legal_walls(game.state)
    assert legal
    assert all(big & set(each) for each in legal)
    game.wall(names(legal[0]))
    assert game.walls == [names(legal[0])]
    assert game.all_told(WallDrawn) == [WallDrawn(PLAYERS[0], legal[0], False)]
    assert game.turn == 1


def test_the_wall_is_there_for_the_pencil() -> None:
    game = asked()
    before = len(game.game.walls(game.state))
    game.wall(names(game.game.legal_walls(game.state)[0]))
    drawn = game.game.walls(game.state)[before:]
    assert len(drawn) == 4, "an outline"
    assert not any(wall.padded for wall in drawn)


def test_whatever_is_not_legal_has_a_reason_and_the_rest_can_be_drawn() -> None:
    game = duel(BRICKS, places="h9 i10").weak()
    legal = set(game.game.legal_walls(game.state))
    for each in game.game.possible_walls(game.state):
        assert (game.game.why_not(game.state, PlaceWall(each)) is None) == (each in legal)


def test_a_fence_is_drawn_by_who_drew_the_card_from_the_targets_position() -> None:
    fence = other_card("wall_to_draw three_from_position", CardType.WALL)
    game = duel(fence, places="b17 j9").flick("f17")
    assert game.state.decides == 0
    assert {names(each) for each in game.game.legal_walls(game.state)} == {
        "j10 j11 j12",
        "j6 j7 j8",
        "k9 l9 m9",
        "g9 h9 i9",
    }


# Where it may not be


def fence_at(
    place: str, other: str = "q2", walls: Iterable[str] = (), board: Board | None = None
) -> Duel:
    game = duel(hands={0: [FENCE]}, places=f"{place} {other}", walls=walls, board=board)
    return game.use(FENCE)


def test_never_over_a_character() -> None:
    game = fence_at("j9", "l9")
    assert game.refused(PlaceWall(squares("k9 l9 m9"))) is Refusal.OVER_CHARACTER


def test_never_over_a_chest_a_potion_or_a_treasure() -> None:
    assert fence_at("e17").refused(PlaceWall(squares("f17 g17 h17"))) is Refusal.OVER_THING
    assert fence_at("c13").refused(PlaceWall(squares("d13 e13 f13"))) is Refusal.OVER_THING
    assert fence_at("a16", "h9").refused(PlaceWall(squares("a17 a18"))) is Refusal.WRONG_SHAPE


def test_never_over_a_wall_that_was_drawn() -> None:
    game = fence_at("j9", walls=["m9"])
    assert game.refused(PlaceWall(squares("k9 l9 m9"))) is Refusal.OVER_WALL


def test_never_so_that_somebody_is_sealed_in() -> None:
    game = fence_at("a1", board=board_with_corner(NOOK))
    assert game.refused(PlaceWall(squares("b1 c1 d1"))) is Refusal.SEALS_IN


def test_never_so_that_the_rival_is_sealed_in_either() -> None:
    game = fence_at("f1", "a2", board=board_with_corner(NOOK))
    assert game.refused(PlaceWall(squares("c1 d1 e1"))) is Refusal.SEALS_IN


def test_never_so_that_a_cell_cannot_be_reached() -> None:
    # The only door of the first cell is from d17 to c17.
    game = fence_at("d14")
    assert game.refused(PlaceWall(squares("d15 d16 d17"))) is Refusal.SEALS_IN


def test_never_so_that_nothing_is_left_of_a_cell() -> None:
    game = duel(places="h9 j9", walls=["a16 b16 c16 a17 b17 a18 b18"])
    first, second = game.state.pawns
    robbed = replace(game.state, pawns=(first, replace(second, has_treasure=True)))
    passage = passage_of(game.game.board, robbed)
    assert passage.stays_open(squares("c18"))
    assert not passage.stays_open(squares("c17 c18"))


def test_never_so_that_a_treasure_that_lies_in_its_cell_cannot_be_reached() -> None:
    # It lies at a18, in a corner of its cell: with a17 and b18 walled, nobody gets there.
    game = duel(places="h9 j9", walls=["a17"])
    assert not passage_of(game.game.board, game.state).stays_open(squares("b18"))
    first, second = game.state.pawns
    robbed = replace(game.state, pawns=(first, replace(second, has_treasure=True)))
    assert passage_of(game.game.board, robbed).stays_open(squares("b18"))


def test_a_gap_between_two_corners_is_no_way() -> None:
    # Out of the nook leads c1; with c2 and d1 walled, only the corner of d2 touches it.
    corner = board_with_corner(NOOK)
    assert PlaceWall(squares("d1 e1 f1")) in offered(fence_at("g1", "a2", board=corner))
    game = fence_at("g1", "a2", walls=["c2"], board=corner)
    assert game.refused(PlaceWall(squares("d1 e1 f1"))) is Refusal.SEALS_IN


def test_a_way_of_one_square_is_enough() -> None:
    assert PlaceWall(squares("d11 d12 d13")) in offered(fence_at("d14"))


def test_another_shape_or_another_place_than_the_card_says_is_refused() -> None:
    game = asked()
    legal = game.game.legal_walls(game.state)[0]
    assert game.refused(PlaceWall(legal[:3])) is Refusal.WRONG_SHAPE
    assert game.refused(PlaceWall(tuple(reversed(legal)))) is Refusal.WRONG_SHAPE


def test_who_is_in_a_nook_anyway_keeps_nobody_from_drawing() -> None:
    # A pencil has slipped into a1, from where no way leads.
    game = fence_at("j9", "a1", walls=["a2", "b1"])
    assert PlaceWall(squares("k9 l9 m9")) in offered(game)


def test_without_a_legal_place_the_card_is_discarded_and_says_so() -> None:
    board = board_with_corner(CORRIDOR)
    fence = card("wall_to_draw three_from_position", type_=CardType.WALL)
    game = duel(fence, places="a1 q2", walls=["a2"], board=board).weak()
    assert game.all_told(WallImpossible) == [WallImpossible(fence.id)]
    assert game.state.discard == (fence.id,)
    assert game.walls == ["a2"]
    assert game.turn == 1


def test_an_item_without_a_legal_place_goes_back_into_its_pile() -> None:
    board = board_with_corner(CORRIDOR)
    game = duel(hands={0: [FENCE]}, places="a1 q2", walls=["a2"], board=board).use(FENCE)
    assert game.all_told(WallImpossible) == [WallImpossible(FENCE.id)]
    assert game.state.fatras == (FENCE.id,)
    assert game.phase == "flick"


def test_where_the_treasure_is_gone_its_square_may_be_walled() -> None:
    wall = PlaceWall(squares("r1 r2 r3"))
    assert fence_at("r4").game.why_not(fence_at("r4").state, wall) is Refusal.OVER_THING
    game = duel(hands={0: [FENCE]}).flick("r4 over r1", "k5").use(FENCE)
    assert wall in offered(game)


# Magic walls


def magic() -> Duel:
    game = duel(MAGIC).flick("f17")
    middle = next(
        each for each in game.game.legal_walls(game.state) if len(list(each[0].beside())) == 4
    )
    return game.wall(names(middle))


def beside(game: Duel) -> list[str]:
    actions = game.game.actions(game.state)
    return [named(each.square) for each in actions if isinstance(each, GrowWall)]


def test_a_magic_wall_grows_from_its_last_square_in_every_turn() -> None:
    game = magic()
    assert game.all_told(WallDrawn)[0].growing
    first = beside(game)[0]
    game.grow(first)
    assert beside(game) == [], "once a turn"
    game.flick("k5")
    assert set(map(at, beside(game))) <= set(at(first).beside())
    game.grow(beside(game)[0])
    assert len(game.state.walls[0].squares) == 3
    assert [told.player for told in game.all_told(WallGrown)] == [1, 0]


def test_the_player_who_drew_it_need_not_add_to_it_at_once() -> None:
    game = magic()
    assert game.turn == 1
    assert game.state.walls[0].growing


def test_a_forgotten_magic_wall_stops_for_good() -> None:
    game = magic()
    square = beside(game)[0]
    game.flick("k5")
    assert game.all_told(WallForgotten) == [WallForgotten(PLAYERS[1], 0)]
    assert beside(game) == []
    assert game.refused(GrowWall(0, at(square))) is Refusal.NO_SUCH_WALL
    assert game.flick("f18").all_told(WallForgotten) == [WallForgotten(PLAYERS[1], 0)]


@pytest.mark.parametrize("line", ["not flick", "flick > arrow"])
def test_a_turn_without_a_flick_is_no_excuse(line: str) -> None:
    game = duel(MAGIC, hands={0: [item(line, Target.OTHER)]}).use(item(line, Target.OTHER))
    game.flick("f17")
    game.wall(names(game.game.legal_walls(game.state)[0]))
    game.do(PassFlick() if line == "not flick" else SpinArrow())
    assert len(game.all_told(WallForgotten)) == 1


def test_a_turn_that_does_not_take_place_is_one() -> None:
    nap = item("not turn", Target.OTHER)
    game = duel(MAGIC, hands={0: [nap]}).use(nap).flick("f17")
    game.wall(names(game.game.legal_walls(game.state)[0]))
    assert game.turn == 0
    assert game.all_told(WallForgotten) == []
    assert beside(game)


def hemmed_in(options: Options | None = None) -> Duel:
    """A magic wall at h9: walls on three sides of it, and the rival on the fourth."""
    game = duel(places="d10 h10", walls=["g9 h8 i9"], options=options)
    hungry = DrawnWall((at("h9"),), growing=True)
    game.state = replace(game.state, walls=(*game.state.walls, hungry))
    return game


def test_a_magic_wall_with_nowhere_to_go_was_not_forgotten() -> None:
    game = hemmed_in().flick("d11")
    assert game.all_told(WallStuck) == [WallStuck(1)]
    assert game.all_told(WallForgotten) == []


def test_a_magic_wall_that_was_stuck_grows_again_when_there_is_room() -> None:
    game = hemmed_in().flick("d11")
    assert beside(game) == []
    game.flick("j12")
    assert beside(game) == ["h10"], "the rival has gone"
    game.grow("h10", wall=1).flick("d12")
    assert game.walls[1] == "h9 h10"
    assert game.all_told(WallForgotten) == []
    assert len(game.all_told(WallStuck)) == 1, "told once, though it had no room for two turns"


def test_a_magic_wall_that_has_room_again_can_be_forgotten_as_any() -> None:
    game = hemmed_in().flick("d11", "j12", "d12")
    assert game.all_told(WallForgotten) == [WallForgotten(PLAYERS[0], 1)]
    assert beside(game) == []


def test_by_the_first_edition_a_stuck_wall_never_grew_again() -> None:
    game = hemmed_in(Options(edition=Edition.FIRST)).flick("d11", "j12")
    assert beside(game) == []
    assert game.all_told(WallStuck) == [WallStuck(1)]


def test_a_magic_wall_grows_neither_over_anybody_nor_into_a_way_out() -> None:
    game = magic()
    square = game.state.walls[0].squares[-1]
    over = next(iter(square.beside()))
    pawn = game.state.pawns[0]
    moved = replace(pawn, place_mm=over.middle_mm)
    game.state = replace(game.state, pawns=(moved, game.state.pawns[1]))
    assert game.refused(GrowWall(0, over)) is Refusal.OVER_CHARACTER


# The fun option


def test_for_fun_each_draws_a_wall_first() -> None:
    events = [LINE, NOTHING, BRICKS]
    game = duel(*events)
    fun = PenGame(game.game.cards, game.game.board, Options(fun=True))
    played = Duel(fun, fun.start(3))
    assert played.phase == "wall"
    assert played.state.decides == 0
    played.wall(names(fun.legal_walls(played.state)[0]))
    assert played.state.decides == 1
    assert played.phase == "wall"
    played.wall(names(fun.legal_walls(played.state)[0]))
    assert (played.phase, played.turn, len(played.walls)) == ("flick", 0, 2)
    assert sorted(played.state.discard) == sorted([LINE.id, BRICKS.id])
    assert played.all_told(EventDrawn) == [], "that was at the start"


def test_for_fun_walls_are_those_that_dice_call() -> None:
    beside = card("wall_to_draw three_from_position", type_=CardType.WALL)
    game = duel(beside, NOTHING, BRICKS, LINE).game
    fun = PenGame(game.cards, game.board, Options(fun=True))
    for seed in range(8):
        state = fun.start(seed)
        assert state.dice is not None
        assert beside.id in state.events


def test_who_begins_draws_first() -> None:
    game = duel(LINE, BRICKS).game
    fun = PenGame(game.cards, game.board, Options(fun=True, first=PLAYERS[1]))
    assert fun.start(3).decides == 1


def test_a_pile_without_walls_leaves_the_fun_out() -> None:
    game = duel().game
    fun = PenGame(game.cards, game.board, Options(fun=True))
    assert fun.start(3).phase == "flick"
