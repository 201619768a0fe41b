"""A match being played: what screens ask it, and what they do through it."""

from dexterity.rules.delve import actions as do
from dexterity.rules.delve import effects as came
from dexterity.rules.delve.actions import Refusal
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import HIDDEN
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from dexterity.values.skill import Skill
from tests.kit.delving import delve_game, delving
from tests.kit.recorded_delves import SEATS, match_of, thrown

ADA, BLAISE = PlayerId(0), PlayerId(1)
TORCH = TileId("torch")


def bidding(*seats: Seat) -> DelveMatch:
    """Ada begins, with the warrior."""
    game = delve_game("warrior", players=len(seats) or 2)
    course = DelveCourse.standing(delve_box(), game, seats or SEATS[:2], game.start(3))
    return DelveMatch(course)


def test_what_is_done_is_told_and_the_next_one_decides() -> None:
    match = bidding()
    assert (match.decides, match.seat.name) == (ADA, "Ada")
    (drawn,) = match.do(do.DrawMonster())
    assert drawn == came.MonsterDrawn(ADA, match.state.drawn or HIDDEN)
    added, turn = match.do(do.AddToDungeon())
    assert isinstance(added, came.MonsterAdded)
    assert turn == came.TurnBegun(BLAISE)
    assert (match.decides, match.seat.name) == (BLAISE, "Blaise")


def test_what_is_refused_changes_nothing() -> None:
    match = bidding()
    state, log = match.state, match.course.log_for(None)
    assert match.why_not(do.AddToDungeon()) is Refusal.NOT_NOW
    assert match.do(do.AddToDungeon()) == ()
    assert match.state is state
    assert match.course.log_for(None) == log


def test_only_who_drew_a_card_sees_it() -> None:
    match = bidding()
    match.do(do.DrawMonster())
    drawn = match.state.drawn
    assert match.seen(ADA).drawn == drawn
    assert match.seen(BLAISE).drawn == match.seen(None).drawn == HIDDEN


# --- throws -------------------------------------------------------------------------------------


def test_a_monster_that_no_tile_beats_can_be_thrown_at() -> None:
    match = match_of(delving("warrior", "goblin goblin", dexterity=True))
    assert not match.game.awaits_throw(match.state)
    match.do(do.TurnCard())
    assert match.course.throw is not None
    assert match.course.throw.table().target is not None
    first = match.course.throw_seed
    made, *_ = match.make_throw(thrown(0))
    assert isinstance(made, came.ThrowMade)
    assert made.verdict == thrown(0).verdict
    match.do(do.TurnCard())
    assert match.course.throw_seed != first


def test_without_the_option_nobody_throws() -> None:
    match = match_of(delving("warrior", "goblin goblin"))
    match.do(do.TurnCard())
    assert match.course.throw is None
    state = match.state
    assert match.make_throw(thrown(0)) == ()
    assert match.state is state


# --- taking back --------------------------------------------------------------------------------


def test_where_a_card_went_can_be_taken_back_but_not_that_it_was_seen() -> None:
    match = bidding()
    match.do(do.DrawMonster())
    assert not match.can_undo
    drawn = match.state
    match.do(do.SetAside(TORCH))
    assert match.course.undoes == ADA
    match.undo()
    assert match.state == drawn
    assert match.course.log_for(None)[-1] == came.MonsterDrawn(ADA, HIDDEN)
    assert not match.can_undo


def test_a_pass_can_be_taken_back_before_the_next_one_moves() -> None:
    match = bidding(*SEATS)
    match.do(do.DrawMonster())
    match.do(do.AddToDungeon())
    match.do(do.Pass())
    assert (match.decides, match.course.undoes) == (PlayerId(2), BLAISE)
    passed = match.state
    match.undo()
    assert (match.decides, match.course.undoes) == (BLAISE, ADA)
    match.do(do.Pass())
    assert match.state == passed
    match.do(do.Pass())
    assert (match.state.delver, match.course.undoes) == (ADA, PlayerId(2))
    match.undo()
    assert match.state == passed
    match.do(do.DrawMonster())
    assert not match.can_undo


def test_a_card_that_was_turned_is_final() -> None:
    match = match_of(delving("barbarian", "goblin lich orc", "torch vorpal_axe"))
    match.do(do.TurnCard())
    assert not match.can_undo
    match.do(do.TurnCard())
    assert match.state.phase is Phase.USE_TILE
    asked = match.state
    match.do(do.UseTile(TileId("vorpal_axe")))
    match.undo()
    assert match.state == asked
    match.do(do.Decline())
    match.do(do.TurnCard())
    assert not match.can_undo


def test_a_throw_is_final() -> None:
    match = match_of(delving("warrior", "goblin goblin", dexterity=True))
    match.do(do.TurnCard())
    match.make_throw(thrown(0))
    assert not match.can_undo


def test_the_end_of_a_round_is_final() -> None:
    """What was set aside lies open then."""
    match = match_of(delving("barbarian", "golem", "vorpal_axe"))
    match.do(do.TurnCard())
    match.do(do.UseTile(TileId("vorpal_axe")))
    assert match.state.phase is Phase.ADVENTURER
    assert not match.can_undo


def test_nobody_takes_back_what_the_computer_did() -> None:
    match = bidding(Seat("Deep Dungeon", Skill.EXPERT), SEATS[1])
    assert match.computer_acts
    match.do(do.DrawMonster())
    match.do(do.AddToDungeon())
    assert not match.can_undo
    assert not match.computer_acts
