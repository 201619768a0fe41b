"""Claims: what a throw has only one of."""

from types import MappingProxyType

from dexterity.hand.dare.choice import all_pieces
from dexterity.hand.dare.claims import FLIES, HELD, SLIDES, Claims, Thing, exclude_each_other

NOTHING: Claims = MappingProxyType({})


def test_who_claims_nothing_gets_along_with_all() -> None:
    assert not exclude_each_other(NOTHING, {Thing.LAUNCH: HELD})
    assert not exclude_each_other({Thing.COURSE: SLIDES}, NOTHING)


def test_two_that_want_the_same_thing_alike_get_along() -> None:
    assert not exclude_each_other(
        {Thing.LAUNCH: HELD}, {Thing.LAUNCH: HELD, Thing.HOLD: "both hands"}
    )


def test_two_that_want_the_same_thing_otherwise_exclude_each_other() -> None:
    assert exclude_each_other({Thing.COURSE: FLIES}, {Thing.COURSE: SLIDES})


def test_one_thing_wanted_otherwise_is_enough() -> None:
    one = {Thing.LAUNCH: HELD, Thing.PLACE: "here"}
    assert exclude_each_other(one, {Thing.LAUNCH: HELD, Thing.PLACE: "there"})


def test_it_does_not_matter_who_asks_first_and_nobody_excludes_itself() -> None:
    pieces = all_pieces().values()
    for one in pieces:
        assert not exclude_each_other(one.claims, one.claims)
        for other in pieces:
            there = exclude_each_other(one.claims, other.claims)
            assert there == exclude_each_other(other.claims, one.claims)


def test_every_tool_claims_the_die_and_says_how_it_sets_out() -> None:
    for piece in all_pieces().values():
        if piece.launcher is not None:
            assert piece.claims[Thing.LAUNCH] == piece.launcher.tool
            assert piece.claims[Thing.COURSE] in (FLIES, SLIDES)
