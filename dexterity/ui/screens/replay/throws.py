"""The list of all throws of a record, to jump to any of them."""

from collections.abc import Callable

from dexterity.content.texts import Texts
from dexterity.session.seat_names import thrower_name
from dexterity.ui.screens.replay.reel import Reel, Take
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.list_row import ListRow

FEWEST_ROWS, MOST_ROWS = 3, 8


def throws_dialog(
    reel: Reel, texts: Texts, on_choose: Callable[[int], None], on_close: Callable[[], None]
) -> Dialog:
    """Each throw with what it was worth; the one being watched is chosen."""
    names = [thrower_name(take.thrown.who, reel.options, texts) for take in reel.takes]
    several = len(set(names)) > 1
    rows = [
        ListRow(
            texts.say("replay.jump_row", number=number, worth=worth_words(take, texts)),
            note=note_words(take, name if several else "", texts),
        )
        for number, (take, name) in enumerate(zip(reel.takes, names, strict=True), 1)
    ]
    throws = ListBox(
        "throws",
        rows,
        reel.at,
        on_choose,
        on_open=lambda _: on_close(),
        rows_shown=min(MOST_ROWS, max(FEWEST_ROWS, len(rows))),
    )
    close = Button("close", texts.say("widget.close"), on_close, main=True)
    dialog = Dialog(texts.say("replay.jump_title"), throws, [close])
    # Whoever asks for the list means to go through it.
    dialog.first = throws.name
    return dialog


def note_words(take: Take, name: str, texts: Texts) -> str:
    """Who threw, where there was more than one; or that it does not count any more."""
    return texts.say("replay.taken_back") if take.taken_back else name


def worth_words(take: Take, texts: Texts) -> str:
    """What a throw came to, in a few words."""
    verdict = take.thrown.verdict
    if verdict.misses:
        return texts.say("odds.miss", reason=texts.say(f"miss.{verdict.misses[0]}"))
    return texts.say("replay.perfect" if verdict.centre else "replay.worth", value=verdict.value)
