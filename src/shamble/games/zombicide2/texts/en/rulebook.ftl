# Zombicide, 2nd Edition: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-zc2-setup-six = Six survivors of the players' choice are played, shared among the seats as they like.
rule-zc2-setup-mission = A mission is chosen first.
rule-zc2-setup-tiles = The map tiles lie as the mission shows, with its turns.
rule-zc2-setup-tokens = Spawn points, objectives, crates, cars and first zombies stand where the mission says.
rule-zc2-setup-doors = Doors printed on the tiles start closed, unless the mission opens them.
rule-zc2-setup-order = Seats sit in the order the group prefers.
rule-zc2-setup-decks = Starting gear, equipment, epic weapons, zombies and abominations are five decks, each shuffled.
rule-zc2-setup-starting-gear = The six starting cards are dealt at random and as evenly as possible; the players name who gets one more.
rule-zc2-setup-start-zones = Survivors start in the zone marked by the mission, or spread over several.
rule-zc2-setup-sheet = A survivor starts unhurt, at Blue with 0 adrenaline, and with the blue skill.
rule-zc2-setup-place-gear = A starting card goes into a hand or the backpack.
rule-zc2-setup-first-player = Whoever was dealt the fire axe is first player in round 1.
rule-zc2-setup-first-player-example = Amy holds the fire axe, so her seat takes the first turn of the game.

## Basics

rule-zc2-basics-adult = An adult has 3 health.
rule-zc2-basics-adult-example = Amy is grown up: her wound track starts at 3.
rule-zc2-basics-kid = A kid has 2 health and may make one slippery move in each own turn.
rule-zc2-basics-kid-example = Bunny G, a kid, starts at 2 health and may slip away once a turn.
rule-zc2-basics-figure = Survivors and zombies are figures.
rule-zc2-basics-room = Each room of a building is one zone.
rule-zc2-basics-street = On streets, crosswalks, house walls and the board's edge mark off the zones.
rule-zc2-basics-street-merge = A street zone that is cut by a tile border goes on beyond it as the same zone, over two or four tiles.
rule-zc2-basics-building = All rooms linked by openings are one building, also across tiles; a closed inner door parts two buildings.
rule-zc2-basics-building-example = Eight linked rooms on two tiles count as a single building.
rule-zc2-basics-border-opening = Two rooms that touch over a tile border are joined by an opening if they touch along a fifth of the side or more; a room against a street is wall there.
rule-zc2-basics-who-answers = A choice of the players is made by the owner if only his figures are concerned, else by the first player.

## Line of sight

rule-zc2-sight-street = From a street one sees straight along the board, any number of zones far, until a wall or the edge.
rule-zc2-sight-street-example = Josh in the street sees along his lines up to walls, a closed door and the edge.
rule-zc2-sight-wall-example = A wall in the line stops Amy's sight.
rule-zc2-sight-no-diagonal = Nobody sees diagonally.
rule-zc2-sight-room = From a room one sees the rooms next to it through openings, and no farther.
rule-zc2-sight-out = From a room through an open door one sees all street zones in a straight line.
rule-zc2-sight-out-example = Elle looks out of the open door to the far end of the street and sees Doug, who sees her.
rule-zc2-sight-in = Looking in from a street reaches one room deep.
rule-zc2-sight-in-example = Doug sees the first room of either building in front of him, not the second.
rule-zc2-sight-opposite = From a room over a street one sees into the first room opposite, if both doors lie in one line.
rule-zc2-sight-opposite-example = Wanda sees across the street into the room opposite but not Doug behind it.
rule-zc2-sight-closed-door = A closed door blocks sight.
rule-zc2-sight-line = Two zones see each other if one line along the board joins a point of one to a point of the other over open ground; between rooms the opening is enough.
rule-zc2-sight-range = Range counts the zone borders on the line, the shortest if there are several.
rule-zc2-sight-same = Zombies see as survivors do, figures never block, and riders are in the car's zone.

## Moving about

rule-zc2-move-edge = One step leads into a zone that shares an edge with the present one.
rule-zc2-move-no-diagonal = Corners don't count: no diagonal steps.
rule-zc2-move-street = Between streets nothing hinders a step.
rule-zc2-move-street-example = Lili can step north or south along the street, not slantwise.
rule-zc2-move-door = Street and room are joined only by an open door.
rule-zc2-move-door-example = The closed door keeps Lili out of the building.
rule-zc2-move-room = Between rooms an opening is needed; where in the room a figure stands doesn't matter.
rule-zc2-move-room-example = With openings everywhere and the door open, Ostara can go to every room, one after the other.

## Equipment cards

rule-zc2-gear-weapons = A card with combat values is a weapon, for melee or for ranged attacks.
rule-zc2-gear-melee = A melee weapon strikes only in the zone where its bearer stands.
rule-zc2-gear-ranged = A ranged weapon shoots at a zone within its range.
rule-zc2-gear-ranged-own-zone = A shot into the shooter's zone is still a ranged attack.
rule-zc2-gear-both = A weapon with two lines is used either for melee or for shooting, with the values of that line.
rule-zc2-gear-ammo = Ammunition never runs out.
rule-zc2-gear-bullets = Plenty of bullets: each attack with bullet weapons may be rolled again once, and the new roll stands.
rule-zc2-gear-shells = Plenty of shells: each attack with shell weapons may be rolled again once, and the new roll stands.
rule-zc2-gear-door = Only gear with the door mark opens doors: fire axe and chainsaw loudly, the crowbar quietly.
rule-zc2-gear-noise-mark = Each use of a card, attack or door, is marked as loud or silent by itself.
rule-zc2-gear-noise-mark-axe-example = The fire axe is loud on doors and silent on zombies.
rule-zc2-gear-noise-mark-chainsaw-example = The chainsaw is loud on both.
rule-zc2-gear-range = Range gives the nearest and the farthest zone that can be attacked.
rule-zc2-gear-dice = Dice gives how many are rolled for one action.
rule-zc2-gear-accuracy = Accuracy gives the lowest roll that hits.
rule-zc2-gear-damage = Damage counts for each hit on its own and is never added up.
rule-zc2-gear-dual = Two weapons of one name with the dual mark, one in each hand, are used together in one action on one zone.
rule-zc2-gear-reload = A weapon with reload is empty after its shot.
rule-zc2-gear-molotov = A molotov is thrown from a hand into a zone at range 1, without a roll; it is discarded and kills everybody there.
rule-zc2-gear-flashlight = With a flashlight a search draws two cards; it works from the backpack.
rule-zc2-gear-food = Food is discarded in its holder's turn, free of charge, for 3 adrenaline.
rule-zc2-gear-aaahh = Aaahh!! brings one walker into the finder's zone, ends the search and is discarded.

## Noise

rule-zc2-noise-token = An attack or a door opened with loud gear leaves a noise token.
rule-zc2-noise-stays = The token lies where the survivor acted and stays when he leaves.
rule-zc2-noise-one-per-action = One action makes one token, whatever the dice, hits or weapons used.
rule-zc2-noise-cleared = In the end phase all noise tokens are removed.
rule-zc2-noise-survivor = Each survivor counts as one noise where he stands.
rule-zc2-noise-example = Ned kills silently with the katana, shoots the shotgun for one token, and leaves that token behind.
rule-zc2-noise-no-limit = Noise tokens and door tokens don't run out.

## Adrenaline

rule-zc2-adrenaline-kill = A kill gives its adrenaline at once to the survivor who made it.
rule-zc2-adrenaline-other = Objectives, food and some skills give adrenaline too.
rule-zc2-adrenaline-levels = Levels begin at 0 Blue, 7 Yellow, 19 Orange and 43 Red.
rule-zc2-adrenaline-yellow = Yellow gives a fourth action.
rule-zc2-adrenaline-orange = At Orange one of two skills is chosen.
rule-zc2-adrenaline-red = At Red one of three skills is chosen.
rule-zc2-adrenaline-keep = New skills add to the old ones.
rule-zc2-adrenaline-choose = The skill is chosen when the action is complete, and can be used at once.
rule-zc2-adrenaline-danger = A zombie card is read at the highest level any survivor has at that moment.
rule-zc2-adrenaline-cap = Without ultrared the track ends at 43.

## Inventory

rule-zc2-inventory-size = A survivor carries up to five cards: one in each hand and three in the backpack.
rule-zc2-inventory-discard = Cards may be discarded at any time, free, also in another's turn.
rule-zc2-inventory-hand = What is in a hand can be used.
rule-zc2-inventory-hand-example = With a sub-MG and a machete in hand, both shooting and striking are possible.
rule-zc2-inventory-backpack = A card in the backpack does nothing unless it says it works there.
rule-zc2-inventory-backpack-example = The katana in the backpack is useless for now, while the spare bullets there do help.

## Zombies

rule-zc2-zombie-kill = A zombie dies by one hit whose damage is at least what its kind needs.
rule-zc2-zombie-walker = Walker: one action, dies at damage 1, gives 1 adrenaline.
rule-zc2-zombie-brute = Brute: one action, dies only at damage 2, gives 1 adrenaline.
rule-zc2-zombie-runner = Runner: two actions, dies at damage 1, gives 1 adrenaline.
rule-zc2-zombie-abomination = Abomination: one action, dies at damage 3 or by a molotov, gives 5 adrenaline.
rule-zc2-abomination-kill = No printed weapon reaches damage 3: it takes a skill, a mission rule or a molotov.
rule-zc2-abomination-appear = If none is on the board, such a card turns up the next abomination and puts it into the spawn zone.
rule-zc2-abomination-again = If one is on the board, it acts once more instead.
rule-zc2-abomination-hobomination = No survivor in the zone of the Hobomination may take a combat action, not even a free one; shots from outside are fine.
rule-zc2-abomination-abominacop = The Abominacop takes ranged hits before everything else.
rule-zc2-abomination-abominawild = A molotov in the zone of the Abominawild kills it alone; nothing else there is touched.
rule-zc2-abomination-patient-0 = Patient 0 has no rule of its own.
rule-zc2-abomination-deck-adjust = Before play the group may take abominations out of the deck.
rule-zc2-abomination-discards = A killed abomination goes to its discards, reshuffled when the deck is empty.

## Player phase

rule-zc2-turn-order = The first player begins, then turns go round to the left.
rule-zc2-turn-survivors = In his turn a player plays all his survivors, one after the other, in any order.
rule-zc2-turn-actions = A survivor has three actions a turn, free ones not counted.
rule-zc2-turn-repeat = Any action may be repeated in a turn, unless a rule limits it.
rule-zc2-turn-phase-end = When every seat has had its turn, the zombie phase follows.
rule-zc2-action-move = Move: one zone for one action, never through walls or closed doors.
rule-zc2-action-move-leave = Leaving a zone with zombies costs one action more for each of them.
rule-zc2-action-move-leave-example = To get away from two walkers Doug pays three actions; from three zombies it would be four.
rule-zc2-action-move-leave-free = A free move may be the move itself or pay part of the surcharge, once per move action; other free actions may not.
rule-zc2-action-move-enter = Entering a zone with zombies ends the move action, unless it is a slippery one.
rule-zc2-action-move-enter-example = Wanda sprints into a neighbouring zone with a zombie and stops there, although Sprint would reach farther.
rule-zc2-action-search = Search: draw one equipment card.
rule-zc2-action-search-where = One searches only in rooms, and only without zombies there.
rule-zc2-action-search-keep = A found card is put away with a free reorganising, or discarded.
rule-zc2-action-search-once = One search a turn, a free one included.
rule-zc2-action-search-reshuffle = An empty equipment deck is made anew from its discards, starting cards left out; the epic deck never is.
rule-zc2-action-search-two = Two cards are drawn one by one; Aaahh!! stops it, and what came first is kept.
rule-zc2-action-door = With gear that opens doors, open a door of your zone; no roll is needed.
rule-zc2-action-door-noise = Loud door gear leaves a noise token.
rule-zc2-action-door-stays-open = An open door is never closed again.
rule-zc2-action-door-coloured = A coloured door stays shut until the mission's condition is met.
rule-zc2-action-objective = Take or activate an objective in the zone one stands in; the mission says what follows.
rule-zc2-action-objective-ap = An objective taken gives 5 adrenaline unless the mission says otherwise; a crate gives none.
rule-zc2-action-crate = A crate is taken like an objective, not searched: a random epic weapon and a free reorganising.
rule-zc2-action-crate-empty = When no epic card is left, a crate gives nothing.
rule-zc2-action-crate-aaahh = An Aaahh!! from a crate brings its walker and no weapon.
rule-zc2-action-noise = Make noise: put a noise token into the zone one stands in.
rule-zc2-action-nothing = Do nothing: the turn ends, actions left are lost.

## Opening buildings

rule-zc2-building-spawn = When a building is opened for the first time, zombies appear in it.
rule-zc2-building-dark-only = When a building is opened, zombies appear in its dark zones only.
rule-zc2-building-order = The players set the order of the dark zones.
rule-zc2-building-card = Each dark zone gets one zombie card.
rule-zc2-building-rush = A rush acts at once, before the next dark zone is filled.
rule-zc2-building-extra = An extra activation leaves this dark zone empty and moves its kind at once; at Blue nothing happens.
rule-zc2-building-open-at-start = A building open from the start never spawns.
rule-zc2-building-survivors-inside = A building in which survivors start never spawns; companions don't count for this.
rule-zc2-building-second-door = A second door of a revealed building reveals nothing; a door between two unopened ones reveals both.
rule-zc2-building-shortage = If miniatures run out, the extra activation comes before the next dark zone.
rule-zc2-building-example = Tiger Sam opens a building of four dark zones at Yellow: walkers, a brute, a rush that acts, and an extra activation for all walkers.

## Reorganising and trading

rule-zc2-trade-reorder = One action rearranges the survivor's cards at will.
rule-zc2-trade-swap = The same action may trade any cards with one other survivor in the zone, who rearranges free.
rule-zc2-trade-uneven = A trade need not be even: all for nothing is fine.

## Combat

rule-zc2-combat-hands = A combat action needs a weapon in hand.
rule-zc2-combat-dice = The attacker rolls as many dice as the weapon shows.
rule-zc2-combat-dual = A dual pair attacks together in one action, on the same zone.
rule-zc2-combat-dual-example = Josh fires two pistols at once: two dice in one action.
rule-zc2-combat-hit = Each die at or over the accuracy is one hit.
rule-zc2-combat-min-accuracy = A 1 always misses: accuracy never gets better than 2+.
rule-zc2-combat-damage = Each hit deals the weapon's damage to one target; small hits never add up on a brute or an abomination.
rule-zc2-combat-surplus = Hits without a target left are lost.
rule-zc2-combat-prepare = Before the dice fall, full auto's player says which of the two numbers of dice is rolled.
rule-zc2-combat-rerolls = Order of a roll: re-rolls of all dice, then +1 to the roll, then skills for a 6, then friendly fire.
rule-zc2-combat-six = A 5 lifted to 6 counts as a 6.
rule-zc2-melee-zone = A melee attack strikes zombies in the attacker's zone.
rule-zc2-melee-assign = The player shares melee hits out as he likes.
rule-zc2-melee-no-friendly = Misses in melee hurt nobody.
rule-zc2-ranged-zone = A shot goes at one zone in sight and range.
rule-zc2-ranged-not-figures = One shoots at a zone, never at a chosen figure.
rule-zc2-ranged-min-range = Zones nearer than the minimum range can't be shot at; 0 includes the shooter's.
rule-zc2-ranged-min-range-example = The sniper rifle, range 1-3, reaches three zones but not the shooter's.
rule-zc2-ranged-max-range = Zones beyond the maximum range can't be shot at.
rule-zc2-ranged-max-range-example = The sawed-off, range 0-1, reaches the shooter's zone and the next one.
rule-zc2-ranged-through = Figures on the way, even zombies in the shooter's own zone, are ignored.
rule-zc2-priority-order = Ranged hits go first to brutes and abominations, then walkers, then runners.
rule-zc2-priority-next = The next group is hit only when the one before is dead.
rule-zc2-priority-tie = Within one group the players choose.
rule-zc2-priority-melee = Melee has no target priority.
rule-zc2-priority-shield = Brutes and abominations soak up hits too weak for them and so shield the rest.
rule-zc2-friendly-miss = Each missed die of a ranged attack hits a survivor in the target zone, if there is one.
rule-zc2-friendly-self = Nobody hurts himself by his own attack.
rule-zc2-friendly-spread = The players share these hits out as they like.
rule-zc2-friendly-damage = The weapon's damage is the number of wounds.
rule-zc2-friendly-example = Amy fires a sawed-off at Ned and a walker: the hit kills the walker, the miss wounds Ned.
rule-zc2-reload-action = To fire it again in the same round costs one action for reloading.
rule-zc2-reload-end-phase = In the end phase all weapons are reloaded free.
rule-zc2-reload-handed-on = An empty weapon stays empty when handed on.
rule-zc2-reload-pair = One action reloads both weapons of a dual pair.
rule-zc2-reload-one-by-one = A dual pair may be fired one by one, at different zones, without reloading in between.
rule-zc2-special-flashlight-once = Flashlights and thorough search don't add up: two cards at most.
rule-zc2-special-molotov-ap = The thrower gets the adrenaline for all that a molotov kills.
rule-zc2-special-molotov-friends = A molotov kills survivors too, and that loses the game.
rule-zc2-special-weapon-skill = A skill printed on a weapon works for attacks with that weapon.
rule-zc2-special-item-skill = A skill printed on another card works while it is carried.

## Zombie phase

rule-zc2-phase-zombie-order = Every zombie acts: first all attacks, then all moves.
rule-zc2-phase-zombie-one-action = With one action a zombie either attacks or moves.
rule-zc2-phase-zombie-attack = A zombie in a zone with survivors attacks, always hits, and deals one wound.
rule-zc2-phase-zombie-attack-share = With several survivors there, the players share the wounds out.
rule-zc2-phase-zombie-attack-example = One walker with two survivors: the players name who takes its wound.
rule-zc2-phase-zombie-attack-all = All zombies there attack, even if fewer would have been enough.
rule-zc2-phase-zombie-attack-death = A survivor without health left is dead, and the game is lost.
rule-zc2-phase-zombie-move = Zombies that did not attack move one zone.
rule-zc2-phase-zombie-move-see = They head for the zone with survivors in sight that holds the most noise.
rule-zc2-phase-zombie-move-see-example = A brute that sees Lou goes for her, though another zone is louder.
rule-zc2-phase-zombie-move-hear = If they see no survivor, they head for the loudest zone of all, even if only noise tokens make it loud.
rule-zc2-phase-zombie-move-hear-example = An abomination that sees nobody goes by the shortest open way towards Amy's zone with noise 3.
rule-zc2-phase-zombie-move-distance = Distance never decides the target.
rule-zc2-phase-zombie-move-arrived = Zombies already in their target zone stay.
rule-zc2-phase-zombie-move-path = They take a shortest open way.
rule-zc2-phase-zombie-move-blocked = Without an open way to the target they stay, even if a quieter survivor could be reached.
rule-zc2-phase-zombie-move-split = With several shortest ways they split by kind into equal groups, one for each first step; nobody is added.
rule-zc2-phase-zombie-move-split-targets = They split in the same way among equally loud targets; the zone they stand in may be one of them.
rule-zc2-phase-zombie-move-split-odd = The players place what is left over, for each kind on its own.
rule-zc2-phase-zombie-move-split-single = A lone zombie with several ways goes where the players say.
rule-zc2-phase-zombie-move-split-example = Four walkers, three brutes and a runner on two ways: walkers 2 and 2, brutes 2 and 1, the runner by choice.
rule-zc2-phase-zombie-runners = When all have acted once, runners act a second time, attack before move.
rule-zc2-phase-zombie-runners-example = A runner that starts beside a survivor wounds him twice.

## Spawning

rule-zc2-spawn-zones = After that, zombies appear in every active spawn zone.
rule-zc2-spawn-start = The zone with the start token comes first.
rule-zc2-spawn-order = After the first spawn zone the others follow clockwise.
rule-zc2-spawn-card = Each zone gets one card, read at the highest level among the survivors: that many of that kind appear.
rule-zc2-spawn-card-example = Doug is at Blue with 5, Lou at Yellow with 12: the yellow row counts.
rule-zc2-spawn-reshuffle = An empty zombie deck is made anew from its discards.
rule-zc2-spawn-coloured = A coloured spawn zone sleeps until its event wakes it.
rule-zc2-spawn-coloured-next = Once awake, it spawns first in the next zombie phase.
rule-zc2-spawn-rush = Rush: the zombies this card brought act at once.
rule-zc2-spawn-rush-no-runners = There is no rush of runners.
rule-zc2-spawn-extra = Extra activation: nobody appears here; all zombies of that kind act at once.
rule-zc2-spawn-extra-new = It also moves those that have just appeared or already acted.
rule-zc2-spawn-extra-blue = At Blue an extra activation does nothing.
rule-zc2-spawn-shortage = If miniatures are short, those left are placed and then the whole kind acts once more.
rule-zc2-spawn-shortage-chain = Several such activations may follow each other.

## End of the round, winning and losing

rule-zc2-end-first-player = In the end phase the first-player token goes one seat to the left, and a new round begins.
rule-zc2-goal-win = The group wins the moment all goals of the mission are met.
rule-zc2-goal-lose-death = The group loses the moment any survivor dies.
rule-zc2-goal-lose-impossible = The group loses the moment a goal can't be met any more.
rule-zc2-goal-lose-mission = The group loses when a condition named by the mission comes about.
rule-zc2-goal-together = All win or lose together.
rule-zc2-goal-lose-first = If one step would both win and lose, it is lost.

## Cars

rule-zc2-car-zone = A car action costs one action and needs the car in the survivor's zone.
rule-zc2-car-not-a-move = Car actions are no moves: surcharges and move skills don't apply.
rule-zc2-car-skills = Skills and re-rolls don't help a car or its attacks, unless they speak of cars.
rule-zc2-car-unharmed = A car can't be attacked; its riders can, as if they stood in the zone.
rule-zc2-car-board = One gets in only without zombies in the zone, as driver or passenger.
rule-zc2-car-seats = A car seats a driver and three passengers.
rule-zc2-car-leave = Getting out is always possible.
rule-zc2-car-change = Changing seats swaps with whoever sits there, also with zombies around.
rule-zc2-car-drive = Only the driver drives, and only where the mission allows it.
rule-zc2-car-drive-street = Cars stay on the streets.
rule-zc2-car-drive-zombies = Zombies neither stop a car nor make leaving dearer.
rule-zc2-car-slow = Slow: one zone, no attack.
rule-zc2-car-slow-example = Elle drives slowly out of a zone of walkers and harms nobody.
rule-zc2-car-fast = Fast: exactly two zones, straight or round a corner, never back.
rule-zc2-car-attack = A fast car attacks in each zone with zombies that it enters, not in the one it leaves: 3 dice, 4+, damage 2.
rule-zc2-car-attack-example = Elle races into a zone with two runners and kills both, then passes Amy, who is alone and unhurt.
rule-zc2-car-attack-ap = The driver gets the adrenaline.
rule-zc2-car-attack-priority = Target priority applies.
rule-zc2-car-attack-friendly = Misses hit survivors on foot there; riders of any car are safe.
rule-zc2-car-attack-friendly-example = Josh may only race on through the zombies if he risks hurting Doug among them.
rule-zc2-car-attack-only-survivors = Where there are only survivors, the car does not attack.
rule-zc2-car-noise = Cars make no noise.
rule-zc2-car-crate = A crate on a muscle car is taken like an objective and rides along without a seat.
rule-zc2-car-police = A police car is searched like a room: draw until a weapon comes, discard the rest; the molotov is a weapon.
rule-zc2-car-police-effects = What helps searching helps here too; a flashlight draws up to a second weapon.
rule-zc2-car-police-aaahh = Aaahh!! brings its walker and ends this search as well.
rule-zc2-car-leader = A leader gets in only if there are seats for all his companions.

## Option: dark zones

rule-zc2-dark-sight = A dark zone is seen only from itself and from a neighbouring zone.
rule-zc2-dark-ranged = Shots into a dark zone hit on 6 only; bonuses to the roll still count.
rule-zc2-dark-flashlight = With a flashlight the usual accuracy applies.
rule-zc2-dark-automatic = A molotov needs no roll there either.
rule-zc2-dark-melee = Melee is not affected.
rule-zc2-dark-example = Odin faces two runners in the dark room before him and hits them only with a 6.

## Companions

rule-zc2-companion-mission = Companions come by mission; the players put them on the marked zones, and the mission's own rules go first.
rule-zc2-companion-not-allowed = Survivors with a skill that sets their start can't be companions; another is drawn.
rule-zc2-companion-leader = The survivor who holds a companion's sheet leads him and may lead several.
rule-zc2-companion-skill = The leader has the companion's first blue skill.
rule-zc2-companion-trade = A companion is traded like an equipment card.
rule-zc2-companion-trade-example = Josh trades with Wanda in her zone and leads Bunny G from now on, lucky skill included.
rule-zc2-companion-collect = One action picks up a lone companion in the zone.
rule-zc2-companion-collect-example = Wanda picks up Bunny G, becomes lucky, and he sprints along with her.
rule-zc2-companion-noise = A companion is a survivor and counts as one noise.
rule-zc2-companion-friendly = Friendly fire can hit companions.
rule-zc2-companion-one-wound = One wound kills a companion, and the game is lost unless the mission says otherwise.
rule-zc2-companion-together = Companion and leader always stay together; move skills and cars serve both.
rule-zc2-companion-passenger = In a car a companion is always a passenger.
rule-zc2-companion-nothing-own = A companion has no cards and no actions.

## Option: abomination fest

rule-zc2-fest-first = Fest: with no abomination on the board, one appears as usual.
rule-zc2-fest-again = Fest: if there are any, all of them act, then one more appears.
rule-zc2-fest-deck = Fest: the group puts its own abomination deck together.
rule-zc2-fest-cap = Fest: at the agreed limit, or with none left to draw, they only act.

## Option: ultrared

rule-zc2-ultrared-reset = Ultrared: on reaching Red the track goes back to 0 and keeps the surplus.
rule-zc2-ultrared-stay-red = The survivor stays at Red with all skills.
rule-zc2-ultrared-again = Reaching a level again gives one more of its skills.
rule-zc2-ultrared-free-choice = When all are owned, Orange and Red give any skill of the book, those about the start excepted.
rule-zc2-ultrared-example = Ostara goes round three times: she takes the rest of Orange and Red and then skills of free choice.

## Option: difficulty

rule-zc2-difficulty-easy = Cards 001-018 are the easier half: fewer zombies, rushes, no abomination at Blue.
rule-zc2-difficulty-hard = Cards 019-036 are the harder half: more zombies, abominations from Blue on.
rule-zc2-difficulty-extra = Cards 037-040, the extra activations, may be added.
rule-zc2-difficulty-mix = Any mix of cards is allowed.

## Skills in general

rule-zc2-skill-precedence = A skill beats the basic rules where they differ.
rule-zc2-skill-at-once = A new skill works at once, and an action it gives may be used although the last one was spent.
rule-zc2-skill-stack = The same bonus from two sources counts twice; what is limited to once a turn stays so.
rule-zc2-skill-reactions = Skills that answer the appearance of zombies interrupt any spawning, whoever's turn it is.

## Skills

rule-zc2-skill-action-damage-2 = Weapons of the named kind with damage 1 have damage 2.
rule-zc2-skill-plus-action = { skill-plus-action.text }
rule-zc2-skill-free = One extra action each turn, only of the named kind.
rule-zc2-skill-max-range = { skill-max-range.text }
rule-zc2-skill-damage = Actions of the named kind deal 1 damage more.
rule-zc2-skill-die = Each weapon rolls one die more in actions of the named kind, a dual pair two.
rule-zc2-skill-zone-per-move = { skill-zone-per-move.text }
rule-zc2-skill-two-cocktails = { skill-two-cocktails.text }
rule-zc2-skill-search-thoroughly = { skill-search-thoroughly.text }
rule-zc2-skill-sidestep = { skill-sidestep.text }
rule-zc2-skill-barbaric = { skill-barbaric.text }
rule-zc2-skill-starts-with = The survivor gets the named card at set-up, before starting gear is dealt; never a companion.
rule-zc2-skill-starts-health = The survivor's health is the named number; never a companion.
rule-zc2-skill-starts-2-ap = { skill-starts-2-ap.text }
rule-zc2-skill-dual-expert = { skill-dual-expert.text }
rule-zc2-skill-ambidextrous = { skill-ambidextrous.text }
rule-zc2-skill-blitz = { skill-blitz.text }
rule-zc2-skill-bloodlust = Once a turn, for one action: up to two zones into a zone with a zombie, then one free action of the named kind.
rule-zc2-skill-break-in = { skill-break-in.text }
rule-zc2-skill-escalation = Each further action of the named kind in a row rolls one die more than the last; any other action ends it.
rule-zc2-skill-escalation-example = With escalation in ranged, two pistol actions roll 1 and then 2 dice; a move afterwards loses the bonus.
rule-zc2-skill-super-strength = { skill-super-strength.text }
rule-zc2-skill-born-leader = { skill-born-leader.text }
rule-zc2-skill-lucky = { skill-lucky.text }
rule-zc2-skill-webbing = { skill-webbing.text }
rule-zc2-skill-hold-your-nose = { skill-hold-your-nose.text }
rule-zc2-skill-hoard = { skill-hoard.text }
rule-zc2-skill-low-profile = { skill-low-profile.text }
rule-zc2-skill-improvised-ranged = { skill-improvised-ranged.text }
rule-zc2-skill-improvised-melee = { skill-improvised-melee.text }
rule-zc2-skill-combat-reflexes = { skill-combat-reflexes.text }
rule-zc2-skill-search-again = { skill-search-again.text }
rule-zc2-skill-point-blank = { skill-point-blank.text }
rule-zc2-skill-lifesaver = { skill-lifesaver.text }
rule-zc2-skill-slippery = { skill-slippery.text }
rule-zc2-skill-scavenger = { skill-scavenger.text }
rule-zc2-skill-is-that-all = { skill-is-that-all.text }
rule-zc2-skill-field-medic = { skill-field-medic.text }
rule-zc2-skill-armor-against = Wounds by zombies of the named kind are ignored.
rule-zc2-skill-matching-set = { skill-matching-set.text }
rule-zc2-skill-regeneration = { skill-regeneration.text }
rule-zc2-skill-gunslinger = { skill-gunslinger.text }
rule-zc2-skill-medic = { skill-medic.text }
rule-zc2-skill-sniper = { skill-sniper.text }
rule-zc2-skill-destiny = { skill-destiny.text }
rule-zc2-skill-quick-reload = { skill-quick-reload.text }
rule-zc2-skill-reaper = One hit in each action of the named kind kills one more zombie of the same kind in that zone.
rule-zc2-skill-swordmaster = { skill-swordmaster.text }
rule-zc2-skill-jump = { skill-jump.text }
rule-zc2-skill-sprint = { skill-sprint.text }
rule-zc2-skill-shove = { skill-shove.text }
rule-zc2-skill-charge = { skill-charge.text }
rule-zc2-skill-tactician = { skill-tactician.text }
rule-zc2-skill-taunt = { skill-taunt.text }
rule-zc2-skill-home-defender = { skill-home-defender.text }
rule-zc2-skill-dispatcher = { skill-dispatcher.text }
rule-zc2-skill-full-auto = { skill-full-auto.text }
rule-zc2-skill-brother-in-arms = With another survivor in the zone, all survivors there have the named skill; companions don't.
rule-zc2-skill-roll6-damage = In actions of the named kind each 6, read after re-rolls, adds 1 to the damage of the weapon for every hit of the action.
rule-zc2-skill-roll6-die = In actions of the named kind one may roll another die for each 6, again and again, after re-rolls.
rule-zc2-skill-to-roll = Each die in actions of the named kind counts 1 higher, 6 at most.
rule-zc2-skill-tough = { skill-tough.text }
rule-zc2-skill-steady-hand = { skill-steady-hand.text }
rule-zc2-skill-zombie-link = { skill-zombie-link.text }
rule-zc2-skill-hit-and-run = { skill-hit-and-run.text }

## Missions

rule-zc2-mission-own-rules = What a mission says goes before the general rules.
rule-zc2-mission-exit = Where a mission says so, a survivor leaves at the end of his turn from an exit zone without zombies.
rule-zc2-mission-m1-one-each = City Blocks: a survivor who has an objective can't take a second one.
rule-zc2-mission-m15-pairs = United We Stand: two random survivors stand in each of six start zones; three pairs are played, the others are companions.
rule-zc2-mission-m25-ned = Ned's Moloturbo: Ned counts as survivor and as one noise but has no turn and is no companion.
rule-zc2-mission-m25-ned-zone = A zombie entering or appearing in Ned's zone loses the game.
rule-zc2-mission-m25-component = One action drops a component at Ned's: a molotov, the blue or the green objective; it can't be taken back.
rule-zc2-mission-m25-molofix = With all three there, Ned hands one survivor in his zone the turbo molotov, with a free reorganising.
rule-zc2-mission-m25-super = Only the turbo molotov kills the super-abomination, which comes neither from the deck nor counts for it.
