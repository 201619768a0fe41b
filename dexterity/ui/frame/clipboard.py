"""The system's clipboard, for short texts."""

from typing import Protocol

import pygame


class Clipboard(Protocol):
    """What can be copied to and pasted from."""

    def copy(self, text: str) -> bool:
        """Whether the text is there now."""

    def paste(self) -> str:
        """What is there; empty for nothing, or for no text."""


class SystemClipboard:
    """The one of the window; where a system has none, nothing is copied and nothing is there."""

    def copy(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def paste(self) -> str:
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""
