"""What the window shows and offers of a match that was left tells nothing of what is hidden."""

from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from tests.kit.hands import texts
from tests.kit.left_matches import LEFT, Left
from tests.kit.screens import Driver, driven
from tests.ui.screens.test_keepsakes import Pocket

every_left = pytest.mark.parametrize("kind", LEFT)
SMALL = (640, 360)
MOST_STEPS = 8
PASSED_ON = ("level", "practice")
"""What cannot be gone on with."""


def left_in(home: Path, kind: str) -> Left:
    folder = home / "records"
    folder.mkdir()
    return LEFT[kind](folder)


def assert_untold(left: Left, driver: Driver) -> None:
    """No seed, and no name that nobody may know, is written anywhere."""
    told = " ".join(driver.texts)
    assert told
    assert [seed for seed in left.seeds if str(seed) in told] == []
    assert [word for word in left.hidden if word in told] == []


@every_left
@pytest.mark.parametrize("language", Language)
def test_the_list_of_replays_tells_nothing_hidden(
    tmp_path: Path, kind: str, language: Language
) -> None:
    left = left_in(tmp_path, kind)
    with driven(tmp_path, Settings(language=language)) as driver:
        driver.app.go(ReplaysScreen(driver.app))
        driver.tick(5)
        assert_untold(left, driver)


@every_left
def test_the_way_to_a_file_with_secrets_is_not_copied_from_the_list(
    tmp_path: Path, kind: str
) -> None:
    left, pocket = left_in(tmp_path, kind), Pocket()
    with driven(tmp_path) as driver:
        driver.app.go(ReplaysScreen(driver.app, clipboard=pocket))
        driver.tick(5)
        driver.click("share")
        driver.tick(2)
        assert pocket.held == ([str(left.path)] if kind in PASSED_ON else [])
        kept_back = texts().say("keepsakes.kept_back")
        assert (kept_back in " ".join(driver.texts)) == (kind not in PASSED_ON)


def opened(driver: Driver, left: Left) -> WatchingScreen:
    screen = watch(left.path)(driver.app)
    assert isinstance(screen, WatchingScreen)
    driver.app.go(screen)
    while screen.opening or not screen.drawn:
        driver.tick()
    return screen


@every_left
def test_a_replay_shows_nothing_hidden_at_any_step(tmp_path: Path, kind: str) -> None:
    left = left_in(tmp_path, kind)
    with driven(tmp_path) as driver:
        screen = opened(driver, left)
        driver.tick(2)
        for scene in range(1, min(MOST_STEPS, screen.scenes) + 1):
            assert_untold(left, driver)
            screen.go_to_scene(scene)
            while not screen.drawn:
                driver.tick()
            driver.tick(2)
            screen.end_scene()
            driver.tick(2)
        assert_untold(left, driver)


@every_left
def test_a_replay_offers_pictures_but_no_file_with_secrets(tmp_path: Path, kind: str) -> None:
    left = left_in(tmp_path, kind)
    with driven(tmp_path) as driver:
        opened(driver, left)
        driver.tick(2)
        driver.click("share")
        driver.tick(2)
        free = kind in PASSED_ON
        assert driver.widget("share/copy").enabled == free
        assert driver.widget("share/picture").enabled
        said = " ".join(driver.texts)
        assert (str(left.path) in said) == free
        assert (texts().say("keepsakes.kept_back") in said) == (not free)
        driver.click("share/picture")
        driver.tick(3)
        (picture,) = (tmp_path / "pictures").iterdir()
        assert not any(str(seed) in picture.name for seed in left.seeds)
        assert not any(str(seed).encode() in picture.read_bytes() for seed in left.seeds)
