"""What a thing is called in each of the game's languages, and which texts are fit to be shown."""

from dataclasses import dataclass
from typing import Annotated
from unicodedata import category, is_normalized

from dexterity.content.language import Language

NAME_LENGTH = 60
"""Characters in a name; what still fits in a menu at the largest text size."""

UNPRINTABLE = ("C", "Zl", "Zp")
"""Unicode categories refused in texts: controls, invisible marks that turn or hide what follows,
private and unassigned characters, line separators."""


@dataclass(frozen=True, slots=True)
class ShownText:
    """In an Annotated: a text on one line, fit to be shown."""

    longest: int

    def why_not(self, text: str) -> str | None:
        """What makes a text unfit, if anything."""
        return why_not_text(text, self.longest)


Name = Annotated[str, ShownText(NAME_LENGTH)]


@dataclass(frozen=True, slots=True)
class Names:
    """A title in English and in French, as its author wrote it."""

    en: Name
    fr: Name

    def said_in(self, language: Language) -> str:
        """The title in one language."""
        match language:
            case Language.ENGLISH:
                return self.en
            case Language.FRENCH:
                return self.fr


def why_not_text(text: str, longest: int) -> str | None:
    """What makes a text unfit to be shown, if anything."""
    if not text or text != text.strip():
        return "must not be empty, nor begin or end with a space"
    if len(text) > longest:
        return f"must be at most {longest} characters long, not {len(text)}"
    # Most texts are all printable, and known to be so in one go.
    if not text.isprintable() and any(category(one).startswith(UNPRINTABLE) for one in text):
        return "must not have control characters or invisible marks"
    if not is_normalized("NFC", text):
        return "must be in Unicode's composed form (NFC)"
    return None
