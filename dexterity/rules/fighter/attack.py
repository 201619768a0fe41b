"""The turns of a fight, and the die that lies there: what it wakes, and what comes of it."""

from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import (
    AbilityWoken,
    CampaignLost,
    Defeat,
    DiceTakenBack,
    FatalBlow,
    FoeHealed,
    FoeHurt,
    GoldLost,
    ItemSnatched,
    SecondStrike,
    Source,
    ThrownAgain,
    TurnBegun,
)
from dexterity.rules.fighter.judging import Blow, blow_of, wakeable, weapons_of
from dexterity.rules.fighter.rest import begin_rest
from dexterity.rules.fighter.state import Attack, Phase, SeatId, Token
from dexterity.values.colour import DieColour


def pass_turn(draft: FighterDraft) -> None:
    """To the left, over those who play dead; or everything is lost."""
    if not draft.state.standing:
        lose(draft, Defeat.ALL_DOWN)
        return
    following = draft.left_of(draft.fight.turn)
    draft.change(phase=Phase.CHOOSE)
    draft.change_fight(turn=following, attack=None)
    draft.tell(TurnBegun(following))
    check_boss_dice(draft)


def check_boss_dice(draft: FighterDraft) -> None:
    """Against the boss no dice come back: when the last one has counted, it is over. What could
    help has to be used before."""
    if draft.foe.boss and not draft.fight.left and not draft.state.white_dice:
        lose(draft, Defeat.NO_DICE)


def lose(draft: FighterDraft, why: Defeat) -> None:
    """The campaign ends here."""
    draft.change(phase=Phase.OVER)
    draft.tell(CampaignLost(why))


def fetch_dice(draft: FighterDraft, *, free: bool) -> None:
    """The coloured dice leave the target; white ones lie there until the rest."""
    lying = tuple(die for die in draft.fight.lying if die.colour is DieColour.WHITE)
    draft.change_fight(spent=(), lying=lying)
    draft.tell(DiceTakenBack(free))


GROUP_HEAL = 1
SELF_HEAL = 3
FLUTE_HEALS = 1


def wake_own(draft: FighterDraft) -> None:
    """What a coloured die wakes by itself; with a white one somebody picks, as long as they can."""
    attack, hero = draft.attack, draft.hero(draft.fight.turn)
    woken = [hero.ability(colour) for colour in wakeable(draft, attack, draft.fight.turn)]
    if attack.colour is DieColour.WHITE:
        draft.change_attack(woken=attack.woken if attack.woken in woken else None)
    else:
        draft.change_attack(woken=next(iter(woken), None))


def take_up_again(draft: FighterDraft) -> None:
    """The die leaves the table and is thrown as before."""
    attack = draft.attack
    _hand_back(draft, Attack(attack.colour, attack.weapons, attack.second, again=True))
    draft.tell(ThrownAgain(draft.fight.turn))


def _hand_back(draft: FighterDraft, next_: Attack) -> None:
    """The die is in the hand again, and as free as it was the first time."""
    fight, attack = draft.fight, draft.attack
    draft.change(phase=Phase.THROW)
    draft.change_fight(
        lying=fight.lying[:-1] if attack.on_table else fight.lying,
        free_throws=fight.free_throws + attack.freed,
        attack=next_,
    )


def place_token(draft: FighterDraft, token: Token) -> None:
    """It lies beside the monster until the fight is over."""
    if token not in draft.fight.tokens:
        draft.change_fight(tokens=(*draft.fight.tokens, token))


def drop_token(draft: FighterDraft, token: Token) -> None:
    """It is used up."""
    draft.change_fight(tokens=tuple(each for each in draft.fight.tokens if each is not token))


# --- it counts ----------------------------------------------------------------------------------


def let_count(draft: FighterDraft) -> None:
    """What was woken, the blow, what a miss costs, and then the turn is over."""
    seat, blow = draft.fight.turn, blow_of(draft, draft.fight.turn)
    flute_plays = Token.FLUTE in draft.fight.tokens
    do_woken(draft)
    _strike(draft, blow)
    if blow.hit:
        _gain_by_weapons(draft, seat)
        if flute_plays:
            draft.heal([seat], FLUTE_HEALS, Source.FLUTE)
    elif not (draft.foe.boss and draft.fight.health <= 0):
        # A monster that a miss has killed still hurts once; a boss that fell ends everything.
        _punish(draft, seat, blow)
    _end_attack(draft, seat)


def tell_woken(draft: FighterDraft) -> None:
    """What the symbol has woken, at the moment when it matters."""
    if draft.attack.woken is not None:
        draft.tell(AbilityWoken(draft.fight.turn, draft.attack.woken))


def do_woken(draft: FighterDraft) -> None:
    """The abilities that are not in the numbers of the blow."""
    tell_woken(draft)
    seat = draft.fight.turn
    match draft.attack.woken:
        case Ability.GROUP_HEAL:
            draft.heal(draft.state.standing, GROUP_HEAL, Source.ABILITY)
        case Ability.SELF_HEAL:
            draft.heal([seat], SELF_HEAL, Source.ABILITY)
        case Ability.PICKPOCKET:
            draft.gain_gold(1, Source.ABILITY)
        case Ability.FEAST:
            place_token(draft, Token.FEAST)
        case Ability.TIME_SPELL:
            place_token(draft, Token.TIME_SPELL)
        case Ability.ENCHANTED_FLUTE:
            draft.heal(draft.state.standing, FLUTE_HEALS, Source.ABILITY)
            place_token(draft, Token.FLUTE)
        case Ability.FREE_SAMPLE:
            _snatch(draft, seat)
        case _:
            pass


def _snatch(draft: FighterDraft, seat: SeatId) -> None:
    """Once a fight, the top of the shop's deck, face down."""
    state = draft.state
    if draft.fight.sampled is None and state.shop_deck:
        draft.change_fight(sampled=state.shop_deck[0])
        draft.change(shop_deck=state.shop_deck[1:])
        draft.tell(ItemSnatched(seat))


def _strike(draft: FighterDraft, blow: Blow) -> None:
    if blow.fatal:
        draft.change_fight(health=0, fatal=True)
        draft.tell(FatalBlow())
    elif blow.damage or blow.halved:
        strike(draft, blow.damage, halved=blow.halved)


def strike(draft: FighterDraft, damage: int, *, halved: bool = False) -> None:
    """The monster loses health; how far below nothing is remembered for the epic throw."""
    draft.change_fight(health=draft.fight.health - damage)
    draft.tell(FoeHurt(damage, draft.fight.health, halved))


def _gain_by_weapons(draft: FighterDraft, seat: SeatId) -> None:
    for weapon in weapons_of(draft, draft.attack):
        draft.heal([seat], weapon.heal, Source.WEAPON)
        draft.gain_gold(weapon.gold, Source.WEAPON)


def _punish(draft: FighterDraft, seat: SeatId, blow: Blow) -> None:
    """What a miss costs, and what the monster makes of it."""
    others = [other for other in draft.state.standing if other != seat]
    draft.hurt(seat, blow.suffered)
    for other in others:
        draft.hurt(other, blow.suffered_by_others)
    if draft.trait is Trait.GREEDY and draft.state.gold:
        draft.change(gold=draft.state.gold - 1)
        draft.tell(GoldLost(1, Source.GREED))
    fight = draft.fight
    healed = min(draft.foe.leeches, fight.most_health - fight.health)
    if draft.trait is Trait.LEECH and healed > 0 and fight.health > 0:
        draft.change_fight(health=fight.health + healed)
        draft.tell(FoeHealed(healed, draft.fight.health))


def _end_attack(draft: FighterDraft, seat: SeatId) -> None:
    if draft.fight.health <= 0 and (draft.state.standing or draft.foe.boss):
        begin_rest(draft)
    elif draft.attack.woken is Ability.DOUBLE_STRIKE:
        _hand_back(draft, Attack(draft.attack.colour, second=True))
        draft.tell(SecondStrike(seat))
    else:
        pass_turn(draft)
