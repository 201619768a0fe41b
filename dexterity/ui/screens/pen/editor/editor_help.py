"""What the editor explains of itself."""

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, key_words, keymap_from


def editor_help(texts: Texts, settings: Settings) -> HelpPage:
    """First how to draw, then the keys."""
    keymap = keymap_from(settings.key_bindings)
    arrows = " ".join(
        first_key_words(intention, keymap, texts)
        for intention in (Intention.LEFT, Intention.RIGHT, Intention.UP, Intention.DOWN)
    )
    pairs = (
        (arrows, "help_arrows"),
        (key_words("space", texts), "help_space"),
        ("1 … 0", "help_tools"),
        (f"{key_words('ctrl+z', texts)}, {key_words('ctrl+y', texts)}", "help_undo"),
        (f"{key_words('ctrl+s', texts)}, {key_words('ctrl+o', texts)}", "help_files"),
        (f"{key_words('ctrl+c', texts)}, {key_words('ctrl+v', texts)}", "help_codes"),
    )
    say = texts.say
    lines = ("help_draw", "help_cells", "help_mirror", "help_flaws", "help_draft")
    return HelpPage(
        say("pen_editor.help_title"),
        (
            *(say(f"pen_editor.{line}") for line in lines),
            *((keys, say(f"pen_editor.{line}")) for keys, line in pairs),
        ),
    )
