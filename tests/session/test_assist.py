"""The steady hand leaves its sign: counted from the throws of a match, and never forgotten."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from dexterity.content.language import Language
from dexterity.hand.ways.held import WayName
from dexterity.rules.challenge.duel_actions import Rematch
from dexterity.rules.pen.state import Ending, Phase
from dexterity.session.assist import NO_ASSISTS, Assists, PersonThrows, assist_words, dice_words
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.practice.practice import practice_of, statistics_of
from dexterity.session.records.reading import list_records
from dexterity.session.records.record import Action, Thrown, Undone
from dexterity.session.records.summary import summary_of
from dexterity.session.seat import Seats
from dexterity.session.series import GamePlayed, Series, why_not_series
from tests.kit import dueling, recorded_campaigns, recorded_delves, recorded_pens
from tests.kit.hands import texts
from tests.kit.records import file_with, header, lines, thrown
from tests.session.pen.test_pen_series import ADA, GRACE, SEATS, over

MOST_DEEDS = 400


def by(who: str, way: WayName | None) -> Thrown:
    return msgspec.structs.replace(thrown(), who=who, way=way)


def after(*actions: Action) -> Assists:
    assists = NO_ASSISTS
    for action in actions:
        assists = assists.after(action)
    return assists


STEADY, FLICKED = by("Ada", WayName.STEADY), by("Ada", WayName.FLICK)


# Counting


def test_throws_are_counted_for_whoever_made_them() -> None:
    assists = after(FLICKED, by("Ben", WayName.STEADY), STEADY, FLICKED)
    assert assists.people == (PersonThrows("Ada", 3, 1), PersonThrows("Ben", 1, 1))
    assert assists.seats(("Ben", "Zoe", "Ada")) == (0, 2)


@pytest.mark.parametrize("way", [way for way in WayName if way is not WayName.STEADY])
def test_no_other_way_is_an_assist(way: WayName) -> None:
    assert after(by("Ada", way)).steady == ()


def test_the_computer_has_no_assist_and_is_not_counted() -> None:
    assert after(by("Robot", None), STEADY).people == (PersonThrows("Ada", 1, 1),)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, "Steady hand: Ada (1 of 2), Ben"),
        (Language.FRENCH, "Main sûre\u202f: Ada (1 sur 2), Ben"),
    ],
)
def test_a_line_says_who_had_a_steady_hand_and_how_often(language: Language, said: str) -> None:
    assists = after(STEADY, FLICKED, by("Zoe", WayName.FLICK), by("Ben", WayName.STEADY))
    assert assist_words(assists.people, texts(language)) == said


def test_of_throws_without_a_name_their_number_is_said() -> None:
    assists = after(by("", WayName.STEADY), by("", WayName.TIMING))
    assert assist_words(assists.people, texts()) == "Steady hand: 1 of 2"
    assert dice_words(assists, texts()) == "A steady hand threw 1 of 2 dice."


def test_where_nobody_had_one_nothing_is_said() -> None:
    assert assist_words(after(FLICKED).people, texts()) == ""
    assert dice_words(after(FLICKED), texts()) == ""


# Matches, and the same matches gone on with


def test_a_duel_remembers_who_had_a_steady_hand_when_it_is_gone_on_with(tmp_path: Path) -> None:
    match = dueling.begun(tmp_path, dueling.header())
    match.make_throw(dueling.toss(match), way=WayName.STEADY)
    dueling.play(match, 2)
    assert match.assists.seats(match.course.names) == (0,)
    again = dueling.resumed(tmp_path)
    assert again.assists == match.assists
    assert again.assists.people[0].steady == 1


def test_a_rematch_begins_without_a_sign(tmp_path: Path) -> None:
    match = dueling.begun(tmp_path, dueling.header(rounds=1))
    match.make_throw(dueling.toss(match), way=WayName.STEADY)
    dueling.play(match)
    assert match.assists.steady, "it is over, and still says so"
    match.do(Rematch(7))
    assert match.assists == NO_ASSISTS
    match.make_throw(dueling.toss(match), way=WayName.FLICK)
    assert dueling.resumed(tmp_path).assists.steady == ()


def flicked_steadily(folder: Path) -> PenMatch:
    """A match after one flick."""
    match, luck = recorded_pens.begun(folder), Random(1)
    for _ in range(MOST_DEEDS):
        if match.course.awaits_flick and match.state.phase is not Phase.WALL:
            break
        recorded_pens.act(match, luck)
    assert match.flick(recorded_pens.push_of(match, 3.6, 700.0), WayName.STEADY).effects
    return match


def test_a_match_of_pen_remembers_it_too(tmp_path: Path) -> None:
    match = flicked_steadily(tmp_path)
    assert [person.steady for person in match.assists.steady] == [1]
    assert recorded_pens.resumed(tmp_path).assists == match.assists


def test_a_match_of_delve_remembers_it_too(tmp_path: Path) -> None:
    match, luck = recorded_delves.begun(tmp_path), Random(1)
    for _ in range(MOST_DEEDS):
        if match.course.throw is not None:
            break
        recorded_delves.act(match, luck)
    name = match.seat.name
    match.make_throw(recorded_delves.thrown(0), way=WayName.STEADY)
    assert [person.who for person in match.assists.steady] == [name]
    assert recorded_delves.resumed(tmp_path).assists == match.assists


def test_a_campaign_remembers_it_too(tmp_path: Path) -> None:
    campaign, luck = recorded_campaigns.begun(tmp_path), Random(1)
    for _ in range(MOST_DEEDS):
        if campaign.course.throw is not None and not campaign.seat.is_computer:
            break
        recorded_campaigns.act(campaign, luck)
    assert campaign.course.throw is not None
    campaign.make_throw(recorded_campaigns.ended(campaign.course.throw, "3"), way=WayName.STEADY)
    assert [person.who for person in campaign.assists.steady] == ["Ada"]
    assert recorded_campaigns.resumed(tmp_path).assists == campaign.assists


# Series


def game_of_pen(before: Series, seats: Seats, *steady: str) -> GamePlayed:
    """A game in which these had a steady hand."""
    match, assists = over(before, seats, 0, (5, 0)), NO_ASSISTS
    for who in steady:
        assists = assists.with_throw(who, WayName.STEADY)
    course = PenCourse(
        match.course.box, match.game, seats, match.state, before=before, assists=assists
    )
    return course.series.games[-1]


def test_a_series_keeps_in_which_games_somebody_had_a_steady_hand() -> None:
    first = game_of_pen(Series(3, 7), SEATS, "Grace")
    second = game_of_pen(Series(3, 7, (first,)), (GRACE, ADA))
    third = game_of_pen(Series(3, 7, (first, second)), SEATS)
    series = Series(3, 7, (first, second, third))
    assert [game.steady for game in series.games] == [(1,), (), ()]
    assert series.steady == (1,)


def test_the_sign_goes_with_the_person_when_they_change_places() -> None:
    first = game_of_pen(Series(2, 7), SEATS)
    assert game_of_pen(Series(2, 7, (first,)), (GRACE, ADA), "Ada").steady == (0,)


def test_a_strangers_series_cannot_give_the_sign_to_somebody_who_is_not_there() -> None:
    strange = GamePlayed(0, 0, Ending.HOME, (4, 9), steady=(2,))
    assert why_not_series(Series(2, 7, (strange,)), 2) is not None
    assert why_not_series(Series(2, 7, (strange,)), 4) is not None
    plain = GamePlayed(0, 0, Ending.HOME, (4, 9), steady=(1,))
    assert why_not_series(Series(2, 7, (plain,)), 2) is None


def test_a_game_on_record_from_before_there_was_an_assist_is_read_as_without() -> None:
    older = b'{"first": 0, "winner": 1, "ending": "home", "figures": [4, 9]}'
    assert msgspec.json.decode(older, type=GamePlayed).steady == ()


# Records at a glance


def test_a_look_at_a_record_counts_what_stands(tmp_path: Path) -> None:
    data = lines(header(), STEADY, FLICKED, STEADY, Undone())
    summary = summary_of(file_with(tmp_path, data))
    assert summary.assists.people == (PersonThrows("Ada", 2, 1),)


def test_the_farthest_stroke_says_whose_hand_it_was(tmp_path: Path) -> None:
    flicked_steadily(tmp_path)
    summary = summary_of(list_records(tmp_path)[0])
    assert summary.farthest_mm > 0.0
    assert summary.farthest_steady


def test_a_practice_counts_them_among_its_numbers() -> None:
    practice = practice_of(header(), (STEADY, FLICKED, STEADY))
    assert statistics_of(practice.throws).steady == 2
