"""The question what to take away from a replay; and the way to its file, on the clipboard, unless
that would give away what is still hidden."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.records.secrecy import may_be_passed_on
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.draw.colours import INK
from dexterity.ui.frame.clipboard import Clipboard
from dexterity.ui.frame.screen import Frame
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.widget import Placeable

WIDTH: Final = 860.0
SHARES: Final = (0.36, 0.64)
"""Of a button, and of what it does in words."""

Do = Callable[[], None]


def share_dialog(
    texts: Texts, path: Path, scene: str | None, *, picture: Do, film: Do, copy: Do, close: Do
) -> Dialog:
    """`scene`: what can be filmed, in one word of the catalogue; None for nothing."""
    say, free = texts.say, may_be_passed_on(path)
    offers = [
        _offer("picture", Icon.SAVE, say("keepsakes.picture"), say("keepsakes.picture_is"), picture)
    ]
    if scene is not None:
        filmed = say(f"keepsakes.film_{scene}")
        offers.append(_offer("film", Icon.PLAY, say("keepsakes.film"), filmed, film))
    copied = say("keepsakes.copy_is" if free else "keepsakes.kept_back")
    offers.append(_offer("copy", Icon.OPEN, say("keepsakes.copy"), copied, copy, enabled=free))
    if free:
        offers.append(Label(str(path), NOTE.in_colour(INK), name="share/path"))
    return Dialog(
        say("keepsakes.share_title"),
        Column(*offers, gap=14.0),
        [Button("share/close", say("widget.close"), close, main=True)],
        width=WIDTH,
    )


def _offer(
    name: str, icon: Icon, words: str, what: str, do: Do, *, enabled: bool = True
) -> Placeable:
    button = Button(f"share/{name}", words, do, icon=icon, enabled=enabled)
    return Row(button, Label(what, name=f"share/{name}/is"), shares=SHARES)


def copy_path(path: Path, frame: Frame, clipboard: Clipboard) -> None:
    """Puts the path of a record where it can be pasted, and says where the file is anyway; of one
    that is still a secret, that it is."""
    if not may_be_passed_on(path):
        frame.notify(frame.services.texts.say("keepsakes.kept_back"))
        return
    whole = str(path.absolute())
    key = "copied" if clipboard.copy(whole) else "lies_at"
    frame.notify(frame.services.texts.say(f"keepsakes.{key}", file=whole))
