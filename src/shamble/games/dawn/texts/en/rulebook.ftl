# Dawn of the Zeds, 3rd edition: one sentence a rule. rules.toml has the same rules with page and ruling.

## Levels

rule-dawn-level-basic = The basic game has board A, blue cards, moves, melees, gunfire, searches for ammunition and story cards.
rule-dawn-level-outbreak = Level I adds infection, outbreaks, super-zeds, infectors, the hospital and supplies.
rule-dawn-level-apocalypse = Level II adds the green cards, the PRFN phase (raiders, Rangers, refugees, National Guard), villagers, chaos and defences.
rule-dawn-level-brains = Level III adds the yellow cards, scientists, the laboratory and research.
rule-dawn-level-walking-zeds = Level IV adds board B with the tunnel, orange cards and the security units.
rule-dawn-level-directors-cut = Level V adds the red cards: nothing is left out.
rule-dawn-level-parts = A sentence of a card that needs a rule above the level is skipped; the rest of the card counts.
rule-dawn-golden = A card beats the text of a level, and that beats the rulebook.

## Terms

rule-dawn-term-adjacent = Fields are adjacent when the board joins them directly.
rule-dawn-term-replace = Replaced zeds return to the bag once all new ones are drawn, or earlier if the bag runs dry.
rule-dawn-term-free = A free action costs neither an action nor any resource.
rule-dawn-term-additional = An additional action costs no action, but its resources are paid.
rule-dawn-term-surface = Everything is above ground except the fields of the tunnel.
rule-dawn-term-zed = "Zed" means normal zeds, super-zeds and infectors unless a sort is named.
rule-dawn-term-new-unit = A new hero or heroic civilian is drawn from those the level allowed and nobody took yet.
rule-dawn-term-new-zed = A new zed is drawn at random and comes at full strength.
rule-dawn-term-every-start = One zed goes to each Start; if two lie there already, to another Start of your choice.
rule-dawn-term-bag-empty = With an empty bag a super-zed comes instead; if there is none either, nothing comes.
rule-dawn-term-bag-empty-outbreak = In an outbreak without any zed left a chaos marker goes to the field instead.
rule-dawn-term-civilians = "Civilians" are normal, heroic and special ones alike.
rule-dawn-term-defined-way = A track's fields are all but its Start; hospital, laboratory, camp and cemetery are no track fields.
rule-dawn-term-named = Named fields are villages, town fields, the town centre and every other field with a name.
rule-dawn-term-center = The town centre counts as a town field and belongs to every track.
rule-dawn-term-player-units = Player units are heroes, all civilians, the National Guard and refugees.

## Set-up

rule-dawn-setup-board = Levels up to III use board A with four tracks, IV and V board B with the tunnel as a fifth.
rule-dawn-setup-zeds = One random normal zed starts on each track's Start.
rule-dawn-setup-civilians = Seven normal civilians are shuffled: one defiant in each village, one in the town centre, one in reserve.
rule-dawn-setup-heroes = From level I each seat chooses a hero of the level's cards; chance fills up to four.
rule-dawn-setup-heroes-basic = The basic game always has Piazza, Hernandez, Schmidt and Hunt, with the Furies.
rule-dawn-setup-heroic = One heroic civilian joins at random.
rule-dawn-setup-resources = Two dice are rolled: supplies are their sum, ammunition 6 minus the lower die; gifts come on top.
rule-dawn-setup-resources-basic = The basic game starts with 4 ammunition.
rule-dawn-setup-villagers = From level II villagers stand in each of the five villages.
rule-dawn-setup-security = From level IV security units stand on the city underground and on the checkpoint.
rule-dawn-setup-events = The event deck is built act by act from random special and normal cards, a finale at the bottom.
rule-dawn-setup-guard-card = From level II the Guard's card lies so that nine cards are below it.
rule-dawn-setup-stories = All story cards of the level's colours are shuffled.
rule-dawn-setup-research = The start card opens the research pile; basic cards lie on two advanced cards, the antidote and four weapon cards.
rule-dawn-setup-length = The length sets how many cards each act has.
rule-dawn-setup-markers = A lone player may take two to four player-action markers; then co-op events apply.
rule-dawn-setup-gifts = A unit's gifts are handed out each time it enters play from outside.

## Round

rule-dawn-round-card = A round starts with the next event card; its tabs are played from left to right.
rule-dawn-round-phases = A round has three phases: zeds, actions, organisation. Higher levels put these before them, in this order: raiders, Rangers, refugees and National Guard (PRFN), infection, consumption.
rule-dawn-event-begin = An effect at the beginning is carried out in full before anything else of its phase.
rule-dawn-event-during = An effect during a phase holds from its start to its end.
rule-dawn-event-end = An effect at the end comes when its phase is over.
rule-dawn-event-skipped = An event whose phase does not take place is skipped.
rule-dawn-event-tie = Ties between tracks or units, and cases where none fits, are yours to decide.
rule-dawn-event-special = Special events without a normal round just do what the card says.
rule-dawn-event-acts = The cards of Act I lie on those of II, III and IV.
rule-dawn-goal-win = You win when the finale's Actions phase begins.
rule-dawn-goal-lose-center = A zed that enters the town centre ends the game; no melee is fought there.
rule-dawn-goal-lose-chaos = Having to place a chaos marker with none left loses the game at once.
rule-dawn-goal-order = What waits from the Zeds phase is resolved before the finale is won.

## Story cards

rule-dawn-story-draw = The top story card is drawn; its head names the track of the event or outbreak.
rule-dawn-story-most-zeds = Most or fewest zeds: all sorts count, Starts included; you break ties.
rule-dawn-story-most-chaos = Most or least chaos: the markers on each track are compared; you break ties.
rule-dawn-story-choice = Your choice: any track.
rule-dawn-story-surface = If only surface tracks are possible, a drawn tunnel becomes your choice.
rule-dawn-story-first-the-event = The event or outbreak happens first, the story card's own text after it.
rule-dawn-story-now = A card marked "now" takes effect at once and is discarded.
rule-dawn-story-keep = A card marked "keep" may be kept for the moment it names, and is discarded when played.
rule-dawn-story-branch = If a story card leads to another, the first is finished before the next.
rule-dawn-story-reshuffle = An empty story deck is made new from its discards; kept cards stay out.

## Co-op

rule-dawn-coop-count = A co-op icon counts once for each hero player beyond the first.
rule-dawn-coop-move = The strongest zed or mob moves one field, then the next weaker; each only once.
rule-dawn-coop-tie = Of equally strong ones the nearer to the centre goes, then you choose.
rule-dawn-coop-blocked = One that cannot move passes the step to the next weaker that can.
rule-dawn-coop-formed = A mob formed by such a move counts as not yet activated.
rule-dawn-coop-catacombs = In catacombs every zed counts for itself.
rule-dawn-coop-anti = Anti-units never count for co-op moves.
rule-dawn-coop-place = A new zed goes to the Start of the track with the fewest zeds; ties are yours, a full Start means another.

## Zeds phase

rule-dawn-zeds-order = Co-op icon, event at the beginning, tracks from left to right, event at the end.
rule-dawn-zeds-empty-track = On a track without zeds a new normal zed appears on the Start and does not move yet.
rule-dawn-zeds-activate = All zeds of the track move one field, those nearer to the centre first, each once.
rule-dawn-zeds-mob = Zeds on one field are a mob: they move together and add up their strength.
rule-dawn-zeds-fight-first = A melee is settled before the next zeds of the track move.
rule-dawn-zeds-defender = If several of your units stand there, you name the one that defends, after reactions and before the dice.
rule-dawn-zeds-left-behind = If only some fit on the next field, the weaker stay behind; of equals you choose.
rule-dawn-zeds-room-first = Where nobody fits, nothing happens: no bark, no catacomb roll, no fallen barricade.
rule-dawn-zeds-double = A doubled icon activates its track twice in a row, everything fresh the second time.
rule-dawn-zeds-all = ALL: every track once, in the order you like.
rule-dawn-zeds-all-twice = ALL x2: every track twice, in any order, also one track twice before another.
rule-dawn-zeds-story-twice = STORY x2: a drawn story card names the track; it is activated twice, then the card's text follows.
rule-dawn-zeds-lost-not-again = A zed that got lost is not activated again in this phase, but uses up moves it still has.
rule-dawn-zeds-entering = Zeds that enter a field of a unit, raiders or an anti-unit fight at once.
rule-dawn-zeds-placed = A zed placed on a unit's field attacks it; the unit defends with its bonus.
rule-dawn-zeds-defiant = The first attack ends a civilian's defiance; from then on it may move.
rule-dawn-zeds-villagers-turn = Villagers alone with zeds, or on a field zeds have won, turn into refugees and go one field toward the centre.
rule-dawn-zeds-hello = Hello effects come when zeds enter or are placed, before any melee; those of heroes are optional.
rule-dawn-zeds-goodbye = Goodbye effects come when activated zeds leave toward the centre; a retreat sets none off.
rule-dawn-zeds-goodbye-first = The old field's goodbye effects are over before the new field's hello effects.
rule-dawn-zeds-limit = Two zeds at most stay on a surface field or a Start.
rule-dawn-zeds-infectors-extra = Infectors do not count for the limit.
rule-dawn-zeds-full-field = A zed to be placed on a full field goes toward the Start, to the first field with room.
rule-dawn-zeds-full-start = If the Start is full, another Start of your choice takes it; if all are, it returns to the bag.

## Chaos

rule-dawn-chaos-enter = Zeds that hold a named field without defenders put one chaos marker there, if none lies there.
rule-dawn-chaos-after-win = After a won melee the marker needs a zed alive on the field, however briefly.
rule-dawn-chaos-not-there = Starts and fields without a name get no chaos by this rule.
rule-dawn-chaos-effect = An effect that names a field puts its marker there in any case.
rule-dawn-chaos-stops = A unit that enters a field with chaos ends its move there.
rule-dawn-chaos-helpless = On a chaos field a unit can take no action but arrest; it still defends and retreats.
rule-dawn-chaos-immune = Pickles, Horatius and refugees pass freely.
rule-dawn-chaos-zeds = Zeds do not mind chaos.
rule-dawn-chaos-controlled = A field with zeds or chaos is zeds-controlled.

## Actions

rule-dawn-actions-sources = Actions come from the event card, from one marker a player and from special actions.
rule-dawn-actions-event = The event's actions are shared; at most 4 of them.
rule-dawn-actions-player = Each player spends their own player action as they like.
rule-dawn-actions-special = A special action belongs to its unit and costs no other action; once a round.
rule-dawn-actions-again = A unit may act several times, also in the same way.
rule-dawn-actions-one-by-one = Each action is finished before the next; unused ones lapse.
rule-dawn-actions-alone = Units on one field act each for itself; nothing is combined.
rule-dawn-move-points = A move action gives the unit its movement points, one a field.
rule-dawn-move-houses = Hospital and laboratory adjoin the town centre; beds and offices adjoin each other.
rule-dawn-move-attack = Entering a field with zeds or raiders ends the move in a melee.
rule-dawn-move-civilians = Normal civilians move 2 fields.
rule-dawn-move-defiant = Defiant units do not move.
rule-dawn-move-no-start = No unit enters a Start by moving.
rule-dawn-move-surface-only = Petra's Angels and the Guard never enter the tunnel.
rule-dawn-move-limit = At the end of a move two units at most share a field; passing is allowed.
rule-dawn-move-center-free = The town centre has room for everybody.
rule-dawn-move-bed-limit = A bed holds one unit of any sort.
rule-dawn-move-offices = An office or the laboratory takes one scientist hero and nobody else.
rule-dawn-move-tunnel-limit = One unit on ordinary tunnel fields, two in the city underground, any number in catacombs.
rule-dawn-move-placed-start = A unit that a card puts onto a Start ignores the limit there and attacks zeds it meets.
rule-dawn-search-who = Heroes and civilians search on a named field, defiant ones too; refugees do not.
rule-dawn-search-table = One die is looked up: 1 to 3 nothing, 4 and 5 or 6 what the field offers.
rule-dawn-search-two-dice = Two-dice searchers choose one die; a natural double gives the result twice.
rule-dawn-search-town = In town a 6 is ammunition or supplies, as you like.
rule-dawn-search-farm = The farm has supplies only.
rule-dawn-search-mine = The mine and the checkpoint have ammunition only.
rule-dawn-stock-limit = Supplies and ammunition never exceed 20.
rule-dawn-gunfire-who = Every unit with a strength may shoot at zeds or raiders on an adjacent track field, for 1 ammunition.
rule-dawn-gunfire-no-start = Nobody shoots from or onto a Start.
rule-dawn-gunfire-long = Long-range fire goes over occupied fields, but never through the town centre and never in the tunnel.
rule-dawn-heal-bed = One action heals one hit of a wounded unit in a bed and lowers infection by 1.
rule-dawn-heal-once = Each unit only once a round that way.
rule-dawn-heal-steps = Hits come off in reverse: EKG, markers, the full side with the rest of its markers.
rule-dawn-heal-ekg = Removing the EKG leaves a civilian with 1 hit, the Guard with 2 and a hero with none.
rule-dawn-heal-refugees = Refugees that lose their EKG go to the camp, and infection rises by 1.
rule-dawn-heal-coma = A comatose unit can only be healed; its abilities are off.
rule-dawn-heal-discharge = A unit without EKG may be discharged to the town centre at any time, free of charge.
rule-dawn-heal-discharge-dead = Any unit in a bed may be let go to the cemetery.
rule-dawn-heal-outside = Abilities that heal elsewhere do what they say; the healer may heal itself.
rule-dawn-heal-hospital-hit = A hit in a bed on a unit with EKG, or its last hit there, sends it to the cemetery without a roll.
rule-dawn-build-barricade = One action and 2 supplies put a barricade on the builder's field: defence 2.
rule-dawn-build-who = Everybody builds but Pickles, Horatius, refugees and villagers.
rule-dawn-build-one = A track has one barricade or the strongpoint, not more.
rule-dawn-build-falls = A zed that leaves the field toward the centre destroys the barricade; a retreat does not.
rule-dawn-build-strongpoint = Only Kingman builds the strongpoint: 3 supplies, defence 3, for good.
rule-dawn-build-minefield = Only Kingman on his full side lays the minefield: 2 supplies and 1 ammunition, once a game.
rule-dawn-build-mine-blast = Zeds that enter the minefield are shot at with 7, the second time with 4; then it is gone.
rule-dawn-build-mine-no-weapon = The minefield never uses the super-weapon.
rule-dawn-research-needs = Research takes a scientist hero in the laboratory.
rule-dawn-research-cost = The active card's supplies are paid first, also if the roll fails.
rule-dawn-research-roll = One die of at least the printed number reveals the next card, which becomes the active one.
rule-dawn-research-once = One success a round; free cards do not count.
rule-dawn-research-free = "Next card free": it is drawn and carried out without action, cost or roll.
rule-dawn-research-active = The top card of the research pile is the active one; it names what the next research takes.
rule-dawn-weapon-all-or-none = The super-weapon is used with all its components or not at all.
rule-dawn-weapon-users = Heroes and civilians use it; the Guard once it has been in town; raiders and anti-units never.
rule-dawn-weapon-fourth = The fourth component needs Professor Agee in the laboratory.
rule-dawn-weapon-choice = Each new component is chosen from those not in play.
rule-dawn-weapon-knuckles = { component-knuckles.text }
rule-dawn-weapon-hypnoze = { component-hypnoze.text }
rule-dawn-weapon-phosphorus = { component-phosphorus.text }
rule-dawn-weapon-gas-grenade = { component-gas-grenade.text }
rule-dawn-weapon-zed-snack = { component-zed-snack.text }
rule-dawn-arrest-roll = One action of a unit beside an anti-unit: 5 or 6 sends it to jail, for lawmen from 4 on.
rule-dawn-arrest-chaos = Arrest is the one action allowed on a chaos field.

## Combat

rule-dawn-fight-when = A melee starts as soon as a unit with a strength and zeds share a field.
rule-dawn-fight-no-people = Villagers and refugees never fight.
rule-dawn-fight-loser = One side loses and retreats, even if the winner died.
rule-dawn-fight-infection = A melee against zeds raises infection by 1 before the dice; against raiders it does not.
rule-dawn-fight-highest-infection = Of several infection values in a mob only the highest counts.
rule-dawn-fight-ammo = Gunfire costs 1 ammunition.
rule-dawn-fight-strength = Strength is the number of the side that is up; hit markers do not change it.
rule-dawn-fight-mob = A mob's strength is the sum of its zeds.
rule-dawn-fight-shared = If a melee breaks out on a field that holds zeds already, all of them are one mob.
rule-dawn-fight-one-unit = Your units never add their strength: one fights.
rule-dawn-fight-column = Zeds three times, twice or just stronger, a tie, or the same for the unit: that is the starting column.
rule-dawn-fight-gun-column = Gunfire starts in the column of the shooter's strength; 7 is the last.
rule-dawn-fight-shifts = Column shifts add up and cancel out; the table's edge stops them at the end.
rule-dawn-fight-defence = Only a unit whose field zeds entered has a defence bonus, and only the best one.
rule-dawn-fight-dice = Two dice are added and the line is read in the combat column.
rule-dawn-fight-result = The left number hits the zeds, the right one your unit; the zeds' hits come first.
rule-dawn-fight-gun-result = Gunfire only hits the target; nobody retreats.
rule-dawn-fight-reroll = A reroll takes both dice, once; the second roll stands.
rule-dawn-fight-winner-chaos = A defender who wins does not clear chaos.
rule-dawn-fight-example = A zed with three hits a side flips at the third and dies at the sixth.
rule-dawn-hits-mob = You share the hits among a mob's zeds as you like.
rule-dawn-hits-fighter-only = Only the unit that fights is hit.
rule-dawn-hits-infectors-last = Infectors are hit after all other zeds of the field.
rule-dawn-hits-markers = A hit is a marker; the last of the full side flips the counter.
rule-dawn-hits-refugees = One hit on refugees is a saving roll at once.
rule-dawn-hits-zed-dies = A dead normal zed goes back into the bag.
rule-dawn-hits-super-dies = A dead super-zed leaves the game.
rule-dawn-hits-raiders-die = Dead raiders leave the game.
rule-dawn-hits-resist = A tough unit rolls for each hit and ignores it with a high enough die.
rule-dawn-hits-surplus = Hits nobody is left to take are lost.
rule-dawn-save-roll = The last hit: on 1 to 3 the unit dies, on 4 to 6 it is carried to a bed.
rule-dawn-save-bed = It lies there reduced and comatose, and infection rises by 1; units may be discharged to make room.
rule-dawn-save-no-bed = Without a free bed it dies all the same.
rule-dawn-save-basic = In the basic game a saved unit stands in the town centre without hits, civilians reduced.
rule-dawn-save-infector = An infector that is hit rolls: 1 to 3 back to its Start, 4 to 6 dead.
rule-dawn-save-anti = An anti-unit's last hit: 1 to 3 back to its Start, 4 to 6 to the cemetery.
rule-dawn-save-counts = Whether saved or dead, the unit has won or lost for its side.
rule-dawn-save-cemetery = Units in the cemetery are out of the game.

## Retreat

rule-dawn-retreat-all = All of the losing side go one field, whatever lies in the way.
rule-dawn-retreat-pickles = Pickles may hide instead if he did not defend.
rule-dawn-retreat-refugees = Refugees never retreat; they are bitten if a zed comes onto their field.
rule-dawn-retreat-gunfire = Nobody retreats from gunfire.
rule-dawn-retreat-new-fight = Retreating onto enemies is a new melee, with those who retreat as attackers.
rule-dawn-retreat-zeds = Zeds retreat toward the Start of their track.
rule-dawn-retreat-defender = A defending unit retreats toward the town centre.
rule-dawn-retreat-attacker = An attacking unit retreats to where it came from, or on toward the centre if that is full.
rule-dawn-retreat-raiders = Raiders retreat toward the Start.
rule-dawn-retreat-zeds-full = Zeds fill fields up to the limit, the stronger nearer to the centre, the rest farther back.
rule-dawn-retreat-start-full = Zeds that find the Start full go to other Starts, super-zeds first; without room they die.
rule-dawn-retreat-units-full = Units without room go on toward the centre; you choose who stays where.
rule-dawn-retreat-chain = A chain of retreats and fights ends when one side is gone or at Start or centre.
rule-dawn-retreat-fall-back = Falling back works like a retreat, but is neither a retreat nor a defeat.

## Organisation

rule-dawn-organisation-discard = The event is discarded, its reminders leave, the action track goes to 0.
rule-dawn-organisation-ready = Player and special actions are ready again, except those of once a game.
rule-dawn-organisation-order = On each field with chaos and a player unit or raiders one marker goes, and infection rises by 1.
rule-dawn-organisation-order-not = Pickles, Horatius and refugees restore no order.
rule-dawn-organisation-antidote = The antidote lowers infection by 1 at the end of each organisation phase.
rule-dawn-organisation-elwood = So does Elwood Berra while he is in play.

## Infection

rule-dawn-infection-infectors = Each infector off the Start raises infection by 1 first.
rule-dawn-infection-no-roll = A tab that says "no" ends the phase there.
rule-dawn-infection-roll = Two dice above the level: nothing. Otherwise the level falls by the roll and an outbreak follows.
rule-dawn-infection-unchecked = At 13 an unchecked outbreak waits for the end of what caused it, then two dice come off the level.
rule-dawn-infection-super = An unchecked outbreak brings a super-zed.
rule-dawn-infection-surplus = Infection stays between 0 and 13; the surplus lapses.
rule-dawn-outbreak-place = The zed appears on the chaos field of the track nearest to the centre, otherwise in its nearest village.
rule-dawn-outbreak-tunnel = In the tunnel without chaos it appears on the Start.
rule-dawn-outbreak-fight = Units there fight it at once.
rule-dawn-outbreak-refugees = Refugees alone there are bitten, villagers alone turn and go.
rule-dawn-outbreak-story = The story card's text comes last.

## Consumption

rule-dawn-consume-tab = The tab says 0, 1 or 2 supplies to pay.
rule-dawn-consume-roll = A die at most as high as the units in beds and camp costs 1 supply.
rule-dawn-consume-shortage = Each supply that is missing is a hit on a unit of your choice that is not comatose.

## PRFN

rule-dawn-prfn-order = Raiders, Rangers, refugees, National Guard: in this order.
rule-dawn-prfn-raiders = All raiders must go one field toward the centre and fight what they meet.
rule-dawn-prfn-rangers = The Rangers may go one field in any direction.
rule-dawn-prfn-refugees = As many different refugees of your choice as the tab says must go one field toward the centre, never onto zeds; those before zeds may be chosen, and stay.
rule-dawn-prfn-guard = The Guard may go one field in any direction.
rule-dawn-raiders = Raiders fight zeds as a unit would and units as zeds would; 6/3, three hits a side.
rule-dawn-raiders-share = With villagers and refugees they share a field in peace.
rule-dawn-raiders-defence = As defenders they have the field's bonus.
rule-dawn-raiders-infection = Their melee against zeds raises infection by 1.
rule-dawn-raiders-raiders = Raiders against raiders: those who move stand on the zeds' side of the table.
rule-dawn-raiders-center = In the town centre they take supplies and ammunition of your choice up to their strength and leave.
rule-dawn-raiders-bubba = Bubba's Gang fights one column better for itself, and in the centre each unit in town takes 1 hit too.

## Villagers and refugees

rule-dawn-villagers = Villagers do nothing, take no hits and do not count for limits.
rule-dawn-refugees-limits = Refugees do not count for limits, but fill a bed.
rule-dawn-refugees-bitten = Zeds that come onto undefended refugees bite each of them: infection +2 and a saving roll.
rule-dawn-refugees-no-win = Biting refugees is no melee won.
rule-dawn-refugees-move = A move action takes refugees one field; other actions they have none.
rule-dawn-refugees-never-zeds = They never go onto zeds of their own will.
rule-dawn-refugees-center = In the town centre infection rises by 1 and they settle in the camp.
rule-dawn-refugees-arm = Once an Actions phase camp refugees go to the cemetery and a normal civilian returns from there, reduced, to the centre.
rule-dawn-vip = V.I.P.s move like refugees; in the centre: infection 0, all units healed, or 4 supplies and 2 ammunition.

## Tunnel

rule-dawn-tunnel-named = The tunnel's named fields hold one, the city underground two.
rule-dawn-tunnel-catacombs = Catacombs have no name and no limit, and no mobs form there.
rule-dawn-tunnel-one-by-one = Zeds leave a catacomb one by one, the strongest first.
rule-dawn-tunnel-fight-all = A unit that enters fights its zeds one after the other, in your order, until it loses or all are gone.
rule-dawn-tunnel-defend = A zed that enters fights one unit; if that retreats, all go.
rule-dawn-tunnel-roll = Leaving a catacomb takes a die: 1 to 3 go, 4 or 5 stay, 6 lost.
rule-dawn-tunnel-clearance = Red-Diamond clearance needs no roll.
rule-dawn-tunnel-lost = Lost: a die names the tunnel field; the limit holds, and whoever comes fights as attacker.
rule-dawn-tunnel-lost-dead = The same catacomb again: dead without a saving roll.
rule-dawn-tunnel-lost-on = Points that are left may be used from the new field.
rule-dawn-tunnel-limit = Ordinary tunnel fields hold one zed and one unit, the Start two zeds.

## Versus

rule-dawn-versus-zed-player = One player plays the zeds, the others the units.
rule-dawn-versus-stages = Regeneration from level I, anti-civilians with move and escape from II, anti-heroes and reinforcement from IV.
rule-dawn-versus-actions = The track icons are the zed player's actions, 1 to 4; ALL gives 4, STORY x2 gives 2.
rule-dawn-versus-must = They must be used as long as something is possible.
rule-dawn-versus-reinforce = The first card of Act III and of IV brings an anti-unit onto a named field, civilians above ground.
rule-dawn-versus-activate = Activate: a track of the zed player's choice, each once, or twice for a double icon.
rule-dawn-versus-free-step = Anti-units of that track may go one field toward the centre for free.
rule-dawn-versus-appear = Appear: a new zed on a Start without one, for 2 actions also on a Start with one.
rule-dawn-versus-regenerate = Regeneration: the hit markers of one zed or super-zed go.
rule-dawn-versus-move = Move: an anti-unit uses its movement points.
rule-dawn-versus-escape = Escape: with a PRFN tab of 2 an anti-unit leaves jail for a named field.
rule-dawn-versus-veto = Once a Zeds phase the heroes may discard a kept story card to stop an activation.
rule-dawn-versus-jail = In jail an anti-unit has no abilities and no actions but escape.
rule-dawn-versus-jail-lasting = A lasting special action it used this round goes on.
rule-dawn-versus-defender = With your unit and an anti-unit on the field a die decides who defends: 1 to 3 yours.
rule-dawn-versus-hits = Only the defender is hit; the rest is lost.
rule-dawn-versus-no-duel = Units and anti-units never fight each other.
rule-dawn-versus-ties = The zed player orders ALL and BRAINS! and shares out what overflows at Starts.
rule-dawn-versus-setup = The zed player's first anti-unit is placed last, on a named field that is no town field.
rule-dawn-versus-center = Anti-units never enter the town centre; a retreat there ends in jail.

## Options

rule-dawn-option-level = An option may be chosen from its level on.
rule-dawn-option-exclusive = Familiar faces and clueless, three and two heroes exclude each other.
rule-dawn-option-slower = Slower: one special event of Act III, IV or each becomes a normal one.
rule-dawn-option-good-haul = Good haul: a search of 7 or more brings 2 ammunition, 2 supplies or one of each.
rule-dawn-option-opportunist = Opportunist: a kept story card thrown away unused is 1 more card action.
rule-dawn-option-volunteers = Volunteers: the civilian in the town centre becomes a second heroic one.
rule-dawn-option-familiar-faces = Familiar faces: new heroes and heroic civilians are chosen.
rule-dawn-option-foreshadowing = Foreshadowing: you see a zed before you choose its place.
rule-dawn-option-infection-control = Infection control: outbreak zeds appear on Starts.
rule-dawn-option-hospital-wing = Hospital wing: five beds.
rule-dawn-option-hazmat = Hazmat suits: restoring order raises no infection.
rule-dawn-option-resourceful-refugees = Resourceful refugees: 2 supplies when they reach the centre.
rule-dawn-option-crisis-proof = Crisis-proof: running out of chaos markers does not lose the game.
rule-dawn-option-defence-strategy = Defence strategy: barricades cost 1 supply less and may be built anew elsewhere on their track.
rule-dawn-option-lab-excellence = Lab excellence: a failed research costs no supplies, a success at most 1.
rule-dawn-option-navigation = Navigation: all player units have Red-Diamond clearance.
rule-dawn-option-only-the-strong = Only the strong: stronger zeds push weaker ones back from a full field; super-zeds count as stronger.
rule-dawn-option-three-heroes = Where did they go: fewer than four players fill up to three heroes only.
rule-dawn-option-two-heroes = I can manage: only two heroes; each missing one may be a heroic civilian.
rule-dawn-option-bring-it-on = Bring it on: Starts hold any number of zeds.
rule-dawn-option-clueless = Clueless: new heroes and heroic civilians are always drawn.
rule-dawn-option-dead-sure = Dead sure: units have no saving rolls.
rule-dawn-option-few-drugs = Few drugs: each heal action costs 1 supply more.
rule-dawn-option-like-rabbits = Like rabbits: an unchecked outbreak also brings a normal zed to that Start.
rule-dawn-option-rain-to-eaves = From bad to worse: an unchecked outbreak draws a second story card and a second super-zed.
rule-dawn-option-costly-research = Costly research: each research costs 1 supply more.
rule-dawn-option-botched = Botched: components come at random.
rule-dawn-option-maestro = Maestro: Dr. Marteuse is an infector of +2 who starts with the Sleeper on his office and walks to the Start.
rule-dawn-option-maestro-start = On the Start a random component is lost and he leaves play.
rule-dawn-option-maestro-jail = A unit that enters his field jails him: the next research card is free.
rule-dawn-option-diabolic = Diabolic: the zed player breaks all ties.
rule-dawn-option-nobody-called = Nobody called: lawmen arrest like anybody else.

## The end

rule-dawn-end-score = Points: units, refugees, stocks, low infection, antidote and components; chaos and, after a loss, cards left count against.
rule-dawn-end-rank = Five ranks, from 0 points or less to 21 or more.
rule-dawn-end-epilogue = The epilogue picks its lines by chaos, refugees saved, antidote, components and how it ended.

## Heroes, civilians and other units

rule-dawn-civilian-normal = Normal civilians have two hits a side and move 2.
rule-dawn-civilian-security = The security teams are lawmen with Red-Diamond clearance: 4/3, two hits a side.
rule-dawn-hero-piazza-long-range = { ability-piazza-long-range.text }
rule-dawn-hero-piazza-fall-back = { ability-piazza-fall-back.text }
rule-dawn-hero-piazza-hand-loading = { ability-piazza-hand-loading.text }
rule-dawn-hero-hernandez-town-search = { ability-hernandez-town-search.text }
rule-dawn-hero-hernandez-short-ways = { ability-hernandez-short-ways.text }
rule-dawn-hero-hernandez-rally = { ability-hernandez-rally.text }
rule-dawn-hero-hernandez-speech = { ability-hernandez-speech.text }
rule-dawn-hero-schmidt-duty = { ability-schmidt-duty.text }
rule-dawn-hero-schmidt-brawler = { ability-schmidt-brawler.text }
rule-dawn-hero-schmidt-reroll = { ability-schmidt-reroll.text }
rule-dawn-hero-hunt-orders = { ability-hunt-orders.text }
rule-dawn-hero-hunt-long-range = { ability-hunt-long-range.text }
rule-dawn-hero-hunt-reroll = { ability-hunt-reroll.text }
rule-dawn-hero-johnson-gifts = { ability-johnson-gifts.text }
rule-dawn-hero-johnson-collector = { ability-johnson-collector.text }
rule-dawn-hero-johnson-marksman = { ability-johnson-marksman.text }
rule-dawn-hero-johnson-traps = { ability-johnson-traps.text }
rule-dawn-hero-johnson-first-aid = { ability-johnson-first-aid.text }
rule-dawn-hero-kingman-strongpoint = { ability-kingman-strongpoint.text }
rule-dawn-hero-kingman-minefield = { ability-kingman-minefield.text }
rule-dawn-hero-kingman-entrenched = { ability-kingman-entrenched.text }
rule-dawn-hero-kingman-perimeter = { ability-kingman-perimeter.text }
rule-dawn-hero-pickles-collector = { ability-pickles-collector.text }
rule-dawn-hero-pickles-camouflage = { ability-pickles-camouflage.text }
rule-dawn-hero-pickles-bark = { ability-pickles-bark.text }
rule-dawn-hero-pickles-dog = { ability-pickles-dog.text }
rule-dawn-hero-santana-charge = { unit-santana.text }
rule-dawn-hero-staub-forager = { ability-staub-forager.text }
rule-dawn-hero-staub-first-shot = { ability-staub-first-shot.text }
rule-dawn-hero-staub-tough = { ability-staub-tough.text }
rule-dawn-hero-staub-fierce = { ability-staub-fierce.text }
rule-dawn-hero-darling-assassin = { ability-darling-assassin.text }
rule-dawn-hero-darling-story = { ability-darling-story.text }
rule-dawn-hero-seaver-rounds = { ability-seaver-rounds.text }
rule-dawn-hero-seaver-first-aid = { ability-seaver-first-aid.text }
rule-dawn-hero-seaver-extra-bed = { ability-seaver-extra-bed.text }
rule-dawn-hero-agee-office = { ability-agee-office.text }
rule-dawn-hero-agee-laboratory = { ability-agee-laboratory.text }
rule-dawn-hero-agee-order = { ability-agee-order.text }
rule-dawn-hero-agee-overtime = { ability-agee-overtime.text }
rule-dawn-hero-wright-agent = { ability-wright-agent.text }
rule-dawn-hero-wright-foresight = { ability-wright-foresight.text }
rule-dawn-hero-wright-office = { ability-wright-office.text }
rule-dawn-hero-hauser-training = { ability-hauser-training.text }
rule-dawn-hero-hauser-recruiting = { ability-hauser-recruiting.text }
rule-dawn-hero-hauser-search = { ability-hauser-search.text }
rule-dawn-hero-horatius-gifts = { ability-horatius-gifts.text }
rule-dawn-hero-horatius-clean = { ability-horatius-clean.text }
rule-dawn-hero-horatius-reroll = { ability-horatius-reroll.text }
rule-dawn-hero-horatius-ape = { ability-horatius-ape.text }
rule-dawn-hero-jones-duty = { ability-jones-duty.text }
rule-dawn-hero-jones-home-made = { ability-jones-home-made.text }
rule-dawn-hero-jones-experiment = { ability-jones-experiment.text }
rule-dawn-hero-wilson-collector = { ability-wilson-collector.text }
rule-dawn-hero-wilson-story-sight = { ability-wilson-story-sight.text }
rule-dawn-hero-wilson-luck = { ability-wilson-luck.text }
rule-dawn-hero-wilson-shortcut = { ability-wilson-shortcut.text }
rule-dawn-civilian-furies-bare-hands = { unit-furies.text }
rule-dawn-civilian-salvation-gifts = { ability-salvation-gifts.text }
rule-dawn-civilian-salvation-care = { ability-salvation-care.text }
rule-dawn-civilian-salvation-kitchen = { ability-salvation-kitchen.text }
rule-dawn-civilian-veterans12-first-shot = { ability-veterans12-first-shot.text }
rule-dawn-civilian-veterans12-unbeaten = { ability-veterans12-unbeaten.text }
rule-dawn-civilian-fire129-axes = { ability-fire129-axes.text }
rule-dawn-civilian-fire129-evacuation = { ability-fire129-evacuation.text }
rule-dawn-civilian-fire129-hose = { ability-fire129-hose.text }
rule-dawn-civilian-bauer-exchange = { ability-bauer-exchange.text }
rule-dawn-civilian-bauer-builder = { ability-bauer-builder.text }
rule-dawn-civilian-bauer-bridge = { ability-bauer-bridge.text }
rule-dawn-civilian-riot-squad-masks = { ability-riot-squad-masks.text }
rule-dawn-civilian-riot-squad-bare-hands = { ability-riot-squad-bare-hands.text }
rule-dawn-civilian-clarion-guest = { ability-clarion-guest.text }
rule-dawn-civilian-clarion-last-stand = { ability-clarion-last-stand.text }
rule-dawn-civilian-clarion-rations = { ability-clarion-rations.text }
rule-dawn-civilian-wzed-broadcast = { ability-wzed-broadcast.text }
rule-dawn-civilian-wzed-morale = { ability-wzed-morale.text }
rule-dawn-civilian-petra-home-made = { unit-petra.text }
rule-dawn-civilian-rangers-close-quarters = { ability-rangers-close-quarters.text }
rule-dawn-civilian-rangers-long-range = { ability-rangers-long-range.text }
rule-dawn-civilian-rangers-patrol = They may move one field in the PRFN phase.
rule-dawn-guard-heavy-fire = { ability-guard-heavy-fire.text }
rule-dawn-guard-march = It may move one field in the PRFN phase.
rule-dawn-guard-super-weapon = { ability-guard-super-weapon.text }
rule-dawn-anti-marteuse-puppeteer = { ability-marteuse-puppeteer.text }
rule-dawn-anti-marteuse-interference = { ability-marteuse-interference.text }
rule-dawn-anti-marteuse-jailed = The next research card is free when he is arrested.
rule-dawn-anti-preacher-sermon = { ability-preacher-sermon.text }
rule-dawn-anti-preacher-roadblock = { ability-preacher-roadblock.text }
rule-dawn-anti-preacher-jailed = Infection falls by 1 when he is arrested.
rule-dawn-anti-fence-fencing = { unit-fence.text }
rule-dawn-anti-fence-jailed = 2 supplies or 2 ammunition when she is arrested.
rule-dawn-anti-saboteur-sabotage = { ability-saboteur-sabotage.text }
rule-dawn-anti-saboteur-arson = { ability-saboteur-arson.text }
rule-dawn-anti-saboteur-jailed = A chaos marker is removed when he is arrested.
rule-dawn-anti-lawyers-injunction = { ability-lawyers-injunction.text }
rule-dawn-anti-lawyers-immunity = { ability-lawyers-immunity.text }
rule-dawn-anti-lawyers-jailed = Their arrest brings nothing.
rule-dawn-anti-activists-human-shield = { ability-activists-human-shield.text }
rule-dawn-anti-activists-vigil = { ability-activists-vigil.text }
rule-dawn-anti-activists-jailed = Their arrest draws a story card: a keep card is kept, any other is discarded.
rule-dawn-anti-hoarders-picked-clean = { ability-hoarders-picked-clean.text }
rule-dawn-anti-hoarders-waste = { ability-hoarders-waste.text }
rule-dawn-anti-hoarders-jailed = 2 supplies when they are arrested.
rule-dawn-civilian-rangers-gifts = The Rangers bring 4 ammunition.

## Zeds

rule-dawn-zed-normal = Normal zeds have three hits a side.
rule-dawn-super-k10 = { zed-k10.text }
rule-dawn-super-fester = { zed-fester.text }
rule-dawn-super-berserker = { zed-berserker.text }
rule-dawn-super-sleeper = { zed-sleeper.text }
rule-dawn-super-regenerator = { zed-regenerator.text }
rule-dawn-super-doomed = { zed-doomed.text }
rule-dawn-super-ironclad = { zed-ironclad.text }
rule-dawn-super-giant = { zed-giant.text }
rule-dawn-super-leaper = { zed-leaper.text }
rule-dawn-infector-noelle = { zed-noelle.text }
rule-dawn-infector-vermin = { zed-vermin.text }
rule-dawn-super-mob = A super-zed's extra moves are made alone; only the first step is the mob's.

## Markers

rule-dawn-marker-resistant = Each hit on this zed is cancelled on 1 to 3.
rule-dawn-marker-toxic = Melees against this zed or its mob raise infection by 3.
rule-dawn-marker-fast = This zed moves twice an activation, the second time alone, and fights after each step.
rule-dawn-marker-smart = When this zed attacks, you fight one column worse.
rule-dawn-marker-leader = In every melee against this zed you fight one column worse.
rule-dawn-marker-acrid = After a step without a fight this zed shoots with its strength at non-zeds one field nearer to town, no defence, never into the centre.
rule-dawn-marker-well-armed = One column better in melee and gunfire, until the cemetery.
rule-dawn-marker-civilian-leader = One column better in melee and gunfire, until the cemetery.
rule-dawn-marker-trained = 2 more strength on both sides, until the cemetery.
rule-dawn-marker-no-entry = Nobody enters this field for the rest of the round, zeds neither.
rule-dawn-marker-broken-bridge = Units and raiders cannot enter; an action there or beside it turns it into a ferry. Zeds can.
rule-dawn-marker-ferry = Everybody may enter, but a move ends here.
rule-dawn-marker-none = An upgrade without a normal zed to take it counts as removed.

## Events

rule-dawn-event-cardio = { event-cardio.text }
rule-dawn-event-loot = A unit with a strength on the named field finds what the card says at the end of the Actions phase, once.
rule-dawn-event-mark-civilian = { event-well-armed.text }
rule-dawn-event-night-raid = Infection +1 for each zed on the track, then a new zed on its Start; no defence bonus in this phase.
rule-dawn-event-ambush = { event-below-our-feet.text }
rule-dawn-event-spreading = Normal civilians killed or carried to a bed this round leave a new zed on their field.
rule-dawn-event-new-zeds = A new zed on every field the card names; some cards then take all hit markers off all zeds.
rule-dawn-event-replace-weak = { event-hate-that.text }
rule-dawn-event-hero-arrives = { event-hero-arrives-1.text }
rule-dawn-event-keep-calm = { event-keep-calm.text }
rule-dawn-event-blast = Everyone and every zed on the field takes hits and retreats; nobody enters it this round.
rule-dawn-event-upgrade = A new zed on the card's Start, and the strongest normal zed gets the upgrade marker.
rule-dawn-event-hidden-zed = { event-what-smell.text }
rule-dawn-event-brains = Infection rises, all tracks are activated, and zeds that win a melee move on at once; no actions.
rule-dawn-event-finale = The game is won if Farmingdale still stands when the finale's Actions phase begins.
rule-dawn-event-losses = As many losses as the card's number or die says, in any mix that it allows, paid one by one.
rule-dawn-event-rangers = { event-rangers-deploy.text }
rule-dawn-event-double-chaos = As long as the Zeds phase lasts, a named field that falls to the zeds gets 2 chaos markers instead of 1.
rule-dawn-event-unknown-mob = { event-unknown-mob.text }
rule-dawn-event-raiders = { event-raiders-appear.text }
rule-dawn-event-bombardment = Choose zeds on a surface field that is no Start; the dice say how many hits they take.
rule-dawn-event-unstoppable = { event-hard-headed.text }
rule-dawn-event-hospital-drill = { event-hospital-drill.text }
rule-dawn-event-gate-crash = { event-this-is-bad.text }
rule-dawn-event-pandemic = { event-what-is-that.text }
rule-dawn-event-guard = { event-guard-arrives.text }
rule-dawn-event-noelle = { event-noelle-walks.text }
rule-dawn-event-double-shift = { event-double-shift.text }
rule-dawn-event-flambe = { event-flambe.text }
rule-dawn-event-super-frenzy = { event-super-mad.text }
rule-dawn-event-despair = { event-despair.text }
rule-dawn-event-bikers = { event-bikers.text }
rule-dawn-event-real-monster = { event-real-monster.text }
rule-dawn-event-mercenaries = { event-mercenaries.text }
rule-dawn-event-fresh-zeds = { event-what-more.text }
rule-dawn-event-breakdown = { event-breakdown.text }
rule-dawn-event-feeding = Zeds on or next to a town or village field without player units recover 1 hit.
rule-dawn-event-fire-brigades = { event-fire-brigades.text }
rule-dawn-event-contamination = { event-contamination.text }
rule-dawn-event-setback = { event-lab-accident.text }
rule-dawn-event-elwood = { event-elwood.text }
rule-dawn-event-airborne = { event-airborne.text }
rule-dawn-event-takes-village = { event-takes-village.text }
rule-dawn-event-mysterious-doctor = { event-mysterious-doctor.text }
rule-dawn-event-sewers = { event-sewer-zeds.text }
rule-dawn-event-heroic-help = { event-heroic-help.text }
rule-dawn-event-bats = { event-bats.text }
rule-dawn-event-artifact = { event-artifact.text }
rule-dawn-event-dark-fair = { event-dark-fair.text }
rule-dawn-event-not-again = { event-not-again.text }
rule-dawn-event-from-the-lab = { event-from-the-lab.text }
rule-dawn-event-bloated = { event-bloated.text }
rule-dawn-event-shortcuts = { event-shortcuts.text }
rule-dawn-event-no-escape = { event-no-escape.text }
rule-dawn-event-steam-ducts = { event-steam-ducts.text }

## Story cards

rule-dawn-story-bulldozer = { story-bulldozer.text }
rule-dawn-story-lake-zeds = { story-lake-zeds.text }
rule-dawn-story-militia-leader = { story-militia-leader.text }
rule-dawn-story-vermin = { story-rats.text }
rule-dawn-story-adrenaline = { story-adrenaline.text }
rule-dawn-story-organiser = { story-organiser.text }
rule-dawn-story-graveyard = { story-graveyard.text }
rule-dawn-story-iron-will = { story-iron-will.text }
rule-dawn-story-duds-and-mould = { story-duds-and-mould.text }
rule-dawn-story-cooked-books = { story-cooked-books.text }
rule-dawn-story-no-name = { story-no-name.text }
rule-dawn-story-see-someone = { story-see-someone.text }
rule-dawn-story-zed-call = { story-zed-call.text }
rule-dawn-story-bridge-down = { story-bridge-down.text }
rule-dawn-story-downpour = { story-downpour.text }
rule-dawn-story-forgot-what = { story-forgot-what.text }
rule-dawn-story-they-fell-for-it = { story-they-fell-for-it.text }
rule-dawn-story-borrowed-trucks = { story-borrowed-trucks.text }
rule-dawn-story-scouts = { story-scouts.text }
rule-dawn-story-stench = { story-stench.text }
rule-dawn-story-bonfire = { story-bonfire.text }
rule-dawn-story-another-way = { story-another-way.text }
rule-dawn-story-stiff-drink = { story-stiff-drink.text }
rule-dawn-story-bubba = { story-bubbas-gang.text }
rule-dawn-story-square-one = { story-square-one.text }
rule-dawn-story-tunnel-roof = { story-tunnel-roof.text }
rule-dawn-story-hero-kept = { story-hero-kept.text }
rule-dawn-story-evil-plans = { story-evil-plans.text }
rule-dawn-story-prozed-protest = { story-prozed-protest.text }
rule-dawn-story-rusty-lock = { story-rusty-lock.text }
rule-dawn-story-out-of-bed = { story-out-of-bed.text }
rule-dawn-story-project-file = { story-project-file.text }
rule-dawn-story-desperate-measures = { story-desperate-measures.text }
rule-dawn-story-clean-sweep = { story-clean-sweep.text }
rule-dawn-story-throw-something = { story-throw-something.text }
rule-dawn-story-alpha = { story-alpha.text }
rule-dawn-story-contagion = { story-contagion.text }
rule-dawn-story-news-chopper = { story-news-chopper.text }
rule-dawn-story-rescue-flare = { story-rescue-flare.text }
rule-dawn-story-hypnotised = { story-hypnotised.text }
rule-dawn-story-ingenuity = { story-ingenuity.text }
rule-dawn-story-blooming = { story-blooming.text }
rule-dawn-story-breakdown-weapon = { story-breakdown-weapon.text }
rule-dawn-story-old-cannon = { story-old-cannon.text }

## Research cards

rule-dawn-research-dpc-order = { research-dpc-order.text }
rule-dawn-research-hmm = { research-hmm.text }
rule-dawn-research-poisoned = { research-poisoned.text }
rule-dawn-research-not-dead = { research-not-dead.text }
rule-dawn-research-distraction = { research-distraction.text }
rule-dawn-research-sasha = { research-sasha.text }
rule-dawn-research-leaflets = { research-leaflets.text }
rule-dawn-research-hope = { research-hope.text }
rule-dawn-research-jerky = { research-jerky.text }
rule-dawn-research-turn-it-down = { research-turn-it-down.text }
rule-dawn-research-confident = { research-confident.text }
rule-dawn-research-half-turned = { research-half-turned.text }
rule-dawn-research-shortage = { research-shortage.text }
rule-dawn-research-more-tests = { research-more-tests.text }
rule-dawn-research-anti-growth = { research-anti-growth.text }
rule-dawn-research-now-or-never = { research-now-or-never.text }
rule-dawn-research-unnatural = For each new zed, also one that replaces another, you draw two of its sort and choose one.
rule-dawn-research-vaccine = { research-vaccine.text }
rule-dawn-research-scientist = { research-scientist.text }
rule-dawn-research-stuck = { research-stuck.text }
rule-dawn-research-antidote = { research-antidote.text }
rule-dawn-research-weapon = { research-weapon.text }
