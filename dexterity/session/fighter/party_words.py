"""A party in a few words: who went, how brave they were, and how it ended."""

from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.session.fighter.campaign_course import standing_in
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.records.record import Score
from dexterity.session.seat import Seat


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
