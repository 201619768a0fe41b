"""What is written on cards besides their own texts."""

from typing import Final

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.state import Member
from dexterity.session.seat import Seat
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.portraits import Mood, Sitter

ROMAN: Final = ("", "I", "II", "III", "IV")


def hero_name(show: Showcase, hero: HeroId) -> str:
    """What a hero is called."""
    return show.box.heroes[hero].names.said_in(show.texts.language)


def foe_name(show: Showcase, foe: FoeId) -> str:
    """What a monster or a boss is called."""
    return show.box.foe(foe).names.said_in(show.texts.language)


def item_name(show: Showcase, item: ItemId) -> str:
    """What a thing is called."""
    return show.box.items[item].names.said_in(show.texts.language)


def room_name(show: Showcase, room: RoomId) -> str:
    """What a room is called."""
    return show.box.rooms[room].names.said_in(show.texts.language)


def foe_rank(foe: Foe, texts: Texts) -> str:
    """How high it stands, and what sort of creature it is."""
    kind = texts.say(f"fighter.kind.{foe.kind}.name")
    if foe.boss:
        return texts.say("fighter_screens.boss_rank", kind=kind)
    return texts.say("fighter_screens.rank", level=ROMAN[foe.level], kind=kind)


def foe_sitter(foe: Foe) -> Sitter:
    """In which folder its portraits are."""
    return Sitter.BOSS if foe.boss else Sitter.MONSTER


def member_mood(member: Member) -> Mood:
    """How a hero feels, from what can be seen."""
    if not member.stands:
        return Mood.DOWN
    return Mood.HURT if 2 * member.health <= member.most_health else Mood.CALM


def member_state(member: Member, texts: Texts) -> str:
    """How a hero is, in words: so much health, down, or out."""
    if member.out:
        return texts.say("fighter_screens.is_out")
    if member.down:
        return texts.say("fighter_screens.is_down")
    return texts.say("fighter_screens.health", now=member.health, most=member.most_health)


def member_brief(member: Member, texts: Texts) -> str:
    """The same where hearts stand beside it."""
    if not member.stands:
        return member_state(member, texts)
    return f"{texts.number(member.health)}/{texts.number(member.most_health)}"


def player_words(seat: Seat, texts: Texts) -> str:
    """Who plays a hero; the name that a record has for a computer is in the language of its day."""
    if seat.skill is None:
        return seat.name
    skill = texts.say(f"fighter_screens.skill_{seat.skill}")
    return texts.say("fighter_screens.plays_computer", skill=skill)


def brief_player(seat: Seat, texts: Texts) -> str:
    """The same in a word, where there is little room."""
    return texts.say("fighter_screens.plays_brief") if seat.is_computer else seat.name
