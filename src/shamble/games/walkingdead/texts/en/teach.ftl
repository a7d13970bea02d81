# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

goal-secret-text = Only you see it. If the group loses, whoever has met theirs has won anyway.
game-lose = One of the four resource decks runs out of cards.
    Somebody dies, and nobody is left to step in (Hardcore: nobody ever steps in).

## What a thing is, on hover: one sentence, and the rule behind it

about-track-life = Wounds take hearts; a meal at the end of the round gives one back.
about-track-food = Food heals one life at the end of the round, or buys a step farther.
about-track-allies = Allies add to the value of a fight, once, and are gone.
about-track-walkers = Walkers on the table. There are only so many: more than that cannot come.
about-phase-start = Event cards are dealt to everybody.
about-phase-turns = The leader first, then around the table: go, draw, play an event.
about-phase-combat = Whoever stands with walkers may fight: one weapon each, sums that kill.
about-phase-end = Walkers that are left bite whoever is there, or eat a card of the deck. Then one may eat.
about-deck-events = Two are dealt to everybody each round. The leader plays both, the others one of theirs.
about-deck-equipment = If this deck runs out, we have lost.
about-deck-ammo = If this deck runs out, we have lost.
about-deck-food = If this deck runs out, we have lost.
about-deck-allies = If this deck runs out, we have lost.
about-place-highway = The deck that lies here can be drawn from by whoever stands here.
about-place-farm = The deck that lies here can be drawn from by whoever stands here.
about-place-prison = Its walls hold some walkers off: they neither bite nor eat.
about-place-town = The deck that lies here can be drawn from by whoever stands here.
about-walker = At the end of the round each that no wall holds off wounds somebody here, or eats a card if nobody is here.
about-survivor = One of us: goes, draws and plays an event each round.
about-tag-leader = The leader moves everybody and goes first. The badge passes on each round.

## How to play: the goal, a round, what kills you, three good first moves

how-goal = Hold out for twelve rounds
    .text = Four places, four decks of what you need. If one of them runs out of cards, or nobody is left to step in for the dead, you have lost.
    .icon = goal
how-round-1 = Events are dealt
    .text = Everybody gets two. Read them aloud: you decide together who takes what upon themselves.
    .icon = events
how-round-2 = Turns
    .text = The leader moves everybody by a step. Then each one may draw at the place, hand something on, and play an event; the leader plays both.
    .icon = move
how-round-3 = Combat
    .text = Where walkers are, name a weapon and roll. Every full five points bring one down; allies add a point each.
    .icon = rifle
how-round-4 = Round end
    .text = Each walker that is left wounds somebody at its place, or eats a card if nobody is there. Then a meal heals one life.
    .icon = skull
how-danger-1 = Places nobody guards
    .text = Walkers alone at a place eat its deck, one card each, every round. That loses more games than teeth do.
    .icon = equipment
how-danger-2 = Empty guns
    .text = A shot costs a round that must lie on the weapon. Load before you need it.
    .icon = ammo
how-danger-3 = A death
    .text = The dead take everything with them and rise as a walker. A newcomer begins with nothing.
    .icon = tombstone
how-first-1 = Spread out
    .text = One survivor in every threatened place keeps the deck from being eaten, even without fighting.
    .icon = person
how-first-2 = Draw what you lack
    .text = You may draw each turn, but every card is one less until the deck is empty. Look at the smallest pile first.
    .icon = draw
how-first-3 = Hand things on
    .text = Ammunition belongs to whoever shoots. One object may change hands each turn; use it.
    .icon = trade

## Tips, the first time a question is put or something happens

tip-ask-choose-character = Each character has an ability that counts while its player leads. The badge goes round, so everybody’s turn comes.
tip-ask-move-figure = The leader moves everybody. Leave no place with walkers empty: alone, they eat its deck.
tip-ask-food-move = One food buys one step. It is also your supper, so mind how much is left.
tip-ask-draw = You may draw here, and need not: every card taken brings the end of this deck nearer.
tip-ask-load-ammo = Ammunition works only on a weapon of its kind. Load it now, or keep the card.
tip-ask-give = You may give one thing to somebody at your place: a card, a food or an ally. It costs nothing.
tip-ask-choose-event = One of your two events happens, the other is gone. Read both: some depend on where you stand.
tip-ask-order-events = Both of your events happen; you only choose which comes first. Read both: the first may change what the second one does.
tip-ask-pay = Pay what the card wants, or suffer what it threatens. The button says what each costs.
tip-ask-herd-from = You steer the herd. Where the walls of the prison are, three of them do no harm.
tip-ask-window = A card of yours can change what comes now. You need not use it.
tip-ask-declare = One weapon each. Every full five points kill one walker; whoever shoots together adds up.
tip-ask-next-fighter = You choose who strikes next. What is dead already needs no more bullets.
tip-ask-spend-allies = Each ally adds one point to this roll and is gone. It pays only up to the next five.
tip-ask-share-damage = You share the wounds out among those at this place. Nobody should fall to zero.
tip-ask-heal = A meal gives one life back, once a round. Nobody starves, but nobody heals without it.
tip-ask-lay-coins = Coins count how far a secret goal has come. Everybody sees how many you lay, nobody sees why; a goal without coins may lay some to mislead.
tip-ask-andrea = { tip-ask-choose-character }
tip-ask-glenn = { tip-ask-choose-character }
tip-ask-supply = { tip-ask-choose-character }
tip-ask-gift = { tip-ask-give }
tip-ask-accept = { tip-ask-give }
tip-ask-free-step = { tip-ask-food-move }
tip-ask-newcomer-draw = { tip-ask-draw }
tip-ask-bold-grab = { tip-ask-draw }
tip-ask-loot = { tip-ask-draw }
tip-ask-take-ammo = { tip-ask-load-ammo }
tip-ask-lose-ammo = { tip-ask-pay }
tip-ask-discard-equipment = { tip-ask-pay }
tip-ask-herd-to = { tip-ask-herd-from }
tip-ask-lure = { tip-ask-herd-from }
tip-ask-silence = { tip-ask-window }
tip-ask-armor = { tip-ask-window }
tip-walkers-placed = Walkers arrive. They stay where they are until they are killed, lured or driven on.
tip-card-eaten = A card is eaten: nobody held this place. When its deck is empty, you have lost.
tip-damage = A wound. At zero life a survivor dies and takes everything along.
tip-rolls = The dice are added up, with weapon and allies. The line at the place shows the sum and what it kills.
tip-event-played = An event takes effect at once, for whoever it names. It lies open so that all can read it.
tip-dies = Somebody has died, and rises as a walker. A new character steps in, if one is left.
tip-loud = A loud weapon: it draws more of them here.
tip-leader = The badge: whoever has it moves everybody, goes first and decides when you cannot agree.

## The chapters of the rules

chapter-setup = Set-up
chapter-goal = Winning and losing
chapter-event = Events
chapter-card = Cards
chapter-ammo = Ammunition
chapter-food = Food
chapter-ally = Allies
chapter-place = Places
chapter-prison = The prison
chapter-token = Tokens
chapter-round = The round
chapter-start = Round start
chapter-turn = Turns
chapter-trade = Trading
chapter-combat = Combat
chapter-weapon = Weapons
chapter-item = Items
chapter-leader = Leaders
chapter-end = Round end
chapter-death = Death
chapter-mode = Game modes
chapter-secret = Secret goals
chapter-variant = Variants
chapter-golden = The golden rule
