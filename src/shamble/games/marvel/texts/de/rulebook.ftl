# Marvel Zombies, Zombie Mode: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-mz-setup-mission = Zuerst wird eine Mission gewählt.
rule-mz-setup-tiles = Kartenteile, Brutzonen und Marker liegen, wie die Mission es zeigt.
rule-mz-setup-bystanders = Auf jede Zone mit dem Passantensymbol kommt zufällig eine Passantenkarte, verdeckt.
rule-mz-setup-decks = Einsatzkarten, Superhelden, Gaben und Passanten sind vier Stapel, jeder für sich gemischt.
rule-mz-setup-heroes = Die Spieler wählen die Helden und teilen sie frei auf, jeder Platz mindestens einen.
rule-mz-setup-large = Bis zu vier Helden spielen den kleineren Aufbau, fünf und sechs den größeren mit einer Brutzone mehr.
rule-mz-setup-hero = Ein Held beginnt in der Startzone mit vollem Leben, Hunger 0, ohne Erfahrung und mit der blauen Fertigkeit.

## Basics

rule-mz-basics-enemy = Agenten und Superhelden sind Gegner, Passanten nicht: Sie halten niemanden auf, stoppen niemanden und bringen keine Würfel.
rule-mz-basics-sight-street = Auf der Straße sieht man gerade, parallel zum Rand, beliebig weit und nie schräg.
rule-mz-basics-sight-building = Im Gebäude sieht man in Räume mit gemeinsamer Öffnung, eine Zone weit.
rule-mz-basics-sight-out = Aus dem Gebäude sieht man die Straße entlang ohne Grenze, von der Straße eine Zone tief hinein.
rule-mz-basics-sight-door = Eine geschlossene Tür versperrt die Sicht.
rule-mz-basics-sight-needed = Fertigkeiten und Fähigkeiten brauchen Sicht, wenn sie nichts anderes sagen.
rule-mz-basics-edges = Man geht über gemeinsame Kanten, nie über Ecken, und durch Wände nur bei offenen Türen und Durchgängen.

## Winning and losing

rule-mz-goal-win = Sind alle Ziele erreicht, ist das Spiel sofort gewonnen, auch in einer Runde, in der ein Held ausgeschaltet wurde.
rule-mz-goal-lose-eliminated = Wurde ein Held ausgeschaltet, ist das Spiel beim Erreichen der Endphase verloren.
rule-mz-goal-lose-impossible = Ein Ziel, das nicht mehr zu erreichen ist, verliert das Spiel.

## Experience

rule-mz-xp-kill = Jeder erledigte Gegner bringt 1 Erfahrung, ein Superheld so viel wie seine gedruckte Zähigkeit, einer nach dem anderen.
rule-mz-xp-levels = Ab 7 Erfahrung ist ein Held Gelb, ab 19 Orange, ab 43 Rot, und fällt nie zurück.
rule-mz-xp-skill = Eine neue Stufe bringt sofort ihre Fertigkeit.
rule-mz-xp-highest = Einsatzkarten werden auf der höchsten Stufe eines Helden auf dem Plan gelesen.

## Enemies

rule-mz-enemy-trooper = Soldaten haben eine Aktion und Zähigkeit 1.
rule-mz-enemy-guard = Wächter haben eine Aktion und Zähigkeit 2.
rule-mz-enemy-specialist = Spezialisten haben zwei Aktionen und Zähigkeit 1.
rule-mz-enemy-super-hero = Superhelden haben zwei Aktionen, eine eigene Zähigkeit und eine Fähigkeit, die gilt, solange sie stehen.
rule-mz-enemy-bystander = Passanten haben eine Aktion und Zähigkeit 1, nur gegen Verschlingen.
rule-mz-hero-eliminated = Ein Superheld fällt, wenn ein Angriff die Zähigkeit erreicht; seine Karte wird abgelegt.
rule-mz-hero-thor = { super-hero-thor }: { super-hero-thor.text }
rule-mz-hero-doctor-strange = { super-hero-doctor-strange }: { super-hero-doctor-strange.text }
rule-mz-hero-scarlet-witch = { super-hero-scarlet-witch }: { super-hero-scarlet-witch.text }
rule-mz-hero-black-panther = { super-hero-black-panther }: { super-hero-black-panther.text }
rule-mz-hero-ms-marvel = { super-hero-ms-marvel }: { super-hero-ms-marvel.text }
rule-mz-hero-spider-man = { super-hero-spider-man }: { super-hero-spider-man.text }

## Player phase

rule-mz-hunger-round = Zu Beginn jeder Spielerphase, auch der ersten, steigt der Hunger jedes Helden um 1.
rule-mz-turn-order = Dann sind alle Helden wieder bereit.
rule-mz-turn-survivors = Die Helden handeln nacheinander, in einer Reihenfolge, die die Spieler jede Runde wählen.
rule-mz-turn-actions = Ein Held hat drei Aktionen, ab Gelb vier.
rule-mz-action-nothing = Aktionen dürfen verfallen.
rule-mz-action-move = Eine Aktion bewegt einen Helden in eine Nachbarzone.
rule-mz-action-move-leave = Weggehen kostet eine Aktion mehr für jeden Gegner in der Zone; gezählt wird, wenn die Bewegung beginnt.
rule-mz-action-move-stop = Eine Zone mit Gegnern zu betreten beendet die Bewegung.
rule-mz-action-door = Eine Aktion bricht eine Tür der Zone auf, von beiden Seiten, ohne Werkzeug und für immer.
rule-mz-action-door-coloured = Eine farbige Tür bleibt zu, bis ihre Bedingung erfüllt ist.
rule-mz-action-trait = Eine Aktion zieht eine Gabe.
rule-mz-action-trait-once = Das geht einmal im Zug; Gaben aus anderer Quelle zählen nicht.
rule-mz-trait-slots = Platz ist für zwei Gaben: Die neue oder eine alte geht.
rule-mz-trait-reshuffle = Ein leerer Gabenstapel wird aus den abgelegten neu gemischt.
rule-mz-trait-single-use = Eine Gabe wird ohne Aktion eingesetzt und dann abgelegt.
rule-mz-action-interact = Eine Aktion nimmt ein Ziel der Zone.
rule-mz-action-interact-xp = Ein Ziel bringt 5 Erfahrung, wenn die Mission nichts anderes sagt.

## Enemy phase

rule-mz-phase-enemy-order = Zuerst handeln alle Gegner und Passanten, dann erscheinen neue Gegner.
rule-mz-phase-enemy-attack = Wer mit Helden in einer Zone ist, greift an: kein Wurf, je 1 Wunde.
rule-mz-phase-enemy-attack-share = Die Wunden einer Zone und eines Schritts bilden einen Topf, den die Helden dort beliebig teilen.
rule-mz-wound-eliminated = Ein Held ohne Leben ist ausgeschaltet und verlässt mit allen Karten den Plan.
rule-mz-phase-enemy-move = Wer nicht angegriffen hat, geht eine Zone weit; alle zugleich.
rule-mz-phase-enemy-move-see = Gegner gehen zu den nächsten Helden in Sicht.
rule-mz-phase-enemy-move-hear = Ohne Sicht nehmen sie den kürzesten offenen Weg zu Helden; ohne offenen Weg bleiben sie.
rule-mz-phase-enemy-move-split = Auf gleich nahe Zonen und gleich kurze Wege teilt sich jede Art gleichmäßig auf.
rule-mz-phase-enemy-move-split-odd = Geht es nicht auf, schicken die Spieler die Übrigen.
rule-mz-phase-enemy-runners = Spezialisten und Superhelden haben danach eine zweite Aktion derselben Art.

## Spawning

rule-mz-spawn-order = Eine Karte für jede aktive Brutzone, von der ersten im Uhrzeigersinn.
rule-mz-spawn-card = Die Zeile der höchsten Gefahrenstufe sagt, wer erscheint.
rule-mz-spawn-empty = Eine leere Zeile bringt niemanden.
rule-mz-spawn-coloured = Farbige Brutzonen schlafen, bis die Mission sie weckt.
rule-mz-spawn-reshuffle = Ein leerer Einsatzstapel wird aus den abgelegten Karten neu gemischt.
rule-mz-spawn-normal = Eine gewöhnliche Karte stellt ihre Figuren in die Zone.
rule-mz-spawn-rush = Wen eine Sturmkarte bringt, der handelt sofort.
rule-mz-spawn-extra = Eine Zusatzaktivierung bringt niemanden: Alle einer Art handeln noch einmal, auf jeder Stufe.
rule-mz-spawn-escort = Eine Eskortenkarte bringt den nächsten Passanten mit Wächtern.
rule-mz-spawn-escort-nobody = Ist kein Passant mehr im Stapel, kommen die Wächter allein.
rule-mz-spawn-special = Eine Sonderkarte tut, was sie sagt.
rule-mz-spawn-volley = Salve: Jede Zone mit Soldaten fügt einem Helden in der nächsten Zone in Sicht, eine oder zwei Zonen entfernt, 1 Wunde zu.
rule-mz-spawn-sky-drop = Absprung: Spezialisten landen beim Helden mit der meisten Erfahrung und handeln jetzt nicht.
rule-mz-spawn-lockdown = Abriegelung: ein Wächter in dieser Zone und in jeder mit einem sichtbaren Passanten, höchstens drei.
rule-mz-spawn-super-hero = Eine Superheldenkarte bringt den Nächsten aus deren Stapel, auch im Gebäude.
rule-mz-spawn-super-hero-reshuffle = Ein leerer Superheldenstapel wird aus den ausgeschalteten neu gemischt.
rule-mz-spawn-super-hero-none = Sind alle auf dem Plan, handelt jeder Superheld noch einmal.
rule-mz-spawn-shortage = Fehlen Figuren, kommt der Rest, und dann handeln alle dieser Art einmal; erst danach ein Sturm.

## Buildings

rule-mz-building-spawn = Die erste Tür eines Gebäudes bringt eine Karte für jeden Raum mit dem Brutsymbol.
rule-mz-building-order = Die Reihenfolge der Räume wählen die Spieler.
rule-mz-building-bystanders = Nach allen Karten werden die Passanten aufgedeckt, die sich dort verstecken.
rule-mz-building-once = Eine zweite Tür eines aufgedeckten Gebäudes deckt nichts auf, und seine Räume sind keine Brutzonen.

## Combat

rule-mz-combat-own = Ein Held greift mit dem Angriff der eigenen Karte an.
rule-mz-combat-zone = Ein Angriff hat eine Zielzone, in Sicht und Reichweite; Nahkampf die eigene Zone.
rule-mz-combat-dice = Gewürfelt wird mit den angegebenen Würfeln und allem, was dazukommt.
rule-mz-combat-rerolls = Neu geworfen wird nur, was nicht getroffen hat, jeder Effekt einmal pro Angriff.
rule-mz-combat-hit = Ein Würfel mit der Genauigkeit oder mehr ist ein Treffer; unter 2 trifft nichts.
rule-mz-combat-toughness = Wer in einem Angriff so viele Treffer bekommt wie die Zähigkeit, ist erledigt.
rule-mz-combat-all-or-nothing = Zu wenige Treffer für das erste Ziel sind verloren: Nichts geht weiter oder bleibt.
rule-mz-combat-friends = Angriffe verletzen nie andere Helden.
rule-mz-priority-order = Treffer gehen zuerst an Superhelden, dann Wächter, Soldaten, Spezialisten, auch im Nahkampf; unter Gleichen wählen die Spieler.
rule-mz-priority-bystanders = Passanten kommen zuletzt und nur für Verschlingen.
rule-mz-combat-devour = Verschlingen ist ein Nahkampf jedes Helden mit höchstens einem Ziel; weitere Treffer sind verloren.

## Hunger

rule-mz-hunger-dice = Jeder Angriff hat für jeden Punkt Hunger beim Wurf einen Würfel mehr.
rule-mz-hunger-ones = Nach einem Angriff hebt jede 1 den Hunger um 1, gelesen nach Neuwürfen; auch bei einem Verschlingen, das niemanden erledigt.
rule-mz-hunger-devour = Verschlingen, das jemanden erledigt, setzt den Hunger auf 0, was immer die Würfel zeigen.
rule-mz-hunger-max = Hunger steigt nie über 4; was darüber ist, verfällt.
rule-mz-hunger-price = Was Hunger kostet, geht nicht am Maximum.
rule-mz-ravenous-when = Bei Hunger 4 hat ein Held Heißhunger.
rule-mz-ravenous-actions = Im Heißhunger gehen und verschlingen Helden und tun sonst nichts; eine laufende Aktion endet wie üblich.
rule-mz-ravenous-wound = Wer am Ende des eigenen Zuges Heißhunger hat, bekommt 1 Wunde.
rule-mz-ravenous-ends = Unter Hunger 4 ist es sofort vorbei.

## Bystanders

rule-mz-bystander-devour = Nur ein Verschlingen, das trifft, erledigt einen Passanten.
rule-mz-bystander-card = Wer ihn isst, bekommt die Karte und was sie gibt, dauerhaft, aber nicht für dieses Verschlingen.
rule-mz-bystander-slot = Platz ist für einen: Die alte oder die neue Karte geht.
rule-mz-bystander-combat = Kämpfende Passanten greifen an und gehen wie Soldaten, nur in der Gegnerphase.
rule-mz-bystander-flee = Die anderen greifen nie an.
rule-mz-phase-enemy-move-flee = Sie laufen auf offenen Wegen zur nächsten Brutzone, eine Zone pro Phase; unter gleichen Wegen wählen die Spieler.
rule-mz-bystander-escape = Wer eine Brutzone betritt oder auf einer handelt, ist endgültig weg.
rule-mz-bystander-escort-move = Ein eskortierter Passant geht mit Wächtern der Zone und geht auf einer Brutzone nicht verloren.
rule-mz-bystander-escort-stay = Ohne Wächter zu Beginn der Phase geht er in ihr nicht; wer kämpft, greift trotzdem an.
rule-mz-bystander-escort-guard = Ohne Wächter am Ende der Phase kommt ein Wächter dazu, einer für die Zone.

## The sign

rule-mz-sign-attack = Ein Held in seiner Zone kann das Schild schleudern: ein Fernkampf mit einem Würfel für jeden Gegner dort außer Superhelden, die ignoriert werden.
rule-mz-sign-twice = Der erste Gebrauch beschädigt es, der zweite entfernt es nach dem Angriff.

## The end of a round, missions

rule-mz-end-phase = In der Endphase wirkt, was Missionen und Fertigkeiten nennen.
rule-mz-mission-exit = Ein Held geht ohne Aktion durch den Ausgang, im eigenen Zug, ohne Gegner dort, auch im Heißhunger, und bekommt dann keine Wunde.
rule-mz-mission-meal-xp = Manche Missionen geben Erfahrung für einen verschlungenen Passanten, oder nur für einen eskortierten.
rule-mz-mission-no-escape = In manchen Missionen verlieren zu viele Entkommene das Spiel.
rule-mz-mission-doorkeepers = Die erste Tür eines genannten Hauses findet in jedem Raum Wächter, vor jeder Karte.
rule-mz-mission-starts = Ein zufälliger Superheld steht von Anfang an in einer genannten Zone.
rule-mz-mission-sign = Das gefallene Schild liegt in einer genannten Zone.
rule-mz-mission-wakes-after = Eine schlafende Brutzone erwacht, wenn so viele Ziele genommen sind.
rule-mz-mission-no-super-heroes = Die Superheldenkarten kommen nicht in den Einsatzstapel.
rule-mz-mission-stacked = Einige Karten sind unter die ersten des Einsatzstapels gemischt, die übrigen dieser Art darunter.
rule-mz-mission-own-rules = Eine Mission kann eigene Regeln haben.

## Skills of the heroes

rule-mz-skill-plus-action = { skill-plus-action }: { skill-plus-action.text }
rule-mz-skill-lead-the-pack = { skill-lead-the-pack }: { skill-lead-the-pack.text }
rule-mz-skill-bank-shot = { skill-bank-shot }: { skill-bank-shot.text }
rule-mz-skill-hard-to-break = { skill-hard-to-break }: { skill-hard-to-break.text }
rule-mz-skill-slip-through = { skill-slip-through }: { skill-slip-through.text }
rule-mz-skill-through-the-keyhole = { skill-through-the-keyhole }: { skill-through-the-keyhole.text }
rule-mz-skill-venom = { skill-venom }: { skill-venom.text }
rule-mz-skill-heavy-hands = { skill-heavy-hands }: { skill-heavy-hands.text }
rule-mz-skill-anger-grows = { skill-anger-grows }: { skill-anger-grows.text }
rule-mz-skill-aftershock = { skill-aftershock }: { skill-aftershock.text }
rule-mz-skill-grows-back = { skill-grows-back }: { skill-grows-back.text }
rule-mz-skill-snack-break = { skill-snack-break }: { skill-snack-break.text }
rule-mz-skill-not-done-yet = { skill-not-done-yet }: { skill-not-done-yet.text }
rule-mz-skill-flight = { skill-flight }: { skill-flight.text }
rule-mz-skill-overload = { skill-overload }: { skill-overload.text }
rule-mz-skill-full-power = { skill-full-power }: { skill-full-power.text }
rule-mz-skill-boot-jets = { skill-boot-jets }: { skill-boot-jets.text }
rule-mz-skill-targeting-computer = { skill-targeting-computer }: { skill-targeting-computer.text }
rule-mz-skill-empty-the-racks = { skill-empty-the-racks }: { skill-empty-the-racks.text }

## Traits

rule-mz-trait-second-helping = { card-second-helping }: { card-second-helping.text }
rule-mz-trait-iron-stomach = { card-iron-stomach }: { card-iron-stomach.text }
rule-mz-trait-dead-nerves = { card-dead-nerves }: { card-dead-nerves.text }
rule-mz-trait-bone-claws = { card-bone-claws }: { card-bone-claws.text }
rule-mz-trait-steady-rot = { card-steady-rot }: { card-steady-rot.text }
rule-mz-trait-feeding-frenzy = { card-feeding-frenzy }: { card-feeding-frenzy.text }
rule-mz-trait-bloodhound = { card-bloodhound }: { card-bloodhound.text }
rule-mz-trait-off-the-hinges = { card-off-the-hinges }: { card-off-the-hinges.text }
rule-mz-trait-numb-the-hunger = { card-numb-the-hunger }: { card-numb-the-hunger.text }
rule-mz-trait-embrace-it = { card-embrace-it }: { card-embrace-it.text }
rule-mz-trait-grave-howl = { card-grave-howl }: { card-grave-howl.text }
rule-mz-trait-play-dead = { card-play-dead }: { card-play-dead.text }
rule-mz-trait-pack-hunter = { card-pack-hunter }: { card-pack-hunter.text }
rule-mz-trait-reattach = { card-reattach }: { card-reattach.text }
rule-mz-trait-burst-open = { card-burst-open }: { card-burst-open.text }
rule-mz-trait-deep-bite = { card-deep-bite }: { card-deep-bite.text }
rule-mz-trait-relentless = { card-relentless }: { card-relentless.text }
rule-mz-trait-shared-meal = { card-shared-meal }: { card-shared-meal.text }

## Devoured bystanders

rule-mz-food-thunderbolt-ross = { card-thunderbolt-ross }: { card-thunderbolt-ross.text }
rule-mz-food-phil-coulson = { card-phil-coulson }: { card-phil-coulson.text }
rule-mz-food-aunt-may = { card-aunt-may }: { card-aunt-may.text }
rule-mz-food-pepper-potts = { card-pepper-potts }: { card-pepper-potts.text }
rule-mz-food-wong = { card-wong }: { card-wong.text }
rule-mz-food-blind-al = { card-blind-al }: { card-blind-al.text }
rule-mz-food-nick-fury = { card-nick-fury }: { card-nick-fury.text }
rule-mz-food-maria-hill = { card-maria-hill }: { card-maria-hill.text }
rule-mz-food-j-jonah-jameson = { card-j-jonah-jameson }: { card-j-jonah-jameson.text }
rule-mz-food-edwin-jarvis = { card-edwin-jarvis }: { card-edwin-jarvis.text }
rule-mz-food-jane-foster = { card-jane-foster }: { card-jane-foster.text }
rule-mz-food-mary-jane-watson = { card-mary-jane-watson }: { card-mary-jane-watson.text }

## Goals of missions: all of them are ours, for the printed ones are not known.

rule-mz-goal-devour = So viele Passanten werden verschlungen, woher sie auch kamen; sind zu wenige übrig, ist die Mission verloren.
rule-mz-goal-devour-escorted = Nur Passanten, die mit Eskorte kamen, zählen, auch wenn die letzte Wache gefallen ist.
rule-mz-goal-each-fells = Jeder Held schaltet einen Gegner aus, wodurch auch immer; Passanten sind keine Gegner.
rule-mz-goal-hero-points = Ein ausgeschalteter Superheld ist einen Punkt wert, ein verschlungener zwei.
rule-mz-goal-super-heroes = So viele Superhelden werden ausgeschaltet; ob verschlungen oder erschlagen, jeder zählt einmal.
rule-mz-goal-no-super-hero = Der letzte Held geht erst, wenn kein Superheld auf dem Plan steht; die anderen dürfen vorher gehen.
rule-mz-goal-gather = Gewonnen ist sofort, wenn der letzte Held den Raum betritt; Gegner dort sind gleichgültig.
rule-mz-goal-exit = Alle Helden gehen durch den Ausgang; wer gegangen ist, zählt.
