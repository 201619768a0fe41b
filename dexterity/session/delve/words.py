"""What is said of a match of Delve: what came of an action, who played, how it ended."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from dexterity.content.delve.box import DelveBox
from dexterity.content.texts import Texts
from dexterity.rules.concession import Concession
from dexterity.rules.delve import effects as came
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.options import LESS_HEALTH
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Facing
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.records.record import Score
from dexterity.session.seat import Seat
from dexterity.session.series_words import numbered
from dexterity.session.words import EffectWords, Exceptions, Naming, names_on

# --- what came of an action ---------------------------------------------------------------------


def delve_words(box: DelveBox, names: tuple[str, ...], texts: Texts) -> EffectWords[Effect]:
    """Tells it with the names of all players. Of a hidden card it tells that there is one."""
    card = names_on(box.monsters, texts)
    # Those of the same id are called alike, whoever has them.
    tiles = {id_: one for who in box.adventurers.values() for id_, one in who.value.tiles.items()}

    def monster(monster: MonsterId) -> str:
        return texts.say("delve_story.hidden") if monster == HIDDEN else card(monster)

    named: Mapping[Any, Naming] = {
        PlayerId: names.__getitem__,
        AdventurerId: names_on(box.adventurers, texts),
        MonsterId: monster,
        TileId: names_on(tiles, texts),
        Facing: lambda facing: monster(facing.monster),
    }
    return EffectWords(texts, "delve_story", named, EXCEPTIONS)


def _secret(words: EffectWords[Effect], bid: came.Secret) -> str:
    return words.by_rule(bid, "hidden" if bid.monster == HIDDEN else "")


def _met(words: EffectWords[Effect], met: came.MonsterMet) -> str:
    """What has turned up, and as what it counts where the card does not say that."""
    facing = met.facing
    if facing.strength is None:
        return words.by_rule(met, "bare", rank=facing.rank)
    variant = "" if facing.identity == facing.monster else "as" if facing.identity else "as_nothing"
    return words.by_rule(
        met,
        variant,
        rank=facing.rank,
        strength=facing.strength,
        identity=words.named(MonsterId | None, facing.identity),
    )


def _thrown(words: EffectWords[Effect], made: came.ThrowMade) -> str:
    variant = "hit" if made.verdict.hit and not made.beaten else ""
    return words.by_rule(made, variant, value=made.verdict.value)


def _struck(words: EffectWords[Effect], struck: came.MonsterStruck) -> str:
    lessened = [words.by_rule(struck, "lessened")] if struck.lessened_by else []
    return " ".join([words.by_rule(struck), *lessened])


EXCEPTIONS: Final[Exceptions] = {
    came.MonsterDrawn: _secret,
    came.MonsterAdded: _secret,
    came.MonsterSetAside: _secret,
    came.MonsterMet: _met,
    came.ThrowMade: _thrown,
    came.MonsterStruck: _struck,
}

# --- a match ------------------------------------------------------------------------------------


def recorded_words(options: DelveOptions, texts: Texts) -> str:
    """A line of a list."""
    words = texts.say("delve_story.recorded", names=listed(options.names, texts))
    return numbered(words, options.series, texts)


def end_words(options: DelveOptions, score: Score | None, texts: Texts) -> str:
    """How it ended, or how it stands; of a match whose score never changed, as it began."""
    players = len(options.seats)
    # A stranger's record may count whatever it likes.
    points = () if score is None else score.points
    won = " – ".join(map(texts.number, (*points, *(0,) * players)[:players]))
    if score is None or score.winner is None or score.winner >= players:
        return texts.say("delve_story.recorded_open", successes=won)
    return texts.say("delve_story.recorded_won", name=options.names[score.winner], successes=won)


def handicap_words(name: str, conceded: Concession, texts: Texts) -> str:
    """What somebody goes down with."""
    return texts.say("delve_story.handicap", name=name, less=texts.number(LESS_HEALTH[conceded]))


def handicaps_told(
    names: Iterable[str], conceded: Iterable[Concession], texts: Texts
) -> tuple[str, ...]:
    """A sentence for each who has a handicap."""
    who = zip(names, conceded, strict=False)
    return tuple(handicap_words(*one, texts) for one in who if one[1] is not Concession.NONE)


def seat_words(seat: Seat, texts: Texts) -> str:
    """Who sits there; of a computer, how good it is."""
    if seat.skill is None:
        return seat.name
    level = texts.say(f"delve_story.level.{seat.skill}")
    return texts.say("delve_story.computer", name=seat.name, level=level)


def listed(names: Iterable[str], texts: Texts) -> str:
    """Two or more, with a word before the last one."""
    *rest, last = names
    return texts.say("delve_story.and", first=", ".join(rest), last=last)
