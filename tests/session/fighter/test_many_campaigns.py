"""Campaigns in parts: the same ends and the same counts, whoever plays which of them."""

import pytest

from dexterity.players import throw_book
from dexterity.players.practised import PLAIN, practised
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter import many_campaigns
from dexterity.session.fighter.chronicle import Chronicle, joined
from dexterity.session.fighter.many_campaigns import Start, trials_of
from dexterity.values.skill import Skill
from tests.kit.posting import Posting

OPTIONS = Options((HeroId("brad"), HeroId("edith")), Difficulty.HELLISH)
STARTS = [Start(OPTIONS, seed) for seed in (12, 19)]


@pytest.fixture(autouse=True)
def no_aiming(monkeypatch: pytest.MonkeyPatch) -> None:
    toss = practised()[Skill.REGULAR][PLAIN].toss
    monkeypatch.setattr(throw_book, "quick_toss", lambda *_, **__: toss)
    monkeypatch.setattr(many_campaigns, "book_of", ThrowBook)
    monkeypatch.setattr(many_campaigns, "SIDE_BY_SIDE", 1)


@pytest.mark.long
def test_campaigns_that_are_shared_out_end_as_they_do_here() -> None:
    told: list[int] = []
    here = trials_of(STARTS, Skill.REGULAR).results()
    with Posting() as executor:
        shared = trials_of(STARTS, Skill.REGULAR).results(executor, told.append)
    assert shared == here
    assert [played.run.seed for part in here for played in part] == [12, 19]
    assert told == [1, 1]


def test_parts_do_not_depend_on_how_many_campaigns_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_campaigns, "SIDE_BY_SIDE", 2)
    seven = [Start(OPTIONS, seed) for seed in range(7)]
    few, many = (trials_of(some, Skill.REGULAR).parts for some in (seven[:4], seven))
    assert many[:2] == few
    assert [len(part.starts) for part in many] == [2, 2, 2, 1]


def test_chronicles_add_up() -> None:
    one, other = Chronicle(retreats=1), Chronicle(retreats=2, taken_back=1)
    one.foes["rat"] += 2
    other.foes.update(("rat", "bat"))
    total = joined([one, other])
    assert (total.retreats, total.taken_back) == (3, 1)
    assert total.foes == {"rat": 3, "bat": 1}
    assert one.foes == {"rat": 2}, "what is joined is left as it was"
