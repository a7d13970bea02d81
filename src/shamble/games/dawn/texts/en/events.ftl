# What happens in Dawn of the Zeds, and what is asked.

## Phases and the table

phase-prfn = Raiders, refugees
phase-infection = Infection
phase-consume = Supplies
phase-zeds = Zeds
phase-actions = Actions
phase-organisation = Order
phase-setup = Set-up
scene-title = Farmingdale, { $n ->
        [0] Basic Game
        [1] level I
        [2] level II
        [3] level III
        [4] level IV
       *[5] level V
    }{ $mode ->
        [versus] {", "}versus
       *[other] {""}
    }
    .problem = The dead have found the town, and they come on every track at once.
    .briefing = { $side ->
        [zed] You lead the dead, who are called zeds here; the others defend Farmingdale. Each round one card says how many actions you have. For one of them you activate a track, and all zeds on it go one step towards the town centre, or you let a new zed appear on a start field. The number on a marker is its strength.
        [heroes] You lead the people of Farmingdale against another player, who leads the dead. They are called zeds here, and step by step they march down their tracks to the town centre. Each round one card says how many actions each side has; yours are to move, to fight, to shoot, to search. The number on a marker is its strength.
        [none] One side leads the people of Farmingdale, the other the dead, who are called zeds here. Step by step the zeds march down their tracks to the town centre. Each round one card says how many actions each side has. The number on a marker is its strength.
       *[all] You lead the people of Farmingdale. The dead are called zeds here. Step by step the zeds march down their tracks to the town centre. Each round one card says which of them move and how many actions there are: to move, to fight, to shoot, to search. The number on a marker is its strength.
    }
    .lose = { $side ->
        [zed] The Actions phase of the finale begins, and no zed has come to the town centre.
       *[all] { $n ->
            [0] A zed stands in the town centre at the end of its move.
            [1] A zed stands in the town centre at the end of its move.
           *[other]
                A zed stands in the town centre at the end of its move.
                A chaos marker is due and none is left.
        }
        [none] { $n ->
            [0] Heroes: a zed stands in the town centre at the end of its move.
            [1] Heroes: a zed stands in the town centre at the end of its move.
           *[other]
                Heroes: a zed stands in the town centre at the end of its move.
                Heroes: a chaos marker is due and none is left.
        }
    }
track-infection = Infection
track-supplies = Supplies
track-ammo = Ammo
track-actions = Card actions
track-own-actions = Own actions
track-zed-actions = Zed actions
track-chaos = Chaos left
track-components = Components
deck-events = Events
deck-stories = Stories
deck-research = Research
deck-zeds = Zed bag
deck-supers = Super-zeds
mark-defence = Defence { $n }
mark-chaos = Chaos: { $n }
mark-barricade = Barricade, defence { $n }
mark-strongpoint = Strongpoint, defence { $n }
mark-mines = Minefield, strength { $n }
mark-closed = No entry this round
mark-bridge-down = Bridge down
mark-bridge-ferry = Ferry
tab-prfn = { $n }
tab-infection = { $n ->
        [0] no roll
       *[other] roll
    }
tab-consume = { $n ->
        [0] none
       *[other] −{ $n }
    }
tab-die = roll
tab-actions = { $n }
tab-all = All
tab-all-twice = All ×2
tab-story-twice = Story’s track ×2
cause-fight-defence = Defence of the field
cause-fight-long-range = Long range
cause-civilian-clarion = Clarion's last stand
chart-melee = Melee
chart-gunfire = Gunfire
chart-column = { $n ->
        [0] Zeds ×3
        [1] Zeds ×2
        [2] Zeds +
        [3] even
        [4] we +
        [5] we ×2
       *[other] we ×3
    }
chart-strength = { $n }
chart-cell = { $zeds } on them, { $own } on us, { $lost ->
        [zeds] they fall back
       *[other] we fall back
    }
chart-hits = { $n }
value-strength = Strength
value-gunfire = Gunfire
value-hits = Hits taken
value-tough = Hits it takes
value-move = Moves
mark-graves = { $n ->
        [0] nobody yet
        [one] 1 grave
       *[other] { $n } graves
    }
mark-beds = { $n ->
        [0] no bed free
        [one] 1 bed free
       *[other] { $n } beds free
    }
mark-ekg = Comatose
mark-reduced = Reduced side
mark-defiant = Defiant: stays until attacked
tag-first = First player
zed-player = Zed player
hero-player = Heroes
hidden-story = Kept story
goal-overrun = Overrun the town
    .text = { $chaos ->
        [0] Bring one zed to the town centre before the Actions phase of the finale, the last card.
       *[other] Bring one zed to the town centre before the Actions phase of the finale, the last card, or let the chaos markers run out.
    } Zeds on the map: { $n }.
goal-survive = Hold the town
    .text = { $chaos ->
        [0] Hold out to the Actions phase of the finale, the last card: no zed in the town centre.
       *[other] Hold out to the Actions phase of the finale, the last card: no zed in the town centre, never out of chaos markers.
    } Units alive: { $n }.
unit-refugees = Refugees

## Settings

setting-level = Level
    .text = From the Basic Game to the Director's Cut: each level adds rules, cards and units.
value-level-0 = Basic Game
    .text = { level-basic.text }
value-level-1 = I: Outbreak!
    .text = { level-outbreak.text }
value-level-2 = II: Apocalypse!
    .text = { level-apocalypse.text }
value-level-3 = III: Brains!
    .text = { level-brains.text }
value-level-4 = IV: Walking Zeds!
    .text = { level-walking-zeds.text }
value-level-5 = V: Director's Cut
    .text = { level-directors-cut.text }
setting-length = Length
    .text = How many event cards are in the deck. Medium from level II, long and epic from level III.
value-length-short = Short
    .text = Few cards in every act: a first taste.
    .minutes = 45 to 60 minutes
value-length-normal = Normal
    .text = The usual number of cards.
    .minutes = 60 to 90 minutes
value-length-medium = Medium
    .text = More cards in every act.
    .minutes = 90 to 120 minutes
value-length-long = Long
    .text = Many cards: a whole evening.
    .minutes = 2 to 2½ hours
value-length-epic = Epic
    .text = Every act at its longest.
    .minutes = about 3 hours
setting-mode = Mode
    .text = Together against the game, or against a zed player at the last seat.
value-mode-together = Together
    .text = Together against the game.
value-mode-versus = Versus
    .text = The player at the last seat leads the zeds.
setting-markers = Action markers
    .text = A lone player may take 2 to 4 player actions; then the co-op zed events count as for so many players.
value-markers-1 = 1
    .text = The usual: one action of your own each round, beside those of the event card.
value-markers-2 = 2
    .text = Two actions of your own; more zeds come, as for two players.
value-markers-3 = 3
    .text = Three actions of your own; more zeds come, as for three players.
value-markers-4 = 4
    .text = Four actions of your own; more zeds come, as for four players.
setting-options = Optional rules
    .text = Rules that make the game easier or harder.
sort-easier = Easier
sort-harder = Harder
value-options-none = None
value-options-slower-act-3 = Slower (III)
    .text = { option-slower.text }
value-options-slower-act-4 = Slower (IV)
    .text = { option-slower.text }
value-options-slower-both = Slower (III+IV)
    .text = { option-slower.text }
value-options-good-haul = Good haul
    .text = { option-good-haul.text }
value-options-opportunist = Opportunist
    .text = { option-opportunist.text }
value-options-volunteers = Volunteers
    .text = { option-volunteers.text }
value-options-familiar-faces = Familiar faces
    .text = { option-familiar-faces.text }
value-options-foreshadowing = Foreshadowing
    .text = { option-foreshadowing.text }
value-options-infection-control = Infection control
    .text = { option-infection-control.text }
value-options-hospital-wing = Hospital wing
    .text = { option-hospital-wing.text }
value-options-hazmat = Hazmat suits
    .text = { option-hazmat.text }
value-options-resourceful-refugees = Resourceful refugees
    .text = { option-resourceful-refugees.text }
value-options-crisis-proof = Crisis-proof
    .text = { option-crisis-proof.text }
value-options-defence-strategy = Defence strategy
    .text = { option-defence-strategy.text }
value-options-lab-excellence = Lab excellence
    .text = { option-lab-excellence.text }
value-options-navigation = Navigation
    .text = { option-navigation.text }
value-options-only-the-strong = Only the strong
    .text = { option-only-the-strong.text }
value-options-three-heroes = Where did they go
    .text = { option-three-heroes.text }
value-options-two-heroes = I can manage
    .text = { option-two-heroes.text }
value-options-bring-it-on = Bring it on
    .text = { option-bring-it-on.text }
value-options-clueless = Clueless
    .text = { option-clueless.text }
value-options-dead-sure = Dead sure
    .text = { option-dead-sure.text }
value-options-few-drugs = Few drugs
    .text = { option-few-drugs.text }
value-options-like-rabbits = Like rabbits
    .text = { option-like-rabbits.text }
value-options-rain-to-eaves = From bad to worse
    .text = { option-rain-to-eaves.text }
value-options-costly-research = Costly research
    .text = { option-costly-research.text }
value-options-botched = Botched
    .text = { option-botched.text }
value-options-maestro = Maestro
    .text = { option-maestro.text }
value-options-diabolic = Diabolic
    .text = { option-diabolic.text }
value-options-nobody-called = Nobody called
    .text = { option-nobody-called.text }

## Things an answer may name

thing-rally = rally
thing-speech = speech
thing-duty = extra duty
thing-orders = orders
thing-traps = traps
thing-camouflage = hiding
thing-bark = barking
thing-perimeter = defence perimeter
thing-charge = bull charge
thing-assassin = knife in the dark
thing-story = front page
thing-rounds = ward round
thing-aid = first aid
thing-overtime = overtime
thing-experiment = human trial
thing-story-sight = a glance at the next story
thing-care = care
thing-evacuation = evacuation
thing-exchange = scrap ammunition
thing-broadcast = broadcast
thing-puppeteer = puppet strings
thing-fencing = black market
thing-vigil = vigil
thing-cardio = running
thing-supplies = supplies
thing-supply = a supply
thing-ammo = ammo
thing-both = supplies and ammo
thing-infection = infection
thing-cure = cure
thing-stores = stores
thing-hero = a hero
thing-heroic = a heroic civilian
thing-scientist = a scientist
thing-minefield = the minefield

## Questions

ask-choose-hero = { $seat ->
        [0] Seat 1
        [1] Seat 2
        [2] Seat 3
       *[other] Seat 4
    }: which hero?
    .named = { $name }: which hero?
    .yours = Which hero is yours?
ask-choose-face = Who joins you?
ask-offer-heroic = A heroic civilian instead of the missing hero?
ask-where-to = Where does { NAME($who, form: "nom") } arrive?
ask-act = { $n ->
        [0] { $own ->
            [0] What now? The actions are used up.
           *[other] What now? Card actions: { $n }, own actions: { $own }.
        }
       *[other] What now? Card actions: { $n }, own actions: { $own }.
    }
ask-own-action = { $seat ->
        [0] Seat 1
        [1] Seat 2
        [2] Seat 3
       *[other] Seat 4
    }: what is your own action for?
    .named = { $name }: what is the own action for?
    .yours = What is your own action for?
ask-second-action = { NAME($who, form: "nom") } needs a second action: whose?
ask-bonus-action = An action for { NAME($units, form: "acc") }: which?
ask-strongest = Which of the strongest zeds moves?
ask-fewest = Where does the new zed appear?
ask-defender = An attack { NAME($place, form: "at") } by { NAME($zeds, form: "one-acc") }{ $n ->
        [0] {""}
       *[other] {" "}(strength { $n })
    }. Who defends?
ask-attacker = Who fights { NAME($place, form: "at") }?
ask-foe = Whom does { NAME($who, form: "nom") } fight { NAME($place, form: "at") }?
ask-before-dice = { NAME($who, form: "nom") } fights { NAME($place, form: "at") }. A card before the dice?
ask-after-dice = Rolled { $roll }: { $zeds_n ->
        [one] 1 hit
       *[other] { $zeds_n } hits
    } on the zeds, { $own } on { NAME($who, form: "acc") }. { $falls ->
        [0] {""}
        [100] That is more than { NAME($who, form: "nom") } can take.{" "}
       *[other] Chance that this is more than { NAME($who, form: "nom") } can take: { $falls } %.{" "}
    }Keep it?
ask-hit = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } { NAME($place, form: "at") }: on whom?
ask-take-hit = Who takes the hit?
ask-lose = { $n } to lose: what next?
ask-move-on = Where does { NAME($who, form: "nom") } go on to?
ask-restore = Where is order restored next?
ask-acid = Whom does the acid of { NAME($zed, form: "acc") } hit { NAME($place, form: "at") }?
ask-anytime = { $moment ->
        [infection] Before the infection roll:
        [consumption] Before supplies are consumed:
        [march] Before the zeds come { NAME($place, form: "to") }:
        [center] Before the zeds enter the town centre, where nobody can make a last stand:
        [loss] Before a unit is hit because nothing else is left to lose:
        [rise] Before infection rises by { $n } and reaches 13:
        [outbreak] Before the zed of the outbreak appears { NAME($place, form: "at") }:
        [chaos] No chaos marker is left for { NAME($place, form: "acc") }:
        [track] The card means the track with the { $where ->
            [most-chaos] most
           *[fewest-chaos] least
        } chaos. Before it is found:
        [harm] Before the refugees are in danger:
        [fields] Before chaos { NAME($place, form: "at") } counts:
        [card] Before you lose your last kept card:
        [ammo] Before ammunition is lost:
        [score] Before the points of your victory are counted:
       *[event] Before the event takes effect:
    } do you use something?
ask-raiders = Which raiders move first?
ask-free-step = Does { NAME($who, form: "nom") } take a free step?
ask-refugees = Which refugees move? Still to move: { $n }.
ask-stop = On the march { NAME($place, form: "to") }: { NAME($zeds, form: "one") } (strength { $n }). { $zeds ->
        [one] Stop it?
       *[other] Stop them?
    }
ask-react = { $zeds ->
        [one] { NAME($zeds, form: "one") } of strength { $n } comes
       *[other] { NAME($zeds, form: "nom") } of strength { $n } in all come
    } { NAME($place, form: "to") }. Your people there: { NAME($units) }. React before the fight?
ask-charge = How does { NAME($who, form: "nom") } attack { NAME($place, form: "at") }?
ask-hide = Does Pickles try to hide?
ask-slip = { NAME($who, form: "nom") } may slip away. Does she?
ask-vip = The V.I.P.s are in town. What do they bring?
ask-component = Which component?
ask-retreat-first = Which zed retreats first and stays nearer?
ask-overflow = No room on the Start: where does { NAME($zed, form: "nom") } go?
ask-retreat-unit = Who retreats first?
ask-make-room = A bed for { NAME($who, form: "acc") }?
ask-choose-die = Which die does { NAME($who, form: "nom") } take?
ask-find = { NAME($who, form: "nom") } finds something ({ $roll }). What?
ask-super-weapon = Does { NAME($who, form: "nom") } use the super-weapon { NAME($place, form: "at") }?
ask-fall-back = Does { NAME($who, form: "nom") } fall back?
ask-locate = The story card leaves the track to you. Which one?
ask-place-anti = Where does { NAME($who, form: "nom") } appear?
ask-zed-act = Zed player: what now? Actions: { $n }.
ask-veto = The zed player activates { NAME($track, form: "acc") }. Discard a kept card against it?
ask-free-anti = A free step for an anti-unit?
ask-reward = What do the heroes take?
ask-clear-chaos = Which chaos marker goes?
ask-take-one = Two zeds were drawn. Which one comes { NAME($place, form: "to") }?
ask-track-order = Which track next?
ask-before-track = { NAME($track, form: "nom") } is about to move. Play a card?
ask-lone-zed = Which zed leaves the catacomb first?
ask-before-group = { NAME($zeds, form: "nom") } (strength { $n }) { $zeds ->
        [one] is
       *[other] are
    } about to leave { NAME($place, form: "acc") }. Do something?
ask-who-goes = Equal strength, not room for all: who goes on?
ask-who-yields = Equal strength, not room for all: who falls back?

## Answers

do-choose = Take { NAME($target, form: "acc") }
do-draw-face = Draw { NAME($item) }
do-accept = Yes
do-decline = No
do-nobody = Nobody is left
do-enter = { NAME($who) }: { NAME($target) }
do-move = { $target ->
        [none] Move { NAME($who, form: "acc") }
       *[other] Move { NAME($who, form: "acc") } { NAME($target, form: "to") }
    }
    .group = Move
do-search = Search with { NAME($who, form: "dat") }
    .group = Search
do-shoot = { NAME($who, form: "nom") } shoots: { NAME($target) }
    .group = Gunfire
do-hand-load = { NAME($who, form: "nom") } shoots without ammo (2 actions): { NAME($target) }
    .group = Shoot with hand-loaded rounds
do-heal = Heal { NAME($target, form: "acc") }
    .group = Heal
do-barricade = { NAME($who, form: "nom") } builds a barricade: { NAME($target) }
    .group = Build a barricade
do-strongpoint = { NAME($who, form: "nom") } builds the strongpoint: { NAME($target) }
do-minefield = { NAME($who, form: "nom") } lays the minefield: { NAME($target) }
do-research = { $who ->
        [none] Research
       *[other] { NAME($who, form: "nom") } does research
    }
do-grenade = Gas grenade: { NAME($target) }
do-ferry = { NAME($who, form: "nom") } sets up a ferry
do-mend-bridge = { NAME($who, form: "nom") } mends the bridge
do-arrest = { NAME($who, form: "nom") } tries to arrest { NAME($target, form: "acc") }
do-first-aid = { NAME($who, form: "nom") } treats { NAME($target, form: "acc") } (1 supply)
do-foresee = { NAME($who, form: "nom") } looks at the next event
do-train = { NAME($who, form: "nom") } trains { NAME($target, form: "acc") }
do-recruit = { NAME($who, form: "nom") } fills up { NAME($target, form: "acc") } (1 ammo)
do-hose = { NAME($who, form: "nom") } hoses down { NAME($target, form: "acc") }
do-own = { $n ->
        [0] Seat 1's own action
        [1] Seat 2's own action
        [2] Seat 3's own action
       *[other] Seat 4's own action
    }
do-restore = Restore order { NAME($target, form: "at") }
do-pass = Nothing now
do-back = Not now
do-skip = Let it lapse
do-arm = Arm { NAME($who, form: "acc") } as { NAME($target, form: "acc") }
    .group = Arm refugees
do-opportunist = Discard “{ NAME($item) }” for an action
do-end-actions = End the Actions phase
do-discharge = Discharge { NAME($who, form: "acc") }: { NAME($target) }
    .group = Discharge a patient
do-take-die = Take the { $n }
do-find = Take { NAME($item) }
do-find-nothing = Nothing
do-hit = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } on { NAME($target, form: "acc") }
do-take-hit = { NAME($who, form: "nom") } takes a hit
do-lose = Lose: { NAME($item) }
do-component = { NAME($item) }
do-use-weapon = Use the super-weapon
do-no-weapon = Without the super-weapon
do-fall-back = { NAME($who, form: "nom") } falls back
do-fall-back-all = { NAME($who, form: "nom") } falls back with everybody there
do-stay = Stay
do-step = { NAME($who, form: "nom") } goes { NAME($target, form: "to") }
do-raid = { NAME($who, form: "nom") } moves
do-lead-on = { NAME($who, form: "nom") } moves on
do-vip = { NAME($item) }
do-admit = { NAME($who, form: "nom") } gets a bed
do-let-die = No bed: { NAME($who, form: "nom") } dies
do-defend = { NAME($who, form: "nom") } defends
do-roll = Roll the dice
do-reroll = Roll both dice again
do-react = { NAME($who, form: "nom") }: { NAME($item) }
do-fight = Fight
do-let-pass = Let it happen
do-go-on = Go on
do-overflow = { NAME($target) }
do-no-room = It leaves the map
do-activate = Activate { NAME($target, form: "acc") }: its zeds advance
    .group = Activate a track
do-depart = Go
do-lead = { NAME($target) } goes
do-locate = { NAME($target) }
do-take-zed = { NAME($target) }
do-appear = { $n ->
        [2] A new zed for 2 actions: { NAME($target) }
       *[other] A new zed: { NAME($target) }
    }
    .group = Raise a zed
do-regenerate = Regenerate { NAME($target, form: "acc") }
    .group = Regenerate
do-escape = Free { NAME($who, form: "acc") }
    .group = Break out of jail
do-veto = Discard “{ NAME($item) }”
do-gain = { NAME($item) }
do-clear-chaos = Chaos { NAME($target, form: "at") }
do-sabotage = { NAME($who, form: "nom") } destroys the defences
do-arson = { NAME($who, form: "nom") } sets fires
do-end-zeds = End the Zeds phase
do-attack = { NAME($who, form: "nom") } attacks: { NAME($target) }
    .group = Attack
do-retreat = { $who ->
        [none] { NAME($target) } first
       *[other] { NAME($who) } first
    }
do-special = { $target ->
        [none] { $who ->
            [none] { NAME($item) }
           *[other] { NAME($who, form: "nom") }: { NAME($item) }
        }
       *[other] { NAME($who, form: "nom") }: { NAME($item) } ({ NAME($target) })
    }
    .group = Special action
do-play = { $who ->
        [none] { $target ->
            [none] Play “{ NAME($item) }”
           *[other] Play “{ NAME($item) }”: { NAME($target) }
        }
       *[other] { $target ->
            [none] Play “{ NAME($item) }”: { NAME($who) }
           *[other] Play “{ NAME($item) }”: { NAME($who) }, { NAME($target) }
        }
    }

## Refusals

no-no-build = { NAME($who, form: "nom") } cannot build.
no-track-fortified = { NAME($track, form: "nom") } has its one barricade or strongpoint already.
no-no-supplies = That takes { $n ->
        [one] 1 supply
       *[other] { $n } supplies
    }.
no-no-scientist = No scientist is in the laboratory.
no-researched = Research succeeded this round already.
no-in-chaos = { NAME($who, form: "nom") } is stuck in the chaos until order is restored.
no-field-full = No unit can stay { NAME($place, form: "at") }: there is no room for another one.
no-defiant = { NAME($who, form: "nom") } does not move before zeds attack.
no-no-ammo = There is no ammo for { NAME($who, form: "acc") }.

## Ends

end-finale = You have survived the finale: Farmingdale stands.
end-center = A zed is in the town centre: Farmingdale has fallen.
end-chaos = No chaos marker is left: Farmingdale sinks into chaos.

## The log

log-level = { $n ->
        [0] Farmingdale, the basic game.
       *[other] Farmingdale, level { $n }.
    }
log-decks = The event deck holds { $n } cards.
log-stores = The stores are rolled: { $dice }.
log-villagers = Villagers live in { $n } villages.
log-begins = Farmingdale wakes up.
log-event = Round { $n }: { NAME($card) }.
log-phase = { $phase ->
        [prfn] Raiders, Rangers, refugees, National Guard (PRFN phase)
        [infection] Infection phase
        [consume] Consumption phase
        [zeds] Zeds phase
        [actions] Actions phase
       *[other] Organisation phase
    }.
log-event-now = Event: { NAME($card) }.
log-event-holds = In force: { NAME($card) }.
log-brains = Brains!
log-guard-event = The National Guard is on its way.
log-finale = The finale's Actions phase begins.
log-ready-again = All markers are ready again.
log-infection-up = Infection +{ $n }: now { $level }.
log-infection-down = Infection −{ $n }: now { $level }.
log-outbreak-waits = Infection is at { $level }: an unchecked outbreak follows.
log-supplies-up = +{ $n } { $n ->
        [one] supply
       *[other] supplies
    }: now { $left }.
log-supplies-down = −{ $n } { $n ->
        [one] supply
       *[other] supplies
    }: now { $left }.
log-ammo-up = +{ $n } ammo: now { $left }.
log-ammo-down = −{ $n } ammo: now { $left }.
log-actions-up = +{ $n } { $n ->
        [one] card action
       *[other] card actions
    }: now { $left }.
log-actions = The card gives { $n ->
        [one] 1 action
       *[other] { $n } actions
    }.
log-action-spent = A card action is spent; { $left } left.
log-own-spent = { $seat ->
        [0] Seat 1
        [1] Seat 2
        [2] Seat 3
       *[other] Seat 4
    } spends an action of its own.
    .named = { $name } spends an action of their own.
    .yours = You spend an action of your own.
log-actions-end = The heroes are done.
log-unit-moves = { NAME($who, form: "nom") } goes { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-unit-arrives = { NAME($who, form: "nom") } arrives { NAME($place, form: "at") }.
log-unit-leaves-play = { NAME($who, form: "nom") } makes room.
log-unit-dies = { NAME($who, form: "nom") } has fallen and lies in the cemetery.
log-unit-hit = { NAME($who, form: "nom") } takes a hit { NAME($place, form: "at") }.
log-unit-reduced = { NAME($who, form: "nom") } flips to the reduced side: strength { $strength }.
log-last-hit = { NAME($who, form: "nom") } takes the last hit { NAME($place, form: "at") }.
log-unit-resists = { NAME($who, form: "nom") } shrugs off a hit ({ $die }).
log-unit-fails = { NAME($who, form: "nom") } cannot shrug it off ({ $die }).
log-saving-roll = Saving roll for { NAME($who, form: "acc") }: { $dice }, in all { $n }.
log-saved-basic = { NAME($who, form: "nom") } is saved and back { NAME($place, form: "at") }.
log-to-bed = { NAME($who, form: "nom") } lies comatose in a bed.
log-discharged = { NAME($who, form: "nom") } is discharged.
log-wakes = { NAME($who, form: "nom") } wakes from the coma.
log-healed = { NAME($who, form: "nom") } heals a hit.
log-recovers = { NAME($who, form: "nom") } recovers to full strength { $strength }.
log-all-healed = Everybody is healed.
log-infector-dies = { NAME($zed, form: "nom") } is destroyed ({ $die }).
log-infector-back = { NAME($zed, form: "nom") } is thrown back ({ $die }) { NAME($place, form: "to") }.
log-infector-spreads = { NAME($zed, form: "nom") } spreads the disease { NAME($place, form: "at") }.
log-anti-roll = { NAME($who, form: "nom") } does not get away ({ $die }).
log-anti-back = { NAME($who, form: "nom") } gets away ({ $die }) { NAME($place, form: "to") }.
log-anti-jailed = { NAME($who, form: "nom") } runs into the town and is jailed.
log-anti-arrives = { NAME($who, form: "nom") } turns up { NAME($place, form: "at") }.
log-zed-appears = { NAME($zed, form: "one") }{ $strength ->
        [0] {""}
       *[other] {" "}of strength { $strength }
    } appears { NAME($place, form: "at") }.
log-no-zed = No zed is left to appear { NAME($place, form: "at") }.
log-zed-hit = { NAME($zed, form: "nom") } takes a hit { NAME($place, form: "at") }.
log-zed-reduced = { NAME($zed, form: "nom") } flips { NAME($place, form: "at") }: strength { $strength }.
log-zed-dies = { NAME($zed, form: "nom") } is destroyed { NAME($place, form: "at") }.
log-zed-resists = { NAME($zed, form: "nom") } ignores a hit ({ $die }).
log-zed-fails = { NAME($zed, form: "nom") } does not ignore it ({ $die }).
log-zed-recovers = { NAME($zed, form: "nom") } recovers a hit { NAME($place, form: "at") }.
log-zed-regenerates = { NAME($zed, form: "nom") } regenerates { NAME($place, form: "at") }.
log-zeds-unmarked = All hit markers leave the zeds.
log-zed-retreats = { NAME($zed, form: "nom") } retreats { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-zed-stays = { NAME($zed, form: "nom") } has nowhere to go { NAME($place, form: "at") }.
log-zed-overflows = { NAME($zed, form: "nom") } finds no room and comes { NAME($dest, form: "to") }.
log-zed-no-room = There is no room anywhere for { NAME($zed, form: "acc") }.
log-zed-displaced = { NAME($zed, form: "nom") } is pushed back { NAME($dest, form: "to") }.
log-left-behind = { NAME($zeds, form: "nom") } { $zeds ->
        [one] stays
       *[other] stay
    } behind { NAME($place, form: "at") }: no room.
log-zeds-move = On the march { NAME($place, form: "from") } { NAME($dest, form: "to") }: { NAME($zeds, form: "one") }{ $n ->
        [0] {""}
       *[other] {" "}(strength { $n })
    }.
log-zeds-stopped = { NAME($who, form: "nom") } stops { NAME($zeds, form: "acc") }.
log-zeds-barred = { NAME($zeds, form: "nom") } cannot enter { NAME($place, form: "acc") }.
log-zeds-press-on = { NAME($zeds, form: "nom") } { $zeds ->
        [one] presses
       *[other] press
    } on.
log-zed-presses-on = { NAME($zed, form: "nom") } presses on { NAME($place, form: "from") }.
log-zeds-in-center = { NAME($zeds, form: "nom") } { $zeds ->
        [one] is
       *[other] are
    } in the town centre!
log-last-stand = A last stand for the town!
log-track-active = { NAME($track, form: "nom") } is activated.
log-track-calm = { NAME($track, form: "nom") } stays calm.
log-track-still = Nobody moves { NAME($track, form: "at") }.
log-coop-move = Co-op: the strongest zeds move, times { $n }.
log-coop-place = Co-op: new zeds where they are fewest, times { $n }.
log-coop-moves = { NAME($zeds, form: "nom") } { $zeds ->
        [one] moves
       *[other] move
    } out of turn { NAME($place, form: "from") }.
log-catacomb-leaves = { NAME($zeds, form: "nom") } { $zeds ->
        [one] finds
       *[other] find
    } the way out ({ $die }).
log-catacomb-stays = { NAME($zeds, form: "nom") } { $zeds ->
        [one] wanders
       *[other] wander
    } about ({ $die }).
log-catacomb-lost = { NAME($zeds, form: "nom") } { $zeds ->
        [one] is
       *[other] are
    } lost ({ $die }).
log-zed-swallowed = { NAME($zed, form: "nom") } is never seen again ({ $die }).
log-zed-strays = { NAME($zed, form: "nom") } strays ({ $die }) { NAME($dest, form: "to") }.
log-unit-leaves = { NAME($who, form: "nom") } finds the way out: { $dice }.
log-unit-stays = { NAME($who, form: "nom") } wanders about: { $dice }.
log-unit-lost = { NAME($who, form: "nom") } is lost: { $dice }.
log-unit-strays = { NAME($who, form: "nom") } strays ({ $die }) { NAME($dest, form: "to") }.
log-unit-swallowed = { NAME($who, form: "nom") } is never seen again ({ $die }).
log-attacks = { NAME($who, form: "nom") } attacks { NAME($foes, form: "acc") } { NAME($place, form: "at") }.
log-willing = { NAME($who, form: "nom") } is defiant no more.
log-defender-roll = { NAME($who, form: "nom") } defends ({ $die }).
log-column = { NAME($foes, form: "nom") } with { $zeds_n } against { NAME($who, form: "acc") } with { $own }: { $n ->
        [0] the zeds are three times as strong
        [1] the zeds are twice as strong
        [2] the zeds are stronger
        [3] both are equally strong
        [4] we are stronger
        [5] we are twice as strong
       *[other] we are three times as strong
    }.
log-shift-right = { $n } to the right: { $why ->
        [fight] the field
        [build] what was built there
        [weapon] the super-weapon
        [marker] a marker
        [event] the event
        [story] a story card
        [super] a super-zed
        [anti] an anti-unit
       *[other] an ability
    }.
log-shift-left = { $n } to the left: { $why ->
        [fight] the field
        [build] what was built there
        [weapon] the super-weapon
        [marker] a marker
        [event] the event
        [story] a story card
        [super] a super-zed
        [anti] an anti-unit
       *[other] an ability
    }.
log-melee-dice = { NAME($who, form: "nom") } rolls { $dice }: { $roll }, { $column ->
        [0] the zeds are three times as strong
        [1] the zeds are twice as strong
        [2] the zeds are stronger
        [3] both are equally strong
        [4] we are stronger
        [5] we are twice as strong
       *[other] we are three times as strong
    }.
log-rerolls = { NAME($who, form: "nom") } rolls again.
log-melee-won = { NAME($who, form: "nom") } wins { NAME($place, form: "at") }: { $zeds_n ->
        [one] 1 hit
       *[other] { $zeds_n } hits
    } on the other side, { $own } taken.
log-melee-lost = { NAME($who, form: "nom") } loses { NAME($place, form: "at") }: { $zeds_n ->
        [one] 1 hit
       *[other] { $zeds_n } hits
    } on the other side, { $own } taken.
log-gun-column = { NAME($source, form: "nom") } fires at { NAME($place, form: "acc") }: strength { $n }.
log-gun-dice = { NAME($source, form: "nom") } rolls { $dice }: { $roll }, fire strength { $column }: { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }.
log-hand-loads = { NAME($who, form: "nom") } loads by hand.
log-burns = Phosphorus burns { NAME($place, form: "at") }.
log-mines = The minefield goes off { NAME($place, form: "at") }.
log-falls-back = { NAME($who, form: "nom") } falls back.
log-unit-retreats = { NAME($who, form: "nom") } retreats { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-hides = { NAME($who, form: "nom") } hides { NAME($place, form: "at") } ({ $die }).
log-hides-not = { NAME($who, form: "nom") } is found { NAME($place, form: "at") } ({ $die }).
log-trap = A trap of { NAME($who, form: "dat") } snaps shut ({ $die }).
log-trap-fails = The traps of { NAME($who, form: "dat") } fail ({ $die }).
log-perimeter = { NAME($who, form: "nom") } holds the perimeter: { $die }.
log-barks = { NAME($who, form: "nom") } barks: { $die }.
log-charge = { NAME($who, form: "nom") } scatters them ({ $die }).
log-charge-fails = { NAME($who, form: "nom") } does not get through ({ $die }).
log-assassin = { NAME($who, form: "nom") } draws her knife: { $die }.
log-chaos = Chaos { NAME($place, form: "at") }; { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
log-chaos-none = Chaos { NAME($place, form: "at") }, but no marker is left.
log-chaos-cleared = Order is restored { NAME($place, form: "at") }.
log-no-fever = The suits keep the infection off.
log-villagers-flee = { NAME($who, form: "nom") } flees { NAME($place, form: "from") }.
log-refugees-move = { NAME($who, form: "nom") } moves { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-refugees-stay = { NAME($who, form: "nom") } cannot go on { NAME($place, form: "from") }.
log-to-camp = { NAME($who, form: "nom") } reaches the refugee camp.
log-bitten = { NAME($who, form: "nom") } is bitten { NAME($place, form: "at") }.
log-vip = The V.I.P. Group brings { $gift ->
        [cure] a cure
        [care] care for all
       *[other] stores
    }.
log-armed = { NAME($who, form: "nom") } takes up arms: { NAME($whom, form: "acc") }.
log-no-infection-roll = No infection roll on this card.
log-infection-safe = Infection roll { $dice }: { $roll }, over { $level }. All is well.
log-infection-breaks = Infection roll { $dice }: { $roll }, not over { $level }. Outbreak!
log-unchecked = Unchecked outbreak: infection falls by { $roll }.
log-outbreak = The disease breaks out { NAME($track, form: "at") }.
log-rain-to-eaves = And another one.
log-consume-none = Nothing is used up.
log-consume-roll-safe = Consumption roll { $die }, over { $n ->
        [one] 1 mouth
       *[other] { $n } mouths
    } to feed: nothing.
log-consume-roll-pays = Consumption roll { $die }, not over { $n ->
        [one] 1 mouth
       *[other] { $n } mouths
    } to feed.
log-shortage = There is not enough to eat.
log-story = Story: { NAME($card) }.
log-story-hidden = The heroes draw a story card.
log-stories-shuffled = { $n ->
        [one] 1 story card is
       *[other] { $n } story cards are
    } shuffled again.
log-no-story = No story card is left.
log-located = It happens { NAME($track, form: "at") }.
log-story-kept = “{ NAME($card) }” is kept.
log-story-now = “{ NAME($card) }” takes effect at once.
log-story-played = “{ NAME($card) }” is played.
log-story-away = “{ NAME($card) }” is discarded.
log-card-stays = “{ NAME($card) }” stays in the hand.
log-search-dice = { NAME($who, form: "nom") } searches { NAME($place, form: "at") }: { $dice }.
log-search-double = { NAME($who, form: "nom") } rolls a double: twice.
log-finds = { NAME($who, form: "nom") } finds something ({ $roll }).
log-finds-nothing = { NAME($who, form: "nom") } finds nothing ({ $roll }).
log-plus = { NAME($who, form: "nom") }: { $n ->
        [one] +1
       *[other] { $n }
    }.
log-plus-card = { $n ->
        [one] +1
       *[other] { $n }
    } by a card.
log-barricade = { NAME($who, form: "nom") } builds a barricade { NAME($place, form: "at") }.
log-barricade-falls = The barricade { NAME($place, form: "at") } falls.
log-barricade-moved = The barricade { NAME($place, form: "at") } is taken down.
log-built-strongpoint = { NAME($who, form: "nom") } builds the strongpoint { NAME($place, form: "at") }.
log-built-minefield = { NAME($who, form: "nom") } lays the minefield { NAME($place, form: "at") }.
log-ferry = { NAME($who, form: "nom") } sets up a ferry { NAME($place, form: "at") }.
log-bridge-mended = { NAME($who, form: "nom") } mends the bridge.
log-sabotaged = { NAME($who, form: "nom") } destroys the defences { NAME($place, form: "at") }.
log-research-fails = { NAME($who, form: "nom") } fails: { $roll }, needed { $need } (die { $die }).
log-research-succeeds = { NAME($who, form: "nom") } succeeds: { $roll }, needed { $need } (die { $die }).
log-research-card = Research: { NAME($card) }.
log-research-over = There is nothing left to research.
log-last-component = The last component lies in the laboratory.
log-antidote = The antidote is found!
log-component = The super-weapon gets { NAME($component, form: "acc") }. Parts: { $n }.
log-no-component = No further component.
log-grenade = A gas grenade { NAME($place, form: "at") }.
log-special = { NAME($who, form: "nom") }: special action.
log-speech = { NAME($who, form: "nom") } gives a speech.
log-trained = { NAME($who, form: "nom") } trains { NAME($whom, form: "acc") }.
log-looks = { NAME($who, form: "nom") } looks ahead.
log-sees = { NAME($who, form: "nom") } sees: { NAME($card) }.
log-hose = { NAME($who, form: "nom") } aims the hose at { NAME($zed, form: "acc") }: { $roll }, needed { $need }.
log-nobody-left = Nobody is left to come.
log-raiders-move = { NAME($who, form: "nom") } moves { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-raiders-stuck = { NAME($who, form: "nom") } cannot go on { NAME($place, form: "from") }.
log-raiders-die = { NAME($who, form: "nom") } is beaten for good.
log-plunder = { NAME($who, form: "nom") } plunders the town: { $n } to lose.
log-doctor-arrives = Dr. Marteuse is in his office.
log-doctor-flees = Dr. Marteuse flees { NAME($dest, form: "to") }.
log-doctor-caught = Dr. Marteuse is caught { NAME($place, form: "at") }.
log-doctor-escapes = Dr. Marteuse is gone.
log-zed-actions = The zed player has { $n ->
        [one] 1 action
       *[other] { $n } actions
    }.
log-zed-action-spent = A zed action is spent; { $left } left.
log-veto = “{ NAME($card) }” is discarded: { NAME($track, form: "nom") } does not move.
log-arrest = { NAME($who, form: "nom") } arrests { NAME($whom, form: "acc") } ({ $die }, needed { $need }).
log-arrest-fails = { NAME($who, form: "nom") } cannot arrest { NAME($whom, form: "acc") } ({ $die }, needed { $need }).
log-points = { $what ->
        [units] Units alive
        [refugees] Refugees saved
        [supplies] Supplies left
        [ammo] Ammo left
        [infection] Infection low
        [antidote] Antidote
        [components] Super-weapon
        [marteuse] Dr. Marteuse in jail
        [chaos] Chaos
       *[other] Event cards left after the defeat
    }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-rank = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } in all (about { $best } are possible). Your rank: { NAME($rank) }. { NAME($rank, form: "text") }

## Why

why-better-act = There is something better to do.
why-card-waits = The card is worth more at another time.
why-guard-less = { NAME($who, form: "nom") } is of less use { NAME($place, form: "at") }.
why-attack-less = { NAME($who, form: "nom") } would gain less by an attack { NAME($place, form: "at") }.
why-shoot-less = { NAME($who, form: "nom") } would gain less by a shot at { NAME($place, form: "acc") }.
why-search-less = { NAME($who, form: "nom") } may find something { NAME($place, form: "at") }, but something else gains more.
why-special-waits = { NAME($who, form: "nom") } can keep that for a better moment.
why-action-left = Another action still pays off.
why-worse-odds = { NAME($who, form: "nom") } has no better chances than somebody else.
why-no-reroll = { NAME($who, form: "nom") } would risk more than there is to gain.
why-hit-less = { NAME($zed, form: "nom") }: these hits do more elsewhere.
why-more-harm = That hurts more.
why-react-less = Another try promises more.
why-harm-there = There it hurts more: { NAME($track, form: "nom") }.
why-ability-less = { NAME($who, form: "nom") } helps the town less than others do.
why-component-less = { NAME($component) } is not the most useful part.
why-leave-it = Nothing better to do.
why-card = The card helps now.
why-get-up = { NAME($who, form: "nom") } is fit again.
why-fever = The infection is too high.
why-chaos-low = Chaos markers are running out.
why-enough = Nothing is worth another action.
why-own = The card's actions are spent.
why-special = { NAME($who, form: "nom") } can do it for free.
why-arm = Refugees can defend the town.
why-refugees = Refugees belong in the camp.
why-laboratory = { NAME($who, form: "nom") } belongs in the laboratory.
why-to-bed = { NAME($who, form: "nom") } needs a bed.
why-guard = { NAME($who, form: "nom") } guards the way { NAME($place, form: "at") }.
why-attack = { NAME($who, form: "nom") } can drive them back { NAME($place, form: "at") }.
why-shoot = { NAME($who, form: "nom") } has a good shot at { NAME($place, form: "acc") }.
why-search = { NAME($who, form: "nom") } may find something { NAME($place, form: "at") }.
why-heal = { NAME($who, form: "nom") } gets better.
why-research = { NAME($who, form: "nom") } may find something new.
why-build = A barricade helps { NAME($place, form: "at") }.
why-grenade = Gas hits them all { NAME($place, form: "at") }.
why-arrest = { NAME($who, form: "nom") } may take them out of the game.
why-good-odds = { NAME($who, form: "nom") } has the best chances.
why-reroll = { NAME($who, form: "nom") } can only gain by it.
why-strongest = { NAME($zed, form: "nom") } is the worst of them.
why-least-harm = That hurts least.
why-react = Trying costs nothing.
why-far-away = There it hurts least: { NAME($track, form: "nom") }.
why-ability = { NAME($who, form: "nom") } helps the town most.
why-component = { NAME($component) } is the most useful part.
why-zed-push = The town is weak there: { NAME($track, form: "nom") }.
why-zed-appear = More zeds.
why-zed-regenerate = It gets stronger for free.
fear-gates = Danger: zeds of strength { $n } { NAME($field, form: "at") }, { $steps ->
        [one] one step from the Town Centre.
       *[other] { $steps } steps from the Town Centre.
    }

## What an option means

means-ability = { NAME($ability, form: "text") }
means-card = { NAME($card, form: "text") }
means-fight-column = { $n ->
        [0] the zeds are three times as strong
        [1] the zeds are twice as strong
        [2] the zeds are stronger
        [3] both are equally strong
        [4] we are stronger
        [5] we are twice as strong
       *[other] we are three times as strong
    }
means-fight-shift = shifted by { $n }, before that: { $first ->
        [0] the zeds are three times as strong
        [1] the zeds are twice as strong
        [2] the zeds are stronger
        [3] both are equally strong
        [4] we are stronger
        [5] we are twice as strong
       *[other] we are three times as strong
    }
means-shift-right = +{ $n }: { $why ->
        [fight] the field
        [build] what was built there
        [weapon] the super-weapon
        [marker] a marker
        [event] the event
        [story] a story card
        [super] a super-zed
        [anti] an anti-unit
       *[other] an ability
    }
means-shift-left = −{ $n }: { $why ->
        [fight] the field
        [build] what was built there
        [weapon] the super-weapon
        [marker] a marker
        [event] the event
        [story] a story card
        [super] a super-zed
        [anti] an anti-unit
       *[other] an ability
    }
means-fight-win = wins: { $percent } %
means-fight-unhurt = stays unhurt: { $percent } %
means-fight-falls = falls: { $percent } %
means-new-roll = the new roll counts, and costs nothing
means-last-hit = { $percent ->
        [100] the last hit
       *[other] the last hit: { $percent } %
    }, then a saving roll: { $dies } % for the cemetery
means-last-hit-dies = { $percent ->
        [100] dies
       *[other] dies: { $percent } %
    }
means-zed-infector = a roll: thrown back to its Start, or destroyed on 4 to 6
means-zed-sides = strength { $n }, reduced { $later }
means-hit-leaves = strength { $n }: { $left ->
        [one] 1 hit
       *[other] { $left } hits
    } more would flip it to { $later }
means-hit-leaves-low = strength { $n }: { $left ->
        [one] 1 hit
       *[other] { $left } hits
    } more would destroy it
means-hit-flips = strength { $n } → { $later }, then { $left ->
        [one] 1 hit
       *[other] { $left } hits
    } more would destroy it
means-hit-destroys = strength { $n }: destroyed
means-hit-resists = strength { $n }, ignores each hit on 1 to 3
means-fight-hits = about { $given }.{ $given_tenths } hits given, { $taken }.{ $taken_tenths } taken
means-columns = { $n ->
        [0] no better than the field itself
        [one] one column better in defence
       *[other] { $n } columns better in defence
    }
means-holds = holds against the nearest zeds: { $percent } %
means-holds-then = behind it: { $percent } %
means-alone-town = { NAME($track, form: "nom") }: one more step and the town has fallen
means-alone-chaos = { NAME($place, form: "nom") } stands open: chaos there
means-alone-end = { NAME($place, form: "nom") } stands open, and no chaos marker is left: that is the end
means-alone-people = alone { NAME($place, form: "at") }: { NAME($who, form: "nom") }
means-gun-column = fire strength { $n }
means-gun-hits = about { $given }.{ $given_tenths } hits
means-unpaid = costs no ammo
means-ammo = { $n } ammo
means-supplies = { $n ->
        [one] 1 supply
       *[other] { $n } supplies
    }
means-may-find = { $supplies ->
        [0] { $ammo } ammo
        [one] { $ammo ->
            [0] 1 supply
           *[other] 1 supply and { $ammo } ammo
        }
       *[other] { $supplies } supplies
    }: { $percent } %
means-may-choose = { $n ->
        [2] 1 supply or 1 ammo
       *[other] 2 supplies, 2 ammo or one of each
    }, as you like: { $percent } %
means-finds-nothing = nothing to be found here
means-succeeds = succeeds: { $percent } %
means-infection-falls = infection -{ $n }
means-gas = { $n } hits shared out, and a chaos marker
means-stuck = stuck in the chaos there
means-lapse = { $n ->
        [one] 1 action lapses
       *[other] { $n } actions lapse
    }
