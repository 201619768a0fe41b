"""The page of practice: its sizes, languages, hands and marks, and no text of it cut off."""

from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.session.story import verdict_sentence
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice.number import NumberLine
from dexterity.ui.throwing.hand_plane import ON_STAGE
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.world.marking import PLAIN_MARKING, SAFE_MARKING
from tests.kit.letterings import EVERY_LETTERING
from tests.kit.practising import at_table


def test_resizing_in_mid_flight_and_in_mid_swing_is_harmless(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        places = player.swing()
        player.down(places[0])
        for place in places[1:4]:
            player.move(place)
        player.resize((900, 700))
        for place in places[4:]:
            player.move(place)
        player.up(places[-1])
        assert player.at(Scene.FLIGHT)
        player.resize((1600, 900))
        player.until_at(Scene.VERDICT)
        player.resize((640, 360))
        player.tick(3)
        assert player.screen.log.statistics.throws == 1


def test_the_language_changes_at_once_at_any_time(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        before = player.words
        french = replace(player.app.services.settings, language=Language.FRENCH)
        player.app.change_settings(french)
        player.tick(2)
        assert player.words != before
        assert player.say("practice.statistics") in player.texts
        assert player.at(Scene.VERDICT)


def test_a_die_behind_the_strip_sends_the_strip_to_the_foot(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        for gain in (3.6, 3.8, 4.0, 4.2, 4.4):
            player.throw(gain)
            last = player.screen.table.last
            assert last is not None
            x, y = ON_STAGE.pixel(last.landing.place_mm)
            sentence = verdict_sentence(last.verdict, player.app.services.texts)
            (written,) = (one for one in player.written if one.text == sentence)
            assert not written.drawn.contains((x, y))
            assert not written.drawn.contains((x + 56.0, y - 56.0))


def test_left_handed_the_buttons_are_at_the_right(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(left_handed=True)) as player:
        assert player.widget("way").box.left > 1000.0
        assert player.widget("undo").box.right < 300.0


@pytest.mark.parametrize(("language", "size_px", "text_size"), EVERY_LETTERING)
def test_no_text_is_cut_off(
    tmp_path: Path, language: Language, text_size: float, size_px: tuple[int, int]
) -> None:
    settings = Settings(language=language, text_size=text_size)
    with at_table(tmp_path, settings, size_px) as player:
        cut = {"hand": player.clipped_texts()}
        player.throw(2.6)
        cut["verdict"] = player.clipped_texts()
        player.click("watch")
        player.tick(2)
        cut["watching"] = player.clipped_texts()
        player.key("escape")
        for stand in ("cleared", "needle", "gauge"):
            player.intend(Intention.THROW)
            player.tick(2)
            cut[stand] = player.clipped_texts()
        player.click("table")
        player.tick(2)
        cut["choice"] = player.clipped_texts()
        player.key("escape")
        player.key("f1")
        player.tick(2)
        cut["help"] = player.clipped_texts()
        assert not any(cut.values()), cut


def test_no_number_is_written_over_its_words_in_the_largest_letters(tmp_path: Path) -> None:
    settings = Settings(language=Language.FRENCH, text_size=2.0)
    with at_table(tmp_path, settings) as player:
        player.throw(2.6)
        lines = [one for one in player.app.screen.form.widgets if isinstance(one, NumberLine)]
        written = {each.text.replace("\n", " "): each.drawn for each in player.written}
        pairs = [(line.words, line.number) for line in lines if line.words in written]
        assert pairs
        for words, number in pairs:
            if number in written:
                assert not written[words].meets(written[number]), (words, number)


def test_colour_safe_marks_are_drawn_as_soon_as_they_are_chosen(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert table.screen.table.picture.view.marking is PLAIN_MARKING
        table.app.change_settings(replace(table.app.services.settings, colour_safe=True))
        table.tick()
        assert table.screen.table.picture.view.marking is SAFE_MARKING
