"""Danger levels: the skills that survivors gain when their adrenaline reaches a level."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.table.flow import CityFlow, WhoQuestion, WhoStep
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS, Survivor, level_of
from shamble.core.event import Args
from shamble.core.option import Option


class LevelUp(WhoStep):
    """Gives the skills of the levels reached, one level after the other, when the action is done."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        survivor = s.survivor(self.who)
        if survivor.dead:
            return
        if level_of(survivor.ap) > survivor.claimed:
            s.rules.mission.check(t)
            if s.result is not None:  # the game is over: no skill is chosen
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


def learn(t: CityFlow, who: str, skill: str, rule: str) -> None:
    """Adds a skill to a survivor."""
    survivor = t.s.survivor(who)
    t.set(survivor.having(skills=(*survivor.skills, skill)))
    t.s.skills_are_lent = t.s.skills_are_lent or t.s.rules.skill(skill).lends
    t.tell("learns", rule, who=who, skill=skill)


def missing(s: CityState, survivor: Survivor) -> list[str]:
    """Skills of the claimed level that the survivor lacks. A skill that the sheet names twice may be learnt twice."""
    levels = s.rules.catalogue.sheets[survivor.id].levels
    upto = [skill for level in levels[: survivor.claimed + 1] for skill in level]
    skills: list[str] = []
    for skill in levels[survivor.claimed]:
        if skill not in skills and survivor.skills.count(skill) < upto.count(skill):
            skills.append(skill)
    return skills


class ChooseSkill(WhoQuestion):
    """Asks which skill of the claimed level the survivor learns."""

    ask: ClassVar[str] = "choose-skill"
    verbs: ClassVar[tuple[str, ...]] = ("learn",)
    cites: ClassVar[str] = "adrenaline.choose"

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "level": s.survivor(self.who).claimed}

    def reason(self, s: CityState) -> str:
        return s.rules.rule(s.rules.skills_offered(s, s.survivor(self.who))[1])

    def options(self, s: CityState) -> list[Option]:
        return [Option("learn", self.who, item=skill) for skill in s.rules.skills_offered(s, s.survivor(self.who))[0]]

    def answer(self, t: CityFlow, option: Option) -> None:
        level = t.s.survivor(self.who).claimed
        learn(t, self.who, option.item, f"adrenaline.{LEVELS[level]}")
