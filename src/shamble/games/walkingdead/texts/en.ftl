# The Walking Dead: The Best Defense. Names and what cards do, in our own words.

## Places

place-farm = Farm
    .at = at the farm
    .to = to the farm
    .from = from the farm
    .nom = the farm
    .acc = the farm
    .dat = the farm
place-prison = Prison
    .at = in the prison
    .to = to the prison
    .from = from the prison
    .nom = the prison
    .acc = the prison
    .dat = the prison
    .text = Walls: three walkers here do nothing at round end.
place-highway = Highway
    .at = on the highway
    .to = to the highway
    .from = from the highway
    .nom = the highway
    .acc = the highway
    .dat = the highway
place-town = Town
    .at = in the town
    .to = to the town
    .from = from the town
    .nom = the town
    .acc = the town
    .dat = the town

## Characters

char-andrea = Andrea
    .gen = Andrea's
    .when = At the start of the turn as leader:
    .ability = A player of your choice gains 1 life.
char-daryl = Daryl
    .gen = Daryl's
    .when = At the start of the turn as leader:
    .ability = Everybody without food gains 1 food.
char-glenn = Glenn
    .gen = Glenn's
    .when = At the start of the turn as leader:
    .ability = Any player anywhere gains 1 ammo for a weapon type he owns.
char-maggie = Maggie
    .gen = Maggie's
    .when = At the start of the turn as leader:
    .ability = Give another player anywhere one thing of yours: an ally, a food, an ammo, an ammo card or an equipment card.
char-michonne = Michonne
    .gen = Michonne's
    .when = In combat, while leader:
    .ability = Everybody may fight with 1 white die in melee instead of a weapon.
char-rick = Rick
    .gen = Rick's
    .when = In combat, while leader:
    .ability = Everybody who rolls adds 1 to the combat value.

## Decks

deck-equipment = Equipment
    .nom = the equipment deck
    .acc = the equipment deck
    .dat = the equipment deck
    .from = from the equipment deck
    .card = equipment card
    .text = Weapons and items. The group loses if it runs out.
deck-ammo = Ammo
    .nom = the ammo deck
    .acc = the ammo deck
    .dat = the ammo deck
    .from = from the ammo deck
    .card = ammo card
    .text = Ammo for ranged weapons. The group loses if it runs out.
deck-food = Food
    .nom = the food deck
    .acc = the food deck
    .dat = the food deck
    .from = from the food deck
    .card = food card
    .text = Food for steps and healing. The group loses if it runs out.
deck-allies = Allies
    .nom = the allies deck
    .acc = the allies deck
    .dat = the allies deck
    .from = from the allies deck
    .card = ally card
    .text = Allies for combat, some with an extra. The group loses if it runs out.
deck-goals = Secret goals
    .nom = the pile of secret goals
    .acc = the pile of secret goals
    .dat = the pile of secret goals
deck-events = Events
    .nom = the event deck
    .acc = the event deck
    .dat = the event deck
    .from = from the event deck
    .card = event card
    .text = 48 different events, reshuffled when used up.

## Weapon types

weapon-type-pistol = Pistol
    .ammo = pistol ammo
weapon-type-rifle = Rifle
    .ammo = rifle ammo
weapon-type-shotgun = Shotgun
    .ammo = shotgun ammo
weapon-type-crossbow = Crossbow
    .ammo = crossbow ammo
weapon-type-any = Any type
    .ammo = ammo of any type

## Tokens (one, many; dat: after "von", "mit")

token-walker = Walker
    .one = walker
    .acc = walker
    .many = walkers
    .dat = walkers
token-life = Life
    .one = life
    .acc = life
    .many = life
    .dat = life
token-food = Food
    .one = food
    .acc = food
    .many = food
    .dat = food
token-ally = Ally
    .one = ally
    .acc = ally
    .many = allies
    .dat = allies
token-ammo = Ammo
    .one = ammo
    .acc = ammo
    .many = ammo
    .dat = ammo

## Equipment

gear-ranged = Ranged, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. { $ammo } ammo at set-up.
gear-melee = Melee, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
gear-ammo = { $amount } ammo for { NAME($weapon, form: "acc") }.
gear-ammo-any = { $amount } ammo for one weapon of any type.
gear-food = { $amount } food.
gear-food-all = Every player at your place gets { $amount } food.
gear-life = { $n } life.
gear-allies = { $amount ->
        [one] 1 ally
       *[other] { $amount } allies
    }.
card-pistol = Pistol
    .nom = the pistol
    .acc = the pistol
    .dat = the pistol
    .from = from the pistol
card-rifle = Rifle
    .nom = the rifle
    .acc = the rifle
    .dat = the rifle
    .from = from the rifle
card-shotgun = Shotgun
    .nom = the shotgun
    .acc = the shotgun
    .dat = the shotgun
    .from = from the shotgun
    .text = Loud: a natural 14 or more lures a walker from a neighbouring place when combat ends.
card-crossbow = Crossbow
    .nom = the crossbow
    .acc = the crossbow
    .dat = the crossbow
    .from = from the crossbow
    .text = +1. If its own value is 5 or more, the bolt comes back.
card-machete = Machete
    .nom = the machete
    .acc = the machete
    .dat = the machete
    .from = from the machete
    .text = +3 while no other survivor is here.
card-metal-pipe = Metal pipe
    .nom = the metal pipe
    .acc = the metal pipe
    .dat = the metal pipe
    .from = from the metal pipe
    .text = +3 if you own no more than 2 equipment cards, this one included.
card-katana = Katana
    .nom = the katana
    .acc = the katana
    .dat = the katana
    .from = from the katana
    .text = Each natural 4, 5 or 6 may roll another; all add up.
card-hatchet = Hatchet
    .nom = the hatchet
    .acc = the hatchet
    .dat = the hatchet
    .from = from the hatchet
    .text = +1.
card-motorcycle = Motorcycle
    .nom = the motorcycle
    .acc = the motorcycle
    .dat = the motorcycle
    .from = from the motorcycle
    .text = Any time: ride to any place, then discard.
card-body-armor = Body armor
    .nom = the body armor
    .acc = the body armor
    .dat = the body armor
    .from = from the body armor
    .text = Once a round: ignore 1 damage.
card-flashbang = Flashbang
    .nom = the flashbang
    .acc = the flashbang
    .dat = the flashbang
    .from = from the flashbang
    .text = Discard in combat or at round end: up to 3 walkers here neither wound nor eat this round.
card-silencer = Silencer
    .nom = the silencer
    .acc = the silencer
    .dat = the silencer
    .from = from the silencer
    .text = Once a round: an event you play puts 1 walker less at your place.
card-first-aid = First aid
    .nom = the first aid kit
    .acc = the first aid kit
    .dat = the first aid kit
    .from = from the first aid kit
    .text = Discard: a living survivor here gains 2 life, up to 5.
card-field-glasses = Field glasses
    .nom = the field glasses
    .acc = the field glasses
    .dat = the field glasses
    .from = from the field glasses
    .text = Once a round: look at the top card of a neighbouring resource deck.

## Ammo

card-pistol-ammo = Pistol ammo
    .nom = the pistol ammo
    .acc = the pistol ammo
    .dat = the pistol ammo
    .from = from the pistol ammo
card-rifle-ammo = Rifle ammo
    .nom = the rifle ammo
    .acc = the rifle ammo
    .dat = the rifle ammo
    .from = from the rifle ammo
card-pistol-crate = Crate of cartridges
    .nom = the crate of cartridges
    .acc = the crate of cartridges
    .dat = the crate of cartridges
    .from = from the crate of cartridges
card-rifle-crate = Hunter's crate
    .nom = the hunter's crate
    .acc = the hunter's crate
    .dat = the hunter's crate
    .from = from the hunter's crate
card-shotgun-shells = Shotgun shells
    .nom = the shotgun shells
    .acc = the shotgun shells
    .dat = the shotgun shells
    .from = from the shotgun shells
card-crossbow-bolts = Crossbow bolts
    .nom = the crossbow bolts
    .acc = the crossbow bolts
    .dat = the crossbow bolts
    .from = from the crossbow bolts
card-lucky-find = Lucky find
    .nom = the lucky find
    .acc = the lucky find
    .dat = the lucky find
    .from = from the lucky find
card-mixed-pouch = Mixed pouch
    .nom = the mixed pouch
    .acc = the mixed pouch
    .dat = the mixed pouch
    .from = from the mixed pouch

## Food

card-warm-meal = A warm meal
    .nom = “A warm meal”
    .acc = “A warm meal”
    .dat = “A warm meal”
card-scraps = Scraps
    .nom = the scraps
    .acc = the scraps
    .dat = the scraps
card-pantry = Shelf of cans
    .nom = the shelf of cans
    .acc = the shelf of cans
    .dat = the shelf of cans
card-shared-pot = Shared pot
    .nom = the shared pot
    .acc = the shared pot
    .dat = the shared pot
card-broth = Hearty broth
    .nom = the hearty broth
    .acc = the hearty broth
    .dat = the hearty broth

## Allies

card-group-of-survivors = A group of survivors
    .nom = “A group of survivors”
    .acc = “A group of survivors”
    .dat = “A group of survivors”
card-lone-survivor = Loner
    .nom = the loner
    .acc = the loner
    .dat = the loner
card-little-help = A little help
    .nom = “A little help”
    .acc = “A little help”
    .dat = “A little help”
    .text = This round you roll 1 more white die in combat, even unarmed.
card-guinea-pig = A guinea pig
    .nom = “A guinea pig”
    .acc = “A guinea pig”
    .dat = “A guinea pig”
    .text = This round no damage takes you below 1 life.
card-pair = Two siblings
    .nom = the two siblings
    .acc = the two siblings
    .dat = the two siblings
card-field-medic = Field medic
    .nom = the field medic
    .acc = the field medic
    .dat = the field medic
    .text = 1 life.
card-pathfinder = Pathfinder
    .nom = the pathfinder
    .acc = the pathfinder
    .dat = the pathfinder
    .text = You may take a free step now.
card-quartermaster = Quartermaster
    .nom = the quartermaster
    .acc = the quartermaster
    .dat = the quartermaster
    .text = 1 ammo for a weapon type you own.

## Events

event-highway-wreck = Wreck on the highway
    .text = On the highway: draw an equipment card. Elsewhere: 1-3 walkers come to the highway.
event-friend-in-need = A friend in need
    .text = On the highway: draw an ally card. Elsewhere: 1-3 walkers come to the highway.
event-bar = The bar
    .text = In the town: draw a food card. Elsewhere: 1-3 walkers come to the town.
event-glove-box = Glove box
    .text = On the highway: draw an ammo card. Elsewhere: 1 walker and 2 more per fellow player come to the highway (one or two players: just 1).
event-cool-box = Cool box in the trunk
    .text = On the highway: draw a food card. Elsewhere: 1 walker and 2 more per fellow player come to the highway (one or two players: just 1).
event-hardware-store = Hardware store
    .text = In the town: draw an equipment card. Elsewhere: 1 walker and 2 more per fellow player come to the town (one or two players: just 1).
event-police-station = Police station
    .text = In the town: draw an ammo card. Elsewhere: 1 walker and 2 more per fellow player come to the town (one or two players: just 1).
event-light-in-the-window = Light in the window
    .text = In the town: draw an ally card. Elsewhere: 1 walker and 2 more per fellow player come to the town (one or two players: just 1).
event-tool-shed = Tool shed
    .text = At the farm: draw an equipment card. Elsewhere: 1 walker and 2 more per fellow player come to the farm (one or two players: just 1).
event-gun-cabinet = Gun cabinet
    .text = At the farm: draw an ammo card. Elsewhere: 1 walker and 2 more per fellow player come to the farm (one or two players: just 1).
event-full-larder = Full larder
    .text = At the farm: draw a food card. Elsewhere: 1 walker and 2 more per fellow player come to the farm (one or two players: just 1).
event-strangers-at-the-fence = Strangers at the fence
    .text = At the farm: draw an ally card. Elsewhere: 1 walker and 2 more per fellow player come to the farm (one or two players: just 1).
event-guards-locker = Guards' locker
    .text = In the prison: draw an equipment card. Elsewhere: 1-6 walkers come to the prison (two players: 1-3).
event-armory = Armory
    .text = In the prison: draw an ammo card. Elsewhere: 1-6 walkers come to the prison (two players: 1-3).
event-prison-kitchen = Prison kitchen
    .text = In the prison: draw a food card. Elsewhere: 1-6 walkers come to the prison (two players: 1-3).
event-forgotten-inmates = Forgotten inmates
    .text = In the prison: draw an ally card. Elsewhere: 1-6 walkers come to the prison (two players: 1-3).
event-barn-attack = Walkers in the barn
    .text = At the farm: 1-6 walkers join you. Elsewhere: 1 walker comes to the farm.
event-horde-at-the-gate = Horde at the gate
    .text = In the prison: 1-6 walkers join you. Elsewhere: 1 walker comes to the prison.
event-traffic-jam-of-the-dead = Traffic jam of the dead
    .text = On the highway: 1-6 walkers join you. Elsewhere: 1 walker comes to the highway.
event-out-of-the-alleys = Out of the alleys
    .text = In the town: 1-6 walkers join you. Elsewhere: 1 walker comes to the town.
event-time-to-run = Time to run
    .text = Pay 1 food and 1 ally, or one walker per player comes to your place.
event-out-of-ammo = Out of ammo
    .text = All players at your place lose 1-3 ammo each.
event-death-in-the-family = Death in the family
    .text = Nobody dead yet: 1-3 walkers to each place. Otherwise: 1 walker to yours.
event-accidents-happen = Accidents happen
    .text = Whoever is not with the leader loses 1-3 life.
event-promise-me = Promise me
    .text = This round, non-leaders who move in their own turn, before or after this, lose all allies.
event-hungry-walkers = Hungry walkers
    .text = 1-3 walkers to each place without survivors.
event-prison-crisis = Crisis in the prison
    .text = Nobody in the prison: 1-6 walkers there. Otherwise everybody there loses 1-3 allies.
event-bar-the-doors = Bar the doors
    .text = Pay 2 allies, or 1-3 walkers come to your place (solo: 1-6).
event-share-or-suffer = Share or suffer
    .text = Pay 4 food or lose 1 life (one or two players: 5 life).
event-warning-shots = Warning shots
    .text = Pay 1 ammo, or 2 walkers come to your place.
event-drop-the-load = Drop the load
    .text = Discard an equipment card, or 1-3 walkers come to your place (one or two players: 1-6).
event-carry-the-burden = Carry the burden
    .text = Lose 2 life, or 1 walker comes to each neighbouring place (one or two players: 2).
event-buy-time = Buy time
    .text = Discard the top card of the deck at your place, or 1-3 walkers come there.
event-spoiled-supplies = Spoiled supplies
    .text = All players at your place lose 1-3 food each.
event-scattered = Scattered to the winds
    .text = All players at your place lose 1-3 allies each.
event-cold-night = Cold night
    .text = Whoever has no food loses 1 life (one or two players: 4).
event-nobody-goes-alone = Nobody goes alone
    .text = Whoever is alone at a place loses 1 life (one or two players: 1-6).
event-looters = Looters
    .text = The fullest resource deck loses its top 2 cards. The leader breaks ties.
event-wrong-decision = Wrong decision
    .text = Played by the leader: 1-3 walkers to the leader's place (one or two players: 1-6). By anyone else: 1 walker to the leader's place.
event-not-one-step = Not one step further
    .text = This round, non-leaders who move in their own turn, before or after this, lose 1 life.
event-group-falls-apart = The group falls apart
    .text = 1 walker to each place with exactly one survivor (one or two players: 1-3).
event-noise-in-the-dark = Noise in the dark
    .text = 1 walker from each neighbouring place comes to yours.
event-herd-turns = The herd turns
    .text = 2 walkers come to your place. Then all walkers of the most crowded place go to a neighbour of the leader's choice.
event-blood-trail = Blood trail
    .text = 1 walker to each place with survivors.
event-from-the-tree-line = From the tree line
    .text = 1 walker to each place without survivors.
event-old-friends = Old acquaintances
    .text = 1 walker comes to your place, and 1 more per character lost so far.
event-quiet-hour = Quiet hour
    .text = All players at your place gain 1 life. Then 1 walker comes there (solo: 1-6).
event-bold-grab = Bold grab
    .text = You may draw from the deck at your place. Then 1 walker comes there (solo: 1-6).

## Secret goals

goal-glutton = Glutton
    .text = Hold 9 food at one time.
goal-many-friends = Many friends
    .text = Hold 9 allies at one time.
goal-own-mind = A mind of your own
    .text = 4 coins: 1 each time you pay food to move.
goal-lone-fighter = Lone fighter
    .text = 4 coins: 1 each round end alone at a place that held a walker this round.
goal-gun-nut = Gun nut
    .text = Own 5 equipment cards at one time.
goal-butcher = Butcher
    .text = 8 coins: 1 per walker you kill alone.
goal-samaritan = Samaritan
    .text = 5 coins: 1 per thing you give away in a trade.
goal-unscathed = Unscathed
    .text = 8 coins: 1 each round end with 5 life.
goal-last-one = The last one
    .text = 2 coins: 1 each time another player's character dies. In Hardcore 1 is enough.

## The game

game-title = The Walking Dead: The Best Defense
    .short = The Best Defense
    .problem = Four places to hold, and never enough of you.
    .briefing = Every round each of you goes to a place, may draw a card from its deck, and plays an event, most of them bad. Then those who stand among walkers fight. Walkers that are alone at a place eat its deck, and one empty deck loses the game.
game-blurb = Four places, four decks, twelve rounds, and too many teeth. You win together or you are eaten together.
game-goal = Get through 12 rounds without losing all cards of a resource deck.
game-minutes = about 60 minutes

setting-mode = Game mode
    .text = What a death costs.
value-mode-standard = Standard
    .text = The dead are replaced as long as unused characters are left.
value-mode-hardcore = Hardcore
    .text = The first death ends the game.
setting-level = Difficulty
    .text = Who may see the events, and when the table may talk.
value-level-beginner = Beginner
    .text = All events lie open, and everybody may plan aloud.
value-level-expert = Expert
    .text = Events stay hidden until they are played, and nobody speaks from the deal until combat.
setting-goals = Secret goals
    .text = Everybody gets a secret goal. If the group loses, whoever has met theirs wins all the same. Not for solo play.
setting-one-leader = One leader
    .text = The same player leads in all twelve rounds, and only that leader ability counts. Not for solo play.
setting-leader-last = Leader last
    .text = The leader plays both events after everybody else's turn. Meant for Expert; not for solo play.

## The table

phase-start = Round start
phase-turns = Turns
phase-combat = Combat
phase-end = Round end

track-round = Round
track-walkers = Walkers in play
track-life = Life
track-food = Food
track-allies = Allies
track-coins = Coins

mark-walls = { $n ->
        [one] Walls: 1 walker does nothing
       *[other] Walls: { $n } walkers do nothing
    }
mark-fresh = { $n ->
        [one] 1 has just risen
       *[other] { $n } have just risen
    }
mark-dazed = { $n ->
        [one] 1 is blinded
       *[other] { $n } are blinded
    }

tag-leader = Leader
tag-help = { $n ->
        [one] 1 extra die
       *[other] { $n } extra dice
    }
tag-guinea = Won't die this round
tag-moved = Has moved
tag-fight = { $n ->
        [0] Ready to fight
       *[other] Combat value { $n }
    }

hidden-event = Hidden event
goal-survive = Hold out
    .text = Survive 12 rounds. The group loses as soon as one of the four resource decks is empty.

## Questions

ask-choose-character = { $seat ->
        [0] Who does seat 1 play?
        [1] Who does seat 2 play?
        [2] Who does seat 3 play?
       *[other] Who does seat 4 play?
    }
    .named = Who does { $name } play?
    .yours = Who do you play?
ask-andrea = Who gains 1 life from { NAME($who) }?
ask-glenn = Who gets 1 ammo from { NAME($who) }?
ask-give = Does { NAME($who) } give something away?
ask-gift = Does { NAME($who) } give { NAME($whom) } something?
ask-accept = { $what ->
        [give-food] { NAME($giver) } offers 1 food. Does { NAME($who) } accept it?
        [give-ally] { NAME($giver) } offers 1 ally. Does { NAME($who) } accept?
        [give-ammo] { NAME($giver) } offers 1 ammo { NAME($item, form: "from") }. Does { NAME($who) } accept it?
       *[give-card] { NAME($giver) } offers { NAME($item, form: "acc") }. Does { NAME($who) } accept?
    }
ask-move-figure = Where does { NAME($who) } go?
ask-food-move = Does { NAME($who) } pay 1 food for a step?
ask-free-step = Where does { NAME($who) } follow the pathfinder?
ask-draw = { $n ->
        [1] Does { NAME($who) } draw from { NAME($deck, form: "acc") }? It is the last card: taking it loses the game.
       *[other] Does { NAME($who) } draw from { NAME($deck, form: "acc") }? { $n } cards are left.
    }
ask-newcomer-draw = Does { NAME($who) } draw an equipment card?
ask-bold-grab = Does { NAME($who) } draw a card? A walker comes either way.
ask-load-ammo = { NAME($card) }: does { NAME($who) } load the ammo now?
ask-take-ammo = Does { NAME($who) } take { NAME($card, form: "acc") } along?
ask-supply = Which weapon of { NAME($who) } gets 1 ammo?
ask-choose-event = Which of the two events happens?
ask-order-events = Both events happen. Which one first?
ask-pay = “{ NAME($event) }”: { NAME($event, form: "text") } Does { NAME($who) } pay?
ask-lose-ammo = { $n ->
        [one] { NAME($who) } has to give up 1 ammo. Where from?
       *[other] { NAME($who) } has to give up { $n } ammo. Where from?
    }
ask-discard-equipment = Which equipment does { NAME($who) } discard?
ask-loot = Which deck do the looters find?
ask-herd-from = Which place does the herd leave?
ask-herd-to = { $n ->
        [one] A walker leaves { NAME($place, form: "acc") }. Where to?
       *[other] { $n } walkers leave { NAME($place, form: "acc") }. Where to?
    }
ask-silence = { $n ->
        [one] A walker is about to come to { NAME($place, form: "acc") }. Does { NAME($who) } use the silencer?
       *[other] { $n } walkers are about to come to { NAME($place, form: "acc") }. Does { NAME($who) } use the silencer?
    }
ask-armor = { NAME($who) } is about to take { $n } damage. Does the body armor stop 1 of it?
ask-window = { $moment ->
        [event] Does { NAME($who) } use an item before “{ NAME($event) }” takes effect?
        [trade] Does { NAME($who) } use an item before anybody trades?
        [price] Does { NAME($who) } pick up ammunition to pay for “{ NAME($event) }”?
        [combat] Does { NAME($who) } use an item before the fighting starts?
        [declaration] { NAME($who) } cannot fight like this. Load ammunition first?
        [lure] Does { NAME($who) } use an item before the noise draws a walker?
        [coins] Does { NAME($who) } use an item before the coins of this round are counted?
       *[damage] Does { NAME($who) } use an item before the walkers strike?
    }
ask-declare = { $n ->
        [one] A walker is { NAME($place, form: "at") }. How does { NAME($who) } fight?
       *[other] { $n } walkers are { NAME($place, form: "at") }. How does { NAME($who) } fight?
    }
ask-next-fighter = { $n ->
        [0] No walker is left { NAME($place, form: "at") }. Who rolls next all the same?
        [one] A walker is { NAME($place, form: "at") }. Who fights next?
       *[other] { $n } walkers are { NAME($place, form: "at") }. Who fights next?
    }
ask-spend-allies = { $walkers ->
        [0] Combat value { $n }, and no walker left { NAME($place, form: "at") }. How many allies does { NAME($who) } give up?
        [one] Combat value { $n } against 1 walker { NAME($place, form: "at") }. How many allies does { NAME($who) } give up?
       *[other] Combat value { $n } against { $walkers } walkers { NAME($place, form: "at") }. How many allies does { NAME($who) } give up?
    }
ask-lure = { NAME($who) } was loud. Where does the walker come from?
ask-share-damage = Who takes { $n } damage { NAME($place, form: "at") }?
ask-heal = Does { NAME($who) } eat to heal? Life { $life }, food { $food }.
ask-lay-coins = Secret goals: how many coins go on the card? One counts for each time that its condition was met.

## Buttons

do-choose = Play { NAME($target) }
do-place = Put { NAME($who) } { NAME($target, form: "at") }
do-move = Move { NAME($who) } { NAME($target, form: "to") }
do-step = Step { NAME($target, form: "to") }
do-stay = { NAME($who) } stays
do-comfort = Give { NAME($who) } 1 life
do-supply = { $item ->
    [none] Supply { NAME($who) }
   *[other] Give { NAME($who) } 1 ammo for { NAME($item, form: "acc") }
}
do-pass = Pass
do-draw = Draw { NAME($target, form: "from") }
do-load = Load { NAME($target, form: "acc") } with { NAME($item, form: "acc") }
do-keep = Keep { NAME($item, form: "acc") }
do-take = Take { NAME($item, form: "acc") } along
do-leave = Leave { NAME($item, form: "acc") } here
do-collect = Pick up { NAME($item, form: "acc") }
do-give = Give something to { NAME($target) }
do-give-card = Give { NAME($target) } { NAME($item, form: "acc") }
do-give-ammo = Give { NAME($target) } 1 ammo { NAME($item, form: "from") }
do-give-food = Give { NAME($target) } 1 food
do-give-ally = Give { NAME($target) } 1 ally
do-accept = Accept
do-accept-ammo = Accept, for { NAME($item, form: "nom") }
do-decline = Decline
do-event = Play “{ NAME($item) }”
do-pay = Pay
do-refuse = Don't pay
do-lose-ammo = Give up 1 ammo { NAME($item, form: "from") }
do-discard = Discard { NAME($item, form: "acc") }
do-loot = Loot { NAME($target, form: "acc") }
do-herd-from = The herd { NAME($target, form: "at") }
do-herd-to = Send them { NAME($target, form: "to") }
do-silence = Use the silencer
do-armor = Use the body armor
do-fight = Fight with { NAME($item, form: "dat") }
do-brawl = Fight with 1 die, without a weapon
do-help = Fight with the helper's die alone
do-hold = Don't fight
do-resolve = { NAME($who) } next
do-resolve-group = The shooters next
do-spend = { $n ->
        [0] Give up none
        [one] Give up 1 ally
       *[other] Give up { $n } allies
    }
do-lure = Lure a walker { NAME($target, form: "from") }
do-wound = 1 damage to { NAME($who) }
do-wound-all = All damage to { NAME($who) }
do-wound-even = Share it evenly
do-eat = Eat 1 food, heal 1 life
do-lay = { $n ->
        [0] Lay no coin
        [one] Lay 1 coin
       *[other] Lay { $n } coins
    }
do-ride = Ride { NAME($target, form: "to") }
do-bandage = Bandage { NAME($target) }
do-flash = Throw { NAME($item, form: "acc") }
do-spy = Look at the top of { NAME($target, form: "acc") }

## Why not

no-not-adjacent = { NAME($place, form: "nom") } is not next door: a step goes to a neighbouring place, never diagonally.
no-other-place = { NAME($deck, form: "nom") } lies { NAME($place, form: "at") }: you draw only where you stand.
no-not-here = { NAME($who) } is not here: things change hands only at the same place.
no-no-such-weapon = { NAME($who) } owns no weapon for ammo { NAME($card, form: "from") }.
no-no-ammo = { NAME($who) } has no ammo for { NAME($card, form: "acc") }.
no-once-a-round = Food heals { NAME($who) } only once a round.

## The log: set-up

log-grid = The places, row by row: { NAME($places) }.
log-pile = { $n ->
        [one] { NAME($deck, form: "nom") } lies { NAME($place, form: "at") }, a single card.
       *[other] { NAME($deck, form: "nom") } lies { NAME($place, form: "at") }, { $n } cards.
    }
log-event-deck = { $n } events are shuffled. Few of them are good news.
log-supplies = The tokens are laid out.
log-goals-away = The secret goals stay in the box.
log-character-chosen = { $seat ->
        [0] Seat 1 plays { NAME($who) }.
        [1] Seat 2 plays { NAME($who) }.
        [2] Seat 3 plays { NAME($who) }.
       *[other] Seat 4 plays { NAME($who) }.
    }
    .named = { $name } plays { NAME($who) }.
    .yours = You play { NAME($who) }.
log-spares = { $n ->
        [0] Nobody is left as a replacement.
        [one] 1 character waits as a replacement.
       *[other] { $n } characters wait as replacements.
    }
log-goal-dealt = { NAME($who) } gets a secret goal.
log-goal-yours = { NAME($who, form: "gen") } secret goal is “{ NAME($goal) }”. { NAME($goal, form: "text") }
log-start-tokens = { NAME($who) } starts with { $life } life, { $food } food and { $allies } allies.
log-item-back = Not a weapon, so it goes back into the deck: { NAME($card) }.
log-start-weapon = { NAME($who) } starts with { NAME($card, form: "dat") }.
log-leader-roll = { NAME($who) } rolls for the lead: { $n }.
log-leader = { NAME($who) } is the first leader.
log-round-marker = The round marker stands on { $n }.

## The log: rounds and turns

log-round = Round { $n } begins.
log-leads = { NAME($who) } leads.
log-ability = { NAME($who, form: "gen") } ability: { NAME($who, form: "ability") }
log-events-dealt = { NAME($who) } draws two events: { NAME($events) }.
log-events-hidden = { $n ->
        [one] { NAME($who) } draws 1 event, face down.
       *[other] { NAME($who) } draws { $n } events, face down.
    }
log-events-yours = { NAME($who, form: "gen") } events are: { NAME($events) }.
log-events-reshuffled = The event deck is used up: { $n } discarded events are shuffled again.
log-phase-turns = The turns begin.
log-turn = It is { NAME($who, form: "gen") } turn.
log-placed = { NAME($who) } is placed { NAME($place, form: "at") }.
log-moved = { NAME($who) } goes { NAME($place, form: "to") }.
log-stays = { NAME($who) } stays { NAME($place, form: "at") }.
log-no-draw = { NAME($who) } draws nothing.
log-card-drawn = { NAME($who) } draws { NAME($deck, form: "from") }: { NAME($card) }.
log-equipment-found = { NAME($who) } takes { NAME($card, form: "acc") } along.
log-ammo-loaded = { $n ->
        [0] { NAME($who) } has nothing to load: no ammo came with { NAME($card, form: "dat") }.
       *[other] { NAME($who) } loads { NAME($weapon, form: "acc") } with { $n } ammo ({ NAME($card) }).
    }
log-ammo-left = { NAME($who) } leaves { NAME($card, form: "acc") } { NAME($place, form: "at") }.
log-ammo-collected = { NAME($who) } picks up { NAME($card, form: "acc") }.
log-help-die = Somebody helps out: { NAME($who) } rolls one more die this round.
log-guinea-pig = Somebody goes first: no damage kills { NAME($who) } this round.
log-badge-passes = The leader badge goes to { NAME($who) }.
log-badge-stays = { NAME($who) } keeps the leader badge.
log-survived = Twelve rounds are over, and every deck still holds cards.

## The log: gains and losses

log-life-gained = { NAME($who) } gains { $n } life.
log-life-full = { NAME($who) } is unhurt and gains no life.
log-food-gained = { $n ->
        [0] { NAME($who) } gets no food.
       *[other] { NAME($who) } gets { $n } food.
    }
log-allies-gained = { $n ->
        [0] { NAME($who) } gets no ally.
        [one] { NAME($who) } gets 1 ally.
       *[other] { NAME($who) } gets { $n } allies.
    }
log-ammo-gained = { $n ->
        [0] { NAME($who) } gets no ammo ({ NAME($card) }).
       *[other] { NAME($who) } gets { $n } ammo ({ NAME($card) }).
    }
log-food-lost = { $n ->
        [0] { NAME($who) } has no food to lose.
       *[other] { NAME($who) } gives up { $n } food.
    }
log-allies-lost = { $n ->
        [0] { NAME($who) } has no allies to lose.
        [one] { NAME($who) } gives up 1 ally.
       *[other] { NAME($who) } gives up { $n } allies.
    }
log-ammo-lost = { NAME($who) } gives up { $n } ammo { NAME($card, form: "from") }.
log-equipment-lost = { NAME($who) } discards { NAME($card, form: "acc") }.
log-supply-short = { $n ->
        [one] The supply falls short by 1 { NAME($token, form: "one") }.
       *[other] The supply falls short by { $n } { NAME($token, form: "many") }.
    }
log-damage = { $life ->
        [0] { NAME($who) } takes { $n } damage and has no life left.
       *[other] { NAME($who) } takes { $n } damage and has { $life } life left.
    }
log-armor = { NAME($who, form: "gen") } body armor stops 1 damage.
log-guinea-saves = That should have killed { NAME($who) }. Somebody else went first.
log-card-wasted = { NAME($deck, form: "nom") } loses its top card: { NAME($card) }.
log-deck-empty = { NAME($deck, form: "nom") } is empty. There is nothing left to defend.

## The log: trade

log-offers = { $what ->
        [give-food] { NAME($who) } offers { NAME($whom) } 1 food.
        [give-ally] { NAME($who) } offers { NAME($whom) } 1 ally.
        [give-ammo] { NAME($who) } offers { NAME($whom) } 1 ammo { NAME($item, form: "from") }.
       *[give-card] { NAME($who) } offers { NAME($whom) } { NAME($item, form: "acc") }.
    }
log-given = { $what ->
        [give-food] { NAME($who) } gives { NAME($whom) } 1 food.
        [give-ally] { NAME($who) } gives { NAME($whom) } 1 ally.
        [give-ammo] { NAME($who) } gives { NAME($whom) } 1 ammo { NAME($item, form: "from") }.
       *[give-card] { NAME($who) } gives { NAME($whom) } { NAME($item, form: "acc") }.
    }
log-declined = { NAME($who) } declines what { NAME($whom) } offers.

## The log: events

log-event-played = { NAME($who) } plays “{ NAME($event) }”.
log-event-discarded = { NAME($who) } discards unplayed: { NAME($events) }.
log-event-unseen = { $n ->
        [one] { NAME($who) } puts 1 event away unseen.
       *[other] { NAME($who) } puts { $n } events away unseen.
    }
log-solo-events = { $n ->
        [one] { $walkers } walkers in play are bad enough: only 1 event is played.
       *[other] { $walkers ->
            [0] No walker in play: { $n } events are played.
            [one] Only 1 walker in play: { $n } events are played.
           *[other] Only { $walkers } walkers in play: { $n } events are played.
        }
    }
log-leader-last = Everybody has had a turn. Now { NAME($who) } plays the leader's events.
log-leader-place = The event looks for the leader: { NAME($who) } is { NAME($place, form: "at") }.
log-nowhere = { NAME($who) } has no figure on the board and plays “{ NAME($event) }” from nowhere.
log-no-effect = { NAME($who, form: "gen") } “{ NAME($event) }” has no effect.
log-stays-in-play = “{ NAME($event) }” stays in play for the rest of the turns.
log-punished = “{ NAME($event) }” hits { NAME($who) } for moving.
log-pays = { NAME($who) } pays for “{ NAME($event) }”.
log-cannot-pay = { NAME($who) } can't pay for “{ NAME($event) }”.
log-rolled-walkers = { NAME($who) } rolls { $n } for the walkers { NAME($place, form: "at") }.
log-rolled-loss = The die shows { $n } for { NAME($who) }.
log-must-lose-ammo = { $n ->
        [0] { NAME($who) } has no ammo to lose. Lucky.
       *[other] { NAME($who) } has to give up { $n } ammo.
    }
log-walkers-placed = { $n ->
        [0] No walker comes { NAME($place, form: "to") }.
        [one] 1 walker comes { NAME($place, form: "to") }.
       *[other] { $n } walkers come { NAME($place, form: "to") }.
    }
log-walkers-short = { $n ->
        [one] 1 more walker would come { NAME($place, form: "to") }, but the tokens have run out.
       *[other] { $n } more walkers would come { NAME($place, form: "to") }, but the tokens have run out.
    }
log-walkers-moved = { $n ->
        [one] 1 walker shuffles { NAME($place, form: "from") } { NAME($dest, form: "to") }.
       *[other] { $n } walkers shuffle { NAME($place, form: "from") } { NAME($dest, form: "to") }.
    }

## The log: items

log-item-used = { NAME($who) } uses { NAME($card, form: "acc") }.
log-silenced = { NAME($who, form: "gen") } silencer keeps 1 walker away.
log-flashbang = { $n ->
        [one] { NAME($who) } throws { NAME($card, form: "acc") }: 1 walker { NAME($place, form: "at") } is blinded.
       *[other] { NAME($who) } throws { NAME($card, form: "acc") }: { $n } walkers { NAME($place, form: "at") } are blinded.
    }
log-spies = { NAME($who) } looks at the top card of { NAME($deck, form: "dat") }.
log-sees = { NAME($who) } sees on top of { NAME($deck, form: "dat") }: { NAME($card) }.

## The log: combat

log-phase-combat = Combat begins.
log-shoots = { $n ->
        [0] { NAME($who) } shoots with { NAME($card, form: "dat") }. That was the last ammo in it.
       *[other] { NAME($who) } shoots with { NAME($card, form: "dat") }. Ammo left in it: { $n }.
    }
log-strikes = { NAME($who) } fights with { NAME($card, form: "dat") }.
log-brawls = { NAME($who) } fights with 1 die instead of a weapon.
log-helped-only = { NAME($who) } leaves the fighting to the helper.
log-holds = { NAME($who) } does not fight.
log-unarmed = { NAME($who) } has nothing to fight with.
log-rolls-on = { NAME($who) } rolls on: { $n }.
log-help-rolls = The helper rolls { $n } for { NAME($who) }.
log-rolls = { NAME($who) } rolls { NAME($dice) }.
log-weapon-dice = { NAME($who, form: "gen") } natural value ({ NAME($card) }) is { $n }.
log-modifier = { NAME($item) }: +{ $n } for { NAME($who) }.
log-ammo-found = { NAME($who) } finds { $n } ammo: { NAME($card) }.
log-loud = Natural { $n }: { NAME($who, form: "gen") } shotgun is heard next door.
log-nothing-left = No walker is left { NAME($place, form: "at") }. The effort is wasted.
log-kills = { $n ->
        [0] Combat value { $total } by { NAME($fighters) }: no walker falls { NAME($place, form: "at") }.
        [one] Combat value { $total } by { NAME($fighters) }: 1 walker falls { NAME($place, form: "at") }.
       *[other] Combat value { $total } by { NAME($fighters) }: { $n } walkers fall { NAME($place, form: "at") }.
    }
log-no-lure = No walker is near enough to have heard { NAME($who) }.

## The log: round end

log-phase-end = The round ends. Now it is the walkers' turn.
log-walls = { $n ->
        [0] The prison walls have no walker to hold back.
        [one] The prison walls hold 1 walker back.
       *[other] The prison walls hold { $n } walkers back.
    }
log-newly-risen = { $n ->
        [one] 1 walker { NAME($place, form: "at") } has only just risen and does nothing yet.
       *[other] { $n } walkers { NAME($place, form: "at") } have only just risen and do nothing yet.
    }
log-ignored = { $n ->
        [one] 1 walker { NAME($place, form: "at") } is blinded and does nothing.
       *[other] { $n } walkers { NAME($place, form: "at") } are blinded and do nothing.
    }
log-walkers-attack = { $n ->
        [one] 1 walker attacks { NAME($place, form: "at") }.
       *[other] { $n } walkers attack { NAME($place, form: "at") }.
    }
log-card-eaten = A walker { NAME($place, form: "at") } eats from { NAME($deck, form: "dat") }: { NAME($card) }.
log-walkers-eat = { $n ->
        [one] { NAME($deck, form: "nom") } loses 1 card, for nobody guards { NAME($place, form: "acc") }.
       *[other] { NAME($deck, form: "nom") } loses { $n } cards, for nobody guards { NAME($place, form: "acc") }.
    }
log-ground-safe = Nothing touches the ammo on the ground { NAME($place, form: "at") }.
log-coins-laid = { $n ->
        [one] { NAME($who) } lays 1 coin on the secret goal, { $total } in all.
       *[other] { NAME($who) } lays { $n } coins on the secret goal, { $total } in all.
    }
log-coins-why = { $n ->
        [one] Only { NAME($who) } knows what that coin is for.
       *[other] Only { NAME($who) } knows what those { $n } coins are for.
    }
log-goal-met = { NAME($who) } turns up a secret goal and has met it: “{ NAME($goal) }”.
log-goal-won = { NAME($who) } wins all the same: the secret goal “{ NAME($goal) }” is met.

## The log: death

log-dies = { NAME($who) } dies.
log-loses-all = { $n ->
        [0] Whatever { NAME($who) } had is lost.
        [one] Whatever { NAME($who) } had is lost, 1 card included.
       *[other] Whatever { NAME($who) } had is lost, { $n } cards included.
    }
log-newcomer = { NAME($who) } joins the group with 5 life and nothing else.
log-goal-kept = { $n ->
        [0] The secret goal passes to { NAME($who) }.
        [one] The secret goal passes to { NAME($who) }, with 1 coin on it.
       *[other] The secret goal passes to { NAME($who) }, with { $n } coins on it.
    }
log-hardcore = Hardcore: the death of { NAME($who) } is the end for everybody.
log-nobody-left = Nobody is left to take the place of the dead.

## The end

end-deck-empty = Lost: a resource deck ran out.
end-no-character = Lost: somebody died, and there was no character left.
end-hardcore-death = Lost: somebody died, and Hardcore allows no death.
end-survived = Won: twelve rounds, and every deck still holds cards.

## Hints

why-worse-round = With { NAME($who) } { NAME($place, form: "at") }, walkers and events would cost the group more.
why-step-lost = { NAME($who) } is of less use { NAME($place, form: "at") }, or the food is worth more than the step.
why-better-elsewhere = { NAME($who) } would be of more use elsewhere than { NAME($place, form: "at") }.
why-card-worth-it = A card is worth more in a pocket than in the deck.
why-more-harm = From here, “{ NAME($event) }” does more harm.
why-more-needed = Something else can be spared more easily than this: { NAME($card) }.
why-thinner = { NAME($deck, form: "nom") } has fewer cards to spare.
why-worse-held-there = The walkers do more harm { NAME($place, form: "at") }.
why-fight-pays = { NAME($place, form: "at") } a fight pays off.
why-less-hurt = { NAME($who) } has { $n } life, and somebody else needs it more.
why-ammo-less-needed = Ammo is needed more elsewhere than in { NAME($card, form: "nom") }.
why-can-take-less = Somebody else can take it better than { NAME($who) }.
why-item-helps = The item is worth more now than later.
why-food-heals = A life is worth more to { NAME($who) } than the food.
why-alone-later = Others should fight first.
why-fight-less = { NAME($place, form: "at") } something else gains more for its price.
why-leave-it = There is nothing to gain here.
why-take-ammo = On the ground it helps nobody: { NAME($card, form: "acc") }.
why-ability = { NAME($who, form: "gen") } ability as leader helps the whole group: { NAME($who, form: "ability") }
why-good-round = With { NAME($who) } { NAME($place, form: "at") }, walkers and events should cost the group least this round.
why-worth-a-step = The step pays off: { NAME($who) } is of more use { NAME($place, form: "at") }.
why-good-here = { NAME($who) } is of most use { NAME($place, form: "at") }.
why-deck-thin = The deck needs its cards more than anybody's pocket does.
why-draw-worth = { $n ->
        [one] { NAME($who) } can use the card, but it is the last of { NAME($deck, form: "dat") }.
       *[other] { NAME($who) } can use the card, and { NAME($deck, form: "nom") } can spare it: { $n } are left.
    }
why-load = { NAME($who) } owns a weapon that fits. Ammo in the weapon shoots, ammo on a card ({ NAME($card) }) does not.
why-collect = The ammo lies right at { NAME($who, form: "gen") } feet: { NAME($card) }.
why-keep-for-later = It may fit somebody's weapon later: { NAME($card) }.
why-ammo-needed = { NAME($who) } makes the most of it: { NAME($card, form: "acc") } will soon be needed.
why-most-hurt = { NAME($who) } is down to { $n } life and needs it most.
why-keep-it = Nobody needs it more.
why-needs-food = { NAME($whom) } has no food, and { NAME($who) } can spare some.
why-fits-their-gun = { NAME($whom) } owns a weapon for this ammo, { NAME($who) } does not.
why-arm-them = { NAME($whom) } is unarmed, and { NAME($who) } owns more than one weapon.
why-take-gift = { NAME($who) } loses nothing by accepting.
why-least-harm = From here, “{ NAME($event) }” does the least harm.
why-cheaper = The price of “{ NAME($event) }” is smaller than the harm.
why-better-suffer = The harm of “{ NAME($event) }” is smaller than the price.
why-least-needed = This can be spared most easily: { NAME($card) }.
why-thickest = { NAME($deck, form: "nom") } can best do without.
why-away-from-us = There are people { NAME($place, form: "at") }: the walkers had better leave.
why-best-held-there = The walkers do the least harm { NAME($place, form: "at") }.
why-fewer-walkers = One walker less costs nothing.
why-ignore-one = The body armor is there to be hit.
why-save-ammo = { NAME($place, form: "at") } a fight is not worth the ammo.
why-fists = { NAME($place, form: "at") } one die without a weapon will do, and it costs no ammo.
why-strike = { NAME($card, form: "nom") } will do { NAME($place, form: "at") }, and it costs no ammo.
why-shoot = { NAME($card, form: "acc") } should bring walkers down { NAME($place, form: "at") }.
why-next-walker = { $n ->
        [one] 1 ally brings the next walker down.
       *[other] { $n } allies bring the next walker down.
    }
why-no-use = { $n ->
        [0] Giving up allies now is not worth it.
       *[other] Giving up more than { $n } now is not worth it.
    }
why-group-first = The shooters add up their values; whoever fights alone can take what is left.
why-thin-them-out = There is one walker less { NAME($place, form: "at") }, where it counts most.
why-share = Shared damage kills nobody so quickly.
why-cannot-die = No damage kills { NAME($who) } this round.
why-strongest = { NAME($who) } can take it best.
why-heal-now = A life is worth more to { NAME($who) } than a food.
why-save-food = { NAME($who) } will need the food for a step.
why-coins = { $n ->
        [0] Not every round needs a coin.
       *[other] Coins show that a goal gets closer. Or they pretend to.
    }
why-keep-item = The item will be worth more later.
why-bandage = { NAME($whom) } is down to { $n } life.
why-flash = { $n ->
        [one] 1 walker { NAME($place, form: "at") } does nothing this round.
       *[other] { $n } walkers { NAME($place, form: "at") } do nothing this round.
    }
why-flee = Staying would be deadly, and it is safer { NAME($place, form: "at") }.
fear-weak = Danger: { NAME($who) } is down to { $n } life, among walkers { NAME($place, form: "at") }.
fear-thin = Danger: { $n ->
        [one] one card is left
       *[other] { $n } cards are left
    } ({ NAME($deck, form: "nom") }), and an empty deck loses the game.
fear-crowd = Danger: { $n } walkers { NAME($place, form: "at") }, and one of us is there.
log-rolled-ammo = { NAME($who) } rolls { $n } for ammo.
log-rolled-food = { NAME($who) } rolls { $n } for food.
log-rolled-allies = { NAME($who) } rolls { $n } for allies.
log-no-figure = { NAME($who) } has no figure on the board: no move, no card, no trade.
no-full-life = { NAME($who) } has full life already.
no-no-ranged = { NAME($who) } owns no ranged weapon.
log-out-of-reach = { NAME($who) } has no figure on the board and cannot be hurt.

## What an option means: its second line

means-falls = { $percent } %: { $n ->
        [one] at least 1 walker
       *[other] at least { $n }
    }
means-falls-now = combat value { $total }: { $n ->
        [0] no walker falls
        [one] 1 walker falls
       *[other] { $n } walkers fall
    }
means-together = together with { NAME($who) }
means-ammo-left = { $n ->
        [0] the last ammo
       *[other] { $n } ammo left then
    }
means-ammo-on-it = { $n ->
        [0] no ammo on it
       *[other] { $n } ammo on it
    }
means-ammo-then = { $n } ammo on it then
means-bolt-back = { $percent ->
        [100] the bolt comes back
       *[other] bolt back: { $percent } %
    }
means-loud = too loud: { $percent } %
means-dies = this kills { NAME($who) }
means-may-die = may kill { NAME($who) }
means-life-left = { NAME($who) } keeps { $n } life
means-life-then = life { $n } then
means-heals = { NAME($who) } heals { $n }
means-dazes = { $n ->
        [one] 1 walker does nothing this round
       *[other] { $n } walkers do nothing this round
    }
means-pays-food = { $n } food ({ $left } left)
means-pays-allies = { $n ->
        [one] 1 ally ({ $left } left)
       *[other] { $n } allies ({ $left } left)
    }
means-pays-ammo = { $n } ammo ({ $left } left)
means-pays-card = { $n ->
        [one] 1 equipment card
       *[other] { $n } equipment cards
    }
means-loses-allies = { $n ->
        [one] moving now loses 1 ally
       *[other] moving now loses { $n } allies
    }
means-keeps = { $n } left then
means-deck-left = { NAME($deck, form: "nom") }: { $n } left
means-last-card = takes the last card { NAME($deck, form: "from") }
means-weapon = a weapon: { $percent } %
means-fits = fits a gun: { $percent } %
means-reward = a card { NAME($deck, form: "from") }
means-walkers-come = { NAME($place) }: { $n ->
        [0] no walker
        [one] +1 walker
       *[other] +{ $n } walkers
    }
means-walkers-die = { NAME($place) }: +{ $least }–{ $most } walkers
means-walkers-each = { NAME($place) }: { $n ->
        [one] +1 walker
       *[other] +{ $n } walkers
    } each
means-walkers-each-die = { NAME($place) }: +{ $least }–{ $most } walkers each
means-walkers-then = { NAME($place) }: { $n ->
        [one] 1 walker
       *[other] { $n } walkers
    } then
means-herd = { $n ->
        [one] 1 walker moves
       *[other] { $n } walkers move
    }: { NAME($place) }
means-must-give = hits { NAME($who) }
means-payable = you can pay
means-unpayable = you cannot pay
means-from-now-on = whoever moves from now on pays
means-nothing = nothing happens

beat-eat = { $places ->
        [0] The walkers eat { $eaten ->
            [one] 1 card
           *[other] { $eaten } cards
        }.
        [one] The walkers { NAME($place, form: "at") } eat { $eaten ->
            [one] 1 card
           *[other] { $eaten } cards
        } of { NAME($deck) }.
       *[other] The walkers eat { $eaten } cards in { $places } places.
    }
beat-spawn = { $came ->
        [0] No walker comes.
        [one] 1 walker comes.
       *[other] { $came } walkers come.
    }

## The story

story-lost-death = { NAME($who) } did not make it.
story-lost-deck = { NAME($deck, form: "nom") } is empty.
story-pile = { NAME($deck, form: "nom") } ran out in round { $round }: { $eaten ->
        [one] 1 card
       *[other] { $eaten } cards
    } eaten by walkers, { $drawn } drawn, { $wasted } lost to events.
story-death = { $n ->
        [one] A walker gets
       *[other] { $n } walkers get
    } { NAME($who) } { NAME($place, form: "at") }{ $wounds ->
        [0] .
       *[other] . Damage over the whole game: { $wounds }.
    }
story-death-event = The event “{ NAME($event) }” costs { NAME($who) } the last life.
story-close = { NAME($who) } has one heart left, and lives.
story-came = { $came } walkers come in round { $round }.
story-deed-falls = { $n ->
        [one] { $total ->
            [one] one killed
           *[other] { $total } killed, one at a time
        }
       *[other] { $n } killed at once, { $total } in all
    }
story-deed-finds = { $n ->
        [one] drew one card
       *[other] drew { $n } cards
    }
