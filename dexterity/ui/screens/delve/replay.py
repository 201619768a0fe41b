"""A match on record, watched step by step or played: every card open, if it is over."""

from pathlib import Path
from typing import Final

from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.effect_words import EffectWords
from dexterity.session.delve.match import DelveMatch
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.delve.beats import Beat, beat_of
from dexterity.ui.screens.delve.delve_page import delve_page
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.replay_frames import MatchFrame
from dexterity.ui.screens.delve.replay_reading import ReplayReading
from dexterity.ui.screens.delve.reveal_page import END_OF_ROUND, reveal_page, was_success
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.delve.table_page import table_page
from dexterity.ui.screens.delve.table_parts import side_column
from dexterity.ui.screens.delve.telling import Telling
from dexterity.ui.screens.keepsakes.watching import WatchingScreen
from dexterity.ui.screens.pen.play_page import sentence
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import Placeable, Widget

LINGERS_S: Final = 1.0
"""Between two actions while the match is played by itself."""
AT_THE_TABLE: Final = frozenset({Phase.BID, Phase.PLACE})
OVER: Final = frozenset({Phase.ADVENTURER, Phase.OVER})


class DelveReplay(WatchingScreen):
    """Forwards, backwards, or by itself."""

    name = "delve-replay"

    def __init__(self, frame: Frame, path: Path) -> None:
        super().__init__(frame, path)
        self.reading = ReplayReading(path)
        self.at = 0
        """How many actions have been shown."""
        self.playing = False
        self.telling: Telling | None = None
        self._shown: object = None
        self._waited_s = 0.0

    @property
    def frames(self) -> list[MatchFrame]:
        """How it stood after each action."""
        return self.reading.frames

    @property
    def open(self) -> bool:
        """Whether the match is over, and everything may be seen."""
        return self.reading.open

    def _read_on(self) -> None:
        """Once all is read, it begins."""
        self.reading.advance()
        if self.telling is None and self.frames and not self.reading.under_way:
            self.telling = Telling(self.frames[0].state, self._begin_beat)
            self.frame.rearrange()

    # --- watching -------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """How many actions there are to be seen."""
        return max(0, len(self.frames) - 1) if self.telling is not None else 0

    def go(self, at: int) -> None:
        """To how it stood after so many actions, at once."""
        if self.telling is None or not 0 <= at <= self.steps:
            return
        self.at, self.playing = at, False
        self.telling.settle(self.frames[at].state)
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
        self._waited_s = 0.0
        words = self._words
        told = ((effect, self._beat(effect, words)) for effect in self.frames[self.at].effects)
        telling.tell(told)
        self._settle_if_told(telling)

    def _beat(self, effect: Effect, words: EffectWords | None) -> Beat | None:
        return None if words is None else beat_of(effect, None, words)

    def _settle_if_told(self, telling: Telling) -> None:
        if not telling.busy:
            telling.settle(self.frames[self.at].state)
            self.frame.rearrange()

    def play(self) -> None:
        """On and on, until somebody stops it; from its end, from the beginning."""
        self.playing = not self.playing
        if self.playing and self.at == self.steps:
            self.go(0)
            self.playing = True
        self.frame.rearrange()

    def _begin_beat(self, beat: Beat) -> None:
        self.frame.services.sounds.play(beat.cue)
        self.frame.rearrange()

    # --- time ---------------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        elapsed_s = self.camera.pace(elapsed_s)
        self._read_on()
        if self.telling is not None:
            self._roll(self.telling, elapsed_s * self.settings.game_speed)
        self._refresh()

    def _roll(self, telling: Telling, elapsed_s: float) -> None:
        if telling.busy:
            telling.update(elapsed_s)
            self._settle_if_told(telling)
            return
        self._waited_s += elapsed_s
        if self.playing and self._waited_s >= LINGERS_S:
            self._tell_next(telling) if self.at < self.steps else self.play()

    def _refresh(self) -> None:
        telling = self.telling
        seen = None if telling is None else (telling.seen, telling.beat, telling.turning)
        state = (seen, self.at, self.playing, self.steps, self.reading.flaw)
        if state != self._shown:
            self._shown = state
            self.frame.rearrange()

    # --- what is taken away ---------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        return self.reading.under_way

    @property
    def scenes(self) -> int:
        return self.steps

    def go_to_scene(self, number: int) -> None:
        self.go(number)

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

    @property
    def _names(self) -> tuple[str, ...]:
        match = self.reading.match
        return () if match is None else tuple(seat.name for seat in match.seats)

    @property
    def _words(self) -> EffectWords | None:
        match = self.reading.match
        return None if match is None else EffectWords(match.box, self._names, self.texts)

    def _caption(self) -> str:
        if self.reading.flaw is not None:
            return flaw_sentence(self.reading.flaw, self.path, self.texts)
        if self.telling is None:
            return self.say("replay.opening")
        if self.telling.beat is not None:
            return self.telling.beat.caption
        key = "replay_start" if self.open else "replay_veiled"
        return "" if self.at else self.say(f"delve_screens.{key}")

    def arrange(self, ruler: Ruler) -> None:
        words = self._caption()
        widgets = sentence(words, ruler) if words else []
        if self.telling is not None and self.reading.match is not None:
            widgets += self._page(self.telling, self.reading.match, ruler)
        self.form.refill(widgets)

    def _page(self, telling: Telling, match: DelveMatch, ruler: Ruler) -> list[Widget]:
        beat = telling.beat
        moment = Moment(
            DelveShowcase(match.box, self.texts), telling.seen, self._names,
            () if beat is None else beat.lit, telling.hero, telling.monster, telling.turning,
            open=self.open,
        )  # fmt: skip
        if telling.seen.phase in OVER and not telling.busy:
            return self._reveal(moment, ruler)
        page = table_page if telling.seen.phase in AT_THE_TABLE else delve_page
        return [*page(moment, ruler), *side_column([], self._feet(), ruler)]

    def _reveal(self, moment: Moment, ruler: Ruler) -> list[Widget]:
        words = self._words
        story = [one for one in self.frames[self.at].effects if isinstance(one, END_OF_ROUND)]
        told = () if words is None else tuple(map(words.sentence, story))
        return reveal_page(moment, told, ruler, success=was_success(story),
                           foot=self._feet()[1:])  # fmt: skip

    def _feet(self) -> list[Placeable]:
        """What stands beside the table, or below it."""
        return [] if self.camera.looks else [*self._buttons(), self.share_button()]

    def _buttons(self) -> list[Placeable]:
        say, at = self.say, self.at
        play = "replay_pause" if self.playing else "replay_play"
        numbers = {"step": self.texts.number(at), "steps": self.texts.number(self.steps)}
        words = say("delve_screens.replay_step", **numbers)
        return [
            Label(words, LABEL, align=Align.CENTRE, name="step"),
            Button("first", say("delve_screens.replay_first"), lambda: self.go(0),
                   icon=Icon.AGAIN, enabled=at > 0),
            Button("back", say("delve_screens.replay_back"), lambda: self.go(self.at - 1),
                   icon=Icon.STEP_BACK, enabled=at > 0),
            Button("forward", say("delve_screens.replay_forward"), self.step,
                   icon=Icon.STEP_FORWARD, enabled=at < self.steps),
            Button("play", say(f"delve_screens.{play}"), self.play,
                   icon=Icon.PAUSE if self.playing else Icon.PLAY, main=True),
        ]  # fmt: skip

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
                return False
        return True

    def help(self) -> HelpPage:
        keys = ("delve_screens.help_replay", "keepsakes.help", "delve_screens.help_tiles")
        lines = tuple(map(self.say, keys))
        return HelpPage(self.say("delve_screens.title"), lines)

    def hide(self) -> None:
        super().hide()
        self.playing = False
