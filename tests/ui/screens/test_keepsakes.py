"""What is taken away from a replay: a picture, a film, the way to its file."""

import re
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.keepsakes.camera import LINGERS_S, LONGEST_S
from dexterity.ui.screens.keepsakes.stepwise import StepwiseReplay
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from tests.kit.films import durations_ms, frame_of, open_film
from tests.kit.hands import texts
from tests.kit.screens import Driver, driven

RECORDS = Path(__file__).parent.parent.parent / "records"
every_kind = pytest.mark.parametrize("game", ["duel", "campaign", "pen", "delve"])
SMALL = (640, 360)


@dataclass
class Pocket:
    """A clipboard of our own."""

    held: list[str] = field(default_factory=list)
    works: bool = True

    def copy(self, text: str) -> bool:
        self.held.append(text)
        return self.works

    def paste(self) -> str:
        return self.held[-1]


def at_replay(driver: Driver, game: str) -> WatchingScreen:
    """A record of that game, opened and drawn."""
    screen = watch(RECORDS / f"golden-{game}.jsonl")(driver.app)
    assert isinstance(screen, WatchingScreen)
    driver.app.go(screen)
    while screen.opening or not screen.drawn:
        driver.tick()
    return screen


@pytest.mark.parametrize(("game", "physics"), [("pen", b"pencil"), ("delve", b"dice")])
def test_a_record_of_another_physics_says_so_when_it_begins(
    tmp_path: Path, game: str, physics: bytes
) -> None:
    today = (RECORDS / f"golden-{game}.jsonl").read_bytes()
    older = re.sub(rb'("%b_physics"):\d+' % physics, rb"\1:1", today)
    assert older != today
    for data, is_said in ((older, True), (today, False)):
        path = tmp_path / "match.jsonl"
        path.write_bytes(data)
        with driven(tmp_path, size_px=SMALL) as driver:
            screen = watch(path)(driver.app)
            assert isinstance(screen, StepwiseReplay)
            driver.app.go(screen)
            while screen.opening or not screen.steps:
                driver.tick()
            driver.tick()
            assert screen.at == 0
            assert (texts().say("replay.other_physics") in driver.texts) == is_said


def pictures(folder: Path, suffix: str) -> list[Path]:
    return sorted((folder / "pictures").glob(f"*{suffix}"))


def film_it(driver: Driver, screen: WatchingScreen) -> None:
    driver.click("share")
    driver.click("share/film")
    while screen.camera.films:
        driver.tick()
    driver.tick()


@every_kind
def test_from_the_list_a_match_of_any_game_is_watched(tmp_path: Path, game: str) -> None:
    (tmp_path / "records").mkdir()
    name = f"golden-{game}.jsonl"
    shutil.copy(RECORDS / name, tmp_path / "records" / name)
    with driven(tmp_path, size_px=SMALL) as driver:
        driver.app.go(ReplaysScreen(driver.app))
        driver.tick(3)
        driver.click("watch")
        screen = driver.app.screen
        assert isinstance(screen, WatchingScreen)
        while screen.opening:
            driver.tick()
        assert screen.scenes > 1


@every_kind
def test_a_picture_shows_the_page_without_its_buttons(tmp_path: Path, game: str) -> None:
    with driven(tmp_path, size_px=(700, 700)) as driver:
        at_replay(driver, game)
        driver.click("share")
        driver.click("share/picture")
        driver.tick()
        (kept,) = pictures(tmp_path, ".png")
        assert pygame.image.load(kept).get_size() == (700, 394), "the stage, and no paper beside it"
        assert "Share" in driver.texts, "the buttons are back"
        driver.tick(2)
        assert any(str(kept) in text.replace("\n", "") for text in driver.texts), driver.texts


def test_a_second_picture_leaves_the_first_as_it_is(tmp_path: Path) -> None:
    with driven(tmp_path, size_px=SMALL) as driver:
        at_replay(driver, "delve")
        for _ in range(2):
            driver.click("share")
            driver.click("share/picture")
            driver.tick()
    assert [path.name for path in pictures(tmp_path, "")] == [
        "golden-delve-1.png", "golden-delve-2.png",
    ]  # fmt: skip


@every_kind
def test_a_film_moves_and_is_short_and_small(tmp_path: Path, game: str) -> None:
    with driven(tmp_path, size_px=SMALL) as driver:
        film_it(driver, at_replay(driver, game))
    (kept,) = pictures(tmp_path, ".gif")
    film = open_film(kept.read_bytes())
    lasting = durations_ms(film)
    assert 1000 * LINGERS_S < sum(lasting) <= 1000 * (LONGEST_S + LINGERS_S)
    first, last = (frame_of(film, at).tobytes() for at in (0, len(lasting) - 1))
    assert first != last
    assert film.size == (640, 360)
    assert kept.stat().st_size < 3_000_000


def test_a_film_that_is_stopped_is_not_kept(tmp_path: Path) -> None:
    with driven(tmp_path, size_px=SMALL) as driver:
        screen = at_replay(driver, "pen")
        driver.click("share")
        driver.click("share/film")
        driver.tick(5)
        assert "Share" not in driver.texts
        driver.intend(Intention.BACK)
        driver.tick()
        assert driver.app.screen is screen
        assert "Share" in driver.texts
    assert not pictures(tmp_path, "")


def test_without_pillow_the_page_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with driven(tmp_path, Settings(language=Language.FRENCH), SMALL) as driver:
        screen = at_replay(driver, "pen")
        driver.click("share")
        driver.click("share/film")
        driver.tick(2)
        assert not screen.camera.films
        assert any("pip install pillow" in text for text in driver.texts), driver.texts


def test_a_folder_that_takes_nothing_is_named(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("no folder at all")
    with driven(tmp_path, size_px=SMALL) as driver:
        at_replay(driver, "delve")
        driver.click("share")
        driver.click("share/picture")
        driver.tick(3)
        said = " ".join(driver.texts)
        assert f"Nothing can be saved in {tmp_path / 'pictures'}" in said


@pytest.mark.parametrize(("works", "said"), [(True, "Copied."), (False, "no clipboard")])
def test_the_path_is_copied_and_said(tmp_path: Path, works: bool, said: str) -> None:
    (tmp_path / "records").mkdir()
    file = tmp_path / "records" / "golden-delve.jsonl"
    shutil.copy(RECORDS / file.name, file)
    pocket = Pocket(works=works)
    with driven(tmp_path, size_px=SMALL) as driver:
        driver.app.go(ReplaysScreen(driver.app, clipboard=pocket))
        driver.tick(3)
        driver.click("share")
        driver.tick(2)
        assert pocket.held == [str(file)]
        assert any(said in text for text in driver.texts), driver.texts


@every_kind
def test_all_can_be_read_in_large_french_letters(tmp_path: Path, game: str) -> None:
    large = Settings(language=Language.FRENCH, text_size=1.5)
    with driven(tmp_path, large, (1024, 768)) as driver:
        screen = at_replay(driver, game)
        screen.go_to_scene(screen.scenes)
        driver.tick(2)
        assert driver.clipped_texts() == []
        driver.click("share")
        driver.tick()
        assert driver.clipped_texts() == []
