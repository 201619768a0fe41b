"""The page of help of a replay, with the keys as they are set now."""

from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import Keymap, key_words, keymap_from

EXPLAINED: Final = {
    "play": (Intention.PAUSE, Intention.THROW),
    "time": (Intention.LEFT, Intention.RIGHT),
    "steps": (Intention.STEP_BACK, Intention.STEP_FORWARD),
    "throws": (Intention.UP, Intention.DOWN),
    "speed": (Intention.SLOWER, Intention.FASTER),
}
"""`replay.help_<word>` in the catalogue says what the keys of these do."""


def replay_help(texts: Texts, settings: Settings) -> HelpPage:
    """What to do here, and with which keys."""
    keymap = keymap_from(settings.key_bindings)
    sentences = tuple(texts.say(f"replay.help_{what}") for what in ("lines", "try"))
    pairs = tuple(
        (first_keys(keymap, intentions, texts), texts.say(f"replay.help_{what}"))
        for what, intentions in EXPLAINED.items()
    )
    return HelpPage(
        texts.say("replay.help_title"), (*sentences, texts.say("keepsakes.help"), *pairs)
    )


def first_keys(keymap: Keymap, intentions: tuple[Intention, ...], texts: Texts) -> str:
    """The first key of each; those without a key are left out."""
    found = [keymap.keys[intention][0] for intention in intentions if keymap.keys[intention]]
    return "  ".join(key_words(key, texts) for key in found)
