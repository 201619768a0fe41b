"""The reader of the rules by mouse, finger and keys alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.ui.screens.gallery import SCREENS
from dexterity.ui.screens.rules.routes import to_rules
from dexterity.ui.screens.rules.rules_screen import RulesScreen
from dexterity.ui.widgets.widget import Widget
from tests.kit.screens import Driver, Room, driven

CALM = Settings(first_start_done=True, reduced_motion=True)


@contextmanager
def reader(
    folder: Path, game: str = "delve", chapter: str | None = None, settings: Settings = CALM
) -> Iterator[tuple[Driver, RulesScreen]]:
    with driven(folder, settings, (640, 360)) as driver:
        driver.app.go(Room(driver.app, "home"))
        screen = to_rules(driver.app, game, chapter)
        assert isinstance(screen, RulesScreen)
        driver.app.go(screen)
        driver.tick(2)
        yield driver, screen


def looked_at(driver: Driver, screen: RulesScreen) -> Widget:
    hit = screen.reading.hit
    assert hit is not None
    return driver.widget(f"passage/{hit.block}/{hit.passage}")


def in_sight(widget: Widget) -> bool:
    return widget.viewport is not None and widget.viewport.box.holds(widget.box, 1.0)


def test_it_opens_at_the_chapter_that_was_asked_for(tmp_path: Path) -> None:
    with reader(tmp_path, "fighter", "fight") as (driver, screen):
        assert (screen.reading.book, screen.reading.chapter) == ("fighter", "fight")
        assert "A fight" in driver.texts


def test_typing_searches_at_once_and_marks_are_stepped_through(tmp_path: Path) -> None:
    with reader(tmp_path) as (driver, screen):
        driver.click("search")
        driver.type("dragon")
        count = len(screen.reading.hits)
        assert count > 3
        first = screen.reading.at
        assert in_sight(looked_at(driver, screen))
        driver.key("return")
        assert screen.reading.at == (first + 1) % count
        assert in_sight(looked_at(driver, screen))
        driver.click("previous")
        assert screen.reading.at == first


def test_accents_do_not_matter(tmp_path: Path) -> None:
    french = replace(CALM, language=Language.FRENCH)
    with reader(tmp_path, settings=french) as (driver, screen):
        driver.click("search")
        driver.type("epee vorpale")
        assert screen.reading.page.title == "Aventuriers et tuiles"
        assert "Épée vorpale" in driver.texts
        assert "Torche" not in driver.texts


def test_whole_pages_can_be_shown_around_what_was_found(tmp_path: Path) -> None:
    with reader(tmp_path, "pen", "turn") as (driver, _):
        driver.click("search")
        driver.type("magic")
        assert "Flick your pencil." not in driver.texts
        driver.click("whole")
        assert "Flick your pencil." in driver.texts


def test_what_is_nowhere_is_said_to_be(tmp_path: Path) -> None:
    with reader(tmp_path) as (driver, screen):
        driver.click("search")
        driver.type("parachute")
        assert "Nothing found" in driver.texts
        driver.key("return")
        driver.key("f3")
        assert not screen.reading.hits


def test_escape_forgets_the_search_first_and_leaves_then(tmp_path: Path) -> None:
    with reader(tmp_path) as (driver, screen):
        driver.click("search")
        driver.type("orc")
        driver.key("escape")
        assert screen.reading.query == ""
        assert driver.app.screen is screen
        driver.key("escape")
        assert driver.app.screen.name == "home"


def test_all_of_it_by_keys_alone(tmp_path: Path) -> None:
    with reader(tmp_path, "throwing") as (driver, screen):
        driver.key("down")
        driver.key("down")
        assert screen.reading.chapter == "ways"
        page = driver.widget("passage/0/0")
        top = page.box.top
        driver.key("page down")
        assert driver.widget("passage/0/0").box.top < top
        driver.key("/")
        assert driver.focused == "search"
        driver.type("bones")
        first = screen.reading.at
        driver.key("f3")
        assert screen.reading.at == first + 1
        assert in_sight(looked_at(driver, screen))


def test_arrows_turn_a_page_with_links_and_tab_goes_from_link_to_link(tmp_path: Path) -> None:
    with reader(tmp_path, "throwing") as (driver, screen):
        links = [one.name for one in screen.form.widgets if one.name in driver.reachable[2:]]
        driver.focus(links[0])
        driver.key("tab")
        assert driver.focused == links[1]
        top = driver.widget("passage/0/0").box.top
        driver.key("up")
        assert driver.widget("passage/0/0").box.top > top
        assert driver.focused == links[1]


def test_a_finger_and_the_wheel_turn_the_page(tmp_path: Path) -> None:
    with reader(tmp_path, "delve", "adventurers") as (driver, _):
        tops = [driver.widget("passage/0/0").box.top]
        driver.swipe((700.0, 600.0), (700.0, 500.0), (700.0, 300.0))
        tops.append(driver.widget("passage/0/0").box.top)
        driver.wheel(-3, (700.0, 400.0))
        tops.append(driver.widget("passage/0/0").box.top)
        assert tops[0] > tops[1] > tops[2]


def test_a_link_leads_to_its_chapter_in_another_book(tmp_path: Path) -> None:
    with reader(tmp_path, "delve", "throw") as (driver, screen):
        (link,) = (
            widget.name
            for widget in screen.form.widgets
            if widget.can_focus and widget.name.startswith("passage/")
        )
        driver.click(link)
        assert (screen.reading.book, screen.reading.chapter) == ("throwing", "ways")
        assert "Three ways to throw" in driver.texts


def test_another_language_is_read_at_the_same_page(tmp_path: Path) -> None:
    with reader(tmp_path, "pen", "flick") as (driver, _):
        app = driver.app
        app.change_settings(replace(app.services.settings, language=Language.FRENCH))
        driver.tick()
        assert "La pichenette" in driver.texts


def test_the_page_of_help_of_a_game_leads_to_its_rules(tmp_path: Path) -> None:
    with driven(tmp_path, CALM, (640, 360)) as driver:
        driver.app.go(SCREENS["title"](driver.app))
        driver.app.go(SCREENS["fighter"](driver.app))
        driver.tick(2)
        driver.key("f1")
        driver.key("right")
        driver.key("right")
        driver.key("return")
        driver.tick()
        screen = driver.app.screen
        assert isinstance(screen, RulesScreen)
        assert screen.reading.book == "fighter"
        driver.key("escape")
        assert driver.app.screen.name == "fighter"


def test_a_screen_without_a_book_has_no_way_to_one(tmp_path: Path) -> None:
    with driven(tmp_path, CALM, (640, 360)) as driver:
        driver.app.go(SCREENS["settings"](driver.app))
        driver.tick(2)
        driver.key("f1")
        driver.tick()
        assert "All the rules" not in driver.texts
