# Zombicide, 2. Edition. Namen und was die Dinge tun, in eigenen Worten.

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
skill-zone-per-move = +1 Zone pro Bewegungsaktion
    .text = Eine Bewegungsaktion geht bis zu zwei Zonen; Zombies am Weg beenden sie trotzdem.
skill-two-cocktails = 2 Cocktails sind besser als 1
    .text = Bei 4 oder mehr, nie verändert oder wiederholt, wandert ein geworfener Molotowcocktail zurück in den Rucksack; ist der voll, wird eine Karte darin abgelegt.
skill-search-thoroughly = Akribisch suchen
    .text = Eine Suche bringt zwei Karten.
skill-sidestep = Ausweichmanöver
    .text = Erscheinen Zombies in Entfernung 0-1: eine freie Bewegungsaktion ohne Aufpreis, einmal je Zombiekarte und vor einem Ansturm.
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
    }en erhöht jede 6 nach allen Neuwürfen den Schaden der Waffe um 1, für alle Treffer der Aktion.
skill-roll6-damage-combat = Würfel 6: +1 Schaden Kampf
    .text = Bei Kampfaktionen erhöht jede 6 nach allen Neuwürfen den Schaden der Waffe um 1, für alle Treffer der Aktion.
skill-roll6-damage-melee = Würfel 6: +1 Schaden Nahkampf
    .text = Bei Nahkampfaktionen erhöht jede 6 nach allen Neuwürfen den Schaden der Waffe um 1, für alle Treffer der Aktion.
skill-roll6-damage-ranged = Würfel 6: +1 Schaden Fernkampf
    .text = Bei Fernkampfaktionen erhöht jede 6 nach allen Neuwürfen den Schaden der Waffe um 1, für alle Treffer der Aktion.
skill-roll6-die = Würfel 6: +1 Würfel { $arg ->
        [combat] Kampf
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .text = Bei { $arg ->
        [combat] Kampfaktion
        [melee] Nahkampfaktion
       *[ranged] Fernkampfaktion
    }en darfst du nach allen Neuwürfen für jede 6 einen weiteren Würfel werfen, immer wieder.
skill-roll6-die-combat = Würfel 6: +1 Würfel Kampf
    .text = Bei Kampfaktionen darfst du nach allen Neuwürfen für jede 6 einen weiteren Würfel werfen, immer wieder.
skill-roll6-die-melee = Würfel 6: +1 Würfel Nahkampf
    .text = Bei Nahkampfaktionen darfst du nach allen Neuwürfen für jede 6 einen weiteren Würfel werfen, immer wieder.
skill-roll6-die-ranged = Würfel 6: +1 Würfel Fernkampf
    .text = Bei Fernkampfaktionen darfst du nach allen Neuwürfen für jede 6 einen weiteren Würfel werfen, immer wieder.
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
    .text = Nach einer Kampfaktion mit mindestens einem Toten: eine freie Bewegungsaktion ohne Aufpreis.

## Dinge auf dem Plan

token-crate = Angeberwaffenkiste
    .acc = die Angeberwaffenkiste
token-component = Komponente
    .acc = die Komponente
car-pimp = Angeberkarre
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
value-deck-no-extra = Ohne Extra-Aktivierungen
    .text = Die Karten 1 bis 36, zusammen gemischt.
setting-patient-0 = Patient 0 im Stapel
    .text = Ohne eigene Regel: gut für den Anfang.
setting-hobomination = Vagamonstrum im Stapel
    .text = In seiner Zone kämpft niemand.
setting-abominacop = Monstrozist im Stapel
    .text = Fängt jede Kugel zuerst ab.
setting-abominawild = Wildstrum im Stapel
    .text = Nimmt alles Feuer in seiner Zone auf sich.
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
    .text = Eine Dunkle Zone sieht man nur von nebenan ein, und Schüsse hinein brauchen ohne Taschenlampe eine 6.
setting-ultrared = Ultrarot
    .text = Nach 43 Adrenalin zählt es von vorn, für weitere Fertigkeiten. Für lange Missionen.

## Was eine Mission anders macht

special-drop-weapon = Das Ziel { NAME($zone, form: "at") } verbirgt eine Angeberwaffe.
special-lair = Wird das Ziel { NAME($zone, form: "at") } genommen, erscheint { NAME($zones, form: "at") } ein Monstrum.
special-ned = Ned kocht { NAME($zones, form: "at") } und bleibt dort. Kommt ein Zombie zu ihm, ist die Mission verloren. Eine Aktion gibt ihm, was er braucht.
special-pairs = Der Zufall stellt zwei Leute in jede Startzone. Drei dieser Paare werden gespielt, die anderen warten als Begleiter.

goal-crates = Kisten
    .text = { $n ->
        [one] Nehmt die Kiste auf. In ihr liegt eine Angeberwaffe, stärker als alles, was die Suche bringt.
        [2] Nehmt beide Kisten auf. In jeder liegt eine Angeberwaffe, stärker als alles, was die Suche bringt.
       *[other] Nehmt alle { $n } Kisten auf. In jeder liegt eine Angeberwaffe, stärker als alles, was die Suche bringt.
    }
goal-loot = Haus ausräumen
    .text = Nehmt jedes Ziel und jede Kiste aus dem Gebäude mit { NAME($zones) }.
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
goal-super = Der große Brocken
    .text = Tötet das Supermonstrum. Das kann nur Neds Molofix.

## Fragen

ask-pick-pair = Welches Paar spielen wir?

## Knöpfe

do-pick = Das Paar { NAME($target, form: "at") }
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

## Verlauf: Aufbau

log-picked = Das Paar { NAME($zone, form: "at") } spielen wir.

## Verlauf: Bewegung und Aktionen

log-takes-crate = { NAME($who) } öffnet eine Angeberwaffenkiste.

## Verlauf: Kampf

log-ultrared = Ultrarot: { NAME($who) } zählt ab { $n } von vorn und bleibt auf Rot.

## Verlauf: Nachschub

log-abomination-again = Ein Monstrum ist schon unterwegs. Es handelt noch einmal.
log-no-abomination = Es ist kein Monstrum mehr übrig.

## Verlauf: Wunden und Tod

log-companion-dies = { NAME($who) } stirbt. Eine Wunde hat gereicht.

## Verlauf: Die Mission

log-delivers = { $item ->
        [blue] { NAME($who) } bringt Ned die blaue Komponente.
        [green] { NAME($who) } bringt Ned die grüne Komponente.
       *[other] { NAME($who) } bringt Ned { NAME($item, form: "acc") }.
    }
log-molofix = Ned mischt, kostet, nickt: { NAME($who) } bekommt den Molofix.
log-ned-found = Zombies haben Ned { NAME($zone, form: "at") } gefunden.

## Das Ende

end-survivor-died = Verloren: Ein Überlebender ist gestorben.
end-ned-found = Verloren: Die Zombies waren bei Ned, bevor er fertig war.

## Protokoll: Ausrüstung, Dunkelheit, Monstren

log-sorts = { NAME($who) } sortiert die Ausrüstung.
log-dark-shot = { NAME($zone, form: "nom") } ist dunkel: { NAME($who) } braucht Sechsen.
log-lit-shot = { NAME($who) } hat Licht; die Dunkelheit zählt nicht.
log-wild-shield = Das Wildstrum zieht das ganze Feuer auf sich.
log-fest-full = { $n } Monstren sind genug: Es kommt keins dazu.

## Bevor die Würfel fallen

ask-sixes = { NAME($who) } hat { $n ->
        [one] eine 6
       *[other] { $n } Sechsen
    } gewürfelt und darf für jede einen weiteren Würfel werfen. Ein Fehlwurf kann jemanden von uns treffen.
do-roll-more = Noch { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    } werfen
ask-make-room = Der Rucksack ist zu voll. Welche Karte legt { NAME($who) } ab?
ask-prepare = { NAME($who) } wirft gleich { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }, und Fehlschüsse können einen Freund treffen.
do-prepare = Die kleinere Zahl von Würfeln nehmen ({ NAME($item) })
do-roll = Würfeln

## Was Fertigkeiten dieses Buchs anbieten, melden und raten

ask-reap = Ein Treffer darf noch einen derselben Art töten. Soll er?
ask-hit-and-run = Wohin haut { NAME($who) } ab?
ask-free-attack = Schlägt { NAME($who) } gleich zu? Das ist gratis.
ask-pull = { NAME($who) } zieht. Kommt { NAME($whom) } mit?
ask-dispatch = Welche Zombiekarte ist für { NAME($zone) }?
ask-zombie-link = Zombiekenntnis: Wer nimmt den zusätzlichen Zug zuerst?
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
do-taunt = Die Zombies { NAME($target, form: "at") } verspotten
    .group = Verhöhnen …
do-reap = Noch { NAME($who, form: "one-acc") } töten
do-run = { $item ->
        [sprint] { NAME($target, form: "to") } spurten
        [slip] { NAME($target, form: "to") } abhauen, dabei durchschlüpfen
        [sprint-slip] { NAME($target, form: "to") } spurten, dabei durchschlüpfen
       *[none] { NAME($target, form: "to") } abhauen
    }
    .group = Laufen …
do-dispatch = Zombiekarte: { NAME($item) }
do-link = { NAME($who) }
do-sidestep = { $item ->
        [sprint] { NAME($target, form: "to") } ausweichen und weiter spurten
        [slip] { NAME($target, form: "to") } ausweichen, dabei durchschlüpfen
        [sprint-slip] { NAME($target, form: "to") } ausweichen und weiter spurten, dabei durchschlüpfen
       *[none] { NAME($target, form: "to") } ausweichen
    }
do-follow = Mitkommen
no-hobomination = Solange das Vagamonstrum da ist, kann hier niemand kämpfen.
    .short = nicht beim Vagamonstrum
log-drawn = { NAME($who) } wird für { NAME($zone) } gezogen.
log-tactician = Taktiker: { NAME($who) } schiebt sich dazwischen.
log-sidesteps = { NAME($who) } weicht aus.
log-eats = { NAME($who) } verzehrt { NAME($card, form: "acc") }.
log-pulled = { NAME($whom) } zieht { NAME($who) } heraus.
log-shoves = { NAME($who) } stößt alle Zombies { NAME($zone, form: "to") }.
log-taunts = { NAME($who) } verspottet die Zombies { NAME($zone, form: "at") }. Sie nehmen es persönlich.
log-linked = Zombiekenntnis: { NAME($who) } bekommt einen zusätzlichen Zug.
log-six-again = Jede 6 bringt { NAME($who) } einen weiteren Würfel: { NAME($dice) }.
log-second-cocktail = { $n ->
        [1] { NAME($who) } würfelt 1: Es gab keinen zweiten Cocktail.
        [2] { NAME($who) } würfelt 2: Es gab keinen zweiten Cocktail.
        [3] { NAME($who) } würfelt 3: Es gab keinen zweiten Cocktail.
       *[other] { NAME($who) } würfelt { $n }: Im Rucksack war noch ein zweiter Cocktail.
    }
log-dispatched = Der Verteiler hat sie kommen sehen: { NAME($cards) }.
why-save-food = Adrenalin ist genau das, was die Mission von { NAME($who) } will.
why-shove = { NAME($who) } wird die Menge gratis los, und wo sie landet, steht niemand.
why-charge = { NAME($who) } kommt hin und wird mit ihnen fertig.
