"""Tells what an action brought about, around the fights; fights tell theirs at the table."""

from collections.abc import Iterable, Iterator

from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.effects import Effect, Source
from dexterity.rules.fighter.state import SeatId, State
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import (
    foe_name,
    hero_name,
    item_name,
    room_name,
)

GOLD_KEYS = {Source.ROOM: "gold_room", Source.EPIC: "gold_epic", Source.REWARD: "gold_reward"}


def seat_name(show: Showcase, state: State, seat: SeatId) -> str:
    """What the hero at a seat is called."""
    return hero_name(show, state.party[seat].hero)


def refusal_words(show: Showcase, refusal: str) -> str:
    """Why not, as the end of a sentence."""
    return show.texts.say(f"fighter_screens.refusal.{refusal}")


def told_words(show: Showcase, state: State, effects: Iterable[Effect]) -> tuple[str, ...]:
    """A sentence for each effect that has one, each once."""
    sentences = (_sentence(show, state, effect) for effect in effects)
    return tuple(dict.fromkeys(sentence for sentence in sentences if sentence))


def _say(show: Showcase, key: str, **words: str | int) -> str:
    return show.texts.say(f"fighter_screens.told.{key}", **words)


def _sentence(  # noqa: PLR0911, PLR0912 - one for each effect
    show: Showcase, state: State, effect: Effect
) -> str | None:
    def name(seat: SeatId) -> str:
        return seat_name(show, state, seat)

    match effect:
        case came.RoomEntered(room):
            return _say(show, "room_entered", room=room_name(show, room))
        case came.GoldGained(amount, source):
            return _say(show, GOLD_KEYS.get(source, "gold_other"), amount=amount)
        case came.GoldLost(amount, _):
            return _say(show, "gold_lost", amount=amount)
        case came.DiceGained(amount, _):
            return _say(show, "dice", amount=amount)
        case came.HeroHealed(seat, amount, _):
            return _say(show, "healed", name=name(seat), amount=amount)
        case came.ItemFound(item):
            return _say(show, "found", item=item_name(show, item))
        case came.ItemGiven(item, seat):
            return _say(show, "given", name=name(seat), item=item_name(show, item))
        case came.ItemLeft(item):
            return _say(show, "left", item=item_name(show, item))
        case came.ItemTraded(item, giver, taker):
            names = {"giver": name(giver), "taker": name(taker)}
            return _say(show, "traded", item=item_name(show, item), **names)
        case came.ItemDropped(item, seat):
            return _say(show, "dropped", name=name(seat), item=item_name(show, item))
        case came.ItemUsed(seat, item, whom):
            used = {"name": name(seat), "item": item_name(show, item)}
            if whom is None or whom == seat:
                return _say(show, "used", **used)
            return _say(show, "used_for", whom=name(whom), **used)
        case came.HeroHurt(seat, amount, _):
            return _say(show, "hurt", name=name(seat), amount=amount)
        case came.HeroFell(seat):
            return _say(show, "fell", name=name(seat))
        case came.FoeBeaten(foe, epic):
            return _say(show, "beaten_epic" if epic else "beaten", foe=foe_name(show, foe))
        case came.ThrowInvented(without):
            return _say(show, "invented", requirement=show.texts.say(f"requirement.{without}.name"))
        case came.Retreated(foe):
            return _say(show, "retreated", foe=foe_name(show, foe))
        case came.ScarTaken(seat, colour):
            return _say(show, "scar", name=name(seat), ability=_ability(show, state, seat, colour))
        case came.ScarHealed(seat, colour):
            lost = _ability(show, state, seat, colour)
            return _say(show, "scar_healed", name=name(seat), ability=lost)
        case came.HeroOut(seat):
            return _say(show, "out", name=name(seat))
        case came.LeaderChanged(seat):
            return _say(show, "leader", name=name(seat))
        case came.ShopOpened():
            return _say(show, "shop")
        case came.ItemBought(item, seat, price):
            return _say(show, "bought", name=name(seat), item=item_name(show, item), price=price)
        case (
            came.RoomsOffered()
            | came.FoeRevealed()
            | came.TurnBegun()
            | came.DieTaken()
            | came.DiePutBack()
            | came.DiceTakenBack()
            | came.ThrowJudged()
            | came.AbilityWoken()
            | came.ThrownAgain()
            | came.SecondStrike()
            | came.ArmourUsed()
            | came.FoeHurt()
            | came.FatalBlow()
            | came.FoeHealed()
            | came.ItemSnatched()
            | came.CampaignWon()
            | came.CampaignLost()
        ):
            # Seen on a page of their own, or at the table.
            return None


def _ability(show: Showcase, state: State, seat: SeatId, colour: Colour) -> str:
    hero = show.box.heroes[state.party[seat].hero].value
    return show.texts.say(f"fighter.ability.{hero.ability(colour)}.name")


def since_beaten(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What followed from a monster's defeat, that one included; all if none was beaten."""
    known = list(effects)
    beaten = [at for at, effect in enumerate(known) if isinstance(effect, came.FoeBeaten)]
    yield from known[beaten[-1] if beaten else 0 :]
