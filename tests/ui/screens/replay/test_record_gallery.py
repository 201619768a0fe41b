"""The list of replays as a gallery: of one game or of all, with what is seen of each match."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.frame.screen import Screen
from dexterity.ui.screens.games import GAMES
from dexterity.ui.screens.record_words import looked_at, target_names
from dexterity.ui.screens.replay import replays
from dexterity.ui.screens.replay.facts import facts
from dexterity.ui.screens.replay.replays import ReplaysScreen
from dexterity.ui.screens.replay.stills.stills import SIGN
from tests.kit.hands import texts
from tests.kit.records import file_with, header, lines, newer, thrown
from tests.kit.screens import Driver, driven
from tests.kit.widget_page import WidgetPage

GOLDEN = Path(__file__).parents[3] / "records"
MATCHES = {"fighter": "campaign", "challenge": "duel", "pen": "pen", "delve": "delve"}
"""By the game that they are filed under."""
PRACTICE = lines(header(), thrown())


@pytest.fixture
def gallery(tmp_path: Path) -> Iterator[Driver]:
    """A practice, a match of every game, and one that cannot be shown."""
    folder = tmp_path / "records"
    folder.mkdir()
    for record in MATCHES.values():
        shutil.copy(GOLDEN / f"golden-{record}.jsonl", folder)
    file_with(folder, PRACTICE, "practice.jsonl")
    file_with(folder, newer(PRACTICE), "newer.jsonl")
    with driven(tmp_path, Settings(first_start_done=True), (640, 360)) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.app.go(ReplaysScreen(driver.app))
        driver.wait(0.2)
        yield driver


def screen_of(driver: Driver) -> ReplaysScreen:
    screen = driver.app.screen
    assert isinstance(screen, ReplaysScreen)
    return screen


def choose_game(driver: Driver, game: str) -> None:
    """By its name, with the mouse."""
    words = driver.app.services.texts.say(f"title.{game}")
    cells = driver.widget("game").box
    (place,) = (one.drawn.middle for one in driver.written
                if one.text == words and cells.contains(one.drawn.middle))  # fmt: skip
    driver.click(place)
    driver.tick(2)


# --- one game, or all ---------------------------------------------------------------------------


def test_all_games_are_listed_at_first(gallery: Driver) -> None:
    assert len(screen_of(gallery).records.listed) == len(MATCHES) + 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leaves_only_its_own_matches_in_the_list(gallery: Driver, game: str) -> None:
    choose_game(gallery, game)
    records = screen_of(gallery).records
    assert [line.game for line in records.listed] == [game]
    assert records.line == records.listed[0], "the newest of them is chosen"
    gallery.click("watch")
    assert gallery.app.screen.name.endswith("replay")


@pytest.mark.parametrize("device", ["finger", "keys", "gamepad"])
def test_a_game_is_chosen_by_every_device(gallery: Driver, device: str) -> None:
    match device:
        case "finger":
            box = gallery.widget("game").box
            gallery.tap((box.right - 12.0, box.middle[1]))
        case "keys":
            gallery.focus("game")
            for _ in GAMES:
                gallery.key("right")
        case _:
            gallery.focus("game")
            for _ in GAMES:
                gallery.hat(1, 0)
    assert screen_of(gallery).records.game == [*GAMES][-1]


def test_what_is_chosen_stays_chosen_among_its_own_game_and_on_return(gallery: Driver) -> None:
    records = screen_of(gallery).records
    chosen = next(line.path for line in records.lines if line.game == "delve")
    records.chosen = chosen
    choose_game(gallery, "delve")
    assert records.chosen == chosen
    gallery.click("watch")
    gallery.key("escape")
    gallery.wait(0.2)
    assert (records.game, records.chosen) == ("delve", chosen)


def test_a_game_that_nobody_played_is_offered(
    gallery: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def stand_in(name: str, frame: object) -> Screen:
        asked.append(name)
        return WidgetPage(gallery.app)

    monkeypatch.setattr(replays, "make_screen", stand_in)
    choose_game(gallery, "pen")
    gallery.click("delete")
    gallery.click("really")
    gallery.wait(0.1)
    said = gallery.app.services.texts.say
    assert said("replays.none_of_game") in gallery.texts
    assert said("title.about_pen") in gallery.texts
    assert not gallery.widget("watch").enabled
    gallery.click("play")
    assert asked == ["pen"]


def test_the_next_of_the_same_game_is_chosen_after_a_deletion(gallery: Driver) -> None:
    screen = screen_of(gallery)
    folder = gallery.app.services.folders.records
    file_with(folder, PRACTICE, "practice-0.jsonl")
    screen.show()
    gallery.wait(0.2)
    choose_game(gallery, "practice")
    newest, older = (line.path for line in screen.records.listed)
    gallery.click("delete")
    gallery.click("really")
    assert not newest.exists()
    assert screen.records.chosen == older


# --- what is said of one ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("campaign", ("won, score 23", "For apprentices", "rooms: 9, throws: 21, hits: 14")),
        ("duel", ("Duel: Ada against Blaise", "not finished, 0 : 0", "throws: 15, hits: 8")),
        ("pen", ("Blaise wins, health 12 to 13", "flicks: 24")),
        ("delve", ("Chloé wins, successes 1 – 1 – 2", "rounds: 6, throws: 10, hits: 10")),
    ],
)
def test_a_match_is_told_with_its_end_its_length_its_day_and_its_file(
    record: str, said: tuple[str, ...]
) -> None:
    line, words = looked_at(GOLDEN / f"golden-{record}.jsonl"), texts()
    told = " / ".join(label.text for label in facts(line, words, target_names(words)))
    for part in (*said, "2026, ", f"File: golden-{record}.jsonl"):
        assert part in told


def test_of_a_practice_it_is_said_once_how_often_it_hit(tmp_path: Path) -> None:
    line, words = looked_at(file_with(tmp_path, PRACTICE)), texts()
    told = [label.text for label in facts(line, words, target_names(words))]
    assert "Played by Ada" in told
    assert sum("throws: 1" in text for text in told) == 1


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_all_of_any_match_can_be_read(
    gallery: Driver, language: Language, text_size: float
) -> None:
    settings = Settings(first_start_done=True, language=language, text_size=text_size)
    gallery.app.change_settings(settings)
    records = screen_of(gallery).records
    for row in range(len(records.lines)):
        records.choose(row)
        gallery.app.rearrange()
        gallery.tick(2)
        assert gallery.clipped_texts() == []


# --- what is seen of one ------------------------------------------------------------------------


def signs(monkeypatch: pytest.MonkeyPatch) -> list[Icon]:
    """Those that are drawn from now on in place of a picture; all others are small."""
    drawn: list[Icon] = []
    draw = Canvas.icon

    def noted(
        canvas: Canvas, icon: Icon, box: Box, *, width: float = 2.2, colour: Colour = INK
    ) -> None:
        if box.width == SIGN:
            drawn.append(icon)
        draw(canvas, icon, box, width=width, colour=colour)

    monkeypatch.setattr(Canvas, "icon", noted)
    return drawn


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_after_a_while(
    gallery: Driver, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = signs(monkeypatch)
    choose_game(gallery, game)
    assert drawn[-1] == GAMES[game], "until it is there, the sign of its game is seen"

    def pictured() -> bool:
        drawn.clear()
        gallery.tick()
        return not drawn

    assert gallery.comes_to(pictured, 600)


def test_what_cannot_be_shown_has_a_cross(gallery: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, records = signs(monkeypatch), screen_of(gallery).records
    records.chosen = next(line.path for line in records.lines if not line.usable)
    gallery.app.rearrange()
    gallery.wait(1.0)
    assert {*drawn[1:]} == {Icon.CLOSE}
