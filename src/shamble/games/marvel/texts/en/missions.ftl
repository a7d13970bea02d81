# What missions want and do differently.

## What a mission does differently

special-meal-xp = { $escorted ->
        [0] Whoever devours a bystander gets { $n } experience.
       *[other] Whoever devours an escorted bystander gets { $n } experience.
    }
special-no-escape = { $n ->
        [one] The game is lost when a bystander escapes.
        [2] One bystander may escape; with the second the game is lost.
       *[other] The game is lost when { $n } bystanders have escaped.
    }
special-doorkeepers = The first door of the house with { NAME($zones) } finds { $n ->
        [one] a guard
       *[other] { $n } guards
    } in each of its rooms, before any card is drawn.
special-starts = A random super hero stands { NAME($zones, form: "at") } from the beginning.
special-sign = A fallen sign lies { NAME($zones, form: "at") }. Whoever stands there may hurl it at a zone in range; it bears that twice.
special-wakes-after = The spawn zone { NAME($zones, form: "at") } wakes when { $n ->
        [one] an objective has
       *[other] { $n } objectives have
    } been taken.
special-no-super-heroes = The super heroes' cards are left out of the spawn deck.
special-stacked = { $kind ->
        [escort] { $n } escorts are among the first { $first } spawn cards, all others come later.
       *[super-hero] { $n ->
            [one] One super hero's card is
           *[other] { $n } super heroes' cards are
        } among the first { $first } spawn cards, all others come later.
    }
special-leave-last = A hero who ends a turn at the exit may leave if no enemy stands there: no action is needed, and ravenous heroes may leave too.

## Goals

goal-kills = Body count
    .text = { $kind ->
        [trooper] { $n ->
            [one] Eliminate a trooper.
           *[other] Eliminate { $n } troopers.
        }
        [guard] { $n ->
            [one] Eliminate a guard.
           *[other] Eliminate { $n } guards.
        }
        [specialist] { $n ->
            [one] Eliminate a specialist.
           *[other] Eliminate { $n } specialists.
        }
        [super-hero] { $n ->
            [one] Eliminate a super hero.
           *[other] Eliminate { $n } super heroes.
        }
       *[other] { $n ->
            [one] Eliminate an enemy.
           *[other] Eliminate { $n } enemies.
        }
    }
goal-devour = Devour
    .text = { $n ->
        [one] Devour a bystander.
       *[other] Devour { $n } bystanders.
    }
goal-devour-escorted = Devour the escorted
    .text = { $n ->
        [one] Devour a bystander who came with an escort.
       *[other] Devour { $n } bystanders who came with an escort.
    }
goal-each-fells = Everybody fights
    .text = Each hero eliminates at least one enemy. Bystanders do not count.
goal-hero-points = Super-hero points
    .text = { $n } points: a super hero who is eliminated is worth one, one who is devoured two.
goal-super-heroes = Super heroes down
    .text = { $n ->
        [one] Eliminate a super hero.
       *[other] Eliminate { $n } super heroes.
    }
goal-no-super-hero = No super hero left
    .text = When the last hero leaves, no super hero may stand on the board.
goal-gather = All together
    .text = All heroes are { NAME($zones, form: "at") } at the same time. Enemies there do not matter.
goal-objectives = Objectives
    .text = { $colour ->
        [blue] Take the blue objective.
        [green] Take the green objective.
       *[other] { $n ->
            [one] Take the objective.
            [2] Take both objectives.
           *[other] Take all { $n } objectives.
        }
    }
goal-exit = Get out
    .text = All heroes leave by the exit, each at the end of a turn and with no enemy there.
mark-goal = { $goal ->
        [gather] Meet here
       *[other] Goal
    }

## The log

log-doorkeepers = They were waiting: { $n ->
        [one] a guard stands
       *[other] { $n } guards stand
    } in each room ({ NAME($zones) }).
log-too-many-escaped = { $n ->
        [one] 1 bystander has
       *[other] { $n } bystanders have
    } escaped. The story is out.
end-escaped = Lost: too many bystanders escaped.
