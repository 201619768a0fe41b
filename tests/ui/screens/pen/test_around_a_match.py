"""Before and after a match of Pen: set-up, going on, the end, the replay and the lesson."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.hand.ways.held import WayName
from dexterity.rules.pen.effects import HealthLost
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.state import Ending, Phase
from dexterity.session.matches import PenMatch
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.lesson import lesson_match, straw_choice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.records.reading import list_records
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import ALONE, GamePlayed, Series
from dexterity.ui.screens.gallery import SCREENS, watch
from dexterity.ui.screens.pen.end import PenEnd
from dexterity.ui.screens.pen.lesson import PenLesson, Step
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.replay import PenReplay
from dexterity.ui.screens.pen.routes import to_end, to_lesson
from dexterity.ui.screens.pen.set_up import PenSetUp
from dexterity.ui.screens.series_sheet import SeriesSheet
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from tests.kit.pen import PEOPLE, QUICK, PenDriver, match_on, playing
from tests.kit.screens import Driver, driven


@contextmanager
def at(home: Path, screen: str = "pen") -> Iterator[Driver]:
    with driven(home, QUICK, (640, 360)) as driver:
        driver.app.go(SCREENS["title"](driver.app))
        driver.app.go(SCREENS[screen](driver.app))
        driver.tick(3)
        yield driver


def played(match: PenMatch, choices: int = 400) -> PenMatch:
    for _ in range(choices):
        if match.result is not None:
            break
        choice = computer_choice(match.game, match.state, Skill.EXPERT, 1)
        if isinstance(choice, Push):
            match.flick(choice)
        else:
            match.do(choice)
    return match


# --- before -------------------------------------------------------------------------------------


def set_up_of(driver: Driver) -> PenSetUp:
    screen = driver.app.screen
    assert isinstance(screen, PenSetUp)
    return screen


def test_sheet_names_and_options_are_chosen_and_played_with(tmp_path: Path) -> None:
    with at(tmp_path) as driver:
        driver.click("sheet/pillars")
        driver.click("name/0")
        driver.type("Ada")
        driver.click("fun")
        driver.click("left/1")
        for name in ("length", "handicap/1"):
            driver.focus(name)
            driver.key("right")
        driver.tick(2)
        assert (
            driver.app.services.texts.say(
                "pen_story.handicap", name="Player 2", health="9", full="15"
            )
            in driver.texts
        )
        driver.click("begin")
        driver.tick(2)
        screen = driver.app.screen
        assert isinstance(screen, PenScreen)
        assert screen.match.game.board.sheet.title.en == "Pillars of Society"
        assert screen.match.seats[0].name == "Ada"
        assert screen.match.game.options.fun
        assert screen.match.game.options.left_handed == (False, True)
        assert [pawn.health for pawn in screen.match.state.pawns] == [15, 9]
        assert screen.match.course.series.to_win == 2


def test_a_new_sheet_is_another_one_when_it_is_pressed_again(tmp_path: Path) -> None:
    with at(tmp_path) as driver:
        driver.click("sheet/new")
        driver.tick(2)
        first = set_up_of(driver).offer.sheet
        driver.click("sheet/new")
        driver.tick(2)
        assert set_up_of(driver).offer.sheet != first


@pytest.mark.parametrize("seed", [None, 1_987_654_321])
def test_the_number_of_a_new_sheet_does_not_tell_the_luck_of_the_match(
    tmp_path: Path, seed: int | None
) -> None:
    """It is in the sheet's name, for everybody to read."""
    with at(tmp_path) as driver:
        driver.app.go(PenSetUp(driver.app, sheet="new", seed=seed))
        driver.tick(2)
        driver.click("begin")
        driver.tick(2)
        screen = driver.app.screen
        assert isinstance(screen, PenScreen)
        match = screen.match
        title = match.game.board.sheet.title
        figures = {word for name in (title.en, title.fr) for word in name.split() if word.isdigit()}
        assert len(figures) == 1
        assert figures.isdisjoint({str(match.state.seed), str(match.course.series.seed)})


def test_own_sheets_are_on_offer(tmp_path: Path) -> None:
    shipped = Path("levels/pen/spiral.txt").read_text()
    own = tmp_path / "sheets"
    own.mkdir()
    (own / "mine.txt").write_text(shipped.replace("Going Round the Bend", "My Own"))
    (own / "broken.txt").write_text("no sheet")
    with at(tmp_path) as driver:
        ids = [offer.id for offer in set_up_of(driver).offers]
        assert "own/mine" in ids
        assert "own/broken" not in ids


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    with at(tmp_path) as driver:
        for field in ("name/0", "name/1"):
            driver.click(field)
            driver.type("Ada")
        first, second = set_up_of(driver).seats
        assert first.name != second.name


def test_a_match_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        player.swing(Push(player.match.state.pawns[0].place_mm, 1.57, 500.0))
        player.settle()
        left = player.match.state
    with at(tmp_path) as driver:
        driver.tick(10)
        driver.click("go_on")
        driver.tick(2)
        screen = driver.app.screen
        assert isinstance(screen, PenScreen)
        assert screen.match.state == left
        assert len(screen.telling.lines) == 1


# --- after --------------------------------------------------------------------------------------


def ended(home: Path, before: Series = ALONE, seats: Seats = PEOPLE) -> PenMatch:
    """A match in which who sits first has just come home; nobody had to play it."""
    first = match_on(home, seats=seats)
    state = replace(first.state, phase=Phase.OVER, winner=PLAYERS[0], ending=Ending.HOME)
    return PenMatch(PenCourse(first.course.box, first.game, seats, state, before=before))


def sheet_of(driver: Driver, match: PenMatch) -> SeriesSheet:
    """The score sheet, reached from the end of a match."""
    driver.app.go(to_end(driver.app, match))
    driver.tick(2)
    assert isinstance(driver.app.screen, PenEnd)
    assert any(match.seats[0].name in text for text in driver.texts)
    driver.click("sheet")
    driver.tick(2)
    assert isinstance(driver.app.screen, SeriesSheet)
    return driver.app.screen


def played_at(driver: Driver) -> PenMatch:
    screen = driver.app.screen
    assert isinstance(screen, PenScreen)
    return screen.match


def test_a_rematch_is_another_series_and_the_other_begins(tmp_path: Path) -> None:
    won = GamePlayed(0, 1, Ending.OUTLIVED, (0, 7))
    match = ended(tmp_path, Series(2, 7, (won,)), PEOPLE[::-1])
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        sheet = sheet_of(driver, match)
        assert sheet.names == ("Ada", "Grace")
        assert sheet.series.over
        driver.click("go_on")
        driver.tick(2)
        again = played_at(driver)
        assert again.seats == PEOPLE[::-1], "Ada sat first in the first game before"
        assert again.course.series == Series(2, again.course.series.seed)
        assert again.course.series.seed != 7
        assert again.game.board.sheet == match.game.board.sheet


def test_the_next_game_of_a_series_swaps_the_sides_on_the_same_sheet(tmp_path: Path) -> None:
    match = ended(tmp_path, Series(2, 7))
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        sheet = sheet_of(driver, match)
        assert not sheet.series.over
        driver.key("return")
        driver.tick(2)
        following = played_at(driver)
        assert following.seats == match.seats[::-1]
        assert following.course.series == match.course.series
        assert following.state.seed == match.course.series.next_seed
        assert following.game.board.sheet == match.game.board.sheet


def test_something_can_be_changed_with_everything_else_as_it_was(tmp_path: Path) -> None:
    seats = (Seat("Ada"), Seat("Expert computer", Skill.EXPERT))
    match = ended(tmp_path, Series(3, 7), seats)
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        sheet_of(driver, match)
        driver.click("change")
        driver.tick(2)
        screen = set_up_of(driver)
        assert screen.seats == seats
        assert screen.seating.length == 3
        assert screen.seating.begins == 0
        assert screen.offer.sheet == match.game.board.sheet, "though no sheet of the game's own"


def test_the_end_leads_to_the_replay(tmp_path: Path) -> None:
    match = played(match_on(tmp_path))
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(to_end(driver.app, match))
        driver.tick(2)
        driver.click("watch")
        driver.tick(2)
        assert isinstance(driver.app.screen, PenReplay)


# --- on record ----------------------------------------------------------------------------------


def test_a_replay_steps_through_a_match_to_its_end_and_back(tmp_path: Path) -> None:
    match = played(match_on(tmp_path))
    path = list_records(tmp_path / "records")[0]
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(watch(path)(driver.app))
        driver.tick(30)
        screen = driver.app.screen
        assert isinstance(screen, PenReplay)
        assert screen.frames[-1].state == match.state
        assert len(screen.frames[-1].lines) == len(match.strokes)
        driver.click("forward")
        driver.tick(3)
        assert screen.at == 1
        driver.key(",")
        assert screen.at == 0
        screen.go(screen.steps)
        assert screen.telling is not None
        assert screen.telling.seen == match.state


def test_a_replay_plays_by_itself(tmp_path: Path) -> None:
    played(match_on(tmp_path), 4)
    path = list_records(tmp_path / "records")[0]
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(watch(path)(driver.app))
        driver.tick(5)
        driver.key("space")
        driver.wait(3.0)
        screen = driver.app.screen
        assert isinstance(screen, PenReplay)
        assert screen.at > 0


def test_a_record_of_pen_is_opened_from_the_list(tmp_path: Path) -> None:
    played(match_on(tmp_path), 6)
    with at(tmp_path, "replays") as driver:
        driver.tick(5)
        driver.click("watch")
        driver.tick(3)
        assert driver.app.screen.name == "pen-replay"


def test_a_damaged_record_says_what_is_wrong(tmp_path: Path) -> None:
    played(match_on(tmp_path), 6)
    path = list_records(tmp_path / "records")[0]
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], b"coffee", *lines[1:], b""]))
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(watch(path)(driver.app))
        driver.tick(5)
        assert any(path.name in text for text in driver.texts)


# --- the lesson ---------------------------------------------------------------------------------


def test_the_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(to_lesson(driver.app))
        driver.tick(2)
        player, lesson = PenDriver(driver), driver.app.screen
        assert isinstance(lesson, PenLesson)
        steps = set()
        for _ in range(60):
            if lesson.match.result is not None:
                break
            steps.add(lesson.step)
            if lesson.match.computer_acts:
                driver.tick(20)
            else:
                player.swing(player.wish())
            player.settle()
        driver.tick(3)
        assert {Step.FLICK, Step.TREASURE, Step.HOME} <= steps
        driver.click("done/play")
        driver.tick(2)
        set_up_of(driver)


@pytest.mark.parametrize("way", WayName)
def test_the_lesson_speaks_of_the_way_that_was_chosen(tmp_path: Path, way: WayName) -> None:
    with driven(tmp_path, replace(QUICK, way=way), (640, 360)) as driver:
        driver.app.go(to_lesson(driver.app))
        driver.tick(2)
        said = driver.app.services.texts.say(f"pen_screens.learn.flick_{way}")
        assert said in driver.texts


def test_the_lesson_is_left_without_a_question_for_nothing_of_it_is_kept(tmp_path: Path) -> None:
    with at(tmp_path) as driver:
        driver.app.go(to_lesson(driver.app))
        driver.tick(2)
        driver.key("escape")
        driver.tick(2)
        set_up_of(driver)


def test_no_card_of_the_lesson_costs_the_learner_anything(tmp_path: Path) -> None:
    match = lesson_match("Ada", "a straw man")
    for _ in range(12):
        flicked = match.flick(straw_choice(match.game, match.state, Skill.NOVICE, 1))
        assert not any(isinstance(effect, HealthLost) for effect in flicked.effects)
        assert match.course.awaits_flick


@pytest.mark.parametrize("skill", Skill)
def test_the_computer_answers_at_every_level(tmp_path: Path, skill: Skill) -> None:
    seats = (Seat("Ada", skill), Seat("Grace"))
    with playing(tmp_path, match_on(tmp_path, seats=seats)) as player:
        for _ in range(60):
            player.driver.tick(5)
            if player.match.state.flicks:
                break
        assert player.match.state.flicks == 1
