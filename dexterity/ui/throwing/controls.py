"""Buttons beside the table: what keys and the wheel do with a throw, for who has neither."""

from dexterity.content.texts import Texts
from dexterity.hand.ways.held import Phase, WayName
from dexterity.session.settings import Settings
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import FIELD, LABEL
from dexterity.ui.throwing.habits import way_key
from dexterity.ui.throwing.held_picture import loft_number
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row

GAP = 10.0


class ThrowControls:
    """Makes the buttons whenever a page is arranged, and keeps them up to date."""

    def __init__(self, table: ThrowingTable) -> None:
        self._table = table

    def column(self, texts: Texts, settings: Settings) -> Column:
        """The buttons, one below the other."""
        say, table = texts.say, self._table
        way, aid = say(way_key(settings.way)), say(f"throwing.aid_{table.chosen_aid}")
        throw = Button("throw", say("throwing.throw"), self._throw, icon=Icon.DIE, main=True)
        # Only a steady hand throws at a button: elsewhere that would be a throw without skill.
        steady = (throw,) if settings.way is WayName.STEADY else ()
        return Column(
            Button("way", say("throwing.way", way=way), table.switch_way, icon=Icon.HAND,
                   hint=say("throwing.way_hint")),
            Button("aid", say("throwing.aid", aid=aid), table.switch_aid, icon=Icon.TARGET,
                   hint=say("throwing.aid_hint")),
            self._loft(texts),
            *steady,
            Button("cancel", say("throwing.cancel"), self._cancel, icon=Icon.CLOSE,
                   hint=say("throwing.cancel_hint")),
            gap=GAP,
        )  # fmt: skip

    def _loft(self, texts: Texts) -> Row:
        say = texts.say
        return Row(
            Button("lower", "", lambda: self._raise(-1.0), icon=Icon.DOWN,
                   hint=say("throwing.loft_down")),
            Label(self._loft_words(texts), LABEL, align=Align.CENTRE, look=FIELD, name="loft"),
            Button("higher", "", lambda: self._raise(1.0), icon=Icon.UP,
                   hint=say("throwing.loft_up")),
            shares=(1.0, 2.2, 1.0),
            gap=GAP,
        )  # fmt: skip

    def _loft_words(self, texts: Texts) -> str:
        """The loft, or a dash where it would change nothing."""
        table, degrees = self._table, "–"
        if table.dare.lofts:
            angle = loft_number(table.hand.held.loft_rad, texts)
            degrees = texts.say("throwing.degrees", angle=angle)
        return f"{texts.say('throwing.loft')}\n{degrees}"

    def refresh(self, form: Form, texts: Texts) -> None:
        """The throw has come a step further, or the loft is another."""
        hand, scene = self._table.hand, self._table.scene
        held = hand.held
        loft, throw, cancel = (form.widget(name) for name in ("loft", "throw", "cancel"))
        if isinstance(loft, Label):
            loft.text = self._loft_words(texts)
        for name in ("lower", "higher"):
            button = form.widget(name)
            if button is not None:
                button.enabled = self._table.dare.lofts
        if isinstance(throw, Button):
            aims = held.phase is Phase.AIMING
            throw.text = texts.say("throwing.next_step" if aims else "throwing.throw")
            throw.enabled = scene is Scene.HAND and not held.pressing
        if isinstance(cancel, Button):
            cancel.enabled = scene is Scene.HAND and hand.begun

    def _raise(self, notches: float) -> None:
        if self._table.scene is Scene.VERDICT:
            self._table.clear()
        self._table.hand.loft(notches)

    def _throw(self) -> None:
        self._table.hand.confirm()

    def _cancel(self) -> None:
        self._table.hand.cancel()
