"""A match being played: the table, the hand-over, the dungeon, and what comes after it."""

from collections.abc import Callable, Iterable
from typing import Final

from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.effects import Effect, seen_effects
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.words import delve_words
from dexterity.session.matches import DelveMatch
from dexterity.session.words import EffectWords
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, FocusLost, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.delve.beats import Beat, beat_of
from dexterity.ui.screens.delve.coach import Coach, CoachLine
from dexterity.ui.screens.delve.deeds import Deeds
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.on_top import OnTop
from dexterity.ui.screens.delve.pace import Choose, Pace
from dexterity.ui.screens.delve.play_page import PlayPage
from dexterity.ui.screens.delve.prompt import prompt_words
from dexterity.ui.screens.delve.rising_numbers import RisingNumbers
from dexterity.ui.screens.delve.sharing import Sharing
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.delve.since import Since
from dexterity.ui.screens.delve.telling import Telling
from dexterity.ui.sound.cues import Cue

REVEALED: Final = frozenset({Phase.ADVENTURER, Phase.OVER})


class DelveScreen(Screen):
    """One match, from wherever it stands to its end. Whatever is shown comes from `match.seen` and
    `match.course.log_for` of the one who looks."""

    name = "delve"
    rulebook = "delve"

    def __init__(
        self,
        frame: Frame,
        match: DelveMatch,
        *,
        choose: Choose,
        on_over: Callable[["DelveScreen"], None],
        on_throw: Callable[["DelveScreen"], None],
        coach: Coach | None = None,
        since: Since | None = None,
    ) -> None:
        """`since`: what happened elsewhere and is still to be told here."""
        super().__init__(frame)
        self.match, self.coach = match, coach
        self.sharing = Sharing(match.seats)
        self.paying: TileId | None = None
        """The tile for which another one has to go."""
        self.revealed = False
        """Whether the end of the round has been seen."""
        self._on_over, self._on_throw = on_over, on_throw
        self.coach_line = CoachLine(coach)
        self._numbers, self._pace = RisingNumbers(), Pace(self, choose)
        self.on_top, self._page = OnTop(self), PlayPage(self)
        self._shown: object = None
        before = match.seen(self.sharing.viewer) if since is None else since.before
        self.telling = Telling(before, self._begin_beat)
        if since is not None:
            self._tell(since.effects)
        else:
            self.coach_line.ask(self)

    # --- how it stands ------------------------------------------------------------------------

    @property
    def show_case(self) -> DelveShowcase:
        """For drawing cards as this player reads them."""
        return DelveShowcase(self.match.course.box, self.texts)

    @property
    def words(self) -> EffectWords[Effect]:
        """For telling what happened."""
        return delve_words(self.match.course.box, self.names, self.texts)

    @property
    def names(self) -> tuple[str, ...]:
        """Of all who play."""
        return self.match.course.names

    @property
    def decides(self) -> bool:
        """Whether somebody at the screen can do something now."""
        over = self.match.result is not None
        return not (self.telling.busy or over or self.match.computer_acts or self.handing)

    @property
    def handing(self) -> bool:
        """Whether the screen has to be handed to somebody first."""
        return not self.telling.busy and self.sharing.awaits(self.telling.seen) is not None

    @property
    def shows_end_of_round(self) -> bool:
        """Whether what was set aside lies open and is looked at."""
        return not self.telling.busy and self.telling.seen.phase in REVEALED and not self.revealed

    def moment(self) -> Moment:
        """All that may be seen now."""
        telling, deeds = self.telling, self.deeds()
        beat = telling.beat
        return Moment(
            self.show_case,
            telling.seen,
            self.names,
            self.match.game.options,
            () if beat is None else beat.lit,
            telling.hero,
            telling.monster,
            telling.turning,
            tile_deeds=deeds.tiles() if self.decides else {},
        )

    def deeds(self) -> Deeds:
        """What can be done now."""
        return Deeds(self.show_case, self.match.game, self.telling.seen, self.names,
                     self.do, self._pay, self.throw, self.paying)  # fmt: skip

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Takes an action and tells what came of it; a refused one is explained."""
        refusal = self.match.why_not(action)
        if refusal is not None:
            self.frame.notify(self.say(f"delve_story.refusal.{refusal}"))
            return
        self._tell(self.match.do(action))

    def _tell(self, effects: Iterable[Effect]) -> None:
        """For the eyes of whoever still looks after it."""
        self.paying, self.revealed = None, False
        self.sharing.follow(self.match.seen(None))
        viewer, words = self.sharing.viewer, self.words
        # What only the last one might see goes first: nothing of it is told to the others.
        self.telling.seen = self.match.game.seen_by(self.telling.seen, viewer)
        told = seen_effects(effects, viewer)
        self.telling.tell((effect, beat_of(effect, viewer, words)) for effect in told)
        self._settle_if_told()

    def _settle_if_told(self) -> None:
        if not self.telling.busy:
            self._settle()

    def _settle(self) -> None:
        """All is told: whoever is next is asked."""
        self.telling.settle(self.match.seen(self.sharing.viewer))
        self.coach_line.ask(self)
        self.frame.rearrange()

    @property
    def undoes(self) -> PlayerId | None:
        """Whose last decision can be taken back now; None for nobody's."""
        mover = self.match.course.undoes
        if mover is None or self.telling.busy:
            return None
        player = PlayerId(mover)
        return player if self.sharing.may_undo(player) else None

    def undo(self) -> None:
        """The last decision never was."""
        if self.undoes is not None:
            self.match.undo()
            self.frame.services.sounds.play(Cue.UNDO)
            self.sharing.follow(self.match.seen(None))
            self._settle()

    def take(self) -> None:
        """Whoever was waited for looks at the screen now, and nobody else does."""
        player = self.sharing.awaits(self.telling.seen)
        if player is not None:
            self.sharing.take(player)
            self._page.known = len(self.match.course.log_for(None))
            self._settle()

    def put_down(self) -> None:
        """The table is out of sight for a while: what it showed to one of several is covered."""
        if self.sharing.shared and self.sharing.viewer is not None:
            self.sharing.let_go()
            self.form.close_dialog()
            self.telling.seen = self.match.game.seen_by(self.telling.seen, None)
            self._settle_if_told()

    def go_on(self) -> None:
        """Somebody has seen enough of what is told, or of the round that is over."""
        if self.telling.busy:
            self.telling.hurry()
            self._settle_if_told()
        elif self.match.result is not None:
            self._on_over(self)
        else:
            self.revealed = True
        self.frame.rearrange()

    def _pay(self, tile: TileId | None) -> None:
        self.paying = tile
        self.frame.rearrange()

    def throw(self) -> None:
        """To the table with the die."""
        self._on_throw(self)

    # --- time ---------------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        paced_s = elapsed_s * self.settings.game_speed
        self._numbers.update(paced_s)
        if self.form.dialog is None:
            self._pace.update(paced_s)
        self.coach_line.update(elapsed_s)
        self._refresh()

    def tell_on(self, elapsed_s: float) -> None:
        """What is being told goes on by so much."""
        self.telling.update(elapsed_s)
        self._settle_if_told()

    def _begin_beat(self, beat: Beat) -> None:
        self.frame.services.sounds.play(beat.cue)
        over = self.form.widget("adventurer")
        if beat.number and over is not None:
            self._numbers.add(beat.number, over.box, still=self.settings.reduced_motion)
        self.frame.rearrange()

    def _refresh(self) -> None:
        """The page follows what is seen."""
        telling = self.telling
        state = (telling.seen, telling.beat, telling.turning, self.paying, self.revealed,
                 self.handing, self.coach_line.share, self.undoes)  # fmt: skip
        if state != self._shown:
            self._shown = state
            self.frame.rearrange()

    # --- what is heard --------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if isinstance(event, FocusLost):
            self.put_down()
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.THROW, repeated=False):
                return self._use_default()
            case Intended(Intention.UNDO, repeated=False):
                self.undo()
            case Intended(Intention.MENU, repeated=False):
                self.on_top.tell_story()
            case Intended(Intention.BACK, repeated=False) if self.paying is not None:
                self._pay(None)
            case Intended(Intention.BACK, repeated=False):
                self.on_top.leave()
            case _:
                return False
        return True

    def _use_default(self) -> bool:
        default = self.form.widget(self.form.default)
        return default is not None and default.enabled and default.intend(Intention.CONFIRM)

    # --- the page -------------------------------------------------------------------------------

    def caption(self) -> str:
        """The sentence on top."""
        beat, moment = self.telling.beat, self.moment()
        if beat is not None:
            return beat.caption
        if self.handing or self.match.result is not None or self.shows_end_of_round:
            return ""
        choices = len(self.match.game.actions(moment.seen))
        return prompt_words(moment, thinks=self.match.computer_acts, can_choose=choices > 1,
                            paying=self.paying)  # fmt: skip

    def arrange(self, ruler: Ruler) -> None:
        widgets, self.form.default = self._page.made(ruler)
        self.form.refill(widgets)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._numbers.draw(canvas)

    def help(self) -> HelpPage:
        told = ("goal", "bid", "place", "delve", "tiles", "hand_over", "keys")
        lines = tuple(self.say(f"delve_screens.help_{what}") for what in told)
        return HelpPage(self.say("delve_screens.title"), lines)

    def show(self) -> None:
        super().show()
        self.put_down()

    def close(self) -> None:
        super().close()
        self._pace.close()
        self.coach_line.close()
