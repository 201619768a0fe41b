"""What opens on top of a match: its story, what somebody remembers, and the way out."""

from typing import TYPE_CHECKING

from dexterity.ui.screens.delve.dialogs import leaving_dialog, story_dialog
from dexterity.ui.screens.delve.memory import asking_dialog, knows_cards, memory_dialog

if TYPE_CHECKING:
    from dexterity.ui.screens.delve.play import DelveScreen


class OnTop:
    """Opens dialogs for the eyes of whoever looks at the screen."""

    def __init__(self, screen: "DelveScreen") -> None:
        self._screen = screen

    def _close(self) -> None:
        self._screen.form.close_dialog()

    def leave(self) -> None:
        """Somebody wants to go: are they sure?"""
        screen = self._screen
        screen.form.open(leaving_dialog(screen.show_case, self._close, screen.frame.back))

    def tell_story(self) -> None:
        """All that the one who looks may know."""
        screen, words = self._screen, self._screen.words
        told = [words.sentence(one) for one in screen.match.course.log_for(screen.sharing.viewer)]
        screen.form.open(story_dialog(screen.show_case, told, self._close))

    # --- what somebody remembers ----------------------------------------------------------------

    @property
    def remembers(self) -> bool:
        """Whether the one who decides has cards to remember."""
        seen = self._screen.telling.seen
        return self._screen.decides and knows_cards(seen, seen.decides)

    def remember(self) -> None:
        """Shown at once to whoever alone looks at the screen; else others are sent away first."""
        screen, player = self._screen, self._screen.telling.seen.decides
        if player == screen.sharing.viewer:
            self._show_memory()
        else:
            name = screen.names[player]
            dialog = asking_dialog(screen.show_case, name, self._show_memory, self._close)
            screen.form.open(dialog)

    def _show_memory(self) -> None:
        screen, player = self._screen, self._screen.telling.seen.decides
        seen, name = screen.match.seen(player), screen.names[player]
        screen.form.open(memory_dialog(screen.show_case, seen, player, name, self._close))
