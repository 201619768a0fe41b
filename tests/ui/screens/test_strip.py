"""The strip hides neither the die it speaks of nor the lens that shows it, however large it is."""

from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.rules.referee import Miss
from dexterity.session.shipped import shipped_library
from dexterity.ui.canvas.box import centred
from dexterity.ui.canvas.letters import Letters
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.screens.strip import WAITING, lens_place, strip_above, strip_below, strip_for
from dexterity.ui.show.verdict_lens import AT, RADIUS
from tests.kit import hands
from tests.kit.challenging import at_level


def verdicts(texts: Texts) -> list[str]:
    """All that a referee may say."""
    hits = [texts.say(f"verdict.{kind}", value=5) for kind in ("section", "centre")]
    return [*hits, *(texts.say(f"verdict.{miss}") for miss in Miss)]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_a_verdict_at_the_foot_covers_neither_lens_nor_the_die_that_waits(
    language: Language, text_size: float
) -> None:
    texts, letters = hands.texts(language), Letters(1.0, text_size)
    note = f"{texts.say('verdict.no_symbol')} {texts.say('practice.next_die')}"
    for verdict in verdicts(texts):
        strip = strip_below(letters, (verdict, note))
        lens = centred(lens_place(strip), (2 * RADIUS, 2 * RADIUS))
        assert strip.head == verdict
        assert STAGE.holds(strip.box)
        assert strip.box.top >= WAITING
        assert not strip.box.meets(lens)


def test_small_letters_leave_room_for_the_note_at_the_foot() -> None:
    assert strip_below(Letters(), ("A miss.", "The next die waits.")).note


def test_the_lens_stays_where_it_is_for_a_strip_above_the_target() -> None:
    assert lens_place(strip_above(Letters(), ("A miss.", ""))) == AT


@pytest.mark.parametrize(
    ("level", "foot"), [("4-03-tea-trolley", True), ("1-01-hello-table", False)]
)
def test_a_strip_goes_to_the_foot_where_it_would_hide_what_is_thrown_at(
    tmp_path: Path, level: str, foot: bool
) -> None:
    challenge = shipped_library().named(level)
    assert challenge is not None
    with at_level(tmp_path, challenge) as player:
        screen = player.table
        strip = strip_for(player.app.canvas, screen.words(), screen.table)
        assert strip is not None
        assert strip.note
        assert (strip.box.top >= WAITING) is foot
