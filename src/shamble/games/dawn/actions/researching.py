"""The action Research (rule 5.7), the antidote, the components of the super-weapon, and the gas grenade."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.option import Option, Refusal
from shamble.games.dawn.fights.hits import HitZed
from shamble.games.dawn.printed.terms import COMPONENTS_MAX, LAB
from shamble.games.dawn.table.flow import CausedQuestion, CauseStep, DawnFlow, FieldStep, Question, RuleStep
from shamble.games.dawn.table.state import DawnState

GRENADE: Final = 4
"""Number of hits of the gas grenade."""


def researcher(s: DawnState) -> str:
    """The scientist in the laboratory who is awake; empty without one."""
    for unit in s.units_at(LAB):
        if s.has(unit.id, "scientist") and not unit.ekg:
            return unit.id
    return ""


def research_cost(s: DawnState) -> int:
    """Supplies for the current research card, with the optional rules that raise or cap the cost."""
    cost = s.content.research[s.research].supplies + (1 if s.has_optional_rule("costly-research") else 0)
    return min(1, cost) if s.has_optional_rule("lab-excellence") else cost


def research_options(s: DawnState, free: bool) -> list[Option]:
    """The option to research, if a scientist is in the laboratory and the supplies suffice; once a round."""
    who = researcher(s) if s.uses_rules("research") else ""
    if not who or not s.deck("research").layers or s.spent("round", "researched"):
        return []
    if not free and s.supplies < research_cost(s):
        return []
    return [Option("research", who)]


def research_refusals(s: DawnState) -> list[Refusal]:
    """The reason why research is not possible now, if it is one that a player can change."""
    if not s.uses_rules("research"):
        return []
    who = researcher(s)
    option = Option("research", who)
    if not who:
        return [Refusal(option, "no-scientist", "dawn.research.needs")]
    if s.spent("round", "researched"):
        return [Refusal(option, "researched", "dawn.research.once")]
    if s.deck("research").layers and s.supplies < research_cost(s):
        return [Refusal(option, "no-supplies", "dawn.research.cost", {"n": research_cost(s)})]
    return []


class Research(RuleStep):
    """Pays, rolls, and draws the next card on the printed number or more (p. 11-12, D-38)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "free")
    __slots__ = ("free", "unit")

    def __init__(self, unit: str, free: bool) -> None:
        self.unit: Final = unit
        self.free: Final = free

    def run(self, t: DawnFlow) -> None:
        s = t.s
        need = s.content.research[s.research].need
        cost = 0 if self.free else research_cost(s)
        late = s.has_optional_rule("lab-excellence")
        if cost and not late:
            t.supply(-cost, "dawn.research.cost")
        die = t.die()
        total = min(6, die + t.bonus_to_die("research", self.unit))
        if total < need:
            t.emit("research-fails", "dawn.research.roll", who=self.unit, die=die, roll=total, need=need)
            return
        t.emit("research-succeeds", "dawn.research.roll", who=self.unit, die=die, roll=total, need=need)
        if cost and late:
            t.supply(-cost, "dawn.option.lab-excellence")
        t.spend("round", "researched")
        t.then(NextCard("dawn.research.roll"))


class NextCard(CauseStep):
    """The next research card becomes the active one and takes effect (p. 11)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.uses_rules("research"):
            return
        card = t.take("research")
        if not card:
            t.emit("research-over", "dawn.research.roll")
            return
        s.research_discard = (*s.research_discard, card)
        t.emit("research-card", self.cause, card=card)
        s.content.book.research[s.content.research[card].id].revealed(t)


def find_antidote(t: DawnFlow) -> None:
    """The first time, the last component is found and the card returns to the deck; then the antidote (cards)."""
    s = t.s
    card = s.research
    s.antidote += 1
    if s.antidote == 1:
        s.research_discard = s.research_discard[:-1]
        deck = s.deck("research")
        t.set_deck(Deck.of("research", [*deck.cards(), card]))
        t.emit("last-component", "dawn.research.antidote", card=card)
    else:
        t.emit("antidote", "dawn.research.antidote", card=card)


def gain_component(t: DawnFlow) -> None:
    """The players choose a component; the fourth needs Professor Agee in the laboratory (p. 12, D-39)."""
    s = t.s
    left = [id for id in s.content.components if id not in s.components]
    if len(s.components) >= COMPONENTS_MAX or not left:
        t.emit("no-component", "dawn.weapon.fourth")
        return
    if len(s.components) == COMPONENTS_MAX - 1 and researcher(s) != "agee":
        t.emit("no-component", "dawn.weapon.fourth")
        return
    if s.has_optional_rule("botched"):
        add_component(t, left[t.pick_index("components", left)] if len(left) > 1 else left[0], "dawn.option.botched")
    else:
        t.then(ChooseComponent())


def add_component(t: DawnFlow, id: str, rule: str) -> None:
    """Adds a component of the super-weapon and reports the new number of them."""
    t.s.components = (*t.s.components, id)
    t.emit("component", rule, component=id, n=len(t.s.components))


class ChooseComponent(Question):
    """The players choose the component that is built."""

    ask: ClassVar[str] = "component"
    verbs: ClassVar[tuple[str, ...]] = ("component", "grenade")
    rule: ClassVar[str] = "dawn.weapon.choice"

    def options(self, s: DawnState) -> list[Option]:
        return [Option("component", item=id) for id in s.content.components if id not in s.components]

    def answer(self, t: DawnFlow, option: Option) -> None:
        add_component(t, option.item, "dawn.research.weapon")


# -- the gas grenade ---------------------------------------------------------------------------------------------


def grenade_options(s: DawnState) -> list[Option]:
    """Fields with zeds next to a player unit; no Start, not the centre (p. 12, D-40)."""
    if "gas-grenade" not in s.components:
        return []
    fields: list[str] = []
    for unit in s.units:
        if s.is_player(unit) and not unit.ekg and s.on_map(unit.field):
            for field in s.beside(unit.field):
                if s.content.fields[field].way and s.zeds_at(field) and field not in fields:
                    fields.append(field)
    return [Option("grenade", target=field) for field in fields]


def throw_grenade(t: DawnFlow, field: str) -> None:
    """Queues the gas grenade: even results hit the zeds in the field, then the field gets chaos."""
    t.emit("grenade", "dawn.weapon.gas-grenade", place=field)
    t.then(EvenHits(field, GRENADE, (), "dawn.weapon.gas-grenade"))
    t.then(GasChaos(field))


class EvenHits(CausedQuestion):
    """Hits as even as possible over all zeds of a field; the players distribute the remainder (p. 12). Infectors come
    last (p. 14) and get none of a remainder that others can take."""

    fields: ClassVar[tuple[str, ...]] = ("field", "n", "given", "cause")
    __slots__ = ("field", "given", "n")
    ask: ClassVar[str] = "hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit",)

    def __init__(self, field: str, n: int, given: tuple[str, ...], cause: str) -> None:
        super().__init__(cause)
        self.field: Final = field
        self.n: Final = n
        self.given: Final = given

    def question(self, s: DawnState) -> dict[str, int | str | tuple[str, ...] | tuple[int, ...]]:
        return {"place": self.field, "n": self.n}

    def options(self, s: DawnState) -> list[Option]:
        zeds = [zed.id for zed in s.zeds_at(self.field)]
        if self.n < 1 or not zeds:
            return []
        everybody = list(zeds)
        for id in self.given:
            if id not in everybody:
                everybody.append(id)
        share, over = divmod(self.n + len(self.given), len(everybody))
        over -= len([id for id in everybody if self.given.count(id) > share])
        plain = [id for id in zeds if s.content.zeds[id].kind != "infector"]
        owed = [id for id in plain if self.given.count(id) < share + (1 if over > 0 else 0)]
        targets = owed or [id for id in zeds if id not in plain] or plain
        least = min([self.given.count(id) for id in targets])
        return [Option("hit", target=id, n=1) for id in targets if self.given.count(id) == least]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(HitZed(option.target, 1, self.cause))
        t.then(EvenHits(self.field, self.n - 1, (*self.given, option.target), self.cause))


class GasChaos(FieldStep):
    """Puts chaos on the field of the gas grenade."""

    def run(self, t: DawnFlow) -> None:
        t.put_chaos(self.field, 1, "dawn.weapon.gas-grenade")
