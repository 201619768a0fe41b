"""What came of an action in a campaign, told in a sentence each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts
from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.effects import Effect, Source
from dexterity.rules.fighter.state import SeatId
from dexterity.session.finding_words import finding_words

GOLD: Final = {
    Source.ROOM: "gold_room",
    Source.EPIC: "gold_epic",
    Source.REWARD: "gold_reward",
    Source.ABILITY: "gold_ability",
}
HEALED: Final = {Source.FEAST: "healed_feast", Source.FLUTE: "healed_flute"}
"""Where it comes from is told where that is worth a word."""


@dataclass(frozen=True, slots=True)
class EffectWords:
    """Knows what everybody and everything is called."""

    box: FighterBox
    heroes: tuple[HeroId, ...]
    """Around the table."""
    texts: Texts

    def told(self, effects: Iterable[Effect]) -> str:
        """All of them, one after the other."""
        return " ".join(dict.fromkeys(filter(None, map(self.sentence, effects))))

    # --- names --------------------------------------------------------------------------------

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of the story's own catalogue."""
        return self.texts.say(f"fighter_story.{key}", **words)

    def hero(self, seat: SeatId) -> str:
        """Who sits there."""
        return self.box.heroes[self.heroes[seat]].names.said_in(self.texts.language)

    def foe(self, foe: FoeId) -> str:
        """A monster, or a boss."""
        return self.box.foe(foe).names.said_in(self.texts.language)

    def items(self, items: Iterable[ItemId]) -> str:
        """Things, one after the other."""
        language = self.texts.language
        return ", ".join(self.box.items[item].names.said_in(language) for item in items)

    def ability(self, seat: SeatId, colour: Colour) -> str:
        """What a colour wakes in who sits there."""
        ability = self.box.heroes[self.heroes[seat]].value.ability(colour)
        return self.texts.say(f"fighter.ability.{ability}.name")

    # --- sentences ----------------------------------------------------------------------------

    def sentence(self, effect: Effect) -> str:  # noqa: PLR0911, PLR0912 - one for each effect
        """One of them; nothing where what was told before says it all."""
        say, hero, texts = self.say, self.hero, self.texts
        match effect:
            case came.RoomsOffered(leader):
                return say("rooms_offered", name=hero(leader))
            case came.RoomEntered(room):
                return say("room_entered", room=self.box.rooms[room].names.said_in(texts.language))
            case came.GoldGained(amount, source):
                return say(GOLD.get(source, "gold"), amount=amount)
            case came.GoldLost(amount, source):
                return say("robbed" if source is Source.GREED else "paid", amount=amount)
            case came.DiceGained(amount):
                return say("dice", amount=amount)
            case came.HeroHealed(seat, amount, source):
                return say(HEALED.get(source, "healed"), name=hero(seat), amount=amount)
            case came.ItemFound(item):
                return say("item_found", item=self.items([item]))
            case came.ItemGiven(item, seat):
                return say("item_given", name=hero(seat), item=self.items([item]))
            case came.ItemLeft(item):
                return say("item_left", item=self.items([item]))
            case came.ItemTraded(item, giver, taker):
                item_name = self.items([item])
                return say("item_traded", giver=hero(giver), taker=hero(taker), item=item_name)
            case came.ItemDropped(item, seat):
                return say("item_dropped", name=hero(seat), item=self.items([item]))
            case came.FoeRevealed(foe, health):
                key = "boss_revealed" if foe in self.box.bosses else "foe_revealed"
                return say(key, foe=self.foe(foe), health=health)
            case came.TurnBegun(seat):
                return say("turn_begun", name=hero(seat))
            case came.DieTaken():
                return self._die_taken(effect)
            case came.DiePutBack(seat):
                return say("die_put_back", name=hero(seat))
            case came.DiceTakenBack(free):
                return say("dice_back_free" if free else "dice_back")
            case came.ThrowJudged():
                return " ".join(self._judged(effect))
            case came.AbilityWoken(seat, ability):
                woken = texts.say(f"fighter.ability.{ability}.name")
                return say("ability_woken", name=hero(seat), ability=woken)
            case came.ThrownAgain(seat):
                return say("thrown_again", name=hero(seat))
            case came.SecondStrike(seat):
                return say("second_strike", name=hero(seat))
            case came.ArmourUsed(seat, item):
                return say("armour_used", name=hero(seat), item=self.items([item]))
            case came.ItemUsed():
                return self._item_used(effect)
            case came.FoeHurt():
                return self._foe_hurt(effect)
            case came.FatalBlow():
                return say("fatal_blow")
            case came.FoeHealed(amount, health):
                return say("foe_healed", amount=amount, health=health)
            case came.HeroHurt(seat, amount, health):
                return say("hero_hurt", name=hero(seat), amount=amount, health=health)
            case came.HeroFell(seat):
                return say("hero_fell", name=hero(seat))
            case came.ItemSnatched(seat):
                return say("item_snatched", name=hero(seat))
            case came.FoeBeaten(foe, epic):
                return say("foe_beaten_epic" if epic else "foe_beaten", foe=self.foe(foe))
            case came.ThrowInvented(without):
                asked = self.texts.say(f"requirement.{without}.name")
                return self.say("invented", requirement=asked)
            case came.Retreated(foe):
                return say("retreated", foe=self.foe(foe))
            case came.ScarTaken(seat, colour):
                return say("scar_taken", name=hero(seat), ability=self.ability(seat, colour))
            case came.ScarHealed(seat, colour):
                return say("scar_healed", name=hero(seat), ability=self.ability(seat, colour))
            case came.HeroOut(seat):
                return say("hero_out", name=hero(seat))
            case came.LeaderChanged(seat):
                return say("leader_changed", name=hero(seat))
            case came.ShopOpened(wares):
                if not wares:
                    return say("shop_empty")
                return say("shop_opened", wares=self.items(wares))
            case came.ItemBought(item, seat, price):
                item_name = self.items([item])
                return say("item_bought", name=hero(seat), item=item_name, price=price)
            case came.CampaignWon(score):
                return say("won", score=texts.number(score))
            case came.CampaignLost(why):
                return say(f"lost_{why}")

    def _die_taken(self, taken: came.DieTaken) -> str:
        name, die = self.hero(taken.seat), self.texts.say(f"die.{taken.colour}")
        if not taken.weapons:
            return self.say("die_taken", name=name, die=die)
        return self.say("die_taken_with", name=name, die=die, weapons=self.items(taken.weapons))

    def _judged(self, judged: came.ThrowJudged) -> Iterator[str]:
        """What the referee's own sentence does not say."""
        yield from (finding_words(finding, self.texts) for finding in judged.verdict.failed)
        if judged.verdict.hit and not judged.hit:
            yield self.say("shrugged_off")

    def _item_used(self, used: came.ItemUsed) -> str:
        name, item = self.hero(used.seat), self.items([used.item])
        if used.whom is None or used.whom == used.seat:
            return self.say("item_used", name=name, item=item)
        return self.say("item_used_for", name=name, whom=self.hero(used.whom), item=item)

    def _foe_hurt(self, hurt: came.FoeHurt) -> str:
        if hurt.health <= 0:
            return self.say("foe_done", amount=hurt.amount)
        key = "foe_hurt_halved" if hurt.halved else "foe_hurt"
        return self.say(key, amount=hurt.amount, health=hurt.health)
