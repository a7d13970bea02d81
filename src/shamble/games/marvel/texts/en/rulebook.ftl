# Marvel Zombies, Zombie Mode: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-mz-setup-mission = A mission is chosen first.
rule-mz-setup-tiles = Tiles, spawn points and tokens lie as the mission shows.
rule-mz-setup-bystanders = Every zone with the bystander icon gets one random bystander card, face down.
rule-mz-setup-decks = Spawn cards, super heroes, traits and bystanders are four decks, each shuffled.
rule-mz-setup-heroes = The players choose the heroes and share them freely, each seat at least one.
rule-mz-setup-large = Up to four heroes use the smaller set-up; five and six the larger one, with a spawn zone more.
rule-mz-setup-hero = A hero starts in the starting zone with full health, hunger 0, no experience and the blue skill.

## Basics

rule-mz-basics-enemy = Agents and super heroes are enemies; bystanders are not: they hold nobody back, stop nobody and add no dice.
rule-mz-basics-sight-street = In the street one sees in straight lines along the edges of the board, any distance, never diagonally.
rule-mz-basics-sight-building = Inside a building one sees into rooms that share an opening, one zone far.
rule-mz-basics-sight-out = Out of a building one sees down the street without limit; from the street one zone deep into a building.
rule-mz-basics-sight-door = A closed door blocks the sight.
rule-mz-basics-sight-needed = Skills and abilities need sight, unless they say otherwise.
rule-mz-basics-edges = One moves over shared edges, never over corners, and through walls only by open doors and openings.

## Winning and losing

rule-mz-goal-win = When all goals are met the game is won at once, also in a round in which a hero was eliminated.
rule-mz-goal-lose-eliminated = If a hero was eliminated, the game is lost when the end phase is reached.
rule-mz-goal-lose-impossible = A goal that can't be met any more loses the game.

## Experience

rule-mz-xp-kill = Each eliminated enemy gives 1 experience, a super hero as much as the printed toughness; one by one.
rule-mz-xp-levels = From 7 experience on a hero is Yellow, from 19 Orange, from 43 Red, and never falls back.
rule-mz-xp-skill = A new level brings its skill at once.
rule-mz-xp-highest = Spawn cards are read at the highest level of any hero on the board.

## Enemies

rule-mz-enemy-trooper = Troopers have one action and toughness 1.
rule-mz-enemy-guard = Guards have one action and toughness 2.
rule-mz-enemy-specialist = Specialists have two actions and toughness 1.
rule-mz-enemy-super-hero = Super heroes have two actions, a toughness of their own and an ability in force while they stand.
rule-mz-enemy-bystander = Bystanders have one action and toughness 1, against devouring only.
rule-mz-hero-eliminated = A super hero falls when one attack reaches the toughness; the card goes to the discards.
rule-mz-hero-thor = { super-hero-thor }: { super-hero-thor.text }
rule-mz-hero-doctor-strange = { super-hero-doctor-strange }: { super-hero-doctor-strange.text }
rule-mz-hero-scarlet-witch = { super-hero-scarlet-witch }: { super-hero-scarlet-witch.text }
rule-mz-hero-black-panther = { super-hero-black-panther }: { super-hero-black-panther.text }
rule-mz-hero-ms-marvel = { super-hero-ms-marvel }: { super-hero-ms-marvel.text }
rule-mz-hero-spider-man = { super-hero-spider-man }: { super-hero-spider-man.text }

## Player phase

rule-mz-hunger-round = At the start of every player phase, the first one too, each hero's hunger rises by 1.
rule-mz-turn-order = Then all heroes are ready again.
rule-mz-turn-survivors = The heroes act one by one, in the order that the players choose each round.
rule-mz-turn-actions = A hero has three actions, four from Yellow on.
rule-mz-action-nothing = Actions may be left unused.
rule-mz-action-move = One action moves a hero to a neighbouring zone.
rule-mz-action-move-leave = Leaving costs an action more for each enemy in the zone; it is counted when the move begins.
rule-mz-action-move-stop = Entering a zone with enemies ends a move.
rule-mz-action-door = One action breaks a door of the zone open, from either side, without a tool and for good.
rule-mz-action-door-coloured = A coloured door stays shut until its condition is met.
rule-mz-action-trait = One action draws a trait.
rule-mz-action-trait-once = That is possible once a turn; traits gained otherwise do not count.
rule-mz-trait-slots = There is room for two traits: the new one or an old one goes.
rule-mz-trait-reshuffle = A used-up trait deck is made anew from its discards.
rule-mz-trait-single-use = A trait is used without an action, and discarded then.
rule-mz-action-interact = One action takes one objective of the zone.
rule-mz-action-interact-xp = An objective gives 5 experience, unless the mission says otherwise.

## Enemy phase

rule-mz-phase-enemy-order = First all enemies and bystanders act, then new enemies appear.
rule-mz-phase-enemy-attack = Everybody in a zone with heroes attacks: no roll, 1 wound each.
rule-mz-phase-enemy-attack-share = The wounds of a zone and step are one pool; the heroes there share it in any way.
rule-mz-wound-eliminated = A hero without health is eliminated and leaves the board with all cards.
rule-mz-phase-enemy-move = Who did not attack moves one zone; all move at the same time.
rule-mz-phase-enemy-move-see = Enemies go for the nearest heroes in sight.
rule-mz-phase-enemy-move-hear = Without sight they take the shortest open way to heroes; with no open way they stay.
rule-mz-phase-enemy-move-split = Over equally near zones and equally short ways each type splits evenly.
rule-mz-phase-enemy-move-split-odd = Where it does not come out even, the players send the odd ones.
rule-mz-phase-enemy-runners = Specialists and super heroes then have a second action of the same kind.

## Spawning

rule-mz-spawn-order = One card for each active spawn zone, from the first one clockwise.
rule-mz-spawn-card = The line of the highest danger level says who appears.
rule-mz-spawn-empty = An empty line brings nobody.
rule-mz-spawn-coloured = Coloured spawn zones sleep until the mission wakes them.
rule-mz-spawn-reshuffle = A used-up spawn deck is made anew from its discards.
rule-mz-spawn-normal = An ordinary card puts its figures into the zone.
rule-mz-spawn-rush = Who is placed by a rush card acts at once.
rule-mz-spawn-extra = An extra activation brings nobody: all of a type act once more, at every level.
rule-mz-spawn-escort = An escort card brings the next bystander together with guards.
rule-mz-spawn-escort-nobody = With no bystander left in the deck the guards come alone.
rule-mz-spawn-special = A special action card does what it says.
rule-mz-spawn-volley = Volley: each zone with troopers deals 1 wound to a hero in the nearest zone in sight, one or two zones away.
rule-mz-spawn-sky-drop = Sky drop: specialists land where the hero with most experience stands, and do not act now.
rule-mz-spawn-lockdown = Lockdown: a guard in this zone and in each zone with a bystander in the open, three at most.
rule-mz-spawn-super-hero = A super hero card brings the next one of their deck, in a building too.
rule-mz-spawn-super-hero-reshuffle = A used-up super hero deck is made anew from the eliminated ones.
rule-mz-spawn-super-hero-none = With all of them on the board, every super hero acts once more.
rule-mz-spawn-shortage = If figures run short, what is left is placed, and then all of that type act once; only then a rush.

## Buildings

rule-mz-building-spawn = The first door of a building brings a card for each of its rooms with the spawn icon.
rule-mz-building-order = The players choose the order of the rooms.
rule-mz-building-bystanders = After all cards the bystanders who hide there are revealed.
rule-mz-building-once = A second door of a revealed building reveals nothing, and its rooms are no spawn zones.

## Combat

rule-mz-combat-own = A hero attacks with the attack of their own card.
rule-mz-combat-zone = An attack has one target zone, in sight and in range; for melee the hero's zone.
rule-mz-combat-dice = The listed dice are rolled, and all that is added.
rule-mz-combat-rerolls = Only dice that missed are rolled again, each effect once an attack.
rule-mz-combat-hit = A die that shows the accuracy or more is a hit; nothing hits below 2.
rule-mz-combat-toughness = Who is given as many hits as the toughness in one attack is eliminated.
rule-mz-combat-all-or-nothing = Hits too few for the first target are lost: nothing passes on or is kept.
rule-mz-combat-friends = Attacks never hurt other heroes.
rule-mz-priority-order = Hits go to super heroes first, then guards, troopers, specialists, in melee too; between equals the players choose.
rule-mz-priority-bystanders = Bystanders come last, and for devouring only.
rule-mz-combat-devour = Devour is a melee attack of every hero with one target at most; hits beyond it are lost.

## Hunger

rule-mz-hunger-dice = Every attack rolls a die more for each point of hunger, as it is at the roll.
rule-mz-hunger-ones = After an attack each 1 raises hunger by 1, read after re-rolls; a devour that eliminates nobody too.
rule-mz-hunger-devour = A devour that eliminates somebody sets hunger to 0, whatever the dice show.
rule-mz-hunger-max = Hunger never goes above 4; what is more is lost.
rule-mz-hunger-price = What costs hunger can't be used at the maximum.
rule-mz-ravenous-when = At hunger 4 a hero is ravenous.
rule-mz-ravenous-actions = Ravenous heroes move and devour and do nothing else; an action under way ends as usual.
rule-mz-ravenous-wound = Who is ravenous at the end of their turn takes 1 wound.
rule-mz-ravenous-ends = Below hunger 4 it is over at once.

## Bystanders

rule-mz-bystander-devour = Only a devour that hits eliminates a bystander.
rule-mz-bystander-card = The eater gets the card and what it gives, for good; not for the devour that won it.
rule-mz-bystander-slot = There is room for one: the old card or the new one goes.
rule-mz-bystander-combat = Combat bystanders attack and move like troopers, in the enemy phase only.
rule-mz-bystander-flee = The others never attack.
rule-mz-phase-enemy-move-flee = They run to the nearest spawn zone by open ways, one zone in a phase; the players choose between equal ways.
rule-mz-bystander-escape = Who enters a spawn zone, or acts on one, is gone for good.
rule-mz-bystander-escort-move = An escorted bystander goes with guards of the zone, and is not lost on a spawn zone.
rule-mz-bystander-escort-stay = Without guards at the start of the phase it does not move in it; one who fights still attacks.
rule-mz-bystander-escort-guard = Without guards at the end of the phase one guard joins, once for the zone.

## The sign

rule-mz-sign-attack = A hero in its zone may hurl the sign: a ranged attack with a die for each enemy there but super heroes, who are ignored.
rule-mz-sign-twice = The first use damages it, the second removes it after the attack.

## The end of a round, missions

rule-mz-end-phase = The end phase has the effects that missions and skills name.
rule-mz-mission-exit = A hero leaves by the exit without an action, in their turn, with no enemy there, ravenous too, and takes no wound then.
rule-mz-mission-meal-xp = Some missions give experience for a devoured bystander, or for an escorted one only.
rule-mz-mission-no-escape = In some missions too many escapes lose the game.
rule-mz-mission-doorkeepers = The first door of a named house finds guards in each of its rooms, before any card.
rule-mz-mission-starts = A random super hero stands in a named zone from the beginning.
rule-mz-mission-sign = The fallen sign lies in a named zone.
rule-mz-mission-wakes-after = A sleeping spawn zone wakes when so many objectives have been taken.
rule-mz-mission-no-super-heroes = The super hero cards are left out of the spawn deck.
rule-mz-mission-stacked = Some cards are shuffled among the first of the spawn deck, the others of their kind below.
rule-mz-mission-own-rules = A mission may have rules of its own.

## Skills of the heroes

rule-mz-skill-plus-action = { skill-plus-action }: { skill-plus-action.text }
rule-mz-skill-lead-the-pack = { skill-lead-the-pack }: { skill-lead-the-pack.text }
rule-mz-skill-bank-shot = { skill-bank-shot }: { skill-bank-shot.text }
rule-mz-skill-hard-to-break = { skill-hard-to-break }: { skill-hard-to-break.text }
rule-mz-skill-slip-through = { skill-slip-through }: { skill-slip-through.text }
rule-mz-skill-through-the-keyhole = { skill-through-the-keyhole }: { skill-through-the-keyhole.text }
rule-mz-skill-venom = { skill-venom }: { skill-venom.text }
rule-mz-skill-heavy-hands = { skill-heavy-hands }: { skill-heavy-hands.text }
rule-mz-skill-anger-grows = { skill-anger-grows }: { skill-anger-grows.text }
rule-mz-skill-aftershock = { skill-aftershock }: { skill-aftershock.text }
rule-mz-skill-grows-back = { skill-grows-back }: { skill-grows-back.text }
rule-mz-skill-snack-break = { skill-snack-break }: { skill-snack-break.text }
rule-mz-skill-not-done-yet = { skill-not-done-yet }: { skill-not-done-yet.text }
rule-mz-skill-flight = { skill-flight }: { skill-flight.text }
rule-mz-skill-overload = { skill-overload }: { skill-overload.text }
rule-mz-skill-full-power = { skill-full-power }: { skill-full-power.text }
rule-mz-skill-boot-jets = { skill-boot-jets }: { skill-boot-jets.text }
rule-mz-skill-targeting-computer = { skill-targeting-computer }: { skill-targeting-computer.text }
rule-mz-skill-empty-the-racks = { skill-empty-the-racks }: { skill-empty-the-racks.text }

## Traits

rule-mz-trait-second-helping = { card-second-helping }: { card-second-helping.text }
rule-mz-trait-iron-stomach = { card-iron-stomach }: { card-iron-stomach.text }
rule-mz-trait-dead-nerves = { card-dead-nerves }: { card-dead-nerves.text }
rule-mz-trait-bone-claws = { card-bone-claws }: { card-bone-claws.text }
rule-mz-trait-steady-rot = { card-steady-rot }: { card-steady-rot.text }
rule-mz-trait-feeding-frenzy = { card-feeding-frenzy }: { card-feeding-frenzy.text }
rule-mz-trait-bloodhound = { card-bloodhound }: { card-bloodhound.text }
rule-mz-trait-off-the-hinges = { card-off-the-hinges }: { card-off-the-hinges.text }
rule-mz-trait-numb-the-hunger = { card-numb-the-hunger }: { card-numb-the-hunger.text }
rule-mz-trait-embrace-it = { card-embrace-it }: { card-embrace-it.text }
rule-mz-trait-grave-howl = { card-grave-howl }: { card-grave-howl.text }
rule-mz-trait-play-dead = { card-play-dead }: { card-play-dead.text }
rule-mz-trait-pack-hunter = { card-pack-hunter }: { card-pack-hunter.text }
rule-mz-trait-reattach = { card-reattach }: { card-reattach.text }
rule-mz-trait-burst-open = { card-burst-open }: { card-burst-open.text }
rule-mz-trait-deep-bite = { card-deep-bite }: { card-deep-bite.text }
rule-mz-trait-relentless = { card-relentless }: { card-relentless.text }
rule-mz-trait-shared-meal = { card-shared-meal }: { card-shared-meal.text }

## Devoured bystanders

rule-mz-food-thunderbolt-ross = { card-thunderbolt-ross }: { card-thunderbolt-ross.text }
rule-mz-food-phil-coulson = { card-phil-coulson }: { card-phil-coulson.text }
rule-mz-food-aunt-may = { card-aunt-may }: { card-aunt-may.text }
rule-mz-food-pepper-potts = { card-pepper-potts }: { card-pepper-potts.text }
rule-mz-food-wong = { card-wong }: { card-wong.text }
rule-mz-food-blind-al = { card-blind-al }: { card-blind-al.text }
rule-mz-food-nick-fury = { card-nick-fury }: { card-nick-fury.text }
rule-mz-food-maria-hill = { card-maria-hill }: { card-maria-hill.text }
rule-mz-food-j-jonah-jameson = { card-j-jonah-jameson }: { card-j-jonah-jameson.text }
rule-mz-food-edwin-jarvis = { card-edwin-jarvis }: { card-edwin-jarvis.text }
rule-mz-food-jane-foster = { card-jane-foster }: { card-jane-foster.text }
rule-mz-food-mary-jane-watson = { card-mary-jane-watson }: { card-mary-jane-watson.text }

## Goals of missions: all of them are ours, for the printed ones are not known.

rule-mz-goal-devour = So many bystanders are devoured, wherever they came from; when too few are left, the mission is lost.
rule-mz-goal-devour-escorted = Only bystanders who came with an escort count, also after the last guard has fallen.
rule-mz-goal-each-fells = Every hero eliminates an enemy, by whatever means; bystanders are no enemies.
rule-mz-goal-hero-points = A super hero who is eliminated is worth a point, one who is devoured two.
rule-mz-goal-super-heroes = So many super heroes are eliminated; devoured or struck down, each counts once.
rule-mz-goal-no-super-hero = The last hero leaves only when no super hero stands on the board; the others may go before.
rule-mz-goal-gather = It is won at once when the last hero enters the room; enemies there do not matter.
rule-mz-goal-exit = Every hero leaves by the exit; who has left counts.
