"""The set-up, the guided round, the end, and watching it again; and every card has its picture."""

from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.rules.concession import Concession
from dexterity.rules.delve.cards.monster import HIDDEN
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.words import handicap_words
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.series import Series
from dexterity.session.shipped import delve_box
from dexterity.ui.screens.delve.end import DelveEnd
from dexterity.ui.screens.delve.lesson import DelveLesson
from dexterity.ui.screens.delve.pictures import (
    TableArt,
    adventurer_path,
    art_path,
    monster_path,
    tile_path,
)
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.delve.replay import DelveReplay
from dexterity.ui.screens.delve.set_up import DelveSetUp
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.posing import delve as samples
from dexterity.ui.screens.series_sheet import SeriesSheet
from dexterity.ui.widgets.label import Label
from dexterity.values.skill import Skill
from tests.kit.delve_screens import ADA, GRACE, match_for, names, next_deed, opened, play_at
from tests.kit.screens import Driver


def test_every_card_and_tile_has_its_picture() -> None:
    box = delve_box()
    heroes = [adventurer_path(one, mood) for one in box.adventurers for mood in Mood]
    tiles = [tile_path(tile) for one in box.adventurers.values() for tile in one.value.tiles]
    moods = (Mood.CALM, Mood.HURT, Mood.GLAD)
    monsters = [monster_path(one, mood) for one in box.monsters for mood in moods]
    table = [monster_path(HIDDEN), *map(art_path, TableArt)]
    assert [one for one in (*heroes, *tiles, *monsters, *table) if not one.is_file()] == []


# --- before -------------------------------------------------------------------------------------


def set_up_at(driver: Driver, *, players: int = 2, computer: Skill | None = None) -> None:
    driver.app.go(DelveSetUp(driver.app, players=players, computer=computer, seed=4))
    driver.tick(3)


def test_a_match_begins_as_it_was_chosen(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver, players=3, computer=Skill.EXPERT)
        driver.click("name/0")
        driver.type("Hedy")
        for name in ("first_must_add", "coach"):
            driver.click(name)
            driver.tick(2)
        box = driver.widget("box").box
        driver.click((box.right - 20.0, box.bottom - 12.0))
        driver.tick(2)
        driver.click("begin")
        driver.tick(3)
        table = driver.app.screen
        assert isinstance(table, DelveScreen)
        options = table.match.game.options
        assert (options.players, options.box) == (3, BoxChoice.BOTH)
        assert options.specials
        assert options.first_must_add
        assert not options.dexterity
        assert table.coach is not None
        assert [seat.skill for seat in table.match.seats] == [None, Skill.EXPERT, Skill.EXPERT]
        assert table.match.seats[0].name == "Hedy"
        assert len({seat.name for seat in table.match.seats}) == 3


def choose_box(driver: Driver, box: BoxChoice) -> None:
    row, at = driver.widget("box").box, [*BoxChoice].index(box)
    driver.click((row.left + (at + 0.5) * row.width / len(BoxChoice), row.bottom - 12.0))
    driver.tick(2)


def test_the_special_monsters_come_with_the_second_box(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver)
        screen = driver.app.screen
        assert isinstance(screen, DelveSetUp)
        for box in (BoxChoice.FIRST, BoxChoice.SEQUEL, BoxChoice.BOTH, BoxChoice.FIRST):
            choose_box(driver, box)
            has = box is not BoxChoice.FIRST
            assert screen.options.box is box
            assert screen.options.specials == has
            assert driver.widget("specials").enabled == has


def test_special_monsters_that_were_taken_out_stay_out(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver)
        screen = driver.app.screen
        assert isinstance(screen, DelveSetUp)
        choose_box(driver, BoxChoice.SEQUEL)
        driver.click("specials")
        driver.tick(2)
        for box in (BoxChoice.SEQUEL, BoxChoice.BOTH, BoxChoice.FIRST, BoxChoice.SEQUEL):
            choose_box(driver, box)
            assert not screen.options.specials
        driver.click("specials")
        driver.tick(2)
        choose_box(driver, BoxChoice.BOTH)
        assert screen.options.specials


@pytest.mark.parametrize("specials", [True, False])
def test_after_a_match_the_special_monsters_are_chosen_as_they_were(
    tmp_path: Path, specials: bool
) -> None:
    with opened(tmp_path) as driver:
        game = DelveGame(delve_box().cards, Options(2, BoxChoice.BOTH, specials=specials))
        seats = (Seat("Ada"), Seat("Grace"))
        over = DelveMatch(DelveCourse.standing(delve_box(), game, seats, game.start(1)))
        driver.app.go(DelveSetUp(driver.app, after=over))
        driver.tick(3)
        screen = driver.app.screen
        assert isinstance(screen, DelveSetUp)
        assert screen.options.specials == specials
        choose_box(driver, BoxChoice.SEQUEL)
        assert screen.options.specials == specials


def test_the_first_adventurer_is_chosen_or_left_to_the_lot(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver)
        screen = driver.app.screen
        assert isinstance(screen, DelveSetUp)
        for press, chosen in (
            ("choose/mage", "mage"),
            ("first/lot", None),
            ("choose/mage", "mage"),
        ):
            driver.click("first_adventurer")
            driver.tick(2)
            driver.click(press)
            driver.tick(2)
            assert screen.options.adventurer == chosen
        driver.click("begin")
        driver.tick(3)
        table = driver.app.screen
        assert isinstance(table, DelveScreen)
        assert table.match.state.adventurer == "mage"


@pytest.mark.parametrize(("share", "box", "first"), [
    (0.98, BoxChoice.BOTH, "mage"),
    (0.5, BoxChoice.SEQUEL, None),
])  # fmt: skip
def test_with_another_box_only_who_takes_part_stays_chosen(
    tmp_path: Path, share: float, box: BoxChoice, first: str | None
) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver)
        screen = driver.app.screen
        assert isinstance(screen, DelveSetUp)
        driver.click("first_adventurer")
        driver.tick(2)
        driver.click("choose/mage")
        driver.tick(2)
        row = driver.widget("box").box
        driver.click((row.left + share * row.width, row.bottom - 12.0))
        driver.tick(2)
        assert (screen.options.box, screen.options.adventurer) == (box, first)


def test_a_match_that_was_left_is_offered(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        driver.click("take")
        driver.tick(2)
        driver.click("draw")
        driver.tick(2)
    with opened(tmp_path) as driver:
        set_up_at(driver)
        driver.until(lambda: "go_on" in driver.reachable)
        driver.click("go_on")
        driver.tick(3)
        table = driver.app.screen
        assert isinstance(table, DelveScreen)
        assert table.match.seen(None) == match.seen(None)
        assert "take" in driver.reachable


@pytest.mark.parametrize("passes", [False, True])
def test_the_guided_round_says_what_to_do_to_its_end(tmp_path: Path, passes: bool) -> None:
    with opened(tmp_path) as driver:
        screen = DelveLesson(driver.app)
        driver.app.go(screen)
        driver.tick(3)
        said = set()
        for _ in range(600):
            if screen.form.dialog is not None:
                break
            said.add(screen.caption())
            deed = next_deed(driver, screen, 1 if passes else 9)
            if deed is not None:
                driver.click(deed)
            driver.tick(2)
        driver.tick(2)
        assert "done/play" in names(driver)
        learnt = "watch" if passes else "delve"
        assert screen.say(f"delve_screens.learn.{learnt}") in said
        driver.click("done/play")
        driver.tick(3)
        assert isinstance(driver.app.screen, DelveSetUp)


# --- afterwards ---------------------------------------------------------------------------------


def at_the_sheet(driver: Driver, match: DelveMatch) -> SeriesSheet:
    driver.app.go(DelveEnd(driver.app, match))
    driver.tick(3)
    driver.click("sheet")
    driver.tick(3)
    assert isinstance(driver.app.screen, SeriesSheet)
    return driver.app.screen


def test_the_score_sheet_leads_to_a_rematch_other_options_and_the_replay(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = samples.finished(driver.app)
        ways = (("go_on", "delve"), ("change", "delve"), ("watch", "delve-replay"))
        for button, name in ways:
            assert at_the_sheet(driver, match).series.over
            driver.click(button)
            driver.tick(3)
            assert driver.app.screen.name == name


def test_in_the_next_game_the_next_one_clockwise_begins(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        over = samples.finished(driver.app)
        match = DelveMatch(replace(over.course, before=Series(2, 5)))
        assert match.course.series.games[0].first == 0
        assert not at_the_sheet(driver, match).series.over
        driver.click("go_on")
        driver.tick(3)
        table = driver.app.screen
        assert isinstance(table, DelveScreen)
        assert table.match.state.first == 1
        assert table.match.course.series == match.course.series


def test_a_handicap_and_the_length_of_a_series_are_chosen(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        set_up_at(driver, players=3)
        say = driver.app.services.texts.say
        assert say("seats.first_to_games") in driver.texts
        for name in ("length", "handicap/2"):
            driver.focus(name)
            driver.key("right")
            driver.tick(2)
        note = driver.widget("handicap/note")
        assert isinstance(note, Label)
        assert note.text == handicap_words("Player 3", Concession.SMALL, driver.app.services.texts)
        driver.click("begin")
        driver.tick(3)
        table = driver.app.screen
        assert isinstance(table, DelveScreen)
        none, small = Concession.NONE, Concession.SMALL
        assert table.match.game.options.concessions == (none, none, small)
        assert table.match.course.series.to_win == 2
        assert driver.texts.count("goes down with 2 health less") == 1


def test_a_match_that_is_over_is_watched_with_all_cards_open(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = samples.finished(driver.app)
        screen = watch(samples.record_of(match))(driver.app)
        assert isinstance(screen, DelveReplay)
        driver.app.go(screen)
        driver.until(lambda: screen.steps > 0)
        assert screen.open
        assert any(frame.state.drawn not in (None, HIDDEN) for frame in screen.frames)
        driver.key("right")
        driver.tick(2)
        assert screen.at == 1
        screen.go(screen.steps)
        driver.tick(2)
        assert screen.telling is not None
        assert screen.telling.seen == match.state
        screen.go(0)
        driver.tick(2)
        driver.click("play")
        driver.until(lambda: screen.at > 2, 3000)
        driver.click("play")
        assert not screen.playing


def test_a_match_that_goes_on_keeps_its_secrets_in_the_replay(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        for name in ("take", "draw", "add"):
            driver.click(name)
            driver.tick(2)
        screen = watch(samples.record_of(match))(driver.app)
        assert isinstance(screen, DelveReplay)
        driver.app.go(screen)
        driver.until(lambda: screen.steps > 0)
        assert not screen.open
        for frame in screen.frames:
            hidden = (*frame.state.deck, *(one.monster for one in frame.state.dungeon))
            assert set(hidden) == {HIDDEN}
            assert frame.state.drawn in (None, HIDDEN)
