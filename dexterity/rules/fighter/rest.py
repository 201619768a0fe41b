"""After a fight: the spoils, the scars, and a leader for the next room."""

from dataclasses import replace

from dexterity.rules.fighter.cards.hero import MOST_SCARS
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import (
    CampaignWon,
    FoeBeaten,
    HeroOut,
    ItemFound,
    LeaderChanged,
    Source,
)
from dexterity.rules.fighter.score import score_of, title_of
from dexterity.rules.fighter.state import Member, Phase, SeatId, Token
from dexterity.values.colour import COLOURED, DieColour

EPIC_AT = -3
"""The monster's health after an epic blow, or less."""
EPIC_GOLD = 1


def begin_rest(draft: FighterDraft) -> None:
    """The monster is beaten; gold first. After the boss there is nothing left to rest for."""
    fight, foe = draft.fight, draft.foe
    epic = fight.fatal or fight.health <= EPIC_AT
    draft.tell(FoeBeaten(foe.id, epic))
    draft.change(beaten=(*draft.state.beaten, foe.id))
    if foe.boss:
        _win(draft)
        return
    draft.gain_gold(EPIC_GOLD if epic else 0, Source.EPIC)
    draft.gain_gold(foe.gold, Source.REWARD)
    _count_out(draft)
    scar_next(draft)


def _win(draft: FighterDraft) -> None:
    draft.change(phase=Phase.OVER, won=True)
    score = score_of(draft.state)
    draft.tell(CampaignWon(score, title_of(score)))


def _count_out(draft: FighterDraft) -> None:
    """Whoever has every scar and went down again is out; what they carried is found."""
    for seat, member in enumerate(draft.state.party):
        if member.down and len(member.scars) == MOST_SCARS:
            draft.change_member(SeatId(seat), down=False, out=True, carried=())
            things = tuple(thing.item for thing in member.carried)
            draft.change(found=(*draft.state.found, *things))
            draft.tell(HeroOut(SeatId(seat)))


def to_be_scarred(draft: FighterDraft) -> SeatId | None:
    """Who has to pick a place for a scar."""
    seats = (SeatId(n) for n, member in enumerate(draft.state.party) if member.down)
    return next(seats, None)


def free_colours(member: Member) -> tuple[DieColour, ...]:
    """Where there is no scar yet."""
    return tuple(colour for colour in COLOURED if colour not in member.scars)


def scar_next(draft: FighterDraft) -> None:
    if to_be_scarred(draft) is None:
        _settle(draft)
    else:
        draft.change(phase=Phase.SCARS)


def _settle(draft: FighterDraft) -> None:
    """The last thrower leads, the feast is eaten, armours are straightened, the loot is shown."""
    fight = draft.fight
    _choose_leader(draft, draft.state.leader if fight.thrower is None else fight.thrower)
    if Token.FEAST in fight.tokens:
        draft.heal(draft.state.standing, draft.foe.level, Source.FEAST)
    draft.change_party(lambda _, member: _straightened(member))
    if fight.sampled is not None:
        draft.change(found=(*draft.state.found, fight.sampled))
    draft.change(fight=None, phase=Phase.GIVE if draft.state.found else Phase.REST)
    draft.tell(*map(ItemFound, draft.state.found))


def _choose_leader(draft: FighterDraft, seat: SeatId) -> None:
    """Whoever sits there, or if they are out the next to the left."""
    leader = seat if draft.member(seat).stands else draft.left_of(seat)
    if leader != draft.state.leader:
        draft.change(leader=leader)
        draft.tell(LeaderChanged(leader))


def _straightened(member: Member) -> Member:
    return replace(member, carried=tuple(replace(thing, used=False) for thing in member.carried))
