check-no-tiles = lay some tiles first
check-no-start = say where the survivors start
check-no-spawns = lay at least one spawn zone
check-no-goals = give at least one goal
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
check-no-text = { $noun } has no text: write `.{ $part } = …` below its name in en.ftl
check-unused-text = the text { $text } belongs to nothing in the game{ $near }
check-unknown-rule = there is no rule { $rule }{ $near }
check-weak = { $card }: a weapon without dice or accuracy hits nothing

# Mission sheets
sheet-tutorial = tutorial
sheet-easy = easy
sheet-medium = medium
sheet-hard = hard
sheet-people = { $n } survivors
sheet-minutes = { $n } minutes
sheet-by = by { $author }
sheet-tiles = Tiles needed
sheet-setup = Set-up
sheet-goals = Objectives
sheet-special = Special rules
sheet-start = Start
sheet-exit = Exit
sheet-spawn = Spawn zones in their order
sheet-objective = Objective tokens
sheet-crate = Crates
sheet-car = Cars
sheet-zombie = Zombies
sheet-companion = Companions
sheet-doors = { $n ->
    [one] One { $colour } door
   *[other] { $n } { $colour } doors
 }

# Playtests
difficulty-brutal = brutal
difficulty-hard = hard
difficulty-medium = medium
difficulty-easy = easy
difficulty-gentle = very easy
test-games = { $n } games played by bots.
test-stopped = Stopped early: { $n } of { $total } games were played.
test-won = { $rate } won ({ $low } to { $high })
test-minutes = about { $n } minutes
test-by-seats = By number of players
test-by-team = By team
test-course = The course of a game, by round
test-lost = How games are lost
test-never-lost = No game was lost.
test-goals = When goals are met
test-heat = Where it happens
test-special = Special rules at work
test-restricted = Restricted play: the team ignores something
test-compare = Two versions on the same seeds
test-watch = Three games worth watching
test-faults = Faults
test-reason = reason
test-n = games
test-goal = goal
test-met = met in
test-round = in round
test-rule = rule
test-fired = at work in
test-always = always
test-without = the team
test-rate = won
test-difference = difference in points
test-before = before
test-now = now
test-version = version
test-players = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
test-danger = danger
test-zombies = zombies
test-wounds = wounds
test-deaths = deaths
test-unvisited = Never visited: { $zones }
team-best = best team
team-worst = worst team
team-random = random teams
heat-wounds = Wounds (darkest: { $peak } a game)
heat-deaths = Deaths (darkest: { $peak } a game)
heat-searches = Searches (darkest: { $peak } a game)
heat-visits = Visits (darkest: { $peak } a game)
without-special = ignores the special rule { $what }
without-goal = ignores the goal { $what }
without-verb = never uses { $what }
watch-closest = The closest win: { $rounds } rounds, { $dead } dead (seed { $seed })
watch-typical = A typical loss: { $rounds } rounds, { $dead } dead (seed { $seed })
watch-strangest = The strangest game: { $rounds } rounds, { $dead } dead (seed { $seed })
