# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-title = Marvel Zombies
game-minutes = 30–120 minutes
game-blurb = You are the heroes who became the monsters. The hunger makes you stronger with every round, until it takes over.
game-goal = Meet all goals of the mission. When a hero has been eliminated at the end of a round, it is lost.
game-lose = A hero has been eliminated when a round ends; until then the others can still win it.
    A goal can no longer be met: those who should be eaten have run away, or one who is needed has fallen.

## What a thing is, on hover: one sentence, and the rule behind it

about-track-danger = The highest level any hero has reached: every spawn card is read at it, for all of you.
about-track-life = Each heart is a wound that can still be taken. Without one the hero is gone, and the round that follows is the last.
about-track-adrenaline = Enemies and objectives bring experience. Each level brings a skill, and more of them.
about-track-hunger = It rises every round and with every 1 you roll. Each step is a die more; the fourth takes over until you have eaten.
about-track-actions = Actions left in this turn. A full dot is one action.
about-phase-players = Everybody grows hungrier, then the heroes act, in any order you like.
about-phase-zombies = Enemies beside a hero strike, all others come closer. Then new ones arrive at every spawn zone.
about-phase-end = If a hero has been eliminated, the game is lost now. Otherwise it goes on.
about-zone-street = A street zone reaches from crossing to crossing. One sees along streets in a straight line.
about-zone-room = A room. One sees the rooms next door, through openings only.
about-mark-spawn = In each enemy phase a card is drawn here. Asleep ones wait for what the mission says.
about-mark-lair = When this house is opened, a spawn card is drawn for this room.
about-mark-exit = Whoever ends a turn here with no enemy around may leave for good.
about-door = A door between two zones: open, one walks and sees through it.
about-objective = Interacting with it costs an action and brings experience. What else it does, the mission says.
about-survivor = One of the heroes: three actions a turn, four from Yellow on.
about-bystander = Food. Some fight, most run for a spawn zone; only a devour gets them, and only when no enemy stands beside them.
about-sign = Whoever stands here may hurl it: a die for each enemy in the target zone, and super heroes do not feel it. It bears that twice.
about-trooper = One hit is enough. There are many of them.
about-guard = Two hits in one attack, or none. Whom guards escort cannot be eaten while they stand.
about-specialist = One hit is enough, if you get the chance: they act twice.
about-super-hero = They act twice, shield everybody else, and need all their toughness in hits of one attack.
about-deck-zombies = One card for every spawn zone and for the marked rooms of a house, read at the danger level.
about-deck-traits = What the dead can do: one card a turn costs an action, two can be kept, each works once.
about-deck-super-heroes = Who comes when a card calls for a super hero.
about-deck-bystanders = Those who hide face down are among them: nobody knows who it is before the house is opened.

## How to play: the goal, a round, what kills you, good first moves

how-goal = Meet the mission’s goals
    .text = You are the heroes who became the monsters. Four of you, one map; the briefing says whom to eat, what to take and where to be. If one of you falls, you have the rest of that round to win.
    .icon = goal
how-round-1 = You grow hungry
    .text = At the start of every round each hero’s hunger rises by one. That is also one die more in every attack.
    .icon = hunger
how-round-2 = You act
    .text = In any order, each hero takes three actions: move, open a door, gain a trait, attack, devour, take an objective.
    .icon = person
how-round-3 = They act
    .text = Enemies beside a hero deal a wound each, and you share them out. All others step towards the nearest hero they see, else the nearest by open ways.
    .icon = trooper
how-round-4 = More arrive
    .text = At every spawn zone a card is turned over. The higher your highest level, the more it brings.
    .icon = grave
how-danger-1 = Your own stomach
    .text = At hunger 4 a hero is ravenous: nothing but moving and devouring, and a wound at the end of the turn. Any meal ends it.
    .icon = devour
how-danger-2 = Ones
    .text = Every 1 you roll makes you hungrier once the attack is over. Many dice are strong, and hungry.
    .icon = dice
how-danger-3 = Standing still
    .text = Leaving a zone costs one action more for each enemy in it. Whoever is surrounded has to fight.
    .icon = guard
how-danger-4 = Super heroes
    .text = Nobody else in the zone can be hurt while one stands there, and a hit too few is no hit at all.
    .icon = super-hero
how-first-1 = Hit together, eat last
    .text = Use the dice that hunger gives you for your own attack, then devour the last one standing to bring it back to zero.
    .icon = devour
how-first-2 = Open doors side by side
    .text = A house that is opened draws a card for each marked room, and then shows who hides in it. Have an action left.
    .icon = door
how-first-3 = Bystanders run
    .text = Those who do not fight head for the nearest spawn zone, one zone a round. Stand in their way, or on their heels.
    .icon = run

## Tips, the first time a question is put or something happens

tip-ask-action = Three actions are yours, four from Yellow on. Click a glowing zone to go there, or pick from the list; each button says what it costs.
    .touch = Three actions are yours, four from Yellow on. Tap a glowing zone to go there, or pick from the list; each button says what it costs.
tip-ask-activate = You decide who acts next. Begin with whoever is hungriest, or stands in a crowd.
tip-ask-choose-survivor = Each hero has an attack of their own and skills to come. Point at a name to read them.
tip-ask-choose-skill = A new level, a new skill, for good, and it works at once. The enemies grow with you.
tip-ask-reroll = You may throw what missed once more. Ones are counted after the last throw.
tip-ask-give-hit = Super heroes first, then guards, troopers, specialists: between equals you choose. A target takes all its toughness at once, or nothing.
tip-ask-share-wounds = You share the wounds of this zone as you like. Whoever has no heart left is gone.
tip-ask-struck = A wound from afar. You say who of the nearest takes it.
tip-ask-odd-one = They split evenly, and one is left over. You send it; away from the wounded is a good way.
tip-ask-dark-room = A house opens, and its marked rooms get a card one by one. You choose the order.
tip-ask-prepare = The last moment before the dice fall: a trait can still be played.
tip-ask-react = You may act in the middle of this. You don't have to.
tip-ask-after-meal = You have eaten. Some traits wait for just that.
tip-ask-too-many-traits = Two traits can be kept. Which one goes?
tip-ask-pick-trait = Two were drawn, one stays.
tip-ask-one-bystander = Only one devoured bystander’s card can be kept: the old one or the new one.
tip-ask-hunger-rose = The track has risen. A trait can bring it down again at once.
tip-ask-free-deed = A move or an attack for free, outside of your turn.
tip-ask-play-dead = Before they act: who lies still is left alone, as long as somebody else is near.
tip-hungrier = The hunger rises: a die more in every attack, and one step nearer to losing yourself.
tip-ravenous = Ravenous: only moving and devouring are left, and a wound comes at the end of each turn. Eat anybody, and it is over.
tip-sated = A meal brings the hunger down to nothing. The dice it gave you are gone as well.
tip-zombie-card = A spawn card: the row of your danger level says who comes. It is drawn for every spawn zone, each round.
tip-danger = The danger level has risen. From now on every card is read at this colour.
tip-wounded = A wound: one heart less. Little heals here; nobody comes back from the last one.
tip-horde-moves = The arrows say where each group goes and why: an eye [eye] if it sees somebody there, else steps [move] to the nearest of you.
tip-building-opens = The house is open for the first time: its marked rooms fill up, then the hidden bystanders show.
tip-attacks = Above the question stands the arithmetic: dice, hunger, the number each needs.
tip-ask-move-on = One move carries you through several zones: choose the next one, or stop here.
tip-ask-dead-nerves = Wounds are about to be taken. This trait cancels up to two of them.
tip-ask-step-in = The door is open, and one step is free: nobody holds you back.
tip-ask-howl = They back off one by one, four of them at most. Heroes where they go are not struck now.
tip-ask-burst = One or two of those beside you go with it. It costs you a wound.
tip-ask-bank-shot = What is left of the hits may bounce on into one zone next to it.
tip-ask-portal-on = { tip-ask-react }
tip-ask-before-spawn = Before the cards are drawn, somebody may look at the next one.
tip-ask-scouted = Only you see this card. Leave it on top, or bury it.
tip-ask-strange = Doctor Strange comes for the most experienced. Between equals you choose.
tip-ask-sky-drop = They land on the most experienced hero. Between equals you choose.
tip-ask-lockdown = Each bystander in the open gets a guard, three guards in all. You say where next.
tip-ask-rush = { tip-ask-odd-one }

## The chapters of the rules

chapter-setup = Set-up
chapter-basics = Basics
chapter-goal = Goals
chapter-xp = Experience
chapter-enemy = Enemies
chapter-hero = Super heroes
chapter-hunger = The hunger
chapter-turn = Turns
chapter-action = Actions
chapter-trait = Traits
chapter-phase = The enemy phase
chapter-wound = Wounds
chapter-spawn = Spawning
chapter-building = Buildings
chapter-combat = Combat
chapter-priority = Target priority
chapter-ravenous = Ravenous
chapter-bystander = Bystanders
chapter-sign = The sign
chapter-end = Round end
chapter-mission = Missions
chapter-skill = Skills
chapter-food = Who was devoured
