# Zombicide, 2. Edition. Namen und was die Dinge tun, in eigenen Worten.

## Zonen (die Nummer aus ihrer Kennung ist $arg)

zone-street = Straße { $arg }
    .at = auf Straße { $arg }
    .to = zu Straße { $arg }
    .from = von Straße { $arg }
zone-room = Raum { $arg }
    .at = in Raum { $arg }
    .to = in Raum { $arg }
    .from = aus Raum { $arg }
zone-dark = Dunkle Zone { $arg }
    .at = in der Dunklen Zone { $arg }
    .to = in die Dunkle Zone { $arg }
    .from = aus der Dunklen Zone { $arg }

## Gefahrenstufen

level-blue = Blau
level-yellow = Gelb
level-orange = Orange
level-red = Rot

## Überlebende

survivor-amy = Amy
    .gen = Amys
survivor-doug = Doug
    .gen = Dougs
survivor-elle = Elle
    .gen = Elles
survivor-josh = Josh
    .gen = Joshs
survivor-ned = Ned
    .gen = Neds
survivor-wanda = Wanda
    .gen = Wandas
survivor-bunny-g = Bunny G
    .gen = Bunny Gs
survivor-lili = Lili
    .gen = Lilis
survivor-lou = Lou
    .gen = Lous
survivor-odin = Odin
    .gen = Odins
survivor-ostara = Ostara
    .gen = Ostaras
survivor-tiger-sam = Tiger Sam
    .gen = Tiger Sams

## Zombies (one: mit Artikel; many: nach einer Zahl)

zombie-walker = Schlurfer
    .one = ein Schlurfer
    .one-acc = einen Schlurfer
    .one-dat = einem Schlurfer
    .many = Schlurfer
    .many-dat = Schlurfern
    .text = Eine Aktion. Stirbt bei Schaden 1.
zombie-brute = Fettbrocken
    .one = ein Fettbrocken
    .one-acc = einen Fettbrocken
    .one-dat = einem Fettbrocken
    .many = Fettbrocken
    .text = Eine Aktion. Stirbt bei Schaden 2 und schirmt andere vor Schüssen ab.
zombie-runner = Läufer
    .one = ein Läufer
    .one-acc = einen Läufer
    .one-dat = einem Läufer
    .many = Läufer
    .many-dat = Läufern
    .text = Zwei Aktionen. Stirbt bei Schaden 1.
zombie-abomination = Monstrum
    .one = ein Monstrum
    .one-dat = einem Monstrum
    .many = Monstren
    .text = Eine Aktion. Stirbt bei Schaden 3 oder durch einen Molotowcocktail. Bringt 5 Adrenalin.

## Monstren

abomination-patient-0 = Patient 0
    .one = Patient 0
    .text = Nichts Besonderes.
abomination-hobomination = Vagamonstrum
    .one = das Vagamonstrum
    .one-dat = dem Vagamonstrum
    .text = In seiner Zone kann kein Überlebender kämpfen.
abomination-abominacop = Monstrozist
    .one = der Monstrozist
    .one-acc = den Monstrozisten
    .one-dat = dem Monstrozisten
    .text = Bekommt Fernkampftreffer vor allen anderen.
abomination-abominawild = Wildstrum
    .one = das Wildstrum
    .one-dat = dem Wildstrum
    .text = Ein Molotowcocktail tötet in seiner Zone nur es selbst.
abomination-super-abomination = Supermonstrum
    .one = das Supermonstrum
    .one-dat = dem Supermonstrum
    .text = Nur Neds Molofix tötet es.

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
card-kukri = Kukri
    .nom = das Kukri
    .acc = das Kukri
    .dat = dem Kukri
    .one = ein Kukri
    .one-dat = einem Kukri
    .many = Kukris
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
card-sniper-rifle = Scharfschützengewehr
    .nom = das Scharfschützengewehr
    .acc = das Scharfschützengewehr
    .dat = dem Scharfschützengewehr
    .one = ein Scharfschützengewehr
    .one-dat = einem Scharfschützengewehr
    .many = Scharfschützengewehre
    .many-dat = Scharfschützengewehren
    .text = Scharfschütze: freie Zielwahl, kein Eigenbeschuss.
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
    .text = Eine Suche bringt zwei Karten; zwei Lampen addieren sich nicht. Macht Dunkle Zonen hell. Wirkt im Rucksack.
card-plenty-of-bullets = Massenhaft Patronen
    .nom = „Massenhaft Patronen“
    .acc = „Massenhaft Patronen“
    .dat = „Massenhaft Patronen“
    .one = eine Karte „Massenhaft Patronen“
    .one-dat = einer Karte „Massenhaft Patronen“
    .many = Karten „Massenhaft Patronen“
    .text = Ein Neuwurf je Angriff mit Patronenwaffen. Wirkt im Rucksack.
card-plenty-of-shells = Massenhaft Schrot
    .nom = „Massenhaft Schrot“
    .acc = „Massenhaft Schrot“
    .dat = „Massenhaft Schrot“
    .one = eine Karte „Massenhaft Schrot“
    .one-dat = einer Karte „Massenhaft Schrot“
    .many = Karten „Massenhaft Schrot“
    .text = Ein Neuwurf je Angriff mit Schrotwaffen. Wirkt im Rucksack.
card-rice = Reis
    .nom = der Reis
    .acc = den Reis
    .dat = dem Reis
    .one = ein Sack Reis
    .one-acc = einen Sack Reis
    .one-dat = einem Sack Reis
    .many = Säcke Reis
    .many-dat = Säcken Reis
    .text = Ablegen für 3 Adrenalin. Wirkt im Rucksack.
card-canned-food = Dosenfutter
    .nom = das Dosenfutter
    .acc = das Dosenfutter
    .dat = dem Dosenfutter
    .one = eine Dose Futter
    .one-dat = einer Dose Futter
    .many = Dosen Futter
    .text = Ablegen für 3 Adrenalin. Wirkt im Rucksack.
card-water = Wasser
    .nom = das Wasser
    .acc = das Wasser
    .dat = dem Wasser
    .one = eine Flasche Wasser
    .one-dat = einer Flasche Wasser
    .many = Flaschen Wasser
    .text = Ablegen für 3 Adrenalin. Wirkt im Rucksack.
card-aaahh = Aaahh!!
    .nom = „Aaahh!!“
    .acc = „Aaahh!!“
    .dat = „Aaahh!!“
    .one = „Aaahh!!“
    .text = Ein Schlurfer erscheint in deiner Zone, und die Suche ist vorbei.
card-army-sniper-rifle = Armee-Scharfschützengewehr
    .nom = das Armee-Scharfschützengewehr
    .acc = das Armee-Scharfschützengewehr
    .dat = dem Armee-Scharfschützengewehr
    .one = ein Armee-Scharfschützengewehr
    .one-dat = einem Armee-Scharfschützengewehr
    .many = Armee-Scharfschützengewehre
    .many-dat = Armee-Scharfschützengewehren
    .text = Scharfschütze: freie Zielwahl, kein Eigenbeschuss.
card-automatic-shotgun = Automatische Schrotflinte
    .nom = die Automatische Schrotflinte
    .acc = die Automatische Schrotflinte
    .dat = der Automatischen Schrotflinte
    .one = eine Automatische Schrotflinte
    .one-dat = einer Automatischen Schrotflinte
    .many = Automatische Schrotflinten
    .many-dat = Automatischen Schrotflinten
card-evil-twins = Böse Zwillinge
    .nom = die Bösen Zwillinge
    .acc = die Bösen Zwillinge
    .dat = den Bösen Zwillingen
    .one = die Bösen Zwillinge
    .one-dat = den Bösen Zwillingen
card-golden-ak-47 = Goldene AK-47
    .nom = die Goldene AK-47
    .acc = die Goldene AK-47
    .dat = der Goldenen AK-47
    .one = die Goldene AK-47
    .one-dat = der Goldenen AK-47
card-golden-kukri = Goldenes Kukri
    .nom = das Goldene Kukri
    .acc = das Goldene Kukri
    .dat = dem Goldenen Kukri
    .one = das Goldene Kukri
    .one-dat = dem Goldenen Kukri
card-gunblade = Klingenpistole
    .nom = die Klingenpistole
    .acc = die Klingenpistole
    .dat = der Klingenpistole
    .one = die Klingenpistole
    .one-dat = der Klingenpistole
card-mas-shotgun = Mamas Schrotflinte
    .nom = Mamas Schrotflinte
    .acc = Mamas Schrotflinte
    .dat = Mamas Schrotflinte
    .one = Mamas Schrotflinte
card-nailbat = Nagelkeule
    .nom = die Nagelkeule
    .acc = die Nagelkeule
    .dat = der Nagelkeule
    .one = die Nagelkeule
    .one-dat = der Nagelkeule
card-zantetsuken = Zantetsuken
    .nom = das Zantetsuken
    .acc = das Zantetsuken
    .dat = dem Zantetsuken
    .one = das Zantetsuken
    .one-dat = dem Zantetsuken

## Zombiekarten: Nummer, Art, wie viele auf Blau, Gelb, Orange und Rot

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
spawn-card-spawn-walker = Schlurfer
spawn-card-spawn-brute = Fettbrocken
spawn-card-spawn-runner = Läufer
spawn-card-spawn-abomination = Monstrum
spawn-card-rush-walker = Schlurfer-Ansturm
spawn-card-rush-brute = Fettbrocken-Ansturm
spawn-card-rush-runner = Läufer-Ansturm
spawn-card-extra-walker = alle Schlurfer noch einmal
spawn-card-extra-brute = alle Fettbrocken noch einmal
spawn-card-extra-runner = alle Läufer noch einmal

## Fertigkeiten. Eine Familie nimmt ihr Argument als $arg; Familie-Argument ist dasselbe ausgeschrieben.

skill-action-damage-2 = { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }: Schaden 2
    .text = Waffen mit Schaden 1 haben bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en Schaden 2.
skill-action-damage-2-combat = Kampf: Schaden 2
    .text = Waffen mit Schaden 1 haben bei Kampfaktionen Schaden 2.
skill-action-damage-2-melee = Nahkampf: Schaden 2
    .text = Waffen mit Schaden 1 haben bei Nahkampfaktionen Schaden 2.
skill-action-damage-2-ranged = Fernkampf: Schaden 2
    .text = Waffen mit Schaden 1 haben bei Fernkampfaktionen Schaden 2.
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
skill-free-ranged = +1 freie Fernkampfaktion
    .text = Jeden Zug eine Aktion extra, nur als Fernkampfaktion.
skill-free-combat = +1 freie Kampfaktion
    .text = Jeden Zug eine Aktion extra, nur als Kampfaktion.
skill-free-melee = +1 freie Nahkampfaktion
    .text = Jeden Zug eine Aktion extra, nur als Nahkampfaktion.
skill-free-search = +1 freie Suchaktion
    .text = Jeden Zug eine Aktion extra, nur als Suchaktion.
skill-max-range = +1 max. Reichweite
    .text = Die Höchstreichweite der eigenen Fernkampfwaffen wächst um 1.
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
skill-damage-combat = +1 Schaden: Kampf
    .text = 1 Schaden mehr bei Kampfaktionen.
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
skill-zone-per-move = +1 Zone pro Bewegung
    .text = Eine Bewegung geht bis zu zwei Zonen; Zombies am Weg beenden sie trotzdem.
skill-two-cocktails = Zwei Cocktails sind besser als einer
    .text = Bei 4 oder mehr, nie verändert oder wiederholt, wandert ein geworfener Molotowcocktail zurück in den Rucksack.
skill-search-thoroughly = Akribisch suchen
    .text = Eine Suche bringt zwei Karten.
skill-sidestep = Ausweichmanöver
    .text = Erscheinen Zombies in Entfernung 0-1: eine freie Bewegung ohne Aufpreis, einmal je Zombiekarte und vor einem Ansturm.
skill-barbaric = Barbarisch
    .text = Im Nahkampf darf jede Waffe statt ihrer Zahl so viele Würfel werfen, wie Zombies in der Zone sind; Bonuswürfel kommen hinzu.
skill-starts-with = Beginnt mit: { $arg }
    .text = Von Anfang an im Inventar, zusätzlich zum Ausgeteilten: { $arg }.
skill-starts-health = Beginnt mit { $arg } Gesundheit
    .text = Gesundheit: { $arg }.
skill-starts-2-ap = Beginnt mit 2 AP
    .text = Beginn mit 2 Adrenalin; kein Begleiter.
skill-dual-expert = Beidhändig-Experte
    .text = Mit einem beidhändigen Paar in den Händen: eine freie Kampfaktion nur für dieses Paar.
skill-ambidextrous = Beidhändigkeit
    .text = Alle Waffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-blitz = Blitzschnell
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen dorthin, wo Zombies in Reichweite einer Waffe in der Hand sind, dann eine freie Fernkampfaktion.
skill-bloodlust = Blutrausch: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen in eine Zone mit Zombie, dann eine freie { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }.
skill-bloodlust-combat = Blutrausch: Kampf
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen in eine Zone mit Zombie, dann eine freie Kampfaktion.
skill-bloodlust-melee = Blutrausch: Nahkampf
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen in eine Zone mit Zombie, dann eine freie Nahkampfaktion.
skill-bloodlust-ranged = Blutrausch: Fernkampf
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen in eine Zone mit Zombie, dann eine freie Fernkampfaktion.
skill-break-in = Einbrechen
    .text = Türen gehen ohne Ausrüstung und lautlos auf, farbige nur unter ihrer Bedingung; dazu jeden Zug eine freie Türaktion.
skill-escalation = Eskalation: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Jede weitere { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    } in Folge wirft einen Würfel mehr als die vorige. Jede andere Aktion beendet das.
skill-escalation-combat = Eskalation: Kampf
    .text = Jede weitere Kampfaktion in Folge wirft einen Würfel mehr als die vorige. Jede andere Aktion beendet das.
skill-escalation-melee = Eskalation: Nahkampf
    .text = Jede weitere Nahkampfaktion in Folge wirft einen Würfel mehr als die vorige. Jede andere Aktion beendet das.
skill-escalation-ranged = Eskalation: Fernkampf
    .text = Jede weitere Fernkampfaktion in Folge wirft einen Würfel mehr als die vorige. Jede andere Aktion beendet das.
skill-super-strength = Extrem stark
    .text = Nahkampfwaffen haben Schaden 3.
skill-born-leader = Geborener Anführer
    .text = Einmal im eigenen Zug bekommt ein anderer, egal wo, eine freie Aktion und nutzt sie sofort, als eigener Zug.
skill-lucky = Glückspilz
    .text = Einmal je Aktion darf man alle Würfel neu werfen, zusätzlich zu anderen Neuwürfen; der neue Wurf zählt.
skill-webbing = Gürteltasche
    .text = Alle getragenen Karten gelten als in der Hand.
skill-hold-your-nose = Halt die Nase zu
    .text = Wird der letzte Zombie in der eigenen Zone getötet, gleich von wem, zieht man eine Ausrüstungskarte; das ist keine Suche.
skill-hoard = Hamstern
    .text = Zwei Karten mehr sind tragbar, wie im Rucksack.
skill-low-profile = Immer in Deckung
    .text = Eigenbeschuss trifft diesen Überlebenden nie, ein Molotowcocktail schon.
skill-improvised-ranged = Improvisierte Waffe: Fernkampf
    .text = Einmal im Zug ein freier Fernkampfangriff: Reichweite 1, 2 Würfel, 4+, Schaden 1, leise; Boni zählen.
skill-improvised-melee = Improvisierte Waffe: Nahkampf
    .text = Einmal im Zug ein freier Nahkampfangriff: 2 Würfel, 4+, Schaden 1, leise; Boni zählen.
skill-combat-reflexes = Kampfreflexe
    .text = Erscheinen Zombies in Entfernung 0-1: eine freie Kampfaktion gegen deren Zone, einmal je Zombiekarte und vor einem Ansturm.
skill-search-again = Kann mehr als ein Mal suchen
    .text = Beliebig viele Suchen pro Zug, jede für eine Aktion.
skill-point-blank = Kernschuss
    .text = In die eigene Zone darf jede Fernkampfwaffe schießen, auch unter der Mindestreichweite, auf freie Ziele und ohne Eigenbeschuss.
skill-lifesaver = Lebensretter
    .text = Einmal im Zug frei: beliebig viele Willige aus einer Nachbarzone mit Zombie herüberziehen, bei Sicht und offenem Weg; keine Bewegung.
skill-slippery = Leichtfüßig
    .text = Bei Bewegungen zählen Zombies nicht: kein Aufpreis beim Weggehen, kein Halt beim Betreten.
skill-scavenger = Lumpensammler
    .text = Auch Straßen darf man durchsuchen, wie Räume.
skill-is-that-all = Mehr hast du nicht drauf?
    .text = Statt einer Wunde darf man eine getragene Karte ablegen, so oft man mag.
skill-field-medic = Notarzt
    .text = Einmal im Zug für eine Aktion: bis zu zwei Zonen zu einem Überlebenden, dann dort bei irgendwem eine Wunde heilen.
skill-armor-against = Panzer gegen { $arg ->
        [walker] Schlurfer
        [runner] Läufer
        [brute] Fettbrocken
       *[abomination] Monstren
    }
    .text = Wunden durch { $arg ->
        [walker] Schlurfer
        [runner] Läufer
        [brute] Fettbrocken
       *[abomination] Monstren
    } zählen nicht.
skill-armor-against-walker = Panzer gegen Schlurfer
    .text = Wunden durch Schlurfer zählen nicht.
skill-armor-against-runner = Panzer gegen Läufer
    .text = Wunden durch Läufer zählen nicht.
skill-armor-against-brute = Panzer gegen Fettbrocken
    .text = Wunden durch Fettbrocken zählen nicht.
skill-armor-against-abomination = Panzer gegen Monstren
    .text = Wunden durch Monstren zählen nicht.
skill-matching-set = Passendes Pärchen
    .text = Bringt eine Suche eine beidhändige Waffe, darf man die zweite aus dem Stapel holen; danach wird gemischt.
skill-regeneration = Regeneration
    .text = In jeder Endphase heilt der Überlebende ganz.
skill-gunslinger = Revolverheld
    .text = Alle Fernkampfwaffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-medic = Sanitäter
    .text = In der Endphase heilen der Sanitäter und alle in seiner Zone je eine Wunde; jede bringt ihm 1 Adrenalin.
skill-sniper = Scharfschütze
    .text = Fernkampfziele sind frei wählbar, Eigenbeschuss gibt es nicht.
skill-destiny = Schicksal
    .text = Einmal im Zug darf man eine gezogene Ausrüstungskarte ablegen und dafür die nächste desselben Stapels ziehen.
skill-quick-reload = Schnell laden
    .text = Nachladen ist gratis.
skill-reaper = Schnitter: { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Ein Treffer je { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    } tötet dort einen weiteren Zombie gleicher Art.
skill-reaper-combat = Schnitter: Kampf
    .text = Ein Treffer je Kampfaktion tötet dort einen weiteren Zombie gleicher Art.
skill-reaper-melee = Schnitter: Nahkampf
    .text = Ein Treffer je Nahkampfaktion tötet dort einen weiteren Zombie gleicher Art.
skill-reaper-ranged = Schnitter: Fernkampf
    .text = Ein Treffer je Fernkampfaktion tötet dort einen weiteren Zombie gleicher Art.
skill-swordmaster = Schwertmeister
    .text = Alle Nahkampfwaffen haben das Beidhändig-Symbol; zwei gleichnamige braucht es trotzdem.
skill-jump = Springen
    .text = Einmal im Zug für eine Aktion: genau zwei Zonen über alles dazwischen hinweg; Weggehen kostet wie sonst, Bewegungsfertigkeiten gelten nicht.
skill-sprint = Spurten
    .text = Einmal im Zug geht eine Bewegung eine, zwei oder drei Zonen; Zombies am Weg beenden sie trotzdem.
skill-shove = Stoßen
    .text = Einmal im Zug frei: alle Zombies der eigenen Zone in eine offen erreichbare Nachbarzone drängen; keine Bewegung.
skill-charge = Sturmangriff
    .text = Einmal im Zug frei: bis zu zwei Zonen in eine Zone mit Zombie.
skill-tactician = Taktiker
    .text = Der Überlebende darf in der Spielerphase vor oder nach jedem anderen dran sein.
skill-taunt = Verspotten
    .text = Einmal im Zug frei: Die Zombies einer Zone bis zwei offene Schritte entfernt handeln sofort, suchen und attackieren aber nur den Spötter.
skill-home-defender = Verteidiger des eigenen Hauses
    .text = Der Blick durch Räume endet nicht nach einer Zone.
skill-dispatcher = Verteiler
    .text = Beim Brutschritt werden alle Karten erst gezogen und angesehen, dann je einer Brutzone gegeben und wie üblich abgehandelt.
skill-full-auto = Vollautomatisch
    .text = Im Fernkampf darf jede Waffe statt ihrer Zahl so viele Würfel werfen, wie Zombies im Ziel stehen; Bonuswürfel kommen hinzu.
skill-brother-in-arms = Waffenbruder: { $arg }
    .text = Mit einem zweiten Überlebenden in der Zone haben alle dort diese Fertigkeit, Begleiter ausgenommen: { $arg }.
skill-roll6-damage = Würfel 6: +1 Schaden { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en darf jede 6 nach allen Neuwürfen 1 Schaden mehr machen.
skill-roll6-damage-combat = Würfel 6: +1 Schaden Kampf
    .text = Bei Kampfaktionen darf jede 6 nach allen Neuwürfen 1 Schaden mehr machen.
skill-roll6-damage-melee = Würfel 6: +1 Schaden Nahkampf
    .text = Bei Nahkampfaktionen darf jede 6 nach allen Neuwürfen 1 Schaden mehr machen.
skill-roll6-damage-ranged = Würfel 6: +1 Schaden Fernkampf
    .text = Bei Fernkampfaktionen darf jede 6 nach allen Neuwürfen 1 Schaden mehr machen.
skill-roll6-die = Würfel 6: +1 Würfel { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en bringt jede 6 nach allen Neuwürfen einen weiteren Würfel, immer wieder.
skill-roll6-die-combat = Würfel 6: +1 Würfel Kampf
    .text = Bei Kampfaktionen bringt jede 6 nach allen Neuwürfen einen weiteren Würfel, immer wieder.
skill-roll6-die-melee = Würfel 6: +1 Würfel Nahkampf
    .text = Bei Nahkampfaktionen bringt jede 6 nach allen Neuwürfen einen weiteren Würfel, immer wieder.
skill-roll6-die-ranged = Würfel 6: +1 Würfel Fernkampf
    .text = Bei Fernkampfaktionen bringt jede 6 nach allen Neuwürfen einen weiteren Würfel, immer wieder.
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
skill-tough = Zäh
    .text = Die erste Wunde durch Zombies in Schritt 1 jeder Zombiephase und die erste jedes Eigenbeschusses zählt nicht.
skill-steady-hand = Zielsicher
    .text = Eigene Fehlschüsse treffen keine anderen Überlebenden; ein Molotowcocktail tötet sie trotzdem.
skill-zombie-link = Zombiekenntnis
    .text = Jede gezogene Extra-Aktivierung, auch auf Blau, gibt einen zusätzlichen Zug, noch vor den Zombies.
skill-hit-and-run = Zuschlagen & abhauen
    .text = Nach einer Kampfaktion mit mindestens einem Toten: eine freie Bewegung ohne Aufpreis.

## Dinge auf dem Plan

thing-door = Tür { $arg }
    .acc = Tür { $arg }
thing-car = Auto { $arg }
    .acc = Auto { $arg }
thing-spawn = Brutzone
    .acc = die Brutzone
token-objective = Ziel
    .acc = das Ziel
token-objective-blue = Blaues Ziel
    .text = Wer es nimmt, entriegelt die blauen Türen und weckt die blauen Brutzonen.
token-objective-green = Grünes Ziel
    .text = Wer es nimmt, entriegelt die grünen Türen und weckt die grünen Brutzonen.
token-crate = Angeberwaffenkiste
    .acc = die Angeberwaffenkiste
token-component = Komponente
    .acc = die Komponente
car-pimp = Angeberkarre
car-muscle = Angeberkarre
car-police = Polizeiauto
door-open = Offene Tür
door-open-blue = Blaue Tür, offen
door-open-green = Grüne Tür, offen
door-closed = Verschlossene Tür
    .text = Dafür braucht es etwas, das Türen öffnet. Die erste Tür eines Hauses zeigt, wer darin ist.
door-closed-blue = Blaue Tür, verriegelt
    .text = Sie bleibt zu, bis das blaue Ziel genommen wurde.
door-closed-green = Grüne Tür, verriegelt
    .text = Sie bleibt zu, bis das grüne Ziel genommen wurde.

deck-zombies = Zombies
    .nom = der Zombiestapel
    .text = Wer erscheint und wie viele: eine Karte für jede Brutzone.
deck-equipment = Ausrüstung
    .nom = der Ausrüstungsstapel
    .text = Was eine Suche bringen kann. Neu gemischt, wenn er aufgebraucht ist.
deck-epic = Angeberwaffen
    .nom = der Stapel der Angeberwaffen
    .text = Was in den Kisten liegt. Wird nie neu gemischt.
deck-abominations = Monstren
    .nom = der Monstrumstapel
    .text = Welches erscheint. Getötete kommen auf die Ablage.

## Das Spiel

game-title = Zombicide, 2. Edition
    .short = Zombicide
game-blurb = Sechs Überlebende, eine Stadt, und jeder Schuss bringt mehr Gesellschaft. Ihr gewinnt gemeinsam, und der erste Tod ist für alle der letzte.
game-goal = Erfüllt alle Ziele der Mission. Sobald jemand stirbt, ist sie verloren.

setting-mission = Mission
    .text = Wo gespielt wird und was dort zu tun ist.
setting-deck = Zombiekarten
    .text = Welche der 40 Karten gezogen werden: wie schnell es voll wird.
value-deck-all = Alle
    .text = Die Karten 1 bis 40, zusammen gemischt.
value-deck-easy = Leicht
    .text = Die Karten 1 bis 18: kleinere Gruppen und auf Blau kein Monstrum.
value-deck-easy-extra = Leicht, aber unruhig
    .text = Die Karten 1 bis 18, dazu 37 bis 40 mit den Extra-Aktivierungen.
value-deck-hard = Schwer
    .text = Die Karten 19 bis 36: von Anfang an größere Gruppen und sofort Monstren.
value-deck-hard-extra = Schwer und unruhig
    .text = Die Karten 19 bis 40, mit den Extra-Aktivierungen.
setting-abominations = Monstren
    .text = Welche der vier auftauchen können.
value-abominations-all = Alle vier
    .text = Wie in der Schachtel.
value-abominations-gentle = Ohne Vagamonstrum
    .text = Niemand hält euch vom Kämpfen ab.
value-abominations-patient-0 = Nur Patient 0
    .text = Der ohne Sonderregel.
setting-fest = Monströses Festival
    .text = Wie viele Monstren zugleich auf dem Plan stehen dürfen.
value-fest-0 = Aus
    .text = Immer nur eines; eine weitere Karte lässt es bloß noch einmal handeln.
value-fest-2 = Bis zu 2
    .text = Alle handeln noch einmal, und ein zweites kommt dazu.
value-fest-3 = Bis zu 3
    .text = Alle handeln noch einmal, und eines kommt dazu.
value-fest-4 = Bis zu 4
    .text = Alle handeln noch einmal, und eines kommt dazu. Für Leute, die Molotowcocktails horten.
setting-dark-zones = Dunkle Zonen
    .text = In Dunkle Zonen sieht man nur von nebenan, und Schüsse hinein brauchen ohne Taschenlampe eine 6.
setting-ultrared = Ultrarot
    .text = Nach 43 Adrenalin zählt es von vorn, für weitere Fertigkeiten. Für lange Missionen.

## Der Tisch

phase-players = Spielerphase
phase-zombies = Zombiephase
phase-end = Endphase

track-danger = Gefahrenstufe
track-round = Runde
track-life = Gesundheit
track-adrenaline = Adrenalin
track-level = Gefahrenstufe
track-actions = Aktionen

mark-noise = Lärm { $n }
mark-exit = Ausgang
mark-spawn = { $colour ->
        [blue] { $active ->
            [0] Blaue Brutzone, schläft
           *[other] Blaue Brutzone
        }
        [green] { $active ->
            [0] Grüne Brutzone, schläft
           *[other] Grüne Brutzone
        }
       *[red] { $active ->
            [0] Brutzone, schläft
           *[other] Brutzone
        }
    }
mark-goal = { $goal ->
        [light] { $done ->
            [0] Sicherungskasten, aus
           *[other] Sicherungskasten, brummt
        }
        [stand] Treffpunkt
        [loot] Haus zum Ausräumen
       *[other] Ziel
    }
tag-active = Gerade am Zug
tag-acted = War in dieser Runde schon dran

## Was eine Mission anders macht

special-one-each = Jeder Überlebende kann nur ein Ziel nehmen.
special-seal-spawns = Ist alles genommen, was es dafür braucht, schließt eine Aktion die Brutzone, in der man steht. Dort darf kein Zombie sein.
special-loud-zone = { $n } Lärmplättchen { NAME($zones, form: "at") } verschwinden nie.
special-forbidden = Die Mission ist verloren, wenn Zombies { NAME($zones, form: "at") } an die Reihe kommen.
special-wakes = Das Ziel { NAME($zone, form: "at") } weckt die Brutzone { NAME($zones, form: "at") }, sobald es genommen wird.
special-no-search = { NAME($zones, form: "at") } ist nichts mehr zu finden.
special-objective-ap = Ein Ziel ist { $n } Adrenalin wert.
special-drop-weapon = Das Ziel { NAME($zone, form: "at") } verbirgt eine Angeberwaffe.
special-medicine = Das Ziel { NAME($zone, form: "at") } ist Medizin: Wird es genommen, sind alle dort geheilt.
special-cache = Das Ziel { NAME($zone, form: "at") } verbirgt { NAME($card, form: "one") }.
special-lair = Wird das Ziel { NAME($zone, form: "at") } genommen, erscheint { NAME($zones, form: "at") } ein Monstrum.
special-alarm = Wer die Tür { NAME($zones, form: "at") } öffnet, an der der Alarm hängt, macht { $n } Lärm.
special-fuse-boxes = Eine Aktion { NAME($zones, form: "at") } schaltet den Strom ein. Das hört man.
special-ned = Ned kocht { NAME($zones, form: "at") } und bleibt dort. Kommt ein Zombie zu ihm, ist die Mission verloren. Eine Aktion gibt ihm, was er braucht.
special-pairs = Der Zufall stellt zwei Leute in jede Startzone. Drei dieser Paare werden gespielt, die anderen warten als Begleiter.
special-by-car = Hinaus geht es nur im Auto.
special-growing = Am Ende jeder { $n }. Runde erwacht eine weitere schlafende Brutzone.
special-deadline = Nach Runde { $n } ist es zu spät.

goal-objectives = Ziele
    .text = { $colour ->
        [blue] Nehmt das blaue Ziel auf.
        [green] Nehmt das grüne Ziel auf.
       *[other] { $n ->
            [one] Nehmt das Ziel auf.
            [2] Nehmt beide Ziele auf.
           *[other] Nehmt alle { $n } Ziele auf.
        }
    }
goal-crates = Kisten
    .text = { $n ->
        [one] Nehmt die Angeberwaffenkiste auf.
        [2] Nehmt beide Angeberwaffenkisten auf.
       *[other] Nehmt alle { $n } Angeberwaffenkisten auf.
    }
goal-loot = Haus ausräumen
    .text = Nehmt jedes Ziel und jede Kiste aus dem Gebäude mit { NAME($zones) }.
goal-exit = Raus hier
    .text = { $n ->
        [one] Ein Überlebender geht durch den Ausgang. In der Zone darf kein Zombie sein.
       *[other] Alle Überlebenden gehen durch den Ausgang. In der Zone darf kein Zombie sein.
    }
goal-kills = Aufräumen
    .text = { $kind ->
        [walker] { $n ->
            [one] Tötet einen Schlurfer.
           *[other] Tötet { $n } Schlurfer.
        }
        [brute] { $n ->
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
goal-lair = Das Versteck
    .text = Weckt, was in seinem Versteck schläft, und tötet es; kein Monstrum darf übrig bleiben.
goal-level = Adrenalin
    .text = { $level ->
        [yellow] { $n ->
            [one] Ein Überlebender erreicht Gelb.
           *[other] { $n } Überlebende erreichen Gelb.
        }
        [orange] { $n ->
            [one] Ein Überlebender erreicht Orange.
           *[other] { $n } Überlebende erreichen Orange.
        }
       *[red] { $n ->
            [one] Ein Überlebender erreicht Rot.
           *[other] { $n } Überlebende erreichen Rot.
        }
    }
goal-carry = Vorräte
    .text = { $choice ->
        [0] Habt das dabei, und nehmt es mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
       *[other] { $n ->
            [one] Habt 1 Karte davon dabei, und nehmt sie mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
           *[other] Habt { $n } Karten davon dabei, beliebig gemischt, und nehmt sie mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
        }
    }
goal-stand = Treffpunkt
    .text = { $n ->
        [0] Alle Überlebenden stehen { NAME($zones, form: "at") }, und kein Zombie.
        [one] Ein Überlebender steht { NAME($zones, form: "at") }, und kein Zombie.
       *[other] { $n } Überlebende stehen { NAME($zones, form: "at") }, und kein Zombie.
    }
goal-seal = Löcher stopfen
    .text = { $n ->
        [one] Schließt 1 Brutzone: eine Aktion dort, wenn kein Zombie da ist.
       *[other] Schließt { $n } Brutzonen: je eine Aktion dort, wenn kein Zombie da ist.
    }
goal-rescue = Rettung
    .text = { $n ->
        [one] Bringt den Begleiter hinaus. Eine Wunde tötet einen Begleiter, und damit ist das Spiel verloren.
       *[other] Bringt alle { $n } Begleiter hinaus. Eine Wunde tötet einen Begleiter, und damit ist das Spiel verloren.
    }
goal-rally = Einsammeln
    .text = { $n ->
        [0] Jeder Begleiter folgt jemandem. Eine Wunde tötet einen Begleiter, und damit ist das Spiel verloren.
        [one] Jemand führt den Begleiter. Eine Wunde tötet einen Begleiter, und damit ist das Spiel verloren.
       *[other] Jeder der { $n } Begleiter folgt jemandem. Eine Wunde tötet einen Begleiter, und damit ist das Spiel verloren.
    }
goal-endure = Durchhalten
    .text = { $n ->
        [one] Übersteht 1 Runde.
       *[other] Übersteht { $n } Runden.
    }
goal-light = Strom
    .text = Schaltet den Strom ein, je eine Aktion: { NAME($zones) }.
goal-super = Der große Brocken
    .text = Tötet das Supermonstrum. Das kann nur Neds Molofix.

## Fragen

ask-choose-survivor = Wen spielt Platz { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }? { $n ->
        [one] Es fehlt noch einer.
       *[other] Es fehlen noch { $n } Überlebende.
    }
    .named = Wen spielt { $name }?
    .yours = Wen spielst du?
ask-choose-companion = Wer wartet { NAME($zone, form: "at") } auf Rettung?
ask-pick-pair = Welches Paar spielen wir?
ask-surplus-gear = Wer bekommt eine Startausrüstung mehr?
ask-activate = Wer ist als Nächstes dran?
ask-action = { $n ->
        [0] { NAME($who) } ist { NAME($zone, form: "at") } und hat keine gewöhnliche Aktion mehr. Was noch?
        [one] { NAME($who) } ist { NAME($zone, form: "at") } und hat noch 1 Aktion. Was nun?
       *[other] { NAME($who) } ist { NAME($zone, form: "at") } und hat noch { $n } Aktionen. Was nun?
    }
ask-move-on = { $n ->
        [one] Geht { NAME($who) } weiter? Möglich ist noch 1 Zone.
       *[other] Geht { NAME($who) } weiter? Möglich sind noch { $n } Zonen.
    }
ask-sort = { NAME($who, form: "gen") } Ausrüstung: Was kommt in die Hände, was muss weg?
ask-trade = Was tauschen { NAME($who) } und { NAME($mate) }?
ask-agree = { NAME($who) } an { NAME($whom) }: { NAME($card) }. Einverstanden?
ask-choose-skill = { $level ->
        [1] { NAME($who) } hat Gelb erreicht. Welche Fertigkeit?
        [2] { NAME($who) } hat Orange erreicht. Welche Fertigkeit?
       *[3] { NAME($who) } hat Rot erreicht. Welche Fertigkeit?
    }
ask-reroll = { NAME($who) } würfelt { NAME($dice) } und braucht { $n } oder mehr. Neu würfeln?
ask-give-hit = { $n ->
        [one] 1 Treffer für { NAME($who) } { NAME($zone, form: "at") }. Wer fällt?
       *[other] { $n } Treffer für { NAME($who) } { NAME($zone, form: "at") }. Wer fällt zuerst?
    }
ask-reap = Ein Treffer darf einen Zweiten derselben Art töten. Soll er?
ask-friendly-fire = { $n ->
        [one] 1 Fehlschuss trifft einen von uns. Wen?
       *[other] { $n } Fehlschüsse treffen uns. Wen zuerst?
    }
ask-car-hit = { $n ->
        [one] { NAME($who, form: "gen") } Auto hat 1 Treffer. Wer kommt unter die Räder?
       *[other] { NAME($who, form: "gen") } Auto hat { $n } Treffer. Wer kommt zuerst unter die Räder?
    }
ask-hit-and-run = Wohin haut { NAME($who) } ab?
ask-free-attack = Schlägt { NAME($who) } gleich zu? Das ist gratis.
ask-patch = Wessen Wunde verbindet { NAME($who) }?
ask-pull = { NAME($who) } zieht. Kommt { NAME($whom) } mit?
ask-destiny = { NAME($who) } hat gezogen: { NAME($card) }. Behalten oder eine andere ziehen?
ask-matching-set = { NAME($card) }: Holt { NAME($who) } das Gegenstück aus dem Stapel?
ask-odd-one = { $n ->
        [one] { NAME($zone, form: "at") } ist { NAME($kind, form: "one") } übrig. Welchen Weg nimmt er?
       *[other] { NAME($zone, form: "at") } sind { $n } { NAME($kind, form: "many") } übrig. Welchen Weg nimmt der Nächste?
    }
ask-dispatch = Welche Zombiekarte ist für { NAME($zone) }?
ask-zombie-link = Zombiekenntnis: Wer nimmt den zusätzlichen Zug zuerst?
ask-react = { NAME($zone, form: "at") } erscheinen Zombies. Reagiert { NAME($who) }?
ask-dark-room = In welche Dunkle Zone sehen wir als Nächstes?
ask-medic = Versorgt { NAME($who) } hier die Wunden?
ask-is-that-all = { $n ->
        [one] { NAME($who) } bekommt gleich 1 Wunde. Lieber eine Karte ablegen?
       *[other] { NAME($who) } bekommt gleich { $n } Wunden. Statt einer lieber eine Karte ablegen?
    }
ask-share-wounds = { $n ->
        [one] { NAME($zone, form: "at") } greift { NAME($kind, form: "one") } an. Wen trifft es?
       *[other] { NAME($zone, form: "at") } greifen { $n } { NAME($kind, form: "many") } an. Wen trifft es?
    }

## Knöpfe

do-choose = { NAME($target) }
do-pick = Das Paar { NAME($target, form: "at") }
do-equip = Eine mehr für { NAME($who) }
do-activate = { NAME($who) }
do-wait = Abwarten und später handeln
do-check = Weiter
do-end = Zug beenden
do-move = { NAME($target, form: "to") } gehen
    .group = Gehen …
do-slip = { NAME($target, form: "to") } entwischen
    .group = Entwischen …
do-stop = Hier anhalten
do-melee = { $item ->
        [none] Kämpfen
       *[other] Mit { NAME($item, form: "dat") } kämpfen
    }
    .group = Kämpfen …
do-shoot = { $target ->
        [none] Mit { NAME($item, form: "dat") } schießen
       *[other] { NAME($target) } mit { NAME($item, form: "dat") } beschießen
    }
    .group = Schießen …
do-throw = { NAME($item, form: "acc") } werfen, Ziel: { NAME($target) }
    .group = Werfen …
do-improvise = { $item ->
        [improvised-melee] Mit dem kämpfen, was gerade da ist
       *[improvised-ranged] Werfen, was gerade da ist, Ziel: { NAME($target) }
    }
do-search = Suchen
do-search-car = { NAME($target, form: "acc") } durchsuchen
do-open = { $item ->
        [none] { NAME($target, form: "acc") } öffnen
        [hands] { NAME($target, form: "acc") } ohne Werkzeug öffnen
       *[other] { NAME($target, form: "acc") } mit { NAME($item, form: "dat") } öffnen
    }
    .group = Tür öffnen …
do-sort = Ausrüstung umsortieren
do-trade = Mit { NAME($target) } tauschen
    .group = Tauschen mit …
do-take = { $target ->
        [none] { NAME($item, form: "acc") } behalten
       *[other] { NAME($target, form: "acc") } aufnehmen
    }
    .group = Aufnehmen …
do-collect = { NAME($target) } einsammeln
    .group = Mitnehmen …
do-noise = Lärm machen
do-reload = Nachladen
do-eat = { NAME($item, form: "acc") } verzehren
    .group = Essen oder trinken …
do-board = In { NAME($target, form: "acc") } einsteigen
    .group = Einsteigen …
do-ride = Als Mitfahrer einsteigen: { NAME($target) }
    .group = Als Mitfahrer einsteigen …
do-alight = Aus { NAME($target, form: "acc") } aussteigen
do-drive-seat = In { NAME($target, form: "acc") } ans Steuer setzen
do-back-seat = Das Steuer abgeben: { NAME($target) }
do-swap-seat = { NAME($target) } ans Steuer lassen
    .group = Jemanden ans Steuer lassen …
do-slow = Langsam { NAME($target, form: "to") } fahren
    .group = Langsam fahren …
do-fast = Schnell { NAME($target, form: "to") } fahren, über { NAME($item) }
    .group = Schnell fahren …
do-sprint = { $item ->
        [slip] { NAME($target, form: "to") } spurten, dabei durchschlüpfen
       *[none] { NAME($target, form: "to") } spurten
    }
    .group = Spurten …
do-charge = { $item ->
        [slip] { NAME($target, form: "to") } stürmen, dabei durchschlüpfen
       *[none] { NAME($target, form: "to") } stürmen
    }
    .group = Stürmen …
do-bloodlust = { $item ->
        [slip] Blutrausch: { NAME($target, form: "to") }, dabei durchschlüpfen
       *[none] Blutrausch: { NAME($target, form: "to") }
    }
do-blitz = { $item ->
        [slip] Blitzschnell: { NAME($target, form: "to") }, dabei durchschlüpfen
       *[none] Blitzschnell: { NAME($target, form: "to") }
    }
do-field-medic = { $item ->
        [slip] Notarzt: { NAME($target, form: "to") }, dabei durchschlüpfen
       *[none] Notarzt: { NAME($target, form: "to") }
    }
do-jump = { NAME($target, form: "to") } springen
    .group = Springen …
do-shove = Alle Zombies { NAME($target, form: "to") } stoßen
    .group = Zombies schubsen …
do-lifesaver = Überlebende herausziehen: { NAME($target) }
do-taunt = Die Zombies { NAME($target, form: "at") } verspotten
    .group = Verhöhnen …
do-command = { NAME($target) } eine freie Aktion geben
    .group = Freie Aktion geben …
do-learn = { NAME($item) }: { NAME($item, form: "text") }
do-reroll = { $item ->
        [lucky] Als Glückspilz neu würfeln
        [shells] Mit massenhaft Schrot neu würfeln
       *[bullets] Mit massenhaft Patronen neu würfeln
    }
do-stand = Wurf gelten lassen
do-hit = { NAME($who, form: "one-acc") } töten
do-lose-hits = Kein Treffer kann hier töten: weiter
do-reap = Noch { NAME($who, form: "one-acc") } töten
do-pass = Verzichten
do-misfire = { NAME($who) } trifft es
do-run = { NAME($target, form: "to") } abhauen
    .group = Laufen …
do-stay = Bleiben
do-give = { NAME($who) } gibt { NAME($target) } { NAME($item, form: "acc") }
    .group = Geben …
do-lead = { NAME($item) } folgt { NAME($target) } statt { NAME($who) }
do-done = Fertig
do-agree = Einverstanden
do-decline = Ablehnen
do-drop = { NAME($item, form: "acc") } ablegen
    .group = Wegwerfen …
do-discard = { NAME($who) } legt { NAME($item, form: "acc") } ab
do-hold = { $item ->
        [nothing] Beide Hände frei machen
       *[other] { NAME($item, form: "acc") } in die Hand nehmen
    }
    .group = In die Hand nehmen …
do-keep = So lassen
do-fetch = Dazuholen: { NAME($item) }
do-redraw = { NAME($item, form: "acc") } ablegen und neu ziehen
do-dispatch = Zombiekarte { NAME($item) }
do-link = { NAME($who) }
do-sidestep = { NAME($target, form: "to") } ausweichen
do-reveal = { NAME($target) }
do-heal = Bei allen hier 1 Wunde heilen
do-patch = Bei { NAME($who) } 1 Wunde heilen
do-follow = Mitkommen
do-sacrifice = { NAME($item, form: "acc") } opfern
do-suffer = Die Wunden hinnehmen
do-bite = 1 Wunde für { NAME($who) }
do-bite-all = Alle Wunden für { NAME($who) }
do-send = { NAME($target, form: "to") } schicken
do-leave = Durch den Ausgang gehen
do-seal = Die Brutzone schließen
do-switch-on = Den Strom einschalten
do-deliver = { $target ->
        [none] { $item ->
            [blue] Ned die blaue Komponente geben
            [green] Ned die grüne Komponente geben
           *[other] Ned { NAME($item, form: "acc") } geben
        }
       *[other] { $item ->
            [blue] Ned die blaue Komponente geben; den Molofix bekommt { NAME($target) }
            [green] Ned die grüne Komponente geben; den Molofix bekommt { NAME($target) }
           *[other] Ned { NAME($item, form: "acc") } geben; den Molofix bekommt { NAME($target) }
        }
    }

## Warum nicht

no-search-street = Auf der Straße ist nichts zu holen. Gesucht wird in Gebäuden.
no-search-zombies = { $n ->
        [one] Mit einem Zombie im Raum sucht niemand.
       *[other] Mit { $n } Zombies im Raum sucht niemand.
    }
no-search-once = { NAME($who) } hat schon gesucht: Einmal pro Zug muss reichen.
no-search-nothing = Hier ist nichts mehr zu finden, sagt die Mission.
no-no-actions = { NAME($who) } hat dafür keine Aktion mehr.
no-too-many-zombies = Zu viele Zombies halten { NAME($who) } fest: Weggehen kostet { $n } Aktionen, eine mehr für jeden Zombie hier.
no-door-locked = { $colour ->
        [blue] Eine blaue Tür geht erst auf, wenn jemand das blaue Ziel hat.
        [green] Eine grüne Tür geht erst auf, wenn jemand das grüne Ziel hat.
       *[other] Diese Tür hält die Mission verschlossen.
    }
no-door-tool = { NAME($who) } hält nichts, was Türen öffnet. Brechstange, Feuerwehraxt oder Kettensäge können das.
no-hobomination = Solange das Vagamonstrum da ist, kann hier niemand kämpfen.
no-reload-first = Erst muss nachgeladen werden: { NAME($item) }.
no-not-takeable = Die Mission lässt { NAME($who) } das jetzt nicht aufnehmen.

## Verlauf: Aufbau

log-mission = „{ NAME($mission) }“: { NAME($mission, form: "problem") }
log-chosen = Platz { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } spielt { NAME($who) }.
    .named = { $name } spielt { NAME($who) }.
    .yours = Du spielst { NAME($who) }.
log-drawn = { NAME($who) } wird für { NAME($zone) } gezogen.
log-picked = Das Paar { NAME($zone, form: "at") } spielen wir.
log-companion-waits = { NAME($companion) } wartet { NAME($zone, form: "at") }, um jemandem zu folgen.
log-start-gear = { NAME($who) } beginnt mit { NAME($card, form: "one-dat") }.
log-first-player = Platz { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } beginnt diese Runde.
    .named = { $name } beginnt diese Runde.
    .yours = Du beginnst diese Runde.

## Verlauf: Runden und Züge

log-round = Runde { $n } beginnt.
log-turn = { NAME($who) } ist am Zug.
log-tactician = Taktiker: { NAME($who) } schiebt sich dazwischen.
log-waits = Taktiker: { NAME($who) } wartet ab.
log-ends-turn = { NAME($who) } ist für diesen Zug fertig.
log-phase-end = Die Runde endet. Aller Lärm verhallt.
log-all-reloaded = Wieder geladen: { NAME($cards) }.
log-reshuffled = { $n ->
        [one] { NAME($deck, form: "nom") } ist aufgebraucht. Die einzige abgelegte Karte kommt zurück.
       *[other] { NAME($deck, form: "nom") } ist aufgebraucht. { $n } abgelegte Karten werden neu gemischt.
    }

## Verlauf: Bewegung und Aktionen

log-moves = { NAME($who) } geht { NAME($zone, form: "to") }.
log-sidesteps = { NAME($who) } weicht aus.
log-escapes = { NAME($who) } geht durch den Ausgang { NAME($zone, form: "at") }.
log-opens = { $item ->
        [hands] { NAME($who) } öffnet eine Tür ohne Werkzeug. Dahinter: { NAME($zone) }.
       *[other] { NAME($who) } öffnet eine Tür mit { NAME($item, form: "dat") }. Dahinter: { NAME($zone) }.
    }
log-takes = { $token ->
        [blue] { NAME($who) } nimmt das blaue Ziel auf.
        [green] { NAME($who) } nimmt das grüne Ziel auf.
       *[red] { NAME($who) } nimmt ein Ziel auf.
    }
log-takes-crate = { NAME($who) } öffnet eine Angeberwaffenkiste.
log-finds = { NAME($who) } findet { NAME($card, form: "one-acc") }.
log-nothing-found = { NAME($deck, form: "nom") } ist leer: { NAME($who) } findet nichts.
log-aaahh = Aaahh!! { NAME($who) } findet stattdessen einen Schlurfer.
log-destiny = Schicksal: { NAME($who) } legt { NAME($card, form: "acc") } für die nächste Karte ab.
log-fetches = Passendes Pärchen: { NAME($who) } holt das Gegenstück aus dem Stapel: { NAME($card) }.
log-drops = { NAME($who) } legt { NAME($card, form: "acc") } ab.
log-holds = { NAME($who) } hält jetzt { NAME($cards, form: "acc") }.
log-gives = { NAME($who) } gibt { NAME($whom) } { NAME($card, form: "acc") }.
log-declined = Kein Tausch mit { NAME($whom) }: { NAME($who) } behält { NAME($card, form: "acc") }.
log-leads = { NAME($companion) } folgt jetzt { NAME($who) }.
log-reloads = { NAME($who) } lädt nach.
log-eats = { NAME($who) } verzehrt { NAME($card, form: "acc") }.
log-noise = { $n ->
        [one] Lärm { NAME($zone, form: "at") }. Mit allen, die dort sind, zählt er { $total }.
       *[other] { $n } Lärm { NAME($zone, form: "at") }. Mit allen, die dort sind, zählt er { $total }.
    }
log-heals = { $n ->
        [one] 1 Wunde von { NAME($who) } heilt.
       *[other] { $n } Wunden von { NAME($who) } heilen.
    }
log-commands = { NAME($who) } gibt { NAME($whom) } eine freie Aktion.
log-lifesaver = { NAME($who) } greift { NAME($zone, form: "to") } hinüber.
log-pulled = { NAME($whom) } zieht { NAME($who) } heraus.
log-shoves = { NAME($who) } stößt alle Zombies { NAME($zone, form: "to") }.
log-taunts = { NAME($who) } verspottet die Zombies { NAME($zone, form: "at") }. Sie nehmen es persönlich.
log-linked = Zombiekenntnis: { NAME($who) } bekommt einen zusätzlichen Zug.

## Verlauf: Autos

log-boards = { NAME($who) } steigt in { NAME($car, form: "acc") } ein.
log-leaves-wheel = { NAME($who) } gibt das Steuer ab: { NAME($car) }.
log-alights = { NAME($who) } steigt aus { NAME($car, form: "acc") } aus.
log-changes-seats = { NAME($who) } setzt sich in { NAME($car, form: "acc") } ans Steuer.
log-drives-slow = { NAME($who) } fährt langsam { NAME($zone, form: "to") }.
log-drives-fast = { NAME($who) } fährt schnell { NAME($zone, form: "to") }.
log-runs-over = { $n ->
        [0] { NAME($who) } fährt { NAME($zone, form: "at") } in die Zombies: { NAME($dice) }. Kein Treffer.
        [one] { NAME($who) } fährt { NAME($zone, form: "at") } in die Zombies: { NAME($dice) }. 1 Treffer.
       *[other] { NAME($who) } fährt { NAME($zone, form: "at") } in die Zombies: { NAME($dice) }. { $n } Treffer.
    }
log-searches-car = { NAME($who) } durchsucht ein Polizeiauto nach Waffen.
log-no-weapon = Keine Waffe, also weg damit: { NAME($card) }.

## Verlauf: Kampf

log-attacks = { $item ->
        [improvised-melee] { NAME($who) } greift { NAME($zone, form: "at") } mit dem an, was gerade da ist
        [improvised-ranged] { NAME($who) } greift { NAME($zone, form: "at") } mit dem an, was sich werfen lässt
       *[other] { NAME($who) } greift { NAME($zone, form: "at") } mit { NAME($item, form: "dat") } an
    }: { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }, { $accuracy }+, Schaden { $damage }.
log-rolls = { NAME($who) } würfelt { NAME($dice) }. Ein Treffer braucht { $n } oder mehr.
log-rerolls = { $means ->
        [lucky] Glückspilz: { NAME($who) } würfelt neu.
        [shells] { NAME($who) } hat massenhaft Schrot und würfelt neu.
       *[bullets] { NAME($who) } hat massenhaft Patronen und würfelt neu.
    }
log-six-again = Jede 6 bringt { NAME($who) } einen weiteren Würfel: { NAME($dice) }.
log-hits = { $n ->
        [0] { NAME($who) } zählt { NAME($dice) }: kein Treffer
        [one] { NAME($who) } zählt { NAME($dice) }: 1 Treffer
       *[other] { NAME($who) } zählt { NAME($dice) }: { $n } Treffer
    }, { $misses ->
        [0] nichts daneben.
        [one] 1 daneben.
       *[other] { $misses } daneben.
    }
log-hits-lost = { $n ->
        [one] { NAME($who, form: "gen") } Treffer ist zu schwach für das, was vorne steht.
       *[other] { NAME($who, form: "gen") } { $n } Treffer sind zu schwach für das, was vorne steht.
    }
log-kills = { NAME($who) } tötet { NAME($zone, form: "at") } { NAME($kind, form: "one-acc") }.
log-holds-nose = { NAME($who) } hält sich die Nase zu und sieht nach, was übrig ist.
log-reflexes = Kampfreflexe: { NAME($who) } schlägt sofort zu.
log-friendly-fire = { $n ->
        [one] { NAME($who) } schießt { NAME($zone, form: "at") } einmal daneben, und dort stehen Freunde.
       *[other] { NAME($who) } schießt { NAME($zone, form: "at") } { $n }-mal daneben, und dort stehen Freunde.
    }
log-molotov = { NAME($who) } wirft einen Molotowcocktail. Das überlebt { NAME($zone, form: "at") } nichts.
log-second-cocktail = { $n ->
        [1] { NAME($who) } würfelt 1: Es gab keinen zweiten Cocktail.
        [2] { NAME($who) } würfelt 2: Es gab keinen zweiten Cocktail.
        [3] { NAME($who) } würfelt 3: Es gab keinen zweiten Cocktail.
       *[other] { NAME($who) } würfelt { $n }: Im Rucksack war noch ein zweiter Cocktail.
    }
log-adrenaline = { NAME($who) } bekommt { $n } Adrenalin, insgesamt { $total }.
log-danger = { $level ->
        [1] { NAME($who) } erreicht Gelb. Die Zombies merken es.
        [2] { NAME($who) } erreicht Orange. Die Zombies merken es.
       *[3] { NAME($who) } erreicht Rot. Die Zombies merken es.
    }
log-skill = { NAME($who) } nutzt eine Fertigkeit: { NAME($skill) }.
log-brother = Das leiht ein Waffenbruder { NAME($who) }: { NAME($skill) }.
log-learns = { NAME($who) } hat eine neue Fertigkeit: { NAME($skill) }.
log-ultrared = Ultrarot: { NAME($who) } zählt ab { $n } von vorn und bleibt auf Rot.

## Verlauf: Die Horde

log-phase-zombies = Jetzt sind die Zombies am Zug.
log-second-action = { NAME($kinds, form: "many") } handeln noch einmal.
log-attack = { $n ->
        [one] { NAME($zone, form: "at") } greift { NAME($kind, form: "one") } an.
       *[other] { NAME($zone, form: "at") } greifen { $n } { NAME($kind, form: "many") } an.
    }
log-bites = { $n ->
        [one] { NAME($kind, form: "one") } beißt { NAME($who) }.
       *[other] { $n } { NAME($kind, form: "many") } beißen { NAME($who) }.
    }
log-horde-moves = { $group ->
        [one] { NAME($group) } { NAME($zone, form: "at") } will { NAME($goals, form: "to") }: { $why ->
            [sees] Dort sind Überlebende in Sicht, und niemand in Sicht ist lauter (Lärm { $noise })
            [hears] In Sicht ist niemand, und keine Zone ist lauter (Lärm { $noise })
           *[taunted] Von dort kam der Spott
        }.{ $ways ->
            [one] {""}
           *[other] {" "}Mehrere Wege sind gleich kurz: { NAME($ways) }.
        }
       *[other] { NAME($group) } { NAME($zone, form: "at") } wollen { NAME($goals, form: "to") }: { $why ->
            [sees] Dort sehen sie Überlebende, und niemand in Sicht ist lauter (Lärm { $noise })
            [hears] Sie sehen niemanden, und keine Zone ist lauter (Lärm { $noise })
           *[taunted] Von dort kam der Spott
        }.{ $ways ->
            [one] {""}
           *[other] {" "}Mehrere Wege sind gleich kurz, also teilen sie sich auf: { NAME($ways) }.
        }
    }
log-horde-there = { $group ->
        [one] { NAME($group) } bleibt { NAME($zone, form: "at") }: { $why ->
            [sees] Niemand in Sicht ist lauter als die Leute hier (Lärm { $noise }).
            [hears] Keine Zone ist lauter (Lärm { $noise }).
           *[taunted] Der Spott kam von hier.
        }
       *[other] { NAME($group) } bleiben { NAME($zone, form: "at") }: { $why ->
            [sees] Niemand in Sicht ist lauter als die Leute hier (Lärm { $noise }).
            [hears] Keine Zone ist lauter (Lärm { $noise }).
           *[taunted] Der Spott kam von hier.
        }
    }
log-horde-stuck = { $group ->
        [one] { NAME($group) } bleibt { NAME($zone, form: "at") }: Kein offener Weg führt { NAME($goals, form: "to") }, { $why ->
            [sees] wo Überlebende in Sicht sind (Lärm { $noise }).
            [hears] wo es am lautesten ist (Lärm { $noise }).
           *[taunted] woher der Spott kam.
        }
       *[other] { NAME($group) } bleiben { NAME($zone, form: "at") }: Kein offener Weg führt { NAME($goals, form: "to") }, { $why ->
            [sees] wo sie Überlebende sehen (Lärm { $noise }).
            [hears] wo es am lautesten ist (Lärm { $noise }).
           *[taunted] woher der Spott kam.
        }
    }
log-horde-waits = { $group ->
        [one] { NAME($group) } bleibt { NAME($zone, form: "at") }: niemand zu sehen, nichts zu hören.
       *[other] { NAME($group) } bleiben { NAME($zone, form: "at") }: niemand zu sehen, nichts zu hören.
    }
log-walks = { $n ->
        [one] { NAME($kind, form: "one") } geht { NAME($zone, form: "from") } { NAME($dest, form: "to") }.
       *[other] { $n } { NAME($kind, form: "many") } gehen { NAME($zone, form: "from") } { NAME($dest, form: "to") }.
    }

## Verlauf: Nachschub

log-spawn-step = Neue Zombies kommen: { NAME($zones) }.
log-dispatched = Der Verteiler hat sie kommen sehen: { NAME($cards) }.
log-zombie-card = Zombiekarte { NAME($card) } für { NAME($zone) }, gelesen auf { $level ->
        [0] Blau
        [1] Gelb
        [2] Orange
       *[3] Rot
    }.
log-appear = { $n ->
        [one] { NAME($zone, form: "at") } erscheint { NAME($kind, form: "one") }.
       *[other] { NAME($zone, form: "at") } erscheinen { $n } { NAME($kind, form: "many") }.
    }
log-nobody-appears = { NAME($zone, form: "at") } erscheint niemand. Verdächtig.
log-shortage = { $n ->
        [one] In der Schachtel fehlt 1 Figur, also handeln sofort alle { NAME($kind, form: "many") } auf dem Plan.
       *[other] In der Schachtel fehlen { $n } Figuren, also handeln sofort alle { NAME($kind, form: "many") } auf dem Plan.
    }
log-rush = { $n ->
        [one] { NAME($kind, form: "one") } { NAME($zone, form: "at") } stürmt los und handelt sofort.
       *[other] { $n } { NAME($kind, form: "many") } { NAME($zone, form: "at") } stürmen los und handeln sofort.
    }
log-extra = Alle { NAME($type, form: "many") } handeln noch einmal.
log-extra-nothing = Auf Blau bewirkt die Extra-Aktivierung aller { NAME($type, form: "many") } nichts.
log-abomination-again = Ein Monstrum ist schon unterwegs. Es handelt noch einmal.
log-no-abomination = Es ist kein Monstrum mehr übrig.
log-building-opens = { $n ->
        [one] Das Haus ist offen. Es hat 1 Dunkle Zone.
       *[other] Das Haus ist offen. Es hat { $n } Dunkle Zonen.
    }
log-reveals = Wer wartet { NAME($zone, form: "at") }?
log-spawn-wakes = { $colour ->
        [blue] Die blaue Brutzone { NAME($zone, form: "at") } erwacht.
        [green] Die grüne Brutzone { NAME($zone, form: "at") } erwacht.
       *[red] Die Brutzone { NAME($zone, form: "at") } erwacht.
    }

## Verlauf: Wunden und Tod

log-wounded = { $life ->
        [0] { $n ->
            [one] { NAME($who) } bekommt 1 Wunde. Das ist eine zu viel.
           *[other] { NAME($who) } bekommt { $n } Wunden. Das ist zu viel.
        }
       *[other] { $n ->
            [one] { NAME($who) } bekommt 1 Wunde. Gesundheit: noch { $life }.
           *[other] { NAME($who) } bekommt { $n } Wunden. Gesundheit: noch { $life }.
        }
    }
log-armored = { $n ->
        [one] { NAME($who, form: "gen") } Panzer hält 1 Wunde ab: { NAME($kind) }.
       *[other] { NAME($who, form: "gen") } Panzer hält { $n } Wunden ab: { NAME($kind, form: "many") }.
    }
log-tough = { NAME($who) } ist zäh: Die erste Wunde zählt nicht.
log-sacrifices = Mehr nicht? { NAME($who) } opfert { NAME($card, form: "acc") } statt einer Wunde.
log-dies = { NAME($who) } stirbt.
log-companion-dies = { NAME($who) } stirbt. Eine Wunde hat gereicht.

## Verlauf: Die Mission

log-seals = { NAME($who) } schließt die Brutzone { NAME($zone, form: "at") }.
log-switches-on = { NAME($who) } schaltet { NAME($zone, form: "at") } den Strom ein.
log-delivers = { $item ->
        [blue] { NAME($who) } bringt Ned die blaue Komponente.
        [green] { NAME($who) } bringt Ned die grüne Komponente.
       *[other] { NAME($who) } bringt Ned { NAME($item, form: "acc") }.
    }
log-molofix = Ned mischt, kostet, nickt: { NAME($who) } bekommt den Molofix.
log-ned-found = Zombies haben Ned { NAME($zone, form: "at") } gefunden.
log-overrun = Zombies sind { NAME($zone, form: "at") }, wo nie welche sein dürfen.
log-too-late = { $n ->
        [one] 1 Runde ist vorbei und mit ihr die Zeit.
       *[other] { $n } Runden sind vorbei und mit ihnen die Zeit.
    }
log-impossible = Ein Ziel ist nicht mehr zu erreichen: { NAME($goal) }.
log-goals-met = Alle Ziele sind erfüllt.

## Das Ende

end-goals = Gewonnen: Alle Ziele sind erfüllt, und alle leben.
end-survivor-died = Verloren: Ein Überlebender ist gestorben.
end-companion-died = Verloren: Ein Begleiter ist gestorben.
end-impossible = Verloren: Ein Ziel ist nicht mehr zu erreichen.
end-too-late = Verloren: Die Zeit ist um.
end-overrun = Verloren: Zombies sind, wo nie welche sein dürfen.
end-ned-found = Verloren: Die Zombies waren bei Ned, bevor er fertig war.

## Tipps

why-nothing-better = Etwas Besseres ist hier nicht zu holen.
why-way-out = Die Ziele sind erfüllt. { NAME($who) } kann gehen.
why-take-it = Deswegen ist { NAME($who) } hier.
why-mission = Die Mission verlangt es, und { NAME($who) } steht richtig.
why-gear-up = { NAME($who) } könnte etwas Besseres in der Hand brauchen.
why-ready-weapons = { NAME($who) } trägt Besseres im Rucksack als in der Hand.
why-reload = Eine leere Waffe ist ein Knüppel, und { NAME($who) } wird einen Schuss brauchen.
why-save-food = Adrenalin ist genau das, was die Mission von { NAME($who) } will.
why-shove = { NAME($who) } wird die Menge gratis los, und wo sie landet, steht niemand.
why-command = { NAME($who) } steckt in der Klemme und kann eine Aktion brauchen.
why-charge = { NAME($who) } kommt hin und wird mit ihnen fertig.
why-friends-there = { NAME($zone, form: "at") } stehen Freunde. Besser nicht, { NAME($who) }.
why-burn = Was { NAME($zone, form: "at") } steht, ist einen Cocktail wert, und von uns ist niemand dort. { NAME($who) } kann werfen.
why-cannot-hurt = Was { NAME($zone, form: "at") } steht, kann { NAME($who) } damit nicht verletzen.
why-kill = { NAME($who) } dürfte { NAME($zone, form: "at") } welche erwischen, bevor sie beißen.
why-towards-goal = { NAME($zone) } bringt { NAME($who) } dem Ziel näher.
why-safer = { NAME($zone, form: "at") } ist es für { NAME($who) } sicherer.
why-closed-is-safe = Hinter dieser Tür ({ NAME($zone) }) hat { NAME($who) } nichts verloren. Was zu ist, bleibt ruhig.
why-on-the-way = Der Weg zum Ziel führt durch diese Tür: Als Nächstes kommt für { NAME($who) } { NAME($zone) }.
why-good-here = Hier lässt es sich aushalten.
why-good-skills = { NAME($who) } bringt Fertigkeiten mit, die früh helfen.
why-first-in-need = { NAME($who) } hat es am eiligsten oder ist am besten bewaffnet.
why-least-useful = Das ist am ehesten entbehrlich: { NAME($card) }.
why-best-hands = So kämpft { NAME($who) } am besten.
why-keep-it = Alle haben, was sie brauchen.
why-share = Geteilt ist halbiert.
why-good-roll = { $n ->
        [one] 1 Treffer ist gut genug.
       *[other] { $n } Treffer sind gut genug.
    }
why-poor-roll = { $n ->
        [0] Kein Treffer. Es kann nur besser werden.
        [one] Nur 1 Treffer. Das wird wohl besser.
       *[other] Nur { $n } Treffer. Das wird wohl besser.
    }
why-worst-first = Das Gefährlichere zuerst: { NAME($kind) }.
why-strongest = { NAME($who) } hält es am besten aus.
why-away-from-us = Dort sind wenige von uns: { NAME($zone) }.
why-far-first = Der fernste Raum zuerst, solange nichts im Weg steht: { NAME($zone) }.
why-good-skill = Eine Fertigkeit, die sich oft lohnt: { NAME($skill) }.
why-free = Es kostet nichts.
why-bear-it = Die Wunde bringt niemanden um, und die Ausrüstung wird gebraucht.

## Protokoll: Ausrüstung, Dunkelheit, Monstren

log-sorts = { NAME($who) } sortiert die Ausrüstung.
log-dark-shot = { NAME($zone, form: "nom") } ist dunkel: { NAME($who) } braucht Sechsen.
log-lit-shot = { NAME($who) } hat Licht; die Dunkelheit zählt nicht.
log-wild-shield = Das Wildstrum zieht das ganze Feuer auf sich.
log-fest-full = { $n } Monstren sind genug: Es kommt keins dazu.
