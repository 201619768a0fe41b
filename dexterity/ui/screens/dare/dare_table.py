"""The table of a level: its things move while one aims, and after a throw it goes on."""

from collections.abc import Callable, Iterator

from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.stance import Stance
from dexterity.hand.ways.held import Thrown
from dexterity.session.awaited_throw import AwaitedThrow
from dexterity.session.box_place import BoxPlace
from dexterity.session.throw import Throw
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended, Phase, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.dare.moving_aiming import MovingAiming
from dexterity.ui.screens.dare.seen_table import seen_table
from dexterity.ui.show.ghost import Ghost
from dexterity.ui.show.playback import Playback
from dexterity.ui.show.table_picture import TablePicture
from dexterity.ui.throwing.pickups import Pickup
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.strike import Strike
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.ui.throwing.trick import Trick
from dexterity.ui.world.marking import marking_for
from dexterity.values.vectors import Vec2, Vec3

Outlook = tuple[Stance, Vec3]
"""Where one stands and where the die waits: what the camera follows from."""


def outlook_of(dare: Dare) -> Outlook:
    """How a dare has the table seen."""
    return dare.stance, dare.rest_mm


class DareTable(ThrowingTable):
    """Lays out one turn after the other; a verdict stays in sight until the next die is taken."""

    def __init__(
        self,
        frame: Frame,
        turn: AwaitedThrow,
        pickups: Iterator[Pickup],
        *,
        on_known: Callable[[Throw], None],
        on_judged: Callable[[Throw], None],
    ) -> None:
        self.turn = turn
        self.box: BoxPlace | None = None
        self.clock_s = 0.0
        """For how long all that moves has been moving."""
        self.released_s = 0.0
        """What it was when the last die left the hand."""
        super().__init__(
            frame, turn.table(), turn.die, pickups, on_known=on_known, on_judged=on_judged,
            dare=turn.dare,
        )  # fmt: skip
        self._pictures: dict[Outlook, TablePicture] = {outlook_of(turn.dare): self.picture}
        self.frozen = False
        """Nothing moves: the computer has chosen its moment, and aims."""
        self.still = False
        """The die waits and is not to be taken: the box is being placed."""
        self._due = False
        self._foreign: Throw | None = None
        self._seen = (self.table, seen_table(self.table))
        """A table, and as it is drawn."""
        self._aim()

    # --- from turn to turn --------------------------------------------------------------------

    def lay(self, turn: AwaitedThrow, box: BoxPlace | None) -> None:
        """The next turn. Under another dare it begins when the verdict has been read."""
        self.turn, self.box, self._due = turn, box, True
        self._picture_for(turn.dare)
        if self.scene is not Scene.VERDICT or turn.dare == self.dare:
            self._lay_out()

    def put_box(self, box: BoxPlace) -> None:
        """The box stands there from now on."""
        self.box = box
        self._lay_out()

    def begin_anew(self, turn: AwaitedThrow) -> None:
        """From the beginning: nothing has been thrown or has moved yet."""
        self.finish()
        self.clock_s, self.last = 0.0, None
        self.lay(turn, None)
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        turn, self._due = self.turn, False
        if turn.dare != self.dare:
            self.hand.take_up(Trick(turn.dare), self._loft_rad)
            self.picture = self._picture_for(turn.dare)
        self.table, self.die, self.dare = turn.table(self.box), turn.die, turn.dare
        self._aim()

    def _aim(self) -> None:
        self.aiming = MovingAiming(self.turn, self.table, self.aiming.orientation)

    def make_ready(self, dare: Dare) -> None:
        """Such a throw may come next: what it is seen like is drawn meanwhile."""
        self._picture_for(dare)

    def _picture_for(self, dare: Dare) -> TablePicture:
        """As a dare has it seen; drawn once for all turns, since only what moves differs."""
        known = self._pictures.get(outlook_of(dare))
        if known is None:
            known = TablePicture(
                self.turn.table(),
                size_px=self.picture.size_px,
                stance=dare.stance,
                rest_mm=dare.rest_mm,
            )
            self._pictures[outlook_of(dare)] = known
        colour_safe = self.frame.services.settings.colour_safe
        known.view.mark_with(marking_for(colour_safe=colour_safe))
        return known

    # --- events and time ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if self.scene is Scene.VERDICT and self._due and takes_up(event):
            # The next die is held in another way: it is there to be seen before it is taken.
            self.go_on()
            return True
        return super().handle(event)

    def go_on(self) -> None:
        """The verdict has been read: the next die waits."""
        if self._due:
            self._lay_out()
        self.clear()

    def update(self, elapsed_s: float) -> None:
        if self.scene is Scene.HAND:
            if self._due:
                self._lay_out()
            self.clock_s += 0.0 if self.frozen else elapsed_s
        if isinstance(self.aiming, MovingAiming):
            self.aiming.clock_s = self.clock_s
        super().update(elapsed_s)
        waiting = (picture for picture in self._pictures.values() if not picture.view.ready)
        following = next(waiting, None)
        if following is not None and self.picture.view.ready:
            following.prepare()

    def _throw(self, thrown: Thrown) -> None:
        self._release()
        super()._throw(thrown)

    def _strike(self, strike: Strike) -> None:
        self._release()
        super()._strike(strike)

    def _release(self) -> None:
        """All that moves goes on from where it is."""
        self.released_s = self.clock_s
        self.table = self.turn.table(self.box, self.clock_s)

    # --- a throw that was made elsewhere --------------------------------------------------------

    def show_throw(self, throw: Throw) -> None:
        """A throw of the computer's hand, seen like any other."""
        self.released_s, self._foreign = self.clock_s, throw
        self._on_known(throw)
        settings = self.frame.services.settings
        self.playback = Playback(
            throw.flight,
            pace=settings.game_speed,
            slow_motion=not settings.reduced_motion,
            verdict=throw.verdict,
        )
        self.playback.wins = self.rewards.decisive(throw)
        self.remark.forget()
        self._rest(Scene.FLIGHT)

    def _judge(self) -> None:
        throw, self._foreign = self._foreign, None
        if throw is None or self.scene is not Scene.FLIGHT:
            super()._judge()
            return
        self.last = throw
        self.rewards.judge(throw, self.picture.view.camera)
        self._rest(Scene.VERDICT)
        self._on_judged(throw)

    # --- picture ------------------------------------------------------------------------------

    def table_place(self, place: Vec2) -> Vec2:
        """Where on the table a place of the stage is, seen in the mirror if there is one."""
        picture = self.picture
        scale = picture.size_px[0] / STAGE.width
        x, y = place[0] * scale, place[1] * scale
        if picture.mirror is not None:
            x, y = x - picture.mirror.glass.left, y - picture.mirror.glass.top
        return picture.view.camera.unproject((x, y), 0.0)[:2]

    def draw(self, canvas: Canvas, ghost: Ghost | None = None) -> None:
        shown = self.table if self.playback is None else self.playback.shown.table
        if shown is not self._seen[0]:
            self._seen = shown, seen_table(shown)
        self.picture.view.table = self._seen[1]
        if self.still:
            self.picture.draw(canvas)
            moment = self.aiming.moment(self.hand.held.place_mm)
            self.picture.view.draw_moment(self.picture.surface_of(canvas), moment)
        else:
            super().draw(canvas, ghost)


def takes_up(event: Event) -> bool:
    """Whether somebody wants to go on to the next die."""
    match event:
        case Pointer(phase=Phase.DOWN):
            return True
        case Intended(intention, repeated=False):
            return intention is not Intention.BACK
        case _:
            return False
