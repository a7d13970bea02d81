# Words of every game and of the terminal.

list-and = { $head } and { $last }
list-none = nothing
rule-page = (p. { $page })

## The terminal: play

play-welcome = { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Type the number of an answer, or ? for help.
play-help =
    number: choose    i number: use something although you are not asked
    u: undo (u turn, u round …)    h: hint    l: log    w: why (the rule)    n: what you can't do
    t: look at the table    s FILE: save    q: quit
play-prompt = Seat { $seat }
play-round = Round { $round }
play-round-of = Round { $round } of { $rounds }
play-seat = Seat { $seat }
play-you = you
play-bot = bot
play-counter = { $name ->
        [held] in hand
        [empty] not loaded
        [ammo] { $n } ammo
        [prfn] refugees that go a field: { $n }
        [consume] supplies used up: { $n }
        [actions] card actions: { $n }
        [need] research: { $n } or more
        [supplies] costs { $n ->
            [one] a supply
           *[other] { $n } supplies
        }
       *[other] { $n }
    }
play-in-pack = put away
play-interrupts = At any time:
play-hint = Hint: { $option }. { $why }
play-no-hint = There is no hint for this game.
play-undone = { $steps ->
        [one] One step taken back.
       *[other] { $steps } steps taken back.
    }
play-reveals = Something was revealed since then. Undo all the same? (y/n)
play-yes = y
play-nothing-to-undo = There is nothing to take back.
play-not-a-choice = “{ $typed }” is no answer here. Type a number from 1 to { $n }, or ? for help.
play-no-interrupt = There is nothing you could use just now.
play-no-refusals = Nothing to tell: everything you would expect is on offer.
play-saved = Saved to { $file }.
play-not-saved = Could not write { $file }: { $reason }
play-quit = Until next time.
play-won = The game is won.
play-lost = The game is lost.
play-deck = { $left } left
play-log-empty = Nothing has happened yet.
play-no-rule = No rule is named here.

## What an option means: its second line

means-cost = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
means-free = free
means-free-by = free: { $item }
means-ends-turn = ends the turn
means-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
means-dice-need = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, { $need }+
means-kills = { $percent } %: { $target } falls, perhaps more
means-first = first { $target }
means-noise = noise +{ $n }
means-hurts = may hit { $who }
means-final = gone for good
means-ends-game = the game is lost then
means-aims = the zone is chosen next, and only the shot costs
means-unused = { $n ->
        [one] 1 action unused
       *[other] { $n } actions unused
    }
means-kills-one = { $percent } %: kills { $target }
means-kills-some = { $percent } %: at least one falls
means-kills-all = { $percent } %: all { $n } fall
means-no-kill = no hit can kill anything here
means-burns = burns { $target }
means-miss = { $percent } %: a miss hits { $who }
means-hits-friends = { $percent } %: friends are hit first, { $who }
means-could-die = that can be deadly
means-hits-now = { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
means-better = { $percent } %: more hits
means-worse = { $percent } %: fewer hits
means-dies = { $who } dies
means-loses-life = { $who }: −{ $n }, { $left } left
means-adrenaline = adrenaline +{ $n }
means-zombies-here = { $target } here
means-zombies-there = { $target } there
means-goes-on = { $n ->
        [one] then up to 1 zone more
       *[other] then up to { $n } zones more
    }
means-ends-in = ends { NAME($zone, form: "at") }: { $target }
means-ends-at = ends { NAME($zone, form: "at") }
means-may-end-in = then on, to end { NAME($zone, form: "at") }
means-pair = { $who }
means-goal-card = a goal needs this card
means-building = shows who is inside
means-aaahh = { $percent } %: a zombie instead
means-in-hand = in hand: { $item }
means-mark-1 = risky
means-mark-2 = deadly

# The table in words for people and programs that only read (Session.observe).
observe-goal = Goal:
observe-special = Special rule:
observe-decks = Decks:
observe-top = on top:
observe-card = In play:
observe-map = Map (→ neighbours):
observe-closed = closed { $door } to
observe-empty = Empty:
observe-away = Off the map:
observe-all = Each { $name }:
observe-keys = A key: the words before the colon, then one of those after it; of words in parentheses one.
observe-chances = Chances come after a word and are no part of the key.
observe-effects = What things do:
observe-effects-more = { $n ->
    [one] (one more in the full text)
   *[other] ({ $n } more in the full text)
}
observe-aboard = { $kind ->
    [car] in { $what }
   *[other] with { $what }
}
observe-more-keys = … ({ $n } more of this kind)
observe-open = open { $door } between
observe-changed = Changed:
observe-tabs = Round card:
observe-level = from { $at }:
observe-news = What happened:
observe-more = { $n ->
    [one] (one event before these)
   *[other] ({ $n } events before these)
}
observe-rules = Rules:

## What a search saw: reasons of the bot keen, and the difference that its imagined games showed

saw = { $sign ->
        [more-life] , with more life left
        [less-life] , though with less life left
        [more-dead] , though it costs lives
        [less-dead] , and fewer of us die
        [more-walkers] , though with more walkers about
        [less-walkers] , with fewer walkers about
        [more-thinnest] , and the thinnest deck lasts longer
        [less-thinnest] , though the thinnest deck wears down
        [more-food] , with more food
        [less-food] , though with less food
        [more-ammunition] , with more ammunition
        [less-ammunition] , though with less ammunition
        [more-allies] , with more allies
        [less-allies] , though with fewer allies
        [more-beside] , though with more enemies beside us
        [less-beside] , with fewer enemies beside us
        [more-one-step] , though with more enemies a step away
        [less-one-step] , with fewer enemies a step away
        [more-enemies] , though with more enemies on the board
        [less-enemies] , with fewer enemies on the board
        [more-goals-left] , though farther from the goals
        [less-goals-left] , and closer to the goals
        [more-gear] , with better weapons
        [less-gear] , though with worse weapons
        [more-hunger] , though hungrier in the end
        [less-hunger] , and less hungry
        [more-supers] , though with more super-heroes about
        [less-supers] , with fewer super-heroes about
        [more-heroes] , and more heroes live
        [less-heroes] , though it costs heroes
        [more-wounded] , though with more wounded
        [less-wounded] , with fewer wounded
        [more-infection] , though with more infection
        [less-infection] , with less infection
        [more-chaos-left] , and less chaos
        [less-chaos-left] , though with more chaos
        [more-zeds] , though with more zeds on the tracks
        [less-zeds] , with fewer zeds on the tracks
        [more-threat] , though the tracks look worse
        [less-threat] , and the tracks look better
        [more-near-1] , though with zeds close to the town on more tracks
        [less-near-1] , with zeds close to the town on fewer tracks
        [more-supplies] , with more supplies
        [less-supplies] , though with fewer supplies
        [more-ammo] , with more ammunition
        [less-ammo] , though with less ammunition
       *[none] {""}
    }
thought = { $n ->
        [one] Looking ahead once
       *[other] Looking ahead { $n } times
    }
why-imagined = { thought }, we win about { $chance } %{ saw }; with the next best choice, { $other } %.
why-imagined-over = { thought }, we win about { $chance } %{ saw }; with what is usually the better choice, { $other } %.
why-imagined-less = { thought }, we win about { $chance } %{ saw }; with the hint, { $other } %.
why-imagined-alike = { thought }, we win about { $chance } %{ saw }; { $hinted ->
        [yes] the next best choice is about as good.
       *[no] the hint is about as good.
    }
why-imagined-alone = { thought }, we win about { $chance } %.
why-imagined-best = { thought }, this went best{ saw }.
why-imagined-best-over = { thought }, this went clearly better{ saw } than what is usually the better choice.
why-imagined-worse = { thought }, this went worse than the hint{ saw }.
why-imagined-best-alike = { thought }, this went well{ saw }; { $hinted ->
        [yes] the next best choice is about as good.
       *[no] the hint is about as good.
    }

## The story of a game

story-running = Round { $round }, and it is not over.
story-won = Won in round { $round }. { $n ->
        [one] One did not come back.
       *[other] { $n } did not come back.
    }
story-won-all = Won in round { $round }, and everybody lives.
story-title-best = The best blow
story-title-bite = They bite
story-title-close = A close call
story-title-death = A death
story-title-end = The end
story-title-fight = Into the thick of it
story-title-goal = A step closer
story-title-horde = They keep coming
story-title-hurt = That hurt
story-title-loss = A loss
story-title-meal = A square meal
story-fallen = The fallen
story-deeds = Best deeds
story-none = Nothing worth telling has happened yet.
