"""A dare: a set of requirements composed into one throw."""

from dataclasses import dataclass, replace
from functools import reduce

from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.dare.follow import Follows
from dexterity.hand.dare.launcher import Launcher
from dexterity.hand.dare.movement import plain_movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof
from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.hand.error import NO_STRAIN, Strain
from dexterity.hand.toss import Toss, launch_from_toss
from dexterity.hand.track import Track
from dexterity.hand.ways.demands import Demands
from dexterity.values.landing import Finding, FlightFacts, unmet
from dexterity.values.launch import Launch
from dexterity.values.vectors import Quaternion, Vec2, Vec3


@dataclass(frozen=True, slots=True)
class Dare:
    """Pieces that get along, in the order in which all requirements are listed; none: a plain
    throw."""

    pieces: tuple[Piece, ...] = ()
    undone: tuple[str, ...] = ()
    """What is required besides and cannot be done together with them: a throw that is made anyway
    has not met it."""

    @property
    def asked(self) -> tuple[str, ...]:
        """All that is required, done or not."""
        return (*self.ids, *self.undone)

    @property
    def tried(self) -> "Dare":
        """What can be done of it."""
        return Dare(self.pieces) if self.undone else self

    @property
    def ids(self) -> tuple[str, ...]:
        """What records and files call them."""
        return tuple(piece.id for piece in self.pieces)

    def has(self, requirement: str) -> bool:
        """Whether it is in force."""
        return requirement in self.ids

    # --- what the throw begins with -----------------------------------------------------------

    @property
    def stance(self) -> Stance:
        """Where the thrower stands."""
        return reduce(Stance.and_also, (piece.stance for piece in self.pieces), PLAIN)

    @property
    def strain(self) -> Strain:
        """How much more a hand strays."""
        return reduce(Strain.and_also, (piece.strain for piece in self.pieces), NO_STRAIN)

    @property
    def demands(self) -> Demands:
        """What is asked of a hand that aims instead of swinging."""
        return Demands(
            self.strain,
            any(piece.timed for piece in self.pieces),
            max((piece.lag_s for piece in self.pieces), default=0.0),
            max((piece.tremble_rad for piece in self.pieces), default=0.0),
        )

    @property
    def launcher(self) -> Launcher | None:
        """The tool; None where fingers let go of the die."""
        return next((piece.launcher for piece in self.pieces if piece.launcher), None)

    @property
    def rest_mm(self) -> Vec3:
        """Where the die waits."""
        launcher = self.launcher
        return launcher.rest_mm(self.stance) if launcher else self.stance.rest_mm()

    @property
    def hand_rest_mm(self) -> Vec2:
        """Where the hand takes hold: of the die, or of the tool."""
        launcher, rest = self.launcher, self.rest_mm
        return launcher.waits_mm(rest) if launcher else rest[:2]

    @property
    def wants_box(self) -> bool:
        """Whether the player first places the box."""
        return any(piece.wants_box for piece in self.pieces)

    @property
    def stands(self) -> tuple[str, ...]:
        """What stands on the table for it, by name; each once."""
        return tuple(dict.fromkeys(piece.stands for piece in self.pieces if piece.stands))

    @property
    def comes_off(self) -> bool:
        """Whether the die has to come off something that stands beside its way."""
        beside = (piece.stands for piece in self.pieces if not piece.stance.raised_mm)
        return self.wants_box or any(beside)

    @property
    def lofts(self) -> bool:
        """Whether the loft of a throw changes anything."""
        return self.launcher is None or self.launcher.lofts

    def loft_rad(self, usual_rad: float) -> float:
        """The loft that a die is picked up with."""
        return next((p.loft_rad for p in self.pieces if p.loft_rad is not None), usual_rad)

    # --- the hand -----------------------------------------------------------------------------

    @property
    def leads_astray(self) -> bool:
        """Whether the hand does not simply go along with the pointer."""
        return any(piece.follow for piece in self.pieces)

    def follower(self) -> Follows:
        """A hand that waits for the pointer."""
        follows = [piece.follow for piece in self.pieces if piece.follow]
        return Follows(follows, self.hand_rest_mm)

    @property
    def pulled(self) -> "Dare":
        """What of it leads a hand astray that pulls a sling."""
        return Dare(tuple(piece for piece in self.pieces if piece.follow and piece.guides_pull))

    def lift_mm(self, cues: tuple[Cue, ...], at_s: float) -> float:
        """How much higher than usual the hand is, after all that was done until then.

        A hand below the table's edge stays there, whatever the feet do.
        """
        if self.stance.below_edge:
            return 0.0
        return sum(piece.lift(cues, at_s) for piece in self.pieces if piece.lift)

    def slips(self, path: Track) -> bool:
        """Whether the die leaves the hold here and now."""
        return any(piece.slip(path) for piece in self.pieces if piece.slip)

    # --- what comes of it ---------------------------------------------------------------------

    def performed(self, toss: Toss, off_s: float = 0.0) -> Deed:
        """What a hand does that has aimed this toss, with all that is required, so late."""
        movement = plain_movement(toss)
        for piece in sorted(self.pieces, key=lambda piece: piece.rehearsed_last):
            movement = piece.rehearse(movement, off_s) if piece.rehearse else movement
        deed = movement.deed()
        x, y, z = deed.toss.place_mm
        lifted = (x, y, z + self.lift_mm(deed.cues, deed.released_s))
        return self.with_motion(replace(deed, toss=replace(deed.toss, place_mm=lifted)))

    def with_motion(self, deed: Deed) -> Deed:
        """The deed with the motion of the tool that the toss stands for, if there is a tool."""
        launcher = self.launcher
        if launcher is None:
            return deed
        return replace(deed, motion=launcher.motion(deed.toss, self.rest_mm))

    def launch(self, deed: Deed, orientation: Quaternion) -> Launch:
        """The die as the flight begins."""
        launcher = self.launcher
        if launcher is None:
            return launch_from_toss(deed.toss, orientation)
        return launcher.launch(self.rest_mm, orientation)

    # --- the proofs ---------------------------------------------------------------------------

    def proofs(self) -> tuple[tuple[str, Proof], ...]:
        """Each requirement that can be failed, and its proof."""
        return tuple((piece.id, piece.proof) for piece in self.pieces if piece.proof)

    def findings(self, deed: Deed, feat: FlightFacts) -> tuple[Finding, ...]:
        """What every proof comes to; requirements without one are met by how the throw is made."""
        found = (proof.finding(id_, proof.measure(deed, feat)) for id_, proof in self.proofs())
        return (*found, *self.failures())

    def failures(self) -> tuple[Finding, ...]:
        """What comes of requirements that nobody could have met."""
        return tuple(map(unmet, self.undone))


PLAIN_THROW = Dare()


def taken_at(deed: Deed) -> float:
    """When the die was taken; at the first sample where nothing else is known."""
    taken = deed.last(CueKind.TAKEN)
    return deed.path[0].at_s if taken is None else taken
