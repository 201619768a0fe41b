"""A campaign of somebody else, for pictures: on its way, before a monster, in a shop, over."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.effects import (
    Effect,
    FoeBeaten,
    GoldGained,
    HeroHealed,
    LeaderChanged,
    RoomEntered,
    Source,
)
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.state import Carried, Fight, Phase, SeatId, State
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.party import Party
from dexterity.session.fighter.tale import Tale
from dexterity.session.matches import Campaign
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.fighter.routes import to_phase, to_reveal
from dexterity.ui.screens.fighter.set_up import SetUpScreen
from dexterity.ui.screens.gallery import Maker
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

SEED: Final = 1
HEROES: Final = ("wilrond", "murka", "grace", "lightfingers", "marvin", "brad")
FIRST_ROOMS: Final = 4
FOES: Final = ("zombie_monkey", "vampire_hamster", "crooked_duke", "owlbear")
WON: Final = (
    FoeBeaten(FoeId("owlbear"), epic=True),
    GoldGained(1, Source.EPIC),
    GoldGained(3, Source.REWARD),
    LeaderChanged(SeatId(1)),
    HeroHealed(SeatId(2), 2, Source.FEAST),
)
TALE: Final = Tale(
    throws=73,
    hits=55,
    damage=168,
    suffered=41,
    heaviest=14,
    hero_of_heaviest=SeatId(1),
    fatal_blows=1,
    epic_blows=4,
    coins=27,
    falls=3,
)

Change = Callable[[Campaign], State]


def party_of(persons: int = 1, size: int = 3) -> Party:
    """Persons first, computers after."""
    names = ("Ada", "Blaise", "Chloé", "Denis", "Émilie", "Farid")
    seats = tuple(
        Seat(names[at]) if at < persons else Seat(HEROES[at], Skill.REGULAR) for at in range(size)
    )
    heroes = tuple(HeroId(hero) for hero in HEROES[:size])
    return Party(heroes, seats, Difficulty.NORMAL)


def campaign_of(party: Party, change: Change) -> Campaign:
    """On its way for a while, and then as it is changed; nobody keeps a record of a pose."""
    box = fighter_box()
    game = game_of(box, party.options)
    campaign = Campaign(CampaignCourse(box, game, party.seats, game.start(SEED)))
    campaign.course = replace(campaign.course, state=on_the_way(campaign))
    state = change(campaign)
    campaign.course = replace(campaign.course, state=state)
    return campaign


def on_the_way(campaign: Campaign) -> State:
    """Four rooms behind, the first shop visited, some wounds, some things."""
    state, box = campaign.state, campaign.course.box
    rooms = tuple(box.rooms)[:FIRST_ROOMS]
    foes = tuple(FoeId(foe) for foe in FOES)
    things = [
        ("icebreaker", "decent_shield"),
        ("spiked_elbow_pad", "napalm_water"),
        ("helm_of_bravery",),
    ]
    healths = (9, 4, 6, 8, 2, 9)
    party = tuple(
        replace(
            member,
            health=healths[at],
            scars=(DieColour.GREEN,) if at == 1 else (),
            carried=tuple(
                Carried(ItemId(item)) for item in (things[at] if at < len(things) else ())
            ),
        )
        for at, member in enumerate(state.party)
    )
    left = tuple(room for room in state.rooms if room not in rooms)
    return replace(
        state,
        party=party,
        gold=7,
        white_dice=3,
        walked=rooms,
        beaten=foes[: len(rooms)],
        passed=(rooms[-1],),
        shops=1,
        symbols=4,
        rooms=left,
        scars_taken=1,
    )


def pose(
    change: Change, *, persons: int = 1, size: int = 3, told: tuple[Effect, ...] = ()
) -> Maker:
    """The screen for the phase that the change leads to."""

    def screen(frame: Frame) -> Screen:
        return to_phase(frame, campaign_of(party_of(persons, size), change), told)

    return screen


def reveal(foe: str, *, boss: bool = False) -> Maker:
    """Somebody is met."""

    def screen(frame: Frame) -> Screen:
        campaign = campaign_of(party_of(), lambda each: _fighting(each, foe, boss=boss))
        room = campaign.state.room
        told = () if room is None else (RoomEntered(room), GoldGained(1, Source.ROOM))
        return to_reveal(frame, campaign, told)

    return screen


def _fighting(campaign: Campaign, foe: str, *, boss: bool = False) -> State:
    state, id_ = campaign.state, FoeId(foe)
    health = campaign.course.box.foe(id_).value.health
    room = None if boss else RoomId("cursed_trampoline")
    added = 0 if room is None else campaign.course.box.rooms[room].value.stronger
    fight = Fight(id_, health + added, health + added, SeatId(1))
    return replace(state, phase=Phase.CHOOSE, offered=(), room=room, fight=fight,
                   boss=id_ if boss else state.boss)  # fmt: skip


def on_path(campaign: Campaign) -> State:
    """Two rooms before the leader."""
    return campaign.state


def led_by_computer(campaign: Campaign) -> State:
    """The same, for a leader whom nobody plays."""
    return replace(campaign.state, leader=SeatId(2))


def giving(campaign: Campaign) -> State:
    """Something lies there."""
    return replace(campaign.state, phase=Phase.GIVE, offered=(), found=(ItemId("credit_card"),),
                   room=campaign.state.walked[-1])  # fmt: skip


def resting(campaign: Campaign) -> State:
    """After the owlbear."""
    return replace(campaign.state, phase=Phase.REST, offered=(), leader=SeatId(1),
                   room=campaign.state.walked[-1])  # fmt: skip


def scarring(campaign: Campaign) -> State:
    """Murka has gone down; a scar she has already."""
    state = _fighting(campaign, "owlbear")
    party = [*state.party]
    party[1] = replace(party[1], health=0, down=True)
    leader = SeatId(0)
    return replace(state, phase=Phase.SCARS, party=tuple(party), leader=leader)


def shopping(campaign: Campaign) -> State:
    """The second shop."""
    state = campaign.state
    wares = state.shop_deck[: 2 + len(state.party)]
    return replace(state, phase=Phase.SHOP, offered=(), wares=wares, shops=2, gold=4)


def won(campaign: Campaign) -> State:
    """The boss is beaten."""
    campaign.course = replace(campaign.course, tale=TALE)
    state = _fighting(campaign, "dungeon_the_dragon", boss=True)
    return replace(state, phase=Phase.OVER, won=True, throws=73,
                   beaten=(*state.beaten, FoeId("dungeon_the_dragon")))  # fmt: skip


def lost(campaign: Campaign) -> State:
    """Everybody is down."""
    campaign.course = replace(campaign.course, tale=TALE)
    state = _fighting(campaign, "owlbear")
    party = tuple(replace(member, health=0, down=True) for member in state.party)
    return replace(state, phase=Phase.OVER, party=party, throws=73)


def set_up(frame: Frame) -> Screen:
    """A party, with luck that is always the same."""
    return SetUpScreen(frame, seed=SEED)
