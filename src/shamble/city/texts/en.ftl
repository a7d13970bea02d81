# What every game of the family says, in our own words. A game's own texts win.

## Zones (the number in their id is $arg)

zone-street = Street { $arg }
    .at = on Street { $arg }
    .to = to Street { $arg }
    .from = from Street { $arg }
zone-room = Room { $arg }
    .at = in Room { $arg }
    .to = to Room { $arg }
    .from = from Room { $arg }
zone-dark = Dark Room { $arg }
    .at = in Dark Room { $arg }
    .to = to Dark Room { $arg }
    .from = from Dark Room { $arg }

## Danger levels

level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red

## Things on the board

thing-door = Door { $arg }
    .acc = door { $arg }
thing-car = Car { $arg }
    .acc = car { $arg }
thing-spawn = Spawn zone
    .acc = the spawn zone
token-crate = Crate
    .acc = the crate
token-objective = Objective
    .acc = the objective
token-objective-blue = Blue objective
    .text = Taking it unlocks the blue doors and wakes the blue spawn zones.
token-objective-green = Green objective
    .text = Taking it unlocks the green doors and wakes the green spawn zones.
car-muscle = Muscle car
car-police = Police car
door-open = Open door
door-open-blue = Blue door, open
door-open-green = Green door, open
door-closed = Closed door
    .text = It takes a tool that opens doors. The first door of a house shows who is inside.
door-closed-blue = Blue door, locked
    .text = It stays shut until the blue objective has been taken.
door-closed-green = Green door, locked
    .text = It stays shut until the green objective has been taken.

deck-zombies = Zombies
    .nom = the zombie deck
    .text = Who appears, and how many: one card for each spawn zone.
deck-equipment = Equipment
    .nom = the equipment deck
    .text = What a search may find. Reshuffled when used up.

## The game

setting-mission = Mission
    .text = Where it happens, and what has to be done there.

## The table

phase-players = Players
phase-zombies = Zombies
phase-end = End

track-danger = Danger level
track-round = Round
track-life = Health
track-adrenaline = Adrenaline
track-level = Danger level
track-actions = Actions

mark-noise = Noise { $n }
mark-loud = Loudspeaker: noise { $n }, every round
mark-exit = Exit
mark-manhole = Manhole
mark-made-up = Made up by us to fill a gap
mark-spawn = { $colour ->
        [blue] { $active ->
            [0] Blue spawn zone, asleep
           *[other] Blue spawn zone
        }
        [green] { $active ->
            [0] Green spawn zone, asleep
           *[other] Green spawn zone
        }
       *[red] { $active ->
            [0] Spawn zone, asleep
           *[other] Spawn zone
        }
    }
mark-goal = { $goal ->
        [light] { $done ->
            [0] Fuse box, off
           *[other] Fuse box, humming
        }
        [stand] Meet here
        [loot] House to clear out
       *[other] Goal
    }
tag-active = Acting now
mark-driver = { NAME($who, form: "nom") } at the wheel
tag-acted = Has acted this round

## Questions

ask-choose-survivor = Whom does seat { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } play? { $n ->
        [one] One survivor is still missing.
       *[other] { $n } survivors are still missing.
    }
    .named = Whom does { $name } play?
    .yours = Whom do you play?
ask-choose-companion = Who waits { NAME($zone, form: "at") } for rescue?
ask-surplus-gear = Who gets one more card of starting gear?
ask-activate = Who is next?
ask-action = { $n ->
        [0] { NAME($who) } is { NAME($zone, form: "at") } and has no ordinary action left. What else?
        [one] { NAME($who) } is { NAME($zone, form: "at") } and has 1 action left. What next?
       *[other] { NAME($who) } is { NAME($zone, form: "at") } and has { $n } actions left. What next?
    }
ask-move-on = { $n ->
        [one] Does { NAME($who) } go on? 1 more zone is possible.
       *[other] Does { NAME($who) } go on? { $n } more zones are possible.
    }
ask-sort = { NAME($who, form: "gen") } gear: what is held, and what goes?
ask-trade = What changes hands between { NAME($who) } and { NAME($mate) }?
ask-agree = { NAME($who) } to { NAME($whom) }: { NAME($card) }. Agreed?
ask-choose-skill = { $level ->
        [1] { NAME($who) } has reached Yellow. Which skill?
        [2] { NAME($who) } has reached Orange. Which skill?
       *[3] { NAME($who) } has reached Red. Which skill?
    }
ask-reroll = { NAME($who) } rolls { NAME($dice) } and needs { $n } or more. Roll again?
ask-give-hit = { $n ->
        [one] { NAME($who) } has 1 hit { NAME($zone, form: "at") }. Who falls?
       *[other] { NAME($who) } has { $n } hits { NAME($zone, form: "at") }. Who falls first?
    }
ask-friendly-fire = { $n ->
        [one] 1 miss hits one of us. Whom?
       *[other] { $n } misses hit us. Whom first?
    }
ask-car-hit = { $n ->
        [one] { NAME($who, form: "gen") } car has 1 hit. Who goes under?
       *[other] { NAME($who, form: "gen") } car has { $n } hits. Who goes under first?
    }
ask-patch = Whose wound does { NAME($who) } dress?
ask-destiny = { NAME($who) } has drawn: { NAME($card) }. Keep it, or draw another?
ask-matching-set = { NAME($card) }: does { NAME($who) } fetch the other one from the deck?
ask-odd-one = { $n ->
        [one] { NAME($kind, form: "one") } { NAME($zone, form: "at") } is left over. Which way?
       *[other] { $n } { NAME($kind, form: "many") } { NAME($zone, form: "at") } are left over. Which way for the next one?
    }
ask-prepare = { NAME($who) } is about to roll, with { $n } dice and { $accuracy }+. Anything to add?
ask-react = Zombies appear { NAME($zone, form: "at") }. Does { NAME($who) } react?
ask-dark-room = { $n ->
        [1] Which dark room gets the first zombie card?
        [2] And the second?
       *[other] And card number { $n }?
    }
ask-rush = { $n ->
        [one] Beside others of its kind { NAME($kind, form: "one") } has just appeared { NAME($zone, form: "at") }, and some have fallen. Was it among them?
       *[other] { $n } { NAME($kind, form: "many") } have just appeared { NAME($zone, form: "at") } beside others of their kind, and some have fallen. How many of the new ones are left to rush?
    }
ask-medic = Does { NAME($who) } tend the wounded here?
ask-shield = { $n ->
        [one] { NAME($who) } is about to take 1 wound. Use something up instead?
       *[other] { NAME($who) } is about to take { $n } wounds. Use something up instead of one?
    }
ask-is-that-all = { $n ->
        [one] { NAME($who) } is about to take 1 wound. Throw a card in its way?
       *[other] { NAME($who) } is about to take { $n } wounds. Throw a card in the way of one?
    }
ask-share-wounds = { $n ->
        [one] { NAME($kind, form: "one") } attacks { NAME($zone, form: "at") }. Who is bitten?
       *[other] { $n } { NAME($kind, form: "many") } attack { NAME($zone, form: "at") }. Who is bitten?
    }

## Buttons

do-choose = { NAME($target) }
do-enough = Enough: the others take the rest
do-equip = One more for { NAME($who) }
do-activate = { NAME($who) }
do-wait = Wait, and act later
do-end = End the turn
do-move = Go { NAME($target, form: "to") }
    .group = Go to …
do-slip = Slip away { NAME($target, form: "to") }
    .group = Slip away to …
do-stop = Stop here
do-melee = { $item ->
        [none] Fight
       *[other] Fight with { NAME($item, form: "dat") }
    }
    .group = Fight …
do-shoot = { $target ->
        [none] Shoot with { NAME($item, form: "dat") }
       *[other] Shoot at { NAME($target) } with { NAME($item, form: "dat") }
    }
    .group = Shoot …
do-throw = Throw { NAME($item, form: "acc") } at { NAME($target) }
    .group = Throw …
do-improvise = { $item ->
        [improvised-melee] Fight with whatever is at hand
       *[improvised-ranged] Throw whatever is at hand at { NAME($target) }
    }
do-search = Search
do-search-car = Search { NAME($target, form: "acc") }
do-open = { $item ->
        [none] Open { NAME($target, form: "acc") }
        [hands] Open { NAME($target, form: "acc") } without a tool
       *[other] Open { NAME($target, form: "acc") } with { NAME($item, form: "dat") }
    }
    .group = Open a door …
do-sort = Sort the gear
do-trade = Trade with { NAME($target) }
    .group = Trade with …
do-take = { $target ->
        [none] Keep { NAME($item, form: "acc") }
       *[other] Take { NAME($target, form: "acc") }
    }
    .group = Take …
do-collect = Take { NAME($target) } along
    .group = Take along …
do-noise = Make some noise
do-hold-back = Hold back: hits may go to waste
do-aim = Shoot at an empty zone …
    .short = an empty zone
do-rush = { $n ->
        [0] None rushes
        [one] 1 rushes
       *[other] { $n } rush
    }
do-prepare = Use { NAME($item, form: "acc") }
do-roll = Roll
do-reload = Reload
do-eat = Eat or drink { NAME($item, form: "acc") }
    .group = Eat or drink …
do-board = Get into { NAME($target, form: "acc") }
    .group = Get in …
do-ride = Get into { NAME($target, form: "acc") } as a passenger
    .group = Get in as a passenger …
do-alight = Get out of { NAME($target, form: "acc") }
do-drive-seat = Take the wheel of { NAME($target, form: "acc") }
do-back-seat = Leave the wheel of { NAME($target, form: "acc") } to others
do-swap-seat = Let { NAME($target) } drive
    .group = Let somebody else drive …
do-slow = Drive slowly { NAME($target, form: "to") }
    .group = Drive slowly …
do-fast = Drive fast { NAME($target, form: "to") }, over { NAME($item) }
    .group = Drive fast …
do-lifesaver = Pull survivors out: { NAME($target) }
do-command = Give { NAME($target) } a free action
    .group = Give a free action …
do-learn = { NAME($item) }: { NAME($item, form: "text") }
do-reroll = { $item ->
        [lucky] Roll again, by luck
        [shells] Roll again, with plenty of shells
       *[bullets] Roll again, with plenty of bullets
    }
do-stand = Let the roll stand
do-hit = Kill { NAME($who, form: "one") }
do-lose-hits = No hit can kill anything here: go on
do-waste = Let this hit go to waste
do-pass = Pass
do-misfire = Hit { NAME($who) }
do-stay = Stay
do-give = { NAME($who) } gives { NAME($target) } { NAME($item, form: "acc") }
    .group = Give …
do-lead = { NAME($item) } follows { NAME($target) } instead of { NAME($who) }
do-done = Done
do-agree = Agree
do-decline = Decline
do-drop = Throw { NAME($item, form: "acc") } away
    .group = Throw away …
do-discard = { NAME($who) } throws { NAME($item, form: "acc") } away
do-hold = { $item ->
        [nothing] Free both hands
       *[other] Keep in hand: { NAME($item) }
    }
    .group = Take in hand …
do-keep = Leave it as it is
do-fetch = Fetch it: { NAME($item) }
do-redraw = Put { NAME($item, form: "acc") } away and draw again
do-reveal = { NAME($target) }
do-heal = Heal 1 wound of everybody here
do-patch = Heal 1 wound of { NAME($who) }
do-shield = Use up { NAME($item, form: "acc") }
do-sacrifice = Throw { NAME($item, form: "acc") } in the way
do-suffer = Take the wounds
do-bite = 1 wound for { NAME($who) }
do-bite-all = All wounds for { NAME($who) }
do-send = Send it { NAME($target, form: "to") }
do-leave = Leave by the exit
do-seal = Close the spawn zone
do-switch-on = Switch the power on

## Why not

no-search-street = Streets hold nothing worth a search. Go inside.
    .short = only in buildings
no-search-zombies = { $n ->
        [one] Nobody searches with a zombie in the room.
       *[other] Nobody searches with { $n } zombies in the room.
    }
    .short = not beside zombies
no-search-once = { NAME($who) } has searched already: once a turn is all there is.
    .short = only once a turn
no-search-nothing = The mission says that nothing is left to be found here.
    .short = nothing left here
no-no-actions = { NAME($who) } has no action left for that.
    .short = no action left
no-too-many-zombies = Too many zombies hold on to { NAME($who) }: leaving takes { $n } actions, one more for each zombie here.
    .short = takes { $n } actions
no-door-locked = { $colour ->
        [blue] A blue door opens only when the blue objective is taken.
        [green] A green door opens only when the green objective is taken.
       *[other] The mission keeps this door closed.
    }
    .short = kept closed
no-door-tool = { NAME($who) } holds nothing that opens a door. A crowbar, a fire axe or a chainsaw does.
    .short = nothing in hand for it
no-reload-first = It has to be reloaded first: { NAME($item) }.
    .short = reload first
no-not-takeable = The mission does not let { NAME($who) } take this now.
    .short = not now

## The log: set-up

log-mission = “{ NAME($mission) }”: { NAME($mission, form: "problem") }
log-chosen = Seat { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } plays { NAME($who) }.
    .named = { $name } plays { NAME($who) }.
    .yours = You play { NAME($who) }.
log-enough = Seat { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } has enough.
    .named = { $name } has enough.
    .yours = You have enough.
log-companion-waits = { NAME($companion) } waits { NAME($zone, form: "at") } for somebody to follow.
log-start-gear = { NAME($who) } starts with { NAME($card, form: "one") }.
log-first-player = Seat { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } goes first this round.
    .named = First this round: { $name }.
    .yours = You go first this round.

## The log: rounds and turns

log-round = Round { $n } begins.
log-turn = It is { NAME($who, form: "gen") } turn.
log-waits = Tactician: { NAME($who) } waits.
log-ends-turn = { NAME($who) } is done for this turn.
log-phase-end = The round ends. All noise dies away.
log-all-reloaded = Loaded again: { NAME($cards) }.
log-reshuffled = { $n ->
        [one] { NAME($deck, form: "nom") } is used up. The only discarded card comes back.
       *[other] { NAME($deck, form: "nom") } is used up. { $n } discarded cards are shuffled again.
    }

## The log: moves and actions

log-moves = { NAME($who) } goes { NAME($zone, form: "to") }.
log-escapes = { NAME($who) } leaves by the exit { NAME($zone, form: "at") }.
log-opens = { $item ->
        [hands] { NAME($who) } opens a door without a tool. Behind it: { NAME($zone) }.
       *[other] { NAME($who) } opens a door with { NAME($item, form: "dat") }. Behind it: { NAME($zone) }.
    }
log-takes = { $token ->
        [blue] { NAME($who) } takes the blue objective.
        [green] { NAME($who) } takes the green objective.
       *[red] { NAME($who) } takes an objective.
    }
log-finds = { NAME($who) } finds { NAME($card, form: "one") }.
log-nothing-found = { NAME($deck, form: "nom") } is empty: { NAME($who) } finds nothing.
log-aaahh = Aaahh!! { NAME($who) } finds a walker instead.
log-destiny = Destiny: { NAME($who) } puts { NAME($card, form: "acc") } away for the next card.
log-fetches = Matching set: { NAME($who) } takes the second one from the deck: { NAME($card) }.
log-drops = { NAME($who) } throws { NAME($card, form: "acc") } away.
log-holds = { NAME($who) } now holds { NAME($cards, form: "acc") }.
log-gives = { NAME($who) } gives { NAME($whom) } { NAME($card, form: "acc") }.
log-declined = No deal with { NAME($whom) }: { NAME($who) } keeps { NAME($card, form: "acc") }.
log-leads = { NAME($companion) } now follows { NAME($who) }.
log-reloads = { NAME($who) } reloads.
log-noise = { $n ->
        [one] Noise { NAME($zone, form: "at") }. With everybody there it counts { $total }.
       *[other] { $n } noise { NAME($zone, form: "at") }. With everybody there it counts { $total }.
    }
log-heals = { $n ->
        [one] { NAME($who) } recovers from 1 wound.
       *[other] { NAME($who) } recovers from { $n } wounds.
    }
log-commands = { NAME($who) } gives { NAME($whom) } a free action.
log-lifesaver = { NAME($who) } reaches out { NAME($zone, form: "to") }.

## The log: cars

log-boards = { NAME($who) } gets into { NAME($car, form: "acc") }.
log-leaves-wheel = { NAME($who) } leaves the wheel of { NAME($car, form: "acc") }.
log-alights = { NAME($who) } gets out of { NAME($car, form: "acc") }.
log-changes-seats = { NAME($who) } takes the wheel of { NAME($car, form: "acc") }.
log-drives-slow = { NAME($who) } drives slowly { NAME($zone, form: "to") }.
log-drives-fast = { NAME($who) } drives fast { NAME($zone, form: "to") }.
log-runs-over = { $n ->
        [0] { NAME($who) } drives into the zombies { NAME($zone, form: "at") }: { NAME($dice) }. No hit.
        [one] { NAME($who) } drives into the zombies { NAME($zone, form: "at") }: { NAME($dice) }. 1 hit.
       *[other] { NAME($who) } drives into the zombies { NAME($zone, form: "at") }: { NAME($dice) }. { $n } hits.
    }
log-searches-car = { NAME($who) } searches a police car for weapons.
log-no-weapon = No weapon, so it is thrown away: { NAME($card) }.

## The log: combat

log-attacks = { $item ->
        [improvised-melee] { NAME($who) } attacks { NAME($zone, form: "at") } with whatever is at hand
        [improvised-ranged] { NAME($who) } attacks { NAME($zone, form: "at") } with whatever can be thrown
       *[other] { NAME($who) } attacks { NAME($zone, form: "at") } with { NAME($item, form: "dat") }
    }: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, { $accuracy }+, damage { $damage }.
log-rolls = { NAME($who) } rolls { NAME($dice) }. A hit takes { $n } or more.
log-rerolls = { $means ->
        [lucky] { NAME($who) } is lucky and rolls again.
        [shells] { NAME($who) } has plenty of shells and rolls again.
       *[bullets] { NAME($who) } has plenty of bullets and rolls again.
    }
log-hits = { $n ->
        [0] { NAME($who) } rolls { NAME($dice) }: no hit
        [one] { NAME($who) } rolls { NAME($dice) }: 1 hit
       *[other] { NAME($who) } rolls { NAME($dice) }: { $n } hits
    }, { $misses ->
        [0] no miss.
        [one] 1 miss.
       *[other] { $misses } misses.
    }
log-hits-lost = { $n ->
        [one] { NAME($who, form: "gen") } hit is too weak for whoever stands in front.
       *[other] { NAME($who, form: "gen") } { $n } hits are too weak for whoever stands in front.
    }
log-hit-wasted = { NAME($who) } lets a hit go to waste.
log-kills = { NAME($who) } kills { NAME($kind, form: "one") } { NAME($zone, form: "at") }.
log-holds-nose = { NAME($who) } breathes through the mouth and looks through what is left of them.
log-reflexes = Combat reflexes: { NAME($who) } strikes at once.
log-friendly-fire = { $n ->
        [one] { NAME($who) } misses once { NAME($zone, form: "at") }, where friends stand.
       *[other] { NAME($who) } misses { $n } times { NAME($zone, form: "at") }, where friends stand.
    }
log-molotov = { NAME($who) } throws a molotov. Nothing { NAME($zone, form: "at") } survives that.
log-adrenaline = { NAME($who) } gets { $n } adrenaline, { $total } in all.
log-danger = { $level ->
        [1] { NAME($who) } reaches Yellow. The zombies notice.
        [2] { NAME($who) } reaches Orange. The zombies notice.
       *[3] { NAME($who) } reaches Red. The zombies notice.
    }
log-skill = { NAME($who) } uses a skill: { NAME($skill) }.
log-brother = A brother in arms lends { NAME($who) } this: { NAME($skill) }.
log-learns = { NAME($who) } has a new skill: { NAME($skill) }.

## Beats: one sentence for what happens together

beat-attack = { NAME($who) } { NAME($zone, form: "at") }: { $hits ->
        [0] { $falls ->
            [0] no hit
           *[other] {""}
        }
        [one] 1 hit
       *[other] { $hits } hits
    }{ $falls ->
        [0] .
        [one] { $hits ->
            [0] {""}
           *[other] {", "}
        }{ NAME($kinds) } falls.
       *[other] { $hits ->
            [0] {""}
           *[other] {", "}
        }{ NAME($kinds) } fall.
    }
beat-fire = { $falls ->
        [0] { NAME($who) } throws a molotov { NAME($zone, form: "to") }. Nothing was there to burn.
        [one] { NAME($kinds) } burns { NAME($zone, form: "at") }: { NAME($who) } +{ $gain }.
       *[other] { $falls } fall { NAME($zone, form: "at") }, { NAME($kinds) }: { NAME($who) } +{ $gain }.
    }
beat-wave = { $moving ->
        [0] { $groups ->
            [0] The horde stays where it is.
            [one] One group sets out.
           *[other] { $groups } groups set out.
        }
        [one] 1 zombie moves.
       *[other] { $groups ->
            [0] { $moving } zombies move.
            [one] { $moving } zombies move as one group.
           *[other] { $moving } zombies move in { $groups } groups.
        }
    }
beat-bite = { $wounds ->
        [0] { $attackers ->
            [one] 1 zombie attacks. Nobody is hurt.
           *[other] { $attackers } zombies attack. Nobody is hurt.
        }
        [one] { NAME($whom) } is bitten: 1 wound.
       *[other] Bitten: { NAME($whom) }. { $wounds } wounds.
    }

## The log: the horde

log-phase-zombies = Now it is the zombies' turn.
log-second-action = { NAME($kinds, form: "many") } act once more.
log-attack = { $n ->
        [one] { NAME($kind, form: "one") } attacks { NAME($zone, form: "at") }.
       *[other] { $n } { NAME($kind, form: "many") } attack { NAME($zone, form: "at") }.
    }
log-bites = { $n ->
        [one] { NAME($kind, form: "one") } bites { NAME($who) }.
       *[other] { $n } { NAME($kind, form: "many") } bite { NAME($who) }.
    }
log-horde-moves = { $group ->
        [one] { NAME($group) } { NAME($zone, form: "at") } heads for { NAME($goals) }: { $why ->
            [sees] it sees survivors there, and they are the loudest in sight (noise { $noise })
            [hears] it sees nobody, and no zone is louder (noise { $noise })
            [beyond] it sees nobody and reaches nobody, and behind the doors no zone is louder (noise { $noise })
           *[taunted] it was taunted from there
        }.{ $ways ->
            [one] {""}
           *[other] {" "}Several ways are equally short: { NAME($ways) }.
        }
       *[other] { NAME($group) } { NAME($zone, form: "at") } head for { NAME($goals) }: { $why ->
            [sees] they see survivors there, and those are the loudest in sight (noise { $noise })
            [hears] they see nobody, and no zone is louder (noise { $noise })
            [beyond] they see nobody and reach nobody, and behind the doors no zone is louder (noise { $noise })
           *[taunted] they were taunted from there
        }.{ $ways ->
            [one] {""}
           *[other] {" "}Several ways are equally short, so they split up: { NAME($ways) }.
        }
    }
log-horde-there = { $group ->
        [one] { NAME($group) } stays { NAME($zone, form: "at") }: { $why ->
            [sees] the loudest survivors in sight are right here (noise { $noise }).
            [hears] no zone is louder (noise { $noise }).
            [beyond] no zone is louder (noise { $noise }).
           *[taunted] the taunt came from here.
        }
       *[other] { NAME($group) } stay { NAME($zone, form: "at") }: { $why ->
            [sees] the loudest survivors in sight are right here (noise { $noise }).
            [hears] no zone is louder (noise { $noise }).
            [beyond] no zone is louder (noise { $noise }).
           *[taunted] the taunt came from here.
        }
    }
log-horde-stuck = { $group ->
        [one] { NAME($group) } stays { NAME($zone, form: "at") }: no open way leads to { NAME($goals) }, where { $why ->
            [sees] it sees survivors (noise { $noise }).
            [hears] it is loudest (noise { $noise }).
            [beyond] it is loudest behind the doors (noise { $noise }).
           *[taunted] the taunt came from.
        }
       *[other] { NAME($group) } stay { NAME($zone, form: "at") }: no open way leads to { NAME($goals) }, where { $why ->
            [sees] they see survivors (noise { $noise }).
            [hears] it is loudest (noise { $noise }).
            [beyond] it is loudest behind the doors (noise { $noise }).
           *[taunted] the taunt came from.
        }
    }
log-horde-waits = { $group ->
        [one] { NAME($group) } stays { NAME($zone, form: "at") }: nobody to see, nothing to hear.
       *[other] { NAME($group) } stay { NAME($zone, form: "at") }: nobody to see, nothing to hear.
    }
log-walks = { $n ->
        [one] { NAME($kind, form: "one") } goes { NAME($zone, form: "from") } { NAME($dest, form: "to") }.
       *[other] { $n } { NAME($kind, form: "many") } go { NAME($zone, form: "from") } { NAME($dest, form: "to") }.
    }

## The log: more enemies

log-spawn-step = { $zones ->
        [none] No spawn zone is awake: nobody comes.
       *[other] More zombies come: { NAME($zones) }.
    }
spawn-card-nobody = nobody
log-zombie-card = Zombie card for { NAME($zone) }, danger { $level ->
        [0] Blue: { NAME($card, form: "short-blue") }
        [1] Yellow: { NAME($card, form: "short-yellow") }
        [2] Orange: { NAME($card, form: "short-orange") }
       *[3] Red: { NAME($card, form: "short-red") }
    }.
log-appear = { $n ->
        [one] { NAME($kind, form: "one") } appears { NAME($zone, form: "at") }.
       *[other] { $n } { NAME($kind, form: "many") } appear { NAME($zone, form: "at") }.
    }
log-nobody-appears = Nobody appears { NAME($zone, form: "at") }. Suspicious.
log-shortage = { $n ->
        [one] 1 figure is missing in the box, so all { NAME($kind, form: "many") } on the board act at once.
       *[other] { $n } figures are missing in the box, so all { NAME($kind, form: "many") } on the board act at once.
    }
log-rush = { $n ->
        [one] A rush: { NAME($kind, form: "one") } { NAME($zone, form: "at") } acts at once.
       *[other] A rush: { $n } { NAME($kind, form: "many") } { NAME($zone, form: "at") } act at once.
    }
log-extra = All { NAME($type, form: "many") } act once more.
log-extra-nothing = At Blue, the extra activation of all { NAME($type, form: "many") } does nothing.
log-building-opens = { $n ->
        [one] The house is open. It has 1 dark room.
       *[other] The house is open. It has { $n } dark rooms.
    }
log-reveals = Who waits { NAME($zone, form: "at") }?
log-spawn-wakes = { $colour ->
        [blue] The blue spawn zone { NAME($zone, form: "at") } wakes up.
        [green] The green spawn zone { NAME($zone, form: "at") } wakes up.
       *[red] The spawn zone { NAME($zone, form: "at") } wakes up.
    }

## The log: wounds and death

log-wounded = { $life ->
        [0] { $n ->
            [one] { NAME($who) } takes 1 wound. It is one too many.
           *[other] { NAME($who) } takes { $n } wounds. That is too many.
        }
       *[other] { $n ->
            [one] { NAME($who) } takes 1 wound. Health left: { $life }.
           *[other] { NAME($who) } takes { $n } wounds. Health left: { $life }.
        }
    }
log-armored = { $n ->
        [one] { NAME($who, form: "gen") } armor stops 1 wound by { NAME($kind, form: "one") }.
       *[other] { NAME($who, form: "gen") } armor stops { $n } wounds by { NAME($kind, form: "many") }.
    }
log-tough = { NAME($who) } is tough: the first wound doesn't count.
log-shielded = { NAME($who) } uses { NAME($card, form: "acc") } up instead of a wound.
log-sacrifices = Is that all? { NAME($who) } gives { NAME($card, form: "acc") } instead of a wound.
log-dies = { NAME($who) } dies.

## The log: the mission

log-seals = { NAME($who) } closes the spawn zone { NAME($zone, form: "at") }.
log-switches-on = { NAME($who) } switches the power on { NAME($zone, form: "at") }.
log-overrun = Zombies are { NAME($zone, form: "at") }, where none may ever be.
log-too-late = { $n ->
        [one] 1 round is over, and with it the time.
       *[other] { $n } rounds are over, and with them the time.
    }
log-impossible = One goal can't be reached any more: { NAME($goal) }.
log-goals-met = All goals are met.

## The end

end-goals = Won: all goals are met, and everybody is alive.
end-companion-died = Lost: a companion died.
end-impossible = Lost: a goal can't be reached any more.
end-too-late = Lost: the time is up.
end-overrun = Lost: zombies got where none may ever be.

## Hints

why-no-need = Nothing calls for that now.
why-goal-keeps = A goal still needs { NAME($who) } here.
why-nothing-better = Nothing better is to be had here.
why-turn-done = { NAME($who) } has done what can be done this turn.
why-among-them = { $n ->
        [one] One enemy stands with { NAME($who) }, and every way out is worse.
       *[other] { $n } enemies stand with { NAME($who) }, and every way out is worse.
    }
why-no-goal = No goal asks { NAME($who) } to go anywhere now.
why-hold-here = { NAME($who) } is where we need somebody: { NAME($zone) }.
why-arm-here = We look for weapons first, and { NAME($zone) } is a good place for it. { NAME($who) } waits here.
why-wait-danger = { NAME($zone) } is next, but { $n ->
        [0] more enemies may come there than { NAME($who) } could stand.
        [one] one enemy could strike { NAME($who) } there.
       *[other] { $n } enemies could strike { NAME($who) } there.
    }
why-wait-for = { NAME($who) } waits for { NAME($whom) }: better together than one by one.
why-wait-opener = The way goes on behind a closed door, and { NAME($whom) } has the tool for it. { NAME($who) } waits.
why-no-opener = The way goes on behind a closed door, and nobody has a tool for it. { NAME($who) } waits.
why-wait-ready = { NAME($who) } opens the next door when { NAME($whom) } has caught up.
why-closed-for-now = Behind the next door there may be more enemies than we could deal with now. { NAME($who) } waits.
why-to-search = { NAME($zone) } can be searched, and { NAME($who) } has nothing more urgent to do.
why-out-of-reach = Fewer enemies can get at { NAME($who) } { NAME($zone, form: "at") }.
why-closer-together = { NAME($who) } stays closer to the others { NAME($zone, form: "at") }.
why-better-aim = From { NAME($zone) }, { NAME($who) } can shoot at { $n ->
        [one] the one
       *[other] the { $n }
    } { NAME($dest, form: "at") }.
why-good-place = { NAME($zone) } is a better place to begin the next turn for { NAME($who) }.
why-way-out = The goals are met. { NAME($who) } can go.
why-take-it = This is what { NAME($who) } came for.
why-mission = The mission asks for it, and { NAME($who) } is in the right place.
why-gear-up = { NAME($who) } could use something better in hand.
why-search-wanted = The mission needs a card that is found by searching. { NAME($who) } can search here.
why-search-spare = { NAME($who) } is armed well enough, but a search costs no more than an action that is left.
why-better-with = { NAME($card, form: "nom") } does more in the hands of { NAME($whom) }.
why-trade-declined = { NAME($whom) } has refused a trade this turn.
why-ready-weapons = { NAME($who) } carries something better than what is in hand.
why-reload = An empty weapon is a club, and { NAME($who) } will need a shot.
why-command = { NAME($who) } is in trouble and can use one more action.
why-friends-there = Friends stand { NAME($zone, form: "at") }. { NAME($who) } had better not.
why-burn = What stands { NAME($zone, form: "at") } is worth a molotov, and nobody of us is near. { NAME($who) } can throw.
why-cannot-hurt = Nothing { NAME($who) } holds hurts what stands { NAME($zone, form: "at") }.
why-kill-odds = { NAME($who) } brings down { $n ->
        [one] the one
       *[other] at least one of the { $n }
    } { NAME($zone, form: "at") } with a chance of { $odds } %.
why-kill = { NAME($who) } should bring some enemies down { NAME($zone, form: "at") }, before they bite.
why-towards-goal = { NAME($zone) } is { $n ->
        [one] one step
       *[other] { $n } steps
    } from the goal, { NAME($dest) }.
why-at-goal = { NAME($zone) } is where the goal wants { NAME($who) }.
why-towards-weapons = We look for weapons first: { NAME($zone) } is nearer to a good place for it, { NAME($dest) }.
why-at-weapons = We look for weapons first, and { NAME($zone) } is a good place for it.
why-exposed = { $n ->
        [0] More enemies may come { NAME($zone, form: "at") } than { NAME($who) } could stand.
        [one] One enemy could strike { NAME($who) } { NAME($zone, form: "at") }.
       *[other] { $n } enemies could strike { NAME($who) } { NAME($zone, form: "at") }.
    }
why-dark-there = Nobody has looked into { NAME($zone) } yet: no place for { NAME($who) } to end a turn.
why-off-course = { NAME($zone) } leads { NAME($who) } away from the goal: { NAME($dest) }.
why-apart = { NAME($who) } would be farther from the others { NAME($zone, form: "at") }.
why-gains-nothing = { NAME($who) } gains nothing by going there: { NAME($zone) }.
why-could-do-more = { NAME($who) } has { $n ->
        [one] an action
       *[other] { $n } actions
    } left, and something useful to do.
why-safer = { NAME($who) } is safer { NAME($zone, form: "at") }{ $n ->
        [0] { $near ->
            [0] .
            [one] : one enemy is a step away.
           *[other] : { $near } enemies are a step away.
        }
        [one] : what stands here would strike.
       *[other] : the { $n } that stand here would strike.
    }
why-closed-is-safe = { NAME($who) } has nothing to look for behind that door ({ NAME($zone) }). What is closed stays quiet.
why-on-the-way = The way to the goal leads through this door: { NAME($zone) } is next for { NAME($who) }.
why-drive = A car asks nobody to step aside: { NAME($who) } should drive to { NAME($zone) }.
why-to-the-wheel = Somebody has to drive, and { NAME($who) } is nearest to the wheel.
why-by-foot = { NAME($who) } walks the rest of the way.
why-good-here = No place within reach is better.
why-good-skills = { NAME($who) } brings skills that help early.
why-first-among-them = { $n ->
        [one] One enemy stands
       *[other] { $n } enemies stand
    } with { NAME($who) }, who should act before they strike.
why-can-wait = At the moment, { NAME($who) } can do little.
why-first-opener = { NAME($who) } can open doors, and the others can still act on what comes out.
why-first-tool = { NAME($who) } has the tool for the next door and should go ahead.
why-first-armed = { NAME($who) } is armed, and no enemy stands with { NAME($who) }.
why-first-unarmed = { NAME($who) } has nothing to fight with, and can act after the others.
why-others-wait = Somebody else can act first. { NAME($who) } loses nothing by acting now.
why-wait-riders = { NAME($whom) } stands in the way of the car that { NAME($who) } drives, and should act first.
why-least-useful = This can be spared most easily: { NAME($card) }.
why-weaker-hands = { NAME($who) } has something better to hold.
why-least-gain = { NAME($card) } does no more in the hands of { NAME($whom) }.
why-more-hands = More hands get more done.
why-best-hands = { NAME($who) } fights best like this.
why-keep-it = Everybody has what they need.
why-share = A trouble shared is a trouble halved.
why-good-roll = { $n ->
        [one] 1 hit is good enough.
       *[other] { $n } hits are good enough.
    }
why-poor-roll = { $n ->
        [0] No hit. It can only get better.
        [one] Only 1 hit. It will probably get better.
       *[other] Only { $n } hits. It will probably get better.
    }
why-less-dangerous = Others are more dangerous than this one: { NAME($kind) }.
why-can-take-less = Somebody else can take it better than { NAME($who) }.
why-nearer-to-us = More of us are there: { NAME($zone) }.
why-nearer-room = Another room is farther from us than { NAME($zone) }.
why-more-useful = { NAME($card) } is of more use than something else.
why-lesser-skill = Another skill pays off more often than this one: { NAME($skill) }.
why-lesser-skills = Others bring skills that help earlier than those of { NAME($who) }.
why-roll-again = { $n ->
        [0] Without a hit
        [one] With 1 hit
       *[other] With { $n } hits
    }, a second roll will probably do better.
why-roll-stands = { $n ->
        [one] 1 hit is
       *[other] { $n } hits are
    } about what was to be expected.
why-better-further = A few steps on there is a better place.
why-too-much = The wound is worse than the loss of the gear.
why-not-shared = One of us would take it all.
why-worst-first = The more dangerous one first: { NAME($kind) }.
why-strongest = { NAME($who) } can take it best.
why-away-from-us = Few of us are there: { NAME($zone) }.
why-far-first = The farthest room first, while nothing stands in the way: { NAME($zone) }.
why-good-skill = A skill that pays off often: { NAME($skill) }.
why-free = It costs nothing.
why-bear-it = The wound won't kill, and the gear is needed.
fear-here = Danger: { $n ->
        [one] one enemy stands with { NAME($who) }
       *[other] { $n } enemies stand with { NAME($who) }
    }, health { $life }.
fear-near = Danger: { $n ->
        [one] one enemy is a step away from { NAME($who) }, { NAME($zone, form: "at") }.
       *[other] { $n } enemies are a step away from { NAME($who) }, { NAME($zone, form: "at") }.
    }

## What missions want and do differently

special-one-each = Each survivor can take one objective only.
special-seal-spawns = When everything that is needed for it has been taken, an action closes the spawn zone that a survivor stands in. No zombie may be there.
special-loud-zone = { $n } noise tokens { NAME($zones, form: "at") } never go away.
special-forbidden = The mission is lost when zombies are about to act { NAME($zones, form: "at") }.
special-wakes = The objective { NAME($zone, form: "at") } wakes the spawn zone { NAME($zones, form: "at") } when it is taken.
special-no-search = Nothing is left to be found { NAME($zones, form: "at") }.
special-objective-ap = An objective is worth { $n } adrenaline.
special-medicine = The objective { NAME($zone, form: "at") } is medicine: when it is taken, everybody there is healed.
special-first-aid = The objective { NAME($zone, form: "at") } is a medicine cabinet: whoever takes it is healed of one wound.
special-cache = The objective { NAME($zone, form: "at") } hides { NAME($card, form: "one") }.
special-alarm = Opening the door { NAME($zones, form: "at") } that has the alarm makes { $n } noise in the room behind it.
special-fuse-boxes = An action { NAME($zones, form: "at") } switches the power on. That is heard.
special-by-car = The only way out is by car.
special-growing = At the end of every { $n ->
        [1] round
        [2] second round
        [3] third round
       *[other] { $n }th round
    } another sleeping spawn zone wakes up.
special-deadline = After round { $n } it is too late.
special-drop-weapon = The objective { NAME($zone, form: "at") } hides a weapon.
special-lair = When the objective { NAME($zone, form: "at") } is taken, what sleeps { NAME($zones, form: "at") } wakes up.
goal-objectives = Objectives
    .text = { $colour ->
        [blue] Take the blue objective.
        [green] Take the green objective.
       *[other] { $n ->
            [one] Take the objective.
            [2] Take both objectives.
           *[other] Take all { $n } objectives.
        }
    }
goal-exit = Get out
    .text = { $n ->
        [one] One survivor leaves by the exit. No zombie may be in that zone.
       *[other] All survivors leave by the exit. No zombie may be in that zone.
    }
goal-level = Adrenaline
    .text = { $level ->
        [yellow] { $n ->
            [one] One survivor reaches Yellow.
           *[other] { $n } survivors reach Yellow.
        }
        [orange] { $n ->
            [one] One survivor reaches Orange.
           *[other] { $n } survivors reach Orange.
        }
       *[red] { $n ->
            [one] One survivor reaches Red.
           *[other] { $n } survivors reach Red.
        }
    }
goal-carry = Supplies
    .text = { $choice ->
        [0] Carry these cards, and take them out if there is an exit: { NAME($cards) }.
       *[other] { $n ->
            [one] Carry 1 of these cards, and take it out if there is an exit: { NAME($cards) }.
           *[other] Carry { $n } of these cards, in any mix, and take them out if there is an exit: { NAME($cards) }.
        }
    }
    .now = { $n } carried, { $out } out
goal-stand = Rendezvous
    .text = { $n ->
        [0] All survivors stand { NAME($zones, form: "at") }, and no zombie.
        [one] One survivor stands { NAME($zones, form: "at") }, and no zombie.
       *[other] { $n } survivors stand { NAME($zones, form: "at") }, and no zombie.
    }
goal-seal = Close the holes
    .text = { $n ->
        [one] Close 1 spawn zone: one action there, with no zombie around.
       *[other] Close { $n } spawn zones: one action there, with no zombie around.
    }
goal-crates = Crates
    .text = { $n ->
        [one] Take the crate.
        [2] Take both crates.
       *[other] Take all { $n } crates.
    }
goal-loot = Clear out the house
    .text = Take every objective and crate from the building with { NAME($zones) }.
goal-lair = The lair
    .text = Wake what sleeps in its lair and kill it; nothing of its kind may be left standing.
goal-rescue = Rescue
    .text = { $n ->
        [one] Lead the companion out. One wound kills a companion, and that loses the game.
       *[other] Lead all { $n } companions out. One wound kills a companion, and that loses the game.
    }
goal-rally = Find them
    .text = { $n ->
        [0] Somebody leads every companion. One wound kills a companion, and that loses the game.
        [one] Somebody leads the companion. One wound kills a companion, and that loses the game.
       *[other] Somebody leads each of the { $n } companions. One wound kills a companion, and that loses the game.
    }
goal-endure = Hold out
    .text = { $n ->
        [one] Survive 1 round.
       *[other] Survive { $n } rounds.
    }
goal-light = Power
    .text = Switch the power on, one action each: { NAME($zones) }.
goal-together = Nobody is left behind
    .text = { $n ->
        [one] The survivor leaves by the exit. No zombie may be in that zone.
       *[other] All { $n } survivors leave by the exit, and none may die before. No zombie may be in that zone.
    }
goal-gather = Meeting point
    .text = All living survivors stand in one and the same spawn zone, whichever it is, and no zombie does.

## The story

story-lost-death = { NAME($who) } did not make it.
story-death = { NAME($group) } { $n ->
        [one] gets
       *[other] get
    } { NAME($who) } { NAME($zone, form: "at") }{ $wounds ->
        [0] .
        [one] : one wound was enough.
       *[other] . Wounds over the whole game: { $wounds }.
    }
story-close = { NAME($who) } has one heart left, and lives.
story-came = { $came } zombies come in round { $round }.
story-deed-falls = { $n ->
        [one] { $total ->
            [one] one killed
           *[other] { $total } killed, one at a time
        }
       *[other] { $n } killed at once, { $total } in all
    }
story-deed-finds = { $n ->
        [one] found one card
       *[other] found { $n } cards
    }
