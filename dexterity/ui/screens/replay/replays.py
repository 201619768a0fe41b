"""All that was recorded, of any game: to be looked at, watched, shared, deleted, brought back."""

from pathlib import Path
from typing import Final

from dexterity.errors import FileError
from dexterity.session.records.reading import list_records
from dexterity.session.records.trash import bring_back, discard
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, GAP, HEADING, LABEL, NOTE, SUBHEADING, WIDE_GAP
from dexterity.ui.frame.clipboard import Clipboard, SystemClipboard
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.challenge.heading import HIGHEST, LEFT, MIDDLE, RIGHT, heading
from dexterity.ui.screens.gallery import make_screen, watch
from dexterity.ui.screens.games import GAMES
from dexterity.ui.screens.keepsakes.share import copy_path
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.record_words import (
    LookUp,
    RecordLine,
    line_below,
    line_title,
    target_names,
)
from dexterity.ui.screens.replay.facts import facts
from dexterity.ui.screens.replay.preview import preview
from dexterity.ui.screens.replay.record_list import RecordList
from dexterity.ui.screens.replay.stills.stills import Stills, sign_of
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, Space, placed
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.list_row import ListRow
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

LOOKS_A_FRAME: Final = 3
"""Records looked at in a frame: a tenth of a millisecond each, as a rule. The largest there can be
take twenty, and more than a few of those would be felt."""

PAGE: Final = Box(40.0, 80.0, 1200.0, 622.0)
HEADING_ROOM: Final = 24.0
"""Between the heading and the games beside it."""
BELOW_HEAD: Final = 8.0
LIST_SHARE: Final = 0.54
"""Of the width; the rest is for what is seen of the chosen record."""
EMPTY_WIDTH: Final = 760.0


class ReplaysScreen(Screen):
    """A list, a choice of games above it, and what is seen of the chosen record beside it."""

    name = "replays"

    def __init__(self, frame: Frame, *, clipboard: Clipboard | None = None) -> None:
        super().__init__(frame, default="watch")
        self._clipboard = clipboard or SystemClipboard()
        self.records = RecordList()
        self._deleted: Path | None = None
        self._stills = Stills()
        self._rows: dict[Path, ListRow] = {}
        """Of the records that have been looked at."""
        self._names: LookUp = target_names(self.texts)
        self._language = self.texts.language
        self.form.focus("list", ring=False)

    def show(self) -> None:
        """Practices may have been added since."""
        self._list_again()

    def _list_again(self) -> None:
        self.records.begin(list_records(self.frame.services.folders.records))
        self._rows.clear()
        self.frame.rearrange()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self.records.unread:
            self.records.read_on(LOOKS_A_FRAME)
            self.frame.rearrange()

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        if self.texts.language != self._language:
            self._language, self._names = self.texts.language, target_names(self.texts)
            self._rows.clear()
        if not self.records.lines:
            self.form.refill(
                [*heading(self.say("replays.title"), ruler), *self._empty(PAGE, ruler)]
            )
            return
        head, rest = self._head(ruler)
        self.form.refill([*head, *self._body(rest, ruler)])

    def _head(self, ruler: Ruler) -> tuple[list[Widget], Box]:
        """The heading and the games beside it, or below it where letters are large; and the rest
        of the page."""
        title, games = self.say("replays.title"), self._games()
        wide, high = games.wanted(ruler, PAGE.width)
        left = LEFT + ruler.measure(title, HEADING)[0] + HEADING_ROOM
        if left + wide <= RIGHT:
            top = max(HIGHEST, MIDDLE - high / 2)
            head = [*heading(title, ruler, left),
                    *placed(games, Box(RIGHT - wide, top, wide, high), ruler)]  # fmt: skip
        else:
            head = heading(title, ruler)
            top = max(PAGE.top, _foot(head) + BELOW_HEAD)
            head += placed(games, Box(PAGE.left, top, PAGE.width, high), ruler)
        top = max(PAGE.top, _foot(head) + BELOW_HEAD)
        return head, Box(PAGE.left, top, PAGE.width, PAGE.bottom - top)

    def _games(self) -> ChoiceRow:
        choices = (None, *GAMES)
        words = [self.say("replays.all"), *(self.say(f"title.{game}") for game in GAMES)]
        return ChoiceRow("game", "", words, choices.index(self.records.game),
                         lambda at: self._list_only(choices[at]))  # fmt: skip

    def _body(self, box: Box, ruler: Ruler) -> list[Widget]:
        buttons = Row(*self._buttons())
        wide, high = buttons.wanted(ruler, box.width)
        above, below = box.cut_top(box.height - high - GAP, gap=GAP)
        left, right = above.cut_left(LIST_SHARE * above.width, gap=GAP)
        foot = Box(below.left, below.top, min(below.width, wide), below.height)
        return [
            *placed(self._records(), left, ruler),
            *self._preview(right, ruler),
            *placed(buttons, foot, ruler),
        ]

    def _records(self) -> ListBox:
        return ListBox(
            "list",
            [self._list_row(line) for line in self.records.listed],
            self.records.row,
            self._choose,
            on_open=lambda _: self._watch(),
            empty=self.say("replays.reading" if self.records.unread else "replays.none_of_game"),
        )

    def _list_row(self, line: RecordLine) -> ListRow:
        """Words are found once: those of a match of Pen are in the code of its sheet."""
        row = self._rows.get(line.path)
        if row is None:
            title = line_title(line, self.texts, self._names)
            row = ListRow(title, below=line_below(line, self.texts), icon=sign_of(line))
            if line.summary is not None:
                self._rows[line.path] = row
        return row

    def _preview(self, box: Box, ruler: Ruler) -> list[Widget]:
        line, game = self.records.line, self.records.game
        if line is None:
            if game is None or self.records.unread:
                return []
            return self._offer(game, box, ruler)
        return preview(self._stills, line, facts(line, self.texts, self._names), box, ruler)

    def _offer(self, game: str, box: Box, ruler: Ruler) -> list[Widget]:
        """What a game is that nobody has played here, and the way to it."""
        play = Button("play", self.say(f"title.{game}"), self._play, main=True, icon=GAMES[game])
        about = Label(self.say(f"title.about_{game}"), BODY, align=Align.CENTRE, name="about")
        buttons = Row(Space(), play, Space(), shares=(0.2, 0.6, 0.2))
        card = Panel(Column(about, buttons, gap=WIDE_GAP), name="offer")
        return fitted("offer/page", card, box, ruler)

    def _buttons(self) -> list[Placeable]:
        line = self.records.line
        return [
            Button("watch", self.say("replays.watch"), self._watch, icon=Icon.PLAY, main=True,
                   enabled=line is not None and line.usable),
            Button("share", self.say("keepsakes.copy"), self._share, icon=Icon.SHARE,
                   enabled=line is not None, hint=self.say("keepsakes.copy_is")),
            Button("delete", self.say("replays.delete"), self._ask, icon=Icon.CLOSE,
                   enabled=line is not None),
            *self._undo_buttons(),
        ]  # fmt: skip

    def _undo_buttons(self) -> list[Placeable]:
        if self._deleted is None:
            return []
        return [Button("undo", self.say("replays.bring_back"), self._bring_back, icon=Icon.UNDO)]

    def _empty(self, box: Box, ruler: Ruler) -> list[Widget]:
        """What will be here one day, and the way to it."""
        practise = Button("practise", self.say("replays.practise"), self._practise, main=True,
                          icon=Icon.DIE)  # fmt: skip
        buttons = Row(practise, *self._undo_buttons())
        card = Panel(
            Column(
                Label(self.say("replays.empty_title"), SUBHEADING, align=Align.CENTRE),
                Label(self.say("replays.empty"), BODY, align=Align.CENTRE),
                Row(Space(), buttons, Space(), shares=(0.2, 0.6, 0.2)),
                gap=WIDE_GAP,
            ),
            name="empty",
            padding=36.0,
        )
        _, high = card.wanted(ruler, EMPTY_WIDTH)
        left, top = STAGE.middle[0] - EMPTY_WIDTH / 2, box.top + (box.height - high) / 3
        return placed(Fixed(card, width=EMPTY_WIDTH), Box(left, top, EMPTY_WIDTH, high), ruler)

    def help(self) -> HelpPage:
        keymap = keymap_from(self.settings.key_bindings)
        up, down, confirm = (
            first_key_words(intention, keymap, self.texts)
            for intention in (Intention.UP, Intention.DOWN, Intention.CONFIRM)
        )
        return HelpPage(
            self.say("replays.help_title"),
            (
                *(
                    self.say(f"replays.help_{what}")
                    for what in ("list", "filter", "share", "delete")
                ),
                (f"{up} {down}", self.say("replays.help_choose")),
                (confirm, self.say("replays.help_watch")),
            ),
        )

    # --- choosing and watching ------------------------------------------------------------------

    def _list_only(self, game: str | None) -> None:
        self.records.list_only(game)
        self.frame.rearrange()

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.UNDO, repeated=False) if self._deleted is not None:
                self._bring_back()
                return True
            case _:
                return False

    def _choose(self, row: int) -> None:
        self.records.choose(row)
        self.frame.rearrange()

    def _watch(self) -> None:
        line = self.records.line
        if line is not None and line.usable:
            self.frame.go(watch(line.path)(self.frame))
        elif line is not None:
            # It is being read still, or cannot be shown: the line says so, and now the notice.
            self.frame.notify(line_title(line, self.texts, self._names))

    def _share(self) -> None:
        if self.records.line is not None:
            copy_path(self.records.line.path, self.frame, self._clipboard)

    def _play(self) -> None:
        if self.records.game is not None:
            self.frame.go(make_screen(self.records.game, self.frame))

    def _practise(self) -> None:
        self.frame.swap(make_screen("practice", self.frame))

    # --- deleting -----------------------------------------------------------------------------

    def _ask(self) -> None:
        line = self.records.line
        if line is None:
            return
        what = line_title(line, self.texts, self._names)
        self.form.open(
            Dialog(
                self.say("replays.delete_title"),
                Column(
                    Label(what, LABEL),
                    Label(line_below(line, self.texts), NOTE, name="delete/below"),
                    Label(self.say("replays.delete_question")),
                ),
                [
                    Button("keep", self.say("replays.keep"), self.form.close_dialog),
                    Button("really", self.say("replays.delete"), self._delete, main=True),
                ],
            )
        )

    def _delete(self) -> None:
        self.form.close_dialog()
        line = self.records.line
        if line is None:
            return
        try:
            self._deleted = discard(line.path)
        except FileError as error:
            self._tell("not_deleted", error)
            return
        self.records.remove_chosen()
        self.frame.notify(self.say("replays.deleted"))
        self.frame.rearrange()

    def _bring_back(self) -> None:
        if self._deleted is None:
            return
        try:
            self.records.chosen = bring_back(self._deleted)
        except FileError as error:
            self._tell("not_brought_back", error)
            return
        self._deleted = None
        self._list_again()
        self.frame.notify(self.say("replays.brought_back"))

    def _tell(self, what: str, error: FileError) -> None:
        reason = self.say(f"record.because_{error.problem}")
        self.frame.notify(self.say(f"replays.{what}", reason=reason))


def _foot(widgets: list[Widget]) -> float:
    return max(widget.box.bottom for widget in widgets)
