# Dawn of the Zeds, 3rd edition: one sentence a rule. rules.toml has the same rules with page and ruling.

## Levels

rule-dawn-level-basic = Das Basis-Spiel kennt Spielplan A, blaue Karten, Bewegung, Nahkampf, Fernkampf, Suche nach Munition und Storykarten.
rule-dawn-level-outbreak = Level I bringt Infektion, Ausbrüche, Super-Zeds, Infizierer, das Krankenhaus und Nachschub.
rule-dawn-level-apocalypse = Level II bringt grüne Karten, die PRFN-Phase (Plünderer, Rangers, Flüchtlinge, Nationalgarde), Dorfbewohner, Chaos und Verteidigungsstellungen.
rule-dawn-level-brains = Level III bringt gelbe Karten, Wissenschaftler, das Labor und die Forschung.
rule-dawn-level-walking-zeds = Level IV bringt Spielplan B mit dem Tunnel, orange Karten und die Sicherheitsleute.
rule-dawn-level-directors-cut = Level V bringt die roten Karten: Nichts fehlt mehr.
rule-dawn-level-parts = Braucht ein Satz einer Karte eine Regel oberhalb des Levels, entfällt er; der Rest der Karte gilt.
rule-dawn-golden = Eine Karte geht vor einen Leveltext, und dieser geht vor das Regelheft.

## Terms

rule-dawn-term-adjacent = Felder grenzen aneinander, wenn der Plan sie unmittelbar verbindet.
rule-dawn-term-replace = Ersetzte Zeds kehren erst nach dem Ziehen aller neuen in den Beutel zurück, nur bei leerem Beutel früher.
rule-dawn-term-free = Eine gratis Aktion verbraucht keine Aktion und auch keine Vorräte.
rule-dawn-term-additional = Eine zusätzliche Aktion verbraucht keine Aktion, aber ihre Vorräte.
rule-dawn-term-surface = Alles liegt oberirdisch außer den Feldern des Tunnels.
rule-dawn-term-zed = „Zed“ meint normale Zeds, Super-Zeds und Infizierer, sofern keine Sorte genannt ist.
rule-dawn-term-new-unit = Ein neuer Held oder heldenhafter Zivilist kommt aus denen, die das Level zuließ und die noch niemand hatte.
rule-dawn-term-new-zed = Ein neuer Zed wird zufällig gezogen und kommt mit voller Stärke.
rule-dawn-term-every-start = Auf jedes Start-Feld kommt ein Zed; liegen dort schon zwei, auf ein anderes deiner Wahl.
rule-dawn-term-bag-empty = Ist der Beutel leer, kommt stattdessen ein Super-Zed; gibt es auch keinen, kommt nichts.
rule-dawn-term-bag-empty-outbreak = Fehlt bei einem Ausbruch jeder Zed, kommt ein Chaosmarker auf das Feld.
rule-dawn-term-civilians = „Zivilisten“ sind normale, heldenhafte und besondere gleichermaßen.
rule-dawn-term-defined-way = Weg-Felder sind alle eines Wegs außer dem Start; Krankenhaus, Labor, Lager und Friedhof zählen nicht dazu.
rule-dawn-term-named = Felder mit Namen sind Dörfer, Stadt-Felder, das Stadtzentrum und jedes andere benannte Feld.
rule-dawn-term-center = Das Stadtzentrum gilt als Stadt-Feld und gehört zu jedem Weg.
rule-dawn-term-player-units = Spieler-Einheiten sind Helden, alle Zivilisten, die Nationalgarde und Flüchtlinge.

## Set-up

rule-dawn-setup-board = Bis Level III gilt Seite A mit vier Wegen, ab IV Seite B mit dem Tunnel als fünftem.
rule-dawn-setup-zeds = Auf jedem Start-Feld beginnt ein zufälliger normaler Zed.
rule-dawn-setup-civilians = Sieben normale Zivilisten werden gemischt: je ein widerspenstiger ins Dorf, einer ins Stadtzentrum, einer in die Reserve.
rule-dawn-setup-heroes = Ab Level I wählt jeder Platz einen Helden des Levels; der Zufall füllt auf vier auf.
rule-dawn-setup-heroes-basic = Im Basis-Spiel treten immer Piazza, Hernandez, Schmidt und Hunt an, dazu die Furies.
rule-dawn-setup-heroic = Ein zufälliger heldenhafter Zivilist kommt dazu.
rule-dawn-setup-resources = Zwei Würfel: Nachschub ist ihre Summe, Munition 6 minus den kleineren; Geschenke kommen dazu.
rule-dawn-setup-resources-basic = Das Basis-Spiel beginnt mit 4 Munition.
rule-dawn-setup-villagers = Ab Level II stehen in jedem der fünf Dörfer Dorfbewohner.
rule-dawn-setup-security = Ab Level IV stehen Sicherheitsleute im Städtischen Untergrund und am Checkpoint.
rule-dawn-setup-events = Das Ereignisdeck entsteht Akt für Akt aus zufälligen Spezial- und normalen Karten, zuunterst ein Finale.
rule-dawn-setup-guard-card = Ab Level II liegt die Karte der Nationalgarde so, dass neun Karten unter ihr sind.
rule-dawn-setup-stories = Alle Storykarten der Farben des Levels werden gemischt.
rule-dawn-setup-research = Die Startkarte eröffnet die Forschung; Grundlagen liegen auf zwei weiteren Karten, dem Gegenmittel und vier Waffenkarten.
rule-dawn-setup-length = Die Spiellänge legt fest, wie viele Karten jeder Akt hat.
rule-dawn-setup-markers = Wer allein spielt, darf zwei bis vier Spieleraktionen nehmen; dann gelten die Koop-Ereignisse.
rule-dawn-setup-gifts = Die Geschenke einer Einheit gibt es jedes Mal, wenn sie von außen ins Spiel kommt.

## Round

rule-dawn-round-card = Eine Runde beginnt mit der nächsten Ereigniskarte; ihre Reiter werden von links nach rechts gespielt.
rule-dawn-round-phases = Eine Runde hat drei Phasen: Zeds, Aktionen, Organisation. Höhere Level setzen davor, in dieser Folge: Plünderer, Rangers, Flüchtlinge und Nationalgarde (PRFN), Infektion, Verbrauch.
rule-dawn-event-begin = Ein Effekt zu Beginn wird vor allem anderen seiner Phase vollständig ausgeführt.
rule-dawn-event-during = Ein Effekt während einer Phase gilt von deren Anfang bis Ende.
rule-dawn-event-end = Ein Effekt am Ende kommt, wenn seine Phase vorbei ist.
rule-dawn-event-skipped = Ein Ereignis, dessen Phase ausfällt, wird übersprungen.
rule-dawn-event-tie = Gleichstände zwischen Wegen oder Einheiten, und Fälle ohne passenden Weg, entscheidest du.
rule-dawn-event-special = Spezialereignisse ohne normale Runde tun nur, was auf der Karte steht.
rule-dawn-event-acts = Die Karten von Akt I liegen auf denen von II, III und IV.
rule-dawn-goal-win = Gewonnen ist, sobald die Aktionsphase des Finales beginnt.
rule-dawn-goal-lose-center = Betritt ein Zed das Stadtzentrum, ist das Spiel verloren; dort wird nicht mehr gekämpft.
rule-dawn-goal-lose-chaos = Wer einen Chaosmarker legen muss und keinen mehr hat, verliert auf der Stelle.
rule-dawn-goal-order = Was aus der Zeds-Phase noch wartet, kommt vor dem Sieg im Finale.

## Story cards

rule-dawn-story-draw = Die oberste Storykarte wird gezogen; ihr Kopf nennt den Weg des Ereignisses oder Ausbruchs.
rule-dawn-story-most-zeds = Meiste oder wenigste Zeds: Jede Sorte zählt, auch auf dem Start; Gleichstand entscheidest du.
rule-dawn-story-most-chaos = Meistes oder wenigstes Chaos: Verglichen werden die Marker je Weg; Gleichstand entscheidest du.
rule-dawn-story-choice = Deine Wahl: irgendein Weg.
rule-dawn-story-surface = Geht nur ein oberirdischer Weg, wird aus dem Tunnel deine Wahl.
rule-dawn-story-first-the-event = Erst geschieht Ereignis oder Ausbruch, danach der Text der Storykarte.
rule-dawn-story-now = Eine Sofort-Karte wirkt gleich und wird abgeworfen.
rule-dawn-story-keep = Eine Behalten-Karte darf bis zu ihrem Zeitpunkt bleiben und wird beim Ausspielen abgeworfen.
rule-dawn-story-branch = Führt eine Storykarte zur nächsten, wird die erste zuvor ganz abgehandelt.
rule-dawn-story-reshuffle = Ein leerer Storystapel entsteht neu aus dem Ablagestapel; behaltene Karten bleiben draußen.

## Co-op

rule-dawn-coop-count = Ein Koop-Symbol zählt einmal je Helden-Spieler über den ersten hinaus.
rule-dawn-coop-move = Der stärkste Zed oder Mob geht ein Feld, dann der nächstschwächere; jeder nur einmal.
rule-dawn-coop-tie = Unter gleich starken geht der nähere am Zentrum, danach wählst du.
rule-dawn-coop-blocked = Wer nicht ziehen kann, gibt den Schritt an den nächstschwächeren weiter, der es kann.
rule-dawn-coop-formed = Ein dabei gebildeter Mob gilt als noch nicht aktiviert.
rule-dawn-coop-catacombs = In Katakomben zählt jeder Zed für sich.
rule-dawn-coop-anti = Anti-Einheiten zählen bei Koop-Bewegungen nie.
rule-dawn-coop-place = Ein neuer Zed kommt auf den Start des Wegs mit den wenigsten Zeds; Gleichstand ist deine Wahl, voll heißt anderswo.

## Zeds phase

rule-dawn-zeds-order = Koop-Symbol, Ereignis zu Beginn, Wege von links nach rechts, Ereignis am Ende.
rule-dawn-zeds-empty-track = Auf einem Weg ohne Zeds erscheint ein neuer normaler am Start und zieht noch nicht.
rule-dawn-zeds-activate = Alle Zeds des Wegs gehen ein Feld, die näheren am Zentrum zuerst, jeder einmal.
rule-dawn-zeds-mob = Zeds auf einem Feld sind ein Mob: Sie ziehen gemeinsam und addieren ihre Stärke.
rule-dawn-zeds-fight-first = Ein Nahkampf wird erledigt, bevor die nächsten Zeds des Wegs ziehen.
rule-dawn-zeds-defender = Stehen mehrere deiner Einheiten dort, nennst du nach den Reaktionen und vor den Würfeln die verteidigende.
rule-dawn-zeds-left-behind = Passen nicht alle auf das nächste Feld, bleiben die schwächeren zurück; bei gleichen wählst du.
rule-dawn-zeds-room-first = Passt keiner, geschieht nichts: kein Bellen, kein Katakomben-Wurf, keine Barrikade fällt.
rule-dawn-zeds-double = Ein doppeltes Symbol aktiviert den Weg zweimal nacheinander, beim zweiten Mal ganz von vorn.
rule-dawn-zeds-all = ALLE: jeder Weg einmal, in deiner Reihenfolge.
rule-dawn-zeds-all-twice = ALLE x2: jeder Weg zweimal, in beliebiger Folge, auch einer zweimal vor einem anderen.
rule-dawn-zeds-story-twice = Handlungsort x2: Eine Storykarte nennt den Weg; er wird zweimal aktiviert, dann folgt ihr Text.
rule-dawn-zeds-lost-not-again = Ein verirrter Zed wird in dieser Phase nicht erneut aktiviert, nutzt aber übrige Bewegungen.
rule-dawn-zeds-entering = Zeds, die das Feld von Einheit, Plünderern oder Anti-Einheit betreten, kämpfen sofort.
rule-dawn-zeds-placed = Ein auf das Feld einer Einheit gelegter Zed greift sie an; sie verteidigt mit ihrem Vorteil.
rule-dawn-zeds-defiant = Der erste Angriff beendet den Trotz eines Zivilisten; danach darf er sich bewegen.
rule-dawn-zeds-villagers-turn = Dorfbewohner allein mit Zeds oder auf einem von Zeds gewonnenen Feld werden Flüchtlinge und gehen ein Feld zum Zentrum.
rule-dawn-zeds-hello = Hello-Effekte kommen, wenn Zeds ein Feld betreten oder dort erscheinen, vor dem Nahkampf; die von Helden sind freiwillig.
rule-dawn-zeds-goodbye = Goodbye-Effekte kommen, wenn aktivierte Zeds zum Zentrum hin aufbrechen; ein Rückzug löst keine aus.
rule-dawn-zeds-goodbye-first = Erst kommen die Goodbye-Effekte des alten, dann die Hello-Effekte des neuen Felds.
rule-dawn-zeds-limit = Auf oberirdischen Feldern und Start-Feldern bleiben höchstens zwei Zeds.
rule-dawn-zeds-infectors-extra = Infizierer zählen beim Limit nicht mit.
rule-dawn-zeds-full-field = Soll ein Zed auf ein volles Feld, kommt er in Richtung Start auf das erste mit Platz.
rule-dawn-zeds-full-start = Ist der Start voll, nimmt ihn ein anderer deiner Wahl auf; sind alle voll, geht er in den Beutel.

## Chaos

rule-dawn-chaos-enter = Halten Zeds ein benanntes Feld ohne Verteidiger, legen sie einen Chaosmarker, falls dort keiner liegt.
rule-dawn-chaos-after-win = Nach einem gewonnenen Nahkampf braucht der Marker einen lebenden Zed dort, wenn auch nur kurz.
rule-dawn-chaos-not-there = Start-Felder und Felder ohne Namen bekommen so kein Chaos.
rule-dawn-chaos-effect = Nennt ein Effekt ein Feld, kommt sein Marker auf jeden Fall dorthin.
rule-dawn-chaos-stops = Betritt eine Einheit ein Feld mit Chaos, endet dort ihre Bewegung.
rule-dawn-chaos-helpless = Auf einem Chaos-Feld kann eine Einheit nichts tun außer festnehmen; verteidigen und weichen kann sie.
rule-dawn-chaos-immune = Pickles, Horatius und Flüchtlinge gehen frei hindurch.
rule-dawn-chaos-zeds = Zeds stört Chaos nicht.
rule-dawn-chaos-controlled = Ein Feld mit Zeds oder Chaos ist Zeds-kontrolliert.

## Actions

rule-dawn-actions-sources = Aktionen kommen von der Ereigniskarte, von einem Marker je Spieler und von Spezialaktionen.
rule-dawn-actions-event = Die Aktionen des Ereignisses sind gemeinsam; es sind höchstens 4.
rule-dawn-actions-player = Jeder Spieler verwendet die eigene Spieleraktion nach Belieben.
rule-dawn-actions-special = Eine Spezialaktion gehört ihrer Einheit und kostet keine andere Aktion; einmal je Runde.
rule-dawn-actions-again = Eine Einheit darf mehrmals handeln, auch auf dieselbe Art.
rule-dawn-actions-one-by-one = Jede Aktion wird vor der nächsten beendet; ungenutzte verfallen.
rule-dawn-actions-alone = Einheiten auf einem Feld handeln jede für sich; nichts wird zusammengelegt.
rule-dawn-move-points = Eine Bewegung gibt der Einheit ihre Bewegungspunkte, einen je Feld.
rule-dawn-move-houses = Krankenhaus und Labor grenzen ans Stadtzentrum; Betten und Büros aneinander.
rule-dawn-move-attack = Betritt sie ein Feld mit Zeds oder Plünderern, endet die Bewegung im Nahkampf.
rule-dawn-move-civilians = Normale Zivilisten gehen 2 Felder weit.
rule-dawn-move-defiant = Widerspenstige bewegen sich nicht.
rule-dawn-move-no-start = Kein Start-Feld wird mit Bewegungspunkten betreten.
rule-dawn-move-surface-only = Petra's Angels und die Nationalgarde gehen nie in den Tunnel.
rule-dawn-move-limit = Am Ende einer Bewegung teilen sich höchstens zwei Einheiten ein Feld; vorbei dürfen sie.
rule-dawn-move-center-free = Im Stadtzentrum ist Platz für alle.
rule-dawn-move-bed-limit = In ein Bett passt eine Einheit, gleich welcher Art.
rule-dawn-move-offices = Ein Büro oder das Labor nimmt einen Wissenschaftler-Helden auf und sonst niemanden.
rule-dawn-move-tunnel-limit = Eine Einheit auf gewöhnlichen Tunnel-Feldern, zwei im Städtischen Untergrund, beliebig viele in Katakomben.
rule-dawn-move-placed-start = Eine Einheit, die eine Karte auf einen Start stellt, beachtet dort kein Limit und greift Zeds an.
rule-dawn-search-who = Helden und Zivilisten suchen auf benannten Feldern, auch widerspenstige; Flüchtlinge nicht.
rule-dawn-search-table = Ein Würfel entscheidet: 1 bis 3 nichts, 4 und 5 oder 6, was das Feld hergibt.
rule-dawn-search-two-dice = Wer mit zwei Würfeln sucht, wählt einen; ein natürlicher Pasch bringt das Ergebnis doppelt.
rule-dawn-search-town = In der Stadt bringt eine 6 nach Wahl Munition oder Nachschub.
rule-dawn-search-farm = Die Farm hat nur Nachschub.
rule-dawn-search-mine = Mine und Checkpoint haben nur Munition.
rule-dawn-stock-limit = Nachschub und Munition überschreiten nie 20.
rule-dawn-gunfire-who = Jede Einheit mit Stärke darf für 1 Munition auf Zeds oder Plünderer eines angrenzenden Weg-Felds schießen.
rule-dawn-gunfire-no-start = Von und auf Start-Felder wird nicht geschossen.
rule-dawn-gunfire-long = Langstrecken-Fernkampf geht über besetzte Felder, nie aber durchs Stadtzentrum oder im Tunnel.
rule-dawn-heal-bed = Eine Aktion heilt einen Treffer einer Einheit im Bett und senkt die Infektion um 1.
rule-dawn-heal-once = So heilt jede Einheit nur einmal je Runde.
rule-dawn-heal-steps = Treffer gehen rückwärts ab: EKG, Marker, dann die volle Seite mit den restlichen Markern.
rule-dawn-heal-ekg = Ohne EKG behält ein Zivilist 1 Treffer, die Nationalgarde 2, ein Held keinen.
rule-dawn-heal-refugees = Verlieren Flüchtlinge ihr EKG, ziehen sie ins Lager, und die Infektion steigt um 1.
rule-dawn-heal-coma = Eine komatöse Einheit kann nur geheilt werden; ihre Eigenschaften ruhen.
rule-dawn-heal-discharge = Eine Einheit ohne EKG darf jederzeit kostenlos ins Stadtzentrum entlassen werden.
rule-dawn-heal-discharge-dead = Jede Einheit im Bett darf auf den Friedhof entlassen werden.
rule-dawn-heal-outside = Fähigkeiten, die anderswo heilen, tun, was sie sagen; der Heiler darf sich selbst heilen.
rule-dawn-heal-hospital-hit = Ein Treffer im Bett auf eine Einheit mit EKG oder ihr letzter dort schickt sie ohne Wurf auf den Friedhof.
rule-dawn-build-barricade = Eine Aktion und 2 Nachschub errichten eine Barrikade auf dem Feld des Bauenden: Verteidigung 2.
rule-dawn-build-who = Bauen können alle außer Pickles, Horatius, Flüchtlingen und Dorfbewohnern.
rule-dawn-build-one = Ein Weg hat eine Barrikade oder den Stützpunkt, mehr nicht.
rule-dawn-build-falls = Ein Zed, der zum Zentrum hin aufbricht, zerstört die Barrikade; ein Rückzug nicht.
rule-dawn-build-strongpoint = Nur Kingman errichtet den Stützpunkt: 3 Nachschub, Verteidigung 3, dauerhaft.
rule-dawn-build-minefield = Nur Kingman auf voller Stärke legt das Minenfeld: 2 Nachschub und 1 Munition, einmal im Spiel.
rule-dawn-build-mine-blast = Zeds, die das Minenfeld betreten, werden mit 7 beschossen, beim zweiten Mal mit 4; dann ist es weg.
rule-dawn-build-mine-no-weapon = Das Minenfeld nutzt nie die Superwaffe.
rule-dawn-research-needs = Forschen braucht einen Wissenschaftler-Helden im Labor.
rule-dawn-research-cost = Zuerst wird der Nachschub der aktiven Karte bezahlt, auch bei einem Fehlschlag.
rule-dawn-research-roll = Ein Würfel mit mindestens der gedruckten Zahl deckt die nächste Karte auf, die nun aktiv ist.
rule-dawn-research-once = Ein Erfolg je Runde; geschenkte Karten zählen nicht.
rule-dawn-research-free = „Nächste Karte gratis“: Sie wird ohne Aktion, Kosten und Wurf gezogen und ausgeführt.
rule-dawn-research-active = Die oberste Karte der Ablage ist aktiv; sie nennt, was die nächste Forschung braucht.
rule-dawn-weapon-all-or-none = Die Superwaffe wird mit allen Komponenten benutzt oder gar nicht.
rule-dawn-weapon-users = Helden und Zivilisten nutzen sie; die Nationalgarde, sobald sie in der Stadt war; Plünderer und Anti-Einheiten nie.
rule-dawn-weapon-fourth = Die vierte Komponente braucht Professor Agee im Labor.
rule-dawn-weapon-choice = Jede neue Komponente wird aus den noch nicht gewählten ausgesucht.
rule-dawn-weapon-knuckles = { component-knuckles.text }
rule-dawn-weapon-hypnoze = { component-hypnoze.text }
rule-dawn-weapon-phosphorus = { component-phosphorus.text }
rule-dawn-weapon-gas-grenade = { component-gas-grenade.text }
rule-dawn-weapon-zed-snack = { component-zed-snack.text }
rule-dawn-arrest-roll = Eine Aktion einer Einheit neben einer Anti-Einheit: 5 oder 6 bringt sie ins Gefängnis, bei Rittern des Rechts ab 4.
rule-dawn-arrest-chaos = Festnehmen ist die einzige Aktion auf einem Chaos-Feld.

## Combat

rule-dawn-fight-when = Ein Nahkampf beginnt, sobald eine Einheit mit Stärke und Zeds ein Feld teilen.
rule-dawn-fight-no-people = Dorfbewohner und Flüchtlinge kämpfen nie.
rule-dawn-fight-loser = Eine Seite verliert und weicht, selbst wenn der Gewinner starb.
rule-dawn-fight-infection = Ein Nahkampf gegen Zeds erhöht die Infektion vor den Würfeln um 1; gegen Plünderer nicht.
rule-dawn-fight-highest-infection = Von mehreren Infektionswerten in einem Mob zählt nur der höchste.
rule-dawn-fight-ammo = Fernkampf kostet 1 Munition.
rule-dawn-fight-strength = Stärke ist die Zahl der oben liegenden Seite; Treffermarker ändern sie nicht.
rule-dawn-fight-mob = Die Stärke eines Mobs ist die Summe seiner Zeds.
rule-dawn-fight-shared = Bricht auf einem Feld, wo schon Zeds liegen, ein Nahkampf aus, sind alle ein Mob.
rule-dawn-fight-one-unit = Deine Einheiten legen ihre Stärke nie zusammen: Eine kämpft.
rule-dawn-fight-column = Zeds dreimal, doppelt oder nur stärker, Gleichstand oder dasselbe für die Einheit: So findet sich die Start-Spalte.
rule-dawn-fight-gun-column = Fernkampf beginnt in der Spalte der Stärke des Schützen; 7 ist die letzte.
rule-dawn-fight-shifts = Spaltenbewegungen addieren sich und heben sich auf; am Ende begrenzt sie der Tabellenrand.
rule-dawn-fight-defence = Nur eine Einheit, deren Feld Zeds betraten, hat einen Verteidigungsvorteil, und nur den besten.
rule-dawn-fight-dice = Zwei Würfel werden addiert, und die Zeile wird in der Kampfspalte abgelesen.
rule-dawn-fight-result = Die linke Zahl trifft die Zeds, die rechte deine Einheit; die Zeds trifft es zuerst.
rule-dawn-fight-gun-result = Fernkampf trifft nur das Ziel; niemand weicht.
rule-dawn-fight-reroll = Ein neuer Wurf nimmt beide Würfel, einmal; der zweite gilt.
rule-dawn-fight-winner-chaos = Ein siegreicher Verteidiger räumt kein Chaos.
rule-dawn-fight-example = Ein Zed mit drei Treffern je Seite dreht sich beim dritten und stirbt beim sechsten.
rule-dawn-hits-mob = Du verteilst die Treffer nach Belieben auf die Zeds eines Mobs.
rule-dawn-hits-fighter-only = Getroffen wird nur die kämpfende Einheit.
rule-dawn-hits-infectors-last = Infizierer trifft es nach allen anderen Zeds des Felds.
rule-dawn-hits-markers = Ein Treffer ist ein Marker; der letzte der vollen Seite dreht das Plättchen.
rule-dawn-hits-refugees = Ein Treffer auf Flüchtlinge ist sofort ein Rettungswurf.
rule-dawn-hits-zed-dies = Ein toter normaler Zed geht zurück in den Beutel.
rule-dawn-hits-super-dies = Ein toter Super-Zed verlässt das Spiel.
rule-dawn-hits-raiders-die = Tote Plünderer verlassen das Spiel.
rule-dawn-hits-resist = Eine zähe Einheit würfelt für jeden Treffer und ignoriert ihn bei einer hohen Zahl.
rule-dawn-hits-surplus = Treffer, die niemanden mehr finden, verfallen.
rule-dawn-save-roll = Der letzte Treffer: Bei 1 bis 3 stirbt die Einheit, bei 4 bis 6 kommt sie in ein Bett.
rule-dawn-save-bed = Sie liegt dort reduziert und komatös, und die Infektion steigt um 1; für Platz darf entlassen werden.
rule-dawn-save-no-bed = Ohne freies Bett stirbt sie dennoch.
rule-dawn-save-basic = Im Basis-Spiel steht eine gerettete Einheit ohne Treffer im Stadtzentrum, Zivilisten reduziert.
rule-dawn-save-infector = Ein getroffener Infizierer würfelt: 1 bis 3 zurück auf seinen Start, 4 bis 6 tot.
rule-dawn-save-anti = Der letzte Treffer einer Anti-Einheit: 1 bis 3 zurück auf den Start, 4 bis 6 auf den Friedhof.
rule-dawn-save-counts = Ob gerettet oder tot: Die Einheit hat für ihre Seite gewonnen oder verloren.
rule-dawn-save-cemetery = Einheiten auf dem Friedhof sind aus dem Spiel.

## Retreat

rule-dawn-retreat-all = Alle der unterlegenen Seite weichen ein Feld, was auch im Weg liegt.
rule-dawn-retreat-pickles = Pickles darf sich stattdessen tarnen, wenn er nicht verteidigt hat.
rule-dawn-retreat-refugees = Flüchtlinge weichen nie; kommt ein Zed auf ihr Feld, werden sie angefressen.
rule-dawn-retreat-gunfire = Vor Fernkampf weicht niemand.
rule-dawn-retreat-new-fight = Wer auf Gegner zurückweicht, greift sie in einem neuen Nahkampf an.
rule-dawn-retreat-zeds = Zeds weichen zum Start ihres Wegs.
rule-dawn-retreat-defender = Eine verteidigende Einheit weicht zum Stadtzentrum.
rule-dawn-retreat-attacker = Eine angreifende Einheit weicht dorthin, woher sie kam, oder weiter zum Zentrum, wenn es voll ist.
rule-dawn-retreat-raiders = Plünderer weichen zum Start.
rule-dawn-retreat-zeds-full = Zeds füllen Felder bis zum Limit, die stärkeren näher am Zentrum, der Rest weiter hinten.
rule-dawn-retreat-start-full = Ist der Start voll, kommen Zeds auf andere Starts, Super-Zeds zuerst; ohne Platz sterben sie.
rule-dawn-retreat-units-full = Einheiten ohne Platz weichen weiter zum Zentrum; du bestimmst, wer wo bleibt.
rule-dawn-retreat-chain = Eine Kette aus Rückzug und Kampf endet, wenn eine Seite weg oder an Start oder Zentrum ist.
rule-dawn-retreat-fall-back = Zurückweichen geht wie ein Rückzug, ist aber weder Rückzug noch Niederlage.

## Organisation

rule-dawn-organisation-discard = Das Ereignis wird abgelegt, seine Marker gehen, die Aktionsleiste steht auf 0.
rule-dawn-organisation-ready = Spieler- und Spezialaktionen sind wieder bereit, außer denen einmal im Spiel.
rule-dawn-organisation-order = Von jedem Feld mit Chaos und Spieler-Einheit oder Plünderern geht ein Marker, und die Infektion steigt um 1.
rule-dawn-organisation-order-not = Pickles, Horatius und Flüchtlinge schaffen keine Ordnung.
rule-dawn-organisation-antidote = Das Gegenmittel senkt am Ende jeder Organisationsphase die Infektion um 1.
rule-dawn-organisation-elwood = Ebenso wirkt Elwood Berra, solange er im Spiel ist.

## Infection

rule-dawn-infection-infectors = Zuerst erhöht jeder Infizierer abseits des Starts die Infektion um 1.
rule-dawn-infection-no-roll = Steht auf dem Reiter „Nein“, endet die Phase damit.
rule-dawn-infection-roll = Zwei Würfel über der Stufe: nichts. Sonst sinkt sie um den Wurf, und es folgt ein Ausbruch.
rule-dawn-infection-unchecked = Bei 13 wartet ein ungehinderter Ausbruch, bis seine Ursache zu Ende ist; dann gehen zwei Würfel von der Stufe ab.
rule-dawn-infection-super = Ein ungehinderter Ausbruch bringt einen Super-Zed.
rule-dawn-infection-surplus = Die Infektion bleibt zwischen 0 und 13; Überschuss verfällt.
rule-dawn-outbreak-place = Der Zed erscheint auf dem zentrumsnächsten Chaos-Feld des Wegs, sonst im nächsten Dorf.
rule-dawn-outbreak-tunnel = Im Tunnel ohne Chaos erscheint er am Start.
rule-dawn-outbreak-fight = Einheiten dort kämpfen sofort.
rule-dawn-outbreak-refugees = Flüchtlinge allein dort werden angefressen, Dorfbewohner allein fliehen.
rule-dawn-outbreak-story = Der Text der Storykarte kommt zuletzt.

## Consumption

rule-dawn-consume-tab = Der Reiter nennt 0, 1 oder 2 Nachschub zum Abgeben.
rule-dawn-consume-roll = Ein Wurf bis zur Zahl der Einheiten in Betten und Lager kostet 1 Nachschub.
rule-dawn-consume-shortage = Jeder fehlende Nachschub ist ein Treffer auf eine nicht komatöse Einheit deiner Wahl.

## PRFN

rule-dawn-prfn-order = Plünderer, Rangers, Flüchtlinge, Nationalgarde: in dieser Reihenfolge.
rule-dawn-prfn-raiders = Alle Plünderer müssen ein Feld zum Zentrum gehen und kämpfen, wen sie treffen.
rule-dawn-prfn-rangers = Die Rangers dürfen ein Feld in beliebiger Richtung gehen.
rule-dawn-prfn-refugees = So viele verschiedene Flüchtlinge deiner Wahl, wie der Reiter sagt, müssen ein Feld zum Zentrum, nie auf Zeds; wer vor Zeds steht, darf gewählt werden und bleibt.
rule-dawn-prfn-guard = Die Nationalgarde darf ein Feld in beliebiger Richtung gehen.
rule-dawn-raiders = Plünderer kämpfen gegen Zeds wie Einheiten und gegen Einheiten wie Zeds; 6/3, drei Treffer je Seite.
rule-dawn-raiders-share = Mit Dorfbewohnern und Flüchtlingen teilen sie sich friedlich ein Feld.
rule-dawn-raiders-defence = Als Verteidiger haben sie den Vorteil des Felds.
rule-dawn-raiders-infection = Ihr Nahkampf gegen Zeds erhöht die Infektion um 1.
rule-dawn-raiders-raiders = Plünderer gegen Plünderer: Die ziehenden stehen auf der Zeds-Seite der Tabelle.
rule-dawn-raiders-center = Im Stadtzentrum nehmen sie Nachschub und Munition nach deiner Wahl bis zu ihrer Stärke und gehen.
rule-dawn-raiders-bubba = Bubbas Bande kämpft eine Spalte besser für sich, und im Zentrum erhält zudem jede Einheit der Stadt 1 Treffer.

## Villagers and refugees

rule-dawn-villagers = Dorfbewohner tun nichts, nehmen keine Treffer und zählen bei Limits nicht.
rule-dawn-refugees-limits = Flüchtlinge zählen bei Limits nicht, belegen aber ein Bett.
rule-dawn-refugees-bitten = Zeds, die auf ungeschützte Flüchtlinge treffen, fressen jeden an: Infektion +2 und ein Rettungswurf.
rule-dawn-refugees-no-win = Flüchtlinge anfressen ist kein gewonnener Kampf.
rule-dawn-refugees-move = Eine Bewegung bringt Flüchtlinge ein Feld weit; andere Aktionen haben sie nicht.
rule-dawn-refugees-never-zeds = Freiwillig gehen sie nie auf Zeds.
rule-dawn-refugees-center = Im Stadtzentrum steigt die Infektion um 1, und sie ziehen ins Lager.
rule-dawn-refugees-arm = Einmal je Aktionsphase geht ein Flüchtling des Lagers auf den Friedhof, und ein normaler Zivilist kehrt von dort reduziert ins Zentrum zurück.
rule-dawn-vip = V.I.P.s ziehen wie Flüchtlinge; im Zentrum: Infektion 0, alle Einheiten geheilt oder 4 Nachschub und 2 Munition.

## Tunnel

rule-dawn-tunnel-named = Die benannten Tunnel-Felder fassen eine Einheit, der Städtische Untergrund zwei.
rule-dawn-tunnel-catacombs = Katakomben haben weder Namen noch Limit, und dort entstehen keine Mobs.
rule-dawn-tunnel-one-by-one = Zeds verlassen Katakomben einzeln, der stärkste zuerst.
rule-dawn-tunnel-fight-all = Eine eintretende Einheit bekämpft die Zeds einzeln in deiner Folge, bis sie verliert oder alle weg sind.
rule-dawn-tunnel-defend = Ein eintretender Zed kämpft gegen eine Einheit; weicht sie, weichen alle.
rule-dawn-tunnel-roll = Katakomben zu verlassen kostet einen Wurf: 1 bis 3 gehen, 4 oder 5 bleiben, 6 verirrt.
rule-dawn-tunnel-clearance = Mit Red-Diamond-Freigabe entfällt der Wurf.
rule-dawn-tunnel-lost = Verirrt: Ein Würfel nennt das Tunnel-Feld; das Limit gilt, und wer ankommt, kämpft als Angreifer.
rule-dawn-tunnel-lost-dead = Wieder dieselbe Katakombe: tot ohne Rettungswurf.
rule-dawn-tunnel-lost-on = Übrige Punkte gelten vom neuen Feld aus weiter.
rule-dawn-tunnel-limit = Gewöhnliche Tunnel-Felder fassen einen Zed und eine Einheit, der Start zwei Zeds.

## Versus

rule-dawn-versus-zed-player = Ein Spieler führt die Zeds, die anderen die Einheiten.
rule-dawn-versus-stages = Regeneration ab Level I, Anti-Zivilisten mit Bewegung und Flucht ab II, Anti-Helden und Verstärkung ab IV.
rule-dawn-versus-actions = Die Weg-Symbole sind die Aktionen des Zeds-Spielers, 1 bis 4; ALLE gibt 4, Handlungsort x2 gibt 2.
rule-dawn-versus-must = Sie müssen genutzt werden, solange etwas möglich ist.
rule-dawn-versus-reinforce = Die erste Karte von Akt III und von IV bringt eine Anti-Einheit auf ein benanntes Feld, Zivilisten oberirdisch.
rule-dawn-versus-activate = Aktivieren: ein Weg nach Wahl des Zeds-Spielers, jeder einmal, bei doppeltem Symbol einer zweimal.
rule-dawn-versus-free-step = Anti-Einheiten dieses Wegs dürfen gratis ein Feld zum Zentrum.
rule-dawn-versus-appear = Auftauchen: ein neuer Zed auf einem leeren Start, für 2 Aktionen auch auf einem mit einem Zed.
rule-dawn-versus-regenerate = Regeneration: Die Treffermarker eines Zeds oder Super-Zeds gehen.
rule-dawn-versus-move = Bewegung: Eine Anti-Einheit nutzt ihre Bewegungspunkte.
rule-dawn-versus-escape = Flucht: Bei PRFN-Reiter 2 verlässt eine Anti-Einheit das Gefängnis auf ein benanntes Feld.
rule-dawn-versus-veto = Einmal je Zeds-Phase dürfen die Helden eine behaltene Storykarte abwerfen und eine Aktivierung verhindern.
rule-dawn-versus-jail = Im Gefängnis hat eine Anti-Einheit weder Eigenschaften noch Aktionen außer Flucht.
rule-dawn-versus-jail-lasting = Eine andauernde Spezialaktion dieser Runde wirkt weiter.
rule-dawn-versus-defender = Stehen deine Einheit und eine Anti-Einheit dort, bestimmt ein Würfel den Verteidiger: 1 bis 3 deine.
rule-dawn-versus-hits = Treffer nimmt nur der Verteidiger; der Rest verfällt.
rule-dawn-versus-no-duel = Einheiten und Anti-Einheiten kämpfen nie gegeneinander.
rule-dawn-versus-ties = Der Zeds-Spieler ordnet ALLE und GEHIRNE! und verteilt, was an Starts überläuft.
rule-dawn-versus-setup = Die erste Anti-Einheit kommt zuletzt, auf ein benanntes Feld, das kein Stadt-Feld ist.
rule-dawn-versus-center = Anti-Einheiten betreten nie das Stadtzentrum; ein Rückzug dorthin endet im Gefängnis.

## Options

rule-dawn-option-level = Eine Option ist ab ihrem Level wählbar.
rule-dawn-option-exclusive = Bekannte Gesichter und Keine Ahnung, drei und zwei Helden schließen sich aus.
rule-dawn-option-slower = Langsamer: Ein Spezialereignis in Akt III, IV oder beiden wird ein normales.
rule-dawn-option-good-haul = Gute Ausbeute: Eine Suche ab 7 bringt 2 Munition, 2 Nachschub oder je 1.
rule-dawn-option-opportunist = Opportunist: Eine ungenutzt abgeworfene Behalten-Karte ist 1 weitere Aktion.
rule-dawn-option-volunteers = Freiwillige vor: Aus dem Zivilisten im Stadtzentrum wird ein zweiter heldenhafter.
rule-dawn-option-familiar-faces = Bekannte Gesichter: Neue Helden und heldenhafte Zivilisten werden ausgesucht.
rule-dawn-option-foreshadowing = Des Schicksals Schattenwurf: Du siehst den Zed, bevor du seinen Platz wählst.
rule-dawn-option-infection-control = Infektionskontrolle: Zeds aus Ausbrüchen erscheinen am Start.
rule-dawn-option-hospital-wing = Krankenhausausbau: fünf Betten.
rule-dawn-option-hazmat = Hazmat-Anzüge: Ordnung schaffen erhöht die Infektion nicht.
rule-dawn-option-resourceful-refugees = Findige Flüchtlinge: 2 Nachschub, wenn sie das Zentrum erreichen.
rule-dawn-option-crisis-proof = Krisensicher: Fehlende Chaosmarker verlieren das Spiel nicht.
rule-dawn-option-defence-strategy = Defensivstrategien: Barrikaden kosten 1 Nachschub weniger und dürfen auf ihrem Weg versetzt werden.
rule-dawn-option-lab-excellence = Labormanagement: Ein Fehlschlag kostet keinen Nachschub, ein Erfolg höchstens 1.
rule-dawn-option-navigation = Navigationssystem: Jede deiner Einheiten besitzt die Red-Diamond-Freigabe.
rule-dawn-option-only-the-strong = Nur die Harten: Stärkere Zeds verdrängen schwächere von vollen Feldern; Super-Zeds gelten als stärker.
rule-dawn-option-three-heroes = Wo sind die alle hin: Weniger als vier Spieler füllen nur auf drei Helden auf.
rule-dawn-option-two-heroes = Ich schaff das schon: nur zwei Helden; fehlende dürfen heldenhafte Zivilisten sein.
rule-dawn-option-bring-it-on = Immer her damit: Start-Felder fassen beliebig viele Zeds.
rule-dawn-option-clueless = Keine Ahnung: Neue Helden und heldenhafte Zivilisten werden immer gezogen.
rule-dawn-option-dead-sure = Todsicher: Einheiten haben keine Rettungswürfe.
rule-dawn-option-few-drugs = Zu wenig Medikamente: Jede Heilung kostet 1 Nachschub mehr.
rule-dawn-option-like-rabbits = Wie die Karnickel: Ein ungehinderter Ausbruch bringt zusätzlich einen normalen Zed an diesen Start.
rule-dawn-option-rain-to-eaves = Vom Regen in die Traufe: Ein ungehinderter Ausbruch zieht eine zweite Storykarte und einen zweiten Super-Zed.
rule-dawn-option-costly-research = Kostspielige Forschung: Jede Forschung kostet 1 Nachschub mehr.
rule-dawn-option-botched = Zusammengewurschtelt: Komponenten kommen zufällig.
rule-dawn-option-maestro = Maestro: Dr. Marteuse ist ein Infizierer mit +2, beginnt mit dem Schläfer im Büro und geht zum Start.
rule-dawn-option-maestro-start = Am Start geht eine zufällige Komponente verloren, und er verlässt das Spiel.
rule-dawn-option-maestro-jail = Eine Einheit, die sein Feld betritt, nimmt ihn fest: Die nächste Forschungskarte ist gratis.
rule-dawn-option-diabolic = Diabolisch: Der Zeds-Spieler entscheidet alle Gleichstände.
rule-dawn-option-nobody-called = Keiner fühlt sich berufen: Ritter des Rechts nehmen fest wie alle anderen.

## The end

rule-dawn-end-score = Punkte: Einheiten, Flüchtlinge, Vorräte, niedrige Infektion, Gegenmittel, Komponenten; Chaos und nach einer Niederlage übrige Karten zählen dagegen.
rule-dawn-end-rank = Fünf Ränge, von 0 Punkten oder weniger bis 21 oder mehr.
rule-dawn-end-epilogue = Der Abspann wählt seine Zeilen nach Chaos, geretteten Flüchtlingen, Gegenmittel, Komponenten und Ausgang.

## Heroes, civilians and other units

rule-dawn-civilian-normal = Normale Zivilisten haben zwei Treffer je Seite und gehen 2 Felder.
rule-dawn-civilian-security = Die Sicherheitstrupps sind Ritter des Rechts mit Red-Diamond-Freigabe: 4/3, zwei Treffer je Seite.
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
rule-dawn-civilian-rangers-patrol = Sie darf in der PRFN-Phase ein Feld gehen.
rule-dawn-guard-heavy-fire = { ability-guard-heavy-fire.text }
rule-dawn-guard-march = Sie darf in der PRFN-Phase ein Feld gehen.
rule-dawn-guard-super-weapon = { ability-guard-super-weapon.text }
rule-dawn-anti-marteuse-puppeteer = { ability-marteuse-puppeteer.text }
rule-dawn-anti-marteuse-interference = { ability-marteuse-interference.text }
rule-dawn-anti-marteuse-jailed = Wird er festgenommen, ist die nächste Forschungskarte gratis.
rule-dawn-anti-preacher-sermon = { ability-preacher-sermon.text }
rule-dawn-anti-preacher-roadblock = { ability-preacher-roadblock.text }
rule-dawn-anti-preacher-jailed = Wird er festgenommen, sinkt die Infektion um 1.
rule-dawn-anti-fence-fencing = { unit-fence.text }
rule-dawn-anti-fence-jailed = Wird sie festgenommen, gibt es 2 Nachschub oder 2 Munition.
rule-dawn-anti-saboteur-sabotage = { ability-saboteur-sabotage.text }
rule-dawn-anti-saboteur-arson = { ability-saboteur-arson.text }
rule-dawn-anti-saboteur-jailed = Wird er festgenommen, geht ein Chaosmarker weg.
rule-dawn-anti-lawyers-injunction = { ability-lawyers-injunction.text }
rule-dawn-anti-lawyers-immunity = { ability-lawyers-immunity.text }
rule-dawn-anti-lawyers-jailed = Ihre Festnahme bringt nichts.
rule-dawn-anti-activists-human-shield = { ability-activists-human-shield.text }
rule-dawn-anti-activists-vigil = { ability-activists-vigil.text }
rule-dawn-anti-activists-jailed = Ihre Festnahme zieht eine Storykarte: Eine Behalten-Karte bleibt, jede andere wird abgeworfen.
rule-dawn-anti-hoarders-picked-clean = { ability-hoarders-picked-clean.text }
rule-dawn-anti-hoarders-waste = { ability-hoarders-waste.text }
rule-dawn-anti-hoarders-jailed = Wird er festgenommen, gibt es 2 Nachschub.
rule-dawn-civilian-rangers-gifts = Die Rangers bringen 4 Munition mit.

## Zeds

rule-dawn-zed-normal = Normale Zeds haben drei Treffer je Seite.
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
rule-dawn-super-mob = Zusätzliche Schritte macht ein Super-Zed allein; nur den ersten geht er mit dem Mob.

## Markers

rule-dawn-marker-resistant = Jeder Treffer auf diesen Zed verpufft bei 1 bis 3.
rule-dawn-marker-toxic = Nahkämpfe gegen diesen Zed oder seinen Mob erhöhen die Infektion um 3.
rule-dawn-marker-fast = Dieser Zed zieht zweimal je Aktivierung, beim zweiten Mal allein, und kämpft nach jedem Schritt.
rule-dawn-marker-smart = Greift dieser Zed an, kämpfst du eine Spalte schlechter.
rule-dawn-marker-leader = In jedem Nahkampf gegen diesen Zed kämpfst du eine Spalte schlechter.
rule-dawn-marker-acrid = Nach einem Schritt ohne Kampf schießt dieser Zed mit seiner Stärke auf Nicht-Zeds ein Feld näher zur Stadt, ohne Verteidigung, nie ins Zentrum.
rule-dawn-marker-well-armed = Im Nahkampf und Fernkampf eine Spalte besser, bis zum Friedhof.
rule-dawn-marker-civilian-leader = Im Nahkampf und Fernkampf eine Spalte besser, bis zum Friedhof.
rule-dawn-marker-trained = 2 Stärke mehr auf beiden Seiten, bis zum Friedhof.
rule-dawn-marker-no-entry = Niemand betritt dieses Feld bis zum Rundenende, auch Zeds nicht.
rule-dawn-marker-broken-bridge = Einheiten und Plünderer können nicht hinein; eine Aktion dort oder daneben macht sie zur Fähre. Zeds können.
rule-dawn-marker-ferry = Alle dürfen hinein, aber eine Bewegung endet hier.
rule-dawn-marker-none = Eine Verstärkung ohne normalen Zed gilt als aus dem Spiel.

## Events

rule-dawn-event-cardio = { event-cardio.text }
rule-dawn-event-loot = Eine Einheit mit Stärke auf dem genannten Feld findet am Ende der Aktionsphase einmal, was die Karte sagt.
rule-dawn-event-mark-civilian = { event-well-armed.text }
rule-dawn-event-night-raid = Infektion +1 je Zed auf dem Weg, dann ein neuer Zed auf dessen Start; in dieser Phase kein Verteidigungsvorteil.
rule-dawn-event-ambush = { event-below-our-feet.text }
rule-dawn-event-spreading = Getötete oder eingelieferte normale Zivilisten hinterlassen in dieser Runde einen neuen Zed auf ihrem Feld.
rule-dawn-event-new-zeds = Ein neuer Zed auf jedes Feld, das die Karte nennt; manche Karten nehmen dann allen Zeds die Treffermarker.
rule-dawn-event-replace-weak = { event-hate-that.text }
rule-dawn-event-hero-arrives = { event-hero-arrives-1.text }
rule-dawn-event-keep-calm = { event-keep-calm.text }
rule-dawn-event-blast = Jede Einheit und jeder Zed auf dem Feld erhält Treffer und weicht; in dieser Runde betritt es niemand.
rule-dawn-event-upgrade = Ein neuer Zed auf den Start der Karte, und der stärkste normale Zed bekommt den Verstärkungsmarker.
rule-dawn-event-hidden-zed = { event-what-smell.text }
rule-dawn-event-brains = Die Infektion steigt, alle Wege werden aktiviert, und Zeds, die gewinnen, ziehen sofort weiter; keine Aktionen.
rule-dawn-event-finale = Gewonnen ist, wenn Farmingdale zu Beginn der Aktionsphase des Finales noch steht.
rule-dawn-event-losses = So viele Verluste, wie Zahl oder Würfel der Karte angeben, in beliebiger erlaubter Mischung, einzeln bezahlt.
rule-dawn-event-rangers = { event-rangers-deploy.text }
rule-dawn-event-double-chaos = Solange die Zeds-Phase dauert, bekommt ein benanntes Feld, das an die Zeds fällt, 2 Chaosmarker statt 1.
rule-dawn-event-unknown-mob = { event-unknown-mob.text }
rule-dawn-event-raiders = { event-raiders-appear.text }
rule-dawn-event-bombardment = Wähle Zeds auf einem oberirdischen Feld, das kein Start ist; die Würfel bestimmen ihre Treffer.
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
rule-dawn-event-feeding = Zeds auf oder neben einem Stadt- oder Dorf-Feld ohne Spieler-Einheiten heilen 1 Treffer.
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
rule-dawn-research-unnatural = Für jeden neuen Zed, auch für einen, der einen anderen ersetzt, ziehst du zwei seiner Sorte und wählst einen.
rule-dawn-research-vaccine = { research-vaccine.text }
rule-dawn-research-scientist = { research-scientist.text }
rule-dawn-research-stuck = { research-stuck.text }
rule-dawn-research-antidote = { research-antidote.text }
rule-dawn-research-weapon = { research-weapon.text }
