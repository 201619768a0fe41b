"""What is said beside a heat map: whose throws these are, what they scored, why they missed."""

from dataclasses import dataclass
from typing import Protocol

from dexterity.content.target import Target
from dexterity.content.texts import Texts
from dexterity.session.odds import Odds
from dexterity.session.story import toss_words
from dexterity.ui.draw.colours import CENTRE, MISSED, Colour, section_colour


@dataclass(frozen=True, slots=True)
class Bar:
    """A share, and how it is drawn."""

    label: str
    share: float
    colour: Colour


class LegendWords(Protocol):
    """All that is written and drawn there, whatever the map is of."""

    @property
    def texts(self) -> Texts: ...

    def title(self) -> str: ...

    def thrower(self) -> str: ...

    def count(self) -> str: ...

    def figures(self) -> tuple[tuple[str, str, str], ...]: ...

    def bars(self) -> list[tuple[str, list[Bar]]]: ...

    def facts(self) -> tuple[str, ...]: ...

    def rings(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Legend:
    """All that the words are about."""

    odds: Odds
    target: Target
    texts: Texts

    def title(self) -> str:
        """The name of the target."""
        return self.target.names.said_in(self.texts.language)

    def thrower(self) -> str:
        """Who threw what."""
        say, odds = self.texts.say, self.odds
        return say("picture.thrower", hand=say(f"hand.{odds.hand}"), die=say(f"die.{odds.die}"))

    def count(self) -> str:
        """How often."""
        throws = self.texts.number(self.odds.throws)
        return self.texts.say("picture.count", throws=throws, seed=self.odds.seed)

    def figures(self) -> tuple[tuple[str, str, str], ...]:
        """The two numbers that matter most: the number, what it is, how sure."""
        say, number, percent = self.texts.say, self.texts.number, self.texts.percent
        hits, damage = self.odds.hits, self.odds.damage
        interval = say("picture.interval", low=percent(hits.low), high=percent(hits.high))
        error = say("odds.give_or_take", error=number(damage.error, 2))
        return (
            (percent(hits.share), say("picture.hits"), interval),
            (number(damage.value, 2), say("picture.damage"), error),
        )

    def bars(self) -> list[tuple[str, list[Bar]]]:
        """All that can come of a throw, under two headings."""
        say = self.texts.say
        return [(say("picture.scored"), self.scored()), (say("picture.missed"), self.missed())]

    def scored(self) -> list[Bar]:
        """What hits were worth."""
        say = self.texts.say
        bars = [
            Bar(say("picture.section", value=value), share, section_colour(value))
            for value, share in sorted(self.odds.sections.items())
        ]
        return [*bars, Bar(say("picture.centre"), self.odds.centre, CENTRE)]

    def missed(self) -> list[Bar]:
        """Why misses missed."""
        say = self.texts.say
        return [Bar(say(f"miss.{miss}"), share, MISSED) for miss, share in self.odds.misses.items()]

    def facts(self) -> tuple[str, ...]:
        """What else is known."""
        say, odds = self.texts.say, self.odds
        return (
            say("odds.aim", toss=toss_words(odds.aim, self.texts)),
            say("picture.symbol", share=self.texts.percent(odds.symbol)),
            say("picture.rest", time=self.texts.number(odds.rest_s, 2)),
        )

    def rings(self) -> str:
        """What the lines around the dice mean."""
        return self.texts.say("picture.rings")
