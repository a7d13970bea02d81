# Zombicide, Season 1: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-zc1-setup-mission = A mission is chosen first.
rule-zc1-setup-tiles = The mission says how the tiles lie and where doors, cars, objectives and spawn zones are.
rule-zc1-setup-aside = Pans, molotovs, wounds, the two pimpmobile weapons and one axe, crowbar and pistol stay out of the equipment deck.
rule-zc1-setup-six = One player has four survivors, two have three each, three have two each, four to six have one each; a mission that needs more gets them.
rule-zc1-setup-sheet = Everybody begins at Blue without experience, with the blue skill.
rule-zc1-setup-start-zone = All survivors begin in the mission's start zone.
rule-zc1-setup-starting-gear = Axe, crowbar, pistol and as many pans as are missing are dealt at random, one card each.
rule-zc1-setup-starting-gear-few = With fewer than three survivors only as many weapons are dealt; the rest goes into the deck.
rule-zc1-setup-first-player = The players agree on who begins.

## Basics

rule-zc1-basics-zone = A room is a zone; in the street a zone reaches from crossing to crossing, over tile borders too.
rule-zc1-basics-building = All rooms that openings join are one building; a door parts two buildings.
rule-zc1-basics-who-answers = What concerns several players is decided by the owner if all figures are his, else by the first player.
rule-zc1-sight-street = In the street one sees in straight lines along the edges of the board, any number of zones.
rule-zc1-sight-no-diagonal = Nobody sees diagonally.
rule-zc1-sight-room = In a building one sees the zones next door that an opening leads to, and no farther.
rule-zc1-sight-in-out = Looking out of an open door one sees the whole street; looking in, only the first room.
rule-zc1-sight-closed-door = A closed door ends the sight.
rule-zc1-move-edge = A step leads to a zone that shares an edge; corners are not enough.
rule-zc1-move-door = Between street and building, and through any door, one passes only if it is open.
rule-zc1-move-room = In a building an opening joins two rooms, wherever the figures stand.
rule-zc1-noise-token = A loud weapon or tool leaves one noise token where it is used.
rule-zc1-noise-one-per-action = An action makes one token at most, whatever the number of dice, hits or weapons.
rule-zc1-noise-survivor = Every survivor counts as one noise.
rule-zc1-noise-stays = Tokens stay where they were made.
rule-zc1-noise-cleared = All noise tokens go after the zombie phase.
rule-zc1-noise-example = An axe breaks a door loudly and kills silently: one token and its owner make two.
rule-zc1-adrenaline-kill = Every zombie killed is one experience point, the abomination five.
rule-zc1-adrenaline-levels = Danger rises to Yellow at 7 points, Orange at 19 and Red at 43.
rule-zc1-adrenaline-yellow = Yellow brings a fourth action, at once and for good.
rule-zc1-adrenaline-choose = At Orange and Red one picks one of the level's skills.
rule-zc1-adrenaline-orange = Orange: one of two skills.
rule-zc1-adrenaline-red = Red: one of three skills.
rule-zc1-adrenaline-cap = Points stop at 43.
rule-zc1-inventory-size = Five cards: one in each hand and three in reserve.
rule-zc1-inventory-discard = Cards may be thrown away at any time, for free.
rule-zc1-inventory-hand = Weapons work in a hand only.
rule-zc1-inventory-reserve = Mask, flashlight and ammunition also work in reserve.
rule-zc1-inventory-too-many = Who has too many cards throws some away until five are left.

## Gear

rule-zc1-gear-melee = A melee weapon strikes in its wielder's zone.
rule-zc1-gear-ranged = A ranged weapon of range 0 also shoots into the shooter's zone, and that is still a shot.
rule-zc1-gear-range = The two numbers of a range are the nearest and the farthest zone.
rule-zc1-gear-door = Only gear with the door mark opens doors, some of it loudly.
rule-zc1-gear-dual = Two equal weapons with the dual mark strike together for one action.
rule-zc1-gear-reload = Some guns must be reloaded before they shoot again in the same turn.
rule-zc1-gear-bullets = Plenty of bullets: a shot with pistols, evil twins or a rifle may be rolled again once.
rule-zc1-gear-shells = Plenty of shells: a shot with sawed-offs or shotguns may be rolled again once.
rule-zc1-gear-flashlight = Each flashlight draws one card more in a search, but not in a car.
rule-zc1-gear-food = Food does nothing but count where a mission asks for it.
rule-zc1-gear-mask = The goalie mask is thrown away instead of a wound.
rule-zc1-gear-aaahh = Aaahh!! brings a walker into the searcher's zone and ends the search.
rule-zc1-gear-made = What was just combined may go into a hand at once.
rule-zc1-gear-molotov-make = Gasoline and bottles become a molotov, free and at any moment of one's turn.
rule-zc1-gear-molotov-supply = There are two molotov cards; a used one can be made again.
rule-zc1-gear-molotov = A molotov kills everything in its zone without a roll: survivors, the abomination, the thrower.
rule-zc1-gear-sniper-rifle = A scope under a rifle makes a sniper rifle of one slot: its hits go where the shooter likes.
rule-zc1-gear-sniper-rifle-lost = Who loses a sniper rifle loses rifle and scope.
rule-zc1-gear-both = Ma's shotgun strikes or shoots as its owner says; only the shot needs reloading.

## Zombies

rule-zc1-zombie-kill = Damage 1 kills walkers and runners.
rule-zc1-zombie-walker = Walkers have one action and die of any hit.
rule-zc1-zombie-runner = Runners have two actions.
rule-zc1-zombie-fatty = A fatty dies of damage 2 only, however often it is hit.
rule-zc1-zombie-fatty-escort = Every fatty that appears brings two walkers.
rule-zc1-zombie-abomination = The abomination dies of damage 3 or a molotov and appears alone.
rule-zc1-zombie-abomination-second = There is only one: a second becomes a fatty with its walkers.
rule-zc1-zombie-abomination-again = Once it is dead, it may come again.

## The player phase

rule-zc1-turn-order = Beginning with the first player, each takes the turns of all their survivors.
rule-zc1-turn-survivors = A player's survivors act in any order.
rule-zc1-turn-actions = A survivor has three actions a turn.
rule-zc1-turn-free = Free actions come on top and do only what they are for.
rule-zc1-action-move = A move goes one zone.
rule-zc1-action-move-leave = Leaving a zone costs one action more for each zombie there.
rule-zc1-action-move-leave-example = Out of a zone with two walkers: three actions, with three walkers four.
rule-zc1-action-move-enter = Entering a zone with zombies ends the move, however far it could go.
rule-zc1-action-search = A search draws one equipment card, to keep or to throw away.
rule-zc1-action-search-where = One searches in buildings only, and only with no zombie in the zone.
rule-zc1-action-search-once = One search a turn, free or not.
rule-zc1-action-search-sort = After a search one's cards may be rearranged for free.
rule-zc1-action-search-reshuffle = An empty deck is made anew from the discards, without wounds, pans, molotovs and pimpmobile weapons.
rule-zc1-car-police = A police car is searched until a weapon comes; the rest is thrown away.
rule-zc1-car-police-where = A car is searched from its zone or a seat with no zombie there; it is the one search of the turn.
rule-zc1-car-police-aaahh = Aaahh!! ends the search of a police car too.
rule-zc1-car-pimp = A pimpmobile is searched once: one of its two weapons, at random; a second car holds the other.
rule-zc1-action-door = A tool in hand opens a door, from either side, whoever stands around.
rule-zc1-action-door-noise = A loud tool leaves a noise token with the opener.
rule-zc1-action-door-coloured = A coloured door opens for nobody before the objective of its colour is taken.
rule-zc1-building-spawn = The first opening of a building draws a zombie card for each of its rooms.
rule-zc1-building-order = Who opened it names room after room, each when the card of the last one is played.
rule-zc1-building-card = Extra activations and manhole cards act at once, and that room stays empty.
rule-zc1-building-start = The building in which one starts, or that stands open, never spawns.
rule-zc1-building-once = A second door of the same building shows nobody new.
rule-zc1-trade-reorder = An action rearranges one's cards.
rule-zc1-trade-swap = In the same action any cards change hands with one other in the zone, who rearranges for free.
rule-zc1-trade-uneven = Both owners must agree; gifts are fine.
rule-zc1-action-objective = An action takes or activates an objective in the zone.
rule-zc1-action-objective-ap = An objective gives experience only where the mission says so.
rule-zc1-action-noise = An action makes one noise on purpose.
rule-zc1-action-nothing = Doing nothing ends the turn; what is left is lost.

## Cars

rule-zc1-car-board = Getting into a car needs a free seat and a zone without zombies.
rule-zc1-car-leave = Getting out is always possible.
rule-zc1-car-change = Changing seats needs a free seat.
rule-zc1-car-seats = A car has a driver's seat and three others.
rule-zc1-car-allowed = Cars drive only where the mission lets them.
rule-zc1-car-drive = The driver moves the car one or two street zones for an action, back too.
rule-zc1-car-no-move = A drive is no move: no skill for moves helps, no zombie holds it.
rule-zc1-car-attack = In every zone of a drive, the first too, a die for each figure; 4 or more hits with damage 1.
rule-zc1-car-attack-priority = Hits follow the target priorities, survivors first; those in the car are safe.
rule-zc1-car-attack-ap = The driver gets all the experience.
rule-zc1-car-attack-friendly = A survivor who is run over takes a wound.
rule-zc1-car-attack-tough = A car kills neither fatties nor the abomination.
rule-zc1-car-in-seat = From a seat one may fight, search the car, trade, make noise and take objectives, but not walk or open doors.
rule-zc1-car-no-shelter = Cars protect nobody from bites or shots.
rule-zc1-car-driver-gone = Without a driver the car stands until somebody takes the seat.

## Combat

rule-zc1-combat-dice = An attack rolls as many dice as the weapon shows.
rule-zc1-combat-hit = A die of at least the accuracy is a hit; a 1 never is.
rule-zc1-combat-damage = Each hit kills one target its damage is enough for; the rest of it is lost.
rule-zc1-combat-dual = A dual pair rolls the dice of both weapons against one zone.
rule-zc1-combat-dual-example = Two sub-MGs roll six dice, two machetes two.
rule-zc1-combat-rerolls = Ammunition, luck and the re-roll of a turn may follow each other, each with all dice.
rule-zc1-combat-min-accuracy = Accuracy is never better than 2+.
rule-zc1-combat-target = An attack needs a zombie in its target zone.
rule-zc1-melee-zone = Melee strikes zombies in the attacker's zone.
rule-zc1-melee-assign = Melee hits are shared out as one likes and never hit survivors.
rule-zc1-ranged-zone = A shot goes at one zone in sight and range.
rule-zc1-ranged-min-range = No shot lands nearer than the weapon's least range.
rule-zc1-ranged-through = Whoever stands between does not matter.
rule-zc1-priority-order = Shots hit survivors first, then walkers, then fatties and the abomination, then runners.
rule-zc1-priority-shield = Hits too weak for whoever comes next are lost.
rule-zc1-priority-self = The shooter is never hit by their own shot.
rule-zc1-friendly-damage = A hit wounds a survivor as often as its damage: damage 2 kills.
rule-zc1-reload-action = An action reloads a weapon, or two equal dual ones that are held.
rule-zc1-reload-end-phase = In the end phase everything is reloaded.
rule-zc1-reload-handed-on = A weapon that was handed on stays empty.

## Wounds

rule-zc1-wound-card = A wound is a card that takes the place of a carried card, which the owner picks and loses.
rule-zc1-wound-slot = A wound keeps its slot; it can be moved, but neither traded nor thrown away.
rule-zc1-wound-death = The second wound kills, and all gear is thrown away.
rule-zc1-wound-shield = A card that stops a wound also saves the card it would have cost.

## The zombie phase

rule-zc1-phase-zombie-order = All zombies attack or move; first every attack, then every move.
rule-zc1-phase-zombie-attack = A zombie with a survivor in its zone attacks and always wounds.
rule-zc1-phase-zombie-attack-share = The players share the wounds of a zone out as they like.
rule-zc1-phase-zombie-attack-frenzy = All zombies of the zone attack, even if fewer would do.
rule-zc1-phase-zombie-move = Who did not attack goes one zone towards the target, by the shortest way.
rule-zc1-phase-zombie-move-see = They go for survivors in sight, the loudest group first, however far.
rule-zc1-phase-zombie-move-hear = Who sees nobody goes for the loudest zone that an open way leads to.
rule-zc1-phase-zombie-move-doors = Without an open way to anybody they go for the loudest zone as if all doors were open.
rule-zc1-phase-zombie-move-blocked = Closed doors stop them.
rule-zc1-phase-zombie-move-arrived = Who is where it is loudest stays.
rule-zc1-phase-zombie-move-detour = A longer open way beats a shorter one through a closed door.
rule-zc1-phase-zombie-move-split = With several shortest ways or equally loud zones they split into equal groups.
rule-zc1-phase-zombie-move-split-add = Zombies from the box make the groups equal; a fatty added so brings nobody.
rule-zc1-phase-zombie-move-split-short = With too few in the box all of that type act once more after this movement, and only once.
rule-zc1-phase-zombie-move-split-odd = Whom nobody can make up for goes where the players say.
rule-zc1-phase-zombie-move-split-abomination = The abomination never splits; the players pick its way.
rule-zc1-phase-zombie-runners = When all have acted, runners attack or move once more.
rule-zc1-phase-zombie-runners-example = Runners that come in with their first action bite with the second.
rule-zc1-spawn-order = Spawn zones draw in the same order each time, clockwise from the first.
rule-zc1-spawn-card = A card is read at the level of the most experienced survivor on the board.
rule-zc1-spawn-card-living = The dead and those who have left do not count for it.
rule-zc1-spawn-reshuffle = An empty zombie deck is shuffled anew.
rule-zc1-spawn-extra = An extra activation brings nobody: all of its type act once more.
rule-zc1-spawn-extra-blue = At Blue it does nothing.
rule-zc1-spawn-manhole = A manhole card brings its zombies to every manhole of a tile with a survivor, and nobody to its zone.
rule-zc1-spawn-shortage = If figures are missing, all of that type act at once, once for each card.
rule-zc1-spawn-shortage-fatty = A fatty without figure still brings its walkers, and walkers that are missing act as well.
rule-zc1-spawn-coloured = A sleeping spawn zone wakes when the objective of its colour is taken, and spawns from the next zombie phase on.
rule-zc1-end-first-player = After each round the first-player token goes to the left, past seats with nobody left.

## Winning and losing

rule-zc1-goal-win = When all goals are met, everybody wins at once, the dead too.
rule-zc1-goal-lose-death = The team plays on until the last survivor is dead; then it is lost.
rule-zc1-goal-lose-impossible = A goal that can't be met any more loses the game.
rule-zc1-goal-lose-mission = A mission may know ways to lose of its own.
rule-zc1-goal-lose-first = Losing is looked at before winning.
rule-zc1-mission-own-rules = A mission's own rules beat the basic ones.
rule-zc1-mission-exit = One leaves by the exit for free, with no zombie in its zone; cards go along.

## Skills

rule-zc1-skill-precedence = A skill beats a basic rule.
rule-zc1-skill-at-once = A skill counts from the moment it is gained.
rule-zc1-skill-plus-action = { skill-plus-action.text }
rule-zc1-skill-free = One more action of one kind each turn: moving, combat or searching.
rule-zc1-skill-max-range = { skill-max-range.text }
rule-zc1-skill-damage = One damage more with melee or ranged actions.
rule-zc1-skill-die = One die more for each weapon used, a dual pair two.
rule-zc1-skill-zone-per-move = { skill-zone-per-move.text }
rule-zc1-skill-reroll = { skill-reroll.text }
rule-zc1-skill-two-cocktails = { skill-two-cocktails.text }
rule-zc1-skill-two-zones = { skill-two-zones.text }
rule-zc1-skill-starts-with = Starts with a card from the deck, besides the dealt one.
rule-zc1-skill-ambidextrous = { skill-ambidextrous.text }
rule-zc1-skill-born-leader = { skill-born-leader.text }
rule-zc1-skill-lucky = { skill-lucky.text }
rule-zc1-skill-hold-your-nose = { skill-hold-your-nose.text }
rule-zc1-skill-hoard = { skill-hoard.text }
rule-zc1-skill-trick-shot = { skill-trick-shot.text }
rule-zc1-skill-loud = { skill-loud.text }
rule-zc1-skill-is-that-all = { skill-is-that-all.text }
rule-zc1-skill-ninja = { skill-ninja.text }
rule-zc1-skill-matching-set = { skill-matching-set.text }
rule-zc1-skill-gunslinger = { skill-gunslinger.text }
rule-zc1-skill-medic = { skill-medic.text }
rule-zc1-skill-sniper = { skill-sniper.text }
rule-zc1-skill-destiny = { skill-destiny.text }
rule-zc1-skill-slippery = { skill-slippery.text }
rule-zc1-skill-swordmaster = { skill-swordmaster.text }
rule-zc1-skill-lock-it-down = { skill-lock-it-down.text }
rule-zc1-skill-to-roll = Each die of the attack counts 1 more, 6 at most.
rule-zc1-skill-tough = { skill-tough.text }

## Missions

rule-zc1-mission-m0-weapons = Tutorial: only pans are dealt; pistol, axe and crowbar lie on top of the equipment in an unknown order.
rule-zc1-mission-m0-five-cards = Tutorial: five zombie cards only, shuffled again whenever they are used up.
rule-zc1-mission-m1-supplies = City Blocks: all objectives, then one who leaves is enough, if a can, rice and water leave too.
rule-zc1-mission-m2-all = Y-Zone: everybody has to leave, so the first death loses.
rule-zc1-mission-m2-cabinet = Y-Zone: the objective is a medicine cabinet; whoever takes it loses a wound and gains no experience.
rule-zc1-mission-m3-red = The 24hrs Race: won as soon as one survivor reaches the red level.
rule-zc1-mission-m4-gather = Drive-By Shooting: after all objectives, everybody alive stands in one spawn zone without zombies.
rule-zc1-mission-m6-no-search = The Escape: nothing can be found in the start zone.
rule-zc1-mission-m6-stow = The Escape: one action puts a supply under a car in the zone or takes one from there, on foot or in a seat.
rule-zc1-mission-m6-drive-off = The Escape: a car that enters the exit zone is gone with its crew and what lies under it, zombies or not.
rule-zc1-mission-m6-haul = The Escape: six supplies must leave under cars; with too few left, or no car, it is lost.
rule-zc1-mission-m7-infested = Grindhouse: a walker stands in every room at the start; opening a house brings its cards besides.
rule-zc1-mission-m7-behind-doors = Grindhouse: spawn zones are active even behind closed doors.
rule-zc1-mission-m7-twin-doors = Grindhouse: opening one door of a house opens its other door.
rule-zc1-mission-m7-neutralise = Grindhouse: an action in a spawn zone without zombies removes it for good; all of them gone wins.
rule-zc1-mission-m7-loud = Grindhouse: two zones hold seven noise for good.
rule-zc1-mission-m7-lure = Grindhouse: a zombie that comes to a loud zone, or appears there, leaves the board; the fourth loses.
rule-zc1-mission-m8-colours = Zombie Police: a coloured door opens after its objective is taken; the blue one wakes the blue spawn zone as well.
rule-zc1-mission-m8-bunker = Zombie Police: won with a survivor and no zombie in the bunker, which spawns like any house when opened.
rule-zc1-mission-m9-newcomer = Might Makes Right: under a neutral objective a random survivor joins, without gear, for whoever has fewest.
rule-zc1-mission-m9-blue = Might Makes Right: one of the four face-down objectives is blue and brings only its experience.
rule-zc1-mission-m9-each = Might Makes Right: one survivor for each of one to three players.
rule-zc1-mission-m9-reunion = Might Makes Right: four, five or six leave from the start zone; exactly so many can exist, so the first death loses.
rule-zc1-mission-objective-xp = An objective brings experience only where the mission says so, and then five.
