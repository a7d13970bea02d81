check-unreachable = nobody can get to { $zone }
check-no-opener = nobody can get to { $zone }: no card that opens a door can be had before
check-colour-without-objective = { $zone } is { $colour }, but there is no { $colour } objective
check-door-stays-shut = a door at { $zone } can never be opened
check-doors-stay-shut = no card that opens a door can be had: all doors stay shut
check-spawn-twice = { $zone } is a spawn zone twice
check-never-wakes = the spawn zone { $zone } sleeps, and no special rule wakes it (growing, wakes)
check-no-zombies = no spawn zone is active at the start
check-no-objective = { $colour ->
    [any] there are no objectives
   *[other] there is no { $colour } objective
 }
check-nothing-to-take = { $goal }: there is nothing to take
check-no-companion = there is no companion to lead
check-needs-rule = the goal { $goal } needs the special rule { $rule } for the same places
check-too-few-spawns = { $n } spawn zones are to be closed, but there are { $have }
check-ends-before = { $rounds } rounds are to be survived, but the game is lost after round { $last }
check-too-few-people = { $n } survivors are needed, but the team is smaller
check-too-few-cards = the game has too few cards { $card }
check-no-car = { $rule } needs a car that can be driven
check-nothing-asleep = growing needs a spawn zone that sleeps (asleep = true)
check-no-spawn-there = { $zone } is no spawn zone
check-tile-twice = the box has tile { $tile } only once
check-too-few-figures = { $n } { $kind } stand on the board, but the box has { $have }
check-over-at-once = the game is over before the first turn
check-met-at-once = the goal { $goal } is met before the first turn
check-no-name = { $noun } has no name: write `{ $noun } = …` into en.ftl
check-unused-text = the text { $text } belongs to nothing in the game{ $near }
check-unknown-rule = there is no rule { $rule }{ $near }
check-weak = { $card }: a weapon without dice or accuracy hits nothing
