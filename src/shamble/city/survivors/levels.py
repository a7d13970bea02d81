"""Adrenaline lifts the danger level, and every level brings a skill (p. 15)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.table.flow import Play, WhoQuestion, WhoStep
from shamble.city.table.state import City
from shamble.city.table.survivor import LEVELS, Survivor, level_of
from shamble.core.event import Args
from shamble.core.option import Option


class LevelUp(WhoStep):
    """Take what the reached levels offer, one after the other, once the action is done (Z-41)."""

    def run(self, t: Play) -> None:
        s = t.s
        survivor = s.survivor(self.who)
        if survivor.dead:
            return
        if level_of(survivor.ap) > survivor.claimed:
            s.rules.mission.check(t)
            if s.result is not None:  # who has won learns nothing more
                return
            level = survivor.claimed + 1
            survivor = t.set(survivor.having(claimed=level))
            if level > 1:
                t.then(ChooseSkill(survivor.id))
            elif not survivor.floor:
                for skill in s.rules.catalogue.sheets[survivor.id].levels[1]:
                    learn(t, survivor.id, skill, "adrenaline.yellow")
            t.then(LevelUp(survivor.id))
        elif s.rules.track_ends(t, survivor):
            t.then(LevelUp(survivor.id))


def learn(t: Play, who: str, skill: str, rule: str) -> None:
    survivor = t.s.survivor(who)
    t.set(survivor.having(skills=(*survivor.skills, skill)))
    t.s.sharing = t.s.sharing or t.s.rules.skill(skill).lends
    t.tell("learns", rule, who=who, skill=skill)


def missing(s: City, survivor: Survivor) -> list[str]:
    """Skills of the level that the survivor lacks; one that the sheet names twice may be learnt twice."""
    levels = s.rules.catalogue.sheets[survivor.id].levels
    upto = [skill for level in levels[: survivor.claimed + 1] for skill in level]
    found: list[str] = []
    for skill in levels[survivor.claimed]:
        if skill not in found and survivor.skills.count(skill) < upto.count(skill):
            found.append(skill)
    return found


class ChooseSkill(WhoQuestion):
    ask: ClassVar[str] = "choose-skill"
    verbs: ClassVar[tuple[str, ...]] = ("learn",)
    cites: ClassVar[str] = "adrenaline.choose"

    def question(self, s: City) -> Args:
        return {"who": self.who, "level": s.survivor(self.who).claimed}

    def reason(self, s: City) -> str:
        return s.rules.rule(s.rules.skills_offered(s, s.survivor(self.who))[1])

    def options(self, s: City) -> list[Option]:
        return [Option("learn", self.who, item=skill) for skill in s.rules.skills_offered(s, s.survivor(self.who))[0]]

    def answer(self, t: Play, option: Option) -> None:
        level = t.s.survivor(self.who).claimed
        learn(t, self.who, option.item, f"adrenaline.{LEVELS[level]}")
