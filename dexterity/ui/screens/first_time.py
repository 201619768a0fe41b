"""Whether a game is new to who sits here: then its lesson stands out, and Enter opens it."""

from dataclasses import dataclass, replace

from dexterity.ui.frame.screen import Frame


@dataclass(frozen=True, slots=True)
class FirstTime:
    """Of one game; what is known of it is kept among the settings."""

    frame: Frame
    game: str

    @property
    def is_now(self) -> bool:
        """Whether nobody has begun a match or a lesson of it yet."""
        return self.game not in self.frame.services.settings.known_games

    @property
    def default(self) -> str:
        """The button that is meant for who does not know what to press."""
        return "lesson" if self.is_now else "begin"

    def end(self) -> None:
        """One of both is begun."""
        if self.is_now:
            settings = self.frame.services.settings
            known = (*settings.known_games, self.game)
            self.frame.change_settings(replace(settings, known_games=known))
