"""Adrenaline lifts the danger level, and every level brings a skill (p. 15); ultrared goes round again (p. 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.flow import Play, WhoQuestion, WhoStep
from shamble.city.state import LEVELS, City, Survivor, level_of
from shamble.core.event import Args
from shamble.core.option import Option


class LevelUp(WhoStep):
    """Take what the reached levels offer, one after the other, once the action is done (Z-41)."""

    def run(self, t: Play) -> None:
        s = t.s
        survivor = s.survivor(self.who)
        if survivor.dead:
            return
        reached = level_of(survivor.ap)
        if reached > survivor.claimed:
            level = survivor.claimed + 1
            t.set(survivor.having(claimed=level))
            if level == 1:
                if not survivor.lap:
                    for skill in s.rules.catalogue.sheets[survivor.id].levels[1]:
                        learn(t, survivor.id, skill, "adrenaline.yellow")
            else:
                t.then(ChooseSkill(survivor.id))
            t.then(LevelUp(survivor.id))
        elif s.rules.ultrared and survivor.ap >= 43:
            # Back to the start with what is over; the level stays red (p. 34).
            t.set(survivor.having(ap=survivor.ap - 43, lap=survivor.lap + 1, claimed=0))
            t.tell("ultrared", "ultrared.reset", who=survivor.id, n=survivor.ap - 43)
            t.then(LevelUp(survivor.id))


def learn(t: Play, who: str, skill: str, rule: str) -> None:
    survivor = t.s.survivor(who)
    t.set(survivor.having(skills=(*survivor.skills, skill)))
    t.s.brothers = t.s.brothers or skill.startswith("brother-in-arms")
    t.tell("learns", rule, who=who, skill=skill)


def offered(s: City, survivor: Survivor) -> list[str]:
    """Skills of the level that the survivor lacks; with all of them learnt, any skill of the book (Z-42)."""
    sheet = s.rules.catalogue.sheets[survivor.id].levels[survivor.claimed]
    mine = list(survivor.skills)
    missing = []
    for skill in sheet:
        if skill in mine:
            mine.remove(skill)
        elif skill not in missing:
            missing.append(skill)
    if missing or not survivor.lap or not every(s, survivor):
        return missing
    return [skill for skill in all_skills(s) if skill not in survivor.skills]


def every(s: City, survivor: Survivor) -> bool:
    """Whether all skills of the own sheet are learnt."""
    sheet = s.rules.catalogue.sheets[survivor.id].skills()
    return all(survivor.skills.count(skill) >= sheet.count(skill) for skill in sheet)


def all_skills(s: City) -> list[str]:
    found = []
    for family, row in s.rules.catalogue.families.items():
        if family.startswith("starts-") or family == "brother-in-arms":
            continue
        args = row.get("args") or []
        found += [f"{family}:{arg}" for arg in args] if args else [family]
    return found


class ChooseSkill(WhoQuestion):
    ask: ClassVar[str] = "choose-skill"
    cites: ClassVar[str] = "adrenaline.choose"

    def question(self, s: City) -> Args:
        return {"who": self.who, "level": s.survivor(self.who).claimed}

    def reason(self, s: City) -> str:
        survivor = s.survivor(self.who)
        if not survivor.lap:
            return s.rules.rule(self.cites)
        return s.rules.rule("ultrared.free-choice" if every(s, survivor) else "ultrared.again")

    def options(self, s: City) -> list[Option]:
        return [Option("learn", self.who, item=skill) for skill in offered(s, s.survivor(self.who))]

    def answer(self, t: Play, option: Option) -> None:
        level = t.s.survivor(self.who).claimed
        learn(t, self.who, option.item, f"adrenaline.{LEVELS[level]}")


TRACK: Final = 43
