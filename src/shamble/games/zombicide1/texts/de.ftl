# Zombicide, Season 1. Namen und was die Dinge tun, in eigenen Worten.

## Überlebende

survivor-amy = Amy
    .gen = Amys
survivor-doug = Doug
    .gen = Dougs
survivor-josh = Josh
    .gen = Joshs
survivor-ned = Ned
    .gen = Neds
survivor-phil = Phil
    .gen = Phils
survivor-wanda = Wanda
    .gen = Wandas

## Zombies (one: mit Artikel; many: nach einer Zahl)

zombie-walker = Schlurfer
    .one = ein Schlurfer
    .one-acc = einen Schlurfer
    .one-dat = einem Schlurfer
    .many = Schlurfer
    .many-dat = Schlurfern
    .text = Eine Aktion. Stirbt bei Schaden 1.
zombie-fatty = Fettbrocken
    .one = ein Fettbrocken
    .one-acc = einen Fettbrocken
    .one-dat = einem Fettbrocken
    .many = Fettbrocken
    .text = Eine Aktion. Stirbt bei Schaden 2 und bringt beim Erscheinen zwei Schlurfer mit.
zombie-runner = Läufer
    .one = ein Läufer
    .one-acc = einen Läufer
    .one-dat = einem Läufer
    .many = Läufer
    .many-dat = Läufern
    .text = Zwei Aktionen. Stirbt bei Schaden 1.
zombie-abomination = Monstrum
    .one = das Monstrum
    .one-dat = dem Monstrum
    .many = Monstren
    .text = Eine Aktion. Stirbt bei Schaden 3 oder durch einen Molotowcocktail. Bringt 5 Erfahrung. Es gibt nur eines.

## Ausrüstung

card-baseball-bat = Baseballschläger
    .nom = der Baseballschläger
    .acc = den Baseballschläger
    .dat = dem Baseballschläger
    .one = ein Baseballschläger
    .one-acc = einen Baseballschläger
    .one-dat = einem Baseballschläger
    .many = Baseballschläger
    .many-dat = Baseballschlägern
card-crowbar = Brechstange
    .nom = die Brechstange
    .acc = die Brechstange
    .dat = der Brechstange
    .one = eine Brechstange
    .one-dat = einer Brechstange
    .many = Brechstangen
card-fire-axe = Feuerwehraxt
    .nom = die Feuerwehraxt
    .acc = die Feuerwehraxt
    .dat = der Feuerwehraxt
    .one = eine Feuerwehraxt
    .one-dat = einer Feuerwehraxt
    .many = Feuerwehräxte
    .many-dat = Feuerwehräxten
card-pistol = Pistole
    .nom = die Pistole
    .acc = die Pistole
    .dat = der Pistole
    .one = eine Pistole
    .one-dat = einer Pistole
    .many = Pistolen
card-chainsaw = Kettensäge
    .nom = die Kettensäge
    .acc = die Kettensäge
    .dat = der Kettensäge
    .one = eine Kettensäge
    .one-dat = einer Kettensäge
    .many = Kettensägen
card-katana = Katana
    .nom = das Katana
    .acc = das Katana
    .dat = dem Katana
    .one = ein Katana
    .one-dat = einem Katana
    .many = Katanas
card-machete = Machete
    .nom = die Machete
    .acc = die Machete
    .dat = der Machete
    .one = eine Machete
    .one-dat = einer Machete
    .many = Macheten
card-sawed-off = Abgesägte Flinte
    .nom = die Abgesägte Flinte
    .acc = die Abgesägte Flinte
    .dat = der Abgesägten Flinte
    .one = eine Abgesägte Flinte
    .one-dat = einer Abgesägten Flinte
    .many = Abgesägte Flinten
    .many-dat = Abgesägten Flinten
card-shotgun = Schrotflinte
    .nom = die Schrotflinte
    .acc = die Schrotflinte
    .dat = der Schrotflinte
    .one = eine Schrotflinte
    .one-dat = einer Schrotflinte
    .many = Schrotflinten
card-sub-mg = Maschinenpistole
    .nom = die Maschinenpistole
    .acc = die Maschinenpistole
    .dat = der Maschinenpistole
    .one = eine Maschinenpistole
    .one-dat = einer Maschinenpistole
    .many = Maschinenpistolen
card-pan = Pfanne
    .nom = die Pfanne
    .acc = die Pfanne
    .dat = der Pfanne
    .one = eine Pfanne
    .one-dat = einer Pfanne
    .many = Pfannen
card-rifle = Gewehr
    .nom = das Gewehr
    .acc = das Gewehr
    .dat = dem Gewehr
    .one = ein Gewehr
    .one-dat = einem Gewehr
    .many = Gewehre
    .many-dat = Gewehren
    .text = Mit einem Zielfernrohr wird es zum Scharfschützengewehr.
card-sniper-rifle = Scharfschützengewehr
    .nom = das Scharfschützengewehr
    .acc = das Scharfschützengewehr
    .dat = dem Scharfschützengewehr
    .one = ein Scharfschützengewehr
    .one-dat = einem Scharfschützengewehr
    .many = Scharfschützengewehre
    .many-dat = Scharfschützengewehren
    .text = Ein Gewehr mit Zielfernrohr: Die Treffer gehen, wohin man will.
card-scope = Zielfernrohr
    .nom = das Zielfernrohr
    .acc = das Zielfernrohr
    .dat = dem Zielfernrohr
    .one = ein Zielfernrohr
    .one-dat = einem Zielfernrohr
    .many = Zielfernrohre
    .many-dat = Zielfernrohren
    .text = Kostenlos aufs Gewehr gesetzt, ergibt es ein Scharfschützengewehr.
card-gasoline = Benzin
    .nom = das Benzin
    .acc = das Benzin
    .dat = dem Benzin
    .one = ein Kanister Benzin
    .one-acc = einen Kanister Benzin
    .one-dat = einem Kanister Benzin
    .many = Kanister Benzin
    .many-dat = Kanistern Benzin
    .text = Mit Glasflaschen wird daraus kostenlos ein Molotowcocktail.
card-glass-bottles = Glasflaschen
    .nom = die Glasflaschen
    .acc = die Glasflaschen
    .dat = den Glasflaschen
    .one = Glasflaschen
    .many = Karten Glasflaschen
    .text = Mit Benzin wird daraus kostenlos ein Molotowcocktail.
card-molotov = Molotowcocktail
    .nom = der Molotowcocktail
    .acc = den Molotowcocktail
    .dat = dem Molotowcocktail
    .one = ein Molotowcocktail
    .one-acc = einen Molotowcocktail
    .one-dat = einem Molotowcocktail
    .many = Molotowcocktails
    .text = Ohne Wurf: ablegen und in der Zone alle töten, auch Freunde.
card-flashlight = Taschenlampe
    .nom = die Taschenlampe
    .acc = die Taschenlampe
    .dat = der Taschenlampe
    .one = eine Taschenlampe
    .one-dat = einer Taschenlampe
    .many = Taschenlampen
    .text = Eine Suche bringt je Lampe eine Karte mehr, in Autos nicht. Wirkt in Reserve.
card-goalie-mask = Hockeymaske
    .nom = die Hockeymaske
    .acc = die Hockeymaske
    .dat = der Hockeymaske
    .one = eine Hockeymaske
    .one-dat = einer Hockeymaske
    .many = Hockeymasken
    .text = Ablegen, statt eine Wunde zu nehmen. Wirkt in Reserve.
card-plenty-of-bullets = Massenhaft Patronen
    .nom = „Massenhaft Patronen“
    .acc = „Massenhaft Patronen“
    .dat = „Massenhaft Patronen“
    .one = eine Karte „Massenhaft Patronen“
    .one-dat = einer Karte „Massenhaft Patronen“
    .many = Karten „Massenhaft Patronen“
    .text = Ein Neuwurf je Schuss mit Pistolen, Bösen Zwillingen oder Gewehr. Wirkt in Reserve.
card-plenty-of-shells = Massenhaft Schrot
    .nom = „Massenhaft Schrot“
    .acc = „Massenhaft Schrot“
    .dat = „Massenhaft Schrot“
    .one = eine Karte „Massenhaft Schrot“
    .one-dat = einer Karte „Massenhaft Schrot“
    .many = Karten „Massenhaft Schrot“
    .text = Ein Neuwurf je Schuss mit Abgesägten Flinten oder Schrotflinten. Wirkt in Reserve.
card-canned-food = Dosenfutter
    .nom = das Dosenfutter
    .acc = das Dosenfutter
    .dat = dem Dosenfutter
    .one = eine Dose Futter
    .one-dat = einer Dose Futter
    .many = Dosen Futter
    .text = Zählt, wo eine Mission danach fragt.
card-rice = Reis
    .nom = der Reis
    .acc = den Reis
    .dat = dem Reis
    .one = ein Sack Reis
    .one-acc = einen Sack Reis
    .one-dat = einem Sack Reis
    .many = Säcke Reis
    .many-dat = Säcken Reis
    .text = Zählt, wo eine Mission danach fragt.
card-water = Wasser
    .nom = das Wasser
    .acc = das Wasser
    .dat = dem Wasser
    .one = eine Flasche Wasser
    .one-dat = einer Flasche Wasser
    .many = Flaschen Wasser
    .text = Zählt, wo eine Mission danach fragt.
card-aaahh = Aaahh!!
    .nom = „Aaahh!!“
    .acc = „Aaahh!!“
    .dat = „Aaahh!!“
    .one = „Aaahh!!“
    .text = Ein Schlurfer erscheint in deiner Zone, und die Suche ist vorbei.
card-evil-twins = Böse Zwillinge
    .nom = die Bösen Zwillinge
    .acc = die Bösen Zwillinge
    .dat = den Bösen Zwillingen
    .one = die Bösen Zwillinge
    .one-dat = den Bösen Zwillingen
card-mas-shotgun = Mamas Schrotflinte
    .nom = Mamas Schrotflinte
    .acc = Mamas Schrotflinte
    .dat = Mamas Schrotflinte
    .one = Mamas Schrotflinte
card-wound = Wunde
    .nom = die Wunde
    .acc = die Wunde
    .dat = der Wunde
    .one = eine Wunde
    .one-dat = einer Wunde
    .many = Wunden
    .text = Belegt einen Platz, bis sie heilt. Die zweite tötet.

## Was Karten sagen

gear-melee = Nahkampf, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, { $accuracy }+, Schaden { $damage }, { $noise ->
        [0] leise
       *[other] laut
    }.
gear-ranged = Reichweite { $least }-{ $most }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, { $accuracy }+, Schaden { $damage }, { $noise ->
        [0] leise
       *[other] laut
    }.
gear-thrown = Wurf bis Reichweite { $most }, { $noise ->
        [0] leise
       *[other] laut
    }.
gear-dual = Beidhändig.
gear-ammo = { $ammo ->
        [bullets] Patronen.
       *[shells] Schrot.
    }
gear-reload = Nach jedem Schuss nachladen.
gear-door = { $noise ->
        [0] Öffnet Türen leise.
       *[other] Öffnet Türen, laut.
    }
spawn-card-manhole = auf Gullys
spawn-card-extra-walker = alle Schlurfer noch einmal
spawn-card-extra-fatty = alle Fettbrocken noch einmal
spawn-card-extra-runner = alle Läufer noch einmal

## Fertigkeiten. Eine Familie nimmt ihr Argument als $arg; Familie-Argument ist dasselbe ausgeschrieben.

skill-plus-action = +1 Aktion
    .text = Jeden Zug eine Aktion mehr, wofür man will.
skill-free = +1 freie { $arg ->
        [move] Bewegungsaktion
        [ranged] Fernkampfaktion
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[search] Suchaktion
    }
    .text = Jeden Zug eine Aktion extra, nur als { $arg ->
        [move] Bewegungsaktion
        [ranged] Fernkampfaktion
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[search] Suchaktion
    }.
skill-free-move = +1 freie Bewegungsaktion
    .text = Jeden Zug eine Aktion extra, nur als Bewegungsaktion.
skill-free-combat = +1 freie Kampfaktion
    .text = Jeden Zug eine Aktion extra, nur als Kampfaktion.
skill-free-search = +1 freie Suchaktion
    .text = Jeden Zug eine Aktion extra, nur als Suchaktion. Gesucht wird trotzdem nur einmal im Zug.
skill-max-range = +1 max. Reichweite
    .text = Fernkampfwaffen reichen eine Zone weiter, auch Molotowcocktails.
skill-damage = +1 Schaden: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = 1 Schaden mehr bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en.
skill-damage-melee = +1 Schaden: Nahkampf
    .text = 1 Schaden mehr bei Nahkampfaktionen.
skill-damage-ranged = +1 Schaden: Fernkampf
    .text = 1 Schaden mehr bei Fernkampfaktionen.
skill-die = +1 Würfel: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Jede Waffe wirft bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en einen Würfel mehr, ein Paar also zwei.
skill-die-combat = +1 Würfel: Kampf
    .text = Jede Waffe wirft bei Kampfaktionen einen Würfel mehr, ein Paar also zwei.
skill-die-melee = +1 Würfel: Nahkampf
    .text = Jede Waffe wirft bei Nahkampfaktionen einen Würfel mehr, ein Paar also zwei.
skill-die-ranged = +1 Würfel: Fernkampf
    .text = Jede Waffe wirft bei Fernkampfaktionen einen Würfel mehr, ein Paar also zwei.
skill-ambidextrous = Beidhändig
    .text = Alle Waffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-lucky = Glückspilz
    .text = Einmal je Aktion darf man alle Würfel neu werfen, zusätzlich zu anderen Neuwürfen; der neue Wurf zählt.
skill-slippery = Schlüpfrig
    .text = Bei Bewegungen zählen Zombies nicht: kein Aufpreis beim Weggehen, kein Halt beim Betreten.
skill-is-that-all = Mehr hast du nicht drauf?
    .text = Statt einer Wunde darf man eine getragene Karte ablegen, so oft man mag.
skill-matching-set = Passendes Pärchen!
    .text = Bringt eine Suche eine beidhändige Waffe, darf man die zweite aus dem Stapel holen; danach wird gemischt.
skill-gunslinger = Revolverheld
    .text = Alle Fernkampfwaffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-swordmaster = Schwertmeister
    .text = Alle Nahkampfwaffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-to-roll = Würfelergebnis +1: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Jeder Würfel bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en zählt 1 höher, höchstens 6.
skill-to-roll-combat = Würfelergebnis +1: Kampf
    .text = Jeder Würfel bei Kampfaktionen zählt 1 höher, höchstens 6.
skill-to-roll-melee = Würfelergebnis +1: Nahkampf
    .text = Jeder Würfel bei Nahkampfaktionen zählt 1 höher, höchstens 6.
skill-to-roll-ranged = Würfelergebnis +1: Fernkampf
    .text = Jeder Würfel bei Fernkampfaktionen zählt 1 höher, höchstens 6.
skill-zone-per-move = +1 Zone pro Bewegung
    .text = Eine Bewegung führt eine Zone weiter, zusätzlich zu anderen Fertigkeiten; Zombies am Weg beenden sie trotzdem.
skill-reroll = 1 Neuwurf pro Zug
    .text = Einmal im Zug darf man alle Würfel einer Aktion neu werfen, zusätzlich zu anderen Neuwürfen; der neue Wurf gilt.
skill-two-cocktails = 2 Cocktails sind besser als 1
    .text = Wer einen Molotowcocktail herstellt, bekommt zwei Karten.
skill-two-zones = 2 Zonen pro Bewegungsaktion
    .text = Eine Bewegung führt eine oder zwei Zonen weit; Zombies am Weg beenden sie trotzdem.
skill-starts-with = Beginnt mit: { $arg }
    .text = Von Anfang an im Inventar, zusätzlich zur verteilten Karte: { $arg }.
skill-starts-with-pistol = Beginnt mit: Pistole
    .text = Von Anfang an im Inventar, zusätzlich zur verteilten Karte: eine Pistole.
skill-born-leader = Geborener Anführer
    .text = Einmal im Zug, kostenlos: Ein anderer hat in seinem nächsten Zug eine Aktion mehr.
skill-hold-your-nose = Halt die Nase zu
    .text = Einmal im Zug eine freie Suche dort, wo man in diesem Zug einen Zombie getötet hat, auch auf der Straße. Es bleibt die eine Suche des Zuges.
skill-hoard = Hamstern
    .text = Eine Karte mehr passt in die Reserve.
skill-trick-shot = Kunstschuss
    .text = Mit einem Paar Beidhand-Schusswaffen darf eine Aktion auf zwei Zonen schießen, je eine Waffe.
skill-loud = Lautstark
    .text = Einmal im Zug, kostenlos: Bis zum eigenen nächsten Zug gilt die Zone als die lauteste von allen. Rufen mehrere, zählt nur der letzte Ruf.
skill-ninja = Ninja
    .text = Macht keinen Lärm, auch nicht mit lauter Ausrüstung, außer er will gehört werden.
skill-medic = Sanitäter
    .text = Einmal im Zug, kostenlos: heilt eine Wunde bei jemandem in der Zone oder die eigene.
skill-sniper = Scharfschütze
    .text = Fernkampftreffer gehen, wohin man will.
skill-destiny = Schicksal
    .text = Einmal im Zug darf eine gezogene Ausrüstungskarte gegen eine andere abgelegt werden.
skill-lock-it-down = Verriegeln
    .text = Für eine Aktion: schließt eine offene Tür. Wieder geöffnet bringt sie niemand Neues.
skill-tough = Zäh
    .text = In jeder Zombie-Phase wird der erste Angriff eines Zombies ignoriert.

## Dinge auf dem Plan

car-pimp = Angeberkarre
deck-pimp = Waffen der Angeberkarre
    .nom = der Stapel der Angeberkarre

## Das Spiel

game-title = Zombicide, Season 1
    .short = Zombicide 1
game-blurb = Bis zu sechs Überlebende mit Pfannen und einer Pistole gegen eine Stadt voller Zombies. Zwei Wunden töten, aber die anderen spielen weiter.
game-goal = Erfüllt alle Ziele der Mission, solange noch jemand lebt.

setting-spawns = Brutzonen
    .text = An wie vielen Stellen einer Mission neue Zombies erscheinen.
value-spawns-known = Wie in der Schachtel
    .text = So viele Brutzonen, Autos und Missionsziele wie in den gedruckten Missionen, soweit bekannt.
value-spawns-fewer = Weniger Brutzonen
    .text = Unsere leichtere Fassung: Neun Missionen haben weniger Brutzonen, ein Polizeiauto mehr oder einen besseren Start.
setting-ammo = Munition
    .text = Für welche Waffen „Massenhaft Patronen“ gilt.
value-ammo-printed = Wie gedruckt
    .text = Pistolen, Böse Zwillinge und Gewehre.
value-ammo-all-guns = Auch Maschinenpistolen
    .text = So spielen es viele.

## Fragen

ask-agree-first = Wer fängt an?
ask-one-way = { NAME($zone, form: "from") } aus ist niemand zu erreichen. Welchen Weg gehen sie?
ask-fill-first = Für alle Gruppen, die sich teilen, reicht es nicht: { $n ->
        [one] nur noch { NAME($kind, form: "one") } ist
       *[other] nur noch { $n } { NAME($kind, form: "many") } sind
    } in der Schachtel. Welche Zone wird zuerst aufgefüllt?
ask-take-wound = { NAME($who) } ist verwundet. Welche Karte kostet es?
ask-ready = Fertig: { NAME($card) }. Nimmt { NAME($who) } es in die Hand?

## Knöpfe

do-begin = { NAME($who) } fängt an
    .named = { $name } fängt an, mit { NAME($who, form: "dat") }
    .yours = Du fängst an, mit { NAME($who, form: "dat") }
do-lose = { NAME($item, form: "acc") } verlieren
do-bear = { $item ->
        [hand] Die Wunde liegt auf einer Hand
       *[pack] Die Wunde liegt in der Reserve
    }
do-lose-hits = Die übrigen Treffer verfallen lassen
do-mix = Einen Molotowcocktail mischen
do-mount = Das Zielfernrohr aufs Gewehr setzen
do-ready = { $item ->
        [none] In die Hand nehmen
       *[other] In die Hand nehmen und { NAME($item, form: "acc") } wegstecken
    }
do-stow = In die Reserve stecken
do-sniff = Kostenlos durchsuchen, was sie hinterlassen haben
do-shout = So laut sein wie möglich
do-be-heard = { NAME($who) } hören lassen
do-be-silent = Wieder lautlos sein
do-patch = 1 Wunde von { NAME($target) } heilen
do-lock = { NAME($target, form: "acc") } schließen
    .group = Eine Tür schließen …
do-slow = { NAME($target, form: "to") } fahren
    .group = Fahren …
do-fast = { NAME($target, form: "to") } fahren, über { NAME($item) }
    .group = Zwei Zonen fahren …
do-fill-up = { NAME($target) } zuerst auffüllen
do-trick = Auf { NAME($target) } und auf { NAME($item) } schießen
    .group = Auf zwei Zonen schießen …
do-hit = { NAME($who, form: "one-acc") } treffen
do-reroll = { $item ->
        [lucky] Noch einmal werfen, mit Glück
        [reroll] Noch einmal werfen, dieses eine Mal
        [shells] Noch einmal werfen, mit massenhaft Schrot
       *[bullets] Noch einmal werfen, mit massenhaft Patronen
    }

## Das Protokoll

log-loses-card = Die Wunde kostet { NAME($who) } { NAME($card, form: "acc") }.
log-fills-up = { $n ->
        [one] { NAME($kind, form: "one") } mehr kommt { NAME($zone, form: "at") } aus dem Nichts, damit alle Gruppen gleich groß sind.
       *[other] { $n } { NAME($kind, form: "many") } mehr kommen { NAME($zone, form: "at") } aus dem Nichts, damit alle Gruppen gleich groß sind.
    }
log-split-short = { $n ->
        [one] 1 Figur fehlt, um die Gruppen { NAME($zone, form: "at") } auszugleichen: { NAME($kind, form: "many") } sind alle im Spiel.
       *[other] { $n } Figuren fehlen, um die Gruppen { NAME($zone, form: "at") } auszugleichen: { NAME($kind, form: "many") } sind alle im Spiel.
    }
log-manholes = { $n ->
        [one] Aus jedem Gully steigt { NAME($kind, form: "one") }: { NAME($zones) }.
       *[other] Aus jedem Gully steigen { $n } { NAME($kind, form: "many") }: { NAME($zones) }.
    }
log-abomination-again = Das Monstrum ist schon da draußen: { NAME($zone, form: "at") } kommt stattdessen ein Fettbrocken.
log-makes = { NAME($who) } baut etwas zusammen: { NAME($card, form: "one") }.
log-shouts = { NAME($who) } ist { NAME($zone, form: "at") } so laut wie möglich.
log-heard = { NAME($who) } will gehört werden.
log-unheard = Niemand hört { NAME($who) } mehr.
log-locks = { NAME($who) } schließt eine Tür. Dahinter: { NAME($zone) }.
log-drives = { NAME($who) } fährt { NAME($zone, form: "to") }.
log-searches-pimpmobile = { NAME($who) } sieht in eine Angeberkarre.
log-commands = { NAME($who) } gibt { NAME($whom) } eine Aktion für den nächsten Zug.
log-sorts = { NAME($who) } ordnet die Ausrüstung.
log-tough = { NAME($who) } ist zäh: Der erste Angriff zählt nicht.
log-hit-person = { NAME($who) } trifft { NAME($whom) }.
log-rerolls = { $means ->
        [lucky] { NAME($who) } hat Glück und wirft noch einmal.
        [reroll] { NAME($who) } wirft noch einmal, dieses eine Mal.
        [shells] { NAME($who) } hat massenhaft Schrot und wirft noch einmal.
       *[bullets] { NAME($who) } hat massenhaft Patronen und wirft noch einmal.
    }
log-runs-over = { $n ->
        [0] { NAME($who) } fährt { NAME($zone, form: "at") } in alles hinein: { NAME($dice) }. Kein Treffer.
        [one] { NAME($who) } fährt { NAME($zone, form: "at") } in alles hinein: { NAME($dice) }. 1 Treffer.
       *[other] { NAME($who) } fährt { NAME($zone, form: "at") } in alles hinein: { NAME($dice) }. { $n } Treffer.
    }
end-goals = Gewonnen: Alle Ziele sind erfüllt.
end-all-dead = Verloren: Niemand ist mehr am Leben.

## Tipps

why-make = Aus zwei Karten wird eine gute.

## Wörter dieses Buchs

track-adrenaline = Erfahrung
log-adrenaline = { NAME($who) } bekommt { $n } Erfahrung, insgesamt { $total }.
ask-dark-room = { $n ->
        [1] Welcher Raum bekommt die erste Zombiekarte?
        [2] Und die zweite?
       *[other] Und Karte Nummer { $n }?
    }
log-building-opens = { $n ->
        [one] Das Haus ist offen. Sein Raum bekommt eine Karte.
       *[other] Das Haus ist offen. Jeder seiner { $n } Räume bekommt eine Karte.
    }
slots-pack = Reserve

## Missionen

special-objective-ap = { $n ->
        [0] Ziele bringen keine Erfahrung.
       *[other] Ein Ziel bringt { $n } Erfahrung.
    }
special-infested = Von Anfang an steht in jedem Raum ein Schlurfer. Die Karten eines geöffneten Hauses kommen dazu.
special-twin-doors = Wer eine Tür eines Hauses öffnet, öffnet auch dessen andere Türen.
special-lure = Kommt ein Zombie { NAME($zones, form: "to") }, verlässt er den Plan. Sind { $n } weg, ist die Mission verloren; bisher sind es { $now }.
special-stow = Eine Aktion legt einen Vorrat unter ein Auto in der Zone oder nimmt einen von dort. Zombies stören nicht. Unter Autos auf dem Plan: { $now }.
special-drive-off = Ein Auto, das in die Ausgangszone fährt, ist weg, mit allen darin und allem darunter. Zu Fuß geht niemand.
special-newcomers = Unter den neutralen Zielen wartet jemand ohne Ausrüstung, für den Platz mit den wenigsten Leuten.
goal-kills = Aufräumen
    .text = { $kind ->
        [walker] { $n ->
            [one] Tötet einen Schlurfer.
           *[other] Tötet { $n } Schlurfer.
        }
        [fatty] { $n ->
            [one] Tötet einen Fettbrocken.
           *[other] Tötet { $n } Fettbrocken.
        }
        [runner] { $n ->
            [one] Tötet einen Läufer.
           *[other] Tötet { $n } Läufer.
        }
        [abomination] { $n ->
            [one] Tötet ein Monstrum.
           *[other] Tötet { $n } Monstren.
        }
       *[other] { $n ->
            [one] Tötet einen Zombie.
           *[other] Tötet { $n } Zombies.
        }
    }
goal-exit = Raus hier
    .text = { $n ->
        [one] Eine Person geht durch den Ausgang. Zu Fuß darf kein Zombie in der Zone sein.
       *[other] Alle, die noch leben, gehen durch den Ausgang. Zu Fuß darf kein Zombie in der Zone sein.
    }
goal-level = Gefahrenstufe
    .text = { $level ->
        [yellow] { $n ->
            [one] Jemand erreicht Gelb.
           *[other] { $n } Überlebende erreichen Gelb.
        }
        [orange] { $n ->
            [one] Jemand erreicht Orange.
           *[other] { $n } Überlebende erreichen Orange.
        }
       *[red] { $n ->
            [one] Jemand erreicht Rot.
           *[other] { $n } Überlebende erreichen Rot.
        }
    }
goal-haul = Vorräte hinausfahren
    .text = { $n ->
        [one] Eine Karte hiervon verlässt den Plan unter einem Auto: { NAME($cards) }.
       *[other] { $n } Karten hiervon verlassen den Plan unter Autos, beliebig gemischt: { NAME($cards) }.
    }
    .now = { $n } dabei, { $under } unter Autos, { $out } draußen
goal-reunion = Niemand bleibt zurück
    .text = Findet die Vermissten, und alle { $n } gehen durch den Ausgang. Der erste Tod verliert.
do-put-under = { NAME($item, form: "acc") } unter { NAME($target, form: "acc") } legen
do-take-out = { NAME($item, form: "acc") } unter { NAME($target, form: "dat") } hervorholen
log-opens-too = Auch die andere Tür geht auf: { NAME($zone) }.
log-lured-away = { $n ->
        [one] { NAME($kind, form: "one") } erreicht den Lärm { NAME($zone, form: "at") } und ist weg. Bisher { $total }.
       *[other] { $n } { NAME($kind, form: "many") } erreichen den Lärm { NAME($zone, form: "at") } und sind weg. Bisher { $total }.
    }
log-stows = { NAME($who) } legt { NAME($card, form: "acc") } unter { NAME($car, form: "acc") }.
log-unstows = { NAME($who) } holt { NAME($card, form: "acc") } unter { NAME($car, form: "dat") } hervor.
log-drives-off = { $n ->
        [0] { NAME($car, form: "nom") } ist weg, und nichts liegt darunter.
        [one] { NAME($car, form: "nom") } ist weg, mit 1 Vorrat darunter.
       *[other] { NAME($car, form: "nom") } ist weg, mit { $n } Vorräten darunter.
    }
log-joins = { NAME($who) } hat { NAME($zone, form: "at") } gewartet und kommt mit.
log-nobody-joins = Es ist niemand mehr übrig, der hier warten könnte.
end-lured-away = Verloren: Zu viele sind dem Lärm gefolgt und entkommen.
