"""What the strip at a table with requirements says: what to do next, or what came of it."""

from collections.abc import Callable

from dexterity.content.texts import Texts
from dexterity.hand.dare.dare import Dare
from dexterity.hand.ways.held import WayName
from dexterity.session.story import failed_words, verdict_sentence
from dexterity.ui.frame.services import Services
from dexterity.ui.screens.dare.box_placing import BoxPlacing
from dexterity.ui.screens.dare.dare_table import DareTable
from dexterity.ui.screens.practice.banner import keys_words, more_words, next_die
from dexterity.ui.screens.strip import Words
from dexterity.ui.throwing.scene import Scene


def placing_words(placing: BoxPlacing, services: Services) -> Words:
    """While the box is being placed."""
    say, refusal = services.texts.say, placing.refusal
    note = say("requirement.place_box") if refusal is None else say(f"challenge.box.{refusal}")
    return say("challenge_screens.place_box"), note


def hand_words(table: DareTable, services: Services, *, last_key: str) -> Words:
    """While a die waits or is being aimed with; `last_key` is empty for who points."""
    texts, ids = services.texts, table.dare.ids
    head = texts.say(table.hint)
    if last_key:
        return head, keys_words(table, services, last_key)
    if not ids:
        return head, more_words(table.hint, texts)
    if len(ids) > 1:
        return head, all_words(table.dare, texts)
    if table.hand.way.name is WayName.STEADY:
        return head, texts.say("challenge_screens.steady_tries")
    how = "how" if table.hand.way.name is WayName.FLICK else "aimed"
    return head, texts.say(f"requirement.{ids[0]}.{how}")


def all_words(dare: Dare, texts: Texts) -> str:
    """All that is asked at once, and what of it is met by touching something on the way."""
    touched = [one for one in dare.ids if one in dare.stands and dare.comes_off]
    names = [texts.say(f"requirement.{one}.name") for one in dare.ids if one not in touched]
    if not touched:
        return texts.say("challenge_screens.all_of", names=", ".join(names))
    met = (texts.say(f"requirement.{one}.name") for one in touched)
    return texts.say("challenge_screens.on_its_way", names=", ".join(names), touched=", ".join(met))


def judged_words(
    table: DareTable, services: Services, told: Callable[[], str], *, goes_on: bool
) -> Words:
    """What the referee says, which requirement was not met, and what follows."""
    texts, last, playback = services.texts, table.last, table.playback
    if last is None or (playback is not None and not playback.done):
        return "", ""
    head = failed_words(last.verdict.failed, texts) or verdict_sentence(last.verdict, texts)
    if table.scene is Scene.WATCHING:
        return head, ""
    following = next_die(table, services, texts) if goes_on else ""
    return head, " ".join(words for words in (told(), following) if words)
