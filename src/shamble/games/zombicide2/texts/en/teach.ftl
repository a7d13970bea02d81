# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-lose = A survivor dies: as soon as one is gone, the mission is lost.
    A goal can no longer be met, or a token that is needed is gone.

## What a thing is, on hover: one sentence, and the rule behind it

about-track-danger = The highest level anybody has reached: every zombie card is read at it, for all of us.
about-track-life = Each heart is a wound that can still be taken. Without one, the survivor is dead and the mission lost.
about-track-adrenaline = Kills and objectives bring adrenaline. Each level brings a skill, and more zombies.
about-track-actions = Actions left in this turn. A full dot is one action.
about-phase-players = One after another, every survivor acts: three actions each, and free ones by skills.
about-phase-zombies = The undead bite whoever stands with them, or walk. Then new ones come out of every spawn zone.
about-phase-end = Noise is taken off the map, and the next player goes first.
about-zone-street = A street zone reaches from crossing to crossing. One sees along streets in a straight line.
about-zone-room = A room: it can be searched, and one sees the rooms next door.
about-zone-dark = A dark room: it can be searched, and when its building is opened, zombies may wait here.
about-mark-noise = Every living figure and every token counts. The undead who see nobody go where it is loudest.
about-mark-spawn = In each zombies' phase a card is drawn here. Asleep ones wait for their colour.
about-mark-exit = Whoever stands here with no zombie around may leave for good.
about-door = A door between two zones: open, one walks and sees through it.
about-objective = Taking it costs an action and brings adrenaline. What else it does, the mission says.
about-crate = Opened like an objective: it holds an epic weapon.
about-survivor = One of us: three actions a turn, more by skills.
about-deck-zombies = Cards of the undead: one for each spawn zone, read at the danger level.
about-deck-equipment = What a search finds, good or bad.
about-deck-epic = Epic weapons, out of crates.
about-deck-abominations = Which abomination appears when a card calls for one.

## How to play: the goal, a round, what kills you, three good first moves

how-goal = Meet the mission’s goals
    .text = Six survivors, one map. The briefing says what has to be done; most often things are taken and everybody gets out. If one of you dies, it is over.
    .icon = goal
how-round-1 = You act
    .text = One survivor after another takes three actions: go a zone, search a room, open a door, fight, trade.
    .icon = person
how-round-2 = They act
    .text = Zombies beside somebody bite. All others take a step: to those they see, else to the loudest zone.
    .icon = walker
how-round-3 = More come
    .text = At every spawn zone a card is turned over. The higher your highest level, the more it brings.
    .icon = grave
how-round-4 = It quiets down
    .text = Noise tokens go, the first place moves on, and it begins again.
    .icon = hourglass
how-danger-1 = Noise
    .text = Guns, chainsaws and broken doors draw the whole map towards you. So do you, by being there.
    .icon = megaphone
how-danger-2 = Your own bullets
    .text = Shoot into a zone with a friend in it, and every miss hits the friend.
    .icon = dice
how-danger-3 = Brutes and worse
    .text = They need damage 2; weaker hits are soaked up. An abomination takes 3, which no card has by itself, or fire.
    .icon = brute
how-danger-4 = Runners
    .text = They act twice. A zone between you and them is no distance.
    .icon = runner
how-first-1 = Open a door with care
    .text = The first door of a house wakes whoever waits in its dark rooms. Have somebody with a weapon beside you and an action to spare.
    .icon = door
how-first-2 = Search every turn
    .text = A search costs one action and nothing else. Good gear is the only thing that keeps pace with the cards.
    .icon = search
how-first-3 = Nobody ends a turn beside zombies
    .text = Count what is near before you end a turn: each of them is a wound, and three wounds are a death.
    .icon = run

## Tips, the first time a question is put or something happens

tip-ask-action = Three actions are yours. Click a glowing zone to go there, or pick from the list; each button says what it costs.
    .touch = Three actions are yours. Tap a glowing zone to go there, or pick from the list; each button says what it costs.
tip-ask-activate = You decide who acts next. Begin with whoever stands nearest to trouble.
tip-ask-choose-survivor = Each of the six brings a skill at once and more on the way. Point at a name to read them.
tip-ask-sort = Two cards in hand can be used, the rest waits in the backpack. Drag them, or click what you want to hold.
    .touch = Two cards in hand can be used, the rest waits in the backpack. Tap what you want to hold.
tip-ask-trade = Both sheets are open: drag cards across, as many as you like. The action is spent when you are done.
tip-ask-choose-skill = A new level, a new skill, for good. The zombies grow with you: the danger level counts for everybody.
tip-ask-reroll = You may throw these dice once more. What lies there then, counts.
tip-ask-give-hit = Each hit is given to one of them. In a fight hand to hand you choose; a shot takes the toughest first.
tip-ask-friendly-fire = Misses hit the living in that zone. You share them out; think who can bear one.
tip-ask-share-wounds = You say who is bitten. Without hearts left a survivor dies, and then all is lost.
tip-ask-odd-one = They split evenly, and one is left over. You send it; away from the wounded is a good way.
tip-ask-dark-room = A house opens, and its dark rooms get a card one by one. You choose the order.
tip-ask-rush = Those who fell may have been new ones or old ones. Say how many of the new are left: only they act at once.
tip-ask-sixes = Each 6 allows another die. With a friend in that zone a miss wounds them: better leave it.
tip-ask-make-room = The bottle came back, but the backpack is full. Discard what you need least.
tip-ask-prepare = More dice are more hits, and more misses for your friend there.
tip-ask-react = A skill lets you act in the middle of this. You don't have to.
tip-ask-choose-companion = { tip-ask-choose-survivor }
tip-ask-pick-pair = { tip-ask-choose-survivor }
tip-ask-surplus-gear = { tip-ask-choose-survivor }
tip-ask-move-on = One move carries you through several zones: choose the next one, or stop here.
tip-ask-hit-and-run = { tip-ask-react }
tip-ask-free-attack = { tip-ask-react }
tip-ask-patch = { tip-ask-react }
tip-ask-pull = { tip-ask-react }
tip-ask-matching-set = { tip-ask-react }
tip-ask-zombie-link = { tip-ask-react }
tip-ask-medic = { tip-ask-react }
tip-ask-is-that-all = { tip-ask-react }
tip-ask-shield = { tip-ask-react }
tip-ask-destiny = { tip-ask-react }
tip-ask-dispatch = { tip-ask-react }
tip-ask-agree = { tip-ask-trade }
tip-ask-reap = { tip-ask-give-hit }
tip-ask-car-hit = { tip-ask-friendly-fire }
tip-noise = Noise! Zombies that see nobody will come here. The number stays until the round ends.
tip-zombie-card = A spawn card: the row of your danger level says how many come. It is drawn for every spawn zone, each round.
tip-danger = The danger level has risen. From now on every card is read at this colour.
tip-wounded = A wound: one heart less. Food or a medic can give it back; nobody survives the last one.
tip-horde-moves = The arrows say where each group goes and why: an eye [eye] for who is seen, an ear [ear] for what is heard.
tip-building-opens = The house is open for the first time: each of its dark rooms gets a card now, which shows who waits there.
tip-aaahh = Aaahh! Some of what you find bites: a walker stands beside you now.
tip-attacks = Above the question stands the arithmetic: dice, the number each needs, the damage of a hit.

## The chapters of the rules

chapter-setup = Set-up
chapter-basics = Basics
chapter-sight = Sight
chapter-move = Moving
chapter-gear = Gear
chapter-noise = Noise
chapter-adrenaline = Adrenaline
chapter-inventory = Hands and backpack
chapter-zombie = Zombies
chapter-abomination = Abominations
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
chapter-special = Special weapons
chapter-phase = The zombies’ phase
chapter-spawn = Spawning
chapter-end = Round end
chapter-goal = Goals
chapter-car = Cars
chapter-dark = Dark zones
chapter-companion = Companions
chapter-fest = Abomination fest
chapter-ultrared = Ultrared
chapter-difficulty = Difficulty
chapter-skill = Skills
chapter-mission = Missions
