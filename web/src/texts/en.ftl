# The interface. What a game says (cards, places, the log) comes from the server.

## Everywhere

nav = Main
home = Home
about = About
settings = Settings
language = Language
close = Close
back = Back
yes = Yes
no = No
you = You
name = Name
somebody = Somebody
try-again = Try again
try-now = Try now
table = Table
round = Round
phase = Phase
round-of = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
seat-n = Seat { $n }
and-more = { $names } and { $n } more
bot = Bot
leader = Leader
rule-page-n = p. { $page }
rule-ruling = ruling { $ruling } of this program
rules = Rules
rules-search = Search the rules
rules-n = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-none = No rule says that.
rules-chapters = Chapters
rule-open = open
show-n = Example { $n }
show-me = Show me
show-failed = That one cannot be shown.
how-round = A round
how-danger = What kills you
how-level = Level by level
how-first = Three good first moves
how-none = Nobody has written this page yet.
card-wanted = A goal needs this card.
grave-of = Grave of { $name }
away-notice = { $name } has left the table. Their seat is kept.
away-offer = { $name } is still away. How does it go on?
away-host = { $name } is still away. The host can let a bot play until they return.
away-wait = Wait
away-bot = A bot plays on
away-seat = Give the seat to somebody
deserted = Nobody plays any more, only bots. They wait for you to say how it goes on.
deserted-host = Nobody plays any more, only bots. They wait until the host says how it goes on.
deserted-me = I play again
deserted-bots = Let the bots play on
mission-won = Won
device-title = This device remembers
device-text = { $played ->
        [0] Your name and colour. No game is finished yet.
        [one] 1 finished game, { $won } won, missions won: { $missions }; your name and colour. Nothing of it is sent anywhere.
       *[other] { $played } finished games, { $won } won, missions won: { $missions }; your name and colour. Nothing of it is sent anywhere.
    }
device-export = Download
device-delete = Delete
device-sure = Really delete?
house-card = (Our own card, where the printed one is not known.)
workshop-print = Print sheet
workshop-blocked = The browser has blocked the window of the sheet.
workshop-preview = Preview of the card
workshop-owned-about = Untick what is missing in your box: its tiles are not offered then.
tool-names = Names
hint-names = Click a zone to give it a name. It stands on the map and on the sheet.
piece-remove = Take away what lies at { $zone }
piece-first = acts first
piece-asleep = sleeps at first
piece-team = only for teams from
piece-hidden = face down
piece-drive = can be driven
piece-car-police = police car
piece-car-muscle = muscle car
piece-car-pimp = pimpmobile
verb-search = searching
verb-shoot = shooting
test-against = Compare with
test-against-none = nothing
test-against-last = the last test
test-against-kept = { $title } (kept here)
test-against-file = Compare with a file
test-compared-other = { $name }: { $before }, this version: { $now }: { $mean } points ({ $low } to { $high }) on { $n } equal seeds.
versions = Tested versions
versions-about = Open one to go on from there, or choose it above to compare with.
version-name = { $title }, { $time }: { $rate }
version-open = Open
playtest-of = Playtests: bots won { $rate } % of the games
playtests-of = How these set-ups play: playtests by bots

## The dock

people = Team
notices = News
everybody = Everybody at a glance
menu = Menu
saved-file = Saved as a file in your downloads.
n-zones = { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
corner-next = Next
corner-first = first choose above
corner-others = { $name } decides
corner-zombicide1 = End the turn
corner-zombicide2 = End the turn
corner-marvel = End the turn
corner-dawn = End the phase
place-move = Move
    .ask = Where to?
place-search = Search
place-melee = Fight
    .ask = Fight with what?
place-open = Door
    .ask = Which door?
place-shoot = Shoot
    .ask = Shoot where?
place-trade = Trade
    .ask = Trade with whom?
place-sort = Sort gear
place-noise = Make noise
place-gain-trait = Gain a Trait
place-use = Use a power
    .ask = Which power?
place-none-actions = no action left
place-none-move = no way out
place-none-search = nothing to search
place-none-melee = nobody to hit here
place-none-weapon = no weapon for it in hand
place-none-open = no closed door here
place-none-shoot = no target in reach
place-none-gun = nothing to shoot with
place-none-trade = nobody here to trade with
place-none-sort = nothing to sort
place-none-noise = not now
place-none-gain-trait = not now
place-none-use = none to use now
keys-e = End the turn, or go on: the corner of the dock
keys-p = Open or close the log

## Dawn of the Zeds: the map

steps-n = Field { $n }
lane-moves = { $n ->
    [1] moves
    [2] moves twice
   *[other] moves { $n } times
}

## Home

home-title = The dead walk. You sit.
home-lead = Cooperative zombie games at one table: alone, with bots, or with friends who have the link. No account.
home-unreachable = The server does not answer. Start it with “shamble serve”, or check your connection.
seats-range = { $from }–{ $to } players
minutes-range = { $from } to { $to } min, by mission
minutes-short = { $n } min
minutes = about { $n } min
play = Play
continue = Carry on
first-time = First time? Start here
easier = Of the two, begin here
continue-none = No table yet. That will change.
finished = Finished
more-n = { $n } more
fewer = Fewer
forget = Forget this table
forgotten = Off the list: { $name }.
entry-won = won
entry-lost = lost
join = Join or open
join-label = Link to a table
join-placeholder = Paste a link
join-go = Join
join-wrong = That is not a link to a table. It looks like this: { $like }
join-empty = Paste the link that your host sent you.
import = Open a saved game
import-wrong = That file is not a saved game.

## A new table

start = Start
starting = Dealing …
start-failed = The server refused to lay this table. Check the seats and try again.
seats = Seats
seats-text = How many play, and who sits where: at this device, elsewhere by a link, or a bot.
seat-less = One seat less
seat-more = One seat more
seat-kind = Who sits here
seat-here = Here
seat-link = By link
seat-bot = Bot
seat-here-text = Plays on this device.
seat-link-text = You get a link to send. The table waits.
seat-bot-text = Plays by itself.
bot-steady = Steady
    .text = Plays by itself, and with sense.
bot-random = Random
    .text = Plays by itself, and does just anything.
bot-keen = Keen
    .text = Plays by itself, thinks ahead, and takes its time.
bot-novice = Novice
    .text = Plays by itself, and errs now and then.
bot-strong = Strong
team = Team
team-deal = Deal us a team
team-choose = We choose
team-deal-text = The characters are dealt at random; you begin at once.
team-choose-text = Pick them here; whoever is missing is chosen at the table.
character = Character
character-later = Chosen at the table.
character-bot = Takes whoever is left.
options = Variants
needs-two = Needs at least two seats.

## At the table

opening = Opening the table
opening-text = Lighting the lamp …
board = Board
question = Question
skip-link = Skip to the question
undo = Undo
undo-more = Undo further back
undo-step = Last step
undo-action = This action
undo-turn = This turn
undo-phase = This phase
undo-round = This round
n-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
needs-consent = the others must agree
needs-everybody = hidden cards were open since: everybody must agree
past-chance = takes back a roll or a draw; the end screen will mention it
hint = Hint
hint-none = No advice here. You are on your own.
hint-thinking = Thinking about a hint …
replay = Replay
invite = Invite
chat = Chat
keys = Keys
my-sheet = Your survivor
group = The group
gear = Gear
events = Events
secret-goal = Secret goal
log = Log
log-empty = Nothing has happened yet. Enjoy it.
log-older = Older lines are in the replay.
look-back = Look at this moment
look-through = Look through { $name }’s eyes
absent = not connected
your-turn = Your turn
any-of-us = Anyone may answer
why = Why am I asked?
any-time = At any time
n-options = { $n } ways
exit-is = The exit: { $places }.
more-below = { $n } more below
refused-more = Why not … ({ $n })
refused-less = Hide what you can’t do
waiting-seat-title = { $seat } is still empty
waiting-seat = The next decision is theirs. Send the link, or let a bot decide until somebody comes.
waiting-seat-guest = The next decision is theirs. The host can send the link again, or let a bot play.
waiting-seat-link = Send the link
waiting-open = { $name } decides.
waiting-suggest = { $name } decides. Click to suggest something.
    .touch = { $name } decides. Tap to suggest something.
their-options = What they can do
waiting-closed = { $name } decides, and shows no cards.
pause = Pause
go-on = Go on
step = One step
halt = Take a breath. Now it is their turn.
waits-tip = Read the tip, then go on.
skip = Skip
events-left = { $n } more
fight = Fight
fight-sum = { $total } points kill { $n }
walkers-do = At round end each wounds a survivor here, or eats a card if nobody is here.
pile-left = { $left } of { $full } cards left.
pile-discard = { $n } discarded.
pile-top = On top: { $name }.
counter-ammo = ammo
counter-actions = actions
counter-consume = supplies used up
counter-empty = not loaded
counter-held = in hand
counter-need = research points needed
counter-prfn = raiders and refugees
counter-supplies = supplies
in-play = In play
spectating = You are watching. Nobody can hear you scream.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-follow = Follow whoever acts
zoom-reset = Whole board
edge-dead = { $n } undead
edge-goals = { $n ->
    [one] 1 goal
   *[other] { $n } goals
 }
edge-show = Beyond this side: { $what }. Show
says = { $name }: { $text }
mute = Mute
unmute = Sound on again
alike-empty = not loaded
alike-held = in hand
alike-away = put away
alike-loaded = { $n ->
    [0] empty
   *[other] loaded with { $n }
}
alike-n = copy { $n }
alike-strength = { $hits ->
        [0] the one of strength { $n }
        [one] the one of strength { $n }, hit once
       *[other] the one of strength { $n }, hit { $hits } times
    }
suggested = suggests: { $what }
suggest-sent = You suggest to { $name }: { $what }
suggests = { $name } suggests: { $what }
ended-itself = Nothing left to do for { $name }: the turn ends. “Undo” takes it back.
phase-ended-itself = Nothing left to do: the phase ends. “Undo” takes it back.
walk-here = { $n ->
   *[other] Walk here: { $n } moves
}
tip = Tip
tip-read = Got it
tip-enough = No more tips
coach-off = No more tips. The settings bring them back.
undo-what = { $name }: { $what }
log-or-chat = Log or chat
log-and-chat = Log and chat
unread = new
who-title = Who are you?
who-text = { $name } keeps a chair for you. What shall we call you, and which colour is yours?
who-placeholder = Name
who-go = Sit down
colour = Colour
colour-n = Colour { $n }
goal-card = Goal
goal-win = How we win
goal-lose = How we lose
goal-go = Let’s go
how = How to play
sound-on = Sound on
sound-off = Sound off

curtain-title = Pass the device to { $name }
curtain-text = There are hidden cards. Everybody but { $name } looks at the ceiling.
curtain-go = I am { $name }

vote-title = A vote
vote-undo = { $name } wants to take back { $level ->
    [action] an action
    [turn] a turn
    [phase] a phase
    [round] a round
   *[step] a step
}, past something revealed. Agree?
vote-undo-opened = { $name } wants to take back { $level ->
    [action] an action
    [turn] a turn
    [phase] a phase
    [round] a round
   *[step] a step
}. Agree?
vote-opened = Somebody has seen since then what was hidden. Everybody must agree, those who are away too.
vote-open = { $name } wants to export the whole game, hidden cards included. Agree?
vote-count = In favour: { $names } ({ $yes })
vote-against = against: { $names }
vote-wait-for = Waiting for { $names } …
vote-withdraw = Withdraw
vote-behind = You are still being shown what happened before.
vote-catch-up = Go to the present
vote-wait = Waiting for the others …
vote-passed = Agreed.
vote-failed = Not agreed. What happened, happened.

note-order-refused = (bot, seat { $seat }) does not follow the order: it would be close to suicide.
note-steady-move = (bot, seat { $seat }) was stuck: a steady bot moved for it.
note-hasty = (bot, seat { $seat }) thinks less for now: many tables are thinking.
note-any-move = (bot, seat { $seat }) was stuck: the server chose a move at random.
note-host-bot = (host) let a bot play seat { $seat }.
note-host-bots = (host) lets the bots play on by themselves.
note-host-person = (host) gave seat { $seat } to { $name ->
        [none] its owner
       *[other] { $name }
    }.
note-host-link = (host) made a new link for seat { $seat }.
note-host-spectate = (host) made a link for spectators.
note-host-kick = (host) sent a spectator away.
note-host-pass = (host) made { $name ->
        [none] somebody else
       *[other] { $name }
    } the host.
note-host-close = (host) closed the table.
note-host-ask = (host) asked for seat { $seat }.
note-undo-of = took back: { $what } ({ $whose })
note-undo-hidden = a hidden answer
note-undo = took a move back; everybody agreed.
note-undo-opened = took something back although hidden cards had been open; everybody agreed.

audit-title = What was done at this table ({ $n })
audit-times = { $n } times
audit-bot = { $name } (host) let a bot play seat { $seat }.
audit-bots = { $name } (host) let the bots play on by themselves.
audit-person = { $name } (host) gave seat { $seat } to { $whom ->
        [none] its owner
       *[other] { $whom }
    }.
audit-link = { $name } (host) made a new link for seat { $seat }.
audit-spectate = { $name } (host) made a link for spectators.
audit-kick = { $name } (host) sent a spectator away.
audit-pass = { $name } (host) made { $whom ->
        [none] somebody else
       *[other] { $whom }
    } the host.
audit-close = { $name } (host) closed the table.
audit-ask = { $name } (host) asked for seat { $seat }.
audit-agree = { $name } gave seat { $seat } { $whom ->
        [none] up
       *[other] to { $whom }
    }.
audit-decline = { $name } kept seat { $seat }.
audit-give-back = { $name } gave seat { $seat } back.
audit-again = The link for seat { $seat } had been used before: whoever came by it may have seen its cards.
audit-export = { $name } played every seat and took the whole game as a file, hidden cards included.
audit-open = { $name } asked to open the hidden cards, and everybody agreed.
audit-undo = { $name } took something back although hidden cards had been open, and everybody agreed.
notice-title = This was done about your seat
notice-read = I have read it
consent-title = Your seat is asked for
consent-to = { $name } (host) would like { $whom } to play seat { $seat } instead of you. { $whom } would see your hidden cards.
consent-up = { $name } (host) would like to invite somebody else to seat { $seat }. Whoever comes would see your hidden cards; until then a bot plays.
consent-yes = Give it away
consent-no = Keep my seat
note-gave-back = gave seat { $seat } back; a bot plays on.
seed-told = This game was laid out with seed { $seed }: whoever knows it may know what comes.
give-back = Give this seat back
give-back-text = A bot plays on until the host gives the seat, with its cards, to somebody else.
own-link = Your own link, for another device of yours
own-link-text = Whoever opens this link sits in your place and sees your cards. Keep it for another device of yours, and give it to nobody: lost, it cannot be made anew while cards are hidden.
chat-empty = Silence. So far.
chat-silence = Nobody talks during the turns of an Expert game.
chat-placeholder = Say something
send = Send

reach-local = Only browsers on this machine can open the links.
reach-more = Let other machines in
reach-start = Whoever runs the server starts it like this:
reach-lan = Others in your network reach this table at { $url }.
reach-none = No network address was found. Others cannot reach this machine.
reach-public = This table can be reached at { $url }.
link-for = Link for { $name }
copy = Copy
copied = Copied
copy-by-hand = Copy this link:
qr = QR code of the link
invite-alone = You hold every seat. Give one of them to a friend above; they then play everybody who belongs to it.
invite-single = This table has one seat, and a game that has begun gets no more. A friend can still play along: with your own link you both lead everybody, each on your own device. Whoever has it can do all that you can do here.
together = Play together
invite-single-new = For a seat of one’s own, begin a new table and set one seat to “By link”.
invite-new = Begin a new table
spectators = Spectators
spectator = watches
seat-is-bot = bot
seat-is-open = nobody yet
seat-is-absent = away
seat-is-mine = you
seat-is-here = here
host = Host
host-bot = Let a bot play
host-bot-sure = A bot then plays your seat until you take it back here. If nobody else plays, the bots wait and ask.
host-give = Give to a friend
host-give-sure = You give this seat away: you get a link to send, and whoever opens it plays the seat from then on.
host-person = Back to its person
host-link = New link
host-link-first = Make a link
host-link-text = The old link stops working.
host-ask = Ask for the seat
host-asked = Asked
host-ask-text = Its person decides when they are here: they keep the seat, or give it up.
guarded-text = There are hidden cards here: without its person’s consent nobody else gets this seat. A bot can play until they return.
host-kick = Remove
host-kick-text = The spectators’ link is renewed too.
host-pass = Make host
host-close = Close the table
host-close-yes = Close it
host-close-sure = Close this table for everybody? It is kept, but nobody can play on.
export = Save as a file

waiting-friends = { $n ->
    [one] One chair is still empty.
   *[other] { $n } chairs are still empty.
}
closed-title = This table is closed
closed-text = The host has put out the lamp. Nothing is lost: look around, see the replay, play on from any moment of it.
lost-banner = Connection lost. Trying again …
pause-banner = The server is being restarted. Your game is safe; it should be back in about { $n } seconds.
lost-title = Nobody answers
lost-text = The server cannot be reached. Your game is safe there; this page keeps trying.
gone-title = No such table
gone-text = The link is incomplete, was used already or replaced by a newer one, or the table never existed. Ask for a new link.
bye-title = You are no longer at this table
bye-link = Your link was replaced by a newer one. Ask the host for it.
bye-kick = The host has asked you to leave.
bye-banned = The people who run this server do not let your address in.
bye-rate = Too many messages in too short a time. Open the table again in a moment.
past-banner = You are looking back at round { $round }.
past-now = Back to now

error-offline = Not connected: nothing was sent.
error-failed = The server refused that. Nothing has changed.
error-illegal = That is no longer possible.
error-seat = That is not yours to decide.
error-rival = You cannot advise the other side.
error-silence = Nobody talks during the turns of an Expert game.
error-size = That was too long.
error-colour = Somebody here has that colour. Pick another.
error-closed = This table is closed.
error-nothing = There is nothing to take back.
error-host = Only the host can do that.
error-present = That person is here: ask them first.
error-consent = There are hidden cards at that seat: its person has to agree first.
error-hidden = Hidden cards are in play: the others must agree first.
error-bot = There is no such bot for this game.
error-pack = This pack cannot be used as it is: the message says why.
error-mission = This mission cannot be used as it is: the list of problems says why.
error-character = That character cannot be had for this seat: taken, or not in this game.
error-full = Every chair is taken and people stand along the walls. Try again in a moment.
error-hello = The server waited for a greeting in vain. Reload the page.
error-long = This game has gone on for so long that the server won’t store another move.
error-malformed = The server did not understand that. Reload the page; if it happens again, it is a bug.
error-missing = There is nothing at that address.
error-origin = That page may not talk to this server.
error-person = Nobody at this table can take that.
error-rate = Too much in too short a time. Wait a minute.
error-replay = This table was laid by other rules than the server has now, and cannot be opened.
error-save = The server could not read that save: it is damaged, or newer than this version.
error-settings = These options do not go together. Change one and try again.
error-shutdown = The server is just going down. Your game is safe; the page comes back by itself.
error-moved = Your table is just moving to another server. Nothing is lost; the page comes back by itself.
error-stale = Too late: the table has moved on.
error-storage = The server could not save that, and nothing has changed. Try again later; if it stays so, tell the host that its disk may be full.
error-table = There is no such table here, or it is from a newer version.
error-texts = The server has no words for this game in this language.
error-token = That link does not open this table. Ask for a new one.
error-vote = That vote is over, or another one is going on.
error-bug = The server stumbled over a bug. Nothing has changed. Save the game as a file: it is the bug report.

nowhere-title = Nothing here
nowhere-text = This road ends. The way back is still clear.

## The city

map-tools = Map
show-sight = What { $name } sees
show-courses = Who went where, and why
show-numbers = Numbers of the zones
sees = { $name } sees { $n ->
    [0] nothing but this zone
    [one] one zone more
   *[other] { $n } zones more
}
noise-title = Noise { $n }
noise-text = { $tokens ->
    [0] No noise token
    [one] 1 noise token
   *[other] { $tokens } noise tokens
} and { $people ->
    [0] nobody alive
    [one] one figure of the living
   *[other] { $people } figures of the living
}.
seen-by = in sight of { $names }
spawn-order = Number { $n } in the order of spawning.
ram = Run over
weapon-line = { $n ->
    [one] 1 die
   *[other] { $n } dice
} · { $need }+ · damage { $damage }
hits-n = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
hits-lost-n = { $n } lost
fight-dice = Dice
fight-need = To hit
fight-damage = Damage
fight-sums = How it adds up
fight-printed = printed
fight-pair = second weapon
fight-dark = in the dark
fight-roll = { $n } to each die
fight-never = never better than 2+
fight-again = rolled again: { $means ->
    [lucky] luck
    [shells] plenty of shells
   *[bullets] plenty of bullets
}
fight-astray = { $n ->
    [one] 1 miss goes to friends
   *[other] { $n } misses go to friends
}
briefing = Briefing
special-rules = Special rules
decks = Cards left
spawn-cards = Zombie cards of the last spawn step
led-by = Goes with { $name }.
waits-here = Waits for somebody to follow.
sits-in = On board: { $names }.
goals = Goals
danger = Danger
loudest = Loudest
hands = Hands
attacks = Attacks
traits = Traits
devoured = Devoured
ravenous = ravenous: moves and devours, nothing else
hunger-dice = { $n ->
    [0] no extra die
    [one] 1 die more in every attack
   *[other] { $n } dice more in every attack
}
seats-for = This mission is for { $from } to { $to } players.
backpack = Backpack
slot-empty = empty
card-melee = Melee
card-ranged = Ranged
card-both = Both
card-item = Gear
throw-away = Throw away
unloaded = to be reloaded
points-n = { $what } { $n }
next-level = { $n } to { $level }
actions-n = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
hold-these = Hold these
hold-tip = Click cards or drag them: what is lit is held, the rest is put away.
    .touch = Tap cards: what is lit is held, the rest is put away.
give-tip = Drag cards from one to the other, or click them.
    .touch = Tap cards to hand them over.
skills = Skills
skill-later = To come at { $level }
gone = out of play
open-sheet = Cards and skills of { $title }
mission-pick = Mission
mission-suggests = Suggested for this mission.
origin-book = From the book
origin-public = Based on the printed mission
difficulty-tutorial = Tutorial
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
survivors-pick = Survivors
survivors-pick-text = { $n ->
    [0] Everybody is picked.
    [one] Pick one more, or leave it to the table.
   *[other] Pick up to { $n } more, or leave it to the table.
}
survivors-share = Taken in turn by the seats.
plan-of = Plan of { $title }
keys-v = What the survivor sees (hold or switch)
keys-a = Who went where, and why

## The end

end-won = You live
end-lost = You have lost
end-winners = Goals reached: { $names }
end-rounds = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
end-undos = { $n ->
    [0] no roll or draw taken back
    [one] a roll or draw taken back once
   *[other] rolls or draws taken back { $n } times
}
play-again = Play again
next-mission = Next: { $title }

see-board = See the board
see-result = See the result
deed-kills = killed
    .done = { $n } killed
deed-meals = devoured
    .done = { $n } devoured
deed-wounds = wounds taken
    .done = { $n ->
        [one] { $n } wound taken
       *[other] { $n } wounds taken
    }
deed-cards = cards drawn
    .done = { $n ->
        [one] { $n } card drawn
       *[other] { $n } cards drawn
    }
deed-given = things given
    .done = { $n ->
        [one] { $n } thing given
       *[other] { $n } things given
    }
deed-events = events played
    .done = { $n ->
        [one] { $n } event played
       *[other] { $n } events played
    }
deed-deaths = deaths
    .done = { $n ->
        [one] { $n } death
       *[other] { $n } deaths
    }

## Replay

replay-loading = Rewinding
replay-loading-text = Digging up what happened …
replay-none = No replay
replay-refused = This replay cannot be shown with this link.
replay-moment = Moment
to-table = To the table
play-on = Play on from here
play-replay = Play
fork-refused = Hidden cards are in play: nobody may play on from here until the game is over.
first = To the beginning
last = To the end
back-one = One moment back
on-one = One moment on
jump-turn = Jump to a turn
jump-event = Jump to an event

## Settings

theme = Colours
theme-dark = Dark
theme-light = Bright
theme-system = As the system
speed = Speed of what happens
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
sound = Sound
sound-text = A chime when it is your turn, with dice, hits and bites.
stops = Hold before the undead act
stops-text = The playback waits for you there; the space bar goes on.
coach = Explain things to me
coach-text = A tip the first time something comes up.
briefing = Goal before the game
briefing-text = What the mission wants of you. G shows it at any time.
ends = Idle turns end by themselves
ends-text = When a survivor has nothing left to do. Undo takes it back.
obvious = Obvious answers by themselves
obvious-text = A find that no hand needs is put away, a gift to yourself is taken. Undo takes it back.
stowed-itself = { $way ->
    [hand] { $name } takes { $what } in hand.
    [away] { $name } puts { $what } away.
   *[none] { $name } keeps everything as it is.
} “Undo” takes it back.
accepted-itself = { $name } takes what is offered. “Undo” takes it back.
pass-on = Not again this round
orders = Orders to the bots
order-to = { $name }:
order-given = { $name }: “{ $what }”: { $means }, until the round ends
order-come = Come to me
    .means = goes to the nearest of your figures
order-cover = Cover me
    .means = stays within a zone of you and attacks
order-wait = Wait
    .means = ends its turn without acting
order-hold = Stay there
    .means = acts, but stays in its zone
order-leave = Leave it to me
    .means = leaves doors, goals and searching to you
order-free = As you like
    .means = decides for itself
wishes = When you are asked
hold = Stop before the next step
holding = Stops before the next step
hold-text = The game waits for you once before the next step that would run by itself, so that you can use a card first.
ask-never = Never again in this game
ask-never-text = From now on this is passed for you: { $what }. A button here takes that back.
ask-again = Ask me again: { $what }
topic-this = this question
topic-event = before an event takes effect
topic-trade = before trading
topic-price = before a price is paid
topic-combat = before the fighting
topic-declaration = before a fighter without a shot
topic-lure = before a loud shot draws a walker
topic-damage = before the walkers strike
topic-coins = before the coins of a round are counted
topic-give = gifts in a trade
topic-gift = gifts to you
topic-infection = before the infection roll
topic-consumption = before supplies are consumed
topic-march = before zeds enter a field
topic-chaos = before the last chaos marker
topic-rise = before infection reaches 13
topic-outbreak = before an outbreak
topic-loss = before a loss that is a hit
topic-track = before chaos decides on a track
topic-harm = before refugees are in danger
topic-fields = before chaos on a field counts
topic-card = before the last kept card is lost
topic-ammo = before ammunition is lost
topic-score = before the points are counted
topic-react = when zombies appear
topic-play-dead = playing dead
next-turn = { $name } next: ends the turn of { $before }
calm = Reduced motion
calm-text = Nothing slides; changes are marked instead.

keys-numbers = Light up an option; again: take it
keys-enter = Take the lit option
keys-arrows = Go through the options
keys-esc = Close, back, skip
keys-z = Undo the last step
keys-g = What it is about: how we win, how we lose
keys-l = How to play, in a window of its own
keys-h = Hint
keys-r = The rule of what is being told, in a window of its own
keys-space = Pause what happens
keys-n = One step of what happens
keys-s = Skip to the result
keys-m = Sound on or off
keys-zoom = Zoom in, out, whole board
keys-tab = Through everything on the table
keys-help = These keys

## About

about-title = About shamble
about-what = A table for cooperative zombie survival board games: rules, bots and this page are free software and run on your own machine.
about-words-title = Words and pictures
about-words = Rules and numbers follow the printed games; every sentence is written by us and every picture drawn by our code. Nothing here is the publishers’ art or text, and they have nothing to do with it. If you like a game, buy the box.
about-house-title = House cards
about-house = Where we don’t know a card, we made one up. Those are marked; who owns the box can replace them with the printed values.
about-credits-title = Credits
about-icons = Pictograms: game-icons.net, by { $authors } and others, CC BY 3.0 (creativecommons.org/licenses/by/3.0).
about-lucide = Interface icons: Lucide, ISC licence.
about-fonts = Fonts: Barlow Condensed by Jeremy Tribby and Inter by Rasmus Andersson, SIL Open Font License.
about-code = Made with Svelte, Vite and Project Fluent.
about-privacy-title = What is kept
about-privacy = Tables are stored by the server that you play on. Your settings and the links to your tables stay in this browser. Nothing is sent anywhere else.

## Farmingdale

goes-with = Only if this is chosen for “{ $name }”: { $values }.
switched-on = { $n ->
        [0] none on
       *[other] { $n } on
    }
lookup-fell = { $name } has fallen
lookup-sides = { $foes } { $zeds } · { $name } { $own }
via-zone = by way of { $zone }
lookup-gun = { $name }, strength { $own }
lookup-shift = { $n ->
        [one] 1 column
       *[other] { $n } columns
    } to the { $way ->
        [right] right
       *[left] left
    }
lookup-hits = { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
lookup-won = Won: { $zeds } on them, { $own } on us
lookup-lost = Lost: { $zeds } on them, { $own } on us
lit-tab = The card’s event counts in this phase.
paper-event = Event
paper-research = Research
paper-need = needs { $n }+
kept = Kept story cards
units = Everybody in Farmingdale

## The end's story
end-story = The game in pictures
end-round = Round { $round }
end-watch = Watch round { $round }
end-play-on = Play on from here: a new table
end-link = Copy the link to this moment
end-picture = Save as a picture
end-no-picture = This browser cannot draw the picture.
end-numbers = The numbers
end-career = { $played ->
        [one] 1 game on this device, { $won } won
       *[other] { $played } games on this device, { $won } won
    }
# The workshop
workshop = Workshop
workshop-game = Game
workshop-duplicate = Start from
workshop-new = New
workshop-opened = Opened. Undo brings the mission before back.
test-take = Write into the mission: { $difficulty }, { $minutes }
shelf-remove-sure = Really remove it?
shelf-tiles = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
door-red = closed
door-blue = blue
door-green = green
door-open = open
choice-blue = blue
choice-green = green
choice-yellow = yellow
choice-orange = orange
choice-red = red
choice-all = all
choice-any = any one
workshop-undo = Undo
workshop-redo = Redo
workshop-open = Open file
workshop-save = Save file
workshop-keep = Keep here
workshop-share = Share
workshop-play = Play it now
workshop-shared = Shared. Everybody with this link can open it: { $address }
workshop-kept = Kept on this server. Only this browser can change it.
workshop-board = Board
workshop-late = Not checked yet, it goes on by itself: { $reason }
workshop-fine = Nothing is wrong: it can be played.
workshop-checking = Checking …
workshop-teams = Survivors by number of players: { $teams }
workshop-parts = Parts of the mission
workshop-words = Texts
workshop-goals = Goals
workshop-special = Special rules
workshop-test = Test it
workshop-tools = Tools
workshop-colour = Colour
workshop-kind = Kind
workshop-owned = My tiles ({ $n } of { $all })
workshop-tile = Tile { $id }
workshop-slot = Tile { $id }, turned by { $degrees } degrees, column { $column }, row { $row }
workshop-slot-bare = Free place, column { $column }, row { $row }
workshop-remove = Remove
workshop-optional = optional
workshop-add-goals = Add a goal
workshop-add-special = Add a special rule
workshop-id = Id
workshop-author = Author
workshop-difficulty = Difficulty
workshop-minutes = Minutes
workshop-survivors = Survivors
workshop-title = Title
workshop-problem = The problem in one line
workshop-briefing = Briefing
workshop-tutorial = Tutorial
workshop-easy = Easy
workshop-medium = Medium
workshop-hard = Hard
tool-tiles = Tiles
tool-start = Start
tool-exit = Exit
tool-spawns = Spawn zones
tool-objectives = Objectives
tool-crates = Crates
tool-zombies = Zombies
tool-companions = Companions
tool-cars = Cars
tool-doors = Doors
tool-clear = Clear
hint-tiles = Drag a tile onto the board, or choose it and then a place. A click turns a tile; R turns, Delete removes.
hint-start = Click a zone: survivors start there.
hint-exit = Click a zone: survivors leave there.
hint-spawns = Click zones. The first one is the first to act, the others follow clockwise. Coloured ones sleep until their objective is taken.
hint-objectives = Click zones. Blue and green objectives wake spawn zones and open doors of their colour.
hint-crates = Click zones to lay crates.
hint-zombies = Click a zone: each click adds a zombie.
hint-companions = Click a zone: somebody waits there to be led.
hint-cars = Click street zones to park cars.
hint-doors = Click a door: closed, blue, green, open.
hint-doors-laid = Click a dashed wall to lay a door. Click a door: closed, blue, green, open, gone.
door-lay = Lay a door: { $name }
hint-clear = Click a zone to take everything away.
colour-plain = none
colour-blue = blue
colour-green = green
field-zone = Zone
field-zones = Zones
field-door = Door
field-objective = Objective
field-needs = Needed objectives
field-kind = Kind
field-card = Card
field-cards = Cards and numbers
field-any = Any of these cards
field-colour = Colour
field-level = Danger level
field-who = Who
field-n = Number
field-rounds = Rounds
field-every = Every so many rounds
field-noise = Noise
field-first = Among the first
field-ap = Adrenaline
field-escorted = Only escorted
test-about = Bots play the mission in the background: every number of players, three teams, and teams that ignore a rule; at least four games of each.
test-games = Games
test-restricted = The team ignores something: with it → without it, on the same seeds
test-start = Test it
test-not-yet = First mend what is listed below the board.
test-stale = The mission has changed since this test.
test-cancel = Cancel
test-progress = { $done } of { $total } games
test-won = { $rate } won ({ $low } to { $high })
test-minutes = about { $n } minutes
test-players = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
test-without = ignores { $what }
test-unvisited = Never visited: { $zones }
heat = Heat map on the board
heat-none = none
heat-wounds = wounds
heat-deaths = deaths
heat-searches = searches
heat-visits = visits
test-again = Change the mission and test it again: the new version plays the same seeds and is compared with this one.
test-compared = Before { $before }, now { $now }: { $mean } points ({ $low } to { $high }) on { $n } equal seeds.
test-report = The whole report, with pictures
test-watch = Worth watching
team-best = best team
team-worst = worst team
team-random = random teams
watch-closest = The closest win ({ $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    })
watch-typical = A typical loss ({ $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    })
watch-strangest = The strangest game ({ $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    })
rated-brutal = brutal
rated-hard = hard
rated-medium = medium
rated-easy = easy
rated-gentle = very easy
shelf = Missions
shelf-lead = All missions of Zombicide and Marvel Zombies, and those that people on this server have made.
shelf-playtest = Playtest by bots
shelf-nav = Missions
shelf-all = All
shelf-make = Make a mission
shelf-shared = Made and shared here
shelf-more = Show more
shelf-none = Nobody has shared a mission yet.
shelf-private = not shared
shelf-minutes = { $n } minutes
shelf-plays = { $n ->
        [one] played once
       *[other] played { $n } times
    }
shelf-wins = { $n ->
        [0] never won
        [one] won once
       *[other] won { $n } times
    }
shelf-stars = { $stars } of 5 stars ({ $n })
shelf-edit = Open in the workshop
shelf-comments = Comments
shelf-somebody = Somebody
shelf-rate-about = Whoever has finished a game of this mission can give it stars.
shelf-rate = Stars
shelf-name = Your name
shelf-comment = A comment for the author
shelf-send = Send
shelf-packs = Packs of cards and characters
packs-none = No pack on this server fits this game. Packs are uploaded here:
shelf-packs-about = Cards, characters and missions that can be switched on for a table. Tick a pack, then play a mission from this page; or tick it on the page of a new table.
shelf-use = Use it at the next table
shelf-no-stars = Only people who have finished a game of this mission can give it stars.
shelf-no-stars-text = Your comment is on the shelf, without stars: only people who have finished a game of this mission can give it stars.
shelf-play-mission = Play “{ $title }”
pack-rows = { $what ->
    [missions] { $n ->
        [one] { $n } mission
       *[other] { $n } missions
     }
    [survivors] { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
     }
    [equipment] { $n ->
        [one] { $n } equipment card
       *[other] { $n } equipment cards
     }
    [skills] { $n ->
        [one] { $n } skill
       *[other] { $n } skills
     }
    [zombies] { $n ->
        [one] { $n } kind of zombies
       *[other] { $n } kinds of zombies
     }
   *[other] { $n } × { $what }
 }
shelf-upload = Add a pack (.zip)
shelf-play-packs = Play it with the packs
