"""The one sentence that says whose turn it is and what to do next."""

from collections.abc import Mapping

from dexterity.content.texts import Texts
from dexterity.rules.pen.state import Phase
from dexterity.session.matches import PenMatch
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.story_words import refusal_caption


def prompt_words(
    match: PenMatch,
    hint: str,
    placing: Placing | None,
    texts: Texts,
    keys: Mapping[str, str],
    *,
    leans: bool,
) -> str:
    """For whoever decides; `keys` are those of the sheet, as they are called."""
    name = match.seat.name
    if match.computer_acts:
        return texts.say(f"pen_screens.{'leans' if leans else 'thinks'}", name=name)
    if placing is not None:
        what = _placing_words(match, placing, texts, keys)
    else:
        what = _asked(match, hint, texts)
    return texts.say("pen_screens.prompt", name=name, what=what)


def _asked(match: PenMatch, hint: str, texts: Texts) -> str:
    if match.state.phase is Phase.REACT:
        return texts.say("pen_screens.react_prompt")
    if match.course.awaits_flick:
        return texts.say(hint)
    missed = match.state.pawns[match.state.turn].flicks_missed
    return texts.say(f"pen_screens.{'pass_prompt' if missed else 'spin_prompt'}")


def _placing_words(match: PenMatch, placing: Placing, texts: Texts, keys: Mapping[str, str]) -> str:
    """Why not there, before anybody presses; else what to choose."""
    if placing.chosen is None:
        reason = texts.say("pen_screens.nothing_here")
        return texts.say("pen_screens.cannot", reason=reason)
    if placing.refusal is not None:
        return texts.say("pen_screens.cannot", reason=refusal_caption(placing.refusal, texts))
    match match.state.phase:
        case Phase.WALL:
            turns = "wall_prompt" if placing.turns else "wall_prompt_still"
            return texts.say(f"pen_screens.{turns}", **keys)
        case Phase.SQUARE:
            return texts.say("pen_screens.square_prompt")
        case _:
            return texts.say("pen_screens.grow_prompt")
