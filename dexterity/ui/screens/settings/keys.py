"""The page for keys: every intention with its keys, and a new one for the asking."""

from functools import partial
from typing import Final

from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import BODY, NOTE, SUBHEADING, Look
from dexterity.ui.input.events import Event, KeyPressed
from dexterity.ui.input.intentions import SHEET_INTENTIONS, TABLE_INTENTIONS, Intention
from dexterity.ui.input.keys import DEFAULT_KEYS, PAD, Keymap, key_words, keymap_from
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable

CALLS_OFF: Final = "escape"
"""No choice of keys may take away the way out."""
KEYS_LOOK: Final = Look(line=1.3)


class KeysPage:
    """While it waits for a key, it hears every key before anybody else does."""

    name = "keys"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: Intention | None = None

    @property
    def waits_for_key(self) -> bool:
        """Whether the next key is the answer."""
        return self._asked is not None and self._desk.form.dialog is not None

    @property
    def _keymap(self) -> Keymap:
        return keymap_from(self._desk.settings.key_bindings)

    # --- the list -----------------------------------------------------------------------------

    def content(self) -> Placeable:
        desk = self._desk
        pages = [self._row(meant) for meant in Intention if not meant.is_for_the_table]
        table = [self._row(meant) for meant in TABLE_INTENTIONS]
        sheet = [self._row(meant) for meant in SHEET_INTENTIONS]
        reset = Button("reset_keys", desk.say("reset_keys"), self._ask_reset)
        return Column(
            Label(desk.say("keys_note"), NOTE, name="note/keys"),
            Label(desk.say("keys_table"), SUBHEADING, name="keys/table"),
            *table,
            Label(desk.say("keys_sheet"), SUBHEADING, name="keys/sheet"),
            *sheet,
            Label(desk.say("keys_pages"), SUBHEADING, name="keys/pages"),
            *pages,
            Fixed(reset, width=460.0),
            gap=8.0,
        )

    def _row(self, meant: Intention) -> Placeable:
        label = Label(self._words(meant), name=f"label/{meant}")
        keys = [key_words(key, self._desk.texts) for key in self._keymap.keys[meant]]
        shown = ", ".join(keys) or self._desk.say("no_key")
        button = Button(
            f"key/{meant}", shown, partial(self._ask, meant), look=KEYS_LOOK, lettering=BODY
        )
        return Row(label, button, shares=(0.46, 0.54))

    def _words(self, meant: Intention) -> str:
        return self._desk.texts.say(f"intention.{meant}")

    # --- asking for a key ---------------------------------------------------------------------

    def _ask(self, meant: Intention, trouble: str = "") -> None:
        desk = self._desk
        lines = [desk.say("press_key")] if not trouble else [trouble, desk.say("press_other")]
        self._asked = meant
        desk.form.open(
            Dialog(
                desk.say("new_key", intention=self._words(meant)),
                Column(*(Label(line, align=Align.LEFT) for line in lines)),
                [
                    Button("key/cancel", desk.texts.say("widget.cancel"), self._call_off),
                    Button("key/default", desk.say("default_key"), partial(self._restore, meant)),
                ],
                on_dismiss=self._call_off,
            )
        )

    def handle(self, event: Event) -> bool:
        """The key that was asked for; True if it was taken as the answer, or as no answer."""
        if self._asked is None or not self.waits_for_key or not isinstance(event, KeyPressed):
            return False
        if event.key == CALLS_OFF:
            self._call_off()
        elif not event.repeated:
            self._answer(self._asked, event)
        return True

    def _answer(self, meant: Intention, pressed: KeyPressed) -> None:
        other = self._taken_by(meant, pressed)
        if other is None:
            self._bind(meant, pressed.key)
            return
        key = key_words(pressed.key, self._desk.texts)
        self._ask(meant, self._desk.say("key_taken", key=key, intention=self._words(other)))

    def _taken_by(self, meant: Intention, pressed: KeyPressed) -> Intention | None:
        """Who has the key, or the sign that it writes, on the same ground."""
        names = [name for name in (pressed.key, pressed.sign) if name]
        found = (self._keymap.clash(meant, name) for name in names)
        return next((other for other in found if other is not None), None)

    def _bind(self, meant: Intention, key: str) -> None:
        """Keyboard and gamepad have their own keys: a new one replaces those of its kind."""
        pad = key.startswith(PAD)
        others = [k for k in self._keymap.keys[meant] if k.startswith(PAD) is not pad]
        bound = [*others, key] if pad else [key, *others]
        self._keep(meant, tuple(bound))

    def _restore(self, meant: Intention) -> None:
        for key in DEFAULT_KEYS[meant]:
            other = self._keymap.clash(meant, key)
            if other is not None:
                told = key_words(key, self._desk.texts)
                self._ask(
                    meant, self._desk.say("key_taken", key=told, intention=self._words(other))
                )
                return
        self._keep(meant, DEFAULT_KEYS[meant])

    def _keep(self, meant: Intention, keys: tuple[str, ...]) -> None:
        bindings = {**self._desk.settings.key_bindings, meant.value: keys}
        if keys == DEFAULT_KEYS[meant]:
            del bindings[meant.value]
        self._call_off()
        self._desk.change(key_bindings=bindings)

    def _call_off(self) -> None:
        self._asked = None
        self._desk.form.close_dialog()

    # --- all as at first ----------------------------------------------------------------------

    def _ask_reset(self) -> None:
        desk = self._desk
        desk.form.open(
            Dialog(
                desk.say("reset_keys"),
                Label(desk.say("reset_keys_ask")),
                [
                    Button("keys/keep", desk.texts.say("widget.cancel"), desk.form.close_dialog),
                    Button("keys/reset", desk.say("reset_keys_do"), self._reset, main=True),
                ],
            )
        )

    def _reset(self) -> None:
        self._desk.form.close_dialog()
        self._desk.change(key_bindings={})
