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
check-start-on-spawn = { $zone } is a start zone and a spawn zone: zombies appear among the survivors
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
check-wakes-awake = the spawn zone { $zone } is awake from the start: the rule that wakes it does nothing (asleep = true)
check-exit-unused = no goal asks the team to leave by the exit { $zone }
check-team-of-game = { $n } survivors are written, but the rules of the game make other teams (players: survivors): { $teams }
check-tile-twice = the box has tile { $tile } only once
check-too-few-figures = { $n } { $kind } stand on the board, but the box has { $have }
check-over-at-once = the game is over before the first turn
check-met-at-once = the goal { $goal } is met before the first turn
check-no-name = { $noun } has no name: write `{ $noun } = …` into en.ftl
check-no-text = { $noun } has no text: write `.{ $part } = …` below its name in en.ftl
check-unused-text = the text { $text } belongs to nothing in the game{ $near }
check-unknown-rule = there is no rule { $rule }{ $near }
check-empty-deck = the deck { $deck } has no card left
check-other-version = a second version is called { $other } in this game
check-goal-twice = the goal { $goal } stands here twice
check-rule-twice = the special rule { $rule } stands here twice
check-replaces = the game has a mission { $mission } too: this one takes its place
check-text-variable = the text { $text } uses { $used }, which nothing fills
check-door-without-objective = a door at { $zone } is { $colour }, but there is no { $colour } objective
check-weak = { $card }: a weapon without dice or accuracy hits nothing

# Mission sheets
sheet-tutorial = tutorial
sheet-easy = easy
sheet-medium = medium
sheet-hard = hard
sheet-people = { $n } survivors
sheet-people-range = { $low } to { $high } survivors, by number of players
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
sheet-colour-blue = blue
sheet-colour-green = green
sheet-names = Named zones
sheet-doors = { $look ->
    [open] { $n ->
        [one] Door that is open at the start
       *[other] Doors that are open at the start
     }
   *[blue] { $n ->
        [one] Blue door
       *[other] Blue doors
     }
    [green] { $n ->
        [one] Green door
       *[other] Green doors
     }
 }
sheet-asleep = asleep
sheet-team = from { $n } survivors on

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
test-usual = won without that
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

# Goals and special rules in the lists of the editor
entry-special-alarm = Alarmed door
    .about = Opening this door makes noise in the room behind it.
entry-special-by-car = Leave by car only
    .about = Nobody gets out on foot: one leaves in a car.
entry-special-cache = Hidden card
    .about = Whoever takes the objective also gets this card.
entry-special-deadline = Time limit
    .about = After this round the game is lost.
entry-special-doorkeepers = Guards behind the door
    .about = When the building is first opened, guards stand in each of its rooms.
entry-special-drive-off = Drive off
    .about = A car that reaches the exit is gone, with everybody in it and all supplies under it.
entry-special-drop-weapon = Weapon at the objective
    .about = Whoever takes the objective draws a card as from a crate.
entry-special-first-aid = Medicine cabinet
    .about = Whoever takes the objective is healed of one wound.
entry-special-forbidden = Zones to defend
    .about = The game is lost when a zombie acts in one of these zones.
entry-special-fuse-boxes = Fuse boxes
    .about = An action in one of these zones switches the power on, which makes noise.
entry-special-growing = More spawn zones in time
    .about = Every few rounds a sleeping spawn zone wakes.
entry-special-infested = Infested houses
    .about = A zombie stands in every room from the beginning.
entry-special-lair = Lair
    .about = Taking the objective brings the beast into this zone.
entry-special-leave-last = Leave at the end of a turn
    .about = A hero at the exit may leave at the end of a turn if no enemy is there.
entry-special-loud-zone = Noisy zone
    .about = This zone always has noise.
entry-special-lure = Bait
    .about = Zombies that reach one of these zones leave the map; too many of them lose the game.
entry-special-meal-xp = Experience for meals
    .about = Devouring a bystander gives this much experience.
entry-special-medicine = Medicine
    .about = When the objective is taken, everybody in the zone is healed.
entry-special-ned = Ned
    .about = Ned stays in his zone; the game is lost when a zombie gets there.
entry-special-newcomers = Somebody under the objectives
    .about = Each neutral objective hides another survivor without gear.
entry-special-no-escape = No bystander may escape
    .about = The game is lost when this many bystanders have escaped.
entry-special-no-search = Empty rooms
    .about = Nothing can be searched in these zones.
entry-special-no-super-heroes = No super heroes
    .about = The cards of super heroes stay in the box (the decks of the mission say so).
entry-special-objective-ap = Experience for objectives
    .about = Taking an objective is worth this much instead of 5.
entry-special-one-each = One objective each
    .about = Nobody may take a second objective.
entry-special-pairs = Pairs
    .about = Chance puts pairs into the start zones; three of them are played.
entry-special-seal-spawns = Close spawn zones
    .about = An action closes the spawn zone one stands in, once the needed objectives are taken.
entry-special-sign = Street sign
    .about = A hero in this zone may throw the sign, twice in a game.
entry-special-stacked = Prepared deck
    .about = These cards lie among the first of the deck (the decks of the mission say so).
entry-special-starts = A super hero from the start
    .about = A random super hero stands in this zone at the beginning.
entry-special-stow = Load supplies
    .about = An action puts a supply under a car in the zone or takes one out.
entry-special-twin-doors = Doors that open together
    .about = Opening one door of a building opens its other doors too.
entry-special-wakes = An objective wakes a spawn zone
    .about = Taking the objective wakes the spawn zone in this zone.
entry-special-wakes-after = Objectives wake a spawn zone
    .about = After this many objectives the spawn zone in this zone wakes.
entry-goal-carry = Carry supplies
    .about = The named cards leave the board in somebody's hands; without an exit, they only have to be carried.
entry-goal-crates = Crates
    .about = Take every crate.
entry-goal-devour = Devour
    .about = Devour this many bystanders.
entry-goal-devour-escorted = Devour the guarded
    .about = Devour this many bystanders with an escort.
entry-goal-each-fells = Everybody fights
    .about = Every hero eliminates this many enemies.
entry-goal-endure = Hold out
    .about = Survive to the end of this round.
entry-goal-exit = Get out
    .about = Everybody alive, or anybody, leaves by the exit.
entry-goal-gather = Meeting point
    .about = Everybody stands in one spawn zone, without zombies.
entry-goal-haul = Supplies driven out
    .about = This many supplies leave the board under cars.
entry-goal-hero-points = Points for super heroes
    .about = One point for an eliminated super hero, two for a devoured one.
entry-goal-kills = Body count
    .about = Kill this many zombies, of one kind or of any.
entry-goal-lair = The lair
    .about = Kill what the objective has woken; no other beast may be on the board.
entry-goal-level = Danger level
    .about = This many survivors reach a danger level.
entry-goal-light = Power
    .about = Switch on the fuse boxes in these zones (special rule: fuse boxes).
entry-goal-loot = Clear out a building
    .about = Take every objective and crate in the building of this zone.
entry-goal-no-super-hero = No super hero left
    .about = No super hero is on the board when the last one leaves.
entry-goal-objectives = Objectives
    .about = Take every objective, or every one of a colour.
entry-goal-rally = Find the companions
    .about = Every companion has a leader.
entry-goal-rescue = Rescue
    .about = Lead every companion to the exit.
entry-goal-reunion = Nobody is left behind
    .about = Find the missing and leave with everybody; one death loses the goal.
entry-goal-seal = Close the holes
    .about = Close this many spawn zones for good (special rule: close spawn zones).
entry-goal-stand = Rendezvous
    .about = Everybody, or this many, stands in the zone, without zombies.
entry-goal-super = The big one
    .about = Burn the super abomination.
entry-goal-super-heroes = Super heroes
    .about = Eliminate this many super heroes.
entry-goal-together = All or nothing
    .about = Everybody leaves by the exit; one death makes it impossible.

# Published playtests
published-made = { $n } games played by bots for this report on { $date }. People with a plan win more often.
published-title = { $game }: how it plays
published-about = Bots played each of these with every number of players. People with a plan win more often. The share of wins stands with its 95 % interval and the number of games.
published-what = What was played
published-rate = Won
published-difficulty = Difficulty
published-rounds = Rounds
published-minutes = Minutes

verb-search = searching
verb-shoot = shooting
