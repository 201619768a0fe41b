"""The strip above the table: what to do next, or what the referee says."""

from math import ceil

from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.session.story import verdict_sentence
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FIELD, NOTE, NOTICE, SUBHEADING
from dexterity.ui.frame.services import Services
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable

WIDEST = 720.0
"""Points between the columns beside the table."""
PADDING = 12.0
TOP = 10.0
DIE_ROOM, TAG_ROOM = 24.0, 84.0
"""Points that a die and its signs need around its middle, and its tag to the right and above."""
SLACK = 12.0
"""Points that a strip is wider than its words need: letters at its very edge look cramped."""
STEP = 240.0
"""Of its width. A strip as wide as each of its sentences would have to be drawn for each."""


def draw_banner(
    canvas: Canvas, table: ThrowingTable, services: Services, *, by_keys: bool = False
) -> None:
    """In the middle, above the target."""
    head, note = banner_words(table, services, by_keys=by_keys)
    if not head:
        return
    box, high = banner_box(canvas, head, note)
    judged = table.scene is Scene.VERDICT
    if judged and covers_die(box, table, canvas):
        box = box.moved(down=STAGE.height - box.bottom - TOP)
    canvas.box(box, NOTICE if judged else FIELD, "banner")
    top, below = box.inset(PADDING, 0.7 * PADDING).cut_top(high)
    canvas.text(head, top, SUBHEADING, align=Align.CENTRE)
    if note:
        canvas.text(note, below, NOTE, align=Align.CENTRE)


def banner_box(canvas: Canvas, head: str, note: str) -> tuple[Box, float]:
    """Where a strip with these words stands, and how high its sentence is."""
    inner = WIDEST - 2 * PADDING - SLACK
    wide, high = canvas.measure(head, SUBHEADING, inner)
    note_wide, note_high = canvas.measure(note, NOTE, inner) if note else (0.0, 0.0)
    width = STEP * ceil((max(wide, note_wide) + 2 * PADDING + SLACK) / STEP)
    return Box(STAGE.middle[0] - width / 2, TOP, width, high + note_high + 1.4 * PADDING), high


def draw_banners_ahead(canvas: Canvas) -> None:
    """Every strip that may be needed, so that none has to be drawn in mid-throw."""
    one, _ = banner_box(canvas, "X", "X")
    for width in range(round(STEP), round(WIDEST) + 1, round(STEP)):
        for look in (NOTICE, FIELD):
            canvas.box(Box(one.left, one.top, float(width), one.height), look, "banner")


def covers_die(box: Box, table: ThrowingTable, canvas: Canvas) -> bool:
    """Whether the die that was thrown, or the tag beside it, lies behind the strip."""
    if table.last is None:
        return False
    x, y = (
        at / canvas.scale for at in table.picture.view.camera.pixel(table.last.landing.place_mm)
    )
    return box.meets(Box(x - DIE_ROOM, y - TAG_ROOM, DIE_ROOM + TAG_ROOM, DIE_ROOM + TAG_ROOM))


def banner_words(
    table: ThrowingTable, services: Services, *, by_keys: bool = False
) -> tuple[str, str]:
    """A sentence, and a smaller one below it."""
    texts = services.texts
    match table.scene:
        case Scene.HAND:
            more = keys_words(services) if by_keys else more_words(table.hint, texts)
            return texts.say(table.hint), more
        case Scene.FLIGHT:
            # Nothing to be done, and the die may fly up there.
            return "", ""
        case Scene.WATCHING | Scene.VERDICT:
            return judged_words(table, services)


def more_words(hint: str, texts: Texts) -> str:
    """A hint explained, where there is anything to explain."""
    key = hint.replace("throw_hint.", "throwing.")
    return texts.say(key) if key in texts.templates else ""


def keys_words(services: Services) -> str:
    """The same for a player at the keyboard: the keys that throw."""
    texts, keymap = services.texts, keymap_from(services.settings.key_bindings)
    meant = {
        "left": Intention.AIM_LEFT,
        "right": Intention.AIM_RIGHT,
        "up": Intention.LOFT_UP,
        "down": Intention.LOFT_DOWN,
        "harder": Intention.POWER_UP,
        "softer": Intention.POWER_DOWN,
        "throw": Intention.THROW,
    }
    keys = {word: first_key_words(what, keymap, texts) for word, what in meant.items()}
    return texts.say("throwing.keys", **keys)


def judged_words(table: ThrowingTable, services: Services) -> tuple[str, str]:
    """What the referee says once the end is seen, and how to go on."""
    texts, playback = services.texts, table.playback
    if playback is None or playback.verdict is None:
        return "", ""
    if table.scene is Scene.WATCHING and not playback.done:
        return "", ""
    verdict = verdict_sentence(playback.verdict, texts)
    if table.scene is Scene.WATCHING:
        return verdict, ""
    symbol = texts.say("verdict.symbol" if playback.verdict.symbol else "verdict.no_symbol")
    return verdict, f"{symbol} {next_die(table, services, texts)}"


def next_die(table: ThrowingTable, services: Services, texts: Texts) -> str:
    """How to take up the next die in this way of throwing."""
    if table.hand.way.name is not WayName.TWO_STEP:
        return texts.say("practice.next_die")
    keymap = keymap_from(services.settings.key_bindings)
    key = first_key_words(Intention.THROW, keymap, texts)
    return texts.say("practice.next_die_keys", key=key)
