"""What the strip above the table of a fight says while a die is to be chosen."""

from dexterity.ui.screens.fighter.fight_choice import Choice
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.strip import Words


def choosing_words(words: FightWords, choice: Choice, *, waits: bool, boss: bool) -> Words:
    """Who chooses, and what there is to know; `waits`: it is a computer that does."""
    say, name, fight = words.say, words.turn, words.state.fight
    if waits:
        return say("thinks", name=name), ""
    if choice.impossible:
        one, other, *_ = map(words.requirement, choice.at_odds)
        return say("impossible"), say("impossible_note", one=one, other=other)
    if choice.left_out:
        left_out = ", ".join(map(words.requirement, choice.left_out))
        return say("choose", name=name), say("anyway_note", left_out=left_out)
    if fight is not None and not fight.left:
        return say("choose_white", name=name), say("boss_note" if boss else "white_note")
    return say("choose", name=name), say("boss_note" if boss else "choose_note")
