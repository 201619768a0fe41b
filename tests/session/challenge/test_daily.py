"""The mix of the day: the same for everyone, another one tomorrow, and always playable."""

from dataclasses import replace
from datetime import date, timedelta

from dexterity.content.challenge.checks import most_of
from dexterity.content.vocabulary import Vocabulary
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.session.challenge.daily import EASY, HARD, PLAN, by_difficulty, daily_challenge
from dexterity.session.challenge.level import level_of
from tests.kit.challenge_files import own_targets

WORDS = Vocabulary(known_requirements(), conflicts_in, own_targets())
FIRST = date(2026, 1, 1)
YEAR = [FIRST + timedelta(days=day) for day in range(366)]
MIXES = [daily_challenge(day, WORDS) for day in YEAR]


def test_the_same_day_is_the_same_for_everyone() -> None:
    assert daily_challenge(FIRST, WORDS) == daily_challenge(date(2026, 1, 1), WORDS)


def test_the_order_in_which_things_are_listed_changes_no_day() -> None:
    targets = {name: WORDS.targets[name] for name in sorted(WORDS.targets, reverse=True)}
    shuffled = Vocabulary(WORDS.requirements[::-1], conflicts_in, targets)
    assert daily_challenge(FIRST, shuffled) == daily_challenge(FIRST, WORDS)


def test_the_mix_of_a_day_of_long_ago_stays_what_it_was() -> None:
    # Whoever changes the draw, or what is at odds with what, changes every day for everyone: let it
    # be on purpose.
    mix = daily_challenge(date(2026, 1, 1), WORDS)
    assert (mix.id, mix.target) == ("daily-2026-01-01", "classic")
    assert mix.by_throw == (
        ("from_afar",),
        ("pinkies",),
        ("nose",),
        ("ricochet", "pirouette"),
        ("prayer", "sticky_wrist", "blind"),
    )


def test_days_differ() -> None:
    assert len({mix.by_throw for mix in MIXES}) > 360
    assert {mix.target for mix in MIXES} == set(WORDS.targets)


def test_no_day_asks_for_the_impossible() -> None:
    for mix in MIXES:
        for throw in range(len(mix.dice)):
            asked = mix.requirements_for(throw)
            assert asked
            assert conflicts_in(asked) == ()
            assert set(asked) <= set(WORDS.requirements)


def test_difficulty_rises_and_nothing_is_asked_twice_on_one_day() -> None:
    for mix in MIXES:
        sizes = [len(asked) for asked in mix.by_throw]
        assert sizes[:3] == [1, 1, 1]
        assert sizes == sorted(sizes)
        asked = [word for words in mix.by_throw for word in words]
        assert len(asked) == len(set(asked))
        assert mix.by_throw[0][0] in EASY
        assert mix.by_throw[2][0] in HARD


def test_five_throws_and_medals_within_reach() -> None:
    mix = MIXES[0]
    assert len(mix.dice) == len(PLAN) == 5
    assert mix.medals.bronze < mix.medals.silver < mix.medals.gold
    assert mix.medals.gold <= most_of(mix, WORDS.targets[str(mix.target)])
    assert level_of(mix, None).dice == 5


def test_every_requirement_comes_up_in_a_year() -> None:
    asked = {word for mix in MIXES for words in mix.by_throw for word in words}
    assert asked == set(WORDS.requirements)


def test_a_requirement_nobody_has_rated_is_neither_easy_nor_hard() -> None:
    one_more = replace(WORDS, requirements=(*WORDS.requirements, "yodel"))
    assert "yodel" in by_difficulty(one_more)["middle"]
    assert set(WORDS.requirements) >= EASY | HARD


def test_with_hardly_anything_to_draw_from_throws_ask_for_less() -> None:
    few = replace(WORDS, requirements=("jump",))
    assert daily_challenge(FIRST, few).by_throw == (("jump",), (), (), (), ())
