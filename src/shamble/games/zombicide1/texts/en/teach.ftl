# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-lose = Everybody is dead. As long as anybody lives, the game goes on.
    A goal can no longer be met: something that it needs is gone, or somebody whom it needs is dead.

## What a thing is, on hover: one sentence, and the rule behind it

about-track-danger = The highest level of anybody who still lives here: every zombie card is read at it, for all of us.
about-track-life = A wound takes the place of a card one carries. The second wound kills.
about-track-adrenaline = Kills bring experience, and objectives do where the mission says so. Each level brings a skill, and more zombies.
about-track-actions = Actions left in this turn. A full dot is one action.
about-phase-players = Player after player, every survivor acts: three actions each, four from the yellow level on.
about-phase-zombies = The undead bite whoever stands with them, or walk. Then new ones come out of every spawn zone.
about-phase-end = Noise is taken off the map, and the next player goes first.
about-zone-street = A street zone reaches from crossing to crossing. One sees along streets in a straight line.
about-zone-room = A room: it can be searched, and one sees the rooms next door. When its house is opened, somebody may wait in it.
about-mark-noise = Every living figure and every token counts. The undead who see nobody go where it is loudest.
about-mark-spawn = In each zombies' phase a card is drawn here. Asleep ones wait for their colour.
about-mark-exit = Whoever stands here with no zombie around may leave for good, when the goals allow it.
about-mark-manhole = A manhole: a manhole card lets zombies out here if anybody stands on this tile.
about-door = A door between two zones: open, one walks and sees through it.
about-objective = Taking it costs an action. What it brings, the mission says.
about-survivor = One of us: three actions a turn, four from the yellow level on.
about-deck-zombies = Cards of the undead: one for each spawn zone, read at the danger level.
about-deck-equipment = What a search finds, good or bad.

## How to play: the goal, a round, what kills you, three good first moves

how-goal = Meet the mission’s goals
    .text = Up to six survivors, one map. The briefing says what has to be done; it is won the moment everything is done, even by the last one standing.
    .icon = goal
how-round-1 = You act
    .text = One survivor after another takes three actions: go a zone, search a room, break a door, fight, trade.
    .icon = person
how-round-2 = They act
    .text = Zombies beside somebody bite. All others take a step: to those they see, else to the loudest zone that they can reach.
    .icon = walker
how-round-3 = More come
    .text = At every spawn zone a card is turned over. The higher the highest living level, the more it brings.
    .icon = grave
how-round-4 = It quiets down
    .text = Noise tokens go, the first place moves on, and it begins again.
    .icon = hourglass
how-danger-1 = Two ways to the same noise
    .text = Zombies with several equally short ways split up, and each group is filled up from the box to be as large as the others. Don't be equally loud in two places.
    .icon = megaphone
how-danger-2 = Your own bullets
    .text = Shots hit survivors first. Fire into a zone with a friend in it, and every hit is the friend's until nobody of us is left there.
    .icon = dice
how-danger-3 = Fatties and worse
    .text = A fatty needs damage 2 and brings two walkers along. An abomination needs 3, which no card has by itself, or a molotov.
    .icon = brute
how-danger-4 = Two wounds
    .text = The first wound costs you a card and its slot, the second your life. A medic can take one away.
    .icon = skull
how-first-1 = Find something that opens doors
    .text = Fire axe, crowbar, chainsaw: without one in a hand nobody gets anywhere. The crowbar is the quiet one.
    .icon = door
how-first-2 = Open houses while you are blue
    .text = Every room of a house gets a card when it is opened. At the blue level that is a walker here and there; later it is a crowd.
    .icon = run
how-first-3 = Search every turn
    .text = A pan hits on a six. One search for each survivor and turn costs one action, and almost everything in the deck is better.
    .icon = search

## Tips, the first time a question is put or something happens

tip-ask-action = Three actions are yours. Click a glowing zone to go there, or pick from the list; each button says what it costs.
    .touch = Three actions are yours. Tap a glowing zone to go there, or pick from the list; each button says what it costs.
tip-ask-activate = You decide who of yours acts next. Begin with whoever stands nearest to trouble.
tip-ask-choose-survivor = Each of them brings a skill at once and more on the way. Point at a name to read them.
tip-ask-sort = Two cards in hand can be used, the rest waits in reserve. Drag them, or click what you want to hold.
    .touch = Two cards in hand can be used, the rest waits in reserve. Tap what you want to hold.
tip-ask-trade = Both sheets are open: drag cards across, as many as you like. The action is spent when you are done.
tip-ask-choose-skill = A new level, a new skill, for good. The zombies grow with you: the danger level counts for everybody.
tip-ask-reroll = You may throw these dice once more. What lies there then, counts.
tip-ask-give-hit = Each hit is given to one of them. Hand to hand you choose; a shot goes to the living first, then to walkers, the big ones, runners.
tip-ask-share-wounds = You say who is bitten. The first wound costs a card, the second a life.
tip-ask-odd-one = You say which way it goes; away from the wounded is a good one.
tip-ask-one-way = Nobody is in reach, so they only come nearer to the noise. Send them where a door keeps them longest.
tip-ask-fill-first = New figures come where you say, until the box is empty: choose the zone that is farthest from you.
tip-ask-dark-room = A house opens, and each of its rooms gets a card, one by one. You choose the order.
tip-ask-react = A skill or a card lets you act in the middle of this. You don't have to.
tip-ask-friendly-fire = { tip-ask-give-hit }
tip-ask-car-hit = { tip-ask-give-hit }
tip-ask-agree = { tip-ask-trade }
tip-ask-agree-first = You agree on who begins. Whoever can open a door, or stands nearest to trouble, is a good choice.
tip-ask-take-wound = The wound takes the place of a card. Give what you can spare: a pan, food, a second copy.
tip-ask-rush = Two of a kind look alike; you say which of them has fallen.
tip-ask-move-on = One move carries you through several zones: choose the next one, or stop here.
tip-ask-patch = { tip-ask-react }
tip-ask-destiny = { tip-ask-react }
tip-ask-matching-set = { tip-ask-react }
tip-ask-medic = { tip-ask-react }
tip-ask-shield = { tip-ask-react }
tip-ask-is-that-all = { tip-ask-react }
tip-ask-ready = { tip-ask-react }
tip-ask-choose-companion = { tip-ask-choose-survivor }
tip-ask-surplus-gear = { tip-ask-choose-survivor }
tip-noise = Noise! Zombies that see nobody will come here. The number stays until the round ends.
tip-zombie-card = A spawn card: the row of your danger level says who comes. It is drawn for every spawn zone, each round.
tip-danger = The danger level has risen. From now on every card is read at this colour, for everybody.
tip-wounded = A wound: it lies where a card lay. Two of them, and the survivor is dead.
tip-horde-moves = The arrows say where each group goes and why: an eye [eye] for who is seen, an ear [ear] for what is heard. Where they split, they multiply.
tip-building-opens = The house is open for the first time: each of its rooms gets a card now.
tip-aaahh = Aaahh! Some of what you find bites: a walker stands beside you now.
tip-attacks = Above the question stands the arithmetic: dice, the number each needs, the damage of a hit.
tip-dies = The team plays on. The danger level is that of the living.

## The chapters of the rules

chapter-setup = Set-up
chapter-basics = Basics
chapter-sight = Sight
chapter-move = Moving
chapter-gear = Gear
chapter-noise = Noise
chapter-adrenaline = Experience
chapter-inventory = Hands and reserve
chapter-zombie = Zombies
chapter-turn = Turns
chapter-action = Actions
chapter-building = Buildings
chapter-trade = Trading
chapter-combat = Combat
chapter-melee = Melee
chapter-ranged = Ranged
chapter-priority = Target priority
chapter-friendly = Friendly fire
chapter-reload = Reloading
chapter-wound = Wounds
chapter-phase = The zombies’ phase
chapter-spawn = Spawning
chapter-end = Round end
chapter-goal = Goals
chapter-car = Cars
chapter-skill = Skills
chapter-mission = Missions
