"""Goes through what cards have still to do, up to the next decision that is somebody's."""

from dataclasses import replace

from dexterity.rules.pen.asking import is_so
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.doing import carry_out, is_of_sheet
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import CardWaits, ConditionFailed
from dexterity.rules.pen.home import has_won_on_the_way
from dexterity.rules.pen.piles import file
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.conditions import If, OnFlick, OnTurn
from dexterity.rules.pen.rebus.deeds import Deed
from dexterity.rules.pen.rebus.rebus import Deeds
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import Awaited, Task, Waiting


def targets(draft: PenDraft, target: Target, drawer: PlayerId) -> tuple[PlayerId, ...]:
    """Who is meant, the one who drew the card first."""
    match target:
        case Target.SELF:
            return (drawer,)
        case Target.OTHER:
            return (other(drawer),)
        case Target.BOTH:
            return drawer, other(drawer)
        case Target.RANDOM:
            return (draft.luck("target").choice(PLAYERS),)


def task_of(draft: PenDraft, card: CardId, drawer: PlayerId) -> Task:
    """All of a card that was drawn or is used."""
    return Task(card, drawer, targets(draft, draft.cards[card].target, drawer))


def deed_at(draft: PenDraft, task: Task) -> Deed:
    """The deed that a task of one phrase is about; to ask others is our own slip."""
    box = draft.cards[task.card].rebus.boxes[task.box]
    if task.phrase is None or not isinstance(box, Deeds):
        raise LookupError(f"no single deed of {task.card}")
    return box.phrases[task.phrase].deed


def work_off(draft: PenDraft) -> bool:
    """Whether everything on the agenda is done, or does not matter any more; if not, somebody has
    to decide something."""
    while draft.state.agenda and not has_won_on_the_way(draft):
        task, *rest = draft.state.agenda
        if task.phrase is not None:
            # It stays there while somebody decides.
            if not carry_out(draft, task, deed_at(draft, task)):
                return False
            finish_first(draft)
        else:
            draft.change(agenda=tuple(rest))
            _open_box(draft, task)
    return True


def finish_first(draft: PenDraft) -> None:
    """The first task is done."""
    draft.change(agenda=draft.state.agenda[1:])


def _open_box(draft: PenDraft, task: Task) -> None:
    """What the next box of a card comes to: parts, a condition, or the end."""
    boxes = draft.cards[task.card].rebus.boxes
    if task.box == len(boxes) or not task.players:
        _file(draft, task)
        return
    after = replace(task, box=task.box + 1)
    match boxes[task.box]:
        case Deeds() as deeds:
            _come_next(draft, *_parts(draft, task, deeds), after)
        case If(question, wanted):
            fit = [each for each in task.players if is_so(draft, question, each) is wanted]
            unfit = (each for each in task.players if each not in fit)
            draft.tell(*(ConditionFailed(each, task.card) for each in unfit))
            _come_next(draft, replace(after, players=tuple(fit)))
        case OnFlick():
            _wait(draft, after, Awaited.FLICK)
        case OnTurn(turns):
            _wait(draft, after, Awaited.TURN, turns)


def _parts(draft: PenDraft, task: Task, deeds: Deeds) -> list[Task]:
    """A task for every phrase and every player whom it is about."""
    parts = []
    for number, phrase in enumerate(deeds.phrases):
        named = phrase.whom
        whom = task.players if named is None else targets(draft, named, task.drawer)
        once = whom[:1] if is_of_sheet(phrase.deed) else whom
        parts += [replace(task, players=(each,), phrase=number) for each in once]
    return parts


def _come_next(draft: PenDraft, *tasks: Task) -> None:
    draft.change(agenda=(*tasks, *draft.state.agenda))


def _wait(draft: PenDraft, task: Task, awaited: Awaited, times: int = 1) -> None:
    """The rest comes later, for each player in their own time; the card itself is done with."""
    for player in task.players:
        card = Waiting(task.card, task.drawer, player, task.box, awaited, times)
        draft.change(waiting=(*draft.state.waiting, card))
        draft.tell(CardWaits(player, task.card, awaited))
    _file(draft, task)


def _file(draft: PenDraft, task: Task) -> None:
    if not task.filed:
        file(draft, task.card)
