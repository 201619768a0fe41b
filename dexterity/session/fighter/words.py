"""What is said of a campaign: what came of an action, who went, and how it ended."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts
from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import Ability, HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import SeatId
from dexterity.session.fighter.campaign_course import standing_in
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.records.record import Score
from dexterity.session.seat import Seat
from dexterity.session.story import finding_words
from dexterity.session.words import EffectWords, Exceptions, Naming, names_on, names_under
from dexterity.values.colour import DieColour

STORY: Final = "fighter_story"

# --- what came of an action ---------------------------------------------------------------------


def fighter_words(
    box: FighterBox, heroes: Sequence[HeroId], texts: Texts, catalogue: str = STORY
) -> EffectWords[Effect]:
    """Tells it with the names of all heroes around the table."""
    hero = names_on(box.heroes, texts)

    def lost(words: EffectWords[Effect], scar: Any) -> str:
        ability = box.heroes[heroes[scar.seat]].value.ability(scar.colour)
        return words.by_rule(scar, ability=words.named(Ability, ability))

    def revealed(words: EffectWords[Effect], effect: came.FoeRevealed) -> str:
        return words.by_rule(effect, "boss" if effect.foe in box.bosses else "")

    named: Mapping[Any, Naming] = {
        SeatId: lambda seat: hero(heroes[seat]),
        FoeId: names_on({**box.monsters, **box.bosses}, texts),
        ItemId: names_on(box.items, texts),
        RoomId: names_on(box.rooms, texts),
        Ability: names_under("fighter.ability.{}.name", texts),
        DieColour: names_under("die.{}", texts),
        str: names_under("requirement.{}.name", texts),
    }
    exceptions: Exceptions = {
        came.FoeRevealed: revealed,
        came.ItemUsed: _used,
        came.ScarHealed: lost,
        came.ScarTaken: lost,
        came.ThrowJudged: _judged,
    }
    return EffectWords(texts, catalogue, named, exceptions, each_once=True)


def _used(words: EffectWords[Effect], used: came.ItemUsed) -> str:
    return words.by_rule(replace(used, whom=None) if used.whom == used.seat else used)


def _judged(words: EffectWords[Effect], judged: came.ThrowJudged) -> str:
    """What the referee's own sentence does not say."""
    said = [finding_words(finding, words.texts) for finding in judged.verdict.failed]
    if judged.verdict.hit and not judged.hit:
        said.append(words.by_rule(judged, "shrugged_off"))
    return " ".join(said)


# --- a campaign ---------------------------------------------------------------------------------


def party_words(
    options: FighterOptions, box: FighterBox, texts: Texts, *, players: bool = False
) -> str:
    """The heroes around the table; with who plays each, if wanted."""
    heroes = [box.heroes[HeroId(hero)].names.said_in(texts.language) for hero in options.heroes]
    if not players:
        return ", ".join(heroes)
    seated = zip(heroes, options.seats, strict=True)
    return ", ".join(
        texts.say("fighter_story.party", hero=hero, player=player_words(seat, texts))
        for hero, seat in seated
    )


def player_words(seat: Seat, texts: Texts) -> str:
    """Who plays a hero: a computer goes by the hero's own name, which says nothing here."""
    return texts.say("fighter_story.computer") if seat.is_computer else seat.name


def difficulty_words(options: FighterOptions, texts: Texts) -> str:
    """How brave they were."""
    return texts.say(f"fighter_story.{options.difficulty}")


def end_words(score: Score | None, texts: Texts) -> str:
    """How a campaign ended, or how far it came."""
    beaten, shops, points = standing_in(score)
    if score is None or not score.over:
        return texts.say("fighter_story.recorded_open", beaten=beaten, shops=shops)
    if score.winner is None:
        return texts.say("fighter_story.recorded_lost", beaten=beaten)
    return texts.say("fighter_story.recorded_won", points=texts.number(points))
