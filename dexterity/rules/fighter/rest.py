"""After a fight: the spoils, the scars, and a leader for the next room."""

from dataclasses import replace

from dexterity.rules.fighter.cards.colour import COLOURED, Colour
from dexterity.rules.fighter.cards.hero import MOST_SCARS
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import (
    CampaignWon,
    FoeBeaten,
    HeroOut,
    ItemFound,
    LeaderChanged,
    ScarTaken,
    Source,
)
from dexterity.rules.fighter.score import score_of, title_of
from dexterity.rules.fighter.state import Member, Phase, SeatId, Token

EPIC_AT = -3
"""The monster's health after an epic blow, or less."""
EPIC_GOLD = 1


def begin_rest(course: Course) -> None:
    """The monster is beaten; gold first. After the boss there is nothing left to rest for."""
    fight, foe = course.fight, course.foe
    epic = fight.fatal or fight.health <= EPIC_AT
    course.tell(FoeBeaten(foe.id, epic))
    course.change(beaten=(*course.state.beaten, foe.id))
    if foe.boss:
        _win(course)
        return
    course.gain_gold(EPIC_GOLD if epic else 0, Source.EPIC)
    course.gain_gold(foe.gold, Source.REWARD)
    _count_out(course)
    _scar_next(course)


def _win(course: Course) -> None:
    course.change(phase=Phase.OVER, won=True)
    score = score_of(course.state)
    course.tell(CampaignWon(score, title_of(score)))


def _count_out(course: Course) -> None:
    """Whoever has every scar and went down again is out; what they carried is found."""
    for seat, member in enumerate(course.state.party):
        if member.down and len(member.scars) == MOST_SCARS:
            course.change_member(SeatId(seat), down=False, out=True, carried=())
            things = tuple(thing.item for thing in member.carried)
            course.change(found=(*course.state.found, *things))
            course.tell(HeroOut(SeatId(seat)))


def to_be_scarred(course: Course) -> SeatId | None:
    """Who has to pick a place for a scar."""
    seats = (SeatId(n) for n, member in enumerate(course.state.party) if member.down)
    return next(seats, None)


def free_colours(member: Member) -> tuple[Colour, ...]:
    """Where there is no scar yet."""
    return tuple(colour for colour in COLOURED if colour not in member.scars)


def _scar_next(course: Course) -> None:
    if to_be_scarred(course) is None:
        _settle(course)
    else:
        course.change(phase=Phase.SCARS)


def take_scar(course: Course, colour: Colour) -> None:
    """It stays for good; the hero gets up with all the health that is left to have."""
    seat = to_be_scarred(course)
    if seat is None:
        raise LookupError("nobody is down")
    scarred = replace(course.member(seat), scars=(*course.member(seat).scars, colour))
    course.change_member(seat, scars=scarred.scars, down=False, health=scarred.most_health)
    course.change(scars_taken=course.state.scars_taken + 1)
    course.tell(ScarTaken(seat, colour))
    _scar_next(course)


def _settle(course: Course) -> None:
    """The last thrower leads, the feast is eaten, armours are straightened, the loot is shown."""
    fight = course.fight
    _choose_leader(course, course.state.leader if fight.thrower is None else fight.thrower)
    if Token.FEAST in fight.tokens:
        course.heal(course.state.standing, course.foe.level, Source.FEAST)
    course.change_party(lambda _, member: _straightened(member))
    if fight.sampled is not None:
        course.change(found=(*course.state.found, fight.sampled))
    course.change(fight=None, phase=Phase.GIVE if course.state.found else Phase.REST)
    course.tell(*map(ItemFound, course.state.found))


def _choose_leader(course: Course, seat: SeatId) -> None:
    """Whoever sits there, or if they are out the next to the left."""
    leader = seat if course.member(seat).stands else course.left_of(seat)
    if leader != course.state.leader:
        course.change(leader=leader)
        course.tell(LeaderChanged(leader))


def _straightened(member: Member) -> Member:
    return replace(member, carried=tuple(replace(thing, used=False) for thing in member.carried))
