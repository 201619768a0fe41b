"""What a hand means: practised where it was practised, found out once where it was not."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from dexterity.content.targets import load_target
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.toss import Toss
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.props import LyingDie, Paddle, Path
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.players import throw_book
from dexterity.players.practised import PLAIN, practised
from dexterity.players.throw_book import BOX_POSE, ThrowBook
from dexterity.players.thrower import Thrower
from dexterity.session.box_place import BOX_AT, BoxPlace, box_at
from dexterity.session.fighter.fight_throw import fight_target
from dexterity.session.standing import table_for
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS

CLASSIC = Table(target=fight_target())
BARRIER = Paddle(
    "barrier",
    Path((0.0, 1.4, 2.8), ((-150.0, -222.0), (150.0, -222.0), (-150.0, -222.0)), (0.0,) * 3),
    (110.0, 12.0),
    45.0,
)


@pytest.fixture
def sought(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Thrower, Sequence[Toss]]]:
    """By whom an aim was sought, and about which tosses; what is found is always the same."""
    sought: list[tuple[Thrower, Sequence[Toss]]] = []

    def seek(thrower: Thrower, known: Sequence[Toss], *_: object) -> Toss:
        sought.append((thrower, known))
        return PLAIN_TOSS

    monkeypatch.setattr(throw_book, "quick_toss", seek)
    return sought


Sought = list[tuple[Thrower, Sequence[Toss]]]


def test_what_was_practised_needs_no_aiming(sought: Sought) -> None:
    book, known = ThrowBook(Skill.EXPERT), practised()[Skill.EXPERT]
    assert book.aim(PLAIN_THROW, CLASSIC) == known[PLAIN].toss
    for requirement in known_requirements():
        dare = dare_of([requirement])
        assert book.aim(dare, table_for(CLASSIC, dare)) == known[requirement].toss, requirement
    assert not sought


def test_the_box_stood_where_it_stands_to_begin_with() -> None:
    assert BoxPlace(*BOX_POSE) == BOX_AT


def test_dice_that_lie_there_change_no_aim(sought: Sought) -> None:
    die = LyingDie(DICE[DieColour.RED], (0.0, 0.0))
    book, among = ThrowBook(Skill.EXPERT), replace(CLASSIC, lying=(die,))
    assert book.aim(PLAIN_THROW, among) == practised()[Skill.EXPERT][PLAIN].toss
    book.aim(dare_of(["jump", "wink"]), among)
    book.aim(dare_of(["jump", "wink"]), CLASSIC)
    assert [thrower.table for thrower, _ in sought] == [CLASSIC]


def test_another_target_is_aimed_at_once_about_what_was_practised(sought: Sought) -> None:
    book, known = ThrowBook(Skill.REGULAR), practised()[Skill.REGULAR]
    pike = Table(target=load_target(levels() / "targets" / "pike.toml"))
    assert book.aim(dare_of(["slap"]), pike) == book.aim(dare_of(["slap"]), pike) == PLAIN_TOSS
    assert [tosses for _, tosses in sought] == [[known["slap"].toss]]


def test_a_box_that_was_put_elsewhere_is_aimed_at(sought: Sought) -> None:
    elsewhere = replace(CLASSIC, props=(box_at(BoxPlace((-205.0, -175.0), -1.84)),))
    assert ThrowBook(Skill.REGULAR).aim(dare_of(["box_bounce"]), elsewhere) == PLAIN_TOSS
    assert len(sought) == 1


def test_past_what_moves_every_throw_is_aimed_anew(sought: Sought) -> None:
    book, moving = ThrowBook(Skill.REGULAR), replace(CLASSIC, props=(BARRIER,))
    assert book.aim(PLAIN_THROW, moving) == book.aim(PLAIN_THROW, moving) == PLAIN_TOSS
    assert len(sought) == 2


def test_under_several_requirements_an_aim_is_sought_once_about_those_of_each(
    sought: Sought,
) -> None:
    book, known = ThrowBook(Skill.REGULAR), practised()[Skill.REGULAR]
    dare = dare_of(["box_bounce", "jump"])
    table = table_for(CLASSIC, dare)
    assert book.aim(dare, table) == book.aim(dare, table) == PLAIN_TOSS
    ((_, tosses),) = sought
    speeds = {known[word].toss.speed_mm_s for word in (PLAIN, "box_bounce", "jump")}
    assert {toss.speed_mm_s for toss in tosses} == speeds


def test_a_practised_toss_still_comes_to_what_the_book_says() -> None:
    """The book is made by a tool; if physics or hands are tuned, it has to be made anew."""
    book, table = ThrowBook(Skill.REGULAR), CLASSIC
    for requirements in ((), ("under_leg",)):
        dare = dare_of(requirements)
        thrown = book.thrower(dare, table).throw([book.aim(dare, table)], 250, seed=5)
        expected = book.chances(requirements)
        assert thrown.hits() / 250 == pytest.approx(expected.hits, abs=0.09)
