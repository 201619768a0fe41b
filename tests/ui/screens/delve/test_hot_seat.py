"""Several at one screen: whose turn it is to look, what they remember, and what is taken back."""

from functools import partial
from pathlib import Path

from dexterity.ui.input.intentions import Intention
from tests.kit.delve_screens import ADA, EMMY, GRACE, match_for, names, opened, play_at
from tests.kit.screens import Driver


def pressed(driver: Driver, *deeds: str) -> None:
    for name in deeds:
        driver.until(partial(can_press, driver, name))
        driver.click(name)
        driver.tick(2)


def can_press(driver: Driver, name: str) -> bool:
    return name in driver.reachable


def handed(driver: Driver) -> None:
    driver.until(lambda: "take" in driver.reachable)


def test_the_next_player_confirms_before_anything_is_shown(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        play_at(driver, match_for(tmp_path, ADA, GRACE))
        assert any("Ada" in text for text in driver.texts)
        assert "draw" not in driver.reachable
        pressed(driver, "take", "draw")
        assert "drawn" in names(driver)
        pressed(driver, "add")
        assert "drawn" not in names(driver)
        handed(driver)
        assert "I am Grace" in driver.texts
        assert any("Ada" in text and "face down" in text for text in driver.texts), "public news"


def test_what_somebody_laid_is_shown_to_them_alone_and_on_request(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        pressed(driver, "take", "draw", "add")
        handed(driver)
        pressed(driver, "take")
        assert "memory" not in driver.reachable, "Grace has laid nothing yet"
        pressed(driver, "draw", "add")
        handed(driver)
        pressed(driver, "take", "memory")
        monster = match.course.box.monsters[match.seen(match.decides).dungeon[0].monster]
        language = driver.app.services.settings.language
        assert any(monster.names.said_in(language) in text for text in driver.texts)
        assert sum(name.startswith("memory/2") for name in names(driver)) == 1
        assert not any(name.startswith("memory/1") for name in names(driver))


def test_down_there_others_are_asked_to_look_away_first(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        screen = play_at(driver, match_for(tmp_path, ADA, GRACE))
        pressed(driver, "take", "draw", "add", "take", "pass")
        driver.until(lambda: not screen.telling.busy)
        driver.tick(2)
        assert screen.sharing.viewer is None
        pressed(driver, "memory")
        assert "memory/look" in names(driver)
        assert not any(name.startswith("memory/1") for name in names(driver))
        pressed(driver, "memory/look")
        assert any(name.startswith("memory/1") for name in names(driver))


def test_what_was_done_is_taken_back_before_the_next_player_looks(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE, EMMY)
        play_at(driver, match)
        pressed(driver, "take", "draw", "add")
        handed(driver)
        pressed(driver, "undo")
        handed(driver)
        assert "I am Ada" in driver.texts
        assert "drawn" not in names(driver), "the others may still be looking"
        pressed(driver, "take")
        assert "drawn" in names(driver)
        assert match.seen(None).dungeon == ()


def test_nothing_is_taken_back_once_the_next_player_looks(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE, EMMY)
        play_at(driver, match)
        pressed(driver, "take", "draw", "add")
        handed(driver)
        pressed(driver, "take")
        assert "undo" not in driver.reachable
        before = match.seen(None)
        driver.intend(Intention.UNDO)
        driver.tick(2)
        assert match.seen(None) == before


def test_a_pass_can_be_taken_back_as_long_as_no_card_was_turned(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        pressed(driver, "take", "draw", "add", "take", "pass", "undo")
        handed(driver)
        assert "I am Grace" in driver.texts
        assert match.seen(None).delver is None


def test_a_card_that_was_seen_is_never_taken_back(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        pressed(driver, "take", "draw")
        assert "undo" not in driver.reachable
        before = match.seen(None)
        driver.intend(Intention.UNDO)
        driver.tick(2)
        assert match.seen(None) == before


def test_cards_and_tiles_explain_themselves_to_mouse_finger_and_keys(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        screen = play_at(driver, match)
        pressed(driver, "take", "draw")
        tile = screen.telling.seen.tiles[0]
        shown = screen.show_case
        sentence = shown.tile_does(screen.telling.seen.adventurer, tile)[0]
        out_of = shown.say("deed.set_aside_with", tile="", monster="").split(":")[0]
        driver.move(driver.place_of(f"tile/{tile}"))
        driver.wait(1.0)
        assert sentence in driver.texts
        assert any(text.startswith(out_of) for text in driver.texts), "what pressing it would do"
        driver.move((2.0, 700.0))
        driver.wait(0.3)
        place = driver.place_of("drawn")
        driver.touch(place)
        driver.wait(1.0)
        monster = screen.telling.seen.drawn
        assert monster is not None
        assert shown.monster_line(monster) in driver.texts
        driver.lift(place)
        driver.focus("adventurer")
        driver.wait(1.0)
        line = shown.adventurer_line(screen.telling.seen.adventurer)
        assert line in driver.texts


def test_leaving_asks_first_and_keeps_the_match(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        screen = play_at(driver, match_for(tmp_path, ADA, GRACE))
        pressed(driver, "take")
        driver.key("escape")
        driver.tick(2)
        assert "leave/stay" in names(driver)
        driver.click("leave/stay")
        driver.tick(2)
        assert driver.app.screen is screen
