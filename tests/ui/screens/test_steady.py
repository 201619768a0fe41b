"""The sign of the steady hand is seen: on medals, results, sheets and lists, and before a duel."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from dexterity.content.language import Language
from dexterity.hand.ways.held import WayName
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.pen.state import Ending
from dexterity.session.assist import NO_ASSISTS
from dexterity.session.challenge.table import Moment
from dexterity.session.practice.practice import statistics_of
from dexterity.session.seat import Seat
from dexterity.session.series import GamePlayed, Series
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.frame.screen import Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.level_node import LevelNode
from dexterity.ui.screens.challenge.map import ChallengeMap
from dexterity.ui.screens.challenge.result import ResultScreen
from dexterity.ui.screens.delve import score as delve_score
from dexterity.ui.screens.delve.end import DelveEnd
from dexterity.ui.screens.delve.set_up import DelveSetUp
from dexterity.ui.screens.fighter.end import EndScreen
from dexterity.ui.screens.fighter.set_up import SetUpScreen
from dexterity.ui.screens.gallery import SCREENS, make_screen
from dexterity.ui.screens.pen import score as pen_score
from dexterity.ui.screens.pen.end import PenEnd
from dexterity.ui.screens.posing import challenges
from dexterity.ui.screens.posing.fighter import won
from dexterity.ui.screens.practice.statistics import numbers
from dexterity.ui.screens.record_words import line_below, looked_at, target_names
from dexterity.ui.screens.replay.facts import facts
from dexterity.ui.screens.score_sheet import ScoreSheet, SheetLine, sheet_column
from dexterity.ui.screens.seating import Seating
from dexterity.ui.screens.series_sheet import SeriesSheet, SeriesWays, SeriesWords
from dexterity.ui.screens.steady import SteadyLabel
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import UNTOUCHED
from dexterity.values.skill import Skill
from tests.kit import recorded_delves, recorded_pens
from tests.kit.campaigning import campaigning
from tests.kit.hands import texts
from tests.kit.posed import posed
from tests.kit.records import file_with, header, lines, thrown
from tests.kit.screens import Driver, driven

STEADY = Settings(way=WayName.STEADY, player_name="Ada", known_games=("fighter", "pen", "delve"))
SET_UPS = ["duel-set-up", "pen", "delve"]


def signs(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> set[Box]:
    """Where a frame shows them: every widget is drawn anew, for a form keeps their pictures."""
    seen: set[Box] = set()
    image = Canvas.image

    def noting(canvas: Canvas, path: Path, box: Box, *, strength: float = 1.0) -> None:
        if path.name == "steady.svg":
            seen.add(box)
        image(canvas, path, box, strength=strength)

    driver.app.rearrange()
    driver.tick(2)
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "image", noting)
        driver.tick()
        for widget in driver.app.screen.form.widgets:
            widget.draw(driver.app.canvas, UNTOUCHED)
    return seen


@contextmanager
def showing(folder: Path, make: Callable[[Driver], Screen], settings: Settings) -> Iterator[Driver]:
    with driven(folder, replace(settings, first_start_done=True)) as driver:
        driver.app.go(make(driver))
        driver.tick(3)
        yield driver


# Before a match


@pytest.mark.parametrize("name", [*SET_UPS, "fighter"])
@pytest.mark.parametrize("language", Language)
def test_whoever_sits_down_sees_that_hands_will_be_steady(
    tmp_path: Path, name: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(STEADY, language=language)
    with showing(tmp_path, lambda driver: make_screen(name, driver.app), settings) as driver:
        screen = driver.app.screen
        if isinstance(screen, DelveSetUp):
            screen.options = replace(screen.options, dexterity=True)
            driver.app.rearrange()
            driver.tick(2)
        assert screen.say("steady.before") in driver.texts
        assert driver.widget("steady/before").box.bottom < driver.widget("begin").box.top
        assert len(signs(driver, monkeypatch)) == 1


@pytest.mark.parametrize("name", [*SET_UPS, "fighter"])
def test_whoever_throws_otherwise_sees_nothing_of_it(tmp_path: Path, name: str) -> None:
    flicking = replace(STEADY, way=WayName.FLICK)
    with showing(tmp_path, lambda driver: make_screen(name, driver.app), flicking) as driver:
        assert driver.app.screen.say("steady.before") not in driver.texts


@pytest.mark.parametrize("name", ["duel-set-up", "pen"])
def test_computers_among_themselves_have_no_steady_hand(tmp_path: Path, name: str) -> None:
    with showing(tmp_path, lambda driver: make_screen(name, driver.app), STEADY) as driver:
        seating = getattr(driver.app.screen, "seating", None)
        assert isinstance(seating, Seating)
        for at in range(2):
            seating.sit(at, Skill.REGULAR)
        driver.tick(2)
        assert driver.app.screen.say("steady.before") not in driver.texts


def test_in_a_party_of_computers_nobody_throws(tmp_path: Path) -> None:
    with showing(tmp_path, lambda driver: SetUpScreen(driver.app, seed=1), STEADY) as driver:
        screen = driver.app.screen
        assert isinstance(screen, SetUpScreen)
        for at in range(len(screen.going.party)):
            screen.going.sit(at, Skill.REGULAR, [])
        driver.app.rearrange()
        driver.tick(2)
        assert screen.say("steady.before") not in driver.texts


def test_without_dice_in_delve_there_is_nothing_to_throw(tmp_path: Path) -> None:
    with showing(tmp_path, lambda driver: DelveSetUp(driver.app), STEADY) as driver:
        assert driver.app.screen.say("steady.before") not in driver.texts


# Medals


def mapped(driver: Driver, *, steady: bool) -> Screen:
    """The map, with a gold medal in the first level, which is chosen."""
    book = Book(driver.app.services)
    first = book.library.challenges[0]
    book.enter(first, Result(Ended.DICE_USED, Medal.GOLD, 5, False, 5), None, steady=steady)
    book.enter_daily(driver.app.services.clock.today(),
                     Result(Ended.DICE_USED, Medal.GOLD, 5, False, 5), steady=steady)  # fmt: skip
    screen = ChallengeMap(driver.app, book, driver.app.services.clock.today())
    screen.chosen = first
    return screen


def first_node(driver: Driver) -> LevelNode:
    screen = driver.app.screen
    assert isinstance(screen, ChallengeMap)
    node = driver.widget(f"level/{screen.book.library.challenges[0].id}")
    assert isinstance(node, LevelNode)
    return node


def test_a_medal_with_the_sign_shows_it_on_the_map_and_on_the_card_with_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with showing(tmp_path, lambda driver: mapped(driver, steady=True), STEADY) as driver:
        assert first_node(driver).hint == "Gold · steady hand"
        assert driver.app.screen.say("steady.medal") in driver.texts
        assert any(text.endswith("· steady hand") for text in driver.texts)
        stop, card = first_node(driver).box, driver.widget("card").box
        seen = signs(driver, monkeypatch)
        assert sum(stop.inset(-12.0).contains(box.middle) for box in seen) == 1
        assert sum(card.contains(box.middle) for box in seen) == 2, "the medal and the note"


def test_the_days_mix_shows_it_on_its_card(tmp_path: Path) -> None:
    with showing(tmp_path, lambda driver: mapped(driver, steady=True), STEADY) as driver:
        driver.click("daily")
        driver.tick(2)
        screen = driver.app.screen
        assert isinstance(screen, ChallengeMap)
        assert screen.chosen is screen.daily
        assert screen.say("steady.medal") in driver.texts


def test_a_medal_without_the_assist_has_no_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with showing(tmp_path, lambda driver: mapped(driver, steady=False), STEADY) as driver:
        assert signs(driver, monkeypatch) == set()
        assert first_node(driver).hint == ""


@pytest.mark.parametrize("language", Language)
def test_a_result_says_how_many_dice_a_steady_hand_threw(
    tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The settings of the moment say otherwise: what counts is how the dice were thrown.
    settings = Settings(way=WayName.FLICK, language=language)
    with posed("challenge-result-steady", tmp_path, settings) as driver:
        screen = driver.app.screen
        assert isinstance(screen, ResultScreen)
        assert screen.say("steady.dice", steady="5", made="5") in driver.texts
        assert len(signs(driver, monkeypatch)) == 3, "the medal, the note and the line of the medal"
        reached = screen.book.reached(screen.play.challenge)
        assert reached is not None
        assert reached.steady


def test_one_die_is_enough_and_a_new_try_begins_without(tmp_path: Path) -> None:
    with showing(tmp_path, challenges_played_once, STEADY) as driver:
        screen = driver.app.screen
        assert isinstance(screen, ResultScreen)
        assert screen.play.steady
        screen.play.restart()
        assert not screen.play.steady


def challenges_played_once(driver: Driver) -> Screen:
    screen = challenges.result(way=WayName.STEADY)(driver.app)
    assert isinstance(screen, ResultScreen)
    play = screen.play
    play.restart()
    for number in range(len(play.challenge.dice)):
        made = challenges.sample_throw(play.turn, number)
        written = msgspec.structs.replace(
            thrown(), way=WayName.FLICK if number else WayName.STEADY, verdict=made.verdict
        )
        play.throw(made, written, Moment(play.state.lying))
    return screen


def test_a_plain_result_has_no_sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with posed("challenge-result", tmp_path, STEADY) as driver:
        assert signs(driver, monkeypatch) == set()


# Sheets


def test_the_sheet_of_a_duel_marks_who_had_a_steady_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with posed("duel-sheet-steady", tmp_path) as driver:
        assert "Steady hand: Ada (3 of 7)" in driver.texts
        assert isinstance(driver.widget("head/2"), SteadyLabel)
        assert not isinstance(driver.widget("head/3"), SteadyLabel)
        assert len(signs(driver, monkeypatch)) == 2


def test_a_sheet_without_an_assist_has_no_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with posed("duel-sheet-over", tmp_path) as driver:
        assert signs(driver, monkeypatch) == set()


@pytest.mark.parametrize("pose", ["duel-sheet", "duel-sheet-over"])
def test_before_the_next_round_or_match_the_sheet_says_that_hands_will_be_steady(
    tmp_path: Path, pose: str
) -> None:
    with posed(pose, tmp_path, STEADY) as driver:
        assert driver.app.screen.say("steady.before") in driver.texts


def test_a_series_of_pen_says_so_to_people_and_not_to_computers(tmp_path: Path) -> None:
    computers = (Seat("One", Skill.NOVICE), Seat("Two", Skill.NOVICE))
    with driven(tmp_path, STEADY) as driver:
        for at, (seats, told) in enumerate([(recorded_pens.SEATS, True), (computers, False)]):
            match = recorded_pens.begun(tmp_path / str(at), seats=seats)
            driver.app.go(pen_score.score_sheet(driver.app, match))
            driver.tick(2)
            assert (driver.app.screen.say("steady.before") in driver.texts) is told


@pytest.mark.parametrize("dexterity", [True, False])
def test_a_series_of_delve_says_so_only_where_dice_are_thrown(
    tmp_path: Path, dexterity: bool
) -> None:
    options = replace(recorded_delves.OPTIONS, dexterity=dexterity)
    with driven(tmp_path, STEADY) as driver:
        match = recorded_delves.begun(tmp_path / "records", options=options)
        driver.app.go(delve_score.score_sheet(driver.app, match))
        driver.tick(2)
        assert (driver.app.screen.say("steady.before") in driver.texts) is dexterity


def test_who_has_the_sign_already_is_not_told_again(tmp_path: Path) -> None:
    with posed("duel-sheet-steady", tmp_path, STEADY) as driver:
        assert driver.app.screen.say("steady.before") not in driver.texts


def series_sheet(driver: Driver) -> SeriesSheet:
    games = (GamePlayed(0, 1, Ending.HOME, (4, 9), steady=(1,)),
             GamePlayed(1, 0, Ending.HOME, (4, 9)))  # fmt: skip
    words = SeriesWords("Bridges", lambda game: "", str, (), people=False)
    ways = SeriesWays(*(lambda: None,) * 3, watch=None)
    return SeriesSheet(driver.app, ("Ada", "Ben"), Series(3, 7, games), game="pen", words=words,
                       ways=ways)  # fmt: skip


def test_a_series_marks_the_name_and_the_games(tmp_path: Path) -> None:
    with showing(tmp_path, series_sheet, STEADY) as driver:
        assert "Steady hand: Ben" in driver.texts
        marked = [name for name in ("head/2", "head/3", "line/0/0", "line/0/1", "line/1/1")
                  if isinstance(driver.widget(name), SteadyLabel)]  # fmt: skip
        assert marked == ["head/3", "line/0/1"]


def test_a_sheet_of_nobody_has_no_line_about_it() -> None:
    line = SheetLine("1.", Label("", name="how"), ("3", "4"), 1)
    sheet = ScoreSheet("How", ("Ada", "Ben"), (line,), "Sum", ("0", "1"), ())
    assert all(widget.name != "steady" for widget in sheet_column(sheet).widgets())


# Ends, lists and records


@pytest.mark.parametrize(("pose", "kind"), [("pen-end", PenEnd), ("delve-end", DelveEnd)])
def test_the_end_of_a_match_says_who_had_a_steady_hand(
    tmp_path: Path, pose: str, kind: type[PenEnd | DelveEnd], monkeypatch: pytest.MonkeyPatch
) -> None:
    with posed(pose, tmp_path) as driver:
        screen = driver.app.screen
        assert isinstance(screen, kind)
        assert signs(driver, monkeypatch) == set()
        assists = NO_ASSISTS.with_throw("Ada", "steady").with_throw("Ada", "flick")
        monkeypatch.setattr(type(screen.match), "assists", assists)
        assert len(signs(driver, monkeypatch)) == 1
        assert "Steady hand: Ada (1 of 2)" in driver.texts


def test_the_end_of_a_campaign_says_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with campaigning(tmp_path, won) as driver:
        screen = driver.app.screen
        assert isinstance(screen, EndScreen)
        assert signs(driver, monkeypatch) == set()
        assists = NO_ASSISTS.with_throw("Ada", "steady")
        screen.campaign.course = replace(screen.campaign.course, assists=assists)
        assert len(signs(driver, monkeypatch)) == 1
        assert "Steady hand: Ada" in driver.texts


def test_the_list_of_replays_says_it_and_the_facts_say_how_often(tmp_path: Path) -> None:
    steady = msgspec.structs.replace(thrown(), way=WayName.STEADY)
    line = looked_at(file_with(tmp_path, lines(header(), steady, thrown())))
    plain = looked_at(file_with(tmp_path, lines(header(), thrown()), "plain.jsonl"))
    english = texts()
    assert line_below(line, english).endswith("· steady hand")
    assert "steady" not in line_below(plain, english)
    names = target_names(english)
    told = {label.name: label.text for label in facts(line, english, names)}
    assert told["fact/steady"] == "Steady hand: Ada (1 of 2)"
    assert "fact/steady" not in {label.name for label in facts(plain, english, names)}


def test_practice_counts_throws_of_a_steady_hand_and_is_silent_without() -> None:
    steady = msgspec.structs.replace(thrown(), way=WayName.STEADY)
    assert ("steady.throws", "2") in numbers(statistics_of((steady, thrown(), steady)), texts())
    assert "steady.throws" not in dict(numbers(statistics_of((thrown(),)), texts()))


def test_the_page_of_records_marks_medals_and_throws(tmp_path: Path) -> None:
    with showing(tmp_path, after_a_steady_level, STEADY) as driver:
        assert any(text.endswith("· with a steady hand: 1") for text in driver.texts)
        assert any("Hello, Table" in text and "steady hand" in text for text in driver.texts)


def after_a_steady_level(driver: Driver) -> Screen:
    challenges.result(way=WayName.STEADY)(driver.app)
    return SCREENS["honours"](driver.app)
