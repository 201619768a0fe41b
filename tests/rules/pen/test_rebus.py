"""The grammar of rebuses: what every idiom means, and what means nothing."""

from itertools import chain

import pytest

from dexterity.rules.pen.rebus import conditions as when
from dexterity.rules.pen.rebus import deeds as do
from dexterity.rules.pen.rebus.conditions import If, OnFlick, Question
from dexterity.rules.pen.rebus.deeds import Deed, FlickTerm, Handicap, Stop
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import CONDITIONS, DEEDS, Icons
from dexterity.rules.pen.rebus.parsing import FlawKind, RebusFlaw, parse
from dexterity.rules.pen.rebus.rebus import Box, Deeds, Phrase, Rebus
from dexterity.rules.pen.rebus.target import TARGETS, Target
from tests.kit.penning import boxes


def read(line: str) -> tuple[Box, ...]:
    rebus = parse(boxes(line))
    assert isinstance(rebus, Rebus), rebus
    return rebus.boxes


def deeds(*deeds: Deed) -> Deeds:
    return Deeds(tuple(map(Phrase, deeds)))


def test_one_box_acts_now() -> None:
    assert read("minus_two") == (deeds(do.Lose(2)),)


def test_two_boxes_are_a_condition_and_what_follows() -> None:
    numb = deeds(do.Hinder(Handicap.LEFT_HAND))
    assert read("flick > left_hand") == (OnFlick(), numb)


def test_three_boxes_are_a_sequence() -> None:
    sacrifice = (OnFlick(), If(Question.HIT_WALL, False), deeds(do.Lose(3)))
    assert read("flick > not wall > minus_three") == sacrifice


def test_a_box_may_hold_several_deeds_in_their_order() -> None:
    goblin = (deeds(do.Lose(1), do.DropItems(1)),)
    assert read("minus_one minus one item") == goblin


def test_a_player_before_a_deed_says_for_whom_it_is() -> None:
    vampire = Deeds((Phrase(do.Lose(1)), Phrase(do.Gain(1), Target.SELF)))
    assert read("minus_one self plus_one") == (vampire,)


def test_the_longest_idiom_is_meant() -> None:
    assert read("one_die plus_two minus_two") == (deeds(do.Gamble(2)),)
    assert read("two_dice wall_to_draw tetromino plus_one")[0] == deeds(
        do.DrawWall(do.Shape.TETROMINO), do.Gain(1)
    )
    assert read("position both") == (deeds(do.Swap()),)


def test_no_wall_is_a_question_in_the_middle_and_a_boon_at_the_end() -> None:
    assert read("flick > not wall > plus_one")[1] == If(Question.HIT_WALL, False)
    assert read("flick > not wall")[1] == deeds(do.PadWalls())


@pytest.mark.parametrize("icons", DEEDS, ids=" ".join)
def test_every_deed_can_be_said(icons: Icons) -> None:
    deed = DEEDS[icons]
    line = " ".join(icons)
    before = "flick > " if isinstance(deed, FlickTerm) else ""
    assert read(before + line)[-1] == deeds(deed)


@pytest.mark.parametrize("icons", CONDITIONS, ids=" ".join)
def test_every_condition_can_be_said(icons: Icons) -> None:
    condition = CONDITIONS[icons]
    asks_wall = isinstance(condition, If) and condition.question is Question.HIT_WALL
    line = f"{'flick > ' if asks_wall else ''}{' '.join(icons)} > plus_one"
    assert read(line)[-2] == condition


def test_every_icon_means_something_and_every_word_has_icons() -> None:
    said = {*chain.from_iterable((*DEEDS, *CONDITIONS)), *TARGETS}
    assert said == set(Icon)
    assert {type(deed) for deed in DEEDS.values()} == set(Deed.__args__)
    assert {type(asked) for asked in CONDITIONS.values()} == set(when.Condition.__args__)
    asked = {each.question for each in CONDITIONS.values() if isinstance(each, If)}
    assert asked == set(Question)


@pytest.mark.parametrize(
    ("line", "kind", "box"),
    [
        ("plus_one > plus_one > plus_one > plus_one", FlawKind.BOXES, 0),
        (" > plus_one", FlawKind.EMPTY, 0),
        ("chest >", FlawKind.EMPTY, 1),
        ("plus", FlawKind.MEANINGLESS, 0),
        ("plus_one not", FlawKind.MEANINGLESS, 0),
        ("self", FlawKind.MEANINGLESS, 0),
        ("self other plus_one", FlawKind.MEANINGLESS, 0),
        ("flick > near_wall", FlawKind.MEANINGLESS, 1),
        ("flick", FlawKind.MEANINGLESS, 0),
        ("plus_one > plus_one", FlawKind.NO_CONDITION, 0),
        ("left_hand", FlawKind.TERM_WITHOUT_FLICK, 0),
        ("flick > left_hand plus_one", FlawKind.TERM_WITHOUT_FLICK, 1),
        ("flick > other left_hand", FlawKind.TERM_WITHOUT_FLICK, 1),
        ("flick > wall > left_hand", FlawKind.TERM_WITHOUT_FLICK, 2),
        ("wall > plus_one", FlawKind.WALL_WITHOUT_FLICK, 0),
        ("plus_one > not wall > plus_one", FlawKind.WALL_WITHOUT_FLICK, 1),
        ("not monster plus_one", FlawKind.STOP_AMONG_OTHERS, 0),
        ("flick > not monster", FlawKind.STOP_AMONG_OTHERS, 1),
        ("flick > under_pile", FlawKind.UNDER_TOO_LATE, 1),
        ("two turn > under_pile", FlawKind.UNDER_TOO_LATE, 1),
    ],
)
def test_what_means_nothing_is_told_with_its_box(line: str, kind: FlawKind, box: int) -> None:
    assert parse(boxes(line)) == RebusFlaw(kind, box)


def test_no_boxes_mean_nothing() -> None:
    assert parse(()) == RebusFlaw(FlawKind.BOXES)


def test_a_rebus_that_stops_events_says_which() -> None:
    rebus = parse(boxes("not monster"))
    assert isinstance(rebus, Rebus)
    assert rebus.stops is do.Stopped.MONSTER
    assert rebus.boxes == (deeds(Stop(do.Stopped.MONSTER)),)


@pytest.mark.parametrize("handicap", Handicap)
def test_left_handers_are_asked_for_the_other_hand_and_twice_for_the_same(
    handicap: Handicap,
) -> None:
    changed = {
        Handicap.LEFT_HAND: Handicap.RIGHT_HAND,
        Handicap.RIGHT_HAND: Handicap.LEFT_HAND,
        Handicap.CARD_IN_LEFT_HAND: Handicap.CARD_IN_RIGHT_HAND,
        Handicap.CARD_IN_RIGHT_HAND: Handicap.CARD_IN_LEFT_HAND,
    }
    assert handicap.mirrored is changed.get(handicap, handicap)
    assert handicap.mirrored.mirrored is handicap
