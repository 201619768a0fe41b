"""The strip above the table of a level: what to do next, or what came of the throw."""

from collections.abc import Callable

from dexterity.hand.ways.held import WayName
from dexterity.session.finding_words import failed_words
from dexterity.session.story import verdict_sentence
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FIELD, NOTE, NOTICE, SUBHEADING
from dexterity.ui.draw.colours import INK
from dexterity.ui.frame.services import Services
from dexterity.ui.screens.dare.box_placing import BoxPlacing
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.screens.practice.banner import (
    PADDING,
    TOP,
    banner_box,
    covers_die,
    keys_words,
    more_words,
    next_die,
)
from dexterity.ui.throwing.scene import Scene

Words = tuple[str, str]
"""A sentence, and a smaller one below it."""


def draw_words(canvas: Canvas, words: Words, table: DareTable) -> None:
    """In the middle, above the target; below it where the thrown die would be hidden."""
    if not words[0]:
        return
    judged, box = table.scene is Scene.VERDICT, banner_box(canvas, *words)[0]
    hides = judged and covers_die(box, table, canvas)
    down = STAGE.height - box.bottom - TOP if hides else 0.0
    draw_strip(canvas, words, judged=judged, down=down)


def draw_strip(canvas: Canvas, words: Words, *, judged: bool = False, down: float = 0.0) -> None:
    """The strip, so far below its usual place."""
    head, note = words
    box, high = banner_box(canvas, head, note)
    box = box.moved(down=down)
    canvas.box(box, NOTICE if judged else FIELD, "banner")
    top, below = box.inset(PADDING, 0.7 * PADDING).cut_top(high)
    canvas.text(head, top, SUBHEADING, align=Align.CENTRE)
    if note:
        canvas.text(note, below, NOTE.in_colour(INK), align=Align.CENTRE)


def placing_words(placing: BoxPlacing, services: Services) -> Words:
    """While the box is being placed."""
    say, refusal = services.texts.say, placing.refusal
    note = say("requirement.place_box") if refusal is None else say(f"challenge.box.{refusal}")
    return say("challenge_screens.place_box"), note


def hand_words(table: DareTable, services: Services, *, by_keys: bool) -> Words:
    """While a die waits or is being aimed with."""
    texts, ids = services.texts, table.dare.ids
    head = texts.say(table.hint)
    if by_keys:
        return head, keys_words(services)
    if not ids:
        return head, more_words(table.hint, texts)
    if len(ids) > 1:
        names = ", ".join(texts.say(f"requirement.{one}.name") for one in ids)
        return head, texts.say("challenge_screens.all_of", names=names)
    how = "how" if table.hand.way.name is WayName.FLICK else "twin"
    return head, texts.say(f"requirement.{ids[0]}.{how}")


def judged_words(
    table: DareTable, services: Services, told: Callable[[], str], *, goes_on: bool
) -> Words:
    """What the referee says, which requirement was not met, and what follows."""
    texts, last, playback = services.texts, table.last, table.playback
    if last is None or (playback is not None and not playback.done):
        return "", ""
    head = failed_words(last.verdict.failed, texts) or verdict_sentence(last.verdict, texts)
    if table.scene is Scene.WATCHING:
        return head, ""
    following = next_die(table, services, texts) if goes_on else ""
    return head, " ".join(words for words in (told(), following) if words)
