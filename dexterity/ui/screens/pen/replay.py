"""A match on record, watched step by step or played: every stroke, card and wall."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.rules.pen.player import PLAYERS
from dexterity.session.pen.match import PenMatch
from dexterity.session.record_file import RecordReading
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.screens.pen.ahead import ahead_of
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.dice_face import draw_dice
from dexterity.ui.screens.pen.play_page import (
    LEFT,
    RIGHT,
    Doable,
    large_card,
    moment_buttons,
    sentence,
    side_column,
)
from dexterity.ui.screens.pen.replay_frames import MatchFrame, frames_of, match_of
from dexterity.ui.screens.pen.sheet_table import PLACE, SheetTable
from dexterity.ui.screens.pen.side import Side, side_panel
from dexterity.ui.screens.pen.story_words import effect_caption
from dexterity.ui.screens.pen.table_drawing import TableDrawing
from dexterity.ui.screens.pen.telling import Telling
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.screens.replay_opening import LINES_A_FRAME
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import Placeable

FRAMES_AT_ONCE: Final = 3
"""Actions that are done again in a frame of the window: a few milliseconds each."""
READS_S: Final = 2.6
"""How long a card is shown while the match is played by itself."""


class PenReplay(WatchingScreen):
    """Reads and repeats its record in slices; what is there already can be watched."""

    name = "pen-replay"
    scene = "flick"

    def __init__(self, frame: Frame, path: Path) -> None:
        super().__init__(frame, path)
        self.frames: list[MatchFrame] = []
        self.at = 0
        """How many actions have been shown."""
        self.playing = False
        self._flaw: RecordFlaw | None = None
        self._reading: RecordReading | None = None
        self._coming: Iterator[MatchFrame] | None = None
        self._match: PenMatch | None = None
        self._table: SheetTable | None = None
        self._drawing: TableDrawing | None = None
        self.telling: Telling | None = None
        self._shown: object = None
        self._read_s = 0.0
        try:
            self._reading = RecordReading(path)
        except RecordError as error:
            self._flaw = error.flaw

    # --- opening --------------------------------------------------------------------------------

    def _open_on(self) -> None:
        reading = self._reading
        if reading is None:
            return
        try:
            reading.advance(LINES_A_FRAME)
            if reading.record is not None:
                self._reading = None
                self._match = match_of(reading.record)
                self._begin(self._match)
                self._coming = frames_of(reading.record, self._match)
        except RecordError as error:
            self._flaw, self._reading = error.flaw, None
        except TableError:
            self._flaw, self._reading = RecordFlaw.UNKNOWN_TARGET, None

    def _begin(self, match: PenMatch) -> None:
        self.frames = [MatchFrame(match.state, ())]
        self._table = SheetTable(match, self.settings, lambda pushed: None)
        self._table.free = True
        self._drawing = TableDrawing(self._table)
        self.telling = Telling(match.state, (), match.game.board.sheet.potions)

    def _repeat_on(self) -> None:
        for _ in range(FRAMES_AT_ONCE):
            frame = None if self._coming is None else next(self._coming, None)
            if frame is None:
                self._coming = None
                return
            self.frames.append(frame)

    # --- watching -------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """How many actions there are to be seen, as far as is known."""
        return max(0, len(self.frames) - 1)

    def go(self, at: int) -> None:
        """To how it stood after so many actions, at once."""
        if self.telling is None or not 0 <= at <= self.steps:
            return
        self.at, self.playing = at, False
        self.telling.settle(self.frames[at].state, self.frames[at].lines)
        self.frame.rearrange()

    def step(self) -> None:
        """The next action, told; what was being told is over at once."""
        if self.telling is None:
            return
        if self.telling.busy:
            self.go(self.at)
        elif self.at < self.steps:
            self._tell_next(self.telling)

    def _tell_next(self, telling: Telling) -> None:
        self.at += 1
        shown, match, texts = self.frames[self.at], self._match, self.texts
        if match is None:
            return
        if shown.line is not None:
            self.frame.services.sounds.play(Cue.PENCIL)
        telling.tell(shown.effects, lambda effect: effect_caption(effect, match, texts),
                     shown.state, shown.line)  # fmt: skip
        self._read_s = 0.0

    def play(self) -> None:
        """On and on, until somebody stops it; from its end, from the beginning."""
        self.playing = not self.playing
        if self.playing and self.at == self.steps:
            self.go(0)
            self.playing = True
        self.frame.rearrange()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        elapsed_s = self.camera.pace(elapsed_s)
        self._open_on()
        self._repeat_on()
        telling = self.telling
        if telling is not None:
            self._roll(telling, elapsed_s * self.settings.game_speed)
        self._refresh()

    def _roll(self, telling: Telling, elapsed_s: float) -> None:
        telling.update(elapsed_s)
        if telling.waits:
            self._read_s += elapsed_s
            if self._read_s >= READS_S:
                self._read_s = 0.0
                telling.go_on()
        elif not telling.busy and self.playing:
            self._tell_next(telling) if self.at < self.steps else self.play()

    def _refresh(self) -> None:
        telling = self.telling
        seen = None if telling is None else (telling.seen, telling.beat)
        state = (seen, self.at, self.playing, self.steps, self._flaw)
        if state != self._shown:
            self._shown = state
            self.frame.rearrange()

    # --- what is taken away ---------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        return self._reading is not None or self._coming is not None

    @property
    def _flicks(self) -> list[int]:
        """How many actions have been shown after each of them."""
        return [at for at, shown in enumerate(self.frames) if shown.line is not None]

    @property
    def scenes(self) -> int:
        return len(self._flicks)

    def go_to_scene(self, number: int) -> None:
        self.go(self._flicks[number - 1])

    def begin_scene(self) -> None:
        """The last action that was shown, or the first of all."""
        self.go(max(0, self.at - 1))
        self.step()

    def end_scene(self) -> None:
        self.go(self.at)

    @property
    def scene_over(self) -> bool:
        return self.telling is None or not self.telling.busy

    # --- the page -------------------------------------------------------------------------------

    def _words(self) -> str:
        if self._flaw is not None:
            return flaw_sentence(self._flaw, self.path, self.texts)
        if self.telling is None:
            return self.say("replay.opening")
        if self.telling.beat is not None:
            return self.telling.beat.caption
        return "" if self.at else self.say("pen_screens.replay_start")

    def arrange(self, ruler: Ruler) -> None:
        words = self._words()
        widgets = sentence(words, ruler) if words else []
        if self.telling is not None and self._match is not None:
            show = PenShowcase(self._match.box, self.texts)
            seen = self.telling.seen
            sides = [
                side_panel(
                    Side(player, self._match.seats[player].name, seen.pawns[player],
                         player == seen.decides, ahead_of(player, seen, show)),
                    show,
                    lambda player, card: None,
                )
                for player in PLAYERS
            ]  # fmt: skip
            widgets += side_column("left", sides[0], [], LEFT, ruler)
            widgets += side_column("right", sides[1], self._feet(), RIGHT, ruler)
            beat = self.telling.beat
            if beat is not None and beat.card is not None:
                widgets += large_card(show, beat.card, self.step, ruler)
        self.form.refill(widgets)

    def _feet(self) -> list[Placeable]:
        """What stands below the players."""
        return [] if self.camera.looks else [*self._buttons(), self.share_button()]

    def _buttons(self) -> list[Placeable]:
        play = "replay_pause" if self.playing else "replay_play"
        numbers = {"step": self.texts.number(self.at), "steps": self.texts.number(self.steps)}
        words = self.say("pen_screens.replay_step", **numbers)
        doable = [
            Doable("first", "replay_first", lambda: self.go(0), Icon.AGAIN, enabled=self.at > 0),
            Doable("back", "replay_back", lambda: self.go(self.at - 1), Icon.STEP_BACK,
                   enabled=self.at > 0),
            Doable("forward", "replay_forward", self.step, Icon.STEP_FORWARD,
                   enabled=self.at < self.steps),
            Doable("play", play, self.play, Icon.PAUSE if self.playing else Icon.PLAY, main=True),
        ]  # fmt: skip
        label = Label(words, LABEL, align=Align.CENTRE, name="step")
        return [label, *moment_buttons(doable, self.texts)]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.STEP_FORWARD | Intention.RIGHT):
                self.step()
            case Intended(Intention.STEP_BACK | Intention.LEFT):
                self.go(self.at - 1)
            case Intended(Intention.PAUSE | Intention.THROW, repeated=False):
                self.play()
            case Intended(Intention.WATCH_AGAIN, repeated=False):
                self.go(0)
            case _:
                return self._table is not None and self._table.turning.handle(event)
        return True

    def draw(self, canvas: Canvas) -> None:
        telling = self.telling
        if self._drawing is not None and telling is not None and self._match is not None:
            names = [seat.name for seat in self._match.seats]
            self._drawing.draw(canvas, telling, names, placing=None, aid=self.settings.aim_aid,
                               pencil=False)  # fmt: skip
            if telling.beat is not None and telling.beat.dice:
                draw_dice(canvas, telling.beat.dice, PLACE.middle)
        super().draw(canvas)

    def help(self) -> HelpPage:
        keys = ("pen_screens.help_replay", "keepsakes.help", "pen_screens.help_turn")
        lines = tuple(map(self.say, keys))
        return HelpPage(self.say("pen_screens.table_title"), lines)

    def hide(self) -> None:
        super().hide()
        self.playing = False
