# Zombicide, 2nd Edition. Names and what things do, in our own words.

## Survivors

survivor-amy = Amy
    .gen = Amy's
survivor-doug = Doug
    .gen = Doug's
survivor-elle = Elle
    .gen = Elle's
survivor-josh = Josh
    .gen = Josh's
survivor-ned = Ned
    .gen = Ned's
survivor-wanda = Wanda
    .gen = Wanda's
survivor-bunny-g = Bunny G
    .gen = Bunny G's
survivor-lili = Lili
    .gen = Lili's
survivor-lou = Lou
    .gen = Lou's
survivor-odin = Odin
    .gen = Odin's
survivor-ostara = Ostara
    .gen = Ostara's
survivor-tiger-sam = Tiger Sam
    .gen = Tiger Sam's

## Zombies (one: with article; many: after a number)

zombie-walker = Walker
    .one = a walker
    .many = walkers
    .text = One action. Dies at damage 1.
zombie-brute = Brute
    .one = a brute
    .many = brutes
    .text = One action. Dies at damage 2, and shields others from shots.
zombie-runner = Runner
    .one = a runner
    .many = runners
    .text = Two actions. Dies at damage 1.
zombie-abomination = Abomination
    .one = an abomination
    .many = abominations
    .text = One action. Dies at damage 3 or by a molotov. Worth 5 adrenaline.

## Abominations

abomination-patient-0 = Patient 0
    .one = Patient 0
    .text = Nothing special about it.
abomination-hobomination = Hobomination
    .one = the Hobomination
    .text = Survivors in its zone can't fight.
abomination-abominacop = Abominacop
    .one = the Abominacop
    .text = Takes ranged hits before everything else.
abomination-abominawild = Abominawild
    .one = the Abominawild
    .text = A molotov in its zone kills it alone.
abomination-super-abomination = Super-abomination
    .one = the super-abomination
    .text = Only Ned's turbo molotov kills it.

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
card-kukri = Kukri
    .nom = the kukri
    .acc = the kukri
    .dat = the kukri
    .one = a kukri
    .many = kukris
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
card-sniper-rifle = Sniper rifle
    .nom = the sniper rifle
    .acc = the sniper rifle
    .dat = the sniper rifle
    .one = a sniper rifle
    .many = sniper rifles
    .text = Sniper: choose your targets, no friendly fire.
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
    .text = A search draws two cards; two flashlights don't add up. Lights up dark zones. Works in the backpack.
card-plenty-of-bullets = Plenty of bullets
    .nom = “Plenty of bullets”
    .acc = “Plenty of bullets”
    .dat = “Plenty of bullets”
    .one = a “Plenty of bullets”
    .many = “Plenty of bullets” cards
    .text = One re-roll for each attack with bullet weapons. Works in the backpack.
card-plenty-of-shells = Plenty of shells
    .nom = “Plenty of shells”
    .acc = “Plenty of shells”
    .dat = “Plenty of shells”
    .one = a “Plenty of shells”
    .many = “Plenty of shells” cards
    .text = One re-roll for each attack with shell weapons. Works in the backpack.
card-rice = Bag of rice
    .nom = the bag of rice
    .acc = the bag of rice
    .dat = the bag of rice
    .one = a bag of rice
    .many = bags of rice
    .text = Discard for 3 adrenaline. Works in the backpack.
card-canned-food = Canned food
    .nom = the canned food
    .acc = the canned food
    .dat = the canned food
    .one = a can of food
    .many = cans of food
    .text = Discard for 3 adrenaline. Works in the backpack.
card-water = Water
    .nom = the water
    .acc = the water
    .dat = the water
    .one = a bottle of water
    .many = bottles of water
    .text = Discard for 3 adrenaline. Works in the backpack.
card-aaahh = Aaahh!!
    .nom = “Aaahh!!”
    .acc = “Aaahh!!”
    .dat = “Aaahh!!”
    .one = “Aaahh!!”
    .text = A walker appears in your zone, and the search is over.
card-army-sniper-rifle = Army sniper rifle
    .nom = the army sniper rifle
    .acc = the army sniper rifle
    .dat = the army sniper rifle
    .one = an army sniper rifle
    .many = army sniper rifles
    .text = Sniper: choose your targets, no friendly fire.
card-automatic-shotgun = Automatic shotgun
    .nom = the automatic shotgun
    .acc = the automatic shotgun
    .dat = the automatic shotgun
    .one = an automatic shotgun
    .many = automatic shotguns
card-evil-twins = Evil Twins
    .nom = the Evil Twins
    .acc = the Evil Twins
    .dat = the Evil Twins
    .one = the Evil Twins
card-golden-ak-47 = Golden AK-47
    .nom = the golden AK-47
    .acc = the golden AK-47
    .dat = the golden AK-47
    .one = the golden AK-47
card-golden-kukri = Golden kukri
    .nom = the golden kukri
    .acc = the golden kukri
    .dat = the golden kukri
    .one = the golden kukri
card-gunblade = Gunblade
    .nom = the gunblade
    .acc = the gunblade
    .dat = the gunblade
    .one = the gunblade
card-mas-shotgun = Ma's shotgun
    .nom = Ma's shotgun
    .acc = Ma's shotgun
    .dat = Ma's shotgun
    .one = Ma's shotgun
card-nailbat = Nailbat
    .nom = the nailbat
    .acc = the nailbat
    .dat = the nailbat
    .one = the nailbat
card-zantetsuken = Zantetsuken
    .nom = the Zantetsuken
    .acc = the Zantetsuken
    .dat = the Zantetsuken
    .one = the Zantetsuken

## Zombie cards: number, kind, how many at Blue, Yellow, Orange and Red

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
spawn-card-spawn-walker = walkers
spawn-card-spawn-brute = brutes
spawn-card-spawn-runner = runners
spawn-card-spawn-abomination = abomination
spawn-card-rush-walker = walker rush
spawn-card-rush-brute = brute rush
spawn-card-rush-runner = runner rush
spawn-card-extra-walker = all walkers once more
spawn-card-extra-brute = all brutes once more
spawn-card-extra-runner = all runners once more

## Skills. A family takes its argument as $arg; family-argument is the same written out.

skill-action-damage-2 = { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }: Damage 2
    .text = Weapons with damage 1 have damage 2 in { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions.
skill-action-damage-2-combat = Combat: Damage 2
    .text = Weapons with damage 1 have damage 2 in combat actions.
skill-action-damage-2-melee = Melee: Damage 2
    .text = Weapons with damage 1 have damage 2 in melee actions.
skill-action-damage-2-ranged = Ranged: Damage 2
    .text = Weapons with damage 1 have damage 2 in ranged actions.
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
skill-free-ranged = +1 free Ranged Action
    .text = One extra action each turn, only as a ranged action.
skill-free-combat = +1 free Combat Action
    .text = One extra action each turn, only as a combat action.
skill-free-melee = +1 free Melee Action
    .text = One extra action each turn, only as a melee action.
skill-free-search = +1 free Search Action
    .text = One extra action each turn, only as a search action.
skill-max-range = +1 max Range
    .text = The maximum range of the survivor's ranged weapons is 1 higher.
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
skill-damage-combat = +1 Damage: Combat
    .text = 1 damage more in combat actions.
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
skill-zone-per-move = +1 Zone per Move
    .text = A move action goes up to two zones; entering zombies still ends it.
skill-two-cocktails = Two cocktails are better than one
    .text = On a die of 4 or more, never changed or re-rolled, a thrown molotov goes back into the backpack; if that is full, one card in it is discarded.
skill-search-thoroughly = Thorough search
    .text = A search draws two cards.
skill-sidestep = Sidestep
    .text = When zombies appear at range 0-1, one free move action without surcharge, once for each zombie card and before a rush.
skill-barbaric = Barbarian
    .text = In melee each weapon may roll as many dice as there are zombies in the zone instead of its own number; bonus dice are added.
skill-starts-with = Starts with: { $arg }
    .text = In the inventory from the start, on top of what is dealt: { $arg }.
skill-starts-health = Starts with { $arg } Health
    .text = Health: { $arg }.
skill-starts-2-ap = Starts with 2 AP
    .text = The survivor starts with 2 adrenaline; never a companion.
skill-dual-expert = Dual expert
    .text = With a dual pair in hand: one free combat action, for that pair only.
skill-ambidextrous = Ambidextrous
    .text = All weapons have the dual mark; two of one name are still needed.
skill-blitz = Blitz
    .text = Once a turn, for one action: up to two zones to where zombies are in range of a weapon in hand, then one free ranged action.
skill-bloodlust = Bloodlust: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = Once a turn, for one action: up to two zones into a zone with a zombie, then one free { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } action.
skill-bloodlust-combat = Bloodlust: Combat
    .text = Once a turn, for one action: up to two zones into a zone with a zombie, then one free combat action.
skill-bloodlust-melee = Bloodlust: Melee
    .text = Once a turn, for one action: up to two zones into a zone with a zombie, then one free melee action.
skill-bloodlust-ranged = Bloodlust: Ranged
    .text = Once a turn, for one action: up to two zones into a zone with a zombie, then one free ranged action.
skill-break-in = Break-in
    .text = Doors open without gear and without noise, coloured ones under their condition; one free door action each turn.
skill-escalation = Escalation: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = Each further { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } action in a row rolls one die more than the last. Any other action ends it.
skill-escalation-combat = Escalation: Combat
    .text = Each further combat action in a row rolls one die more than the last. Any other action ends it.
skill-escalation-melee = Escalation: Melee
    .text = Each further melee action in a row rolls one die more than the last. Any other action ends it.
skill-escalation-ranged = Escalation: Ranged
    .text = Each further ranged action in a row rolls one die more than the last. Any other action ends it.
skill-super-strength = Super strength
    .text = Melee weapons have damage 3.
skill-born-leader = Born leader
    .text = Once in this survivor's turn another survivor anywhere gets one free action and takes it at once, as a turn of its own.
skill-lucky = Lucky
    .text = Once for each action all dice may be rolled again, on top of other re-rolls; the new roll stands.
skill-webbing = Webbing
    .text = All carried cards count as being in hand.
skill-hold-your-nose = Hold your nose
    .text = When the last zombie in this survivor's zone is killed, by anybody, the survivor draws an equipment card; this is no search.
skill-hoard = Hoard
    .text = Two more cards can be carried, as if in the backpack.
skill-low-profile = Low profile
    .text = Friendly fire never hits this survivor; molotovs do.
skill-improvised-ranged = Improvised weapon: Ranged
    .text = Once a turn a free ranged attack: range 1, 2 dice, 4+, damage 1, silent; bonuses count.
skill-improvised-melee = Improvised weapon: Melee
    .text = Once a turn a free melee attack: 2 dice, 4+, damage 1, silent; bonuses count.
skill-combat-reflexes = Combat reflexes
    .text = When zombies appear at range 0-1, one free combat action against their zone, once for each zombie card and before a rush.
skill-search-again = Can Search more than once
    .text = Any number of searches a turn, one action each.
skill-point-blank = Point-blank
    .text = Every ranged weapon may shoot into this survivor's own zone, whatever its minimum range, at targets of choice and without friendly fire.
skill-lifesaver = Lifesaver
    .text = Once a turn, free: pull any survivors who agree out of a neighbouring zone with a zombie, in sight and with an open way; this is no move.
skill-slippery = Slippery
    .text = In move actions zombies are ignored: no surcharge for leaving, no stop on entering.
skill-scavenger = Scavenger
    .text = Streets may be searched like rooms.
skill-is-that-all = Is that all you've got?
    .text = Instead of a wound the survivor may discard a carried card, for as many wounds as he likes.
skill-field-medic = Field medic
    .text = Once a turn, for one action: up to two zones to where a survivor is, then heal one wound of anybody there.
skill-armor-against = Armor against { $arg ->
        [walker] Walkers
        [runner] Runners
        [brute] Brutes
       *[abomination] Abominations
    }
    .text = Wounds by { $arg ->
        [walker] walkers
        [runner] runners
        [brute] brutes
       *[abomination] abominations
    } are ignored.
skill-armor-against-walker = Armor against Walkers
    .text = Wounds by walkers are ignored.
skill-armor-against-runner = Armor against Runners
    .text = Wounds by runners are ignored.
skill-armor-against-brute = Armor against Brutes
    .text = Wounds by brutes are ignored.
skill-armor-against-abomination = Armor against Abominations
    .text = Wounds by abominations are ignored.
skill-matching-set = Matching set
    .text = When a search draws a dual weapon, its twin may be fetched from the deck, which is then shuffled.
skill-regeneration = Regeneration
    .text = In each end phase the survivor is fully healed.
skill-gunslinger = Gunslinger
    .text = All ranged weapons have the dual mark; two of one name are still needed.
skill-medic = Medic
    .text = In the end phase the survivor and each one in the zone heals one wound, and every wound healed gives the medic 1 adrenaline.
skill-sniper = Sniper
    .text = Ranged targets are free to choose, and there is no friendly fire.
skill-destiny = Destiny
    .text = Once a turn a drawn equipment card may be discarded for another of the same deck.
skill-quick-reload = Quick reload
    .text = Reloading is free.
skill-reaper = Reaper: { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = One hit in each { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } action kills one more zombie of the same kind there.
skill-reaper-combat = Reaper: Combat
    .text = One hit in each combat action kills one more zombie of the same kind there.
skill-reaper-melee = Reaper: Melee
    .text = One hit in each melee action kills one more zombie of the same kind there.
skill-reaper-ranged = Reaper: Ranged
    .text = One hit in each ranged action kills one more zombie of the same kind there.
skill-swordmaster = Swordmaster
    .text = All melee weapons have the dual mark; two of one name are still needed.
skill-jump = Jump
    .text = Once a turn, for one action: exactly two zones over whatever stands between; leaving costs as usual, move skills don't apply.
skill-sprint = Sprint
    .text = Once a turn a move action goes one, two or three zones; entering zombies still ends it.
skill-shove = Shove
    .text = Once a turn, free: all zombies in this survivor's zone are pushed into one neighbouring zone with an open way; this is no move.
skill-charge = Charge
    .text = Once a turn, free: up to two zones into a zone with a zombie.
skill-tactician = Tactician
    .text = The survivor may take the turn before or after any other survivor's turn in the player phase.
skill-taunt = Taunt
    .text = Once a turn, free: the zombies of a zone up to two open steps away act at once, heading for and attacking only the taunter.
skill-home-defender = Home defender
    .text = Sight through rooms is not limited to one zone.
skill-dispatcher = Dispatcher
    .text = In the spawn step all cards are drawn and seen first, then given one to each spawn zone, and resolved in the usual order.
skill-full-auto = Full auto
    .text = In ranged actions each weapon may roll as many dice as there are zombies in the target zone instead of its own number; bonus dice are added.
skill-brother-in-arms = Brother in arms: { $arg }
    .text = With another survivor in the zone, all survivors there have this skill, companions excepted: { $arg }.
skill-roll6-damage = Roll 6: +1 Damage { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = In { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions each 6, read after re-rolls, adds 1 to the damage of the weapon for every hit of the action.
skill-roll6-damage-combat = Roll 6: +1 Damage Combat
    .text = In combat actions each 6, read after re-rolls, adds 1 to the damage of the weapon for every hit of the action.
skill-roll6-damage-melee = Roll 6: +1 Damage Melee
    .text = In melee actions each 6, read after re-rolls, adds 1 to the damage of the weapon for every hit of the action.
skill-roll6-damage-ranged = Roll 6: +1 Damage Ranged
    .text = In ranged actions each 6, read after re-rolls, adds 1 to the damage of the weapon for every hit of the action.
skill-roll6-die = Roll 6: +1 die { $arg ->
        [combat] Combat
        [melee] Melee
       *[ranged] Ranged
    }
    .text = In { $arg ->
        [combat] combat
        [melee] melee
       *[ranged] ranged
    } actions you may roll another die for each 6, again and again, after re-rolls.
skill-roll6-die-combat = Roll 6: +1 die Combat
    .text = In combat actions you may roll another die for each 6, again and again, after re-rolls.
skill-roll6-die-melee = Roll 6: +1 die Melee
    .text = In melee actions you may roll another die for each 6, again and again, after re-rolls.
skill-roll6-die-ranged = Roll 6: +1 die Ranged
    .text = In ranged actions you may roll another die for each 6, again and again, after re-rolls.
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
skill-tough = Tough
    .text = The first wound by zombies in step 1 of each zombie phase, and the first of each friendly ranged action, is ignored.
skill-steady-hand = Steady hand
    .text = Misses at range never hit other survivors; molotovs still kill them.
skill-zombie-link = Zombie link
    .text = Each extra-activation card drawn, at Blue too, gives an extra turn before the zombies act.
skill-hit-and-run = Hit & run
    .text = After a combat action with a kill: one free move action without surcharge.

## Things on the board

token-crate = Epic weapon crate
    .acc = the epic weapon crate
token-component = Ingredient
    .acc = the ingredient
car-pimp = Muscle car
deck-epic = Epic weapons
    .nom = the epic weapon deck
    .text = What lies in the crates. Never reshuffled.
deck-abominations = Abominations
    .nom = the abomination deck
    .text = Which one appears. A killed one goes to the discards.

## The game

game-title = Zombicide, 2nd Edition
    .short = Zombicide
game-blurb = Six survivors, one city, and every shot brings more company. You win together, and the first death is everybody's last.
game-goal = Meet all goals of the mission. As soon as one survivor dies, it is lost.

setting-deck = Zombie cards
    .text = Which of the 40 cards are drawn: how quickly it gets crowded.
value-deck-all = All
    .text = Cards 1 to 40, shuffled together.
value-deck-easy = Easy
    .text = Cards 1 to 18: smaller groups, and no abomination at Blue.
value-deck-easy-extra = Easy, restless
    .text = Cards 1 to 18, and 37 to 40 with the extra activations.
value-deck-hard = Hard
    .text = Cards 19 to 36: bigger groups from the start, and abominations at once.
value-deck-hard-extra = Hard, restless
    .text = Cards 19 to 40, extra activations included.
value-deck-no-extra = No extra activations
    .text = Cards 1 to 36, shuffled together.
setting-patient-0 = Patient 0 in the deck
    .text = No rule of its own: good company for beginners.
setting-hobomination = Hobomination in the deck
    .text = Nobody fights in its zone.
setting-abominacop = Abominacop in the deck
    .text = Catches every bullet first.
setting-abominawild = Abominawild in the deck
    .text = Takes all fire in its zone upon itself.
setting-fest = Abomination fest
    .text = How many abominations may stand on the board at the same time.
value-fest-0 = Off
    .text = One at a time; another card only makes it act again.
value-fest-2 = Up to 2
    .text = All of them act again, and a second one joins them.
value-fest-3 = Up to 3
    .text = All of them act again, and one more joins them.
value-fest-4 = Up to 4
    .text = All of them act again, and one more joins them. For people who stockpile molotovs.
setting-dark-zones = Dark zones
    .text = Dark rooms are seen into only from next door, and shots into them need a 6 without a flashlight.
setting-ultrared = Ultrared
    .text = After 43 adrenaline the count starts again, for more skills. For long missions.

## What a mission does differently

special-drop-weapon = The objective { NAME($zone, form: "at") } hides an epic weapon.
special-lair = When the objective { NAME($zone, form: "at") } is taken, an abomination appears { NAME($zones, form: "at") }.
special-ned = Ned cooks { NAME($zones, form: "at") } and stays there. When a zombie comes to him, the mission is lost. An action hands him what he needs.
special-pairs = Chance puts two people in each start zone. Three of these pairs are played, the others wait as companions.

goal-crates = Crates
    .text = { $n ->
        [one] Take the crate. In it lies an epic weapon, stronger than anything that a search finds.
        [2] Take both crates. In each lies an epic weapon, stronger than anything that a search finds.
       *[other] Take all { $n } crates. In each lies an epic weapon, stronger than anything that a search finds.
    }
goal-loot = Clear out the house
    .text = Take every objective and crate from the building with { NAME($zones) }.
goal-kills = Body count
    .text = { $kind ->
        [walker] { $n ->
            [one] Kill a walker.
           *[other] Kill { $n } walkers.
        }
        [brute] { $n ->
            [one] Kill a brute.
           *[other] Kill { $n } brutes.
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
goal-lair = The lair
    .text = Wake what sleeps in its lair and kill it; no abomination may be left standing.
goal-super = The big one
    .text = Kill the super-abomination. Only Ned's turbo molotov can.

## Questions

ask-pick-pair = Which pair do we play?

## Buttons

do-pick = The pair { NAME($target, form: "at") }
do-deliver = { $target ->
        [none] { $item ->
            [blue] Give Ned the blue ingredient
            [green] Give Ned the green ingredient
           *[other] Give Ned { NAME($item, form: "acc") }
        }
       *[other] { $item ->
            [blue] Give Ned the blue ingredient; { NAME($target) } gets the mixture
            [green] Give Ned the green ingredient; { NAME($target) } gets the mixture
           *[other] Give Ned { NAME($item, form: "acc") }; { NAME($target) } gets the mixture
        }
    }

## The log: set-up

log-picked = The pair { NAME($zone, form: "at") } is ours to play.

## The log: moves and actions

log-takes-crate = { NAME($who) } opens a crate for epic weapons.

## The log: combat

log-ultrared = Ultrared: { NAME($who) } starts again at { $n } and stays at Red.

## The log: more of them

log-abomination-again = An abomination is out there already. It acts once more.
log-no-abomination = No abomination is left to come.

## The log: wounds and death

log-companion-dies = { NAME($who) } dies. One wound was enough.

## The log: the mission

log-delivers = { $item ->
        [blue] { NAME($who) } brings Ned the blue ingredient.
        [green] { NAME($who) } brings Ned the green ingredient.
       *[other] { NAME($who) } brings Ned { NAME($item, form: "acc") }.
    }
log-molofix = Ned mixes, tastes, nods: { NAME($who) } gets the turbo molotov.
log-ned-found = Zombies have found Ned { NAME($zone, form: "at") }.

## The end

end-survivor-died = Lost: a survivor died.
end-ned-found = Lost: zombies got to Ned before he was done.

## The log: gear, the dark, abominations

log-sorts = { NAME($who) } sorts the gear.
log-dark-shot = { NAME($zone, form: "nom") } is dark: { NAME($who) } needs sixes.
log-lit-shot = { NAME($who) } has a light; the dark does not matter.
log-wild-shield = The Abominawild takes the whole fire upon itself.
log-fest-full = { $n } abominations are enough: no other one comes.

## Before the dice fall

ask-sixes = { NAME($who) } rolled { $n ->
        [one] a 6
       *[other] { $n } sixes
    } and may roll another die for each. A miss may hit a friend.
do-roll-more = Roll { $n ->
        [one] another die
       *[other] { $n } more dice
    }
ask-make-room = The backpack is too full. Which card does { NAME($who) } discard?
ask-prepare = { NAME($who) } is about to roll { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, and misses may hit a friend.
do-prepare = Roll the smaller number of dice ({ NAME($item) })
do-roll = Roll

## What skills of this book offer, tell and advise

ask-reap = One hit may kill a second one of the same kind. Does it?
ask-hit-and-run = Where does { NAME($who) } run to?
ask-free-attack = Does { NAME($who) } strike at once? It is free.
ask-pull = { NAME($who) } pulls. Does { NAME($whom) } come along?
ask-dispatch = Which zombie card goes { NAME($zone, form: "to") }?
ask-zombie-link = Zombie link: who takes the extra turn first?
do-sprint = { $item ->
        [slip] Sprint { NAME($target, form: "to") }, slipping through
       *[none] Sprint { NAME($target, form: "to") }
    }
    .group = Sprint …
do-charge = { $item ->
        [slip] Charge { NAME($target, form: "to") }, slipping through
       *[none] Charge { NAME($target, form: "to") }
    }
    .group = Charge …
do-bloodlust = { $item ->
        [slip] Bloodlust: { NAME($target, form: "to") }, slipping through
       *[none] Bloodlust: { NAME($target, form: "to") }
    }
do-blitz = { $item ->
        [slip] Blitz: { NAME($target, form: "to") }, slipping through
       *[none] Blitz: { NAME($target, form: "to") }
    }
do-field-medic = { $item ->
        [slip] Field medic: { NAME($target, form: "to") }, slipping through
       *[none] Field medic: { NAME($target, form: "to") }
    }
do-jump = Jump { NAME($target, form: "to") }
    .group = Jump …
do-shove = Shove all zombies { NAME($target, form: "to") }
    .group = Shove zombies …
do-taunt = Taunt the zombies { NAME($target, form: "at") }
    .group = Taunt …
do-reap = Kill { NAME($who, form: "one") } as well
do-run = { $item ->
        [sprint] Sprint { NAME($target, form: "to") }
        [slip] Run { NAME($target, form: "to") }, slipping through
        [sprint-slip] Sprint { NAME($target, form: "to") }, slipping through
       *[none] Run { NAME($target, form: "to") }
    }
    .group = Run …
do-dispatch = Zombie card: { NAME($item) }
do-link = { NAME($who) }
do-sidestep = { $item ->
        [sprint] Sprint out of the way, { NAME($target, form: "to") }
        [slip] Sidestep { NAME($target, form: "to") }, slipping through
        [sprint-slip] Sprint out of the way, { NAME($target, form: "to") }, slipping through
       *[none] Sidestep { NAME($target, form: "to") }
    }
do-follow = Come along
no-hobomination = With the Hobomination around, nobody can fight.
    .short = not beside the Hobomination
log-drawn = { NAME($who) } is drawn for { NAME($zone) }.
log-tactician = Tactician: { NAME($who) } cuts in.
log-sidesteps = { NAME($who) } sidesteps.
log-eats = { NAME($who) } uses { NAME($card, form: "acc") } up.
log-pulled = { NAME($whom) } pulls { NAME($who) } out.
log-shoves = { NAME($who) } shoves all zombies { NAME($zone, form: "to") }.
log-taunts = { NAME($who) } taunts the zombies { NAME($zone, form: "at") }. They take it personally.
log-linked = Zombie link: { NAME($who) } gets an extra turn.
log-six-again = Each 6 brings { NAME($who) } another die: { NAME($dice) }.
log-second-cocktail = { $n ->
        [1] { NAME($who) } rolls 1: there was no second molotov.
        [2] { NAME($who) } rolls 2: there was no second molotov.
        [3] { NAME($who) } rolls 3: there was no second molotov.
       *[other] { NAME($who) } rolls { $n }: there was a second molotov in the backpack.
    }
log-dispatched = The dispatcher has seen them coming: { NAME($cards) }.
why-save-food = Adrenaline is what the mission wants of { NAME($who) }.
why-shove = { NAME($who) } gets the crowd off for free, and nobody stands where it goes.
why-charge = { NAME($who) } can reach them and deal with them.
