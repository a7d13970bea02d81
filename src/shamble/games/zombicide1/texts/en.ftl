# Zombicide, Season 1. Names and what things do, in our own words.

## Survivors

survivor-amy = Amy
    .gen = Amy's
survivor-doug = Doug
    .gen = Doug's
survivor-josh = Josh
    .gen = Josh's
survivor-ned = Ned
    .gen = Ned's
survivor-phil = Phil
    .gen = Phil's
survivor-wanda = Wanda
    .gen = Wanda's

## Zombies (one: with article; many: after a number)

zombie-walker = Walker
    .one = a walker
    .many = walkers
    .text = One action. Dies at damage 1.
zombie-fatty = Fatty
    .one = a fatty
    .many = fatties
    .text = One action. Dies at damage 2, and brings two walkers along when it appears.
zombie-runner = Runner
    .one = a runner
    .many = runners
    .text = Two actions. Dies at damage 1.
zombie-abomination = Abomination
    .one = the abomination
    .many = abominations
    .text = One action. Dies at damage 3 or by a molotov. Worth 5 experience. There is only one.

## Equipment

card-baseball-bat = Baseball bat
    .nom = the baseball bat
    .acc = the baseball bat
    .dat = the baseball bat
    .one = a baseball bat
    .many = baseball bats
card-crowbar = Crowbar
    .nom = the crowbar
    .acc = the crowbar
    .dat = the crowbar
    .one = a crowbar
    .many = crowbars
card-fire-axe = Fire axe
    .nom = the fire axe
    .acc = the fire axe
    .dat = the fire axe
    .one = a fire axe
    .many = fire axes
card-pistol = Pistol
    .nom = the pistol
    .acc = the pistol
    .dat = the pistol
    .one = a pistol
    .many = pistols
card-chainsaw = Chainsaw
    .nom = the chainsaw
    .acc = the chainsaw
    .dat = the chainsaw
    .one = a chainsaw
    .many = chainsaws
card-katana = Katana
    .nom = the katana
    .acc = the katana
    .dat = the katana
    .one = a katana
    .many = katanas
card-machete = Machete
    .nom = the machete
    .acc = the machete
    .dat = the machete
    .one = a machete
    .many = machetes
card-sawed-off = Sawed-off
    .nom = the sawed-off
    .acc = the sawed-off
    .dat = the sawed-off
    .one = a sawed-off
    .many = sawed-offs
card-shotgun = Shotgun
    .nom = the shotgun
    .acc = the shotgun
    .dat = the shotgun
    .one = a shotgun
    .many = shotguns
card-sub-mg = Sub-MG
    .nom = the sub-MG
    .acc = the sub-MG
    .dat = the sub-MG
    .one = a sub-MG
    .many = sub-MGs
card-pan = Pan
    .nom = the pan
    .acc = the pan
    .dat = the pan
    .one = a pan
    .many = pans
card-rifle = Rifle
    .nom = the rifle
    .acc = the rifle
    .dat = the rifle
    .one = a rifle
    .many = rifles
    .text = With a scope it becomes a sniper rifle.
card-sniper-rifle = Sniper rifle
    .nom = the sniper rifle
    .acc = the sniper rifle
    .dat = the sniper rifle
    .one = a sniper rifle
    .many = sniper rifles
    .text = A rifle with a scope: its hits go where you like.
card-scope = Scope
    .nom = the scope
    .acc = the scope
    .dat = the scope
    .one = a scope
    .many = scopes
    .text = Mounted on a rifle for free, it makes a sniper rifle.
card-gasoline = Gasoline
    .nom = the gasoline
    .acc = the gasoline
    .dat = the gasoline
    .one = a can of gasoline
    .many = cans of gasoline
    .text = With glass bottles it makes a molotov, for free.
card-glass-bottles = Glass bottles
    .nom = the glass bottles
    .acc = the glass bottles
    .dat = the glass bottles
    .one = some glass bottles
    .many = sets of glass bottles
    .text = With gasoline they make a molotov, for free.
card-molotov = Molotov
    .nom = the molotov
    .acc = the molotov
    .dat = the molotov
    .one = a molotov
    .many = molotovs
    .text = No roll: discard it to kill everybody in the zone, friends too.
card-flashlight = Flashlight
    .nom = the flashlight
    .acc = the flashlight
    .dat = the flashlight
    .one = a flashlight
    .many = flashlights
    .text = A search draws one more card for each flashlight, but not in cars. Works in reserve.
card-goalie-mask = Goalie mask
    .nom = the goalie mask
    .acc = the goalie mask
    .dat = the goalie mask
    .one = a goalie mask
    .many = goalie masks
    .text = Throw it away instead of a wound. Works in reserve.
card-plenty-of-bullets = Plenty of bullets
    .nom = “Plenty of bullets”
    .acc = “Plenty of bullets”
    .dat = “Plenty of bullets”
    .one = a “Plenty of bullets”
    .many = “Plenty of bullets” cards
    .text = One re-roll for each shot with pistols, the Evil Twins or a rifle. Works in reserve.
card-plenty-of-shells = Plenty of shells
    .nom = “Plenty of shells”
    .acc = “Plenty of shells”
    .dat = “Plenty of shells”
    .one = a “Plenty of shells”
    .many = “Plenty of shells” cards
    .text = One re-roll for each shot with sawed-offs or shotguns. Works in reserve.
card-canned-food = Canned food
    .nom = the canned food
    .acc = the canned food
    .dat = the canned food
    .one = a can of food
    .many = cans of food
    .text = Counts where a mission wants it.
card-rice = Bag of rice
    .nom = the bag of rice
    .acc = the bag of rice
    .dat = the bag of rice
    .one = a bag of rice
    .many = bags of rice
    .text = Counts where a mission wants it.
card-water = Water
    .nom = the water
    .acc = the water
    .dat = the water
    .one = a bottle of water
    .many = bottles of water
    .text = Counts where a mission wants it.
card-aaahh = Aaahh!!
    .nom = “Aaahh!!”
    .acc = “Aaahh!!”
    .dat = “Aaahh!!”
    .one = “Aaahh!!”
    .text = A walker appears in your zone, and the search is over.
card-evil-twins = Evil Twins
    .nom = the Evil Twins
    .acc = the Evil Twins
    .dat = the Evil Twins
    .one = the Evil Twins
card-mas-shotgun = Ma's shotgun
    .nom = Ma's shotgun
    .acc = Ma's shotgun
    .dat = Ma's shotgun
    .one = Ma's shotgun
card-wound = Wound
    .nom = the wound
    .acc = the wound
    .dat = the wound
    .one = a wound
    .many = wounds
    .text = Takes a slot until it heals. The second one kills.

## What cards say

gear-melee = Melee, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+, damage { $damage }, { $noise ->
        [0] silent
       *[other] loud
    }.
gear-ranged = Range { $least }-{ $most }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+, damage { $damage }, { $noise ->
        [0] silent
       *[other] loud
    }.
gear-thrown = Thrown up to range { $most }, { $noise ->
        [0] silent
       *[other] loud
    }.
gear-dual = Dual.
gear-ammo = { $ammo ->
        [bullets] Bullets.
       *[shells] Shells.
    }
gear-reload = Reload after each shot.
gear-door = { $noise ->
        [0] Opens doors silently.
       *[other] Opens doors, loudly.
    }
spawn-card-manhole = on manholes
spawn-card-extra-walker = all walkers once more
spawn-card-extra-fatty = all fatties once more
spawn-card-extra-runner = all runners once more

## Skills. A family takes its argument as $arg; family-argument is the same written out.

skill-plus-action = +1 Action
    .text = One action more each turn, for anything.
skill-free = +1 free { $arg ->
        [move] Move
        [ranged] Ranged
        [combat] Combat
        [melee] Melee
       *[search] Search
    } Action
    .text = One extra action each turn, only as a { $arg ->
        [move] move
        [ranged] ranged
        [combat] combat
        [melee] melee
       *[search] search
    } action.
skill-free-move = +1 free Move Action
    .text = One extra action each turn, only as a move action.
skill-free-combat = +1 free Combat Action
    .text = One extra action each turn, only as a combat action.
skill-free-search = +1 free Search Action
    .text = One extra action each turn, only as a search action. One still searches only once a turn.
skill-max-range = +1 max Range
    .text = Ranged weapons reach one zone farther, molotovs too.
skill-damage = +1 Damage: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = 1 damage more in { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions.
skill-damage-melee = +1 Damage: Melee
    .text = 1 damage more in melee actions.
skill-damage-ranged = +1 Damage: Ranged
    .text = 1 damage more in ranged actions.
skill-die = +1 die: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = Each weapon rolls one die more in { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions, a dual pair two.
skill-die-combat = +1 die: Combat
    .text = Each weapon rolls one die more in combat actions, a dual pair two.
skill-die-melee = +1 die: Melee
    .text = Each weapon rolls one die more in melee actions, a dual pair two.
skill-die-ranged = +1 die: Ranged
    .text = Each weapon rolls one die more in ranged actions, a dual pair two.
skill-ambidextrous = Ambidextrous
    .text = All weapons have the dual mark; two of one name are still needed.
skill-lucky = Lucky
    .text = Once for each action all dice may be rolled again, on top of other re-rolls; the new roll stands.
skill-slippery = Slippery
    .text = In move actions zombies are ignored: no surcharge for leaving, no stop on entering.
skill-is-that-all = Is that all you've got?
    .text = Instead of a wound the survivor may discard a carried card, for as many wounds as he likes.
skill-matching-set = Matching set!
    .text = When a search draws a dual weapon, its twin may be fetched from the deck, which is then shuffled.
skill-gunslinger = Gunslinger
    .text = All ranged weapons have the dual mark; two of one name are still needed.
skill-swordmaster = Swordmaster
    .text = All melee weapons have the dual mark; two of one name are still needed.
skill-to-roll = +1 to dice roll: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = Each die in { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions counts 1 higher, 6 at most.
skill-to-roll-combat = +1 to dice roll: Combat
    .text = Each die in combat actions counts 1 higher, 6 at most.
skill-to-roll-melee = +1 to dice roll: Melee
    .text = Each die in melee actions counts 1 higher, 6 at most.
skill-to-roll-ranged = +1 to dice roll: Ranged
    .text = Each die in ranged actions counts 1 higher, 6 at most.
skill-zone-per-move = +1 Zone per Move
    .text = A move goes one zone farther, on top of other skills; entering zombies still ends it.
skill-reroll = 1 re-roll per turn
    .text = Once a turn all dice of an action may be rolled again, on top of other re-rolls; the new roll stands.
skill-two-cocktails = 2 cocktails are better than 1
    .text = Making a molotov gives two cards.
skill-two-zones = 2 Zones per Move Action
    .text = A move goes one zone or two; entering zombies still ends it.
skill-starts-with = Starts with: { $arg }
    .text = In the inventory from the start, besides the dealt card: { $arg }.
skill-starts-with-pistol = Starts with: pistol
    .text = In the inventory from the start, besides the dealt card: a pistol.
skill-born-leader = Born leader
    .text = Once a turn, free: another survivor has one action more in the next turn.
skill-hold-your-nose = Hold your nose
    .text = Once a turn a free search where this survivor has killed a zombie this turn, in the street too. It is still the one search of the turn.
skill-hoard = Hoard
    .text = One more card fits into the reserve.
skill-trick-shot = Trick shot
    .text = With a pair of dual guns one action may shoot at two zones, one gun each.
skill-loud = Loud
    .text = Once a turn, free: until this survivor’s next turn the zone counts as the noisiest of all. If several shout, only the last shout counts.
skill-ninja = Ninja
    .text = Makes no noise, not even with loud gear, unless he wants to be heard.
skill-medic = Medic
    .text = Once a turn, free: heals one wound of somebody in the zone, or their own.
skill-sniper = Sniper
    .text = Ranged hits go where this survivor likes.
skill-destiny = Destiny
    .text = Once a turn a drawn equipment card may be thrown away for another.
skill-lock-it-down = Lock it down
    .text = For one action: closes an open door. Opened again, it brings nobody new.
skill-tough = Tough
    .text = The first attack of a zombie in each zombie phase is ignored.

## Things on the board

car-pimp = Pimpmobile
deck-pimp = Pimpmobile weapons
    .nom = the pile of pimpmobile weapons

## The game

game-title = Zombicide, Season 1
    .short = Zombicide 1
game-blurb = Up to six survivors with pans and a pistol against a city full of zombies. Two wounds kill, but the others play on.
game-goal = Meet all goals of the mission while anybody lives.

setting-spawns = Spawn zones
    .text = How many places in a mission bring new zombies.
value-spawns-known = As in the box
    .text = As many spawn zones, cars and objectives as in the printed missions, as far as they are known.
value-spawns-fewer = Fewer spawn zones
    .text = Our easier version: nine missions have fewer spawn zones, an extra police car or a better start.
setting-ammo = Ammunition
    .text = Which guns “Plenty of bullets” serves.
value-ammo-printed = As printed
    .text = Pistols, the Evil Twins and rifles.
value-ammo-all-guns = Sub-MGs too
    .text = As many tables play it.

## Questions

ask-agree-first = Who begins?
ask-one-way = Nobody can be reached from { NAME($zone) }. Which way do they go?
ask-fill-first = { $n ->
        [one] Only { NAME($kind, form: "one") } is
       *[other] Only { $n } { NAME($kind, form: "many") } are
    } left in the box for all the groups that part. Which zone is filled up first?
ask-take-wound = { NAME($who) } is wounded. Which card does it cost?
ask-ready = { NAME($who) } has made it: { NAME($card) }. Into a hand?

## Buttons

do-begin = { NAME($who) } goes first
    .named = { $name } goes first, with { NAME($who) }
    .yours = You go first, with { NAME($who) }
do-lose = Lose { NAME($item, form: "acc") }
do-bear = { $item ->
        [hand] The wound lies in a hand
       *[pack] The wound lies in reserve
    }
do-lose-hits = Let the other hits go
do-mix = Mix a molotov
do-mount = Mount the scope on the rifle
do-ready = { $item ->
        [none] Take it in hand
       *[other] Take it in hand, and put { NAME($item, form: "acc") } away
    }
do-stow = Put it in reserve
do-sniff = Search what they left, for free
do-shout = Be as loud as possible
do-be-heard = Let the zombies hear { NAME($who) }
do-be-silent = Make no noise again
do-patch = Heal 1 wound of { NAME($target) }
do-lock = Close { NAME($target, form: "acc") }
    .group = Close a door …
do-slow = Drive { NAME($target, form: "to") }
    .group = Drive …
do-fast = Drive { NAME($target, form: "to") }, over { NAME($item) }
    .group = Drive two zones …
do-fill-up = Fill up { NAME($target) }
do-trick = Shoot at { NAME($target) } and at { NAME($item) }
    .group = Shoot at two zones …
do-hit = Hit { NAME($who, form: "one") }
do-reroll = { $item ->
        [lucky] Roll again, by luck
        [reroll] Roll again, this once
        [shells] Roll again, with plenty of shells
       *[bullets] Roll again, with plenty of bullets
    }

## The log

log-loses-card = The wound costs { NAME($who) } { NAME($card, form: "acc") }.
log-fills-up = { $n ->
        [one] { NAME($kind, form: "one") } more comes out of nowhere { NAME($zone, form: "at") }, so that all groups are equal.
       *[other] { $n } { NAME($kind, form: "many") } more come out of nowhere { NAME($zone, form: "at") }, so that all groups are equal.
    }
log-split-short = { $n ->
        [one] 1 figure is missing to make the groups { NAME($zone, form: "at") } equal: { NAME($kind, form: "many") } are all out.
       *[other] { $n } figures are missing to make the groups { NAME($zone, form: "at") } equal: { NAME($kind, form: "many") } are all out.
    }
log-manholes = { $n ->
        [one] { NAME($kind, form: "one") } climbs out of each manhole: { NAME($zones) }.
       *[other] { $n } { NAME($kind, form: "many") } climb out of each manhole: { NAME($zones) }.
    }
log-abomination-again = The abomination is out there already: a fatty comes { NAME($zone, form: "at") } instead.
log-makes = { NAME($who) } puts two things together: { NAME($card, form: "one") }.
log-shouts = { NAME($who) } is as loud as can be { NAME($zone, form: "at") }.
log-heard = { NAME($who) } wants to be heard.
log-unheard = Nobody hears { NAME($who) } any more.
log-locks = { NAME($who) } closes a door. Behind it: { NAME($zone) }.
log-drives = { NAME($who) } drives { NAME($zone, form: "to") }.
log-searches-pimpmobile = { NAME($who) } looks into a pimpmobile.
log-commands = { NAME($who) } gives { NAME($whom) } an action for the next turn.
log-sorts = { NAME($who) } sorts the gear.
log-tough = { NAME($who) } is tough: the first attack doesn't count.
log-hit-person = { NAME($who) } hits { NAME($whom) }.
log-rerolls = { $means ->
        [lucky] { NAME($who) } is lucky and rolls again.
        [reroll] { NAME($who) } rolls again, this once.
        [shells] { NAME($who) } has plenty of shells and rolls again.
       *[bullets] { NAME($who) } has plenty of bullets and rolls again.
    }
log-runs-over = { $n ->
        [0] { NAME($who) } runs into whoever is { NAME($zone, form: "at") }: { NAME($dice) }. No hit.
        [one] { NAME($who) } runs into whoever is { NAME($zone, form: "at") }: { NAME($dice) }. 1 hit.
       *[other] { NAME($who) } runs into whoever is { NAME($zone, form: "at") }: { NAME($dice) }. { $n } hits.
    }
end-goals = Won: all goals are met.
end-all-dead = Lost: nobody is left alive.

## Hints

why-make = Two cards become one good one.

## Words of this book

track-adrenaline = Experience
log-adrenaline = { NAME($who) } gets { $n } experience, { $total } in all.
ask-dark-room = { $n ->
        [1] Which room gets the first zombie card?
        [2] And the second?
       *[other] And card number { $n }?
    }
log-building-opens = { $n ->
        [one] The house is open. Its room gets a card.
       *[other] The house is open. Each of its { $n } rooms gets a card.
    }
slots-pack = Reserve

## Missions

special-objective-ap = { $n ->
        [0] Objectives bring no experience.
       *[other] An objective brings { $n } experience.
    }
special-infested = A walker stands in every room from the beginning. The cards of an opened house come on top.
special-twin-doors = Opening one door of a house opens its other doors too.
special-lure = A zombie that gets { NAME($zones, form: "at") } leaves the map. When { $n } are gone, the mission is lost; { $now } are gone so far.
special-stow = An action puts a supply under a car in the zone, or takes one from there. Zombies don't matter. Under cars on the map: { $now }.
special-drive-off = A car that enters the exit zone is gone, with everybody in it and everything under it. Nobody leaves on foot.
special-newcomers = Under the neutral objectives somebody waits, without any gear, for the player who has fewest.
goal-kills = Body count
    .text = { $kind ->
        [walker] { $n ->
            [one] Kill a walker.
           *[other] Kill { $n } walkers.
        }
        [fatty] { $n ->
            [one] Kill a fatty.
           *[other] Kill { $n } fatties.
        }
        [runner] { $n ->
            [one] Kill a runner.
           *[other] Kill { $n } runners.
        }
        [abomination] { $n ->
            [one] Kill an abomination.
           *[other] Kill { $n } abominations.
        }
       *[other] { $n ->
            [one] Kill a zombie.
           *[other] Kill { $n } zombies.
        }
    }
goal-exit = Get out
    .text = { $n ->
        [one] One of us leaves by the exit. On foot, with no zombie in that zone.
       *[other] Everybody still alive leaves by the exit. On foot, with no zombie in that zone.
    }
goal-level = Danger level
    .text = { $level ->
        [yellow] { $n ->
            [one] One survivor reaches Yellow.
           *[other] { $n } survivors reach Yellow.
        }
        [orange] { $n ->
            [one] One survivor reaches Orange.
           *[other] { $n } survivors reach Orange.
        }
       *[red] { $n ->
            [one] One survivor reaches Red.
           *[other] { $n } survivors reach Red.
        }
    }
goal-haul = Supplies driven out
    .text = { $n ->
        [one] One card of these leaves the map under a car: { NAME($cards) }.
       *[other] { $n } cards of these leave the map under cars, in any mix: { NAME($cards) }.
    }
    .now = { $n } carried, { $under } under cars, { $out } out
goal-reunion = Nobody is left behind
    .text = Find the missing, and all { $n } leave from the exit. The first death loses.
do-put-under = Put { NAME($item, form: "acc") } under { NAME($target, form: "acc") }
do-take-out = Take { NAME($item, form: "acc") } from under { NAME($target, form: "acc") }
log-opens-too = The other door opens as well: { NAME($zone) }.
log-lured-away = { $n ->
        [one] { NAME($kind, form: "one") } reaches the noise { NAME($zone, form: "at") } and is gone. { $total } so far.
       *[other] { $n } { NAME($kind, form: "many") } reach the noise { NAME($zone, form: "at") } and are gone. { $total } so far.
    }
log-stows = { NAME($who) } puts { NAME($card, form: "acc") } under { NAME($car, form: "acc") }.
log-unstows = { NAME($who) } takes { NAME($card, form: "acc") } from under { NAME($car, form: "acc") }.
log-drives-off = { $n ->
        [0] { NAME($car, form: "nom") } is away, with nothing under it.
        [one] { NAME($car, form: "nom") } is away, with 1 supply under it.
       *[other] { NAME($car, form: "nom") } is away, with { $n } supplies under it.
    }
log-joins = { NAME($who) } was waiting { NAME($zone, form: "at") } and joins in.
log-nobody-joins = Nobody is left who could be waiting here.
end-lured-away = Lost: too many of them followed the noise and got away.
