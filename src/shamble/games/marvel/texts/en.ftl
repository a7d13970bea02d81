# Marvel Zombies. Names and what things do, in our own words.

## Zombie heroes

survivor-captain-america = Captain America
    .gen = Captain America's
survivor-wasp = Wasp
    .gen = Wasp's
survivor-hulk = Hulk
    .gen = Hulk's
survivor-deadpool = Deadpool
    .gen = Deadpool's
survivor-captain-marvel = Captain Marvel
    .gen = Captain Marvel's
survivor-iron-man = Iron Man
    .gen = Iron Man's

## Enemies (one: with article; many: after a number)

zombie-trooper = Trooper
    .one = a trooper
    .many = troopers
    .text = One action. One hit is enough.
zombie-guard = Guard
    .one = a guard
    .many = guards
    .text = One action. Takes two hits of one attack, and stands in front of troopers and specialists.
zombie-specialist = Specialist
    .one = a specialist
    .many = specialists
    .text = Two actions. One hit is enough, but they are the last to be hit.
zombie-super-hero = Super hero
    .one = a super hero
    .many = super heroes
    .text = Two actions and an ability. All hits its toughness asks for must come from one attack.
zombie-bystander = Bystander
    .one = a bystander
    .many = bystanders
    .text = Only a devour touches one. What it could do is yours then.

## Living super heroes

super-hero-thor = Thor
    .one = Thor
    .many = Thor
    .text = With nobody in his zone he strikes at a hero in sight, up to two zones away, instead of moving.
super-hero-doctor-strange = Doctor Strange
    .one = Doctor Strange
    .many = Doctor Strange
    .text = When the enemy phase begins he steps next to the hero with the most experience, if that one is at most three open steps away.
super-hero-scarlet-witch = Scarlet Witch
    .one = Scarlet Witch
    .many = Scarlet Witch
    .text = Whoever sees her rolls no die again, and a 2 makes hungry as a 1 does.
super-hero-black-panther = Black Panther
    .one = Black Panther
    .many = Black Panther
    .text = Only dice that show 5 or 6 touch him.
super-hero-ms-marvel = Ms. Marvel
    .one = Ms. Marvel
    .many = Ms. Marvel
    .text = She reaches heroes one open step away, and does that before she would move.
super-hero-spider-man = Spider-Man
    .one = Spider-Man
    .many = Spider-Man
    .text = Swings two zones with each move. Leaving his zone costs an action more.

## Bystanders: figures and, once devoured, cards

bystander-thunderbolt-ross = Thunderbolt Ross
    .one = Thunderbolt Ross
    .many = Thunderbolt Ross
    .text = Hunts heroes like a trooper. Devoured: one die more in every melee attack, devouring too.
card-thunderbolt-ross = Thunderbolt Ross
    .nom = Thunderbolt Ross
    .acc = Thunderbolt Ross
    .dat = Thunderbolt Ross
    .one = Thunderbolt Ross
    .text = One die more in every melee attack, devouring too.
skill-thunderbolt-ross = Thunderbolt Ross
    .text = One die more in every melee attack, devouring too.
bystander-phil-coulson = Phil Coulson
    .one = Phil Coulson
    .many = Phil Coulson
    .text = Hunts heroes like a trooper. Devoured: leaving a zone costs no more because of troopers.
card-phil-coulson = Phil Coulson
    .nom = Phil Coulson
    .acc = Phil Coulson
    .dat = Phil Coulson
    .one = Phil Coulson
    .text = Leaving a zone costs no more because of troopers.
skill-phil-coulson = Phil Coulson
    .text = Leaving a zone costs no more because of troopers.
bystander-aunt-may = Aunt May
    .one = Aunt May
    .many = Aunt May
    .text = Runs for the nearest spawn zone and is gone there. Devoured: heals 1 wound whenever a devour eliminates somebody.
card-aunt-may = Aunt May
    .nom = Aunt May
    .acc = Aunt May
    .dat = Aunt May
    .one = Aunt May
    .text = Heals 1 wound whenever a devour eliminates somebody.
skill-aunt-may = Aunt May
    .text = Heals 1 wound whenever a devour eliminates somebody.
bystander-pepper-potts = Pepper Potts
    .one = Pepper Potts
    .many = Pepper Potts
    .text = Runs for the nearest spawn zone and is gone there. Devoured: gaining a trait draws two cards, and one of them stays.
card-pepper-potts = Pepper Potts
    .nom = Pepper Potts
    .acc = Pepper Potts
    .dat = Pepper Potts
    .one = Pepper Potts
    .text = Gaining a trait draws two cards, and one of them stays.
skill-pepper-potts = Pepper Potts
    .text = Gaining a trait draws two cards, and one of them stays.
bystander-wong = Wong
    .one = Wong
    .many = Wong
    .text = Hunts heroes like a trooper. Devoured: once a turn, free: one or two zones across any border, walls or not, but into no closed house. Enemies end it.
card-wong = Wong
    .nom = Wong
    .acc = Wong
    .dat = Wong
    .one = Wong
    .text = Once a turn, free: one or two zones across any border, walls or not, but into no closed house. Enemies end it.
skill-wong = Wong
    .text = Once a turn, free: one or two zones across any border, walls or not, but into no closed house. Enemies end it.
bystander-blind-al = Blind Al
    .one = Blind Al
    .many = Blind Al
    .text = Runs for the nearest spawn zone and is gone there. Devoured: ranged attacks need no sight: their range is counted in open steps.
card-blind-al = Blind Al
    .nom = Blind Al
    .acc = Blind Al
    .dat = Blind Al
    .one = Blind Al
    .text = Ranged attacks need no sight: their range is counted in open steps.
skill-blind-al = Blind Al
    .text = Ranged attacks need no sight: their range is counted in open steps.
bystander-nick-fury = Nick Fury
    .one = Nick Fury
    .many = Nick Fury
    .text = Hunts heroes like a trooper. Devoured: once a round: look at the top spawn card, and leave it or put it under the deck.
card-nick-fury = Nick Fury
    .nom = Nick Fury
    .acc = Nick Fury
    .dat = Nick Fury
    .one = Nick Fury
    .text = Once a round: look at the top spawn card, and leave it or put it under the deck.
skill-nick-fury = Nick Fury
    .text = Once a round: look at the top spawn card, and leave it or put it under the deck.
bystander-maria-hill = Maria Hill
    .one = Maria Hill
    .many = Maria Hill
    .text = Hunts heroes like a trooper. Devoured: one die more in every ranged attack, with the sign too.
card-maria-hill = Maria Hill
    .nom = Maria Hill
    .acc = Maria Hill
    .dat = Maria Hill
    .one = Maria Hill
    .text = One die more in every ranged attack, with the sign too.
skill-maria-hill = Maria Hill
    .text = One die more in every ranged attack, with the sign too.
bystander-j-jonah-jameson = J. Jonah Jameson
    .one = J. Jonah Jameson
    .many = J. Jonah Jameson
    .text = Runs for the nearest spawn zone and is gone there. Devoured: 1 experience more for each guard who falls.
card-j-jonah-jameson = J. Jonah Jameson
    .nom = J. Jonah Jameson
    .acc = J. Jonah Jameson
    .dat = J. Jonah Jameson
    .one = J. Jonah Jameson
    .text = 1 experience more for each guard who falls.
skill-j-jonah-jameson = J. Jonah Jameson
    .text = 1 experience more for each guard who falls.
bystander-edwin-jarvis = Edwin Jarvis
    .one = Edwin Jarvis
    .many = Edwin Jarvis
    .text = Runs for the nearest spawn zone and is gone there. Devoured: once a turn a door for free.
card-edwin-jarvis = Edwin Jarvis
    .nom = Edwin Jarvis
    .acc = Edwin Jarvis
    .dat = Edwin Jarvis
    .one = Edwin Jarvis
    .text = Once a turn a door for free.
skill-edwin-jarvis = Edwin Jarvis
    .text = Once a turn a door for free.
bystander-jane-foster = Jane Foster
    .one = Jane Foster
    .many = Jane Foster
    .text = Runs for the nearest spawn zone and is gone there. Devoured: heals 1 wound at the end of the turn with hunger 0 or 1.
card-jane-foster = Jane Foster
    .nom = Jane Foster
    .acc = Jane Foster
    .dat = Jane Foster
    .one = Jane Foster
    .text = Heals 1 wound at the end of the turn with hunger 0 or 1.
skill-jane-foster = Jane Foster
    .text = Heals 1 wound at the end of the turn with hunger 0 or 1.
bystander-mary-jane-watson = Mary Jane Watson
    .one = Mary Jane Watson
    .many = Mary Jane Watson
    .text = Runs for the nearest spawn zone and is gone there. Devoured: the first 1 of each turn does not make hungry.
card-mary-jane-watson = Mary Jane Watson
    .nom = Mary Jane Watson
    .acc = Mary Jane Watson
    .dat = Mary Jane Watson
    .one = Mary Jane Watson
    .text = The first 1 of each turn does not make hungry.
skill-mary-jane-watson = Mary Jane Watson
    .text = The first 1 of each turn does not make hungry.

## Attacks

card-shield-throw = Shield Throw
    .nom = Shield Throw
    .acc = Shield Throw
    .dat = Shield Throw
    .one = Shield Throw
card-wasp-sting = Wasp Sting
    .nom = Wasp Sting
    .acc = Wasp Sting
    .dat = Wasp Sting
    .one = Wasp Sting
card-smash = SMASH!
    .nom = SMASH!
    .acc = SMASH!
    .dat = SMASH!
    .one = SMASH!
card-dual-katanas = Dual Katanas
    .nom = Dual Katanas
    .acc = Dual Katanas
    .dat = Dual Katanas
    .one = Dual Katanas
card-photon-burst = Photon Burst
    .nom = Photon Burst
    .acc = Photon Burst
    .dat = Photon Burst
    .one = Photon Burst
card-missile-wave = Missile Wave
    .nom = Missile Wave
    .acc = Missile Wave
    .dat = Missile Wave
    .one = Missile Wave
card-devour = Devour
    .nom = Devour
    .acc = Devour
    .dat = Devour
    .one = Devour
    .text = One target only, bystanders too. If it falls, hunger is 0.
card-avengers-sign = Avengers sign
    .nom = the Avengers sign
    .acc = the Avengers sign
    .dat = the Avengers sign
    .one = the Avengers sign
    .text = A die for each enemy there but super heroes. It lasts for two uses.

## Traits: used once, then discarded

card-second-helping = Second Helping
    .nom = “Second Helping”
    .acc = “Second Helping”
    .dat = “Second Helping”
    .one = “Second Helping”
    .text = After a devour that eliminated somebody: devour again at once.
skill-second-helping = Second Helping
    .text = After a devour that eliminated somebody: devour again at once.
card-iron-stomach = Iron Stomach
    .nom = “Iron Stomach”
    .acc = “Iron Stomach”
    .dat = “Iron Stomach”
    .one = “Iron Stomach”
    .text = After a devour that eliminated somebody: heal up to 2 wounds.
skill-iron-stomach = Iron Stomach
    .text = After a devour that eliminated somebody: heal up to 2 wounds.
card-dead-nerves = Dead Nerves
    .nom = “Dead Nerves”
    .acc = “Dead Nerves”
    .dat = “Dead Nerves”
    .one = “Dead Nerves”
    .text = When wounds are dealt to you: feel one or two of them less, those of hunger too.
skill-dead-nerves = Dead Nerves
    .text = When wounds are dealt to you: feel one or two of them less, those of hunger too.
card-bone-claws = Bone Claws
    .nom = “Bone Claws”
    .acc = “Bone Claws”
    .dat = “Bone Claws”
    .one = “Bone Claws”
    .text = Before a melee roll, devouring too: 3 dice more.
skill-bone-claws = Bone Claws
    .text = Before a melee roll, devouring too: 3 dice more.
card-steady-rot = Steady Rot
    .nom = “Steady Rot”
    .acc = “Steady Rot”
    .dat = “Steady Rot”
    .one = “Steady Rot”
    .text = Before a ranged roll, with the sign too: 2 dice more.
skill-steady-rot = Steady Rot
    .text = Before a ranged roll, with the sign too: 2 dice more.
card-feeding-frenzy = Feeding Frenzy
    .nom = “Feeding Frenzy”
    .acc = “Feeding Frenzy”
    .dat = “Feeding Frenzy”
    .one = “Feeding Frenzy”
    .text = Before any attack roll: one less is needed to hit, but never less than 2.
skill-feeding-frenzy = Feeding Frenzy
    .text = Before any attack roll: one less is needed to hit, but never less than 2.
card-bloodhound = Bloodhound
    .nom = “Bloodhound”
    .acc = “Bloodhound”
    .dat = “Bloodhound”
    .one = “Bloodhound”
    .text = In your turn: up to 3 zones towards the nearest bystander in the open, at no extra cost. Enemies end it.
skill-bloodhound = Bloodhound
    .text = In your turn: up to 3 zones towards the nearest bystander in the open, at no extra cost. Enemies end it.
card-off-the-hinges = Off the Hinges
    .nom = “Off the Hinges”
    .acc = “Off the Hinges”
    .dat = “Off the Hinges”
    .one = “Off the Hinges”
    .text = In your turn: open a door of your zone, then a step at no extra cost.
skill-off-the-hinges = Off the Hinges
    .text = In your turn: open a door of your zone, then a step at no extra cost.
card-numb-the-hunger = Numb the Hunger
    .nom = “Numb the Hunger”
    .acc = “Numb the Hunger”
    .dat = “Numb the Hunger”
    .one = “Numb the Hunger”
    .text = In your turn or just after your hunger rose: 2 hunger less.
skill-numb-the-hunger = Numb the Hunger
    .text = In your turn or just after your hunger rose: 2 hunger less.
card-embrace-it = Embrace It
    .nom = “Embrace It”
    .acc = “Embrace It”
    .dat = “Embrace It”
    .one = “Embrace It”
    .text = In your turn with hunger 0 to 2: hunger becomes 3, and you have an action more.
skill-embrace-it = Embrace It
    .text = In your turn with hunger 0 to 2: hunger becomes 3, and you have an action more.
card-grave-howl = Grave Howl
    .nom = “Grave Howl”
    .acc = “Grave Howl”
    .dat = “Grave Howl”
    .one = “Grave Howl”
    .text = In your turn: up to 4 troopers or specialists of your zone back off into one open neighbouring zone.
skill-grave-howl = Grave Howl
    .text = In your turn: up to 4 troopers or specialists of your zone back off into one open neighbouring zone.
card-play-dead = Play Dead
    .nom = “Play Dead”
    .acc = “Play Dead”
    .dat = “Play Dead”
    .one = “Play Dead”
    .text = At the start of the enemy phase: nobody comes because of you, and others in your zone take the wounds first.
skill-play-dead = Play Dead
    .text = At the start of the enemy phase: nobody comes because of you, and others in your zone take the wounds first.
card-pack-hunter = Pack Hunter
    .nom = “Pack Hunter”
    .acc = “Pack Hunter”
    .dat = “Pack Hunter”
    .one = “Pack Hunter”
    .text = In your turn: another hero in sight moves or attacks at once, for free.
skill-pack-hunter = Pack Hunter
    .text = In your turn: another hero in sight moves or attacks at once, for free.
card-reattach = Reattach
    .nom = “Reattach”
    .acc = “Reattach”
    .dat = “Reattach”
    .one = “Reattach”
    .text = In your turn before moving: heal up to 2 wounds, and stay where you are this turn.
skill-reattach = Reattach
    .text = In your turn before moving: heal up to 2 wounds, and stay where you are this turn.
card-burst-open = Burst Open
    .nom = “Burst Open”
    .acc = “Burst Open”
    .dat = “Burst Open”
    .one = “Burst Open”
    .text = In your turn: eliminate one or two troopers or specialists of your zone, then take 1 wound.
skill-burst-open = Burst Open
    .text = In your turn: eliminate one or two troopers or specialists of your zone, then take 1 wound.
card-deep-bite = Deep Bite
    .nom = “Deep Bite”
    .acc = “Deep Bite”
    .dat = “Deep Bite”
    .one = “Deep Bite”
    .text = Before a devour roll: the target takes one hit less.
skill-deep-bite = Deep Bite
    .text = Before a devour roll: the target takes one hit less.
card-relentless = Relentless
    .nom = “Relentless”
    .acc = “Relentless”
    .dat = “Relentless”
    .one = “Relentless”
    .text = After an attack roll: roll all misses again.
skill-relentless = Relentless
    .text = After an attack roll: roll all misses again.
card-shared-meal = Shared Meal
    .nom = “Shared Meal”
    .acc = “Shared Meal”
    .dat = “Shared Meal”
    .one = “Shared Meal”
    .text = After a devour that eliminated somebody: every other hero in the zone has 1 hunger less.
skill-shared-meal = Shared Meal
    .text = After a devour that eliminated somebody: every other hero in the zone has 1 hunger less.

## Skills

skill-plus-action = +1 Action
    .text = A fourth action in each turn, at once in the one under way.
skill-lead-the-pack = Lead the Pack
    .text = Once a turn, for 1 hunger: another hero in sight moves or attacks at once.
skill-bank-shot = Bank Shot
    .text = Hits of Shield Throw that nobody in the target zone falls to may go to one zone next to it, in sight.
skill-hard-to-break = Hard to Break
    .text = The first wound of each round is ignored, unless hunger deals it.
skill-slip-through = Slip Through
    .text = Leaving a zone never costs more because of enemies.
skill-through-the-keyhole = Through the Keyhole
    .text = Once a turn a door or an objective for free.
skill-venom = Venom
    .text = Every 6 is two hits.
skill-heavy-hands = Heavy Hands
    .text = SMASH! rolls 2 dice more where a super hero stands.
skill-anger-grows = Anger Grows
    .text = SMASH! rolls a die more for every two wounds.
skill-aftershock = Aftershock
    .text = A SMASH! that eliminates an enemy takes a trooper of the zone along.
skill-grows-back = Grows Back
    .text = Heals 1 wound at the end of the turn, unless ravenous.
skill-snack-break = Snack Break
    .text = Once a turn: devour for free.
skill-not-done-yet = Not Done Yet
    .text = Once in a game, instead of being eliminated: 1 health and hunger 0.
skill-flight = Flight
    .text = A move goes one or two zones; enemies end it.
skill-overload = Overload
    .text = After the roll of an attack, for 1 hunger: roll all misses again.
skill-full-power = Full Power
    .text = Photon Burst rolls a die more and hits on 3+.
skill-boot-jets = Boot Jets
    .text = Once a turn a move for free; what leaving costs extra is paid.
skill-targeting-computer = Targeting Computer
    .text = Hits of Missile Wave and the sign go to any enemies, in any order.
skill-empty-the-racks = Empty the Racks
    .text = Once a turn Missile Wave has 3 dice more and reaches 3 zones.

## Cards, tokens, tracks

gear-melee = Melee, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+.
gear-ranged = Ranged { $least }-{ $most }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+.
letter-trooper = T
letter-guard = G
letter-specialist = S
spawn-card-normal = enemies
spawn-card-rush = rush
spawn-card-extra-trooper = all troopers once more
spawn-card-extra-guard = all guards once more
spawn-card-extra-specialist = all specialists once more
spawn-card-escort = escorted bystander
spawn-card-special-volley = volley
spawn-card-special-sky-drop = sky drop
spawn-card-special-lockdown = lockdown
spawn-card-super-hero-super-hero = super hero
deck-zombies = Spawn cards
    .nom = the spawn deck
    .text = Who comes, and how many: one card for each spawn zone.
deck-traits = Traits
    .nom = the trait deck
    .text = Powers for a single use. Reshuffled when used up.
deck-super-heroes = Super heroes
    .nom = the super hero deck
    .text = Who answers the call. The fallen come back when it is used up.
deck-bystanders = Bystanders
    .nom = the bystander deck
    .text = Those who hide on the board are among these cards.
token-bystander = Somebody in hiding
    .acc = somebody in hiding
    .text = Who it is shows when the house is opened.
token-sign = Avengers sign
    .acc = the Avengers sign
    .text = Whoever stands here may hurl it: a die for each enemy in a zone 1 to 3 away. It lasts for two uses.
token-sign-damaged = Damaged Avengers sign
    .text = It lasts for one more use.
door-closed = Closed door
    .text = One action breaks it open. The first door of a house shows who is inside.
mark-lair = Enemies may wait here
mark-hideout = Somebody may hide here
mark-escorted = Under escort: moves only with guards, instead of what it does by itself
mark-toughness = Toughness { $n }
track-hunger = Hunger
track-adrenaline = Experience
phase-zombies = Enemies
setting-numbers = Mission numbers
    .text = How many spawn zones, super heroes and objectives a mission has.
value-numbers-first = Easier
    .text = Fewer spawn zones and super heroes, and goals within reach.
value-numbers-tuned = Harder
    .text = Nine missions are tougher: mostly more spawn zones, more super heroes and higher goals.
setting-heroes = Heroes
    .text = How many zombie heroes play. Five and six face one spawn zone more; fewer than four have a hard time.

## Questions

ask-choose-survivor = Which hero does seat { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } play? { $n ->
        [one] One hero is still missing.
       *[other] { $n } heroes are still missing.
    }
    .named = Which hero does { $name } play?
    .yours = Which hero do you play?
ask-share-wounds = { $n ->
        [one] 1 wound { NAME($zone, form: "at") } is to be taken. Who takes it?
       *[other] { $n } wounds { NAME($zone, form: "at") } are to be shared. Who takes some?
    }
ask-dark-room = Which room do we look into next?
ask-hunger-rose = { NAME($who) } has hunger { $n } now. Numb it?
ask-pick-trait = Which of the two traits does { NAME($who) } keep?
ask-too-many-traits = { NAME($who) } has room for two traits. Which one goes?
ask-one-bystander = { NAME($who) } has room for one bystander. Which card goes?
ask-after-meal = { NAME($who) } has eaten. Anything to go with it?
ask-dead-nerves = { $n ->
        [one] { NAME($who) } is about to take 1 wound. Feel nothing of it?
       *[other] { NAME($who) } is about to take { $n } wounds. Feel less of it?
    }
ask-step-in = The door is off its hinges. Where does { NAME($who) } go?
ask-howl = Who backs off { NAME($zone, form: "to") } before { NAME($who) }? Up to { $n } more.
ask-burst = Does a second one go with { NAME($who) }?
ask-bank-shot = { NAME($who) } has hits to spare ({ $n }). Where does the shield bounce?
ask-free-deed = What does { NAME($who) } do at once, for free?
ask-portal-on = { NAME($who) } stands in a portal. One zone more?
ask-before-spawn = More enemies come. Does { NAME($who) } look at the first card?
ask-scouted = { NAME($who) } has seen the top spawn card. Leave it there?
ask-play-dead = The enemies are about to act. Does { NAME($who) } play dead?
ask-strange = Whom does Doctor Strange find?
ask-struck = { $source ->
        [thor] Lightning from afar. Who is struck?
        [ms-marvel] A very long arm. Who is struck?
       *[volley] Troopers open fire. Who is hit?
    }
ask-sky-drop = Specialists drop from the sky ({ $n }). On whom?
ask-lockdown = Where does the next guard go?

## Buttons

do-melee = { $item ->
        [devour] Devour
       *[other] Attack: { NAME($item) }
    }
    .group = Attack …
do-shoot = { $target ->
        [none] Attack: { NAME($item) }
       *[other] { NAME($item) }: { NAME($target) }
    }
    .group = Attack …
do-open = { $item ->
        [none] Open { NAME($target, form: "acc") }
       *[other] Open { NAME($target, form: "acc") }
    }
    .group = Open a door …
do-gain-trait = Gain a trait
means-gains-trait = draws a card with a power that works once
do-sign = { $target ->
        [none] Hurl the sign
       *[other] Hurl the sign at { NAME($target) }
    }
    .group = Hurl the sign …
do-reroll = { $item ->
        [overload] Overload: roll the misses again
       *[relentless] Relentless: roll the misses again
    }
do-use = { $target ->
        [none] Use { NAME($item, form: "acc") }
       *[other] Use { NAME($item, form: "acc") }: { NAME($target) }
    }
    .group = Use { NAME($item, form: "acc") } …
do-cancel = { $n ->
        [one] Feel 1 wound less
       *[other] Feel { $n } wounds less
    }
do-lead = Lead the pack: { NAME($target) } acts at once
    .group = Lead the pack …
do-snack = Snack break: devour for free
do-salvo = Empty the racks: { NAME($target) }
    .group = Empty the racks …
do-bank = Let it bounce { NAME($target, form: "to") }
do-portal = Through a portal { NAME($target, form: "to") }
    .group = Through a portal …
do-scout = Look at the top spawn card
do-leave-card = Leave it on top
do-bury = Put it under the deck
do-push = Push { NAME($who, form: "one") }
do-burst = Take { NAME($who, form: "one") } along
do-find = { NAME($who) }
do-drop-on = { NAME($who) }
do-lock = { NAME($target) }
do-hit = Eliminate { NAME($who, form: "one") }
do-lose-hits = Too few hits for whoever is first: go on

## Why not

no-ravenous = { NAME($who) } is ravenous: nothing but moving and devouring until something is eaten.
    .short = ravenous: eat first
no-trait-once = { NAME($who) } has gained a trait this turn already.
    .short = only once a turn
no-lies-still = { NAME($who) } is sewing something back on and stays here this turn.
    .short = not in this turn
no-too-many-zombies = Too many enemies hold on to { NAME($who) }: leaving takes { $n } actions.
    .short = takes { $n } actions

## The log

log-phase-end = The round ends.
log-opens = { $item ->
       *[hands] { NAME($who) } breaks a door open. Behind it: { NAME($zone) }.
    }
log-hungrier = { $why ->
        [round] { NAME($who) } grows hungrier: hunger { $total }.
        [ones] The ones that { NAME($who) } rolled make hungry: hunger { $total }.
        [witch] { NAME($who) } sees the Scarlet Witch, so the twos make hungry too: hunger { $total }.
       *[price] { NAME($who) } pays with hunger: up by { $n }, { $total } now.
    }
log-sated = { $why ->
        [meal] { NAME($who) } has eaten: hunger { $total }.
       *[card] { NAME($who) } is less hungry by { $n }: hunger { $total }.
    }
log-ravenous = { NAME($who) } is ravenous: moving and devouring, nothing else.
log-starves = { NAME($who) } ends the turn ravenous, and that costs a wound.
log-sane-again = { NAME($who) } can think again.
log-trait = { NAME($who) } uses { NAME($card, form: "acc") }.
log-gains-trait = { NAME($who) } gains a trait: { NAME($card) }.
log-no-trait = No trait is left for { NAME($who) }.
log-drops-card = { NAME($who) } discards { NAME($card, form: "acc") }.
log-keeps = { NAME($who) } can do now what { NAME($card) } could.
log-bystander = { NAME($kind) } shows up { NAME($zone, form: "at") }.
log-no-bystander = Nobody is left to be escorted. The guards come alone { NAME($zone, form: "at") }.
log-gets-away = { NAME($kind) } gets away { NAME($zone, form: "at") }.
log-portal = Doctor Strange steps out of a portal, { NAME($zone, form: "at") }, right next to { NAME($who) }.
log-attack = { $n ->
        [one] { NAME($kind, form: "one") } attacks { NAME($zone, form: "at") }.
       *[other] { $n } { NAME($kind, form: "many") } attack { NAME($zone, form: "at") }.
    }
log-bites = { $n ->
        [one] 1 wound is for { NAME($who) }.
       *[other] { $n } wounds are for { NAME($who) }.
    }
log-struck = { $source ->
        [thor] Thor's lightning strikes { NAME($who) }.
        [ms-marvel] Ms. Marvel's arm reaches { NAME($who) }.
       *[volley] The volley hits { NAME($who) }.
    }
log-escort-joins = Nobody guards who is under escort { NAME($zone, form: "at") } any more, so a new guard is sent.
log-volley = The troopers open fire on heroes one or two zones away.
log-no-volley = The troopers would open fire, but none of them sees a hero one or two zones away.
log-shoots-at = Shots are fired { NAME($zone, form: "from") }.
log-sky-drop = { NAME($who) } has the most experience, so that is where they drop from the sky.
log-lockdown = Lockdown: a guard { NAME($zone, form: "at") } and with bystanders in the open, three at most.
log-all-heroes-here = Every super hero is here already, so all of them act once more.
log-sign-damaged = The sign { NAME($zone, form: "at") } is damaged now.
log-sign-gone = The sign { NAME($zone, form: "at") } has broken.
log-leads-pack = { NAME($who) } leads the pack: { NAME($whom) } acts at once.
log-banks = { $n ->
        [one] { NAME($who, form: "gen") } shield bounces { NAME($zone, form: "to") } with 1 hit left.
       *[other] { NAME($who, form: "gen") } shield bounces { NAME($zone, form: "to") } with { $n } hits left.
    }
log-scouts = { NAME($who) } looks at the top spawn card.
log-sees-card = { NAME($who) } sees: { NAME($card) }.
log-buries = { NAME($who) } puts the card under the deck.
log-feels-nothing = { $n ->
        [one] { NAME($who) } feels nothing of 1 wound.
       *[other] { NAME($who) } feels nothing of { $n } wounds.
    }
log-pushed = { NAME($kind, form: "one") } backs off { NAME($zone, form: "to") }.
log-rolls = { NAME($who) } rolls { NAME($dice) }, and { $n } or more is a hit.
log-hits = { $n ->
        [0] No hit for { NAME($who) }
        [one] 1 hit for { NAME($who) }
       *[other] { $n } hits for { NAME($who) }
    }, { $misses ->
        [0] no miss.
        [one] 1 miss.
       *[other] { $misses } misses.
    }
log-rerolls = { $means ->
        [overload] { NAME($who) } rolls the misses again.
       *[relentless] { NAME($who) } does not relent and rolls the misses again.
    }
log-attacks = { NAME($who) } attacks { NAME($zone, form: "at") }: { NAME($item) }, { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, { $accuracy }+.
log-kills = { NAME($who) } eliminates { NAME($kind, form: "one") } { NAME($zone, form: "at") }.
log-devours = { NAME($who) } devours { NAME($kind, form: "one") } { NAME($zone, form: "at") }.
log-hits-lost = { $n ->
        [one] 1 hit is too little for { NAME($kind, form: "one") }, who comes first, and { NAME($who) } wastes it.
       *[other] { $n } hits are too few for { NAME($kind, form: "one") }, who comes first, and { NAME($who) } wastes them.
    }
log-adrenaline = { NAME($who) } gets { $n } experience, { $total } in all.
log-danger = { $level ->
        [1] { NAME($who) } reaches Yellow. More forces are sent.
        [2] { NAME($who) } reaches Orange. More forces are sent.
       *[3] { NAME($who) } reaches Red. More forces are sent.
    }
log-phase-zombies = Now the enemies act.
log-horde-moves = { $why ->
        [flees] { NAME($group) } { NAME($zone, form: "at") } runs for it: { NAME($goals) }.
        [sees] { NAME($group) } { NAME($zone, form: "at") } → { NAME($goals) }: the nearest heroes in sight.
       *[hears] { NAME($group) } { NAME($zone, form: "at") } → { NAME($goals) }: nobody is in sight, and no open way to heroes is shorter.
    }{ $ways ->
        [one] {""}
       *[other] {" "}Several ways are equally short: { NAME($ways) }.
    }
log-horde-waits = { NAME($group) } { NAME($zone, form: "at") }: no open way leads anywhere, so nobody moves.
log-spawn-step = { $zones ->
        [none] No spawn zone is awake: nobody comes.
       *[other] More enemies come: { NAME($zones) }.
    }
log-zombie-card = Spawn card for { NAME($zone) }, danger { $level ->
        [0] Blue
        [1] Yellow
        [2] Orange
       *[3] Red
    }: { NAME($card, form: "short") }.
log-building-opens = { $n ->
        [one] The house is open. Somebody may wait in 1 room.
       *[other] The house is open. Somebody may wait in { $n } rooms.
    }
log-dies = { NAME($who) } is eliminated. This round can still be won, no other.

## The end

end-goals = Won: all goals are met.
ending-won = You are well fed
end-hero-eliminated = Lost: a hero was eliminated, and that round brought no victory.
end-heroes-eliminated = Lost: all heroes were eliminated.

beat-wave = { $moving ->
        [0] { $groups ->
            [0] Everybody stays where they are.
            [one] One group sets out.
           *[other] { $groups } groups set out.
        }
        [one] 1 figure moves.
       *[other] { $groups ->
            [0] { $moving } figures move.
            [one] { $moving } figures move as one group.
           *[other] { $moving } figures move in { $groups } groups.
        }
    }
beat-bite = { $wounds ->
        [0] { $attackers ->
            [one] 1 enemy attacks. Nobody is hurt.
           *[other] { $attackers } enemies attack. Nobody is hurt.
        }
        [one] { NAME($whom) } is hit: 1 wound.
       *[other] Hit: { NAME($whom) }. { $wounds } wounds.
    }

story-came = { $came } enemies come in round { $round }.
story-title-bite = They strike back
story-deed-falls = { $n ->
        [one] { $total ->
            [one] one taken out
           *[other] { $total } taken out, one at a time
        }
       *[other] { $n } taken out at once, { $total } in all
    }
