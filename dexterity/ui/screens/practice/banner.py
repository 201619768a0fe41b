"""What the strip of the practice table says: what to do next, or what the referee has found."""

from dexterity.content.texts import Texts
from dexterity.session.story import verdict_sentence
from dexterity.ui.frame.services import Services
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import PAD, first_key_words, keymap_from
from dexterity.ui.screens.strip import Words
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_hand import BY_POINTER
from dexterity.ui.throwing.throwing_table import ThrowingTable


def banner_words(table: ThrowingTable, services: Services, *, last_key: str = "") -> Words:
    """In every scene; nothing where there is nothing to say.

    `last_key`: what the player pressed last, if it was no pointer.
    """
    texts = services.texts
    match table.scene:
        case Scene.HAND:
            if last_key:
                return texts.say(table.hint), keys_words(table, services, last_key)
            return texts.say(table.hint), more_words(table.hint, texts)
        case Scene.FLIGHT:
            # Nothing to be done, and the die may fly up there.
            return "", ""
        case Scene.WATCHING | Scene.VERDICT:
            return judged_words(table, services)


def more_words(hint: str, texts: Texts) -> str:
    """A hint explained, where there is anything to explain."""
    key = hint.replace("throw_hint.", "throwing.")
    return texts.say(key) if key in texts.templates else ""


def keys_words(table: ThrowingTable, services: Services, last_key: str) -> str:
    """The same for a player at the keyboard or the gamepad: the keys that throw in this way."""
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
    pad = last_key.startswith(PAD)
    keys = {word: first_key_words(what, keymap, texts, pad=pad) for word, what in meant.items()}
    return texts.say(f"throwing.keys_{table.hand.way.name}", **keys)


def judged_words(table: ThrowingTable, services: Services) -> Words:
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
    if table.hand.way.name in BY_POINTER:
        return texts.say("practice.next_die")
    keymap = keymap_from(services.settings.key_bindings)
    key = first_key_words(Intention.THROW, keymap, texts)
    return texts.say("practice.next_die_keys", key=key)
