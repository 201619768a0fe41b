"""What came of an action in a match of Pen, told in a sentence each."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import dist

from dexterity.content.pen.box import PenBox
from dexterity.content.texts import Texts
from dexterity.rules.pen import effects as came
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.effects import Effect, Source
from dexterity.rules.pen.player import PlayerId
from dexterity.values import StrokeEnd, Vec2


@dataclass(frozen=True, slots=True)
class EffectWords:
    """Knows what everybody and every card is called."""

    box: PenBox
    names: tuple[str, str]
    """Of the players."""
    texts: Texts

    def told(self, effects: Iterable[Effect]) -> str:
        """All of them, one after the other."""
        return " ".join(map(self.sentence, effects))

    # --- names --------------------------------------------------------------------------------

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of the story's own catalogue."""
        return self.texts.say(f"pen_story.{key}", **words)

    def card(self, card: CardId) -> str:
        """What is written on it."""
        return self.box[card].names.said_in(self.texts.language)

    def people(self, players: Iterable[PlayerId]) -> str:
        """One of the two, or both."""
        names = [self.names[player] for player in players]
        return names[0] if len(names) == 1 else self.say("and", first=names[0], second=names[1])

    # --- sentences ----------------------------------------------------------------------------

    def sentence(self, effect: Effect) -> str:  # noqa: PLR0911, PLR0912 - one for each effect
        """One of them."""
        say, names, card = self.say, self.names, self.card
        match effect:
            case came.TurnBegun(player):
                return say("turn_begun", name=names[player])
            case came.TurnMissed(player):
                return say("turn_missed", name=names[player])
            case came.FlickMade():
                return self._flick(effect)
            case came.ArrowSpun():
                return self._arrow(effect)
            case came.FlickPassed(player):
                return say("flick_passed", name=names[player])
            case came.HealthLost():
                return self._lost(effect)
            case came.HealthGained():
                return self._gained(effect)
            case came.CharacterDied(player):
                return say("died", name=names[player])
            case came.ChestOpened(player):
                return say("chest_opened", name=names[player])
            case came.ItemFound(player, found):
                return say("item_found", name=names[player], card=card(found))
            case came.NothingFound(player):
                return say("nothing_found", name=names[player])
            case came.PotionDrunk(player, _, left):
                key = "potion_drunk" if left else "potion_emptied"
                return say(key, name=names[player], left=left)
            case came.TreasureTaken(player):
                return say("treasure_taken", name=names[player])
            case came.CharacterMoved(player, from_mm, to_mm):
                distance = self._distance(from_mm, to_mm)
                return say("moved", name=names[player], distance=distance)
            case came.MoveImpossible(player, why):
                return say("move_impossible", name=names[player], card=card(why))
            case came.EventDrawn(player, drawn, targets):
                whom = self.people(targets)
                return say("event_drawn", name=names[player], card=card(drawn), whom=whom)
            case came.EventStopped(player, event, item):
                return say("event_stopped", name=names[player], card=card(event), item=card(item))
            case came.EventsShuffled():
                return say("events_shuffled")
            case came.ConditionFailed(player, why):
                return say("condition_failed", name=names[player], card=card(why))
            case came.CardWaits(player, waits, awaited):
                return say(f"waits_{awaited}", name=names[player], card=card(waits))
            case came.CardWoke(player, woken):
                return say("woke", name=names[player], card=card(woken))
            case came.ItemUsed(player, item):
                return say("item_used", name=names[player], card=card(item))
            case came.ItemLost(player, item):
                return say("item_lost", name=names[player], card=card(item))
            case came.ItemTaken(player, item):
                return say("item_taken", name=names[player], card=card(item))
            case came.DieRolled(player, shows):
                return say("die_rolled", name=names[player], shows=shows)
            case came.DiceRolled(player, red, black):
                return say("dice_rolled", name=names[player], red=red, black=black)
            case came.WallDrawn(player, squares, growing):
                key = "wall_magic" if growing else "wall_drawn"
                return say(key, name=names[player], count=len(squares))
            case came.WallImpossible(why):
                return say("wall_impossible", card=card(why))
            case came.WallGrown(player):
                return say("wall_grown", name=names[player])
            case came.WallForgotten(player):
                return say("wall_forgotten", name=names[player])
            case came.WallStuck():
                return say("wall_stuck")
            case came.PlagueSpread(squares):
                return say("plague_spread", count=len(squares))
            case came.SheetFixed(player):
                return say("sheet_fixed", name=names[player])
            case came.FlicksGranted(player, flicks):
                return say("flicks_granted", name=names[player], flicks=flicks)
            case came.FlickForbidden(player):
                return say("flick_forbidden", name=names[player])
            case came.TurnForbidden(player):
                return say("turn_forbidden", name=names[player])
            case came.GameEnded(winner, ending):
                return say(f"ended_{ending}", name="" if winner is None else names[winner])

    def _flick(self, flick: came.FlickMade) -> str:
        key = "flick_padded" if flick.padded else f"flick_{flick.end}"
        distance = self._distance(flick.from_mm, flick.to_mm)
        return self.say(key, name=self.names[flick.player], distance=distance)

    def _arrow(self, arrow: came.ArrowSpun) -> str:
        hit = arrow.end is StrokeEnd.WALL
        key = "arrow_padded" if arrow.padded else "arrow_wall" if hit else "arrow"
        distance = self._distance(arrow.from_mm, arrow.to_mm)
        return self.say(key, name=self.names[arrow.player], distance=distance)

    def _lost(self, lost: came.HealthLost) -> str:
        source = lost.source if lost.source in (Source.WALL, Source.PLAGUE) else Source.CARD
        name = self.names[lost.player]
        return self.say(f"lost_{source}", name=name, amount=lost.amount, health=lost.health)

    def _gained(self, gained: came.HealthGained) -> str:
        told = gained.source in (Source.POTION, Source.TREASURE)
        source, name = gained.source if told else Source.CARD, self.names[gained.player]
        return self.say(f"gained_{source}", name=name, amount=gained.amount, health=gained.health)

    def _distance(self, from_mm: Vec2, to_mm: Vec2) -> str:
        return self.texts.number(dist(from_mm, to_mm), 0)
