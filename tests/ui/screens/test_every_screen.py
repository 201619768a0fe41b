"""What holds for every screen: reached and left by any device, readable, at home in any window."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Protocol

import pytest

from dexterity.content.language import Language
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import Lettering, Look
from dexterity.ui.frame.corners import BACK_PLACE, HELP_PLACE
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.gallery import SCREENS
from dexterity.ui.screens.posing.poses import POSES
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.label import Label
from dexterity.values.vectors import Vec2
from tests.kit.contrast import LEAST, contrast
from tests.kit.covering import covering
from tests.kit.posed import lay_out_samples, posed
from tests.kit.screens import Driver, driven

TABS = ("throwing", "sound", "picture", "keys", "player")
CALM = Settings(first_start_done=True, reduced_motion=True)
READ_AT = ((1.0, (1280, 720)), (1.5, (1024, 768)))
"""Sizes of text and of windows. Pages are laid out in points, whatever the window: each size of
either is seen once."""
TALL_PX = (640, 900)
LARGE_PX = (1920, 1080)
LARGE = ("title", "practice", "challenge-level", "fight", "fighter-path")
"""Screens that are also looked at in the large window, whose table takes seconds to draw."""
COVERED_BY = 1.0
"""Points that neighbours may share: their edges are rounded to pixels."""


# --- reached and left --------------------------------------------------------------------------


class Device(Protocol):
    """All a player has in the hands."""

    def press(self, name: str) -> None: ...

    def back(self) -> None: ...

    def open_help(self) -> None: ...

    def close_help(self) -> None: ...

    def open_rules(self) -> None: ...

    def throw(self) -> None: ...


class Pointing:
    """A mouse or a finger: whatever is done is done to something that is seen."""

    def __init__(self, driver: Driver, hit: Callable[[Vec2], None]) -> None:
        self.driver, self._hit = driver, hit

    def hit(self, place: Vec2) -> None:
        self._hit(place)
        self.driver.tick(2)

    def press(self, name: str) -> None:
        widget = self.driver.widget(name)
        assert STAGE.holds(widget.box), f"{name} is out of reach"
        self.hit(widget.box.middle)

    def back(self) -> None:
        self.hit(BACK_PLACE.middle)

    def open_help(self) -> None:
        self.hit(HELP_PLACE.middle)

    def close_help(self) -> None:
        self._hit_words("widget.close")

    def open_rules(self) -> None:
        self._hit_words("rules.all")

    def _hit_words(self, key: str) -> None:
        words = self.driver.app.services.texts.say(key)
        (found,) = (text.drawn for text in self.driver.written if text.text == words)
        self.hit(found.middle)


def swing() -> list[Vec2]:
    """From the die straight to the target, in a sixth of a second."""
    x, y = ON_STAGE.pixel(REST_MM)
    return [(x, y - 28.0 * step) for step in range(10)]


class Mouse(Pointing):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, driver.click)

    def throw(self) -> None:
        self.driver.drag(*swing())


class Finger(Pointing):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver, driver.tap)

    def throw(self) -> None:
        self.driver.swipe(*swing())


class Keys:
    """The keys of the game, and Tab to every widget."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def key(self, name: str) -> None:
        self.driver.key(name)
        self.driver.tick(2)

    def press(self, name: str) -> None:
        self.driver.focus(name)
        self.key("return")

    def back(self) -> None:
        screen, at_button = self.driver.app.screen, bool(self.driver.focused)
        self.key("escape")
        if at_button and self.driver.app.screen is screen:
            # At a table the first press only gives the arrow keys back to the throw.
            assert not self.driver.focused
            self.key("escape")

    def open_help(self) -> None:
        self.key("f1")

    def close_help(self) -> None:
        self.key("escape")

    def open_rules(self) -> None:
        # The first press shows where the keyboard is: at the button that closes.
        self.key("right")
        self.key("right")
        self.key("return")

    def throw(self) -> None:
        """Asks for the needle, stops it, stops the gauge; a verdict is cleared before."""
        screen = self.driver.app.screen
        assert isinstance(screen, PracticeScreen)
        for _ in range(5):
            self.key("space")
            if screen.table.scene is Scene.FLIGHT:
                return


DEVICES: dict[str, Callable[[Driver], Device]] = {"mouse": Mouse, "finger": Finger, "keys": Keys}


class Walk:
    """From screen to screen with one device, looking where one is after every step."""

    def __init__(self, driver: Driver, device: Device) -> None:
        self.driver, self.device = driver, device
        self.seen: set[str] = set()

    def is_at(self, name: str) -> None:
        self.driver.wait(0.2)
        assert self.driver.app.screen.name == name
        assert self.driver.texts
        self.seen.add(name)
        self.help_opens_and_closes()

    def help_opens_and_closes(self) -> None:
        self.device.open_help()
        assert self.driver.app.helps
        assert self.driver.app.screen.help().title in self.driver.texts
        self.device.close_help()
        assert not self.driver.app.helps

    def enter(self, button: str, name: str) -> None:
        self.device.press(button)
        self.is_at(name)

    def leave_to(self, name: str) -> None:
        self.device.back()
        self.is_at(name)


@pytest.mark.parametrize("device", DEVICES)
def test_every_screen_is_reached_and_left_by_one_device_alone(tmp_path: Path, device: str) -> None:
    lay_out_samples(tmp_path)
    before = set(list_records(tmp_path / "records"))
    with driven(tmp_path, CALM, (640, 360)) as driver:
        driver.app.go(SCREENS["title"](driver.app))
        walk = Walk(driver, DEVICES[device](driver))
        walk.is_at("title")
        through_rules(walk)
        through_practice(walk)
        walk.enter("fighter", "fighter")
        walk.leave_to("title")
        through_challenge(walk)
        through_pen(walk)
        walk.enter("delve", "delve")
        walk.leave_to("title")
        through_replays(walk)
        walk.enter("honours", "honours")
        walk.leave_to("title")
        through_settings(walk)
        assert walk.seen == set(SCREENS)
        walk.device.press("quit")
        assert not driver.app.running
    (new,) = set(list_records(tmp_path / "records")) - before
    assert len(read_record(new).actions) == 2


def through_rules(walk: Walk) -> None:
    """By the page of help, as from every game."""
    walk.device.open_help()
    walk.device.open_rules()
    walk.is_at("rules")
    walk.leave_to("title")


def through_practice(walk: Walk) -> None:
    """A throw, the choice of tables and back out of it, the throw once more."""
    walk.enter("practice", "practice")
    walk.device.throw()
    walk.driver.until(lambda: "watch" in walk.driver.reachable)
    walk.device.press("table")
    walk.device.press("choice/keep")
    walk.device.press("watch")
    walk.device.press("watch/close")
    walk.device.press("undo")
    walk.leave_to("title")


def through_challenge(walk: Walk) -> None:
    """From the map to a level, to the duel's table and to free dares, and back each time."""
    walk.enter("challenge", "challenge")
    walk.enter("play", "challenge-level")
    walk.leave_to("challenge")
    walk.enter("duel", "duel-set-up")
    walk.leave_to("challenge")
    walk.enter("free", "challenge-free")
    walk.leave_to("challenge")
    walk.leave_to("title")


def through_pen(walk: Walk) -> None:
    """From the choice of a sheet to the desk where sheets are drawn, and back."""
    walk.enter("pen", "pen")
    walk.enter("draw", "pen-editor")
    walk.leave_to("pen")
    walk.leave_to("title")


def through_replays(walk: Walk) -> None:
    walk.enter("replays", "replays")
    walk.enter("watch", "replay")
    walk.enter("try", "practice")
    walk.leave_to("replay")
    walk.leave_to("replays")
    walk.leave_to("title")


def through_settings(walk: Walk) -> None:
    walk.enter("settings", "settings")
    for tab in TABS:
        walk.enter(f"tab/{tab}", "settings")
        assert f"page/{tab}" in [widget.name for widget in walk.driver.app.screen.form.widgets]
    walk.enter("guide_again", "guide")
    walk.enter("skip", "settings")
    walk.enter("guide_again", "guide")
    walk.leave_to("settings")
    walk.leave_to("title")


# --- readable ----------------------------------------------------------------------------------


def by_turns() -> list[tuple[str, Language]]:
    """Every state in a language, the next one in the other; then all that is left."""
    one, other = Language
    turns = [(name, (one, other)[at % 2]) for at, name in enumerate(POSES)]
    left = [(name, other if language is one else one) for name, language in turns]
    return [*turns, *left]


@pytest.mark.parametrize(
    ("name", "language"),
    covering(by_turns(), lambda name, language: ("-".join(name.split("-")[:2]),)),
)
def test_every_state_is_read_to_its_end_in_every_window(
    tmp_path: Path, name: str, language: Language
) -> None:
    with posed(name, tmp_path, Settings(language=language)) as driver:
        assert name.startswith(driver.app.screen.name)
        assert widgets_of_one_name(driver) == []
        shows_all_in(driver, TALL_PX, *([LARGE_PX] if name in LARGE else []))
        for text_size, size_px in READ_AT:
            app = driver.app
            app.change_settings(replace(app.services.settings, text_size=text_size))
            driver.resize(size_px)
            driver.tick()
            assert driver.texts
            assert driver.clipped_texts() == []
            assert covered(driver) == []
            assert too_faint(driver) == []


def too_faint(driver: Driver) -> list[str]:
    """What is written on a card in an ink that its pencil swallows."""
    cards = [card for card in driver.app.screen.form.widgets if isinstance(card, CardFace)]
    return [
        part.name
        for card in cards
        for part in card.content.widgets()
        if isinstance(part, Label | SignLine) and swallows(card.look, part.lettering)
    ]


def swallows(look: Look, lettering: Lettering) -> bool:
    return look.pencil is not None and contrast(lettering.colour, look.pencil) < LEAST


def widgets_of_one_name(driver: Driver) -> list[str]:
    names = Counter(widget.name for widget in driver.app.screen.form.widgets if widget.name)
    return [name for name, count in names.items() if count > 1]


def shows_all_in(driver: Driver, *sizes_px: tuple[int, int]) -> None:
    """Whatever stands there before and after stands there meanwhile.

    Notices go by themselves, and numbers may go on counting.
    """
    size_px, before = driver.window.surface.size, {*driver.texts}
    meanwhile = [seen_in(driver, other_px) for other_px in sizes_px]
    after = seen_in(driver, size_px)
    lasting = {text for text in before & after if not text[0].isdigit()}
    assert lasting
    assert [lasting - seen for seen in meanwhile] == [set()] * len(sizes_px)


def seen_in(driver: Driver, size_px: tuple[int, int]) -> set[str]:
    driver.resize(size_px)
    driver.tick()
    assert driver.window.surface.size == size_px
    return {*driver.texts}


def covered(driver: Driver) -> list[tuple[str, str]]:
    """Pairs of things to press that lie on one another."""
    form = driver.app.screen.form
    places = [
        (widget.name, widget.box.shared_with(widget.viewport.box if widget.viewport else STAGE))
        for widget in form.widgets
        if widget.can_focus
    ]
    if form.dialog is None:
        places += [("corner/help", HELP_PLACE), ("corner/back", BACK_PLACE)]
    pairs = combinations(places, 2)
    return [(one, other) for (one, here), (other, there) in pairs if meet(here, there)]


def meet(one: Box, other: Box) -> bool:
    return min(one.shared_with(other).size) > COVERED_BY
