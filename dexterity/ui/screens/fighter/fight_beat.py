"""What an effect looks and sounds like: a beat of the little show after each action."""

from dataclasses import dataclass
from typing import Final

from dexterity.rules.fighter import effects as told
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.effects import Effect, Source
from dexterity.rules.fighter.state import SeatId
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.show.rewards import Reward
from dexterity.ui.sound.cues import Cue
from dexterity.values.colour import DieColour

SHORT_S: Final = 0.7
"""Of a number that goes up or down. Shorter: the second of three is not seen."""
USUAL_S: Final = 1.1
LONG_S: Final = 2.0
"""Of what decides a fight. Longer: players press it away."""

FOE_FACE: Final = "foe"
CHEST: Final = "chest"


def hero_face(seat: SeatId) -> str:
    """The name of the widget that shows a hero."""
    return f"party/{seat}"


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that is seen to happen."""

    words: str = ""
    lasts_s: float = SHORT_S
    cue: Cue | None = None
    mood: Mood | None = None
    """What the monster's face is from now on."""
    over: str = ""
    """The widget it happens to, which is shaken; a number rises from there."""
    number: str = ""
    reward: Reward | None = None
    """What it is celebrated with, besides its sound."""


def beat_of(effect: Effect, words: FightWords, *, computer: bool = False) -> Beat | None:  # noqa: PLR0911, PLR0912
    """How an effect is shown; None for what is seen anyway, or in other places than a fight.

    `computer`: a computer decided it, so that it has to be told.
    """
    say, hero = words.say, words.hero
    match effect:
        case told.FoeHurt(amount, _, halved):
            line = say("foe_hurt_halved" if halved else "foe_hurt", name=words.foe, amount=amount)
            return Beat(line, USUAL_S, Cue.PENCIL, Mood.HURT, FOE_FACE, f"−{amount}")
        case told.FatalBlow():
            line = say("fatal_blow", name=words.foe)
            return Beat(line, LONG_S, Cue.FATAL_BLOW, Mood.HURT, FOE_FACE, "†", Reward.FATAL_BLOW)
        case told.FoeHealed(amount):
            line = say("foe_healed", name=words.foe, amount=amount)
            return Beat(line, USUAL_S, Cue.PENCIL, Mood.GLAD, FOE_FACE, f"+{amount}")
        case told.HeroHurt(seat, amount):
            line = say("hero_hurt", name=hero(seat), amount=amount)
            return Beat(line, SHORT_S, Cue.PENCIL, Mood.GLAD, hero_face(seat), f"−{amount}")
        case told.HeroHealed(seat, amount):
            line = say("hero_healed", name=hero(seat), amount=amount)
            return Beat(line, SHORT_S, Cue.PENCIL, over=hero_face(seat), number=f"+{amount}")
        case told.HeroFell(seat):
            line = say("hero_fell", name=hero(seat))
            return Beat(line, USUAL_S, Cue.FAIL, Mood.GLAD, hero_face(seat))
        case told.HeroOut(seat):
            return Beat(say("hero_out", name=hero(seat)), LONG_S, Cue.FAIL, over=hero_face(seat))
        case told.GoldGained(amount, source):
            key = "epic_gold" if source is Source.EPIC else "gold_gained"
            line = say(key, amount=amount)
            return Beat(line, SHORT_S, Cue.COIN, over=CHEST, number=f"+{amount}")
        case told.GoldLost(amount):
            line = say("gold_lost", name=words.foe, amount=amount)
            return Beat(line, USUAL_S, Cue.COIN, Mood.GLAD, CHEST, f"−{amount}")
        case told.DiceGained(amount):
            line = say("dice_gained", amount=amount)
            return Beat(line, SHORT_S, Cue.COIN, over=CHEST, number=f"+{amount}")
        case told.AbilityWoken(seat, ability):
            line = say("ability_woken", name=hero(seat), ability=words.ability(ability))
            return Beat(line, USUAL_S, Cue.CHEER, over=hero_face(seat))
        case told.ArmourUsed(seat, item):
            line = say("armour_used", name=hero(seat), item=words.item(item))
            return Beat(line, USUAL_S, Cue.PICK_UP, over=hero_face(seat))
        case told.ItemUsed(seat, item, _):
            line = say("item_used", name=hero(seat), item=words.item(item))
            return Beat(line, USUAL_S, Cue.PICK_UP, over=hero_face(seat))
        case told.ItemSnatched(seat):
            line = say("item_snatched", name=hero(seat))
            return Beat(line, USUAL_S, Cue.PICK_UP, over=hero_face(seat))
        case told.ThrownAgain(seat):
            return Beat(say("again", name=hero(seat)), SHORT_S, Cue.UNDO, Mood.CALM)
        case told.SecondStrike(seat):
            return Beat(say("second_strike", name=hero(seat)), USUAL_S, Cue.PICK_UP, Mood.CALM)
        case told.DiceTakenBack(free):
            line = say("dice_back_free" if free else "dice_back")
            return Beat(line, USUAL_S, Cue.PICK_UP, Mood.CALM if free else Mood.GLAD)
        case told.ScarHealed(seat):
            line = say("scar_healed", name=hero(seat))
            return Beat(line, USUAL_S, Cue.PENCIL, over=hero_face(seat))
        case told.FoeBeaten(_, epic):
            line = say("epic" if epic else "beaten", name=words.foe)
            return Beat(line, LONG_S, Cue.WIN, Mood.HURT, FOE_FACE, reward=Reward.WIN)
        case told.ThrowInvented(without):
            line = say("invented", requirement=words.requirement(without))
            return Beat(line, USUAL_S, Cue.PENCIL)
        case told.Retreated():
            return Beat(say("retreated", name=words.foe), USUAL_S, Cue.FAIL, Mood.GLAD)
        case told.LeaderChanged(seat):
            return Beat(say("leads", name=hero(seat)), SHORT_S, Cue.PENCIL, over=hero_face(seat))
        case told.CampaignLost(why):
            return Beat(say(f"lost_{why}"), LONG_S, Cue.FAIL, Mood.GLAD)
        case told.CampaignWon():
            return Beat(say("won"), LONG_S, Cue.WIN)
        case told.ThrowJudged(hit=hit):
            return Beat(lasts_s=0.0, mood=Mood.HURT if hit else Mood.GLAD)
        case told.TurnBegun():
            return Beat(lasts_s=0.0, mood=Mood.CALM)
        case told.DieTaken(seat, colour, weapons) if computer:
            return _taken(words, seat, colour, weapons)
        case (
            told.DieTaken()
            | told.DiePutBack()
            | told.RoomsOffered()
            | told.RoomEntered()
            | told.FoeRevealed()
            | told.ItemFound()
            | told.ItemGiven()
            | told.ItemLeft()
            | told.ItemTraded()
            | told.ItemDropped()
            | told.ScarTaken()
            | told.ShopOpened()
            | told.ItemBought()
        ):
            return None


def _taken(words: FightWords, seat: SeatId, colour: DieColour, weapons: tuple[ItemId, ...]) -> Beat:
    die, name = words.say(f"die_{colour}"), words.hero(seat)
    line = words.say("takes", name=name, die=die)
    if weapons:
        things = ", ".join(map(words.item, weapons))
        line = words.say("takes_with", name=name, die=die, items=things)
    return Beat(line, USUAL_S, Cue.PICK_UP, over=hero_face(seat))
