"""The way to the rules, for screens that have to do with them."""

# ruff: noqa: PLC0415 -- Imported inside: who never asks for the rules never waits for them.

from dexterity.ui.frame.screen import Frame, Screen


def to_rules(frame: Frame, game: str, chapter: str | None = None) -> Screen:
    """The rules of a game, opened at a chapter; `frame.go(to_rules(frame, "fighter"))`.

    A game or a chapter that there is not is our own slip, and raises.
    """
    from dexterity.content.rulebook.book import BookId
    from dexterity.ui.screens.rules.rules_screen import RulesScreen

    return RulesScreen(frame, BookId(game), chapter or "")
