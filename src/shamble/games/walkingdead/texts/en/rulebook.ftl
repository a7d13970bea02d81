# The Walking Dead: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-twd-setup-places = The four place boards are laid out at random as a square of two by two.
rule-twd-setup-decks = Four decks of 25 resource cards are shuffled one by one, and chance puts one of them beside each place.
rule-twd-setup-events = All 48 event cards are shuffled into one draw pile.
rule-twd-setup-goals-away = Secret goals stay in the box unless that variant was chosen.
rule-twd-setup-characters = Every seat picks one of the six characters, each of them once.
rule-twd-setup-spares = Characters nobody picked wait as replacements for the dead.
rule-twd-setup-supply = Tokens form five supplies: 16 walkers, 12 life, 16 ammo, 16 food and 16 allies.
rule-twd-setup-round-marker = The game begins in round 1.
rule-twd-setup-walkers = Each seat rolls the black die and puts that many walkers on the place at its own corner; corners without a seat stay empty.
rule-twd-setup-start-tokens = A survivor starts with 5 life, 2 allies and 2 food.
rule-twd-setup-start-weapon = Equipment is drawn until everybody has exactly one weapon; items met on the way are shuffled back.
rule-twd-setup-start-ammo = A ranged weapon dealt at set-up comes loaded with its printed start ammo.
rule-twd-setup-first-leader = The highest white die makes the first leader; only those who tied roll again.

## Goal

rule-twd-goal-win = The group wins when round 12 is over and no resource deck ran out.
rule-twd-goal-deck-empty = The group loses the moment a resource deck has no card left, whatever took the last one.
rule-twd-goal-deck-empty-last-round = A last card eaten in the end phase of round 12 still loses the game.
rule-twd-goal-no-character = The group loses when somebody dies and no unused character is left.
rule-twd-goal-lose-first = If one step would both win and lose, it is lost.

## Events in general

rule-twd-event-place = A card that asks for a place looks at where the player's figure stands when it is played.
rule-twd-event-cannot = An instruction that nobody can follow is skipped without harm, unless the card names a penalty.
rule-twd-event-cannot-example = A survivor without any ammo loses none to the card that takes 1-3 of it.
rule-twd-event-no-figure = A player whose figure is off the board still plays due events: he is at no place, and 'your place' does nothing.
rule-twd-event-each-player = 'Each player' includes the one who plays the card.
rule-twd-event-here = 'At your place' and 'at the same place as you' are the same thing.
rule-twd-event-roll-each = An effect on several places or players is rolled anew for each of them.
rule-twd-event-dice = 1-3 is rolled with the black die (1, 1, 2, 2, 3, 3), 1-6 with a white one.

## Event effects

rule-twd-event-reward = At the named place the player draws a card of the named resource; anywhere else the place gets walkers, 1-3 or as our own cards say.
rule-twd-event-reward-example = Wreck on the highway: standing there brings one equipment card, standing elsewhere brings 1-3 walkers to the highway.
rule-twd-event-reward-deck = The reward comes from the named deck wherever that lies, and it may not be declined.
rule-twd-event-assault = At the named place the player's presence draws 1-6 walkers there, otherwise a single one appears.
rule-twd-event-pay-or-walkers = The player pays the whole price or, if unable or unwilling, walkers are placed.
rule-twd-event-pay-or-walkers-example = Time to run: without handing over one food and one ally, as many walkers arrive as there are players.
rule-twd-event-pay-or-life = House card: the player pays the price or loses life instead.
rule-twd-event-lose = Every player the card means loses the stated amount, or all there is if that is less.
rule-twd-event-lose-not-with-leader = Accidents happen: whoever is not at the leader's place loses 1-3 life, rolled for each.
rule-twd-event-walkers = Walkers come to all places of the stated kind (empty, occupied, each), rolled place by place.
rule-twd-event-mourning = While nobody has died, every place gets 1-3 walkers; after a death only the player's own place gets one.
rule-twd-event-prison-crisis = With nobody in the prison 1-6 walkers enter it, else each player there loses 1-3 allies (house effect).
rule-twd-event-stay-put = All round long, a non-leader who moves, or has already moved, in his or her turn pays the penalty; being moved by the leader is no such move.
rule-twd-event-looters = House card: the fullest resource deck loses its top cards, the leader breaking ties.
rule-twd-event-wrong-decision = House card: played by the leader it brings 1-3 walkers to the leader's place (one or two players: 1-6), played by another just one.
rule-twd-event-split-group = House card: each place with exactly one survivor gets one walker; with one or two players 1-3, rolled place by place.
rule-twd-event-noise = House card: one walker from each neighbouring place comes to the player's place.
rule-twd-event-herd = House card: two walkers come to the player's place; then all walkers of the most crowded place go to a neighbour of the leader's choice.
rule-twd-event-old-friends = House card: one walker and one more for each character lost so far come to the place of the player.
rule-twd-event-gain-here = House card: every player at the place gains life, never above five; then a walker comes there (solo: 1-6).
rule-twd-event-bold-grab = House card: the player may draw a resource card where he or she stands, then a walker appears there (solo: 1-6).

## Equipment and cards in general

rule-twd-card-equipment = Equipment lies open, in any number, and stays after use unless it says otherwise.
rule-twd-card-weapon-dice = The number in the cartridge is how many white dice the weapon rolls.
rule-twd-card-ranged-found-empty = A ranged weapon gained during the game comes without ammo.
rule-twd-card-item-any-number = A player may use any number of items in a turn.
rule-twd-card-discard = Used resource cards go to the discards and never return to their deck.

## Ammo

rule-twd-ammo-card = An ammo card gives ammo for its weapon type only.
rule-twd-ammo-roll = The amount is rolled when the card is drawn, with the die it names.
rule-twd-ammo-load-now = With a fitting weapon the ammo may go straight onto it, and the card is discarded.
rule-twd-ammo-keep = Without such a weapon, or by choice, the card is kept with its tokens.
rule-twd-ammo-load-later = A kept card may be emptied onto a fitting weapon at any later time.
rule-twd-ammo-whole-card = A card is loaded in one go onto a single weapon, even if two would fit.
rule-twd-ammo-any-type = Any-type ammo takes the type of the weapon it is loaded on and stays open while on its card.
rule-twd-ammo-unlimited = Neither a weapon's load nor the number of kept ammo cards is limited.
rule-twd-ammo-lose = Lost ammo is taken from weapons and kept cards in any mix the loser likes.
rule-twd-ammo-lose-example = With 2 on the shotgun and 3 on a kept pistol card, a loss of 2 may come from the pistol card alone.

## Food

rule-twd-food-card = A food card gives its printed food at once and is discarded.
rule-twd-food-roll = Some food cards give as much as the black die shows.
rule-twd-food-unlimited = Food can be hoarded without limit.
rule-twd-food-none = Nobody dies of having no food; the food move and the healing just fall away.
rule-twd-food-shared-pot = House card: every player at the drawer's place gains one food.
rule-twd-food-broth = House card: the drawer gains one food and one life.

## Allies

rule-twd-ally-card = An ally card gives its allies at once, plus any extra it names, and is discarded.
rule-twd-ally-unlimited = There is no limit to a player's allies.
rule-twd-ally-spend = After rolling in combat, each ally given up adds one to the value.
rule-twd-ally-needs-die = Allies can be spent only by someone who rolled at least one combat die.
rule-twd-ally-needs-die-example = With nothing but an empty pistol there is no roll, and so no ally to spend.
rule-twd-ally-group-of-survivors = A group of survivors brings 1-3 allies.
rule-twd-ally-lone-survivor = A loner brings one ally.
rule-twd-ally-little-help = One extra white die this round, even unarmed; in a ranged group it adds to the group, without a weapon it fights alone.
rule-twd-ally-guinea-pig = For the rest of the round no amount of damage takes the owner below one life.
rule-twd-ally-pair = House card: two allies at once.
rule-twd-ally-field-medic = House card: one ally and one life.
rule-twd-ally-pathfinder = House card: one ally, and the drawer may take a free step at once.
rule-twd-ally-quartermaster = House card: one ally and one ammo for a weapon type the drawer owns.

## Places and prison

rule-twd-place-deck = Each of the four places guards exactly one resource deck.
rule-twd-place-neighbours = Places that share an edge are neighbours, diagonal ones are not.
rule-twd-prison-walls = At round end three of the walkers in the prison do nothing, every round, with or without survivors there.
rule-twd-prison-walls-example = Of five walkers in the prison only two wound or eat.
rule-twd-prison-newcomer-walker = The idle walker of a fresh death is set aside before the walls hold back three others.
rule-twd-prison-lured = A walker lured by the shotgun stands behind the same walls as all others.

## Tokens

rule-twd-token-value = Tokens count 1 or 3, and a stated amount always means value.
rule-twd-token-change = Piles are changed freely: five is one 3 and two 1s, six is two 3s.
rule-twd-token-not-cards = A loss of food, ammo or allies takes tokens from the player, never cards from a deck.
rule-twd-token-supply = What is gained or placed must fit the tokens of its kind after changing all piles as small as possible; the rest is lost.
rule-twd-token-supply-walkers = When the walker tokens run out, no more walkers appear until some return.
rule-twd-token-losing = A loss is never blocked because there is no change.
rule-twd-token-life-max = Nobody ever has more than five life.
rule-twd-token-damage = Damage from walkers or other effects lowers life at once, point by point.
rule-twd-token-life-supply = Life tokens cannot run out: three are enough for any player.

## Round

rule-twd-round-phases = A round has four phases: round start, turns, combat, round end.
rule-twd-round-leader = One seat leads each round, and only that seat's leader ability is active.
rule-twd-round-last-word = What the group cannot agree on, the leader decides.

## Round start

rule-twd-start-ability = The leader announces his or her ability, which takes effect at the moment it names.
rule-twd-start-deal = Every player receives two event cards, laid open in the normal game.
rule-twd-start-reshuffle = When the event pile is empty, even in mid-deal, its discards are shuffled into a new one.

## Turns

rule-twd-turn-order = The leader takes the first turn, the others follow clockwise.
rule-twd-turn-anytime = What may be done at any time is offered with each own choice, before a matter it can affect, and at the edges of phases.
rule-twd-turn-no-figure = Without a figure on the board a player neither moves, draws, trades nor fights.
rule-twd-turn-leader-steps = The leader's turn goes move, draw, trade, events, strictly in that order.
rule-twd-turn-leader-place = In round 1 the leader sets every figure on any place he likes.
rule-twd-turn-leader-move = Later the leader may move each figure by one step or leave it where it is.
rule-twd-turn-leader-move-order = The leader's own figure goes first, the others follow clockwise.
rule-twd-turn-leader-newcomer = A survivor without a figure on the board is set on any place in the leader's move, the leader's own first.
rule-twd-turn-leader-no-food-move = The leader cannot buy an extra step with food.
rule-twd-turn-leader-draw = The leader may take one card from the deck where he or she stands.
rule-twd-turn-leader-events = The leader has to play both event cards, in the order he prefers, then both are discarded.
rule-twd-turn-other-steps = A non-leader's turn has four steps in fixed order, too: move, draw, trade, event.
rule-twd-turn-other-move = A non-leader may take a single step to a neighbouring place for one food.
rule-twd-turn-other-move-example = Holding The bar and Death in the family, a non-leader walks to the town first, so that The bar pays out.
rule-twd-turn-other-draw = A non-leader may take one card from the deck where he or she stands.
rule-twd-turn-other-events = A non-leader plays one of the two event cards, chosen only now, and discards both.

## Trade

rule-twd-trade-give = The player whose turn it is may hand one object to someone at the same place.
rule-twd-trade-receive = One mate at the place may hand the active player one object of the giver's choice; the first gift ends it.
rule-twd-trade-one-sided = Giving and taking are independent, may involve different mates, and neither is required.
rule-twd-trade-refuse = Nobody has to accept a gift.
rule-twd-trade-equipment = An equipment card is one object and takes its load along.
rule-twd-trade-ammo-card = A kept ammo card is one object and moves only as a whole.
rule-twd-trade-tokens = One food or one ally is an object.
rule-twd-trade-loose-ammo = One ammo from a loaded weapon may go straight onto the receiver's weapon of the same type.

## Combat

rule-twd-combat-choose = After the turns all fighters first name one weapon each, then the places are fought out.
rule-twd-combat-one-weapon = Only one weapon may be used per combat, however many are owned.
rule-twd-combat-unarmed = Without a usable weapon there is no fighting.
rule-twd-combat-decline = Fighting is optional; whoever declines keeps the ammo.
rule-twd-combat-order = The players at a place choose whether the ranged group or a melee fighter goes next, the leader deciding disputes.
rule-twd-combat-value = Dice are added up, modifiers come on top: that is the combat value.
rule-twd-combat-value-example = Two dice showing 5 and 4 make a combat value of nine.
rule-twd-combat-kills = Every full five points kill one walker of that place, whose token returns to the supply.
rule-twd-combat-ranged-ammo = A ranged weapon costs one ammo from its own card, paid when it is declared, and without ammo it cannot be chosen.
rule-twd-combat-ranged-one-shot = No more than one ammo is spent by a fighter in one combat phase.
rule-twd-combat-ranged-group = Ranged fighters at one place join their values into one total.
rule-twd-combat-ranged-modifiers = In a group everybody rolls first, and only then allies are spent on the total.
rule-twd-combat-ranged-example = A rifle's 9 and a pistol's 2 at one place make 11 and kill two walkers.
rule-twd-combat-ranged-spent = Declared ammo is gone even if no walker is left when the shot would come.
rule-twd-combat-melee-dice = A melee weapon rolls one white die and needs no ammo.
rule-twd-combat-melee-alone = A melee value is never added to anyone else's.

## Weapons

rule-twd-weapon-pistol = Pistol: ranged, one die, six ammo at set-up.
rule-twd-weapon-rifle = Rifle: ranged, two dice, four ammo at set-up.
rule-twd-weapon-shotgun = Shotgun: three dice; a natural 14 or more brings one walker of choice from a neighbouring place when combat ends.
rule-twd-weapon-shotgun-natural = Only the shotgun's own three dice count for being loud: no bonus, ally or helper's die.
rule-twd-weapon-shotgun-late = The lured walker arrives too late to be killed and acts at round end.
rule-twd-weapon-shotgun-nobody = With no walkers on either neighbouring place nothing is lured.
rule-twd-weapon-crossbow = Crossbow: one die plus one, three ammo at set-up.
rule-twd-weapon-crossbow-return = If the archer's own value, modifiers included, reaches five, the bolt comes back as one ammo.
rule-twd-weapon-machete = Machete: one die, plus three while no other survivor is at the place.
rule-twd-weapon-metal-pipe = Metal pipe: one die, plus three for someone who owns two equipment cards or fewer.
rule-twd-weapon-katana = Katana: every natural 4, 5 or 6 allows another die, on and on, and all are added.
rule-twd-weapon-katana-allies = Allies are spent after the katana's chain has ended.
rule-twd-weapon-katana-help = The die of A little help never continues a katana chain.
rule-twd-weapon-hatchet = House card, hatchet: one die plus one.

## Items

rule-twd-item-motorcycle = Motorcycle: at any time the owner goes to any place, then it is discarded.
rule-twd-item-body-armor = Body armour: once a round the owner ignores one damage, be it from walkers or an event.
rule-twd-item-flashbang = Flashbang: thrown away in combat or round end, it stops up to three walkers at the place for this round (house effect).
rule-twd-item-flashbang-item = The flashbang is an item: nobody fights with it.
rule-twd-item-silencer = Silencer: once a round an event played by the owner puts one walker less at the owner's place (house effect).
rule-twd-item-silencer-no-weapon = The silencer is an item and works without a gun.
rule-twd-item-first-aid = First aid is kept and, when discarded, gives a survivor at the place two life (house amount).
rule-twd-item-first-aid-limits = First aid cannot undo a death: the patient needs at least one life, and five stays the limit.
rule-twd-item-field-glasses = House card, field glasses: once a round the owner sees the top card of a neighbouring resource deck.

## Leader abilities

rule-twd-leader-seat = The badge belongs to the seat; a new character there brings an ability of its own, if its moment is still to come.
rule-twd-leader-andrea = Andrea, at the start of her turn: one player of her choice gains one life.
rule-twd-leader-daryl = Daryl, at the start of his turn: everybody without food gains one food.
rule-twd-leader-glenn = Glenn, at the start of his turn: one player anywhere, himself included, gains one ammo.
rule-twd-leader-glenn-type = Glenn's ammo must be for a weapon type the receiver owns.
rule-twd-leader-maggie = Maggie, at the start of her turn: she gives one object of hers to another player anywhere.
rule-twd-leader-maggie-ammo = Maggie may give a whole ammo card, or one ammo from a card or weapon if the receiver owns that type.
rule-twd-leader-michonne = Michonne, in combat: anybody may roll one white die as melee in place of a weapon, whose text is ignored.
rule-twd-leader-rick = Rick, in combat: each fighter who rolled a die adds one, also several times in a group; no natural check sees it.

## Round end

rule-twd-end-steps = Round end goes walkers, healing, next round, strictly in that order.
rule-twd-end-wound = Each walker deals one damage to the survivors at its place.
rule-twd-end-wound-shared = Several survivors share out the damage of their place as they like.
rule-twd-end-eat = Where no figure stands, each walker discards one top card of that place's deck.
rule-twd-end-eat-after-death = When the last survivor of a place dies, the walkers that have not wounded yet go on to eat.
rule-twd-end-one-each = A walker either wounds or eats, once a round, and stays until it is killed.
rule-twd-end-ignored = A walker whose damage was ignored has acted and eats nothing.
rule-twd-end-heal = Below five life, a player may pay one food to heal one life.
rule-twd-end-heal-once = Healing with food works once per player and round.
rule-twd-end-advance = The round marker advances; past round 12 it means victory.
rule-twd-end-badge = The badge goes to the left neighbour, who leads the next round.

## Death

rule-twd-death-dies = At zero life the character dies and the figure leaves the board.
rule-twd-death-walker = One walker appears where the character died.
rule-twd-death-walker-idle = That walker neither wounds nor eats this round, but can be shot, counted and moved.
rule-twd-death-lose-all = Food, allies, ammo and equipment of the dead are lost.
rule-twd-death-new-character = The player takes an unused character at once, but has no figure until a leader places it.
rule-twd-death-fresh-start = The newcomer has five life, no food and no allies.
rule-twd-death-equipment = The newcomer may draw one equipment card of any kind, a gun without ammo.
rule-twd-death-none-left = There are six characters in all; a death without a spare one loses the game.

## Modes

rule-twd-mode-standard = Standard: the dead are replaced while unused characters last.
rule-twd-mode-hardcore = Hardcore: the first death loses the game at once.
rule-twd-mode-beginner = Beginner: all events lie open, and talk is free.
rule-twd-mode-expert = Expert: events stay hidden from the others until they are played.
rule-twd-mode-expert-silence = Expert: from the deal until combat begins nobody may speak or hint.
rule-twd-mode-expert-discard = Expert: a non-leader's unplayed event is discarded unseen.
rule-twd-mode-combine = Any game mode goes with any difficulty.

## Secret goals

rule-twd-secret-deal = Variant: every player is dealt one of nine secret goals, seen only by its owner; not in solo play.
rule-twd-secret-result = Secret goals count only if the group loses: then whoever has met theirs has won anyway.
rule-twd-secret-coins = Coins earned in a round are laid on the card at round end, and only for conditions truly met.
rule-twd-secret-bluff = A player whose card uses no coins may lay some to mislead; others see coins, never reasons.
rule-twd-secret-death = A dead character's player keeps goal and coins.
rule-twd-secret-hold = A collecting goal is revealed once the amount is held, and everything may be spent afterwards.
rule-twd-secret-hold-example = With nine food on the board the Glutton is shown, and the food can be used again.
rule-twd-secret-glutton = Glutton: hold nine food at one time.
rule-twd-secret-many-friends = House goal: hold nine allies at one time.
rule-twd-secret-own-mind = House goal: four coins, one for each step paid with food.
rule-twd-secret-lone-fighter = House goal: four coins, one per round end spent alone at a place that held a walker this round.
rule-twd-secret-gun-nut = House goal: own five equipment cards at one time.
rule-twd-secret-butcher = House goal: eight coins, one per walker killed by one's own lone combat value.
rule-twd-secret-samaritan = House goal: five coins, one per object given away in a trade.
rule-twd-secret-unscathed = House goal: eight coins, one per round end with five life.
rule-twd-secret-last-one = House goal: two coins, one per death of another player's character; in Hardcore one is enough.

## Variants

rule-twd-variant-one-leader = Variant: the same seat leads in all twelve rounds.
rule-twd-variant-leader-last = Variant: the leader moves, draws and trades first but plays both events after everyone else's turn.
rule-twd-variant-leader-last-place = Effects that look for the leader read his place when the event is played.
rule-twd-variant-solo-ability = Solo: the player always leads, so the present character's leader ability is always on.
rule-twd-variant-solo-move = Solo: one free step, then a second one for one food.
rule-twd-variant-solo-events = Solo: with up to five walkers on the board as the event step begins both events are played, with six or more just one.
rule-twd-variant-solo-equipment = Solo: two equipment cards instead of one: two loaded weapons at set-up, two of any kind, empty, after a death.
rule-twd-variant-solo-ground-ammo = Solo: a drawn ammo card may be left at the place and picked up later, its amount rolled only then.
rule-twd-variant-solo-ground-ammo-safe = Solo: cards on the ground are never eaten, do not count for the deck and survive a death.
rule-twd-variant-solo-no-others = Solo: effects on non-leaders do nothing.

## Golden rule

rule-twd-golden-card = Where a card contradicts the rules, the card is right.
