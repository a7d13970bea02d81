# The Walking Dead: Der Widerstand. Namen und was Karten tun, in eigenen Worten.

## Orte

place-farm = Farm
    .at = auf der Farm
    .to = auf die Farm
    .from = von der Farm
    .nom = die Farm
    .acc = die Farm
    .dat = der Farm
place-prison = Gefängnis
    .at = im Gefängnis
    .to = ins Gefängnis
    .from = aus dem Gefängnis
    .nom = das Gefängnis
    .acc = das Gefängnis
    .dat = dem Gefängnis
    .text = Mauern: Drei Beißer tun hier am Rundenende nichts.
place-highway = Highway
    .at = auf dem Highway
    .to = auf den Highway
    .from = vom Highway
    .nom = der Highway
    .acc = den Highway
    .dat = dem Highway
place-town = Stadt
    .at = in der Stadt
    .to = in die Stadt
    .from = aus der Stadt
    .nom = die Stadt
    .acc = die Stadt
    .dat = der Stadt

## Charaktere

char-andrea = Andrea
    .gen = Andreas
    .when = Zu Beginn des eigenen Zugs als Anführer:
    .ability = Ein Spieler deiner Wahl gewinnt 1 Leben.
char-daryl = Daryl
    .gen = Daryls
    .when = Zu Beginn des eigenen Zugs als Anführer:
    .ability = Wer keine Nahrung hat, bekommt 1 Nahrung.
char-glenn = Glenn
    .gen = Glenns
    .when = Zu Beginn des eigenen Zugs als Anführer:
    .ability = Irgendein Spieler, egal wo, bekommt 1 Munition für einen Waffentyp in seinem Besitz.
char-maggie = Maggie
    .gen = Maggies
    .when = Zu Beginn des eigenen Zugs als Anführer:
    .ability = Gib einem Mitspieler, egal wo, eines von deinen Dingen: Verbündeter, Nahrung, Munition, Munitions- oder Ausrüstungs-Karte.
char-michonne = Michonne
    .gen = Michonnes
    .when = Im Kampf, solange sie führt:
    .ability = Jeder darf statt mit einer Waffe mit 1 weißen Würfel im Nahkampf antreten.
char-rick = Rick
    .gen = Ricks
    .when = Im Kampf, solange er führt:
    .ability = Wer würfelt, addiert 1 zum Kampfwert.

## Stapel

deck-equipment = Ausrüstung
    .nom = der Ausrüstungs-Stapel
    .acc = den Ausrüstungs-Stapel
    .dat = dem Ausrüstungs-Stapel
    .from = vom Ausrüstungs-Stapel
    .card = Ausrüstungs-Karte
    .text = Waffen und Gegenstände. Ist er leer, verliert die Gruppe.
deck-ammo = Munition
    .nom = der Munitions-Stapel
    .acc = den Munitions-Stapel
    .dat = dem Munitions-Stapel
    .from = vom Munitions-Stapel
    .card = Munitions-Karte
    .text = Munition für Fernkampfwaffen. Ist er leer, verliert die Gruppe.
deck-food = Nahrung
    .nom = der Nahrungs-Stapel
    .acc = den Nahrungs-Stapel
    .dat = dem Nahrungs-Stapel
    .from = vom Nahrungs-Stapel
    .card = Nahrungs-Karte
    .text = Nahrung für Schritte und Heilung. Ist er leer, verliert die Gruppe.
deck-allies = Verbündete
    .nom = der Verbündeten-Stapel
    .acc = den Verbündeten-Stapel
    .dat = dem Verbündeten-Stapel
    .from = vom Verbündeten-Stapel
    .card = Verbündeten-Karte
    .text = Verbündete für den Kampf, manche mit Zusatz. Ist er leer, verliert die Gruppe.
deck-goals = Geheime Ziele
    .nom = der Stapel der geheimen Ziele
    .acc = den Stapel der geheimen Ziele
    .dat = dem Stapel der geheimen Ziele
deck-events = Ereignisse
    .nom = der Ereignisstapel
    .acc = den Ereignisstapel
    .dat = dem Ereignisstapel
    .from = vom Ereignisstapel
    .card = Ereigniskarte
    .text = 48 verschiedene Ereignisse, neu gemischt, wenn sie aufgebraucht sind.

## Waffentypen

weapon-type-pistol = Pistole
    .ammo = Pistolen-Munition
weapon-type-rifle = Gewehr
    .ammo = Gewehr-Munition
weapon-type-shotgun = Schrotflinte
    .ammo = Schrotflinten-Munition
weapon-type-crossbow = Armbrust
    .ammo = Armbrust-Munition
weapon-type-any = Jeder Typ
    .ammo = Munition für jeden Typ

## Plättchen (one: Nominativ, acc: Akkusativ Einzahl; many, dat: Mehrzahl)

token-walker = Beißer
    .one = Beißer
    .acc = Beißer
    .many = Beißer
    .dat = Beißern
token-life = Leben
    .one = Leben
    .acc = Leben
    .many = Leben
    .dat = Leben
token-food = Nahrung
    .one = Nahrung
    .acc = Nahrung
    .many = Nahrung
    .dat = Nahrung
token-ally = Verbündete
    .one = Verbündeter
    .acc = Verbündeten
    .many = Verbündete
    .dat = Verbündeten
token-ammo = Munition
    .one = Munition
    .acc = Munition
    .many = Munition
    .dat = Munition

## Ausrüstung

gear-ranged = Fernkampf, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }. Beim Aufbau { $ammo } Munition.
gear-melee = Nahkampf, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }.
gear-ammo = { $amount } Munition für { NAME($weapon, form: "acc") }.
gear-ammo-any = { $amount } Munition für eine Waffe beliebigen Typs.
gear-food = { $amount } Nahrung.
gear-food-all = Alle Spieler an deinem Ort bekommen { $amount } Nahrung.
gear-life = { $n } Leben.
gear-allies = { $amount ->
        [one] 1 Verbündeter
       *[other] { $amount } Verbündete
    }.
card-pistol = Pistole
    .nom = die Pistole
    .acc = die Pistole
    .dat = der Pistole
    .from = von der Pistole
card-rifle = Gewehr
    .nom = das Gewehr
    .acc = das Gewehr
    .dat = dem Gewehr
    .from = vom Gewehr
card-shotgun = Schrotflinte
    .nom = die Schrotflinte
    .acc = die Schrotflinte
    .dat = der Schrotflinte
    .from = von der Schrotflinte
    .text = Laut: Eine natürliche 14 oder höher lockt am Kampfende einen Beißer vom Nachbarort an.
card-crossbow = Armbrust
    .nom = die Armbrust
    .acc = die Armbrust
    .dat = der Armbrust
    .from = von der Armbrust
    .text = +1. Bei eigenem Wert ab 5 kommt der Bolzen zurück.
card-machete = Machete
    .nom = die Machete
    .acc = die Machete
    .dat = der Machete
    .from = von der Machete
    .text = +3, solange kein anderer Überlebender hier ist.
card-metal-pipe = Metallrohr
    .nom = das Metallrohr
    .acc = das Metallrohr
    .dat = dem Metallrohr
    .from = vom Metallrohr
    .text = +3, wenn du mit dieser nicht mehr als 2 Ausrüstungen hast.
card-katana = Katana
    .nom = das Katana
    .acc = das Katana
    .dat = dem Katana
    .from = vom Katana
    .text = Jede natürliche 4, 5 oder 6 darf einen weiteren werfen; alle zählen.
card-hatchet = Handbeil
    .nom = das Handbeil
    .acc = das Handbeil
    .dat = dem Handbeil
    .from = vom Handbeil
    .text = +1.
card-motorcycle = Motorrad
    .nom = das Motorrad
    .acc = das Motorrad
    .dat = dem Motorrad
    .from = vom Motorrad
    .text = Jederzeit: Fahr an einen beliebigen Ort, dann ablegen.
card-body-armor = Körperpanzerung
    .nom = die Körperpanzerung
    .acc = die Körperpanzerung
    .dat = der Körperpanzerung
    .from = von der Körperpanzerung
    .text = Einmal pro Runde: 1 Schadenspunkt ignorieren.
card-flashbang = Blendgranate
    .nom = die Blendgranate
    .acc = die Blendgranate
    .dat = der Blendgranate
    .from = von der Blendgranate
    .text = Im Kampf oder am Rundenende ablegen: Bis zu 3 Beißer hier verletzen und fressen in dieser Runde nicht.
card-silencer = Schalldämpfer
    .nom = der Schalldämpfer
    .acc = den Schalldämpfer
    .dat = dem Schalldämpfer
    .from = vom Schalldämpfer
    .text = Einmal pro Runde: Ein Ereignis von dir setzt an deinem Ort 1 Beißer weniger.
card-first-aid = Verbandsmaterial
    .nom = das Verbandsmaterial
    .acc = das Verbandsmaterial
    .dat = dem Verbandsmaterial
    .from = vom Verbandsmaterial
    .text = Ablegen: Ein lebender Überlebender hier gewinnt 2 Leben, bis 5.
card-field-glasses = Feldstecher
    .nom = der Feldstecher
    .acc = den Feldstecher
    .dat = dem Feldstecher
    .from = vom Feldstecher
    .text = Einmal pro Runde: Sieh dir die oberste Karte eines benachbarten Ressourcen-Stapels an.

## Munition

card-pistol-ammo = Pistolen-Munition
    .nom = die Pistolen-Munition
    .acc = die Pistolen-Munition
    .dat = der Pistolen-Munition
    .from = von der Pistolen-Munition
card-rifle-ammo = Gewehr-Munition
    .nom = die Gewehr-Munition
    .acc = die Gewehr-Munition
    .dat = der Gewehr-Munition
    .from = von der Gewehr-Munition
card-pistol-crate = Kiste Patronen
    .nom = die Kiste Patronen
    .acc = die Kiste Patronen
    .dat = der Kiste Patronen
    .from = von der Kiste Patronen
card-rifle-crate = Jägerkiste
    .nom = die Jägerkiste
    .acc = die Jägerkiste
    .dat = der Jägerkiste
    .from = von der Jägerkiste
card-shotgun-shells = Schrotpatronen
    .nom = die Schrotpatronen
    .acc = die Schrotpatronen
    .dat = den Schrotpatronen
    .from = von den Schrotpatronen
card-crossbow-bolts = Bolzen
    .nom = die Bolzen
    .acc = die Bolzen
    .dat = den Bolzen
    .from = von den Bolzen
card-lucky-find = Glücksfund
    .nom = der Glücksfund
    .acc = den Glücksfund
    .dat = dem Glücksfund
    .from = vom Glücksfund
card-mixed-pouch = Gemischter Beutel
    .nom = der gemischte Beutel
    .acc = den gemischten Beutel
    .dat = dem gemischten Beutel
    .from = vom gemischten Beutel

## Nahrung

card-warm-meal = Eine warme Mahlzeit
    .nom = die Karte „Eine warme Mahlzeit“
    .acc = die Karte „Eine warme Mahlzeit“
    .dat = der Karte „Eine warme Mahlzeit“
card-scraps = Reste
    .nom = die Reste
    .acc = die Reste
    .dat = den Resten
card-pantry = Dosenregal
    .nom = das Dosenregal
    .acc = das Dosenregal
    .dat = dem Dosenregal
card-shared-pot = Gemeinsamer Topf
    .nom = der gemeinsame Topf
    .acc = den gemeinsamen Topf
    .dat = dem gemeinsamen Topf
card-broth = Kräftige Brühe
    .nom = die kräftige Brühe
    .acc = die kräftige Brühe
    .dat = der kräftigen Brühe

## Verbündete

card-group-of-survivors = Eine Gruppe Überlebender
    .nom = die Karte „Eine Gruppe Überlebender“
    .acc = die Karte „Eine Gruppe Überlebender“
    .dat = der Karte „Eine Gruppe Überlebender“
card-lone-survivor = Einzelgänger
    .nom = der Einzelgänger
    .acc = den Einzelgänger
    .dat = dem Einzelgänger
card-little-help = Ein bisschen Hilfe
    .nom = die Karte „Ein bisschen Hilfe“
    .acc = die Karte „Ein bisschen Hilfe“
    .dat = der Karte „Ein bisschen Hilfe“
    .text = In dieser Runde wirfst du im Kampf 1 weißen Würfel mehr, auch unbewaffnet.
card-guinea-pig = Ein Versuchskaninchen
    .nom = die Karte „Ein Versuchskaninchen“
    .acc = die Karte „Ein Versuchskaninchen“
    .dat = der Karte „Ein Versuchskaninchen“
    .text = In dieser Runde bringt dich kein Schaden unter 1 Leben.
card-pair = Zwei Geschwister
    .nom = die zwei Geschwister
    .acc = die zwei Geschwister
    .dat = den zwei Geschwistern
card-field-medic = Sanitäterin
    .nom = die Sanitäterin
    .acc = die Sanitäterin
    .dat = der Sanitäterin
    .text = 1 Leben.
card-pathfinder = Kundschafter
    .nom = der Kundschafter
    .acc = den Kundschafter
    .dat = dem Kundschafter
    .text = Du darfst sofort einen kostenlosen Schritt gehen.
card-quartermaster = Zeugwart
    .nom = der Zeugwart
    .acc = den Zeugwart
    .dat = dem Zeugwart
    .text = 1 Munition für einen deiner Waffentypen.

## Ereignisse

event-highway-wreck = Wrack auf dem Highway
    .text = Auf dem Highway: eine Ausrüstungs-Karte für dich. Sonst kommen 1-3 Beißer auf den Highway.
event-friend-in-need = Ein Freund in Not
    .text = Auf dem Highway: eine Verbündeten-Karte für dich. Sonst kommen 1-3 Beißer auf den Highway.
event-bar = Die Bar
    .text = In der Stadt: eine Nahrungs-Karte für dich. Sonst kommen 1-3 Beißer in die Stadt.
event-glove-box = Handschuhfach
    .text = Auf dem Highway: eine Munitions-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf den Highway (bis zwei Spieler: nur 1).
event-cool-box = Kühlbox im Kofferraum
    .text = Auf dem Highway: eine Nahrungs-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf den Highway (bis zwei Spieler: nur 1).
event-hardware-store = Eisenwarenladen
    .text = In der Stadt: eine Ausrüstungs-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr in die Stadt (bis zwei Spieler: nur 1).
event-police-station = Polizeiwache
    .text = In der Stadt: eine Munitions-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr in die Stadt (bis zwei Spieler: nur 1).
event-light-in-the-window = Licht im Fenster
    .text = In der Stadt: eine Verbündeten-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr in die Stadt (bis zwei Spieler: nur 1).
event-tool-shed = Geräteschuppen
    .text = Auf der Farm: eine Ausrüstungs-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf die Farm (bis zwei Spieler: nur 1).
event-gun-cabinet = Jagdschrank
    .text = Auf der Farm: eine Munitions-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf die Farm (bis zwei Spieler: nur 1).
event-full-larder = Volle Vorratskammer
    .text = Auf der Farm: eine Nahrungs-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf die Farm (bis zwei Spieler: nur 1).
event-strangers-at-the-fence = Fremde am Zaun
    .text = Auf der Farm: eine Verbündeten-Karte für dich. Sonst kommen 1 Beißer und pro Mitspieler 2 mehr auf die Farm (bis zwei Spieler: nur 1).
event-guards-locker = Spind der Wärter
    .text = Im Gefängnis: eine Ausrüstungs-Karte für dich. Sonst kommen 1-6 Beißer ins Gefängnis (zu zweit 1-3).
event-armory = Waffenkammer
    .text = Im Gefängnis: eine Munitions-Karte für dich. Sonst kommen 1-6 Beißer ins Gefängnis (zu zweit 1-3).
event-prison-kitchen = Gefängnisküche
    .text = Im Gefängnis: eine Nahrungs-Karte für dich. Sonst kommen 1-6 Beißer ins Gefängnis (zu zweit 1-3).
event-forgotten-inmates = Vergessene Insassen
    .text = Im Gefängnis: eine Verbündeten-Karte für dich. Sonst kommen 1-6 Beißer ins Gefängnis (zu zweit 1-3).
event-barn-attack = Beißer-Angriff in der Scheune
    .text = Auf der Farm: 1-6 Beißer kommen zu dir. Sonst kommt 1 Beißer auf die Farm.
event-horde-at-the-gate = Horde am Tor
    .text = Im Gefängnis: 1-6 Beißer kommen zu dir. Sonst kommt 1 Beißer ins Gefängnis.
event-traffic-jam-of-the-dead = Stau der Toten
    .text = Auf dem Highway: 1-6 Beißer kommen zu dir. Sonst kommt 1 Beißer auf den Highway.
event-out-of-the-alleys = Aus den Gassen
    .text = In der Stadt: 1-6 Beißer kommen zu dir. Sonst kommt 1 Beißer in die Stadt.
event-time-to-run = Zeit zu rennen
    .text = Zahl 1 Nahrung und 1 Verbündeten, sonst kommt pro Spieler ein Beißer an deinen Ort.
event-out-of-ammo = Keine Munition mehr
    .text = Alle Spieler an deinem Ort verlieren je 1-3 Munition.
event-death-in-the-family = Todesfall in der Familie
    .text = Noch niemand tot: je 1-3 Beißer an alle Orte. Sonst: 1 Beißer an deinen Ort.
event-accidents-happen = Unfälle passieren
    .text = Wer nicht beim Anführer ist, verliert 1-3 Leben.
event-promise-me = Versprich es mir
    .text = Nicht-Anführer, die in dieser Runde im eigenen Zug gehen, vorher oder nachher, verlieren alle Verbündeten.
event-hungry-walkers = Hungrige Beißer
    .text = Je 1-3 Beißer an alle Orte ohne Überlebende.
event-prison-crisis = Krise im Gefängnis
    .text = Niemand im Gefängnis: 1-6 Beißer dorthin. Sonst verlieren alle dort je 1-3 Verbündete.
event-bar-the-doors = Türen verrammeln
    .text = Zahl 2 Verbündete, sonst kommen 1-3 Beißer an deinen Ort (solo 1-6).
event-share-or-suffer = Teilen oder leiden
    .text = Zahl 4 Nahrung oder verlier 1 Leben (bis zwei Spieler: 5 Leben).
event-warning-shots = Warnschüsse
    .text = Zahl 1 Munition, sonst kommen 2 Beißer an deinen Ort.
event-drop-the-load = Ballast abwerfen
    .text = Leg eine Ausrüstung ab, sonst kommen 1-3 Beißer an deinen Ort (bis zwei Spieler: 1-6).
event-carry-the-burden = Die Last tragen
    .text = Verlier 2 Leben, sonst kommt an jeden Nachbarort 1 Beißer (bis zwei Spieler: 2).
event-buy-time = Zeit erkaufen
    .text = Wirf die oberste Karte des Stapels an deinem Ort ab, sonst kommen dort 1-3 Beißer hin.
event-spoiled-supplies = Verdorbene Vorräte
    .text = Alle Spieler an deinem Ort verlieren je 1-3 Nahrung.
event-scattered = In alle Winde
    .text = Alle Spieler an deinem Ort verlieren je 1-3 Verbündete.
event-cold-night = Kalte Nacht
    .text = Wer keine Nahrung hat, verliert 1 Leben (bis zwei Spieler: 4).
event-nobody-goes-alone = Niemand geht allein
    .text = Wer allein an einem Ort ist, verliert 1 Leben (bis zwei Spieler: 1-6).
event-looters = Plünderer
    .text = Der dickste Ressourcen-Stapel verliert die obersten 2 Karten. Bei Gleichstand wählt der Anführer.
event-wrong-decision = Falsche Entscheidung
    .text = Vom Anführer gespielt: 1-3 Beißer an seinen Ort (bis zwei Spieler: 1-6). Von anderen: 1 Beißer an den Ort des Anführers.
event-not-one-step = Keinen Schritt weiter
    .text = Nicht-Anführer, die in dieser Runde im eigenen Zug gehen, vorher oder nachher, verlieren 1 Leben.
event-group-falls-apart = Die Gruppe bricht auseinander
    .text = Je 1 Beißer an alle Orte mit genau einem Überlebenden (bis zwei Spieler: 1-3).
event-noise-in-the-dark = Lärm im Dunkeln
    .text = Von jedem Nachbarort kommt 1 Beißer zu dir.
event-herd-turns = Die Herde dreht
    .text = 2 Beißer kommen an deinen Ort. Dann ziehen alle Beißer des vollsten Ortes auf einen Nachbarort nach Wahl des Anführers.
event-blood-trail = Blutspur
    .text = Je 1 Beißer an alle Orte mit Überlebenden.
event-from-the-tree-line = Vom Waldrand
    .text = Je 1 Beißer an alle Orte ohne Überlebende.
event-old-friends = Alte Bekannte
    .text = 1 Beißer kommt an deinen Ort, und 1 mehr pro bisher verlorenem Charakter.
event-quiet-hour = Stille Stunde
    .text = Alle Spieler an deinem Ort gewinnen 1 Leben. Dann kommt 1 Beißer dorthin (solo 1-6).
event-bold-grab = Gewagter Griff
    .text = Du darfst vom Stapel an deinem Ort ziehen. Danach kommt 1 Beißer dazu (solo 1-6).

## Geheime Ziele

goal-glutton = Nimmersatt
    .text = Besitz 9 Nahrung auf einmal.
goal-many-friends = Viele Freunde
    .text = Besitz 9 Verbündete auf einmal.
goal-own-mind = Eigener Kopf
    .text = 4 Geldstücke: 1 für jeden Schritt, den du mit Nahrung bezahlst.
goal-lone-fighter = Einzelkämpfer
    .text = 4 Geldstücke: 1 für jedes Rundenende allein an einem Ort, der in dieser Runde Beißer hatte.
goal-gun-nut = Waffennarr
    .text = Besitz 5 Ausrüstungen auf einmal.
goal-butcher = Schlächter
    .text = 8 Geldstücke: 1 pro Beißer, den du allein tötest.
goal-samaritan = Samariter
    .text = 5 Geldstücke: 1 für jedes Objekt, das du beim Tauschen weggibst.
goal-unscathed = Unversehrt
    .text = 8 Geldstücke: 1 für jedes Rundenende mit 5 Leben.
goal-last-one = Der Letzte
    .text = 2 Geldstücke: 1 für jeden Tod eines fremden Charakters. In Hardcore genügt 1.

## Das Spiel

game-title = The Walking Dead: Der Widerstand
    .short = Der Widerstand
    .problem = Vier Orte zu halten, und immer sind wir zu wenige.
    .briefing = In jeder Runde geht ihr an einen Ort, dürft vom Stapel dort ziehen und spielt ein Ereignis aus, meist ein schlechtes. Dann kämpft, wer unter Beißern steht. Wo Beißer allein sind, fressen sie den Stapel, und ein leerer Stapel verliert das Spiel.
game-blurb = Vier Orte, vier Stapel, zwölf Runden und zu viele Zähne. Ihr gewinnt gemeinsam oder werdet gemeinsam gefressen.
game-goal = Übersteht 12 Runden, ohne dass ein Ressourcen-Stapel leer wird.
game-minutes = etwa 60 Minuten

setting-mode = Spielmodus
    .text = Was ein Tod kostet.
value-mode-standard = Standard
    .text = Tote werden ersetzt, solange es unbenutzte Charaktere gibt.
value-mode-hardcore = Hardcore
    .text = Der erste Tod beendet das Spiel.
setting-level = Schwierigkeitsgrad
    .text = Wer die Ereignisse sieht und wann am Tisch geredet werden darf.
value-level-beginner = Anfänger
    .text = Alle Ereignisse liegen offen, und alle dürfen laut planen.
value-level-expert = Experte
    .text = Ereignisse bleiben bis zum Ausspielen verdeckt, und vom Austeilen bis zum Kampf spricht niemand.
setting-goals = Geheime Ziele
    .text = Alle bekommen ein geheimes Ziel. Verliert die Gruppe, gewinnt trotzdem, wer seines erfüllt hat. Nicht im Solo-Spiel.
setting-one-leader = Nur ein Anführer
    .text = In allen zwölf Runden führt dieselbe Person, und nur deren Anführer-Fähigkeit zählt. Nicht im Solo-Spiel.
setting-leader-last = Anführer zuletzt
    .text = Der Anführer spielt seine beiden Ereignisse erst nach den Zügen der anderen. Gedacht für Experte; nicht im Solo-Spiel.

## Der Tisch

phase-start = Rundenanfang
phase-turns = Spielzüge
phase-combat = Kampf
phase-end = Rundenende

track-round = Runde
track-walkers = Beißer im Spiel
track-life = Leben
track-food = Nahrung
track-allies = Verbündete
track-coins = Geldstücke

mark-walls = { $n ->
        [one] Mauern: 1 Beißer tut nichts
       *[other] Mauern: { $n } Beißer tun nichts
    }
mark-fresh = { $n ->
        [one] 1 gerade erst auferstanden
       *[other] { $n } gerade erst auferstanden
    }
mark-dazed = { $n ->
        [one] 1 geblendet
       *[other] { $n } geblendet
    }

tag-leader = Anführer
tag-help = { $n ->
        [one] 1 Würfel mehr
       *[other] { $n } Würfel mehr
    }
tag-guinea = Stirbt in dieser Runde nicht
tag-moved = Schon bewegt
tag-fight = { $n ->
        [0] Kampfbereit
       *[other] Kampfwert { $n }
    }

hidden-event = Verdecktes Ereignis
goal-survive = Durchhalten
    .text = Übersteht 12 Runden. Sobald einer der vier Ressourcen-Stapel leer ist, verliert die Gruppe.

## Fragen

ask-choose-character = { $seat ->
        [0] Wen spielt Platz 1?
        [1] Wen spielt Platz 2?
        [2] Wen spielt Platz 3?
       *[other] Wen spielt Platz 4?
    }
    .named = Wen spielt { $name }?
    .yours = Wen spielst du?
ask-andrea = Wem gibt { NAME($who) } 1 Leben?
ask-glenn = Wem gibt { NAME($who) } 1 Munition?
ask-give = Gibt { NAME($who) } etwas her?
ask-gift = Gibt { NAME($who) } etwas an { NAME($whom) } ab?
ask-accept = { $what ->
        [give-food] { NAME($giver) } bietet 1 Nahrung an. Nimmt { NAME($who) } sie?
        [give-ally] { NAME($giver) } bietet 1 Verbündeten an. Nimmt { NAME($who) } ihn?
        [give-ammo] { NAME($giver) } bietet 1 Munition { NAME($item, form: "from") } an. Nimmt { NAME($who) } sie?
       *[give-card] { NAME($giver) } bietet { NAME($item, form: "acc") } an. Nimmt { NAME($who) } das Angebot an?
    }
ask-move-figure = Wohin geht { NAME($who) }?
ask-food-move = Zahlt { NAME($who) } 1 Nahrung für einen Schritt?
ask-free-step = Wohin folgt { NAME($who) } dem Kundschafter?
ask-draw = { $n ->
        [1] Zieht { NAME($who) } { NAME($deck, form: "from") }? Es ist die letzte Karte: Wer sie nimmt, verliert das Spiel.
       *[other] Zieht { NAME($who) } { NAME($deck, form: "from") }? Dort liegen noch { $n } Karten.
    }
ask-newcomer-draw = Zieht { NAME($who) } eine Ausrüstungs-Karte?
ask-bold-grab = Zieht { NAME($who) } eine Karte? Ein Beißer kommt so oder so.
ask-load-ammo = { NAME($card) }: Lädt { NAME($who) } die Munition gleich?
ask-take-ammo = Nimmt { NAME($who) } { NAME($card, form: "acc") } mit?
ask-supply = Für welche Waffe bekommt { NAME($who) } 1 Munition?
ask-choose-event = Welches der beiden Ereignisse geschieht?
ask-order-events = Beide Ereignisse geschehen. Welches zuerst?
ask-pay = „{ NAME($event) }“: { NAME($event, form: "text") } Zahlt { NAME($who) }?
ask-lose-ammo = { $n ->
        [one] { NAME($who) } muss 1 Munition abgeben. Woher?
       *[other] { NAME($who) } muss { $n } Munition abgeben. Woher?
    }
ask-discard-equipment = Welche Ausrüstung legt { NAME($who) } ab?
ask-loot = Welchen Stapel finden die Plünderer?
ask-herd-from = Welchen Ort verlässt die Herde?
ask-herd-to = { $n ->
        [one] 1 Beißer verlässt { NAME($place, form: "acc") }. Wohin?
       *[other] { $n } Beißer verlassen { NAME($place, form: "acc") }. Wohin?
    }
ask-silence = { $n ->
        [one] Gleich kommt 1 Beißer { NAME($place, form: "to") }. Nutzt { NAME($who) } den Schalldämpfer?
       *[other] Gleich kommen { $n } Beißer { NAME($place, form: "to") }. Nutzt { NAME($who) } den Schalldämpfer?
    }
ask-armor = { NAME($who) } bekommt gleich { $n ->
        [one] 1 Schadenspunkt. Hält die Körperpanzerung ihn ab?
       *[other] { $n } Schadenspunkte. Hält die Körperpanzerung 1 davon ab?
    }
ask-window = { $moment ->
        [event] Nutzt { NAME($who) } einen Gegenstand, bevor „{ NAME($event) }“ wirkt?
        [trade] Nutzt { NAME($who) } einen Gegenstand, bevor getauscht wird?
        [price] Hebt { NAME($who) } Munition auf, um „{ NAME($event) }“ zu bezahlen?
        [combat] Nutzt { NAME($who) } einen Gegenstand, bevor der Kampf losgeht?
        [declaration] So kann { NAME($who) } nicht kämpfen. Vorher Munition laden?
        [lure] Nutzt { NAME($who) } einen Gegenstand, bevor der Lärm einen Beißer anlockt?
        [coins] Nutzt { NAME($who) } einen Gegenstand, bevor die Münzen dieser Runde gezählt werden?
       *[damage] Nutzt { NAME($who) } einen Gegenstand, bevor die Beißer zubeißen?
    }
ask-declare = { $n ->
        [one] 1 Beißer ist { NAME($place, form: "at") }. Womit kämpft { NAME($who) }?
       *[other] { $n } Beißer sind { NAME($place, form: "at") }. Womit kämpft { NAME($who) }?
    }
ask-next-fighter = { $n ->
        [0] Kein Beißer ist mehr { NAME($place, form: "at") }. Wer würfelt trotzdem als Nächstes?
        [one] 1 Beißer ist { NAME($place, form: "at") }. Wer kämpft als Nächstes?
       *[other] { $n } Beißer sind { NAME($place, form: "at") }. Wer kämpft als Nächstes?
    }
ask-spend-allies = { $walkers ->
        [0] Kampfwert { $n }, und kein Beißer mehr { NAME($place, form: "at") }. Wie viele Verbündete gibt { NAME($who) } ab?
        [one] Kampfwert { $n } gegen 1 Beißer { NAME($place, form: "at") }. Wie viele Verbündete gibt { NAME($who) } ab?
       *[other] Kampfwert { $n } gegen { $walkers } Beißer { NAME($place, form: "at") }. Wie viele Verbündete gibt { NAME($who) } ab?
    }
ask-lure = { NAME($who) } war laut. Woher kommt der Beißer?
ask-share-damage = Wer steckt { NAME($place, form: "at") } { $n ->
        [one] 1 Schadenspunkt
       *[other] { $n } Schadenspunkte
    } ein?
ask-heal = Isst { NAME($who) } etwas, um zu heilen? Leben { $life }, Nahrung { $food }.
ask-lay-coins = Geheime Ziele: Wie viele Geldstücke kommen auf die Karte? Eins zählt für jedes Mal, dass die Bedingung erfüllt war.

## Knöpfe

do-choose = { NAME($target) } spielen
do-place = { NAME($who) } { NAME($target, form: "to") } setzen
do-move = { NAME($who) } { NAME($target, form: "to") } bewegen
do-step = { NAME($target, form: "to") } gehen
do-stay = { NAME($who) } bleibt
do-comfort = { NAME($who) } 1 Leben geben
do-supply = { $item ->
    [none] { NAME($who) } versorgen
   *[other] { NAME($who) } 1 Munition für { NAME($item, form: "acc") } geben
}
do-pass = Verzichten
do-draw = { NAME($target, form: "from") } ziehen
do-load = { NAME($target, form: "acc") } laden: { NAME($item) }
do-keep = { NAME($item, form: "acc") } aufheben
do-take = { NAME($item, form: "acc") } mitnehmen
do-leave = { NAME($item, form: "acc") } liegen lassen
do-collect = { NAME($item, form: "acc") } einsammeln
do-give = { NAME($target) } etwas geben
do-give-card = { NAME($target) } { NAME($item, form: "acc") } geben
do-give-ammo = { NAME($target) } 1 Munition { NAME($item, form: "from") } geben
do-give-food = { NAME($target) } 1 Nahrung geben
do-give-ally = { NAME($target) } 1 Verbündeten geben
do-accept = Annehmen
do-accept-ammo = Annehmen, für { NAME($item, form: "acc") }
do-decline = Ablehnen
do-event = „{ NAME($item) }“ ausspielen
do-pay = Zahlen
do-refuse = Nicht zahlen
do-lose-ammo = 1 Munition { NAME($item, form: "from") } abgeben
do-discard = { NAME($item, form: "acc") } ablegen
do-loot = { NAME($target, form: "acc") } plündern
do-herd-from = Die Herde { NAME($target, form: "at") }
do-herd-to = { NAME($target, form: "to") } schicken
do-silence = Schalldämpfer nutzen
do-armor = Körperpanzerung nutzen
do-fight = Mit { NAME($item, form: "dat") } kämpfen
do-brawl = Mit 1 Würfel ohne Waffe kämpfen
do-help = Nur mit dem Würfel des Helfers kämpfen
do-hold = Nicht kämpfen
do-resolve = { NAME($who) } als Nächstes
do-resolve-group = Die Schützen als Nächstes
do-spend = { $n ->
        [0] Keinen abgeben
        [one] 1 Verbündeten abgeben
       *[other] { $n } Verbündete abgeben
    }
do-lure = 1 Beißer { NAME($target, form: "from") } anlocken
do-wound = 1 Schadenspunkt für { NAME($who) }
do-wound-all = Alle Schadenspunkte für { NAME($who) }
do-wound-even = Gleichmäßig aufteilen
do-eat = 1 Nahrung essen, 1 Leben heilen
do-lay = { $n ->
        [0] Kein Geldstück legen
        [one] 1 Geldstück legen
       *[other] { $n } Geldstücke legen
    }
do-ride = { NAME($target, form: "to") } fahren
do-bandage = { NAME($target) } verbinden
do-flash = { NAME($item, form: "acc") } werfen
do-spy = Oberste Karte { NAME($target, form: "from") } ansehen

## Warum nicht

no-not-adjacent = { NAME($place, form: "nom") } ist nicht nebenan: Ein Schritt führt an einen Nachbarort, nie diagonal.
no-other-place = { NAME($deck, form: "nom") } liegt { NAME($place, form: "at") }: Gezogen wird nur am eigenen Ort.
no-not-here = { NAME($who) } ist nicht hier: Getauscht wird nur am selben Ort.
no-no-such-weapon = { NAME($who) } hat keine Waffe für Munition { NAME($card, form: "from") }.
no-no-ammo = { NAME($who) } hat keine Munition für { NAME($card, form: "acc") }.
no-once-a-round = Nahrung heilt { NAME($who) } nur einmal pro Runde.

## Verlauf: Aufbau

log-grid = Die Orte, Reihe für Reihe: { NAME($places) }.
log-pile = { $n ->
        [one] { NAME($deck, form: "nom") } liegt { NAME($place, form: "at") }, eine einzige Karte.
       *[other] { NAME($deck, form: "nom") } liegt { NAME($place, form: "at") }, { $n } Karten.
    }
log-event-deck = { $n } Ereignisse werden gemischt. Wenige davon sind gute Nachrichten.
log-supplies = Die Plättchen liegen bereit.
log-goals-away = Die geheimen Ziele bleiben in der Schachtel.
log-character-chosen = { $seat ->
        [0] Platz 1 spielt { NAME($who) }.
        [1] Platz 2 spielt { NAME($who) }.
        [2] Platz 3 spielt { NAME($who) }.
       *[other] Platz 4 spielt { NAME($who) }.
    }
    .named = { $name } spielt { NAME($who) }.
    .yours = Du spielst { NAME($who) }.
log-spares = { $n ->
        [0] Niemand steht als Ersatz bereit.
        [one] 1 Charakter steht als Ersatz bereit.
       *[other] { $n } Charaktere stehen als Ersatz bereit.
    }
log-goal-dealt = { NAME($who) } bekommt ein geheimes Ziel.
log-goal-yours = { NAME($who, form: "gen") } geheimes Ziel heißt „{ NAME($goal) }“. { NAME($goal, form: "text") }
log-start-tokens = { NAME($who) } beginnt mit { $life } Leben, { $food } Nahrung und { $allies } Verbündeten.
log-item-back = Keine Waffe, also zurück in den Stapel: { NAME($card) }.
log-start-weapon = { NAME($who) } beginnt mit { NAME($card, form: "dat") }.
log-leader-roll = { NAME($who) } würfelt um die Führung: { $n }.
log-leader = Das Anführer-Abzeichen geht zuerst an { NAME($who) }.
log-round-marker = Der Rundenanzeiger steht auf { $n }.

## Verlauf: Runden und Züge

log-round = Runde { $n } beginnt.
log-leads = { NAME($who) } führt die Gruppe an.
log-ability = { NAME($who, form: "gen") } Anführer-Fähigkeit: { NAME($who, form: "ability") }
log-events-dealt = { NAME($who) } zieht zwei Ereignisse: { NAME($events) }.
log-events-hidden = { $n ->
        [one] { NAME($who) } zieht 1 Ereignis, verdeckt.
       *[other] { NAME($who) } zieht { $n } Ereignisse, verdeckt.
    }
log-events-yours = { NAME($who, form: "gen") } Ereignisse sind: { NAME($events) }.
log-events-reshuffled = Der Ereignisstapel ist aufgebraucht: { $n } abgelegte Ereignisse werden neu gemischt.
log-phase-turns = Die Spielzüge beginnen.
log-turn = { NAME($who) } ist am Zug.
log-placed = { NAME($who) } wird { NAME($place, form: "to") } gesetzt.
log-moved = { NAME($who) } geht { NAME($place, form: "to") }.
log-stays = { NAME($who) } bleibt { NAME($place, form: "at") }.
log-no-draw = { NAME($who) } zieht nichts.
log-card-drawn = { NAME($who) } zieht { NAME($deck, form: "from") }: { NAME($card) }.
log-equipment-found = { NAME($who) } nimmt { NAME($card, form: "acc") } mit.
log-ammo-loaded = { $n ->
        [0] { NAME($who) } hat nichts zu laden: Auf { NAME($card, form: "dat") } lag keine Munition.
       *[other] { NAME($who) } lädt { NAME($weapon, form: "acc") } mit { $n } Munition ({ NAME($card) }).
    }
log-ammo-left = { NAME($who) } lässt { NAME($card, form: "acc") } { NAME($place, form: "at") } liegen.
log-ammo-collected = { NAME($who) } sammelt { NAME($card, form: "acc") } ein.
log-help-die = Jemand packt mit an: { NAME($who) } wirft in dieser Runde einen Würfel mehr.
log-guinea-pig = Jemand geht vor: In dieser Runde stirbt { NAME($who) } an keinem Schaden.
log-badge-passes = Das Anführer-Abzeichen geht an { NAME($who) }.
log-badge-stays = { NAME($who) } behält das Anführer-Abzeichen.
log-survived = Zwölf Runden sind vorbei, und kein Stapel ist leer.

## Verlauf: Gewinn und Verlust

log-life-gained = { NAME($who) } gewinnt { $n } Leben.
log-life-full = { NAME($who) } ist unverletzt und gewinnt kein Leben.
log-food-gained = { $n ->
        [0] { NAME($who) } bekommt keine Nahrung.
       *[other] { NAME($who) } bekommt { $n } Nahrung.
    }
log-allies-gained = { $n ->
        [0] { NAME($who) } bekommt keinen Verbündeten.
        [one] { NAME($who) } bekommt 1 Verbündeten.
       *[other] { NAME($who) } bekommt { $n } Verbündete.
    }
log-ammo-gained = { $n ->
        [0] { NAME($who) } bekommt keine Munition ({ NAME($card) }).
       *[other] { NAME($who) } bekommt { $n } Munition ({ NAME($card) }).
    }
log-food-lost = { $n ->
        [0] { NAME($who) } hat keine Nahrung zu verlieren.
       *[other] { NAME($who) } gibt { $n } Nahrung ab.
    }
log-allies-lost = { $n ->
        [0] { NAME($who) } hat keine Verbündeten zu verlieren.
        [one] { NAME($who) } gibt 1 Verbündeten ab.
       *[other] { NAME($who) } gibt { $n } Verbündete ab.
    }
log-ammo-lost = { NAME($who) } gibt { $n } Munition { NAME($card, form: "from") } ab.
log-equipment-lost = { NAME($who) } legt { NAME($card, form: "acc") } ab.
log-supply-short = { $n ->
        [one] Der Vorrat ist aufgebraucht: Es fehlt 1 { NAME($token, form: "one") }.
       *[other] Der Vorrat ist aufgebraucht: Es fehlen { $n } { NAME($token, form: "many") }.
    }
log-damage = { $life ->
        [0] { NAME($who) } verliert { $n } Leben und hat keines mehr.
       *[other] { NAME($who) } verliert { $n } Leben und hat noch { $life }.
    }
log-armor = { NAME($who, form: "gen") } Körperpanzerung hält 1 Schadenspunkt ab.
log-guinea-saves = { NAME($who) } wäre jetzt tot. Aber jemand anderes ging vor.
log-card-wasted = { NAME($deck, form: "nom") } verliert die oberste Karte: { NAME($card) }.
log-deck-empty = { NAME($deck, form: "nom") } ist leer. Zu verteidigen gibt es nichts mehr.

## Verlauf: Tauschen

log-offers = { $what ->
        [give-food] { NAME($who) } bietet { NAME($whom) } 1 Nahrung an.
        [give-ally] { NAME($who) } bietet { NAME($whom) } 1 Verbündeten an.
        [give-ammo] { NAME($who) } bietet { NAME($whom) } 1 Munition { NAME($item, form: "from") } an.
       *[give-card] { NAME($who) } bietet { NAME($whom) } { NAME($item, form: "acc") } an.
    }
log-given = { $what ->
        [give-food] { NAME($who) } gibt { NAME($whom) } 1 Nahrung.
        [give-ally] { NAME($who) } gibt { NAME($whom) } 1 Verbündeten.
        [give-ammo] { NAME($who) } gibt { NAME($whom) } 1 Munition { NAME($item, form: "from") }.
       *[give-card] { NAME($who) } gibt { NAME($whom) } { NAME($item, form: "acc") }.
    }
log-declined = { NAME($who) } lehnt { NAME($whom, form: "gen") } Angebot ab.

## Verlauf: Ereignisse

log-event-played = { NAME($who) } spielt „{ NAME($event) }“ aus.
log-event-discarded = { NAME($who) } legt ungespielt ab: { NAME($events) }.
log-event-unseen = { $n ->
        [one] { NAME($who) } legt 1 Ereignis ungesehen ab.
       *[other] { NAME($who) } legt { $n } Ereignisse ungesehen ab.
    }
log-solo-events = { $n ->
        [one] { $walkers } Beißer im Spiel sind schlimm genug: Nur 1 Ereignis wird ausgespielt.
       *[other] { $walkers ->
            [0] Kein Beißer im Spiel: { $n } Ereignisse werden ausgespielt.
           *[other] Nur { $walkers } Beißer im Spiel: { $n } Ereignisse werden ausgespielt.
        }
    }
log-leader-last = Alle waren am Zug. Jetzt spielt { NAME($who) } die Ereignisse des Anführers aus.
log-leader-place = Das Ereignis sucht den Anführer: { NAME($who) } ist { NAME($place, form: "at") }.
log-nowhere = { NAME($who) } hat keine Figur auf dem Plan und spielt „{ NAME($event) }“ von nirgendwo aus.
log-no-effect = { NAME($who, form: "gen") } „{ NAME($event) }“ bewirkt nichts.
log-stays-in-play = „{ NAME($event) }“ gilt, bis alle am Zug waren.
log-punished = „{ NAME($event) }“ bestraft { NAME($who) } fürs Gehen.
log-pays = { NAME($who) } zahlt für „{ NAME($event) }“.
log-cannot-pay = { NAME($who) } kann für „{ NAME($event) }“ nicht zahlen.
log-rolled-walkers = { NAME($who) } würfelt { $n } für die Beißer { NAME($place, form: "at") }.
log-rolled-loss = Der Würfel zeigt { $n } für { NAME($who) }.
log-must-lose-ammo = { $n ->
        [0] { NAME($who) } hat keine Munition zu verlieren. Glück gehabt.
       *[other] { NAME($who) } muss { $n } Munition abgeben.
    }
log-walkers-placed = { $n ->
        [0] Kein Beißer kommt { NAME($place, form: "to") }.
        [one] 1 Beißer kommt { NAME($place, form: "to") }.
       *[other] { $n } Beißer kommen { NAME($place, form: "to") }.
    }
log-walkers-short = { $n ->
        [one] 1 weiterer Beißer käme { NAME($place, form: "to") }, aber die Plättchen sind aus.
       *[other] { $n } weitere Beißer kämen { NAME($place, form: "to") }, aber die Plättchen sind aus.
    }
log-walkers-moved = { $n ->
        [one] 1 Beißer schlurft { NAME($place, form: "from") } { NAME($dest, form: "to") }.
       *[other] { $n } Beißer schlurfen { NAME($place, form: "from") } { NAME($dest, form: "to") }.
    }

## Verlauf: Gegenstände

log-item-used = { NAME($who) } setzt { NAME($card, form: "acc") } ein.
log-silenced = { NAME($who, form: "gen") } Schalldämpfer hält 1 Beißer fern.
log-flashbang = { $n ->
        [one] { NAME($who) } wirft { NAME($card, form: "acc") }: 1 Beißer { NAME($place, form: "at") } ist geblendet.
       *[other] { NAME($who) } wirft { NAME($card, form: "acc") }: { $n } Beißer { NAME($place, form: "at") } sind geblendet.
    }
log-spies = { NAME($who) } sieht sich die oberste Karte { NAME($deck, form: "from") } an.
log-sees = { NAME($who) } sieht oben auf { NAME($deck, form: "dat") }: { NAME($card) }.

## Verlauf: Kampf

log-phase-combat = Der Kampf beginnt.
log-shoots = { $n ->
        [0] { NAME($who) } schießt mit { NAME($card, form: "dat") }. Das war die letzte Munition darin.
       *[other] { NAME($who) } schießt mit { NAME($card, form: "dat") }. Munition darin: noch { $n }.
    }
log-strikes = { NAME($who) } kämpft mit { NAME($card, form: "dat") }.
log-brawls = { NAME($who) } kämpft mit 1 Würfel statt mit einer Waffe.
log-helped-only = { NAME($who) } überlässt den Kampf dem Helfer.
log-holds = { NAME($who) } kämpft nicht.
log-unarmed = { NAME($who) } hat nichts, womit sich kämpfen ließe.
log-rolls-on = { NAME($who) } würfelt weiter: { $n }.
log-help-rolls = Der Helfer würfelt { $n } für { NAME($who) }.
log-rolls = { NAME($who) } würfelt { NAME($dice) }.
log-weapon-dice = { NAME($who, form: "gen") } natürlicher Wert ({ NAME($card) }) ist { $n }.
log-modifier = { NAME($item) }: +{ $n } für { NAME($who) }.
log-ammo-found = { NAME($who) } findet { $n } Munition: { NAME($card) }.
log-loud = Natürliche { $n }: { NAME($who, form: "gen") } Schrotflinte ist nebenan zu hören.
log-nothing-left = { NAME($place, form: "at") } ist kein Beißer mehr. Die Mühe ist umsonst.
log-kills = { $n ->
        [0] Kampfwert { $total } von { NAME($fighters) }: Kein Beißer fällt { NAME($place, form: "at") }.
        [one] Kampfwert { $total } von { NAME($fighters) }: 1 Beißer fällt { NAME($place, form: "at") }.
       *[other] Kampfwert { $total } von { NAME($fighters) }: { $n } Beißer fallen { NAME($place, form: "at") }.
    }
log-no-lure = Kein Beißer ist nah genug, um { NAME($who) } gehört zu haben.

## Verlauf: Rundenende

log-phase-end = Die Runde endet. Jetzt sind die Beißer am Zug.
log-walls = { $n ->
        [0] Die Gefängnismauern haben keinen Beißer aufzuhalten.
        [one] Die Gefängnismauern halten 1 Beißer auf.
       *[other] Die Gefängnismauern halten { $n } Beißer auf.
    }
log-newly-risen = { $n ->
        [one] 1 Beißer { NAME($place, form: "at") } ist gerade erst auferstanden und tut noch nichts.
       *[other] { $n } Beißer { NAME($place, form: "at") } sind gerade erst auferstanden und tun noch nichts.
    }
log-ignored = { $n ->
        [one] 1 Beißer { NAME($place, form: "at") } ist geblendet und tut nichts.
       *[other] { $n } Beißer { NAME($place, form: "at") } sind geblendet und tun nichts.
    }
log-walkers-attack = { $n ->
        [one] 1 Beißer greift { NAME($place, form: "at") } an.
       *[other] { $n } Beißer greifen { NAME($place, form: "at") } an.
    }
log-card-eaten = Ein Beißer { NAME($place, form: "at") } frisst { NAME($deck, form: "from") }: { NAME($card) }.
log-walkers-eat = { $n ->
        [one] { NAME($deck, form: "nom") } verliert 1 Karte, denn niemand bewacht { NAME($place, form: "acc") }.
       *[other] { NAME($deck, form: "nom") } verliert { $n } Karten, denn niemand bewacht { NAME($place, form: "acc") }.
    }
log-ground-safe = Die Munition am Boden { NAME($place, form: "at") } rührt niemand an.
log-coins-laid = { $n ->
        [one] { NAME($who) } legt 1 Geldstück auf das geheime Ziel, insgesamt { $total }.
       *[other] { NAME($who) } legt { $n } Geldstücke auf das geheime Ziel, insgesamt { $total }.
    }
log-coins-why = { $n ->
        [one] Wofür dieses Geldstück ist, weiß nur { NAME($who) }.
       *[other] Wofür diese { $n } Geldstücke sind, weiß nur { NAME($who) }.
    }
log-goal-met = { NAME($who) } deckt ein geheimes Ziel auf und hat es erfüllt: „{ NAME($goal) }“.
log-goal-won = { NAME($who) } gewinnt trotzdem: Das geheime Ziel „{ NAME($goal) }“ ist erfüllt.

## Verlauf: Tod

log-dies = { NAME($who) } stirbt.
log-loses-all = { $n ->
        [0] { NAME($who, form: "gen") } ganzer Besitz ist verloren.
        [one] { NAME($who, form: "gen") } ganzer Besitz ist verloren, darunter 1 Karte.
       *[other] { NAME($who, form: "gen") } ganzer Besitz ist verloren, darunter { $n } Karten.
    }
log-newcomer = { NAME($who) } stößt mit 5 Leben und sonst nichts zur Gruppe.
log-goal-kept = { $n ->
        [0] Das geheime Ziel geht auf { NAME($who) } über.
        [one] Das geheime Ziel geht mit 1 Geldstück auf { NAME($who) } über.
       *[other] Das geheime Ziel geht mit { $n } Geldstücken auf { NAME($who) } über.
    }
log-hardcore = Hardcore: { NAME($who, form: "gen") } Tod ist das Ende für alle.
log-nobody-left = Für die Toten springt niemand mehr ein.

## Das Ende

end-deck-empty = Verloren: Ein Ressourcen-Stapel ist leer.
end-no-character = Verloren: Jemand ist gestorben, und kein Charakter ist mehr übrig.
end-hardcore-death = Verloren: Jemand ist gestorben, und Hardcore verzeiht keinen Tod.
end-survived = Gewonnen: zwölf Runden, und kein Stapel ist leer.

## Tipps

why-worse-round = Mit { NAME($who) } { NAME($place, form: "at") } dürften Beißer und Ereignisse die Gruppe mehr kosten.
why-step-lost = { NAME($who) } nützt { NAME($place, form: "at") } weniger, oder die Nahrung ist mehr wert als der Schritt.
why-better-elsewhere = { NAME($who) } nützt anderswo mehr als { NAME($place, form: "at") }.
why-card-worth-it = Eine Karte ist in einer Tasche mehr wert als im Stapel.
why-more-harm = Von hier aus richtet „{ NAME($event) }“ mehr Schaden an.
why-more-needed = Etwas anderes ist eher entbehrlich als das: { NAME($card) }.
why-thinner = { NAME($deck, form: "nom") } hat weniger Karten übrig.
why-worse-held-there = { NAME($place, form: "at") } richten die Beißer mehr an.
why-fight-pays = { NAME($place, form: "at") } lohnt sich ein Kampf.
why-less-hurt = { NAME($who) } hat { $n } Leben, und jemand anderes braucht es nötiger.
why-ammo-less-needed = Anderswo wird Munition dringender gebraucht: { NAME($card) }.
why-can-take-less = Jemand anderes hält es besser aus als { NAME($who) }.
why-item-helps = Der Gegenstand ist jetzt mehr wert als später.
why-food-heals = Ein Leben ist für { NAME($who) } mehr wert als die Nahrung.
why-alone-later = Andere sollten zuerst kämpfen.
why-fight-less = { NAME($place, form: "at") } bringt etwas anderes mehr für seinen Preis.
why-leave-it = Hier ist nichts zu gewinnen.
why-take-ammo = Am Boden nützt das niemandem: { NAME($card) }.
why-ability = { NAME($who, form: "gen") } Anführer-Fähigkeit hilft der ganzen Gruppe: { NAME($who, form: "ability") }
why-good-round = Mit { NAME($who) } { NAME($place, form: "at") } dürften Beißer und Ereignisse die Gruppe in dieser Runde am wenigsten kosten.
why-worth-a-step = Der Schritt lohnt sich: { NAME($who) } nützt { NAME($place, form: "at") } mehr.
why-good-here = { NAME($who) } nützt { NAME($place, form: "at") } am meisten.
why-deck-thin = Der Stapel braucht seine Karten nötiger als irgendeine Tasche.
why-draw-worth = { $n ->
        [one] { NAME($who) } kann die Karte brauchen, aber es ist die letzte { NAME($deck, form: "from") }.
       *[other] { NAME($who) } kann die Karte brauchen, und { NAME($deck, form: "nom") } kann sie entbehren: Es sind noch { $n }.
    }
why-load = { NAME($who) } hat eine passende Waffe, und geschossen wird nur mit Munition, die in der Waffe steckt ({ NAME($card) }).
why-collect = Die Munition liegt { NAME($who) } zu Füßen: { NAME($card) }.
why-keep-for-later = Das passt vielleicht später zu einer Waffe: { NAME($card) }.
why-ammo-needed = { NAME($who) } macht am meisten daraus und wird { NAME($card, form: "acc") } bald brauchen.
why-most-hurt = { NAME($who) } hat nur noch { $n } Leben und braucht es am nötigsten.
why-keep-it = Niemand braucht es nötiger.
why-needs-food = { NAME($whom) } hat keine Nahrung, und { NAME($who) } kann welche entbehren.
why-fits-their-gun = { NAME($whom) } hat eine Waffe für diese Munition, { NAME($who) } nicht.
why-arm-them = { NAME($whom) } ist unbewaffnet, und { NAME($who) } hat mehr als eine Waffe.
why-take-gift = { NAME($who) } verliert nichts dabei.
why-least-harm = Von hier aus richtet „{ NAME($event) }“ am wenigsten Schaden an.
why-cheaper = Bei „{ NAME($event) }“ ist der Preis kleiner als der Schaden.
why-better-suffer = Bei „{ NAME($event) }“ ist der Schaden kleiner als der Preis.
why-least-needed = Das ist am ehesten entbehrlich: { NAME($card) }.
why-thickest = { NAME($deck, form: "nom") } kann es am besten verschmerzen.
why-away-from-us = { NAME($place, form: "at") } sind Leute: Die Beißer sollen dort weg.
why-best-held-there = { NAME($place, form: "at") } richten die Beißer am wenigsten an.
why-fewer-walkers = Ein Beißer weniger kostet nichts.
why-ignore-one = Die Körperpanzerung ist dazu da, getroffen zu werden.
why-save-ammo = { NAME($place, form: "at") } lohnt ein Kampf die Munition nicht.
why-fists = { NAME($place, form: "at") } genügt ein Würfel ohne Waffe, und der kostet keine Munition.
why-strike = { NAME($place, form: "at") } genügt { NAME($card, form: "nom") }, und das kostet keine Munition.
why-shoot = { NAME($card, form: "nom") } dürfte { NAME($place, form: "at") } Beißer zu Fall bringen.
why-next-walker = { $n ->
        [one] 1 Verbündeter bringt den nächsten Beißer zu Fall.
       *[other] { $n } Verbündete bringen den nächsten Beißer zu Fall.
    }
why-no-use = { $n ->
        [0] Jetzt Verbündete abzugeben, lohnt sich nicht.
       *[other] Jetzt mehr als { $n } abzugeben, lohnt sich nicht.
    }
why-group-first = Die Schützen zählen ihre Werte zusammen; wer allein kämpft, nimmt sich den Rest vor.
why-thin-them-out = { NAME($place, form: "at") } ist dann einer weniger, und dort zählt es am meisten.
why-share = Geteilter Schaden tötet so schnell niemanden.
why-cannot-die = { NAME($who) } stirbt in dieser Runde an keinem Schaden.
why-strongest = { NAME($who) } hält es am besten aus.
why-heal-now = Ein Leben ist für { NAME($who) } mehr wert als eine Nahrung.
why-save-food = { NAME($who) } wird die Nahrung für einen Schritt brauchen.
why-coins = { $n ->
        [0] Nicht jede Runde braucht ein Geldstück.
       *[other] Geldstücke zeigen, dass ein Ziel näher rückt. Oder sie tun so.
    }
why-keep-item = Der Gegenstand ist später mehr wert.
why-bandage = { NAME($whom) } hat nur noch { $n } Leben.
why-flash = { $n ->
        [one] 1 Beißer { NAME($place, form: "at") } tut in dieser Runde nichts.
       *[other] { $n } Beißer { NAME($place, form: "at") } tun in dieser Runde nichts.
    }
why-flee = Hier zu bleiben wäre tödlich, und { NAME($place, form: "at") } ist es sicherer.
fear-weak = Gefahr: { NAME($who) } hat noch { $n } Leben, mitten unter Beißern { NAME($place, form: "at") }.
fear-thin = Gefahr: { $n ->
        [one] Eine Karte ist noch da
       *[other] { $n } Karten sind noch da
    } ({ NAME($deck, form: "nom") }), und ein leerer Stapel ist das Ende.
fear-crowd = Gefahr: { $n } Beißer { NAME($place, form: "at") }, und jemand von uns ist dort.
log-rolled-ammo = { NAME($who) } würfelt { $n } für Munition.
log-rolled-food = { NAME($who) } würfelt { $n } für Nahrung.
log-rolled-allies = { NAME($who) } würfelt { $n } für Verbündete.
log-no-figure = { NAME($who) } hat keine Figur auf dem Plan: keine Bewegung, keine Karte, kein Tausch.
no-full-life = { NAME($who) } ist unverletzt.
no-no-ranged = { NAME($who) } besitzt keine Fernkampfwaffe.
log-out-of-reach = { NAME($who) } hat keine Figur auf dem Plan und kann nicht verletzt werden.

## Was eine Wahl bedeutet: ihre zweite Zeile

means-falls = { $percent } %: { $n ->
        [one] mindestens 1 Beißer
       *[other] mindestens { $n }
    }
means-falls-now = Kampfwert { $total }: { $n ->
        [0] kein Beißer fällt
        [one] 1 Beißer fällt
       *[other] { $n } Beißer fallen
    }
means-together = zusammen mit { NAME($who, form: "dat") }
means-ammo-left = { $n ->
        [0] die letzte Munition
       *[other] dann noch { $n } Munition
    }
means-ammo-on-it = { $n ->
        [0] keine Munition darauf
       *[other] { $n } Munition darauf
    }
means-ammo-then = dann { $n } Munition darauf
means-bolt-back = { $percent ->
        [100] der Bolzen kommt zurück
       *[other] Bolzen zurück: { $percent } %
    }
means-loud = zu laut: { $percent } %
means-dies = das tötet { NAME($who, form: "acc") }
means-may-die = kann { NAME($who, form: "acc") } töten
means-life-left = { NAME($who) } behält { $n } Leben
means-life-then = dann { $n } Leben
means-heals = { NAME($who) } heilt { $n }
means-dazes = { $n ->
        [one] 1 Beißer tut in dieser Runde nichts
       *[other] { $n } Beißer tun in dieser Runde nichts
    }
means-pays-food = { $n } Nahrung (dann noch { $left })
means-pays-allies = { $n ->
        [one] 1 Verbündeter (dann noch { $left })
       *[other] { $n } Verbündete (dann noch { $left })
    }
means-pays-ammo = { $n } Munition (dann noch { $left })
means-pays-card = { $n ->
        [one] 1 Ausrüstungs-Karte
       *[other] { $n } Ausrüstungs-Karten
    }
means-loses-allies = { $n ->
        [one] wer jetzt geht, verliert 1 Verbündeten
       *[other] wer jetzt geht, verliert { $n } Verbündete
    }
means-keeps = dann noch { $n }
means-deck-left = { NAME($deck) }: dann noch { $n }
means-last-card = nimmt die letzte Karte { NAME($deck, form: "from") }
means-weapon = eine Waffe: { $percent } %
means-fits = passt zu einer Waffe: { $percent } %
means-reward = eine Karte { NAME($deck, form: "from") }
means-walkers-come = { NAME($place) }: { $n ->
        [0] kein Beißer
        [one] +1 Beißer
       *[other] +{ $n } Beißer
    }
means-walkers-die = { NAME($place) }: +{ $least }–{ $most } Beißer
means-walkers-each = { NAME($place) }: je +{ $n } Beißer
means-walkers-each-die = { NAME($place) }: je +{ $least }–{ $most } Beißer
means-walkers-then = { NAME($place) }: dann { $n } Beißer
means-herd = { $n ->
        [one] 1 Beißer zieht weiter
       *[other] { $n } Beißer ziehen weiter
    }: { NAME($place) }
means-must-give = trifft { NAME($who, form: "acc") }
means-payable = lässt sich bezahlen
means-unpayable = lässt sich nicht bezahlen
means-from-now-on = wer sich jetzt noch bewegt, zahlt
means-nothing = es passiert nichts

beat-eat = { $places ->
        [0] Die Beißer fressen { $eaten ->
            [one] 1 Karte
           *[other] { $eaten } Karten
        }.
        [one] Die Beißer { NAME($place, form: "at") } fressen { $eaten ->
            [one] 1 Karte
           *[other] { $eaten } Karten
        } von { NAME($deck) }.
       *[other] Die Beißer fressen an { $places } Orten { $eaten } Karten.
    }
beat-spawn = { $came ->
        [0] Kein Beißer kommt.
        [one] 1 Beißer kommt.
       *[other] { $came } Beißer kommen.
    }

## Die Geschichte

story-lost-death = { NAME($who) } hat es nicht geschafft.
story-lost-deck = { NAME($deck, form: "nom") } ist leer.
story-pile = { NAME($deck, form: "nom") } ging in Runde { $round } aus: { $eaten ->
        [one] 1 Karte
       *[other] { $eaten } Karten
    } fraßen die Beißer, { $drawn ->
        [one] 1 wurde
       *[other] { $drawn } wurden
    } gezogen, { $wasted ->
        [one] 1 ging
       *[other] { $wasted } gingen
    } durch Ereignisse verloren.
story-death = { $n ->
        [one] Ein Beißer erwischt
       *[other] { $n } Beißer erwischen
    } { NAME($who) } { NAME($place, form: "at") }{ $wounds ->
        [0] .
       *[other] . Schaden in der ganzen Partie: { $wounds }.
    }
story-death-event = Das Ereignis „{ NAME($event) }“ kostet { NAME($who) } das letzte Leben.
story-close = { NAME($who) } hat noch ein Herz und lebt.
story-came = In Runde { $round } kommen { $came } Beißer.
story-deed-falls = { $n ->
        [one] { $total ->
            [one] einen getötet
           *[other] { $total } getötet, einen nach dem anderen
        }
       *[other] { $n } auf einmal getötet, { $total } insgesamt
    }
story-deed-finds = { $n ->
        [one] eine Karte gezogen
       *[other] { $n } Karten gezogen
    }
