"""Whose turn it is in a fight, the die that is taken, and the ways out when dice run short."""

from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import (
    CampaignLost,
    Defeat,
    DiceTakenBack,
    DiePutBack,
    DieTaken,
    Retreated,
    ThrowInvented,
    TurnBegun,
)
from dexterity.rules.fighter.path import meet_next_foe
from dexterity.rules.fighter.state import Attack, Phase


def take_die(course: Course, colour: Colour, weapons: tuple[ItemId, ...]) -> None:
    """The die is in the hand; it is not spent before it is thrown."""
    course.change(phase=Phase.THROW)
    course.change_fight(attack=Attack(colour, weapons))
    course.tell(DieTaken(course.fight.turn, colour, weapons))


def put_die_back(course: Course) -> None:
    """As if it had not been taken."""
    course.change(phase=Phase.CHOOSE)
    course.change_fight(attack=None)
    course.tell(DiePutBack(course.fight.turn))


def pass_turn(course: Course) -> None:
    """To the left, over those who play dead; or everything is lost."""
    if not course.state.standing:
        lose(course, Defeat.ALL_DOWN)
        return
    following = course.left_of(course.fight.turn)
    course.change(phase=Phase.CHOOSE)
    course.change_fight(turn=following, attack=None)
    course.tell(TurnBegun(following))
    check_boss_dice(course)


def check_boss_dice(course: Course) -> None:
    """Against the boss no dice come back: when the last one has counted, it is over. What could
    help has to be used before."""
    if course.foe.boss and not course.fight.left and not course.state.white_dice:
        lose(course, Defeat.NO_DICE)


def lose(course: Course, why: Defeat) -> None:
    """The campaign ends here."""
    course.change(phase=Phase.OVER)
    course.tell(CampaignLost(why))


def take_back_dice(course: Course) -> None:
    """Everybody pays with the monster's level, and nothing keeps that away."""
    fetch_dice(course, free=False)
    for seat in course.state.standing:
        course.hurt(seat, course.foe.level)
    if not course.state.standing:
        lose(course, Defeat.ALL_DOWN)
    elif not course.member(course.fight.turn).stands:
        pass_turn(course)


def fetch_dice(course: Course, *, free: bool) -> None:
    """The coloured dice leave the target; white ones lie there until the rest."""
    lying = tuple(die for die in course.fight.lying if die.colour is Colour.WHITE)
    course.change_fight(spent=(), lying=lying)
    course.tell(DiceTakenBack(free))


def invent_throw(course: Course, without: str) -> None:
    """Creative people are rewarded: it costs nothing, and holds until the fight is over."""
    course.change_fight(waived=without)
    course.tell(ThrowInvented(without))


def retreat(course: Course) -> None:
    """Everybody pays with the monster's level; it is left behind, and the next one comes."""
    foe, sampled = course.foe, course.fight.sampled
    course.tell(Retreated(foe.id))
    course.change(fled_from=(*course.state.fled_from, foe.id))
    for seat in course.state.standing:
        course.hurt(seat, foe.level)
    if course.state.standing:
        meet_next_foe(course)
        # What was snatched from the one left behind still lies face down until the rest.
        course.change_fight(sampled=sampled)
    else:
        lose(course, Defeat.ALL_DOWN)
