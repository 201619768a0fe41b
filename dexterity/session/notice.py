"""What the player should be told about files, as a value; the catalogues have the sentences."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.content.texts import Texts
from dexterity.errors import FileProblem


class NoticeKind(StrEnum):
    """Each has its sentence in the catalogues, under `record`."""

    SETTINGS_UNREADABLE = "settings_unreadable"
    SETTINGS_DAMAGED = "settings_damaged"
    SETTINGS_RESTORED = "settings_restored"
    SETTINGS_NEWER = "settings_newer"
    SETTING_UNFIT = "setting_unfit"
    SETTINGS_NOT_SAVED = "settings_not_saved"
    PROGRESS_UNREADABLE = "progress_unreadable"
    PROGRESS_DAMAGED = "progress_damaged"
    PROGRESS_RESTORED = "progress_restored"
    PROGRESS_NEWER = "progress_newer"
    PROGRESS_NOT_SAVED = "progress_not_saved"
    NOT_RECORDED = "not_recorded"
    RECORD_FULL = "record_full"
    RECORD_CUT_SHORT = "record_cut_short"


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to be told."""

    kind: NoticeKind
    name: str = ""
    """The file or the setting that is meant."""
    problem: FileProblem | None = None
    """What was wrong with a file, where one could not be read or written."""

    def said_in(self, texts: Texts) -> str:
        """The sentence in the language of the texts."""
        reason = "" if self.problem is None else texts.say(f"record.because_{self.problem}")
        return texts.say(f"record.{self.kind}", name=self.name, reason=reason)
