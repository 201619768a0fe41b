"""The page of help of the practice table, with the keys as they are set now."""

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.help import HelpPage
from dexterity.ui.intentions import Intention
from dexterity.ui.keys import key_words, keymap_from

EXPLAINED = (
    Intention.THROW,
    Intention.AIM_LEFT,
    Intention.AIM_RIGHT,
    Intention.AIM_LEFT_FINE,
    Intention.AIM_RIGHT_FINE,
    Intention.LOFT_UP,
    Intention.LOFT_DOWN,
    Intention.POWER_UP,
    Intention.POWER_DOWN,
    Intention.SWITCH_WAY,
    Intention.SWITCH_AID,
    Intention.UNDO,
    Intention.WATCH_AGAIN,
    Intention.PAUSE,
    Intention.STEP_BACK,
    Intention.STEP_FORWARD,
    Intention.SLOWER,
    Intention.FASTER,
    Intention.BACK,
    Intention.NEXT,
)


def practice_help(texts: Texts, settings: Settings) -> HelpPage:
    """What to do here, and with which keys."""
    told = ("aim", "flick", "slingshot", "two_step", "loft", "cancel", "verdict")
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
