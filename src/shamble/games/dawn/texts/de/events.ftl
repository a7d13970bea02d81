# Was in Dawn of the Zeds geschieht und gefragt wird.

## Phases and the table

phase-prfn = Plünderer, Flüchtlinge
phase-infection = Infektion
phase-consume = Verbrauch
phase-zeds = Zeds
phase-actions = Aktionen
phase-organisation = Organisation
phase-setup = Spielaufbau
scene-title = Farmingdale, { $n ->
        [0] Basis-Spiel
        [1] Level I
        [2] Level II
        [3] Level III
        [4] Level IV
       *[5] Level V
    }{ $mode ->
        [versus] {", "}kompetitiv
       *[other] {""}
    }
    .problem = Die Toten haben die Stadt gefunden und kommen auf allen Wegen zugleich.
    .briefing = { $side ->
        [zed] Du führst die Toten, die hier Zeds heißen; die anderen verteidigen Farmingdale. Jede Runde sagt eine Karte, wie viele Aktionen du hast. Für eine davon aktivierst du einen Weg, und alle Zeds darauf gehen ein Feld auf das Stadtzentrum zu, oder du lässt auf einem Start-Feld einen neuen Zed erscheinen. Die Zahl auf einem Marker ist seine Stärke.
        [heroes] Ihr führt die Leute von Farmingdale gegen jemanden, der die Toten führt. Sie heißen hier Zeds und ziehen Schritt für Schritt auf ihren Wegen zum Stadtzentrum. Jede Runde sagt eine Karte, wie viele Aktionen jede Seite hat; eure sind: bewegen, kämpfen, schießen, suchen. Die Zahl auf einem Marker ist seine Stärke.
        [none] Eine Seite führt die Leute von Farmingdale, die andere die Toten, die hier Zeds heißen. Schritt für Schritt ziehen die Zeds auf ihren Wegen zum Stadtzentrum. Jede Runde sagt eine Karte, wie viele Aktionen jede Seite hat. Die Zahl auf einem Marker ist seine Stärke.
       *[all] Ihr führt die Leute von Farmingdale. Die Toten heißen hier Zeds. Schritt für Schritt ziehen die Zeds auf ihren Wegen zum Stadtzentrum. Jede Runde sagt eine Karte, welche von ihnen ziehen und wie viele Aktionen es gibt: bewegen, kämpfen, schießen, suchen. Die Zahl auf einem Marker ist seine Stärke.
    }
    .lose = { $side ->
        [zed] Die Aktionsphase des Finales beginnt, und kein Zed ist im Stadtzentrum angekommen.
       *[all] { $n ->
            [0] Ein Zed steht am Ende seines Zuges im Stadtzentrum.
            [1] Ein Zed steht am Ende seines Zuges im Stadtzentrum.
           *[other]
                Ein Zed steht am Ende seines Zuges im Stadtzentrum.
                Ein Chaosmarker ist fällig, und keiner ist mehr da.
        }
        [none] { $n ->
            [0] Helden: Ein Zed steht am Ende seines Zuges im Stadtzentrum.
            [1] Helden: Ein Zed steht am Ende seines Zuges im Stadtzentrum.
           *[other]
                Helden: Ein Zed steht am Ende seines Zuges im Stadtzentrum.
                Helden: Ein Chaosmarker ist fällig, und keiner ist mehr da.
        }
    }
track-infection = Infektion
track-supplies = Nachschub
track-ammo = Munition
track-actions = Kartenaktionen
track-own-actions = Eigene Aktionen
track-zed-actions = Zed-Aktionen
track-chaos = Chaos-Vorrat
track-components = Komponenten
deck-events = Ereignisse
deck-stories = Storykarten
deck-research = Forschung
deck-zeds = Zeds-Beutel
deck-supers = Super-Zeds
mark-defence = Verteidigung { $n }
mark-chaos = Chaos: { $n }
mark-barricade = Barrikade, Verteidigung { $n }
mark-strongpoint = Stützpunkt, Verteidigung { $n }
mark-mines = Minenfeld, Stärke { $n }
mark-closed = Kein Eintritt in dieser Runde
mark-bridge-down = Brücke zerstört
mark-bridge-ferry = Fähre
tab-prfn = { $n }
tab-infection = { $n ->
        [0] kein Wurf
       *[other] Wurf
    }
tab-consume = { $n ->
        [0] nichts
       *[other] −{ $n }
    }
tab-die = Wurf
tab-actions = { $n }
tab-all = Alle
tab-all-twice = Alle ×2
tab-story-twice = Story-Weg ×2
cause-fight-defence = Verteidigung des Feldes
cause-fight-long-range = Weitschuss
cause-civilian-clarion = Letztes Gefecht des Kuriers
chart-melee = Nahkampf
chart-gunfire = Fernkampf
chart-column = { $n ->
        [0] Zeds ×3
        [1] Zeds ×2
        [2] Zeds +
        [3] gleich
        [4] wir +
        [5] wir ×2
       *[other] wir ×3
    }
chart-strength = { $n }
chart-cell = { $zeds } auf sie, { $own } auf uns, { $lost ->
        [zeds] sie weichen
       *[other] wir weichen
    }
chart-hits = { $n }
value-strength = Stärke
value-gunfire = Fernkampf
value-hits = Treffer erlitten
value-tough = Hält Treffer aus
value-move = Bewegung
mark-graves = { $n ->
        [0] noch niemand
        [one] 1 Grab
       *[other] { $n } Gräber
    }
mark-beds = { $n ->
        [0] kein Bett frei
        [one] 1 Bett frei
       *[other] { $n } Betten frei
    }
mark-ekg = Im Koma
mark-reduced = Reduzierte Seite
mark-defiant = Widerspenstig: bleibt bis zum ersten Angriff
tag-first = Startspieler
zed-player = Zed-Spieler
hero-player = Helden
hidden-story = Aufgehobene Storykarte
goal-overrun = Die Stadt überrennen
    .text = { $chaos ->
        [0] Bring einen Zed ins Stadtzentrum, bevor die Aktionsphase des Finales beginnt, der letzten Karte.
       *[other] Bring einen Zed ins Stadtzentrum, bevor die Aktionsphase des Finales beginnt, der letzten Karte, oder lass die Chaosmarker ausgehen.
    } Zeds auf dem Spielplan: { $n }.
goal-survive = Die Stadt halten
    .text = { $chaos ->
        [0] Durchhalten bis zur Aktionsphase des Finales, der letzten Karte: kein Zed im Stadtzentrum.
       *[other] Durchhalten bis zur Aktionsphase des Finales, der letzten Karte: kein Zed im Stadtzentrum, nie ohne Chaosmarker.
    } Lebende Einheiten: { $n }.
unit-refugees = Flüchtlinge

## Settings

setting-level = Level
    .text = Vom Basis-Spiel bis zum Director's Cut: Jedes Level bringt Regeln, Karten und Einheiten dazu.
value-level-0 = Basis-Spiel
    .text = { level-basic.text }
value-level-1 = I: Outbreak!
    .text = { level-outbreak.text }
value-level-2 = II: Apocalypse!
    .text = { level-apocalypse.text }
value-level-3 = III: Brains!
    .text = { level-brains.text }
value-level-4 = IV: Walking Zeds!
    .text = { level-walking-zeds.text }
value-level-5 = V: Director's Cut
    .text = { level-directors-cut.text }
setting-length = Länge
    .text = Wie viele Ereigniskarten im Deck sind. Mittel ab Level II, lang und episch ab Level III.
value-length-short = Kurz
    .text = Wenige Karten in jedem Akt: zum Kennenlernen.
    .minutes = 45 bis 60 Minuten
value-length-normal = Normal
    .text = Die übliche Zahl von Karten.
    .minutes = 60 bis 90 Minuten
value-length-medium = Mittel
    .text = Mehr Karten in jedem Akt.
    .minutes = 90 bis 120 Minuten
value-length-long = Lang
    .text = Viele Karten: ein ganzer Abend.
    .minutes = 2 bis 2½ Stunden
value-length-epic = Episch
    .text = Jeder Akt, so lang er sein kann.
    .minutes = etwa 3 Stunden
setting-mode = Modus
    .text = Gemeinsam gegen das Spiel, oder gegen einen Zed-Spieler am letzten Platz.
value-mode-together = Gemeinsam
    .text = Gemeinsam gegen das Spiel.
value-mode-versus = Kompetitiv
    .text = Wer am letzten Platz sitzt, führt die Zeds.
setting-markers = Aktionsmarker
    .text = Wer allein spielt, darf 2 bis 4 eigene Aktionen nehmen; dann zählen die kooperativen Zed-Ereignisse wie für so viele Spieler.
value-markers-1 = 1
    .text = Wie üblich: eine eigene Aktion je Runde, neben denen der Ereigniskarte.
value-markers-2 = 2
    .text = Zwei eigene Aktionen; es kommen mehr Zeds, wie zu zweit.
value-markers-3 = 3
    .text = Drei eigene Aktionen; es kommen mehr Zeds, wie zu dritt.
value-markers-4 = 4
    .text = Vier eigene Aktionen; es kommen mehr Zeds, wie zu viert.
setting-options = Regel-Optionen
    .text = Regeln, die das Spiel leichter oder schwerer machen.
sort-easier = Leichter
sort-harder = Schwerer
value-options-none = Keine
value-options-slower-act-3 = Langsamer (III)
    .text = { option-slower.text }
value-options-slower-act-4 = Langsamer (IV)
    .text = { option-slower.text }
value-options-slower-both = Langsamer (III+IV)
    .text = { option-slower.text }
value-options-good-haul = Gute Ausbeute
    .text = { option-good-haul.text }
value-options-opportunist = Opportunist
    .text = { option-opportunist.text }
value-options-volunteers = Freiwillige vor
    .text = { option-volunteers.text }
value-options-familiar-faces = Bekannte Gesichter
    .text = { option-familiar-faces.text }
value-options-foreshadowing = Des Schicksals Schattenwurf
    .text = { option-foreshadowing.text }
value-options-infection-control = Infektionskontrolle
    .text = { option-infection-control.text }
value-options-hospital-wing = Krankenhausausbau
    .text = { option-hospital-wing.text }
value-options-hazmat = Hazmat-Anzüge
    .text = { option-hazmat.text }
value-options-resourceful-refugees = Findige Flüchtlinge
    .text = { option-resourceful-refugees.text }
value-options-crisis-proof = Krisensicher
    .text = { option-crisis-proof.text }
value-options-defence-strategy = Defensivstrategien
    .text = { option-defence-strategy.text }
value-options-lab-excellence = Labormanagement
    .text = { option-lab-excellence.text }
value-options-navigation = Navigationssystem
    .text = { option-navigation.text }
value-options-only-the-strong = Nur die Harten
    .text = { option-only-the-strong.text }
value-options-three-heroes = Wo sind die alle hin
    .text = { option-three-heroes.text }
value-options-two-heroes = Ich schaff das schon
    .text = { option-two-heroes.text }
value-options-bring-it-on = Immer her damit
    .text = { option-bring-it-on.text }
value-options-clueless = Keine Ahnung
    .text = { option-clueless.text }
value-options-dead-sure = Todsicher
    .text = { option-dead-sure.text }
value-options-few-drugs = Zu wenig Medikamente
    .text = { option-few-drugs.text }
value-options-like-rabbits = Wie die Karnickel
    .text = { option-like-rabbits.text }
value-options-rain-to-eaves = Vom Regen in die Traufe
    .text = { option-rain-to-eaves.text }
value-options-costly-research = Kostspielige Forschung
    .text = { option-costly-research.text }
value-options-botched = Zusammengewurschtelt
    .text = { option-botched.text }
value-options-maestro = Maestro
    .text = { option-maestro.text }
value-options-diabolic = Diabolisch
    .text = { option-diabolic.text }
value-options-nobody-called = Keiner fühlt sich berufen
    .text = { option-nobody-called.text }

## Things an answer may name

thing-rally = Aufruf
thing-speech = Ansprache
thing-duty = Extraschicht
thing-orders = Befehl
thing-traps = Fallen
thing-camouflage = Tarnung
thing-bark = Bellen
thing-perimeter = Verteidigungsperimeter
thing-charge = Sturmlauf
thing-assassin = Messer im Dunkeln
thing-story = Titelgeschichte
thing-rounds = Visite
thing-aid = Erste Hilfe
thing-overtime = Überstunden
thing-experiment = Menschenversuch
thing-story-sight = ein Blick auf die nächste Storykarte
thing-care = Fürsorge
thing-evacuation = Evakuierung
thing-exchange = Schrottmunition
thing-broadcast = Durchsage
thing-puppeteer = Strippen ziehen
thing-fencing = Schwarzmarkt
thing-vigil = Mahnwache
thing-cardio = Weglaufen
thing-supplies = Nachschub
thing-supply = 1 Nachschub
thing-ammo = Munition
thing-both = Nachschub und Munition
thing-infection = Infektion
thing-cure = Heilmittel
thing-stores = Vorräte
thing-hero = ein Held
thing-heroic = ein heldenhafter Zivilist
thing-scientist = ein Wissenschaftler
thing-minefield = das Minenfeld

## Questions

ask-choose-hero = { $seat ->
        [0] Platz 1
        [1] Platz 2
        [2] Platz 3
       *[other] Platz 4
    }: welcher Held?
    .named = { $name }: welcher Held?
    .yours = Welcher Held ist deiner?
ask-choose-face = Wer kommt dazu?
ask-offer-heroic = Ein heldenhafter Zivilist statt des fehlenden Helden?
ask-where-to = Wo kommt { NAME($who, form: "nom") } an?
ask-act = { $n ->
        [0] { $own ->
            [0] Was nun? Die Aktionen sind verbraucht.
           *[other] Was nun? Kartenaktionen: { $n }, eigene: { $own }.
        }
       *[other] Was nun? Kartenaktionen: { $n }, eigene: { $own }.
    }
ask-own-action = { $seat ->
        [0] Platz 1
        [1] Platz 2
        [2] Platz 3
       *[other] Platz 4
    }: wofür ist die eigene Aktion?
    .named = { $name }: wofür ist die eigene Aktion?
    .yours = Wofür ist deine eigene Aktion?
ask-second-action = { NAME($who, form: "nom") } braucht eine zweite Aktion: wessen?
ask-bonus-action = Eine Aktion für { NAME($units, form: "acc") }: welche?
ask-strongest = Welche der stärksten Zeds bewegen sich?
ask-fewest = Wo erscheint der neue Zed?
ask-defender = Angriff { NAME($place, form: "at") } durch { NAME($zeds, form: "one-acc") }{ $n ->
        [0] {""}
       *[other] {" "}(Stärke { $n })
    }. Wer verteidigt?
ask-attacker = Wer kämpft { NAME($place, form: "at") }?
ask-foe = Gegen wen kämpft { NAME($who, form: "nom") } { NAME($place, form: "at") }?
ask-before-dice = { NAME($who, form: "nom") } kämpft { NAME($place, form: "at") }. Eine Karte vor den Würfeln?
ask-after-dice = { $falls ->
        [0] Gewürfelt { $roll }: { $zeds_n } Treffer auf die Zeds, { $own } auf { NAME($who, form: "acc") }. So lassen?
        [100] Gewürfelt { $roll }: { $zeds_n } Treffer auf die Zeds, { $own } auf { NAME($who, form: "acc") }. { NAME($who, form: "nom") } hält das nicht aus. So lassen?
       *[other] Gewürfelt { $roll }: { $zeds_n } Treffer auf die Zeds, { $own } auf { NAME($who, form: "acc") }. Zu { $falls } % hält { NAME($who, form: "nom") } das nicht aus. So lassen?
    }
ask-hit = { $n } Treffer { NAME($place, form: "at") }: auf wen?
ask-take-hit = Wer nimmt den Treffer?
ask-lose = Noch { $n } Verluste: was zuerst?
ask-move-on = Wohin geht { NAME($who, form: "nom") } weiter?
ask-restore = Wo wird als Nächstes Ordnung geschaffen?
ask-acid = Wen trifft die Säure { NAME($place, form: "at") }? ({ NAME($zed, form: "nom") })
ask-anytime = { $moment ->
        [infection] Vor dem Infektionswurf:
        [consumption] Vor dem Verbrauch von Nachschub:
        [march] Bevor die Zeds { NAME($place, form: "to") } kommen:
        [center] Bevor die Zeds ins Stadtzentrum kommen, wo niemand das letzte Gefecht führen kann:
        [loss] Bevor eine Einheit getroffen wird, weil sonst nichts zu verlieren ist:
        [rise] Bevor die Infektion um { $n } steigt und 13 erreicht:
        [outbreak] Bevor der Zed des Ausbruchs erscheint ({ NAME($place, form: "at") }):
        [chaos] Für { NAME($place, form: "acc") } ist kein Chaosmarker mehr da:
        [track] Die Karte meint den Weg mit dem { $where ->
            [most-chaos] meisten
           *[fewest-chaos] wenigsten
        } Chaos. Bevor er feststeht:
        [harm] Bevor die Flüchtlinge in Gefahr geraten:
        [fields] Bevor das Chaos { NAME($place, form: "at") } zählt:
        [card] Bevor eure letzte behaltene Karte verfällt:
        [ammo] Bevor Munition verloren geht:
        [score] Bevor die Punkte eures Sieges gezählt werden:
       *[event] Bevor das Ereignis wirkt:
    } Setzt ihr etwas ein?
ask-raiders = Welche Plünderer ziehen zuerst?
ask-free-step = Geht { NAME($who, form: "nom") } ein Feld weit?
ask-refugees = Welche Flüchtlinge ziehen? Noch zu ziehen: { $n }.
ask-stop = Auf dem Marsch { NAME($place, form: "to") }: { NAME($zeds, form: "one") } (Stärke { $n }). Aufhalten?
ask-react = { $zeds ->
        [one] { NAME($zeds, form: "one") } mit Stärke { $n } kommt
       *[other] { NAME($zeds, form: "nom") } mit zusammen Stärke { $n } kommen
    } { NAME($place, form: "to") }. Eure Leute dort: { NAME($units) }. Reagieren, bevor gekämpft wird?
ask-charge = Wie greift { NAME($who, form: "nom") } { NAME($place, form: "at") } an?
ask-hide = Versucht Pickles, sich zu tarnen?
ask-slip = { NAME($who, form: "nom") } kann entwischen. Tut sie es?
ask-vip = Die V.I.P.s sind in der Stadt. Was bringen sie?
ask-component = Welche Komponente?
ask-retreat-first = Welcher Zed zieht sich zuerst zurück und bleibt näher?
ask-overflow = Kein Platz auf dem Start: Wohin kommt { NAME($zed, form: "nom") }?
ask-retreat-unit = Wer zieht sich zuerst zurück?
ask-make-room = Ein Bett für { NAME($who, form: "acc") }?
ask-choose-die = Welchen Würfel nimmt { NAME($who, form: "nom") }?
ask-find = { NAME($who, form: "nom") } findet etwas ({ $roll }). Was?
ask-super-weapon = Nutzt { NAME($who, form: "nom") } die Superwaffe { NAME($place, form: "at") }?
ask-fall-back = Weicht { NAME($who, form: "nom") } zurück?
ask-locate = Die Storykarte lässt dir den Weg. Welcher?
ask-place-anti = Wo erscheint { NAME($who, form: "nom") }?
ask-zed-act = Zed-Spieler: Was nun? Aktionen: { $n }.
ask-veto = Der Zed-Spieler aktiviert { NAME($track, form: "acc") }. Eine aufgehobene Karte dagegen abwerfen?
ask-free-anti = Ein freier Schritt für eine Anti-Einheit?
ask-reward = Was nehmen die Helden?
ask-clear-chaos = Welcher Chaosmarker verschwindet?
ask-take-one = Zwei Zeds wurden gezogen. Welcher kommt { NAME($place, form: "to") }?
ask-track-order = Welcher Weg als Nächstes?
ask-before-track = { NAME($track, form: "nom") } ist gleich dran. Eine Karte spielen?
ask-lone-zed = Welcher Zed verlässt zuerst die Katakombe?
ask-before-group = { NAME($zeds, form: "nom") } (Stärke { $n }) { $zeds ->
        [one] will
       *[other] wollen
    } { NAME($place, form: "acc") } verlassen. Etwas tun?
ask-who-goes = Gleiche Stärke, nicht Platz für alle: Wer geht weiter?
ask-who-yields = Gleiche Stärke, nicht Platz für alle: Wer weicht zurück?

## Answers

do-choose = { NAME($target, form: "acc") } nehmen
do-draw-face = { NAME($item) } ziehen
do-accept = Ja
do-decline = Nein
do-nobody = Niemand ist übrig
do-enter = { NAME($who) }: { NAME($target) }
do-move = { $target ->
        [none] { NAME($who, form: "acc") } bewegen
       *[other] { NAME($who, form: "acc") } { NAME($target, form: "to") } bewegen
    }
    .group = Bewegen
do-search = Mit { NAME($who, form: "dat") } suchen
    .group = Suchen
do-shoot = { NAME($who, form: "nom") } schießt: { NAME($target) }
    .group = Schießen
do-hand-load = { NAME($who, form: "nom") } schießt ohne Munition (2 Aktionen): { NAME($target) }
    .group = Mit selbst geladener Munition schießen
do-heal = { NAME($target, form: "acc") } heilen
    .group = Heilen
do-barricade = { NAME($who, form: "nom") } baut eine Barrikade: { NAME($target) }
    .group = Barrikade bauen
do-strongpoint = { NAME($who, form: "nom") } errichtet den Stützpunkt: { NAME($target) }
do-minefield = { NAME($who, form: "nom") } legt das Minenfeld: { NAME($target) }
do-research = { $who ->
        [none] Forschen
       *[other] { NAME($who, form: "nom") } forscht
    }
do-grenade = Gasgranate: { NAME($target) }
do-ferry = { NAME($who, form: "nom") } richtet eine Fähre ein
do-mend-bridge = { NAME($who, form: "nom") } repariert die Brücke
do-arrest = { NAME($who, form: "nom") } will { NAME($target, form: "acc") } festnehmen
do-first-aid = { NAME($who, form: "nom") } versorgt { NAME($target, form: "acc") } (1 Nachschub)
do-foresee = { NAME($who, form: "nom") } sieht sich das nächste Ereignis an
do-train = { NAME($who, form: "nom") } bildet { NAME($target, form: "acc") } aus
do-recruit = { NAME($who, form: "nom") } füllt { NAME($target, form: "acc") } auf (1 Munition)
do-hose = { NAME($who, form: "nom") } spritzt auf { NAME($target, form: "acc") }
do-own = { $n ->
        [0] Eigene Aktion von Platz 1
        [1] Eigene Aktion von Platz 2
        [2] Eigene Aktion von Platz 3
       *[other] Eigene Aktion von Platz 4
    }
do-restore = { NAME($target, form: "at") } Ordnung schaffen
do-pass = Jetzt nichts
do-back = Doch nicht
do-skip = Verfallen lassen
do-arm = { NAME($who, form: "acc") } als { NAME($target, form: "acc") } bewaffnen
    .group = Flüchtlinge bewaffnen
do-opportunist = „{ NAME($item) }“ für eine Aktion abwerfen
do-end-actions = Aktionsphase beenden
do-discharge = { NAME($who, form: "acc") } entlassen: { NAME($target) }
    .group = Entlassen
do-take-die = Die { $n } nehmen
do-find = { NAME($item) } nehmen
do-find-nothing = Nichts
do-hit = { $n } Treffer auf { NAME($target, form: "acc") }
do-take-hit = { NAME($who, form: "nom") } nimmt einen Treffer
do-lose = Verlieren: { NAME($item) }
do-component = { NAME($item) }
do-use-weapon = Superwaffe nutzen
do-no-weapon = Ohne Superwaffe
do-fall-back = { NAME($who, form: "nom") } weicht zurück
do-fall-back-all = { NAME($who, form: "nom") } weicht mit allen dort zurück
do-stay = Bleiben
do-step = { NAME($who, form: "nom") } geht { NAME($target, form: "to") }
do-raid = { NAME($who, form: "nom") } zieht
do-lead-on = { NAME($who, form: "nom") } zieht weiter
do-vip = { NAME($item) }
do-admit = { NAME($who, form: "nom") } bekommt ein Bett
do-let-die = Kein Bett: { NAME($who, form: "nom") } stirbt
do-defend = { NAME($who, form: "nom") } verteidigt
do-roll = Würfeln
do-reroll = Beide Würfel noch einmal
do-react = { NAME($who, form: "nom") }: { NAME($item) }
do-fight = Kämpfen
do-let-pass = Geschehen lassen
do-go-on = Weiter
do-overflow = { NAME($target) }
do-no-room = Er verlässt den Plan
do-activate = { NAME($target, form: "acc") } aktivieren: Seine Zeds rücken vor
    .group = Einen Weg aktivieren
do-depart = Los
do-lead = { NAME($target) } geht
do-locate = { NAME($target) }
do-take-zed = { NAME($target) }
do-appear = { $n ->
        [2] Ein neuer Zed für 2 Aktionen: { NAME($target) }
       *[other] Ein neuer Zed: { NAME($target) }
    }
    .group = Einen Zed erscheinen lassen
do-regenerate = { NAME($target, form: "acc") } regenerieren
    .group = Regenerieren
do-escape = { NAME($who, form: "acc") } befreien
    .group = Ausbruch
do-veto = „{ NAME($item) }“ abwerfen
do-gain = { NAME($item) }
do-clear-chaos = Chaos { NAME($target, form: "at") }
do-sabotage = { NAME($who, form: "nom") } zerstört die Verteidigung
do-arson = { NAME($who, form: "nom") } legt Feuer
do-end-zeds = Zeds-Phase beenden
do-attack = { NAME($who, form: "nom") } greift an: { NAME($target) }
    .group = Angreifen
do-retreat = { $who ->
        [none] { NAME($target) } zuerst
       *[other] { NAME($who) } zuerst
    }
do-special = { $target ->
        [none] { $who ->
            [none] { NAME($item) }
           *[other] { NAME($who, form: "nom") }: { NAME($item) }
        }
       *[other] { NAME($who, form: "nom") }: { NAME($item) } ({ NAME($target) })
    }
    .group = Spezialaktion
do-play = { $who ->
        [none] { $target ->
            [none] „{ NAME($item) }“ spielen
           *[other] „{ NAME($item) }“ spielen: { NAME($target) }
        }
       *[other] { $target ->
            [none] „{ NAME($item) }“ spielen: { NAME($who) }
           *[other] „{ NAME($item) }“ spielen: { NAME($who) }, { NAME($target) }
        }
    }

## Refusals

no-no-build = { NAME($who, form: "nom") } kann nicht bauen.
no-track-fortified = { NAME($track, form: "nom") } hat schon eine Barrikade oder den Stützpunkt.
no-no-supplies = Das kostet { $n } Nachschub.
no-no-scientist = Kein Wissenschaftler ist im Labor.
no-researched = In dieser Runde ist schon eine Forschung geglückt.
no-in-chaos = { NAME($who, form: "nom") } steckt im Chaos fest, bis Ordnung geschaffen ist.
no-field-full = Keine Einheit kann { NAME($place, form: "at") } bleiben: dort ist kein Platz mehr.
no-defiant = { NAME($who, form: "nom") } zieht erst, wenn Zeds angreifen.
no-no-ammo = Für { NAME($who, form: "acc") } fehlt die Munition.

## Ends

end-finale = Das Finale ist überstanden: Farmingdale steht.
end-center = Ein Zed ist im Stadtzentrum: Farmingdale ist gefallen.
end-chaos = Kein Chaosmarker ist mehr da: Farmingdale versinkt im Chaos.

## The log

log-level = { $n ->
        [0] Farmingdale, das Basis-Spiel.
       *[other] Farmingdale auf Level { $n }.
    }
log-decks = Das Ereignisdeck hat { $n } Karten.
log-stores = Die Vorräte werden ausgewürfelt: { $dice }.
log-villagers = In { $n } Dörfern leben Dorfbewohner.
log-begins = Farmingdale erwacht.
log-event = Runde { $n }: { NAME($card) }.
log-phase = { $phase ->
        [prfn] Plünderer, Rangers, Flüchtlinge, Nationalgarde (PRFN-Phase)
        [infection] Infektionsphase
        [consume] Verbrauchsphase
        [zeds] Zeds-Phase
        [actions] Aktionsphase
       *[other] Organisationsphase
    }.
log-event-now = Ereignis: { NAME($card) }.
log-event-holds = In Kraft: { NAME($card) }.
log-brains = Gehirne!
log-guard-event = Die Nationalgarde ist unterwegs.
log-finale = Die Aktionsphase des Finales beginnt.
log-ready-again = Alle Marker sind wieder bereit.
log-infection-up = Infektion +{ $n }: jetzt { $level }.
log-infection-down = Infektion −{ $n }: jetzt { $level }.
log-outbreak-waits = Die Infektion steht auf { $level }: Ein ungehinderter Ausbruch folgt.
log-supplies-up = +{ $n } Nachschub: jetzt { $left }.
log-supplies-down = −{ $n } Nachschub: jetzt { $left }.
log-ammo-up = +{ $n } Munition: jetzt { $left }.
log-ammo-down = −{ $n } Munition: jetzt { $left }.
log-actions-up = +{ $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }: jetzt { $left }.
log-actions = Die Karte gibt { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }.
log-action-spent = Eine Aktion der Karte ist verbraucht; { $left } übrig.
log-own-spent = { $seat ->
        [0] Platz 1
        [1] Platz 2
        [2] Platz 3
       *[other] Platz 4
    } verbraucht die eigene Aktion.
    .named = { $name } verbraucht die eigene Aktion.
    .yours = Du verbrauchst deine eigene Aktion.
log-actions-end = Die Helden sind fertig.
log-unit-moves = { NAME($who, form: "nom") } geht { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-unit-arrives = { NAME($who, form: "nom") } erscheint { NAME($place, form: "at") }.
log-unit-leaves-play = { NAME($who, form: "nom") } macht Platz.
log-unit-dies = { NAME($who, form: "nom") } ist gefallen und liegt auf dem Friedhof.
log-unit-hit = { NAME($who, form: "nom") } erhält { NAME($place, form: "at") } einen Treffer.
log-unit-reduced = { NAME($who, form: "nom") } wird auf die reduzierte Seite gedreht: Stärke { $strength }.
log-last-hit = { NAME($who, form: "nom") } erhält { NAME($place, form: "at") } den letzten Treffer.
log-unit-resists = { NAME($who, form: "nom") } steckt einen Treffer weg ({ $die }).
log-unit-fails = { NAME($who, form: "nom") } kann ihn nicht wegstecken ({ $die }).
log-saving-roll = Rettungswurf für { NAME($who, form: "acc") }: { $dice }, zusammen { $n }.
log-saved-basic = { NAME($who, form: "nom") } ist gerettet und wieder { NAME($place, form: "at") }.
log-to-bed = { NAME($who, form: "nom") } liegt komatös in einem Bett.
log-discharged = { NAME($who, form: "nom") } wird entlassen.
log-wakes = { NAME($who, form: "nom") } erwacht aus dem Koma.
log-healed = { NAME($who, form: "nom") } heilt einen Treffer.
log-recovers = { NAME($who, form: "nom") } erholt sich auf volle Stärke { $strength }.
log-all-healed = Alle sind geheilt.
log-infector-dies = { NAME($zed, form: "nom") } ist vernichtet ({ $die }).
log-infector-back = { NAME($zed, form: "nom") } wird zurückgeworfen ({ $die }) { NAME($place, form: "to") }.
log-infector-spreads = { NAME($zed, form: "nom") } verbreitet { NAME($place, form: "at") } die Seuche.
log-anti-roll = { NAME($who, form: "nom") } entkommt nicht ({ $die }).
log-anti-back = { NAME($who, form: "nom") } entkommt ({ $die }) { NAME($place, form: "to") }.
log-anti-jailed = { NAME($who, form: "nom") } läuft in die Stadt und kommt ins Gefängnis.
log-anti-arrives = { NAME($who, form: "nom") } taucht { NAME($place, form: "at") } auf.
log-zed-appears = { NAME($zed, form: "one") }{ $strength ->
        [0] {""}
       *[other] {" "}der Stärke { $strength }
    } erscheint { NAME($place, form: "at") }.
log-no-zed = Kein Zed ist mehr da, der { NAME($place, form: "at") } erscheinen könnte.
log-zed-hit = { NAME($zed, form: "nom") } erhält { NAME($place, form: "at") } einen Treffer.
log-zed-reduced = { NAME($zed, form: "nom") } wird { NAME($place, form: "at") } umgedreht: Stärke { $strength }.
log-zed-dies = { NAME($zed, form: "nom") } ist { NAME($place, form: "at") } vernichtet.
log-zed-resists = { NAME($zed, form: "nom") } ignoriert einen Treffer ({ $die }).
log-zed-fails = { NAME($zed, form: "nom") } ignoriert ihn nicht ({ $die }).
log-zed-recovers = { NAME($zed, form: "nom") } erholt sich { NAME($place, form: "at") } von einem Treffer.
log-zed-regenerates = { NAME($zed, form: "nom") } regeneriert sich { NAME($place, form: "at") }.
log-zeds-unmarked = Alle Treffermarker verschwinden von den Zeds.
log-zed-retreats = { NAME($zed, form: "nom") } zieht sich { NAME($place, form: "from") } { NAME($dest, form: "to") } zurück.
log-zed-stays = { NAME($zed, form: "nom") } kann { NAME($place, form: "at") } nirgendwohin.
log-zed-overflows = { NAME($zed, form: "nom") } findet keinen Platz und kommt { NAME($dest, form: "to") }.
log-zed-no-room = Für { NAME($zed, form: "acc") } ist nirgends Platz.
log-zed-displaced = { NAME($zed, form: "nom") } wird { NAME($dest, form: "to") } verdrängt.
log-left-behind = { NAME($zeds, form: "nom") } { $zeds ->
        [one] bleibt
       *[other] bleiben
    } { NAME($place, form: "at") } zurück: kein Platz.
log-zeds-move = Vormarsch { NAME($place, form: "from") } { NAME($dest, form: "to") }: { NAME($zeds, form: "one") }{ $n ->
        [0] {""}
       *[other] {" "}(Stärke { $n })
    }.
log-zeds-stopped = { NAME($who, form: "nom") } hält { NAME($zeds, form: "acc") } auf.
log-zeds-barred = Für { NAME($zeds, form: "acc") } ist der Weg { NAME($place, form: "to") } versperrt.
log-zeds-press-on = { NAME($zeds, form: "nom") } { $zeds ->
        [one] drängt
       *[other] drängen
    } weiter.
log-zed-presses-on = { NAME($zed, form: "nom") } drängt { NAME($place, form: "from") } weiter.
log-zeds-in-center = { NAME($zeds, form: "nom") } { $zeds ->
        [one] ist
       *[other] sind
    } im Stadtzentrum!
log-last-stand = Ein letztes Bollwerk für die Stadt!
log-track-active = { NAME($track, form: "nom") } wird aktiviert.
log-track-calm = { NAME($track, form: "nom") } bleibt ruhig.
log-track-still = Niemand bewegt sich { NAME($track, form: "at") }.
log-coop-move = Koop: Die stärksten Zeds bewegen sich, { $n }-mal.
log-coop-place = Koop: Neue Zeds, wo am wenigsten sind, { $n }-mal.
log-coop-moves = { NAME($zeds, form: "nom") } { $zeds ->
        [one] bewegt
       *[other] bewegen
    } sich zusätzlich { NAME($place, form: "from") }.
log-catacomb-leaves = { NAME($zeds, form: "nom") } { $zeds ->
        [one] findet
       *[other] finden
    } den Weg hinaus ({ $die }).
log-catacomb-stays = { NAME($zeds, form: "nom") } { $zeds ->
        [one] irrt
       *[other] irren
    } umher ({ $die }).
log-catacomb-lost = { NAME($zeds, form: "nom") } { $zeds ->
        [one] verirrt
       *[other] verirren
    } sich ({ $die }).
log-zed-swallowed = { NAME($zed, form: "nom") } wird nie wieder gesehen ({ $die }).
log-zed-strays = { NAME($zed, form: "nom") } irrt ({ $die }) { NAME($dest, form: "to") }.
log-unit-leaves = { NAME($who, form: "nom") } findet den Weg hinaus: { $dice }.
log-unit-stays = { NAME($who, form: "nom") } irrt umher: { $dice }.
log-unit-lost = { NAME($who, form: "nom") } verirrt sich: { $dice }.
log-unit-strays = { NAME($who, form: "nom") } irrt ({ $die }) { NAME($dest, form: "to") }.
log-unit-swallowed = { NAME($who, form: "nom") } wird nie wieder gesehen ({ $die }).
log-attacks = { NAME($who, form: "nom") } greift { NAME($foes, form: "acc") } { NAME($place, form: "at") } an.
log-willing = { NAME($who, form: "nom") } ist nicht mehr widerspenstig.
log-defender-roll = { NAME($who, form: "nom") } verteidigt ({ $die }).
log-column = { NAME($foes, form: "nom") } mit { $zeds_n } gegen { NAME($who, form: "acc") } mit { $own }: { $n ->
        [0] die Zeds sind dreimal so stark
        [1] die Zeds sind doppelt so stark
        [2] die Zeds sind stärker
        [3] beide sind gleich stark
        [4] wir sind stärker
        [5] wir sind doppelt so stark
       *[other] wir sind dreimal so stark
    }.
log-shift-right = { $n } nach rechts: { $why ->
        [fight] das Feld
        [build] was dort gebaut ist
        [weapon] die Superwaffe
        [marker] ein Marker
        [event] das Ereignis
        [story] eine Storykarte
        [super] ein Super-Zed
        [anti] eine Anti-Einheit
       *[other] eine Fähigkeit
    }.
log-shift-left = { $n } nach links: { $why ->
        [fight] das Feld
        [build] was dort gebaut ist
        [weapon] die Superwaffe
        [marker] ein Marker
        [event] das Ereignis
        [story] eine Storykarte
        [super] ein Super-Zed
        [anti] eine Anti-Einheit
       *[other] eine Fähigkeit
    }.
log-melee-dice = { NAME($who, form: "nom") } würfelt { $dice }: { $roll }, { $column ->
        [0] die Zeds sind dreimal so stark
        [1] die Zeds sind doppelt so stark
        [2] die Zeds sind stärker
        [3] beide sind gleich stark
        [4] wir sind stärker
        [5] wir sind doppelt so stark
       *[other] wir sind dreimal so stark
    }.
log-rerolls = { NAME($who, form: "nom") } würfelt noch einmal.
log-melee-won = { NAME($who, form: "nom") } gewinnt { NAME($place, form: "at") }: { $zeds_n } Treffer auf die andere Seite, { $own } eingesteckt.
log-melee-lost = { NAME($who, form: "nom") } verliert { NAME($place, form: "at") }: { $zeds_n } Treffer auf die andere Seite, { $own } eingesteckt.
log-gun-column = { NAME($source, form: "nom") } schießt auf { NAME($place, form: "acc") }: Stärke { $n }.
log-gun-dice = { NAME($source, form: "nom") } würfelt { $dice }: { $roll }, Feuerkraft { $column }: { $n } Treffer.
log-hand-loads = { NAME($who, form: "nom") } lädt von Hand.
log-burns = Phosphor brennt { NAME($place, form: "at") }.
log-mines = Das Minenfeld { NAME($place, form: "at") } geht hoch.
log-falls-back = { NAME($who, form: "nom") } weicht zurück.
log-unit-retreats = { NAME($who, form: "nom") } zieht sich { NAME($place, form: "from") } { NAME($dest, form: "to") } zurück.
log-hides = { NAME($who, form: "nom") } tarnt sich { NAME($place, form: "at") } ({ $die }).
log-hides-not = { NAME($who, form: "nom") } wird { NAME($place, form: "at") } entdeckt ({ $die }).
log-trap = Eine Falle von { NAME($who, form: "dat") } schnappt zu ({ $die }).
log-trap-fails = Die Fallen von { NAME($who, form: "dat") } versagen ({ $die }).
log-perimeter = { NAME($who, form: "nom") } hält den Perimeter: { $die }.
log-barks = { NAME($who, form: "nom") } bellt: { $die }.
log-charge = { NAME($who, form: "nom") } fegt sie weg ({ $die }).
log-charge-fails = { NAME($who, form: "nom") } kommt nicht durch ({ $die }).
log-assassin = { NAME($who, form: "nom") } zieht ihr Messer: { $die }.
log-chaos = Chaos { NAME($place, form: "at") }; noch { $left } Marker im Vorrat.
log-chaos-none = Chaos { NAME($place, form: "at") }, aber kein Marker ist mehr da.
log-chaos-cleared = { NAME($place, form: "at") } wird Ordnung geschaffen.
log-no-fever = Die Anzüge halten die Infektion ab.
log-villagers-flee = { NAME($who, form: "nom") } flieht { NAME($place, form: "from") }.
log-refugees-move = { NAME($who, form: "nom") } zieht { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-refugees-stay = { NAME($who, form: "nom") } kommt { NAME($place, form: "from") } nicht weiter.
log-to-camp = { NAME($who, form: "nom") } erreicht das Flüchtlingslager.
log-bitten = { NAME($who, form: "nom") } wird { NAME($place, form: "at") } angefressen.
log-vip = Die V.I.P.-Gruppe bringt { $gift ->
        [cure] ein Heilmittel
        [care] Pflege für alle
       *[other] Vorräte
    }.
log-armed = { NAME($who, form: "nom") } greift zu den Waffen: { NAME($whom, form: "acc") }.
log-no-infection-roll = Kein Infektionswurf auf dieser Karte.
log-infection-safe = Infektionswurf { $dice }: { $roll }, über { $level }. Glück gehabt.
log-infection-breaks = Infektionswurf { $dice }: { $roll }, nicht über { $level }. Ausbruch!
log-unchecked = Ungehinderter Ausbruch: Die Infektion sinkt um { $roll }.
log-outbreak = Die Seuche bricht { NAME($track, form: "at") } aus.
log-rain-to-eaves = Und gleich noch einer.
log-consume-none = Nichts wird verbraucht.
log-consume-roll-safe = Verbrauchswurf { $die }, über { $n ->
        [one] 1 hungrigen Mund
       *[other] { $n } hungrige Münder
    }: nichts.
log-consume-roll-pays = Verbrauchswurf { $die }, nicht über { $n ->
        [one] 1 hungrigen Mund
       *[other] { $n } hungrige Münder
    }.
log-shortage = Es ist nicht genug zu essen da.
log-story = Storykarte: { NAME($card) }.
log-story-hidden = Die Helden ziehen eine Storykarte.
log-stories-shuffled = { $n ->
        [one] 1 Storykarte wird
       *[other] { $n } Storykarten werden
    } neu gemischt.
log-no-story = Keine Storykarte ist mehr da.
log-located = Es geschieht { NAME($track, form: "at") }.
log-story-kept = „{ NAME($card) }“ kommt auf die Hand.
log-story-now = „{ NAME($card) }“ gilt sofort.
log-story-played = „{ NAME($card) }“ wird gespielt.
log-story-away = „{ NAME($card) }“ wird abgeworfen.
log-card-stays = „{ NAME($card) }“ bleibt auf der Hand.
log-search-dice = { NAME($who, form: "nom") } sucht { NAME($place, form: "at") }: { $dice }.
log-search-double = { NAME($who, form: "nom") } würfelt einen Pasch: doppelt.
log-finds = { NAME($who, form: "nom") } findet etwas ({ $roll }).
log-finds-nothing = { NAME($who, form: "nom") } findet nichts ({ $roll }).
log-plus = { NAME($who, form: "nom") }: { $n ->
        [one] +1
       *[other] { $n }
    }.
log-plus-card = { $n ->
        [one] +1
       *[other] { $n }
    } durch eine Karte.
log-barricade = { NAME($who, form: "nom") } baut { NAME($place, form: "at") } eine Barrikade.
log-barricade-falls = Die Barrikade { NAME($place, form: "at") } fällt.
log-barricade-moved = Die Barrikade { NAME($place, form: "at") } wird abgebaut.
log-built-strongpoint = { NAME($who, form: "nom") } errichtet { NAME($place, form: "at") } den Stützpunkt.
log-built-minefield = { NAME($who, form: "nom") } legt { NAME($place, form: "at") } das Minenfeld.
log-ferry = { NAME($who, form: "nom") } richtet { NAME($place, form: "at") } eine Fähre ein.
log-bridge-mended = { NAME($who, form: "nom") } repariert die Brücke.
log-sabotaged = { NAME($who, form: "nom") } zerstört die Verteidigung { NAME($place, form: "at") }.
log-research-fails = { NAME($who, form: "nom") } scheitert: { $roll }, nötig { $need } (Würfel { $die }).
log-research-succeeds = { NAME($who, form: "nom") } hat Erfolg: { $roll }, nötig { $need } (Würfel { $die }).
log-research-card = Forschung: { NAME($card) }.
log-research-over = Es gibt nichts mehr zu erforschen.
log-last-component = Die letzte Komponente liegt im Labor.
log-antidote = Das Gegenmittel ist gefunden!
log-component = Die Superwaffe bekommt { NAME($component, form: "acc") }. Teile: { $n }.
log-no-component = Keine weitere Komponente.
log-grenade = Eine Gasgranate { NAME($place, form: "at") }.
log-special = { NAME($who, form: "nom") }: Spezialaktion.
log-speech = { NAME($who, form: "nom") } hält eine Ansprache.
log-trained = { NAME($who, form: "nom") } bildet { NAME($whom, form: "acc") } aus.
log-looks = { NAME($who, form: "nom") } blickt voraus.
log-sees = { NAME($who, form: "nom") } sieht: { NAME($card) }.
log-hose = { NAME($who, form: "nom") } hält den Schlauch auf { NAME($zed, form: "acc") }: { $roll }, nötig { $need }.
log-nobody-left = Niemand ist mehr da, der kommen könnte.
log-raiders-move = { NAME($who, form: "nom") } zieht { NAME($place, form: "from") } { NAME($dest, form: "to") }.
log-raiders-stuck = { NAME($who, form: "nom") } kommt { NAME($place, form: "from") } nicht weiter.
log-raiders-die = { NAME($who, form: "nom") } ist endgültig geschlagen.
log-plunder = { NAME($who, form: "nom") } plündert die Stadt: { $n ->
        [one] 1 Verlust
       *[other] { $n } Verluste
    }.
log-doctor-arrives = Dr. Marteuse ist in seinem Büro.
log-doctor-flees = Dr. Marteuse flieht { NAME($dest, form: "to") }.
log-doctor-caught = Dr. Marteuse wird { NAME($place, form: "at") } gefasst.
log-doctor-escapes = Dr. Marteuse ist fort.
log-zed-actions = Der Zed-Spieler hat { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }.
log-zed-action-spent = Eine Zed-Aktion ist verbraucht; { $left } übrig.
log-veto = „{ NAME($card) }“ wird abgeworfen: { NAME($track, form: "at") } bewegt sich nichts.
log-arrest = { NAME($who, form: "nom") } nimmt { NAME($whom, form: "acc") } fest ({ $die }, nötig { $need }).
log-arrest-fails = { NAME($who, form: "nom") } kann { NAME($whom, form: "acc") } nicht festnehmen ({ $die }, nötig { $need }).
log-points = { $what ->
        [units] Lebende Einheiten
        [refugees] Gerettete Flüchtlinge
        [supplies] Nachschub übrig
        [ammo] Munition übrig
        [infection] Wenig Infektion
        [antidote] Gegenmittel
        [components] Superwaffe
        [marteuse] Dr. Marteuse im Gefängnis
        [chaos] Chaos
       *[other] Ereigniskarten, die bei der Niederlage noch lagen
    }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
log-rank = Zusammen { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } (etwa { $best } sind möglich). Euer Rang: { NAME($rank) }. { NAME($rank, form: "text") }

## Why

why-better-act = Es gibt Besseres zu tun.
why-card-waits = Die Karte ist ein andermal mehr wert.
why-guard-less = { NAME($who, form: "nom") } nützt { NAME($place, form: "at") } weniger.
why-attack-less = { NAME($who, form: "nom") } gewinnt { NAME($place, form: "at") } weniger durch einen Angriff.
why-shoot-less = { NAME($who, form: "nom") } gewinnt weniger durch einen Schuss auf { NAME($place, form: "acc") }.
why-search-less = { NAME($who, form: "nom") } kann { NAME($place, form: "at") } etwas finden, aber anderes bringt mehr.
why-special-waits = { NAME($who, form: "nom") } kann sich das für einen besseren Moment aufheben.
why-action-left = Eine weitere Aktion lohnt sich noch.
why-worse-odds = { NAME($who, form: "nom") } hat keine besseren Chancen als andere.
why-no-reroll = { NAME($who, form: "nom") } würde mehr riskieren, als zu gewinnen ist.
why-hit-less = { NAME($zed, form: "nom") }: Woanders bewirken diese Treffer mehr.
why-more-harm = Das schmerzt mehr.
why-react-less = Ein anderer Versuch verspricht mehr.
why-harm-there = Dort schmerzt es mehr: { NAME($track, form: "nom") }.
why-ability-less = { NAME($who, form: "nom") } hilft der Stadt weniger als andere.
why-component-less = { NAME($component) } ist nicht das nützlichste Teil.
why-leave-it = Es gibt nichts Besseres.
why-card = Die Karte hilft jetzt.
why-get-up = { NAME($who, form: "nom") } ist wieder fit.
why-fever = Die Infektion ist zu hoch.
why-chaos-low = Die Chaosmarker gehen zur Neige.
why-enough = Nichts lohnt eine weitere Aktion.
why-own = Die Aktionen der Karte sind verbraucht.
why-special = { NAME($who, form: "nom") } kann das umsonst.
why-arm = Flüchtlinge können die Stadt verteidigen.
why-refugees = Flüchtlinge gehören ins Lager.
why-laboratory = { NAME($who, form: "nom") } gehört ins Labor.
why-to-bed = { NAME($who, form: "nom") } braucht ein Bett.
why-guard = { NAME($who, form: "nom") } bewacht den Weg { NAME($place, form: "at") }.
why-attack = { NAME($who, form: "nom") } kann sie { NAME($place, form: "at") } zurückschlagen.
why-shoot = { NAME($who, form: "nom") } hat freies Schussfeld auf { NAME($place, form: "acc") }.
why-search = { NAME($who, form: "nom") } kann { NAME($place, form: "at") } etwas finden.
why-heal = { NAME($who, form: "nom") } erholt sich.
why-research = { NAME($who, form: "nom") } kann etwas Neues finden.
why-build = Eine Barrikade hilft { NAME($place, form: "at") }.
why-grenade = Gas trifft sie alle { NAME($place, form: "at") }.
why-arrest = { NAME($who, form: "nom") } kann sie aus dem Spiel nehmen.
why-good-odds = { NAME($who, form: "nom") } hat die besten Chancen.
why-reroll = { NAME($who, form: "nom") } kann dabei nur gewinnen.
why-strongest = { NAME($zed, form: "nom") } ist der Schlimmste.
why-least-harm = Das schmerzt am wenigsten.
why-react = Ein Versuch kostet nichts.
why-far-away = Dort schmerzt es am wenigsten: { NAME($track, form: "nom") }.
why-ability = { NAME($who, form: "nom") } hilft der Stadt am meisten.
why-component = { NAME($component) } ist das nützlichste Teil.
why-zed-push = Dort ist die Stadt schwach: { NAME($track, form: "nom") }.
why-zed-appear = Mehr Zeds.
why-zed-regenerate = Er wird umsonst stärker.
fear-gates = Gefahr: Zeds der Stärke { $n } { NAME($field, form: "at") }, { $steps ->
        [one] einen Schritt vor dem Stadtzentrum.
       *[other] { $steps } Schritte vor dem Stadtzentrum.
    }

## What an option means

means-ability = { NAME($ability, form: "text") }
means-card = { NAME($card, form: "text") }
means-fight-column = { $n ->
        [0] die Zeds sind dreimal so stark
        [1] die Zeds sind doppelt so stark
        [2] die Zeds sind stärker
        [3] beide sind gleich stark
        [4] wir sind stärker
        [5] wir sind doppelt so stark
       *[other] wir sind dreimal so stark
    }
means-fight-shift = um { $n } verschoben, zuvor: { $first ->
        [0] die Zeds sind dreimal so stark
        [1] die Zeds sind doppelt so stark
        [2] die Zeds sind stärker
        [3] beide sind gleich stark
        [4] wir sind stärker
        [5] wir sind doppelt so stark
       *[other] wir sind dreimal so stark
    }
means-shift-right = +{ $n }: { $why ->
        [fight] das Feld
        [build] was dort gebaut ist
        [weapon] die Superwaffe
        [marker] ein Marker
        [event] das Ereignis
        [story] eine Storykarte
        [super] ein Super-Zed
        [anti] eine Anti-Einheit
       *[other] eine Fähigkeit
    }
means-shift-left = −{ $n }: { $why ->
        [fight] das Feld
        [build] was dort gebaut ist
        [weapon] die Superwaffe
        [marker] ein Marker
        [event] das Ereignis
        [story] eine Storykarte
        [super] ein Super-Zed
        [anti] eine Anti-Einheit
       *[other] eine Fähigkeit
    }
means-fight-win = gewinnt: { $percent } %
means-fight-unhurt = bleibt unverletzt: { $percent } %
means-fight-falls = fällt: { $percent } %
means-new-roll = der neue Wurf gilt und kostet nichts
means-last-hit = { $percent ->
        [100] letzter Treffer
       *[other] letzter Treffer: { $percent } %
    }, dann Rettungswurf: { $dies } % Friedhof
means-last-hit-dies = { $percent ->
        [100] stirbt
       *[other] stirbt: { $percent } %
    }
means-zed-infector = ein Wurf: zurück auf seinen Start, bei 4 bis 6 vernichtet
means-zed-sides = Stärke { $n }, reduziert { $later }
means-hit-leaves = Stärke { $n }: { $left ->
        [one] noch 1 Treffer
       *[other] noch { $left } Treffer
    } bis Stärke { $later }
means-hit-leaves-low = Stärke { $n }: { $left ->
        [one] noch 1 Treffer
       *[other] noch { $left } Treffer
    }, dann ist er vernichtet
means-hit-flips = Stärke { $n } → { $later }, dann { $left ->
        [one] noch 1 Treffer
       *[other] noch { $left } Treffer
    } bis zur Vernichtung
means-hit-destroys = Stärke { $n }: vernichtet
means-hit-resists = Stärke { $n }, ignoriert jeden Treffer bei 1 bis 3
means-fight-hits = etwa { $given },{ $given_tenths } Treffer ausgeteilt, { $taken },{ $taken_tenths } eingesteckt
means-columns = { $n ->
        [0] nicht besser als das Feld selbst
        [one] eine Spalte besser in der Verteidigung
       *[other] { $n } Spalten besser in der Verteidigung
    }
means-holds = hält gegen die nächsten Zeds: { $percent } %
means-holds-then = dahinter: { $percent } %
means-alone-town = { NAME($track, form: "nom") }: noch ein Schritt, und die Stadt ist gefallen
means-alone-chaos = { NAME($place, form: "nom") } steht offen: Chaos dort
means-alone-end = { NAME($place, form: "nom") } steht offen, und kein Chaosmarker ist übrig: das wäre das Ende
means-alone-people = allein { NAME($place, form: "at") }: { NAME($who, form: "nom") }
means-gun-column = Feuerkraft { $n }
means-gun-hits = etwa { $given },{ $given_tenths } Treffer
means-unpaid = kostet keine Munition
means-ammo = { $n } Munition
means-supplies = { $n } Nachschub
means-may-find = { $supplies ->
        [0] { $ammo } Munition
       *[other] { $ammo ->
            [0] { $supplies } Nachschub
           *[other] { $supplies } Nachschub und { $ammo } Munition
        }
    }: { $percent } %
means-may-choose = { $n ->
        [2] 1 Nachschub oder 1 Munition
       *[other] 2 Nachschub, 2 Munition oder von jedem eins
    }, nach Wahl: { $percent } %
means-finds-nothing = hier ist nichts zu finden
means-succeeds = gelingt: { $percent } %
means-infection-falls = Infektion −{ $n }
means-gas = { $n } Treffer verteilt, dazu ein Chaosmarker
means-stuck = steckt dort im Chaos fest
means-lapse = { $n ->
        [one] 1 Aktion verfällt
       *[other] { $n } Aktionen verfallen
    }
