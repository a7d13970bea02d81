# Zombicide, Season 1: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-zc1-setup-mission = Zuerst wird eine Mission ausgesucht.
rule-zc1-setup-tiles = Die Mission sagt, wie die Kartenteile liegen und wo Türen, Autos, Ziele und Brutzonen sind.
rule-zc1-setup-aside = Pfannen, Molotows, Wunden, die zwei Waffen der Angeberkarre und je eine Axt, eine Brechstange und eine Pistole kommen nicht in den Ausrüstungsstapel.
rule-zc1-setup-six = Eine Person spielt vier Überlebende, zu zweit sind es je drei, zu dritt je zwei, ab vier je einer; braucht eine Mission mehr, bekommt sie mehr.
rule-zc1-setup-sheet = Alle beginnen auf Blau, ohne Erfahrung und mit der blauen Fertigkeit.
rule-zc1-setup-start-zone = Alle Überlebenden beginnen in der Startzone der Mission.
rule-zc1-setup-starting-gear = Axt, Brechstange, Pistole und so viele Pfannen, wie noch fehlen, werden zufällig verteilt, jedem eine Karte.
rule-zc1-setup-starting-gear-few = Bei weniger als drei Überlebenden werden nur so viele Waffen verteilt; der Rest kommt in den Stapel.
rule-zc1-setup-first-player = Wer anfängt, machen die Spieler unter sich aus.

## Basics

rule-zc1-basics-zone = Ein Raum ist eine Zone; auf der Straße reicht eine Zone von Überweg zu Überweg, auch über Kartenränder.
rule-zc1-basics-building = Alle Räume, die Durchgänge verbinden, sind ein Gebäude; eine Tür trennt zwei Gebäude.
rule-zc1-basics-who-answers = Was mehrere Spieler betrifft, entscheidet der Besitzer, wenn alle Figuren seine sind, sonst der Startspieler.
rule-zc1-sight-street = Auf der Straße sieht man in geraden Linien parallel zum Brettrand beliebig weit.
rule-zc1-sight-no-diagonal = Schräg sieht niemand.
rule-zc1-sight-room = Im Gebäude sieht man die Nachbarzonen, zu denen ein Durchgang führt, und nicht weiter.
rule-zc1-sight-in-out = Wer durch eine offene Tür hinausschaut, sieht die ganze Straße; wer hineinschaut, nur den ersten Raum.
rule-zc1-sight-closed-door = An einer geschlossenen Tür endet die Sicht.
rule-zc1-move-edge = Ein Schritt führt in eine Zone mit gemeinsamer Kante; Ecken genügen nicht.
rule-zc1-move-door = Zwischen Straße und Gebäude kommt man nur durch eine offene Tür.
rule-zc1-move-room = Im Gebäude verbindet ein Durchgang zwei Räume, egal wo die Figuren stehen.
rule-zc1-noise-token = Eine laute Waffe oder ein lautes Werkzeug hinterlässt dort, wo es benutzt wird, einen Lärm-Marker.
rule-zc1-noise-one-per-action = Eine Aktion macht höchstens einen Marker, egal wie viele Würfel, Treffer oder Waffen es sind.
rule-zc1-noise-survivor = Jeder Überlebende zählt als ein Lärm.
rule-zc1-noise-stays = Marker bleiben, wo sie entstanden sind.
rule-zc1-noise-cleared = Nach der Zombie-Phase verschwinden alle Lärm-Marker.
rule-zc1-noise-example = Eine Axt bricht die Tür laut auf und tötet leise: ein Marker und ihr Besitzer ergeben zwei.
rule-zc1-adrenaline-kill = Jeder getötete Zombie bringt einen Erfahrungspunkt, das Monstrum fünf.
rule-zc1-adrenaline-levels = Die Gefahr steigt bei 7 Punkten auf Gelb, bei 19 auf Orange und bei 43 auf Rot.
rule-zc1-adrenaline-yellow = Gelb bringt sofort und auf Dauer eine vierte Aktion.
rule-zc1-adrenaline-choose = Auf Orange und Rot sucht man sich eine Fertigkeit der Stufe aus.
rule-zc1-adrenaline-orange = Orange: eine von zwei Fertigkeiten.
rule-zc1-adrenaline-red = Rot: eine von drei Fertigkeiten.
rule-zc1-adrenaline-cap = Bei 43 Punkten ist Schluss.
rule-zc1-inventory-size = Fünf Karten: je eine in jeder Hand und drei in Reserve.
rule-zc1-inventory-discard = Karten darf man jederzeit kostenlos ablegen.
rule-zc1-inventory-hand = Waffen wirken nur in der Hand.
rule-zc1-inventory-reserve = Maske, Taschenlampe und Munition wirken auch in Reserve.
rule-zc1-inventory-too-many = Wer zu viele Karten hat, legt ab, bis es fünf sind.

## Gear

rule-zc1-gear-melee = Eine Nahkampfwaffe schlägt in der eigenen Zone zu.
rule-zc1-gear-ranged = Eine Fernkampfwaffe mit Reichweite 0 schießt auch in die eigene Zone, und das bleibt ein Schuss.
rule-zc1-gear-range = Die zwei Zahlen der Reichweite sind die nächste und die weiteste Zone.
rule-zc1-gear-door = Nur Ausrüstung mit dem Türzeichen öffnet Türen, manche davon laut.
rule-zc1-gear-dual = Zwei gleiche Waffen mit dem Beidhand-Zeichen schlagen mit einer Aktion gemeinsam zu.
rule-zc1-gear-reload = Manche Schusswaffen müssen nachgeladen werden, bevor sie im selben Zug wieder schießen.
rule-zc1-gear-bullets = Massenhaft Patronen: Ein Schuss mit Pistolen, bösen Zwillingen oder Gewehr darf einmal neu gewürfelt werden.
rule-zc1-gear-shells = Massenhaft Schrot: Ein Schuss mit abgesägten Flinten oder Schrotflinten darf einmal neu gewürfelt werden.
rule-zc1-gear-flashlight = Jede Taschenlampe zieht beim Suchen eine Karte mehr, in Autos aber nicht.
rule-zc1-gear-food = Essen bewirkt nichts, es zählt nur, wo eine Mission es will.
rule-zc1-gear-mask = Die Hockeymaske wird anstelle einer Wunde abgelegt.
rule-zc1-gear-aaahh = Aaahh!! bringt einen Schlurfer in die Zone der Suchenden und beendet die Suche.
rule-zc1-gear-made = Was gerade zusammengebaut wurde, darf sofort in eine Hand.
rule-zc1-gear-molotov-make = Benzin und Flasche werden kostenlos zum Molotow, jederzeit im eigenen Zug.
rule-zc1-gear-molotov-supply = Es gibt zwei Molotow-Karten; eine benutzte kann wieder hergestellt werden.
rule-zc1-gear-molotov = Ein Molotow tötet ohne Wurf alles in seiner Zone: Überlebende, das Monstrum, auch den Werfer.
rule-zc1-gear-sniper-rifle = Ein Zielfernrohr unter dem Gewehr ergibt ein Scharfschützengewehr auf einem Platz: Die Treffer gehen, wohin man will.
rule-zc1-gear-sniper-rifle-lost = Wer das Scharfschützengewehr verliert, verliert Gewehr und Zielfernrohr.
rule-zc1-gear-both = Mamas Schrotflinte schlägt oder schießt, wie man will; nur der Schuss braucht Nachladen.

## Zombies

rule-zc1-zombie-kill = Schaden 1 tötet Schlurfer und Läufer.
rule-zc1-zombie-walker = Schlurfer haben eine Aktion und sterben an jedem Treffer.
rule-zc1-zombie-runner = Läufer haben zwei Aktionen.
rule-zc1-zombie-fatty = Ein Fettbrocken stirbt nur an Schaden 2, egal wie oft er getroffen wird.
rule-zc1-zombie-fatty-escort = Jeder Fettbrocken, der erscheint, bringt zwei Schlurfer mit.
rule-zc1-zombie-abomination = Das Monstrum stirbt an Schaden 3 oder einem Molotow und erscheint allein.
rule-zc1-zombie-abomination-second = Es gibt nur eines: Ein zweites wird zum Fettbrocken mit seinen Schlurfern.
rule-zc1-zombie-abomination-again = Ist es tot, kann es wiederkommen.

## The player phase

rule-zc1-turn-order = Beginnend beim Startspieler hat jeder nacheinander die Züge aller eigenen Überlebenden.
rule-zc1-turn-survivors = Die Überlebenden eines Spielers handeln in beliebiger Reihenfolge.
rule-zc1-turn-actions = Ein Überlebender hat drei Aktionen im Zug.
rule-zc1-turn-free = Freie Aktionen kommen dazu und taugen nur für das, wofür sie da sind.
rule-zc1-action-move = Eine Bewegung führt eine Zone weit.
rule-zc1-action-move-leave = Eine Zone zu verlassen kostet je Zombie dort eine Aktion mehr.
rule-zc1-action-move-leave-example = Aus einer Zone mit zwei Schlurfern: drei Aktionen, bei drei Schlurfern vier.
rule-zc1-action-move-enter = Das Betreten einer Zone mit Zombies beendet die Bewegung, so weit sie auch ginge.
rule-zc1-action-search = Eine Suche zieht eine Ausrüstungskarte, zum Behalten oder Ablegen.
rule-zc1-action-search-where = Gesucht wird nur in Gebäuden und nur ohne Zombie in der Zone.
rule-zc1-action-search-once = Eine Suche pro Zug, frei oder nicht.
rule-zc1-action-search-sort = Nach der Suche darf man die eigenen Karten kostenlos neu ordnen.
rule-zc1-action-search-reshuffle = Ein leerer Stapel entsteht neu aus den abgelegten Karten, ohne Wunden, Pfannen, Molotows und Waffen der Angeberkarre.
rule-zc1-car-police = Ein Polizeiauto wird durchsucht, bis eine Waffe kommt; der Rest wird abgelegt.
rule-zc1-car-police-where = Ein Auto durchsucht man aus seiner Zone oder vom Sitz aus, ohne Zombie dort; es ist die eine Suche des Zuges.
rule-zc1-car-police-aaahh = Auch im Polizeiauto beendet Aaahh!! die Suche.
rule-zc1-car-pimp = Eine Angeberkarre wird einmal durchsucht: eine der zwei Waffen, zufällig; in einer zweiten liegt die andere.
rule-zc1-action-door = Ein Werkzeug in der Hand öffnet eine Tür, von beiden Seiten, egal wer dabeisteht.
rule-zc1-action-door-noise = Ein lautes Werkzeug hinterlässt einen Lärm-Marker bei dem, der öffnet.
rule-zc1-action-door-coloured = Eine farbige Tür öffnet niemand, bevor das Ziel ihrer Farbe genommen ist.
rule-zc1-building-spawn = Das erste Öffnen eines Gebäudes zieht für jeden seiner Räume eine Zombiekarte.
rule-zc1-building-order = Wer geöffnet hat, nennt Raum für Raum, jeden erst, wenn die Karte des vorigen gespielt ist.
rule-zc1-building-card = Zusatz-Aktivierungen und Gullykarten wirken sofort, und dieser Raum bleibt leer.
rule-zc1-building-start = Das Gebäude, in dem man beginnt oder das offen steht, brütet nie.
rule-zc1-building-once = Eine zweite Tür desselben Gebäudes zeigt niemand Neues.
rule-zc1-trade-reorder = Eine Aktion ordnet die eigenen Karten neu.
rule-zc1-trade-swap = Mit derselben Aktion wechseln beliebige Karten mit einem anderen in der Zone, der kostenlos neu ordnet.
rule-zc1-trade-uneven = Beide Besitzer müssen einverstanden sein; Geschenke sind erlaubt.
rule-zc1-action-objective = Eine Aktion nimmt oder aktiviert ein Ziel in der Zone.
rule-zc1-action-objective-ap = Ein Ziel bringt nur dann Erfahrung, wenn die Mission es sagt.
rule-zc1-action-noise = Eine Aktion macht absichtlich einen Lärm.
rule-zc1-action-nothing = Nichts tun beendet den Zug; der Rest verfällt.

## Cars

rule-zc1-car-board = Zum Einsteigen braucht es einen freien Platz und eine Zone ohne Zombies.
rule-zc1-car-leave = Aussteigen geht immer.
rule-zc1-car-change = Zum Platzwechsel braucht es einen freien Platz.
rule-zc1-car-seats = Ein Auto hat einen Fahrersitz und drei weitere.
rule-zc1-car-allowed = Autos fahren nur, wo die Mission es erlaubt.
rule-zc1-car-drive = Wer fährt, bewegt das Auto mit einer Aktion eine oder zwei Straßenzonen, auch zurück.
rule-zc1-car-no-move = Fahren ist keine Bewegung: Keine Bewegungsfertigkeit hilft, kein Zombie hält auf.
rule-zc1-car-attack = In jeder Zone einer Fahrt, auch der ersten, ein Würfel je Figur; ab 4 trifft es mit Schaden 1.
rule-zc1-car-attack-priority = Treffer folgen der Zielpriorität, Überlebende zuerst; wer im Auto sitzt, ist sicher.
rule-zc1-car-attack-ap = Alle Erfahrung bekommt, wer fährt.
rule-zc1-car-attack-friendly = Wer überfahren wird, erhält eine Wunde.
rule-zc1-car-attack-tough = Ein Auto tötet weder Fettbrocken noch das Monstrum.
rule-zc1-car-in-seat = Vom Sitz aus darf man kämpfen, das Auto durchsuchen, tauschen, lärmen und Ziele nehmen, aber nicht gehen oder Türen öffnen.
rule-zc1-car-no-shelter = Autos schützen niemanden vor Bissen oder Schüssen.
rule-zc1-car-driver-gone = Ohne Fahrer steht das Auto, bis jemand den Platz einnimmt.

## Combat

rule-zc1-combat-dice = Ein Angriff würfelt so viele Würfel, wie die Waffe zeigt.
rule-zc1-combat-hit = Ein Würfel ab der Genauigkeit ist ein Treffer; eine 1 nie.
rule-zc1-combat-damage = Jeder Treffer tötet ein Ziel, für das sein Schaden reicht; was übrig ist, verfällt.
rule-zc1-combat-dual = Ein Beidhand-Paar würfelt die Würfel beider Waffen gegen eine Zone.
rule-zc1-combat-dual-example = Zwei Maschinenpistolen würfeln sechs Würfel, zwei Macheten zwei.
rule-zc1-combat-rerolls = Munition, Glück und der Neuwurf eines Zuges dürfen aufeinander folgen, jeweils mit allen Würfeln.
rule-zc1-combat-min-accuracy = Besser als 2+ wird keine Genauigkeit.
rule-zc1-combat-target = Ein Angriff braucht einen Zombie in der Zielzone.
rule-zc1-melee-zone = Nahkampf trifft Zombies in der eigenen Zone.
rule-zc1-melee-assign = Nahkampftreffer verteilt man frei, und sie treffen nie Überlebende.
rule-zc1-ranged-zone = Ein Schuss geht auf eine Zone in Sicht und Reichweite.
rule-zc1-ranged-min-range = Kein Schuss geht näher als die Mindestreichweite.
rule-zc1-ranged-through = Wer dazwischen steht, spielt keine Rolle.
rule-zc1-priority-order = Schüsse treffen erst Überlebende, dann Schlurfer, dann Fettbrocken und Monstrum, dann Läufer.
rule-zc1-priority-shield = Treffer, die für den Nächsten zu schwach sind, verfallen.
rule-zc1-priority-self = Der eigene Schuss trifft einen selbst nie.
rule-zc1-friendly-damage = Ein Treffer verwundet Überlebende so oft, wie sein Schaden groß ist: Schaden 2 tötet.
rule-zc1-reload-action = Eine Aktion lädt eine Waffe nach, oder zwei gleiche Beidhand-Waffen in den Händen.
rule-zc1-reload-end-phase = In der End-Phase wird alles nachgeladen.
rule-zc1-reload-handed-on = Eine weitergegebene Waffe bleibt leer.

## Wounds

rule-zc1-wound-card = Eine Wunde ist eine Karte auf dem Platz einer getragenen Karte, die der Besitzer wählt und verliert.
rule-zc1-wound-slot = Eine Wunde behält ihren Platz; man kann sie umlegen, aber weder tauschen noch ablegen.
rule-zc1-wound-death = Die zweite Wunde tötet, und alle Ausrüstung wird abgelegt.
rule-zc1-wound-shield = Was eine Wunde abhält, rettet auch die Karte, die sie gekostet hätte.

## The zombie phase

rule-zc1-phase-zombie-order = Alle Zombies greifen an oder gehen; erst alle Angriffe, dann alle Bewegungen.
rule-zc1-phase-zombie-attack = Ein Zombie mit Überlebenden in der Zone greift an und verwundet immer.
rule-zc1-phase-zombie-attack-share = Die Wunden einer Zone verteilen die Spieler nach Belieben.
rule-zc1-phase-zombie-attack-frenzy = Alle Zombies der Zone greifen an, auch wenn weniger reichten.
rule-zc1-phase-zombie-move = Wer nicht angegriffen hat, geht eine Zone auf das Ziel zu, auf dem kürzesten Weg.
rule-zc1-phase-zombie-move-see = Sie gehen auf Überlebende in Sicht zu, zuerst auf die lauteste Gruppe, egal wie weit.
rule-zc1-phase-zombie-move-hear = Wer niemanden sieht, geht zur lautesten Zone, zu der ein offener Weg führt.
rule-zc1-phase-zombie-move-doors = Ohne offenen Weg zu irgendwem gehen sie zur lautesten Zone, als wären alle Türen offen.
rule-zc1-phase-zombie-move-blocked = Geschlossene Türen halten sie auf.
rule-zc1-phase-zombie-move-arrived = Wer schon dort ist, wo es am lautesten ist, bleibt.
rule-zc1-phase-zombie-move-detour = Ein längerer offener Weg geht vor einem kürzeren durch eine geschlossene Tür.
rule-zc1-phase-zombie-move-split = Bei mehreren kürzesten Wegen oder gleich lauten Zonen teilen sie sich in gleich große Gruppen.
rule-zc1-phase-zombie-move-split-add = Zombies aus der Schachtel gleichen die Gruppen aus; ein so ergänzter Fettbrocken bringt niemanden mit.
rule-zc1-phase-zombie-move-split-short = Fehlen welche in der Schachtel, handeln alle dieser Art nach dieser Bewegung noch einmal, und nur einmal.
rule-zc1-phase-zombie-move-split-odd = Wer sich nicht ausgleichen lässt, geht dorthin, wo die Spieler wollen.
rule-zc1-phase-zombie-move-split-abomination = Das Monstrum teilt sich nie; die Spieler wählen seinen Weg.
rule-zc1-phase-zombie-runners = Wenn alle gehandelt haben, greifen Läufer noch einmal an oder gehen.
rule-zc1-phase-zombie-runners-example = Läufer, die mit der ersten Aktion hereinkommen, beißen mit der zweiten.
rule-zc1-spawn-order = Brutzonen ziehen immer in derselben Reihenfolge, im Uhrzeigersinn ab der ersten.
rule-zc1-spawn-card = Eine Karte wird auf der Stufe des erfahrensten Überlebenden auf dem Brett gelesen.
rule-zc1-spawn-card-living = Tote und wer das Brett verlassen hat, zählen dafür nicht.
rule-zc1-spawn-reshuffle = Ein leerer Zombiestapel wird neu gemischt.
rule-zc1-spawn-extra = Eine Zusatz-Aktivierung bringt niemanden: Alle ihrer Art handeln noch einmal.
rule-zc1-spawn-extra-blue = Auf Blau bewirkt sie nichts.
rule-zc1-spawn-manhole = Eine Gullykarte bringt ihre Zombies auf jeden Gully eines Kartenteils mit Überlebenden und niemanden in ihre Zone.
rule-zc1-spawn-shortage = Fehlen Figuren, handeln sofort alle dieser Art, einmal je Karte.
rule-zc1-spawn-shortage-fatty = Ein Fettbrocken ohne Figur bringt trotzdem seine Schlurfer, und auch fehlende Schlurfer handeln.
rule-zc1-spawn-coloured = Eine schlafende Brutzone erwacht, wenn das Ziel ihrer Farbe genommen wird, und brütet ab der nächsten Zombie-Phase.
rule-zc1-end-first-player = Nach jeder Runde wandert das Startspieler-Plättchen nach links, an Plätzen ohne Lebende vorbei.

## Winning and losing

rule-zc1-goal-win = Sind alle Ziele erfüllt, gewinnen sofort alle, auch die Toten.
rule-zc1-goal-lose-death = Die Gruppe spielt weiter, bis der letzte Überlebende tot ist; dann ist verloren.
rule-zc1-goal-lose-impossible = Ein Ziel, das nicht mehr erreichbar ist, verliert das Spiel.
rule-zc1-goal-lose-mission = Eine Mission kann eigene Arten zu verlieren kennen.
rule-zc1-goal-lose-first = Zuerst wird geprüft, ob verloren ist.
rule-zc1-mission-own-rules = Regeln der Mission gehen den Grundregeln vor.
rule-zc1-mission-exit = Durch den Ausgang geht man kostenlos, ohne Zombie in der Zone; Karten kommen mit.

## Skills

rule-zc1-skill-precedence = Eine Fertigkeit geht einer Grundregel vor.
rule-zc1-skill-at-once = Eine Fertigkeit gilt, sobald man sie hat.
rule-zc1-skill-plus-action = { skill-plus-action.text }
rule-zc1-skill-free = Eine zusätzliche Aktion einer Art im Zug: Bewegung, Kampf oder Suche.
rule-zc1-skill-max-range = { skill-max-range.text }
rule-zc1-skill-damage = Ein Schaden mehr bei Nah- oder Fernkampfaktionen.
rule-zc1-skill-die = Ein Würfel mehr je benutzter Waffe, ein Beidhand-Paar zwei.
rule-zc1-skill-zone-per-move = { skill-zone-per-move.text }
rule-zc1-skill-reroll = { skill-reroll.text }
rule-zc1-skill-two-cocktails = { skill-two-cocktails.text }
rule-zc1-skill-two-zones = { skill-two-zones.text }
rule-zc1-skill-starts-with = Beginnt mit einer Karte aus dem Stapel, zusätzlich zur verteilten.
rule-zc1-skill-ambidextrous = { skill-ambidextrous.text }
rule-zc1-skill-born-leader = { skill-born-leader.text }
rule-zc1-skill-lucky = { skill-lucky.text }
rule-zc1-skill-hold-your-nose = { skill-hold-your-nose.text }
rule-zc1-skill-hoard = { skill-hoard.text }
rule-zc1-skill-trick-shot = { skill-trick-shot.text }
rule-zc1-skill-loud = { skill-loud.text }
rule-zc1-skill-is-that-all = { skill-is-that-all.text }
rule-zc1-skill-ninja = { skill-ninja.text }
rule-zc1-skill-matching-set = { skill-matching-set.text }
rule-zc1-skill-gunslinger = { skill-gunslinger.text }
rule-zc1-skill-medic = { skill-medic.text }
rule-zc1-skill-sniper = { skill-sniper.text }
rule-zc1-skill-destiny = { skill-destiny.text }
rule-zc1-skill-slippery = { skill-slippery.text }
rule-zc1-skill-swordmaster = { skill-swordmaster.text }
rule-zc1-skill-lock-it-down = { skill-lock-it-down.text }
rule-zc1-skill-to-roll = Jeder Würfel des Angriffs zählt 1 mehr, höchstens 6.
rule-zc1-skill-tough = { skill-tough.text }

## Missions

rule-zc1-mission-m0-weapons = Tutorial: Ausgeteilt werden nur Pfannen; Pistole, Axt und Brechstange liegen in unbekannter Reihenfolge oben auf der Ausrüstung.
rule-zc1-mission-m0-five-cards = Tutorial: nur fünf Zombiekarten, die neu gemischt werden, sobald sie verbraucht sind.
rule-zc1-mission-m1-supplies = Häuserblocks: alle Ziele, dann genügt es, wenn eine Person geht und Dose, Reis und Wasser mit hinauskommen.
rule-zc1-mission-m2-all = Y-Zone: Alle müssen hinaus, der erste Tod verliert also.
rule-zc1-mission-m2-cabinet = Y-Zone: Das Ziel ist ein Medizinschränkchen; wer es nimmt, verliert eine Wunde und bekommt keine Erfahrung.
rule-zc1-mission-m3-red = Die 24 Stunden: gewonnen, sobald jemand die rote Stufe erreicht.
rule-zc1-mission-m4-gather = Im Vorbeifahren: Nach allen Zielen stehen alle Lebenden in einer Brutzone ohne Zombies.
rule-zc1-mission-m6-no-search = Die Flucht: In der Startzone ist nichts zu finden.
rule-zc1-mission-m6-stow = Die Flucht: Eine Aktion legt einen Vorrat unter ein Auto in der Zone oder nimmt einen von dort, zu Fuß oder vom Sitz aus.
rule-zc1-mission-m6-drive-off = Die Flucht: Ein Auto, das in die Ausgangszone fährt, ist samt Insassen und allem darunter weg, Zombies oder nicht.
rule-zc1-mission-m6-haul = Die Flucht: Sechs Vorräte müssen unter Autos hinaus; bleiben zu wenige oder kein Auto, ist es verloren.
rule-zc1-mission-m7-infested = Im Fleischwolf: Zu Beginn steht in jedem Raum ein Schlurfer; die Karten beim Öffnen kommen dazu.
rule-zc1-mission-m7-behind-doors = Im Fleischwolf: Brutzonen sind auch hinter geschlossenen Türen aktiv.
rule-zc1-mission-m7-twin-doors = Im Fleischwolf: Wer eine Tür eines Hauses öffnet, öffnet auch die andere.
rule-zc1-mission-m7-neutralise = Im Fleischwolf: Eine Aktion in einer Brutzone ohne Zombies entfernt sie für immer; sind alle weg, ist gewonnen.
rule-zc1-mission-m7-loud = Im Fleischwolf: Zwei Zonen haben dauerhaft sieben Lärm.
rule-zc1-mission-m7-lure = Im Fleischwolf: Ein Zombie, der in eine laute Zone kommt oder dort erscheint, verlässt den Plan; der vierte verliert.
rule-zc1-mission-m8-colours = Zombie-Polizei: Eine farbige Tür geht erst nach ihrem Ziel auf; das blaue weckt auch die blaue Brutzone.
rule-zc1-mission-m8-bunker = Zombie-Polizei: gewonnen, wenn jemand im Bunker steht und kein Zombie; beim Öffnen erscheinen darin welche wie in jedem Haus.
rule-zc1-mission-m9-newcomer = Gemeinsam stark: Unter einem neutralen Ziel kommt jemand Zufälliges ohne Ausrüstung dazu, für den Platz mit den wenigsten.
rule-zc1-mission-m9-blue = Gemeinsam stark: Eins der vier verdeckten Ziele ist blau und bringt nur seine Erfahrung.
rule-zc1-mission-m9-each = Gemeinsam stark: eine Person je Spieler, ein bis drei Spieler.
rule-zc1-mission-m9-reunion = Gemeinsam stark: Vier, fünf oder sechs gehen von der Startzone aus; mehr gibt es nie, der erste Tod verliert also.
rule-zc1-mission-objective-xp = Ein Ziel bringt nur Erfahrung, wo die Mission es sagt, und dann fünf.
