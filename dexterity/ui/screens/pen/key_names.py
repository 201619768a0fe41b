"""The player's own keys for the sheet, for sentences and buttons that name them."""

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from


def sheet_keys(texts: Texts, settings: Settings) -> dict[str, str]:
    """By the placeholders that stand for them."""
    keymap = keymap_from(settings.key_bindings)
    shown = {
        "left": Intention.TURN_SHEET_LEFT,
        "right": Intention.TURN_SHEET_RIGHT,
        "turn": Intention.TURN_WALL,
        "draw": Intention.THROW,
    }
    return {name: first_key_words(meant, keymap, texts) for name, meant in shown.items()}
