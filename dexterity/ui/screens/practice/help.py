"""The page of help of the practice table, with the keys as they are set now."""

from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.input.intentions import TABLE_INTENTIONS, Intention
from dexterity.ui.input.keys import key_words, keymap_from

EXPLAINED: Final = (*TABLE_INTENTIONS, Intention.BACK, Intention.NEXT)


def practice_help(texts: Texts, settings: Settings) -> HelpPage:
    """What to do here, and with which keys."""
    told = ("aim", "flick", "slingshot", "timing", "steady", "loft", "cancel", "verdict")
    sentences = tuple(texts.say(f"practice.help_{what}") for what in told)
    return HelpPage(texts.say("practice.title"), (*sentences, *key_lines(texts, settings)))


def key_lines(texts: Texts, settings: Settings) -> tuple[tuple[str, str], ...]:
    """Keys and what they do; what no key is set for is left out."""
    keymap = keymap_from(settings.key_bindings)
    return tuple(
        (
            ", ".join(key_words(key, texts) for key in keymap.keys[intention]),
            texts.say(f"intention.{intention}"),
        )
        for intention in EXPLAINED
        if keymap.keys[intention]
    )
