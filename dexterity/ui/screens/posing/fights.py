"""Fights of somebody else, for pictures: a party in the middle of it, at any phase."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.luck import luck_for
from dexterity.rules.fighter.actions import Action, LetCount, TakeDie
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.options import Options
from dexterity.rules.fighter.state import Carried, Fight, Member, Phase, SeatId, State, Token
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.lesson import GOOD, WILD
from dexterity.session.matches import Campaign
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.fighter.lesson import LessonScreen
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.posing.challenges import CENTRE_FROM, in_the_centre, such_throw
from dexterity.values.colour import COLOURED, DieColour
from dexterity.values.skill import Skill

SEED: Final = 5
PARTY: Final = ("brad", "murka", "wilrond")
SIX: Final = (*PARTY, "grace", "edith", "marvin")
WHO: Final = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Fritz")
CARRIED: Final = {
    "brad": ("decent_shield", "napalm_water"),
    "murka": ("icebreaker", "spiked_elbow_pad", "saucepan_helmet", "grandmas_soup"),
    "wilrond": ("helm_of_bravery", "camomile_tea"),
}

HIT: Final = GOOD
MISS: Final = WILD

Prepare = Callable[[State], State]


def as_it_was(state: State) -> State:
    """Nothing else."""
    return state


def fight_of(
    foe: str,
    *,
    room: str | None = "pot_of_gold",
    heroes: tuple[str, ...] = PARTY,
    computers: bool = False,
    prepare: Prepare = as_it_was,
) -> Campaign:
    """A party before a monster; `prepare` makes the state of it that is wanted."""
    box = fighter_box()
    game = game_of(box, Options(tuple(map(HeroId, heroes))))
    skill = Skill.REGULAR if computers else None
    seats = tuple(Seat(WHO[at], skill if at == 1 else None) for at in range(len(heroes)))
    party = tuple(
        Member(HeroId(hero), 9 - 2 * (at % 3), carried=_carried(hero))
        for at, hero in enumerate(heroes)
    )
    met = game.cards.foe(FoeId(foe))
    fight = Fight(met.id, met.health, met.health, SeatId(1))
    state = replace(
        game.start(SEED), phase=Phase.CHOOSE, party=party, gold=4, white_dice=2, fight=fight,
        room=None if room is None else RoomId(room), offered=(),
    )  # fmt: skip
    return Campaign(CampaignCourse(box, game, seats, prepare(state)))


def _carried(hero: str) -> tuple[Carried, ...]:
    known = fighter_box().items
    return tuple(Carried(ItemId(item)) for item in CARRIED.get(hero, ()) if ItemId(item) in known)


def at_the_table(
    campaign: Callable[[], Campaign], *actions: Action, toss: Toss | None = None
) -> Maker:
    """The table, after these actions and a throw, if there is one."""

    def make(frame: Frame) -> Screen:
        played = campaign()
        for action in actions:
            played.do(action)
        screen = FightScreen(frame, played)
        if toss is not None:
            screen.table.show_throw(thrown(played, toss))
        return screen

    return make


def fatal(frame: Frame) -> Screen:
    """The die is in the air that will be a fatal blow."""
    played = owlbear()
    played.do(RED_TAKEN)
    screen = FightScreen(frame, played)
    screen.table.show_throw(such_throw(screen.table.turn, in_the_centre, CENTRE_FROM))
    return screen


def thrown(campaign: Campaign, toss: Toss, seed: int = 3) -> Throw:
    """The throw that is waited for, made with that toss."""
    awaited = campaign.course.throw
    if awaited is None:
        raise LookupError("nobody waits for a throw")
    orientation = orientation_at_pickup(luck_for(seed))
    return throw_toss(toss, orientation, awaited.table(), awaited.die, dare=awaited.dare)


def _spent(state: State) -> State:
    """All coloured dice have been thrown, somebody is scarred, and somebody is down."""
    if state.fight is None:
        return state
    one, two, three, *more = state.party
    party = (
        replace(one, health=0, down=True),
        replace(two, scars=(DieColour.GREEN,)),
        three,
        *more,
    )
    fight = replace(state.fight, spent=COLOURED, health=4, tokens=(Token.FEAST,))
    return replace(state, fight=fight, party=party)


def owlbear() -> Campaign:
    """An enraged animal; nothing is asked of throws."""
    return fight_of("owlbear")


def in_a_hurry() -> Campaign:
    """Two things are asked at once: by the room and by the monster."""
    return fight_of("zombie_monkey", room="cursed_trampoline")


def six() -> Campaign:
    """As many heroes as there can be."""
    return fight_of("crooked_duke", heroes=SIX)


def out_of_dice() -> Campaign:
    """White dice, or a price."""
    return fight_of("truffle_boar", prepare=_spent)


def tough_boss() -> Campaign:
    """The last fight."""
    return fight_of("girolzilla", room=None)


def stuck(*, computers: bool = False) -> Campaign:
    """What nobody can do at once."""
    box = fighter_box()
    conflicts = game_of(box, Options((HeroId("brad"), HeroId("murka")))).conflicts
    asked = {card.value.requirement: foe for foe, card in box.monsters.items()}
    pairs = [
        (foe, room)
        for room, card in box.rooms.items()
        for pair in conflicts
        if card.value.requirement in pair
        for foe in [asked.get(next(word for word in pair if word != card.value.requirement))]
        if foe is not None
    ]
    foe, room = pairs[0]
    return fight_of(foe, room=room, computers=computers)


RED_TAKEN: Final = TakeDie(DieColour.RED)
WITH_WEAPON: Final = TakeDie(DieColour.RED, (ItemId("spiked_elbow_pad"),))


# --- the first fight ----------------------------------------------------------------------------


def lesson(frame: Frame) -> Screen:
    """From its beginning."""
    return LessonScreen(frame)


def armed_lesson(frame: Frame) -> Screen:
    """When the weapon is explained."""
    screen = LessonScreen(frame)
    campaign = screen.campaign
    for colour, toss in ((DieColour.RED, HIT), (DieColour.GREEN, MISS)):
        campaign.do(TakeDie(colour))
        campaign.make_throw(thrown(campaign, toss))
        campaign.do(LetCount())
    screen.show_at_once()
    return screen


def finished_lesson(frame: Frame) -> Screen:
    """When all has been said."""
    screen = LessonScreen(frame)
    campaign = screen.campaign
    if campaign.state.fight is not None:
        weak = replace(campaign.state.fight, health=1)
        state = replace(campaign.state, fight=weak)
        campaign.course = replace(campaign.course, state=state)
    campaign.do(TakeDie(DieColour.RED))
    campaign.make_throw(thrown(campaign, HIT))
    campaign.do(LetCount())
    screen.show_at_once()
    return screen
