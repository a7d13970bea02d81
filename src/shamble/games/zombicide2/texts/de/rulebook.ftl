# Zombicide, 2nd Edition: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-zc2-setup-six = Gespielt werden sechs frei gewählte Überlebende, nach Belieben auf die Plätze verteilt.
rule-zc2-setup-mission = Zuerst wird eine Mission ausgesucht.
rule-zc2-setup-tiles = Die Kartenteile liegen, auch gedreht, wie die Mission es zeigt.
rule-zc2-setup-tokens = Brutzonen, Ziele, Kisten, Autos und erste Zombies stehen dort, wo die Mission sie nennt.
rule-zc2-setup-doors = Auf den Teilen gedruckte Türen sind anfangs zu, sofern die Mission sie nicht öffnet.
rule-zc2-setup-order = Die Gruppe legt die Sitzordnung fest.
rule-zc2-setup-decks = Startausrüstung, Ausrüstung, Angeberwaffen, Zombies und Monstren sind fünf Stapel, jeder für sich gemischt.
rule-zc2-setup-starting-gear = Die sechs Startkarten werden zufällig und möglichst gleichmäßig ausgeteilt; wer eine mehr bekommt, bestimmen die Spieler.
rule-zc2-setup-start-zones = Die Überlebenden starten in der Zone aus der Mission oder verteilt auf mehrere.
rule-zc2-setup-sheet = Jeder beginnt unverletzt auf Blau mit 0 Adrenalin und der blauen Fertigkeit.
rule-zc2-setup-place-gear = Eine Startkarte kommt in eine Hand oder in den Rucksack.
rule-zc2-setup-first-player = Wem die Feuerwehraxt zufiel, der ist in Runde 1 Startspieler.
rule-zc2-setup-first-player-example = Amy hat die Feuerwehraxt, also kommt ihr Platz zuerst dran.

## Basics

rule-zc2-basics-adult = Erwachsene haben 3 Gesundheit.
rule-zc2-basics-adult-example = Amy ist erwachsen: Ihre Wundenanzeige steht anfangs auf 3.
rule-zc2-basics-kid = Kinder haben 2 Gesundheit und einmal im eigenen Zug eine leichtfüßige Bewegung.
rule-zc2-basics-kid-example = Bunny G ist ein Kind: 2 Gesundheit und einmal pro Zug leichtfüßig.
rule-zc2-basics-figure = Figuren sind Überlebende wie auch Zombies.
rule-zc2-basics-room = Jeder Raum eines Gebäudes ist eine eigene Zone.
rule-zc2-basics-street = Auf Straßen trennen Zebrastreifen, Hauswände und Spielplanrand die Zonen.
rule-zc2-basics-street-merge = Eine vom Teilrand zerschnittene Straßenzone geht jenseits weiter und bleibt eine Zone, über zwei oder vier Teile.
rule-zc2-basics-building = Räume, die Durchgänge verbinden, sind ein Gebäude, auch über Teilränder; eine geschlossene Innentür trennt zwei Gebäude.
rule-zc2-basics-building-example = Acht verbundene Räume auf zwei Teilen zählen als ein Gebäude.
rule-zc2-basics-border-opening = Zwei Räume, die sich am Teilrand auf mindestens einem Fünftel der Seite berühren, verbindet ein Durchgang; Raum an Straße ist dort Wand.
rule-zc2-basics-who-answers = Was „die Spieler“ wählen, entscheidet der Besitzer, wenn nur seine Figuren betroffen sind, sonst der Startspieler.

## Line of sight

rule-zc2-sight-street = Von der Straße sieht man schnurgerade und beliebig weit, bis Wand oder Spielplanrand.
rule-zc2-sight-street-example = Josh sieht auf der Straße seine Linien entlang bis zu Mauern, einer geschlossenen Tür und dem Rand.
rule-zc2-sight-wall-example = Eine Mauer auf der Linie beendet Amys Blick.
rule-zc2-sight-no-diagonal = Schräg sieht niemand.
rule-zc2-sight-room = Aus einem Raum sieht man durch Durchgänge die Nachbarräume, weiter nicht.
rule-zc2-sight-out = Durch eine offene Tür sieht man aus dem Raum alle Straßenzonen auf gerader Linie.
rule-zc2-sight-out-example = Elle schaut durch die offene Tür bis ans Ende der Straße und sieht Doug, er sieht sie ebenso.
rule-zc2-sight-in = Von der Straße reicht der Blick einen Raum tief ins Haus.
rule-zc2-sight-in-example = Doug sieht in beiden Häusern den ersten Raum vor sich, den zweiten nicht.
rule-zc2-sight-opposite = Aus einem Raum sieht man über die Straße in den ersten Raum gegenüber, wenn beide Türen auf einer Linie liegen.
rule-zc2-sight-opposite-example = Wanda sieht über die Straße in den Raum gegenüber, aber nicht Doug dahinter.
rule-zc2-sight-closed-door = Geschlossene Türen versperren die Sicht.
rule-zc2-sight-line = Zwei Zonen sehen einander, wenn eine Linie entlang der Spielplankanten irgendeinen Punkt der einen frei mit einem der anderen verbindet; zwischen Räumen genügt der Durchgang.
rule-zc2-sight-range = Die Entfernung zählt die Zonengrenzen auf der Linie, bei mehreren Linien die kürzeste.
rule-zc2-sight-same = Zombies sehen wie Überlebende, Figuren verdecken nichts, und wer im Auto sitzt, ist in dessen Zone.

## Moving about

rule-zc2-move-edge = Ein Schritt führt in eine Zone, die mit der jetzigen eine Kante teilt.
rule-zc2-move-no-diagonal = Ecken zählen nicht: kein Schritt geht schräg.
rule-zc2-move-street = Zwischen Straßen hält nichts einen Schritt auf.
rule-zc2-move-street-example = Lili kann auf der Straße nach Norden oder Süden, nicht schräg.
rule-zc2-move-door = Straße und Raum verbindet nur eine offene Tür.
rule-zc2-move-door-example = Die geschlossene Tür hält Lili draußen.
rule-zc2-move-room = Von Raum zu Raum braucht es einen Durchgang; wo im Raum jemand steht, ist gleich.
rule-zc2-move-room-example = Überall Durchgänge und die Tür offen: Ostara kommt nacheinander in jeden Raum.

## Equipment cards

rule-zc2-gear-weapons = Karten mit Kampfwerten sind Waffen, für Nah- oder Fernkampf.
rule-zc2-gear-melee = Nahkampfwaffen wirken nur in der eigenen Zone.
rule-zc2-gear-ranged = Fernkampfwaffen schießen in eine Zone in Reichweite.
rule-zc2-gear-ranged-own-zone = Auch der Schuss in die eigene Zone bleibt Fernkampf.
rule-zc2-gear-both = Eine Waffe mit zwei Zeilen dient dem Nahkampf oder dem Schießen, je mit den Werten der Zeile.
rule-zc2-gear-ammo = Munition geht nie aus.
rule-zc2-gear-bullets = Massenhaft Patronen: Ein Angriff mit Patronenwaffen darf einmal ganz wiederholt werden, der neue Wurf zählt.
rule-zc2-gear-shells = Massenhaft Schrot: Ein Angriff mit Schrotwaffen darf einmal ganz wiederholt werden, der neue Wurf zählt.
rule-zc2-gear-door = Nur Ausrüstung mit Türsymbol öffnet Türen: Axt und Kettensäge laut, die Brechstange leise.
rule-zc2-gear-noise-mark = Jede Verwendung einer Karte, Angriff oder Tür, ist für sich als laut oder leise markiert.
rule-zc2-gear-noise-mark-axe-example = Die Feuerwehraxt ist an Türen laut, gegen Zombies leise.
rule-zc2-gear-noise-mark-chainsaw-example = Die Kettensäge ist bei beidem laut.
rule-zc2-gear-range = Die Reichweite nennt die nächste und die fernste angreifbare Zone.
rule-zc2-gear-dice = Die Würfelzahl sagt, wie viele man je Aktion wirft.
rule-zc2-gear-accuracy = Die Genauigkeit nennt den kleinsten Wurf, der trifft.
rule-zc2-gear-damage = Schaden gilt je Treffer und wird nie zusammengezählt.
rule-zc2-gear-dual = Zwei gleichnamige Waffen mit Beidhändig-Symbol, in jeder Hand eine, wirken in einer Aktion zusammen auf eine Zone.
rule-zc2-gear-reload = Eine Waffe mit Nachladen ist nach dem Schuss leer.
rule-zc2-gear-molotov = Ein Molotowcocktail fliegt aus der Hand ohne Wurf in eine Zone in Entfernung 1; er wird abgelegt und tötet dort alle.
rule-zc2-gear-flashlight = Mit Taschenlampe bringt eine Suche zwei Karten; sie wirkt auch im Rucksack.
rule-zc2-gear-food = Lebensmittel legt man im eigenen Zug kostenlos für 3 Adrenalin ab.
rule-zc2-gear-aaahh = Aaahh!! bringt einen Schlurfer in die Zone des Finders, beendet die Suche und wird abgelegt.

## Noise

rule-zc2-noise-token = Angriff oder Türöffnen mit lauter Ausrüstung hinterlässt ein Lärmplättchen.
rule-zc2-noise-stays = Das Plättchen liegt am Ort der Tat und bleibt, wenn der Täter geht.
rule-zc2-noise-one-per-action = Eine Aktion macht ein Plättchen, gleich wie viele Würfel, Treffer oder Waffen.
rule-zc2-noise-cleared = In der Endphase verschwinden alle Lärmplättchen.
rule-zc2-noise-survivor = Jeder Überlebende zählt an seinem Standort als ein Lärm.
rule-zc2-noise-example = Ned tötet leise mit dem Katana, schießt mit der Schrotflinte (ein Plättchen) und lässt es beim Gehen zurück.
rule-zc2-noise-no-limit = Lärm- und Türplättchen gehen nicht aus.

## Adrenaline

rule-zc2-adrenaline-kill = Wer tötet, bekommt sofort das Adrenalin dafür.
rule-zc2-adrenaline-other = Auch Ziele, Lebensmittel und manche Fertigkeiten bringen Adrenalin.
rule-zc2-adrenaline-levels = Die Stufen beginnen bei 0 Blau, 7 Gelb, 19 Orange und 43 Rot.
rule-zc2-adrenaline-yellow = Gelb gibt eine vierte Aktion.
rule-zc2-adrenaline-orange = Auf Orange sucht man sich eine von zwei Fertigkeiten aus.
rule-zc2-adrenaline-red = Auf Rot sucht man sich eine von drei Fertigkeiten aus.
rule-zc2-adrenaline-keep = Neue Fertigkeiten kommen zu den alten hinzu.
rule-zc2-adrenaline-choose = Gewählt wird nach der vollendeten Aktion, nutzbar ist die Fertigkeit sofort.
rule-zc2-adrenaline-danger = Eine Zombiekarte gilt für die höchste Stufe, die in diesem Moment irgendwer hat.
rule-zc2-adrenaline-cap = Ohne Ultrarot endet die Leiste bei 43.

## Inventory

rule-zc2-inventory-size = Man trägt bis zu fünf Karten: in jeder Hand eine, im Rucksack drei.
rule-zc2-inventory-discard = Karten darf man jederzeit kostenlos ablegen, auch im Zug anderer.
rule-zc2-inventory-hand = Was in der Hand liegt, ist einsatzbereit.
rule-zc2-inventory-hand-example = Mit Maschinenpistole und Machete in den Händen kann man schießen und zuschlagen.
rule-zc2-inventory-backpack = Eine Karte im Rucksack wirkt nicht, es sei denn, sie erlaubt es selbst.
rule-zc2-inventory-backpack-example = Das Katana im Rucksack nützt vorerst nichts, die Patronen dort schon.

## Zombies

rule-zc2-zombie-kill = Ein Zombie stirbt durch einen einzelnen Treffer mit genug Schaden für seine Art.
rule-zc2-zombie-walker = Schlurfer: eine Aktion, stirbt bei Schaden 1, bringt 1 Adrenalin.
rule-zc2-zombie-brute = Fettbrocken: eine Aktion, stirbt erst bei Schaden 2, bringt 1 Adrenalin.
rule-zc2-zombie-runner = Läufer: zwei Aktionen, stirbt bei Schaden 1, bringt 1 Adrenalin.
rule-zc2-zombie-abomination = Monstrum: eine Aktion, stirbt bei Schaden 3 oder durch einen Molotowcocktail, bringt 5 Adrenalin.
rule-zc2-abomination-kill = Keine Karte erreicht von sich aus Schaden 3: Es braucht Fertigkeit, Missionsregel oder Molotowcocktail.
rule-zc2-abomination-appear = Ist keines auf dem Plan, deckt die Karte das nächste Monstrum auf und setzt es in die Brutzone.
rule-zc2-abomination-again = Ist schon eines da, handelt stattdessen dieses noch einmal.
rule-zc2-abomination-hobomination = Wer beim Vagamonstrum steht, darf nicht kämpfen, auch nicht gratis; von außen hineinschießen geht.
rule-zc2-abomination-abominacop = Der Monstrozist bekommt Fernkampftreffer vor allen anderen.
rule-zc2-abomination-abominawild = Ein Molotowcocktail tötet in der Zone des Wildstrums nur dieses; alles andere bleibt heil.
rule-zc2-abomination-patient-0 = Patient 0 hat keine eigene Regel.
rule-zc2-abomination-deck-adjust = Vor der Partie darf die Gruppe Monstren aus dem Stapel nehmen.
rule-zc2-abomination-discards = Ein getötetes Monstrum kommt auf seinen Ablagestapel, der bei leerem Stapel neu gemischt wird.

## Player phase

rule-zc2-turn-order = Der Startspieler beginnt, dann geht es links herum.
rule-zc2-turn-survivors = Im eigenen Zug spielt man alle eigenen Überlebenden nacheinander in freier Reihenfolge.
rule-zc2-turn-actions = Pro Zug hat ein Überlebender drei Aktionen, freie nicht mitgezählt.
rule-zc2-turn-repeat = Jede Aktion darf man im Zug wiederholen, sofern keine Regel sie begrenzt.
rule-zc2-turn-phase-end = Waren alle Plätze dran, folgt die Zombiephase.
rule-zc2-action-move = Bewegen: eine Zone für eine Aktion, nie durch Mauern oder geschlossene Türen.
rule-zc2-action-move-leave = Eine Zone mit Zombies zu verlassen kostet je Zombie eine Aktion mehr.
rule-zc2-action-move-leave-example = Um zwei Schlurfern zu entkommen, zahlt Doug drei Aktionen; bei drei Zombies wären es vier.
rule-zc2-action-move-leave-free = Eine freie Bewegung darf der Schritt selbst sein oder einen Teil des Aufpreises zahlen, einmal je Bewegung; andere freie Aktionen nicht.
rule-zc2-action-move-enter = Wer eine Zone mit Zombies betritt, dessen Bewegung ist vorbei, außer er ist leichtfüßig.
rule-zc2-action-move-enter-example = Wanda spurtet in die Nachbarzone mit einem Zombie und bleibt dort, obwohl Spurten weiter reichte.
rule-zc2-action-search = Suchen: eine Ausrüstungskarte ziehen.
rule-zc2-action-search-where = Gesucht wird nur in Räumen und nur, wenn dort kein Zombie ist.
rule-zc2-action-search-keep = Der Fund wird verstaut, samt kostenlosem Umräumen, oder abgelegt.
rule-zc2-action-search-once = Nur eine Suche pro Zug, die freie mitgerechnet.
rule-zc2-action-search-reshuffle = Ein leerer Ausrüstungsstapel entsteht neu aus seiner Ablage ohne Startkarten; der Angeberstapel nie.
rule-zc2-action-search-two = Zwei Karten zieht man nacheinander; Aaahh!! bricht ab, das zuvor Gezogene bleibt.
rule-zc2-action-door = Eine Tür der eigenen Zone mit passender Ausrüstung öffnen, ganz ohne Wurf.
rule-zc2-action-door-noise = Lautes Türwerkzeug hinterlässt ein Lärmplättchen.
rule-zc2-action-door-stays-open = Eine offene Tür schließt niemand mehr.
rule-zc2-action-door-coloured = Eine farbige Tür bleibt zu, bis die Bedingung der Mission erfüllt ist.
rule-zc2-action-objective = Ein Ziel in der eigenen Zone nehmen oder auslösen; was folgt, sagt die Mission.
rule-zc2-action-objective-ap = Ein genommenes Ziel bringt 5 Adrenalin, wenn die Mission nichts anderes sagt; eine Kiste keines.
rule-zc2-action-crate = Eine Kiste nimmt man wie ein Ziel, das ist keine Suche: eine zufällige Angeberwaffe und kostenloses Umräumen.
rule-zc2-action-crate-empty = Ist keine Angeberkarte mehr da, bringt eine Kiste nichts.
rule-zc2-action-crate-aaahh = Ein Aaahh!! aus der Kiste bringt seinen Schlurfer und keine Waffe.
rule-zc2-action-noise = Lärm machen: ein Lärmplättchen in die eigene Zone.
rule-zc2-action-nothing = Nichts tun: Der Zug ist zu Ende, übrige Aktionen sind verloren.

## Opening buildings

rule-zc2-building-spawn = Wird ein Gebäude erstmals geöffnet, erscheinen darin Zombies.
rule-zc2-building-dark-only = Wird ein Gebäude geöffnet, erscheinen Zombies nur in seinen Dunklen Zonen.
rule-zc2-building-order = In welcher Reihenfolge die Dunklen Zonen drankommen, legen die Spieler fest.
rule-zc2-building-card = Jede Dunkle Zone bekommt eine Zombiekarte.
rule-zc2-building-rush = Ein Ansturm handelt sofort, vor der nächsten Dunklen Zone.
rule-zc2-building-extra = Eine Extra-Aktivierung lässt diese Dunkle Zone leer und aktiviert ihre Art sofort; auf Blau geschieht nichts.
rule-zc2-building-open-at-start = Von Anfang an offene Gebäude brüten nie.
rule-zc2-building-survivors-inside = Gebäude, in denen Überlebende starten, brüten nie; Begleiter zählen dafür nicht.
rule-zc2-building-second-door = Die zweite Tür eines enthüllten Gebäudes enthüllt nichts; eine Tür zwischen zwei unberührten enthüllt beide.
rule-zc2-building-shortage = Gehen Miniaturen aus, kommt die Extra-Aktivierung vor der nächsten Dunklen Zone.
rule-zc2-building-example = Tiger Sam öffnet auf Gelb ein Gebäude mit vier Dunklen Zonen: Schlurfer, ein Fettbrocken, ein Ansturm, der handelt, und eine Extra-Aktivierung aller Schlurfer.

## Reorganising and trading

rule-zc2-trade-reorder = Eine Aktion ordnet die eigenen Karten beliebig neu.
rule-zc2-trade-swap = Dieselbe Aktion tauscht beliebig viel mit einem anderen in der Zone, der kostenlos umräumt.
rule-zc2-trade-uneven = Ein Tausch muss nicht gleich sein: alles für nichts ist erlaubt.

## Combat

rule-zc2-combat-hands = Zum Kämpfen braucht es eine Waffe in der Hand.
rule-zc2-combat-dice = Der Angreifer wirft so viele Würfel, wie die Waffe nennt.
rule-zc2-combat-dual = Ein beidhändiges Paar greift gemeinsam in einer Aktion dieselbe Zone an.
rule-zc2-combat-dual-example = Josh feuert zwei Pistolen zugleich ab: zwei Würfel in einer Aktion.
rule-zc2-combat-hit = Jeder Würfel ab dem Genauigkeitswert ist ein Treffer.
rule-zc2-combat-min-accuracy = Eine 1 verfehlt immer: Besser als 2+ wird die Genauigkeit nie.
rule-zc2-combat-damage = Jeder Treffer gibt einem Ziel den Waffenschaden; kleine Treffer summieren sich bei Fettbrocken und Monstrum nie.
rule-zc2-combat-surplus = Treffer ohne verbliebenes Ziel sind verloren.
rule-zc2-combat-prepare = Bevor die Würfel fallen, sagt bei Vollautomatisch der Spieler, welche der beiden Würfelzahlen gilt.
rule-zc2-combat-rerolls = Reihenfolge eines Wurfs: Neuwürfe aller Würfel, dann +1 aufs Ergebnis, dann Fertigkeiten für die 6, dann Eigenbeschuss.
rule-zc2-combat-six = Eine auf 6 gehobene 5 gilt als 6.
rule-zc2-melee-zone = Ein Nahkampf trifft Zombies in der eigenen Zone.
rule-zc2-melee-assign = Nahkampftreffer teilt der Spieler zu, wie er will.
rule-zc2-melee-no-friendly = Fehlschläge im Nahkampf verletzen niemanden.
rule-zc2-ranged-zone = Ein Schuss gilt einer Zone in Sicht und Reichweite.
rule-zc2-ranged-not-figures = Man schießt in eine Zone, nie auf eine bestimmte Figur.
rule-zc2-ranged-min-range = Zonen unter der Mindestreichweite sind tabu; 0 schließt die eigene ein.
rule-zc2-ranged-min-range-example = Das Scharfschützengewehr mit 1-3 reicht drei Zonen weit, nicht in die eigene.
rule-zc2-ranged-max-range = Zonen jenseits der Höchstreichweite sind tabu.
rule-zc2-ranged-max-range-example = Die Abgesägte mit 0-1 erreicht die eigene und die nächste Zone.
rule-zc2-ranged-through = Figuren auf dem Weg, sogar Zombies beim Schützen selbst, bleiben außer Acht.
rule-zc2-priority-order = Fernkampftreffer gehen zuerst an Fettbrocken und Monstren, dann Schlurfer, dann Läufer.
rule-zc2-priority-next = Die nächste Gruppe ist erst dran, wenn die vorige tot ist.
rule-zc2-priority-tie = Innerhalb einer Gruppe wählen die Spieler.
rule-zc2-priority-melee = Im Nahkampf gibt es keine Zielpriorität.
rule-zc2-priority-shield = Fettbrocken und Monstren schlucken zu schwache Treffer und schützen so die anderen.
rule-zc2-friendly-miss = Jeder Fehlschuss trifft einen Überlebenden in der Zielzone, wenn dort einer steht.
rule-zc2-friendly-self = Sich selbst verletzt niemand.
rule-zc2-friendly-spread = Diese Treffer verteilen die Spieler frei.
rule-zc2-friendly-damage = Der Waffenschaden ist die Zahl der Wunden.
rule-zc2-friendly-example = Amy feuert die Abgesägte auf Ned und einen Schlurfer: Der Treffer tötet den Schlurfer, der Fehlschuss verwundet Ned.
rule-zc2-reload-action = Erneut schießen in derselben Runde kostet vorher eine Aktion zum Laden.
rule-zc2-reload-end-phase = In der Endphase sind alle Waffen gratis wieder geladen.
rule-zc2-reload-handed-on = Eine leere Waffe bleibt beim Weitergeben leer.
rule-zc2-reload-pair = Eine Aktion lädt beide Waffen eines Paars.
rule-zc2-reload-one-by-one = Ein Paar darf man einzeln in verschiedene Zonen abfeuern, ohne dazwischen zu laden.
rule-zc2-special-flashlight-once = Taschenlampen und akribisches Suchen addieren sich nicht: höchstens zwei Karten.
rule-zc2-special-molotov-ap = Der Werfer bekommt das Adrenalin für alles, was der Molotowcocktail tötet.
rule-zc2-special-molotov-friends = Ein Molotowcocktail tötet auch Überlebende, und damit ist verloren.
rule-zc2-special-weapon-skill = Eine Fertigkeit auf einer Waffe gilt für Angriffe mit ihr.
rule-zc2-special-item-skill = Eine Fertigkeit auf anderer Ausrüstung gilt, solange man sie trägt.

## Zombie phase

rule-zc2-phase-zombie-order = Alle Zombies handeln: erst sämtliche Angriffe, dann sämtliche Bewegungen.
rule-zc2-phase-zombie-one-action = Mit einer Aktion greift ein Zombie an oder bewegt sich, nie beides.
rule-zc2-phase-zombie-attack = Ein Zombie in einer Zone mit Überlebenden greift an, trifft immer und schlägt eine Wunde.
rule-zc2-phase-zombie-attack-share = Stehen dort mehrere, teilen die Spieler die Wunden auf.
rule-zc2-phase-zombie-attack-example = Ein Schlurfer bei zwei Überlebenden: Die Spieler sagen, wen die Wunde trifft.
rule-zc2-phase-zombie-attack-all = Alle Zombies dort greifen an, auch wenn weniger gereicht hätten.
rule-zc2-phase-zombie-attack-death = Wer keine Gesundheit mehr hat, ist tot, und die Partie ist verloren.
rule-zc2-phase-zombie-move = Zombies, die nicht angegriffen haben, gehen eine Zone weit.
rule-zc2-phase-zombie-move-see = Ihr Ziel ist die Zone mit Überlebenden in Sicht, in der am meisten Lärm ist.
rule-zc2-phase-zombie-move-see-example = Ein Fettbrocken, der Lou sieht, geht auf sie zu, obwohl es anderswo lauter ist.
rule-zc2-phase-zombie-move-hear = Sehen sie keinen Überlebenden, ist ihr Ziel die lauteste Zone überhaupt, notfalls nur durch Plättchen.
rule-zc2-phase-zombie-move-hear-example = Ein Monstrum, das niemanden sieht, nimmt den kürzesten offenen Weg zu Amys Zone mit Lärm 3.
rule-zc2-phase-zombie-move-distance = Die Entfernung spielt beim Ziel keine Rolle.
rule-zc2-phase-zombie-move-arrived = Wer schon in seiner Zielzone ist, bleibt.
rule-zc2-phase-zombie-move-path = Sie nehmen einen kürzesten offenen Weg.
rule-zc2-phase-zombie-move-blocked = Ohne offenen Weg zum Ziel bleiben sie stehen, selbst wenn ein leiserer Überlebender erreichbar wäre.
rule-zc2-phase-zombie-move-split = Bei mehreren kürzesten Wegen teilen sie sich je Art gleichmäßig auf die verschiedenen ersten Schritte auf; niemand kommt hinzu.
rule-zc2-phase-zombie-move-split-targets = Ebenso teilen sie sich auf gleich laute Ziele auf; die eigene Zone kann eines davon sein.
rule-zc2-phase-zombie-move-split-odd = Überzählige schicken die Spieler, jede Art für sich.
rule-zc2-phase-zombie-move-split-single = Ein einzelner Zombie mit mehreren Wegen geht, wohin die Spieler sagen.
rule-zc2-phase-zombie-move-split-example = Vier Schlurfer, drei Fettbrocken, ein Läufer, zwei Wege: Schlurfer 2 und 2, Fettbrocken 2 und 1, der Läufer nach Wahl.
rule-zc2-phase-zombie-runners = Haben alle einmal gehandelt, handeln Läufer ein zweites Mal, Angriff vor Bewegung.
rule-zc2-phase-zombie-runners-example = Ein Läufer, der bei einem Überlebenden steht, verwundet ihn zweimal.

## Spawning

rule-zc2-spawn-zones = Danach erscheinen Zombies in jeder aktiven Brutzone.
rule-zc2-spawn-start = Die Zone mit dem Startplättchen ist zuerst dran.
rule-zc2-spawn-order = Nach der ersten Brutzone folgen die übrigen im Uhrzeigersinn.
rule-zc2-spawn-card = Jede Zone bekommt eine Karte; die höchste Stufe unter den Überlebenden sagt, wie viele dieser Art erscheinen.
rule-zc2-spawn-card-example = Doug ist mit 5 auf Blau, Lou mit 12 auf Gelb: Es gilt die gelbe Zeile.
rule-zc2-spawn-reshuffle = Ist der Zombiestapel leer, wird die Ablage zum neuen Stapel gemischt.
rule-zc2-spawn-coloured = Eine farbige Brutzone schläft, bis ihr Ereignis sie weckt.
rule-zc2-spawn-coloured-next = Einmal wach, brütet sie zum ersten Mal in der nächsten Zombiephase.
rule-zc2-spawn-rush = Ansturm: Die Zombies dieser Karte handeln sofort.
rule-zc2-spawn-rush-no-runners = Läufer haben keinen Ansturm.
rule-zc2-spawn-extra = Extra-Aktivierung: Hier erscheint niemand; alle dieser Art handeln sofort.
rule-zc2-spawn-extra-new = Das gilt auch für eben erschienene und für solche, die schon gehandelt haben.
rule-zc2-spawn-extra-blue = Auf Blau bewirkt eine Extra-Aktivierung nichts.
rule-zc2-spawn-shortage = Reichen die Miniaturen nicht, kommen die restlichen aufs Feld, dann handelt die ganze Art noch einmal.
rule-zc2-spawn-shortage-chain = Mehrere solche Aktivierungen können aufeinander folgen.

## End of the round, winning and losing

rule-zc2-end-first-player = In der Endphase wandert das Startspielerplättchen einen Platz nach links, eine neue Runde beginnt.
rule-zc2-goal-win = Die Gruppe gewinnt, sobald alle Ziele der Mission erreicht sind.
rule-zc2-goal-lose-death = Die Gruppe verliert, sobald irgendein Überlebender stirbt.
rule-zc2-goal-lose-impossible = Die Gruppe verliert, sobald ein Ziel unerreichbar geworden ist.
rule-zc2-goal-lose-mission = Die Gruppe verliert, wenn eine in der Mission genannte Bedingung eintritt.
rule-zc2-goal-together = Alle gewinnen oder verlieren zusammen.
rule-zc2-goal-lose-first = Bringt ein Schritt zugleich Sieg und Niederlage, gilt die Niederlage.

## Cars

rule-zc2-car-zone = Eine Autoaktion kostet eine Aktion und braucht das Auto in der eigenen Zone.
rule-zc2-car-not-a-move = Autoaktionen sind keine Bewegungen: kein Aufpreis, keine Bewegungsfertigkeit.
rule-zc2-car-skills = Fertigkeiten und Neuwürfe nützen Auto und Autoangriff nichts, außer sie nennen Autos.
rule-zc2-car-unharmed = Ein Auto ist unangreifbar; Insassen sind es nicht, sie gelten als in der Zone stehend.
rule-zc2-car-board = Einsteigen geht nur ohne Zombies in der Zone, als Fahrer oder Mitfahrer.
rule-zc2-car-seats = Ein Auto fasst einen Fahrer und drei Mitfahrer.
rule-zc2-car-leave = Aussteigen geht immer.
rule-zc2-car-change = Beim Platzwechsel tauscht man mit dem, der dort sitzt, auch wenn Zombies da sind.
rule-zc2-car-drive = Nur der Fahrer fährt, und nur, wenn die Mission es erlaubt.
rule-zc2-car-drive-street = Autos bleiben auf der Straße.
rule-zc2-car-drive-zombies = Zombies halten ein Auto weder auf noch verteuern sie das Wegfahren.
rule-zc2-car-slow = Langsam: eine Zone, kein Angriff.
rule-zc2-car-slow-example = Elle fährt langsam aus einer Zone voller Schlurfer und tut niemandem etwas.
rule-zc2-car-fast = Schnell: genau zwei Zonen, geradeaus oder um die Ecke, nie zurück.
rule-zc2-car-attack = Ein schnelles Auto greift in jeder Zone mit Zombies an, in die es fährt, nicht in der, die es verlässt: 3 Würfel, 4+, Schaden 2.
rule-zc2-car-attack-example = Elle rast in eine Zone mit zwei Läufern und tötet beide, dann an Amy vorbei, die allein und unversehrt ist.
rule-zc2-car-attack-ap = Das Adrenalin bekommt der Fahrer.
rule-zc2-car-attack-priority = Die Zielpriorität gilt.
rule-zc2-car-attack-friendly = Fehlwürfe treffen Überlebende zu Fuß; wer in irgendeinem Auto sitzt, ist sicher.
rule-zc2-car-attack-friendly-example = Josh kann nur durch die Zombies rasen, wenn er riskiert, Doug dazwischen zu verletzen.
rule-zc2-car-attack-only-survivors = Wo nur Überlebende sind, greift das Auto nicht an.
rule-zc2-car-noise = Autos machen keinen Lärm.
rule-zc2-car-crate = Eine Kiste auf der Angeberkarre nimmt man wie ein Ziel; sie fährt mit, ohne einen Sitz zu belegen.
rule-zc2-car-police = Das Polizeiauto durchsucht man wie einen Raum: ziehen bis zur ersten Waffe, der Rest wird abgelegt; der Molotowcocktail ist eine.
rule-zc2-car-police-effects = Was beim Suchen hilft, hilft auch hier; die Taschenlampe zieht bis zur zweiten Waffe.
rule-zc2-car-police-aaahh = Aaahh!! bringt auch hier den Schlurfer und beendet die Suche.
rule-zc2-car-leader = Ein Anführer steigt nur ein, wenn alle seine Begleiter Platz haben.

## Option: dark zones

rule-zc2-dark-sight = In eine Dunkle Zone sieht man nur aus ihr selbst und aus einer Nachbarzone.
rule-zc2-dark-ranged = Schüsse in eine Dunkle Zone treffen nur mit 6; Boni aufs Ergebnis zählen.
rule-zc2-dark-flashlight = Mit Taschenlampe gilt die übliche Genauigkeit.
rule-zc2-dark-automatic = Ein Molotowcocktail braucht auch dort keinen Wurf.
rule-zc2-dark-melee = Den Nahkampf stört das Dunkel nicht.
rule-zc2-dark-example = Odin steht vor zwei Läufern in der Dunklen Zone und trifft sie nur mit einer 6.

## Companions

rule-zc2-companion-mission = Begleiter kommen durch die Mission; die Spieler setzen sie auf die markierten Zonen, und deren Sonderregeln gehen vor.
rule-zc2-companion-not-allowed = Wer eine Startfertigkeit hat, kann kein Begleiter sein; es wird neu gezogen.
rule-zc2-companion-leader = Wer den Bogen eines Begleiters hat, führt ihn, auch mehrere.
rule-zc2-companion-skill = Der Anführer hat die erste blaue Fertigkeit des Begleiters.
rule-zc2-companion-trade = Ein Begleiter wird wie eine Ausrüstungskarte getauscht.
rule-zc2-companion-trade-example = Josh tauscht in Wandas Zone und führt nun Bunny G, samt dessen Glück.
rule-zc2-companion-collect = Eine Aktion nimmt einen einzelnen Begleiter in der Zone mit.
rule-zc2-companion-collect-example = Wanda nimmt Bunny G mit, hat nun sein Glück, und er spurtet mit ihr.
rule-zc2-companion-noise = Ein Begleiter ist ein Überlebender und zählt als ein Lärm.
rule-zc2-companion-friendly = Eigenbeschuss kann Begleiter treffen.
rule-zc2-companion-one-wound = Eine Wunde tötet einen Begleiter, und wenn die Mission nichts anderes sagt, ist verloren.
rule-zc2-companion-together = Begleiter und Anführer bleiben stets beisammen; Bewegungsfertigkeiten und Autos gelten für beide.
rule-zc2-companion-passenger = Im Auto ist ein Begleiter immer Mitfahrer.
rule-zc2-companion-nothing-own = Ein Begleiter hat weder Karten noch Aktionen.

## Option: abomination fest

rule-zc2-fest-first = Festival: Ist kein Monstrum auf dem Plan, erscheint wie sonst eines.
rule-zc2-fest-again = Festival: Sind welche da, handeln alle, dann kommt noch eines.
rule-zc2-fest-deck = Festival: Die Gruppe stellt ihren Monstrumstapel selbst zusammen.
rule-zc2-fest-cap = Festival: Ist die vereinbarte Höchstzahl erreicht oder keines mehr übrig, handeln sie nur.

## Option: ultrared

rule-zc2-ultrared-reset = Ultrarot: Wer Rot erreicht, beginnt die Leiste bei 0 und behält den Überschuss.
rule-zc2-ultrared-stay-red = Der Überlebende bleibt auf Rot mit allen Fertigkeiten.
rule-zc2-ultrared-again = Jede erneut erreichte Stufe gibt eine weitere ihrer Fertigkeiten.
rule-zc2-ultrared-free-choice = Hat man alle, geben Orange und Rot eine beliebige aus dem Buch, Startfertigkeiten ausgenommen.
rule-zc2-ultrared-example = Ostara läuft dreimal durch: Sie nimmt den Rest von Orange und Rot, danach frei gewählte Fertigkeiten.

## Option: difficulty

rule-zc2-difficulty-easy = Karten 001-018 sind die leichtere Hälfte: weniger Zombies, Anstürme, auf Blau kein Monstrum.
rule-zc2-difficulty-hard = Karten 019-036 sind die schwerere Hälfte: mehr Zombies, Monstren schon auf Blau.
rule-zc2-difficulty-extra = Karten 037-040, die Extra-Aktivierungen, kann man dazunehmen.
rule-zc2-difficulty-mix = Jede Mischung ist erlaubt.

## Skills in general

rule-zc2-skill-precedence = Eine Fertigkeit geht den Grundregeln vor.
rule-zc2-skill-at-once = Eine neue Fertigkeit wirkt sofort; eine Aktion, die sie gibt, darf man noch nutzen, obwohl keine mehr übrig war.
rule-zc2-skill-stack = Derselbe Bonus aus zwei Quellen zählt doppelt; was einmal pro Zug gilt, bleibt dabei.
rule-zc2-skill-reactions = Fertigkeiten, die auf erscheinende Zombies antworten, unterbrechen jede Brut, egal wer am Zug ist.

## Skills

rule-zc2-skill-action-damage-2 = Waffen der genannten Art mit Schaden 1 haben Schaden 2.
rule-zc2-skill-plus-action = { skill-plus-action.text }
rule-zc2-skill-free = Jeden Zug eine Aktion extra, aber nur von der genannten Art.
rule-zc2-skill-max-range = { skill-max-range.text }
rule-zc2-skill-damage = Aktionen der genannten Art machen 1 Schaden mehr.
rule-zc2-skill-die = Jede Waffe wirft bei Aktionen der genannten Art einen Würfel mehr, ein Paar also zwei.
rule-zc2-skill-zone-per-move = { skill-zone-per-move.text }
rule-zc2-skill-two-cocktails = { skill-two-cocktails.text }
rule-zc2-skill-search-thoroughly = { skill-search-thoroughly.text }
rule-zc2-skill-sidestep = { skill-sidestep.text }
rule-zc2-skill-barbaric = { skill-barbaric.text }
rule-zc2-skill-starts-with = Die genannte Karte gibt es beim Aufbau, noch vor der Startausrüstung; kein Begleiter.
rule-zc2-skill-starts-health = Die Gesundheit ist die genannte Zahl; kein Begleiter.
rule-zc2-skill-starts-2-ap = { skill-starts-2-ap.text }
rule-zc2-skill-dual-expert = { skill-dual-expert.text }
rule-zc2-skill-ambidextrous = { skill-ambidextrous.text }
rule-zc2-skill-blitz = { skill-blitz.text }
rule-zc2-skill-bloodlust = Einmal im Zug für eine Aktion: bis zu zwei Zonen in eine Zone mit Zombie, dann eine freie Aktion der genannten Art.
rule-zc2-skill-break-in = { skill-break-in.text }
rule-zc2-skill-escalation = Jede weitere Aktion der genannten Art in Folge wirft einen Würfel mehr als die vorige; jede andere Aktion beendet das.
rule-zc2-skill-escalation-example = Mit Eskalation im Fernkampf werfen zwei Pistolenaktionen 1, dann 2 Würfel; eine Bewegung danach löscht den Bonus.
rule-zc2-skill-super-strength = { skill-super-strength.text }
rule-zc2-skill-born-leader = { skill-born-leader.text }
rule-zc2-skill-lucky = { skill-lucky.text }
rule-zc2-skill-webbing = { skill-webbing.text }
rule-zc2-skill-hold-your-nose = { skill-hold-your-nose.text }
rule-zc2-skill-hoard = { skill-hoard.text }
rule-zc2-skill-low-profile = { skill-low-profile.text }
rule-zc2-skill-improvised-ranged = { skill-improvised-ranged.text }
rule-zc2-skill-improvised-melee = { skill-improvised-melee.text }
rule-zc2-skill-combat-reflexes = { skill-combat-reflexes.text }
rule-zc2-skill-search-again = { skill-search-again.text }
rule-zc2-skill-point-blank = { skill-point-blank.text }
rule-zc2-skill-lifesaver = { skill-lifesaver.text }
rule-zc2-skill-slippery = { skill-slippery.text }
rule-zc2-skill-scavenger = { skill-scavenger.text }
rule-zc2-skill-is-that-all = { skill-is-that-all.text }
rule-zc2-skill-field-medic = { skill-field-medic.text }
rule-zc2-skill-armor-against = Wunden durch Zombies der genannten Art zählen nicht.
rule-zc2-skill-matching-set = { skill-matching-set.text }
rule-zc2-skill-regeneration = { skill-regeneration.text }
rule-zc2-skill-gunslinger = { skill-gunslinger.text }
rule-zc2-skill-medic = { skill-medic.text }
rule-zc2-skill-sniper = { skill-sniper.text }
rule-zc2-skill-destiny = { skill-destiny.text }
rule-zc2-skill-quick-reload = { skill-quick-reload.text }
rule-zc2-skill-reaper = Ein Treffer je Aktion der genannten Art tötet in der Zone einen weiteren Zombie gleicher Art.
rule-zc2-skill-swordmaster = { skill-swordmaster.text }
rule-zc2-skill-jump = { skill-jump.text }
rule-zc2-skill-sprint = { skill-sprint.text }
rule-zc2-skill-shove = { skill-shove.text }
rule-zc2-skill-charge = { skill-charge.text }
rule-zc2-skill-tactician = { skill-tactician.text }
rule-zc2-skill-taunt = { skill-taunt.text }
rule-zc2-skill-home-defender = { skill-home-defender.text }
rule-zc2-skill-dispatcher = { skill-dispatcher.text }
rule-zc2-skill-full-auto = { skill-full-auto.text }
rule-zc2-skill-brother-in-arms = Mit einem zweiten Überlebenden in der Zone haben alle dort die genannte Fertigkeit; Begleiter nicht.
rule-zc2-skill-roll6-damage = Bei Aktionen der genannten Art erhöht jede 6 nach allen Neuwürfen den Schaden der Waffe um 1, für alle Treffer der Aktion.
rule-zc2-skill-roll6-die = Bei Aktionen der genannten Art darf man nach allen Neuwürfen für jede 6 einen weiteren Würfel werfen, immer wieder.
rule-zc2-skill-to-roll = Jeder Würfel bei Aktionen der genannten Art zählt 1 höher, höchstens 6.
rule-zc2-skill-tough = { skill-tough.text }
rule-zc2-skill-steady-hand = { skill-steady-hand.text }
rule-zc2-skill-zombie-link = { skill-zombie-link.text }
rule-zc2-skill-hit-and-run = { skill-hit-and-run.text }

## Missions

rule-zc2-mission-own-rules = Was eine Mission sagt, geht den allgemeinen Regeln vor.
rule-zc2-mission-exit = Wo die Mission es sagt, geht man am Zugende durch eine Ausgangszone ohne Zombies hinaus.
rule-zc2-mission-m1-one-each = City Blocks: Wer ein Ziel hat, kann kein zweites nehmen.
rule-zc2-mission-m15-pairs = United We Stand: In jeder der sechs Startzonen stehen zwei zufällige Überlebende; drei Paare werden gespielt, die übrigen sind Begleiter.
rule-zc2-mission-m25-ned = Neds Moloturbo: Ned zählt als Überlebender und als ein Lärm, hat aber keinen Zug und ist kein Begleiter.
rule-zc2-mission-m25-ned-zone = Ein Zombie, der Neds Zone betritt oder dort erscheint, kostet die Partie.
rule-zc2-mission-m25-component = Eine Aktion lässt bei Ned eine Komponente liegen: Molotowcocktail, blaues oder grünes Ziel; zurücknehmen geht nicht.
rule-zc2-mission-m25-molofix = Liegen alle drei dort, gibt Ned einem Überlebenden in seiner Zone den Molofix, mit kostenlosem Umräumen.
rule-zc2-mission-m25-super = Nur der Molofix tötet das Supermonstrum; es kommt nicht vom Stapel und zählt für ihn nicht mit.
