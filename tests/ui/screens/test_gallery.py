"""Every screen and state there is can be gone to, and says what it is."""

import shutil
from gc import collect
from pathlib import Path
from weakref import ref

import pytest

from dexterity.session.records.reading import list_records
from dexterity.session.records.replay import open_record
from dexterity.session.records.summary import summary_of
from dexterity.session.records.verifying import verify
from dexterity.session.settings import Settings
from dexterity.session.story import finding_words
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.gallery import SCREENS, make_screen
from dexterity.ui.screens.posing import pose as posing
from dexterity.ui.screens.posing.pose import strike
from dexterity.ui.screens.posing.poses import POSES
from dexterity.ui.screens.posing.samples import write_samples
from dexterity.ui.scripted.player import ScriptedPlayer
from tests.kit.screens import driven
from tests.kit.widget_page import WidgetPage


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("samples")
    write_samples(folder)
    return folder


@pytest.fixture(autouse=True)
def quick_samples(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(folder: Path) -> None:
        shutil.copytree(samples, folder)

    monkeypatch.setattr(posing, "write_samples", copy)


def test_poses_show_what_their_names_say(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(first_start_done=True)) as driver:
        player = ScriptedPlayer(driver.app)
        strike(POSES["practice-verdict"], player)
        said = (" damage", "A miss")
        assert any(any(word in text for word in said) for text in driver.texts)


def test_the_picture_of_an_unmet_requirement_shows_one(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(first_start_done=True)) as driver:
        strike(POSES["challenge-level-unmet"], ScriptedPlayer(driver.app))
        shown = driver.app.screen
        assert isinstance(shown, LevelScreen)
        last = shown.table.last
        assert last is not None
        assert [finding.requirement for finding in last.verdict.failed] == ["jump"]
        assert finding_words(last.verdict.failed[0], driver.app.services.texts) in driver.texts


def test_every_screen_has_a_pose_and_a_name() -> None:
    assert set(SCREENS) <= set(POSES)


@pytest.mark.parametrize("name", list(SCREENS))
def test_every_screen_has_a_page_of_help_and_a_way_back(name: str, tmp_path: Path) -> None:
    with driven(tmp_path, Settings(first_start_done=True)) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.app.go(make_screen(name, driver.app))
        driver.tick(3)
        shown = driver.app.screen
        opened = []
        for key in ("f1", "escape"):
            driver.key(key)
            opened.append(driver.app.helps)
        assert opened == [True, False]
        assert driver.app.screen is shown
        # Of the title, the first step back only points at the way out.
        for _ in range(2 if name == "title" else 1):
            driver.app.go_back()
            driver.tick()
        assert isinstance(driver.app.screen, WidgetPage)


def test_the_titles_buttons_lead_where_they_say(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(first_start_done=True)) as driver:
        driver.app.go(make_screen("title", driver.app))
        driver.tick(3)
        for name in ("practice", "challenge", "replays", "settings"):
            driver.click(name)
            driver.tick(3)
            assert driver.app.screen.name == name
            driver.key("escape")
            driver.tick(30)
            assert driver.app.screen.name == "title"


def test_the_samples_are_real_records(samples: Path) -> None:
    newest, *_ = list_records(samples)
    assert summary_of(newest).throws == 4
    assert verify(open_record(newest)).holds


def test_a_screen_that_is_gone_is_held_by_nobody(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(first_start_done=True), (640, 360)) as driver:
        app, gone = driver.app, {}
        app.go(WidgetPage(app))
        for name in SCREENS:
            app.go(make_screen(name, app))
            driver.tick(2)
            gone[name] = ref(app.screen)
            app.back()
            driver.tick(2)
        driver.tick(60)
        collect()
        assert [name for name, screen in gone.items() if screen() is not None] == []
