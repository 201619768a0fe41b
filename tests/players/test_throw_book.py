"""What a hand means: practised where it was practised, found out once where it was not."""

import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.error import Skill
from dexterity.physics.scene.table import Table
from dexterity.players import throw_book
from dexterity.players.practised import PLAIN, practised
from dexterity.players.throw_book import ThrowBook
from dexterity.session.fighter.fight_throw import fight_target
from dexterity.session.standing import table_for
from tests.kit.hands import PLAIN_TOSS


def test_what_was_practised_needs_no_aiming(monkeypatch: pytest.MonkeyPatch) -> None:
    def aim(*_: object, **__: object) -> None:
        raise RuntimeError("aimed at what was practised")

    monkeypatch.setattr(throw_book, "find_toss", aim)
    book, table = ThrowBook(Skill.EXPERT), Table(target=fight_target())
    known = practised()[Skill.EXPERT]
    assert book.aim(PLAIN_THROW, table) == known[PLAIN].toss
    assert book.aim(dare_of(["slap"]), table) == known["slap"].toss


def test_what_does_for_one_requirement_is_meant_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    def aim(*_: object, **__: object) -> None:
        raise RuntimeError("searched though a practised toss does")

    monkeypatch.setattr(throw_book, "find_toss", aim)
    book, table = ThrowBook(Skill.REGULAR), Table(target=fight_target())
    dare, known = dare_of(["under_leg", "wink"]), practised()[Skill.REGULAR]
    speeds = {known[word].toss.speed_mm_s for word in (PLAIN, "under_leg", "wink")}
    assert book.aim(dare, table).speed_mm_s in speeds


def test_where_nothing_practised_does_an_aim_is_sought_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    aims = []

    def aim(*_: object, **__: object) -> object:
        aims.append(1)
        return PLAIN_TOSS

    monkeypatch.setattr(throw_book, "find_toss", aim)
    book, dare = ThrowBook(Skill.REGULAR), dare_of(["box_bounce", "jump"])
    table = table_for(Table(target=fight_target()), dare)
    assert book.aim(dare, table) == book.aim(dare, table) == PLAIN_TOSS
    assert len(aims) == 1


def test_a_practised_toss_still_comes_to_what_the_book_says() -> None:
    """The book is made by a tool; if physics or hands are tuned, it has to be made anew."""
    book, table = ThrowBook(Skill.REGULAR), Table(target=fight_target())
    for requirements in ((), ("under_leg",)):
        dare = dare_of(requirements)
        thrown = book.thrower(dare, table).throw([book.aim(dare, table)], 250, seed=5)
        expected = book.chances(requirements)
        assert thrown.hits() / 250 == pytest.approx(expected.hits, abs=0.09)
