"""What a thing is called in each of the game's languages."""

from dataclasses import dataclass

from dexterity.content.language import Language


@dataclass(frozen=True, slots=True)
class Names:
    """A title in English and in French, as its author wrote it."""

    en: str
    fr: str

    def said_in(self, language: Language) -> str:
        """The title in one language."""
        match language:
            case Language.ENGLISH:
                return self.en
            case Language.FRENCH:
                return self.fr
