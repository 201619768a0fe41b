"""The question what to throw at: target, die, and what stands in the way."""

from collections.abc import Callable
from dataclasses import replace

from dexterity.content.texts import Texts
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.ui.canvas.theme import WIDE_GAP
from dexterity.ui.screens.practice.names import target_names
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.toggle import Toggle
from dexterity.values.colour import DieColour


class TableChoice:
    """Keeps what is chosen until it is taken."""

    def __init__(
        self,
        form: Form,
        texts: Texts,
        table: PracticeTable,
        on_take: Callable[[PracticeTable], None],
    ) -> None:
        self._form, self._texts, self._on_take = form, texts, on_take
        self._names = target_names(texts)
        self.table = table

    def open(self) -> None:
        """Asks."""
        say = self._texts.say
        self._form.open(
            Dialog(
                say("practice.change_table"),
                self._page(),
                [
                    Button("choice/take", say("practice.take"), self._take, main=True),
                    Button("choice/keep", say("practice.keep"), self._form.close_dialog),
                ],
                width=720.0,
            )
        )

    def _page(self) -> Column:
        say, table = self._texts.say, self.table
        return Column(
            ChoiceRow("choice/target", say("practice.target"), tuple(self._names.values()),
                      list(self._names).index(table.target), self._choose_target),
            ChoiceRow("choice/die", say("practice.die"),
                      [say(f"practice.{colour}") for colour in DieColour],
                      list(DieColour).index(table.die), self._choose_die),
            Toggle("choice/box", say("practice.box"), PropSet.BOX in table.props, self._set_box),
            gap=WIDE_GAP,
        )  # fmt: skip

    def _choose_target(self, at: int) -> None:
        self.table = replace(self.table, target=list(self._names)[at])

    def _choose_die(self, at: int) -> None:
        self.table = replace(self.table, die=list(DieColour)[at])

    def _set_box(self, wanted: bool) -> None:
        self.table = replace(self.table, props=(PropSet.BOX,) if wanted else ())

    def _take(self) -> None:
        self._form.close_dialog()
        self._on_take(self.table)
