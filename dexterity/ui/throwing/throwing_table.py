"""A table at which one throws: the die in the hand, its flight, the verdict, and watching again."""

from collections.abc import Callable, Iterator

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.ways.held import Cancelled, Dropped, Outcome, Thrown, WayName
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.aim_aid import AimAid
from dexterity.session.live_throw import MOST_FRAMES, LiveThrow
from dexterity.session.throw import Throw
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event
from dexterity.ui.show.ghost import Ghost
from dexterity.ui.show.hearing import play_passed
from dexterity.ui.show.playback import Passed, Playback
from dexterity.ui.show.rewards import Rewards
from dexterity.ui.show.table_picture import TablePicture
from dexterity.ui.throwing.aiming import Aiming
from dexterity.ui.throwing.habits import AT_STAKE, AidSetting, way_of, with_next_way
from dexterity.ui.throwing.pickups import Pickup
from dexterity.ui.throwing.remark import Remark
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.strike import Strike
from dexterity.ui.throwing.table_drawing import draw_table
from dexterity.ui.throwing.table_events import handle_at
from dexterity.ui.throwing.throwing_hand import ThrowingHand
from dexterity.ui.throwing.trick import Trick
from dexterity.ui.world.marking import marking_for


class ThrowingTable:
    """Screens give it events, time and a canvas; it tells them of throws.

    `on_known` is called when a throw is computed to its end, to be recorded; `on_judged` when
    the player has seen that end.
    """

    def __init__(
        self,
        frame: Frame,
        table: Table,
        die: Die,
        pickups: Iterator[Pickup],
        *,
        on_known: Callable[[Throw], None],
        on_judged: Callable[[Throw], None],
        dare: Dare = PLAIN_THROW,
        aid_setting: AidSetting = AT_STAKE,
    ) -> None:
        self._aid_setting = aid_setting
        self.frame, self.table, self.die, self.dare = frame, table, die, dare
        self.picture = TablePicture(table, stance=dare.stance, rest_mm=dare.rest_mm)
        self.scene = Scene.HAND
        self.playback: Playback | None = None
        self.last: Throw | None = None
        """The last throw whose end was seen."""
        self.rewards = Rewards(frame)
        self.empty_handed = False
        """No die is to be thrown before something else is decided."""
        self._pickups, self._on_known, self._on_judged = pickups, on_known, on_judged
        self._live: LiveThrow | None = None
        self.remark = Remark()
        settings = frame.services.settings
        pickup = next(pickups)
        self.hand = ThrowingHand(
            way_of(settings),
            self._came,
            loft_rad=dare.loft_rad(settings.loft_rad),
            trick=Trick(dare),
            onset=pickup.onset,
            on_strike=self._strike,
        )
        self.hand.now_s = frame.services.clock.now_s
        self._strike_led: Strike | None = None
        self._loft_rad = settings.loft_rad
        self.aiming = Aiming(table, die, pickup.orientation, dare)

    # --- how it stands ------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        """The catalogue's key for what to do next, or for what has just come of it."""
        if self.dare.launcher is None and self.hand.stopped:
            return "throw_hint.still"
        return self.remark.key or self.hand.trick.hint(self.hand.held)

    @property
    def thrown_in(self) -> WayName:
        """The way in which the last die was thrown; the player may have changed it since."""
        return self.hand.thrown_in

    @property
    def aid(self) -> AimAid:
        """How much of the throw is foreseen: nothing, where one does not see."""
        return AimAid.NONE if self.dare.stance.takes_sight else self.chosen_aid

    @property
    def chosen_aid(self) -> AimAid:
        """What the player has chosen to be shown at this table."""
        return self._aid_setting.of(self.frame.services.settings)

    @property
    def striking(self) -> bool:
        """Whether a tool is being led."""
        return self._strike_led is not None

    @property
    def calm(self) -> bool:
        """Whether nothing is in the air or being watched."""
        return self.scene in {Scene.HAND, Scene.VERDICT}

    def change(self, table: Table, die: Die, dare: Dare = PLAIN_THROW) -> None:
        """Another table, die or dare; the die in the hand lies as the one before did."""
        self.finish()
        if table != self.table or dare != self.dare:
            self.picture = TablePicture(
                table, size_px=self.picture.size_px, stance=dare.stance, rest_mm=dare.rest_mm
            )
        if dare != self.dare:
            self.hand.take_up(Trick(dare), self._loft_rad)
        self.table, self.die, self.dare, self.last = table, die, dare, None
        self.aiming = Aiming(table, die, self.aiming.orientation, dare)
        self.clear()

    def follow_settings(self) -> None:
        """The player may have changed the way, its sensitivity or the loft."""
        settings = self.frame.services.settings
        if (way := way_of(settings)) != self.hand.chosen:
            self.hand.use(way)
        if settings.loft_rad != self._loft_rad:
            self._loft_rad = settings.loft_rad
            self.hand.set_loft(self.dare.loft_rad(settings.loft_rad))
        if self.playback is not None:
            self.playback.pace = settings.game_speed
        self.picture.view.mark_with(marking_for(colour_safe=settings.colour_safe))

    def handle(self, event: Event) -> bool:
        """True if it was for the table."""
        if self.empty_handed and self.calm:
            return False
        return handle_at(self, event)

    # --- what buttons do ----------------------------------------------------------------------

    def switch_way(self) -> None:
        """To the next way of throwing."""
        self.frame.change_settings(with_next_way(self.frame.services.settings))
        self.follow_settings()

    def switch_aid(self) -> None:
        """To the next level of the aim aid."""
        self.frame.change_settings(self._aid_setting.with_next(self.frame.services.settings))

    def clear(self) -> None:
        """The die that lies there is taken away, and the next one is in the hand."""
        self.hand.held = self.hand.held.laid_back()
        self.hand.let_go()
        self.show_hand()

    def watch(self, *, speed: float = 1.0) -> None:
        """The last throw once more."""
        if self.last is None or self.scene is Scene.FLIGHT:
            return
        self.hand.let_be()
        self.remark.forget()
        pace = self.frame.services.settings.game_speed
        self.playback = Playback(
            self.last.flight,
            speed=speed,
            pace=pace,
            slow_motion=False,
            verdict=self.last.verdict,
        )
        self._rest(Scene.WATCHING)

    def show_judged(self, throw: Throw) -> None:
        """A throw as it lay there when it was judged."""
        self.last = throw
        self.playback = Playback(throw.flight, slow_motion=False, verdict=throw.verdict)
        self.playback.skip()
        self._rest(Scene.VERDICT)

    def stop_watching(self) -> None:
        """Back to where the die lies judged."""
        if self.playback is not None:
            self.playback.skip()
            self._rest(Scene.VERDICT)

    def forget_last(self) -> None:
        """The last throw was taken back."""
        self.last = None
        self.clear()

    def finish(self) -> None:
        """A throw that is still in the air is computed to its end, so that it is not lost."""
        self._strike_led = None
        if self._live is not None:
            self._live.finish()
            self._tell_known()

    # --- the throw ----------------------------------------------------------------------------

    def _came(self, outcome: Outcome) -> None:
        match outcome:
            case Thrown():
                self._throw(outcome)
            case Dropped():
                led = self.dare.launcher is None
                self.remark.say("throw_hint.dropped" if led else "throw_hint.too_short")
            case Cancelled():
                self.remark.say("throw_hint.cancelled")

    def _throw(self, thrown: Thrown) -> None:
        settings, aiming = self.frame.services.settings, self.aiming
        deed = thrown.deed or self.dare.performed(thrown.toss, thrown.off_s)
        self._show_live(
            LiveThrow(
                deed,
                aiming.orientation,
                self.table,
                self.die,
                dare=self.dare,
                gesture=thrown.gesture,
            ),
            pace=settings.game_speed,
        )

    def _show_live(self, live: LiveThrow, *, pace: float) -> None:
        self._live = live
        slow = not self.frame.services.settings.reduced_motion
        self.playback = Playback(live, pace=pace, slow_motion=slow)
        self.remark.forget()
        self._rest(Scene.FLIGHT)

    def _strike(self, strike: Strike) -> None:
        """A tool is led at the die: the flight goes along with the hand, in its own time."""
        self.hand.thrown_in, self._strike_led = self.hand.way.name, strike
        strike.news()
        live = LiveThrow(
            strike.deed(),
            self.aiming.orientation,
            self.table,
            self.die,
            dare=self.dare,
            driven=True,
        )
        self._show_live(live, pace=1.0)
        # The flight begins a moment before the hand is near; the picture is where the hand is.
        live.advance(MOST_FRAMES)
        if self.playback is not None:
            self.playback.seek(live.known_s)

    def _lead_on(self) -> None:
        """What the hand has done with the tool since the last frame."""
        strike, live = self._strike_led, self._live
        if strike is None or live is None:
            return
        now_s = self.frame.services.clock.now_s()
        strike.stay(now_s)
        if strike.struck_s is None and live.struck:
            strike.struck(now_s)
        live.drive(strike.deed(), strike.news())
        if strike.over(now_s):
            self._strike_led = None
            self.hand.let_go()
            live.let_go()

    def _tell_known(self) -> None:
        throw = None if self._live is None else self._live.throw
        if throw is not None:
            self._live = None
            self._on_known(throw)
            if self.playback is not None:
                self.playback.wins = self.rewards.decisive(throw)

    def _judge(self) -> None:
        playback = self.playback
        if self.scene is not Scene.FLIGHT or playback is None:
            return
        if isinstance(playback.shown, LiveThrow) and playback.shown.throw is not None:
            self.last = playback.shown.throw
            self.rewards.judge(self.last, self.picture.view.camera)
            pickup = next(self._pickups)
            self.aiming = Aiming(self.table, self.die, pickup.orientation, self.dare)
            self.hand.deal(pickup.onset)
            self._rest(Scene.VERDICT)
            self._on_judged(self.last)

    def show_hand(self) -> None:
        """Nothing lies or flies there any more; the die in the hand stays as it is."""
        self.playback = None
        self._rest(Scene.HAND)

    def _rest(self, scene: Scene) -> None:
        # Only the bar to watch with changes what is on the page.
        if Scene.WATCHING in {scene, self.scene}:
            self.frame.rearrange()
        self.scene = scene
        self.hand.awake = self.calm

    # --- time and picture ---------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self.picture.prepare()
        self.remark.update(elapsed_s)
        self.rewards.update(elapsed_s)
        # What was known in the frame before: to compute the end and to write it down is enough
        # for two frames.
        self.hand.pass_time()
        self._lead_on()
        self._tell_known()
        if self.playback is not None:
            self.heard(self.playback.update(elapsed_s))
        elif self.scene is Scene.HAND and not self.empty_handed:
            aid = AimAid.NONE if self.hand.held.slack else self.aid
            self.aiming.look_ahead(self.hand.meant(), aid, alive=self.hand.alive)

    def heard(self, passed: Passed) -> None:
        """Lets be heard what the picture has passed, and judges what has ended."""
        if self.scene in {Scene.FLIGHT, Scene.WATCHING}:
            play_passed(self.frame, self.picture.view.camera, passed)
        if passed.ended:
            self._tell_known()
            self._judge()

    def draw(self, canvas: Canvas, ghost: Ghost | None = None) -> None:
        """The table with everything on it, and maybe a throw to be tried."""
        draw_table(canvas, self, ghost)
