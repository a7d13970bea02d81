# Was jedes Spiel der Familie sagt, in unseren Worten. Eigene Texte eines Spiels gehen vor.

## Zonen (die Nummer aus ihrer Kennung ist $arg)

zone-street = Straße { $arg }
    .at = auf Straße { $arg }
    .to = auf Straße { $arg }
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

## Dinge auf dem Plan

thing-door = Tür { $arg }
    .acc = Tür { $arg }
thing-car = Auto { $arg }
    .acc = Auto { $arg }
thing-spawn = Brutzone
    .acc = die Brutzone
token-crate = Kiste
    .acc = die Kiste
token-objective = Ziel
    .acc = das Ziel
token-objective-blue = Blaues Ziel
    .text = Wer es nimmt, entriegelt die blauen Türen und weckt die blauen Brutzonen.
token-objective-green = Grünes Ziel
    .text = Wer es nimmt, entriegelt die grünen Türen und weckt die grünen Brutzonen.
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

## Das Spiel

setting-mission = Mission
    .text = Wo gespielt wird und was dort zu tun ist.

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
mark-loud = Lautsprecher: Lärm { $n }, in jeder Runde
mark-exit = Ausgang
mark-manhole = Gully
mark-made-up = Von uns erfunden, um eine Lücke zu füllen
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
mark-driver = am Steuer: { NAME($who, form: "nom") }
tag-acted = War in dieser Runde schon dran

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
ask-friendly-fire = { $n ->
        [one] 1 Fehlschuss trifft einen von uns. Wen?
       *[other] { $n } Fehlschüsse treffen uns. Wen zuerst?
    }
ask-car-hit = { $n ->
        [one] { NAME($who, form: "gen") } Auto hat 1 Treffer. Wer kommt unter die Räder?
       *[other] { NAME($who, form: "gen") } Auto hat { $n } Treffer. Wer kommt zuerst unter die Räder?
    }
ask-patch = Wessen Wunde verbindet { NAME($who) }?
ask-destiny = { NAME($who) } hat gezogen: { NAME($card) }. Behalten oder eine andere ziehen?
ask-matching-set = { NAME($card) }: Holt { NAME($who) } das Gegenstück aus dem Stapel?
ask-odd-one = { $n ->
        [one] { NAME($zone, form: "at") } ist { NAME($kind, form: "one") } übrig. Welcher Weg?
       *[other] { NAME($zone, form: "at") } sind { $n } { NAME($kind, form: "many") } übrig. Welcher Weg für den Nächsten?
    }
ask-prepare = { NAME($who) } würfelt gleich, mit { $n } Würfeln und ab { $accuracy }. Kommt noch etwas dazu?
ask-react = { NAME($zone, form: "at") } erscheinen Zombies. Reagiert { NAME($who) }?
ask-dark-room = { $n ->
        [1] Welche Dunkle Zone bekommt die erste Zombiekarte?
        [2] Und die zweite?
       *[other] Und Karte Nummer { $n }?
    }
ask-rush = { $n ->
        [one] Neben anderen seiner Art ist { NAME($zone, form: "at") } { NAME($kind, form: "one") } erschienen, und nicht alle leben noch. War er unter den Gefallenen?
       *[other] { NAME($zone, form: "at") } sind neben anderen ihrer Art { $n } { NAME($kind, form: "many") } erschienen, und nicht alle leben noch. Wie viele der Neuen stürmen los?
    }
ask-medic = Versorgt { NAME($who) } hier die Wunden?
ask-shield = { $n ->
        [one] { NAME($who) } bekommt gleich 1 Wunde. Stattdessen etwas opfern?
       *[other] { NAME($who) } bekommt gleich { $n } Wunden. Statt einer etwas opfern?
    }
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
do-enough = Genug: Den Rest nehmen die anderen
do-equip = Eine mehr für { NAME($who) }
do-activate = { NAME($who) }
do-wait = Abwarten und später handeln
do-end = Zug beenden
do-move = { NAME($target, form: "to") } gehen
    .group = Gehen …
do-slip = { NAME($target, form: "to") } entwischen
    .group = Entwischen …
do-stop = Hier stehen bleiben
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
do-hold-back = Zurückhaltung: Treffer dürfen verfallen
do-aim = In eine leere Zone schießen …
    .short = eine leere Zone
do-rush = { $n ->
        [0] Keiner stürmt los
        [one] 1 stürmt los
       *[other] { $n } stürmen los
    }
do-prepare = { NAME($item, form: "acc") } einsetzen
do-roll = Würfeln
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
do-lifesaver = Überlebende herausziehen: { NAME($target) }
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
do-waste = Diesen Treffer verfallen lassen
do-pass = Verzichten
do-misfire = { NAME($who) } trifft es
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
       *[other] In die Hand: { NAME($item) }
    }
    .group = In die Hand nehmen …
do-keep = So lassen
do-fetch = Dazuholen: { NAME($item) }
do-redraw = { NAME($item, form: "acc") } ablegen und neu ziehen
do-reveal = { NAME($target) }
do-heal = Bei allen hier 1 Wunde heilen
do-patch = Bei { NAME($who) } 1 Wunde heilen
do-shield = { NAME($item, form: "acc") } verbrauchen
do-sacrifice = { NAME($item, form: "acc") } opfern
do-suffer = Die Wunden hinnehmen
do-bite = 1 Wunde für { NAME($who) }
do-bite-all = Alle Wunden für { NAME($who) }
do-send = { NAME($target, form: "to") } schicken
do-leave = Durch den Ausgang gehen
do-seal = Die Brutzone schließen
do-switch-on = Den Strom einschalten

## Warum nicht

no-search-street = Auf der Straße ist nichts zu holen. Gesucht wird in Gebäuden.
    .short = nur in Gebäuden
no-search-zombies = { $n ->
        [one] Mit einem Zombie im Raum sucht niemand.
       *[other] Mit { $n } Zombies im Raum sucht niemand.
    }
    .short = nicht bei Zombies
no-search-once = { NAME($who) } hat schon gesucht: Einmal pro Zug muss reichen.
    .short = nur einmal pro Zug
no-search-nothing = Hier ist nichts mehr zu finden, sagt die Mission.
    .short = hier ist nichts mehr
no-no-actions = { NAME($who) } hat dafür keine Aktion mehr.
    .short = keine Aktion mehr
no-too-many-zombies = Zu viele Zombies halten { NAME($who) } fest: Weggehen kostet { $n } Aktionen, eine mehr für jeden Zombie hier.
    .short = kostet { $n } Aktionen
no-door-locked = { $colour ->
        [blue] Eine blaue Tür geht erst auf, wenn jemand das blaue Ziel hat.
        [green] Eine grüne Tür geht erst auf, wenn jemand das grüne Ziel hat.
       *[other] Diese Tür hält die Mission verschlossen.
    }
    .short = bleibt vorerst zu
no-door-tool = { NAME($who) } hält nichts, was Türen öffnet. Brechstange, Feuerwehraxt oder Kettensäge können das.
    .short = nichts dafür in der Hand
no-reload-first = Erst muss nachgeladen werden: { NAME($item) }.
    .short = erst nachladen
no-not-takeable = Die Mission lässt { NAME($who) } das jetzt nicht aufnehmen.
    .short = jetzt nicht

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
log-enough = Platz { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    } hat genug.
    .named = { $name } hat genug.
    .yours = Du hast genug.
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
    .named = Den Anfang macht diese Runde: { $name }.
    .yours = Du beginnst diese Runde.

## Verlauf: Runden und Züge

log-round = Runde { $n } beginnt.
log-turn = { NAME($who) } ist am Zug.
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
log-noise = { $n ->
        [one] Lärm { NAME($zone, form: "at") }. Mit allen, die dort sind, zählt er { $total }.
       *[other] { $n } Lärm { NAME($zone, form: "at") }. Mit allen, die dort sind, zählt er { $total }.
    }
log-heals = { $n ->
        [one] { NAME($who) } erholt sich von 1 Wunde.
       *[other] { NAME($who) } erholt sich von { $n } Wunden.
    }
log-commands = { NAME($who) } gibt { NAME($whom) } eine freie Aktion.
log-lifesaver = { NAME($who) } greift { NAME($zone, form: "to") } hinüber.

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
log-hits = { $n ->
        [0] { NAME($who) } hat { NAME($dice) }: kein Treffer
        [one] { NAME($who) } hat { NAME($dice) }: 1 Treffer
       *[other] { NAME($who) } hat { NAME($dice) }: { $n } Treffer
    }, { $misses ->
        [0] nichts daneben.
        [one] 1 daneben.
       *[other] { $misses } daneben.
    }
log-hits-lost = { $n ->
        [one] { NAME($who, form: "gen") } Treffer ist zu schwach für das, was vorne steht.
       *[other] { NAME($who, form: "gen") } { $n } Treffer sind zu schwach für das, was vorne steht.
    }
log-hit-wasted = { NAME($who) } lässt einen Treffer verfallen.
log-kills = { NAME($who) } tötet { NAME($zone, form: "at") } { NAME($kind, form: "one-acc") }.
log-holds-nose = { NAME($who) } hält sich die Nase zu und sieht nach, was übrig ist.
log-reflexes = Kampfreflexe: { NAME($who) } schlägt sofort zu.
log-friendly-fire = { $n ->
        [one] { NAME($who) } schießt einmal daneben, und { NAME($zone, form: "at") } stehen Freunde.
       *[other] { NAME($who) } schießt { $n }-mal daneben, und { NAME($zone, form: "at") } stehen Freunde.
    }
log-molotov = { NAME($who) } wirft einen Molotowcocktail. Das überlebt { NAME($zone, form: "at") } nichts.
log-adrenaline = { NAME($who) } bekommt { $n } Adrenalin, insgesamt { $total }.
log-danger = { $level ->
        [1] { NAME($who) } erreicht Gelb. Die Zombies merken es.
        [2] { NAME($who) } erreicht Orange. Die Zombies merken es.
       *[3] { NAME($who) } erreicht Rot. Die Zombies merken es.
    }
log-skill = { NAME($who) } nutzt eine Fertigkeit: { NAME($skill) }.
log-brother = { NAME($who) } leiht sich etwas von einem Waffenbruder: { NAME($skill) }.
log-learns = { NAME($who) } hat eine neue Fertigkeit: { NAME($skill) }.

## Takte: ein Satz für das, was zugleich geschieht

beat-attack = { NAME($who) } { NAME($zone, form: "at") }: { $hits ->
        [0] { $falls ->
            [0] kein Treffer
           *[other] {""}
        }
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $falls ->
        [0] .
        [one] { $hits ->
            [0] {""}
           *[other] {", "}
        }{ NAME($kinds) } fällt.
       *[other] { $hits ->
            [0] {""}
           *[other] {", "}
        }{ NAME($kinds) } fallen.
    }
beat-fire = { $falls ->
        [0] { NAME($who) } wirft einen Molotowcocktail { NAME($zone, form: "to") }. Dort war nichts, was brennt.
        [one] { NAME($kinds) } verbrennt { NAME($zone, form: "at") }: { NAME($who) } +{ $gain }.
       *[other] { $falls } fallen { NAME($zone, form: "at") }, { NAME($kinds) }: { NAME($who) } +{ $gain }.
    }
beat-wave = { $moving ->
        [0] { $groups ->
            [0] Die Horde bleibt, wo sie ist.
            [one] Eine Gruppe macht sich auf den Weg.
           *[other] { $groups } Gruppen machen sich auf den Weg.
        }
        [one] 1 Zombie zieht weiter.
       *[other] { $groups ->
            [0] { $moving } Zombies ziehen weiter.
            [one] { $moving } Zombies ziehen gemeinsam weiter.
           *[other] { $moving } Zombies ziehen in { $groups } Gruppen weiter.
        }
    }
beat-bite = { $wounds ->
        [0] { $attackers ->
            [one] 1 Zombie greift an. Niemand ist verletzt.
           *[other] { $attackers } Zombies greifen an. Niemand ist verletzt.
        }
        [one] { NAME($whom) } wird gebissen: 1 Wunde.
       *[other] Gebissen: { NAME($whom) }. { $wounds } Wunden.
    }

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
            [beyond] In Sicht und in Reichweite ist niemand, und hinter den Türen ist keine Zone lauter (Lärm { $noise })
           *[taunted] Von dort kam der Spott
        }.{ $ways ->
            [one] {""}
           *[other] {" "}Mehrere Wege sind gleich kurz: { NAME($ways) }.
        }
       *[other] { NAME($group) } { NAME($zone, form: "at") } wollen { NAME($goals, form: "to") }: { $why ->
            [sees] Dort sehen sie Überlebende, und niemand in Sicht ist lauter (Lärm { $noise })
            [hears] Sie sehen niemanden, und keine Zone ist lauter (Lärm { $noise })
            [beyond] Sie sehen und erreichen niemanden, und hinter den Türen ist keine Zone lauter (Lärm { $noise })
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
            [beyond] Keine Zone ist lauter (Lärm { $noise }).
           *[taunted] Der Spott kam von hier.
        }
       *[other] { NAME($group) } bleiben { NAME($zone, form: "at") }: { $why ->
            [sees] Niemand in Sicht ist lauter als die Leute hier (Lärm { $noise }).
            [hears] Keine Zone ist lauter (Lärm { $noise }).
            [beyond] Keine Zone ist lauter (Lärm { $noise }).
           *[taunted] Der Spott kam von hier.
        }
    }
log-horde-stuck = { $group ->
        [one] { NAME($group) } bleibt { NAME($zone, form: "at") }: Kein offener Weg führt { NAME($goals, form: "to") }, { $why ->
            [sees] wo Überlebende in Sicht sind (Lärm { $noise }).
            [hears] wo es am lautesten ist (Lärm { $noise }).
            [beyond] wo es hinter den Türen am lautesten ist (Lärm { $noise }).
           *[taunted] woher der Spott kam.
        }
       *[other] { NAME($group) } bleiben { NAME($zone, form: "at") }: Kein offener Weg führt { NAME($goals, form: "to") }, { $why ->
            [sees] wo sie Überlebende sehen (Lärm { $noise }).
            [hears] wo es am lautesten ist (Lärm { $noise }).
            [beyond] wo es hinter den Türen am lautesten ist (Lärm { $noise }).
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

log-spawn-step = { $zones ->
        [none] Keine Brutzone ist wach: Niemand kommt.
       *[other] Neue Zombies kommen: { NAME($zones) }.
    }
spawn-card-nobody = niemand
log-zombie-card = Zombiekarte für { NAME($zone) }, Gefahr { $level ->
        [0] Blau: { NAME($card, form: "short-blue") }
        [1] Gelb: { NAME($card, form: "short-yellow") }
        [2] Orange: { NAME($card, form: "short-orange") }
       *[3] Rot: { NAME($card, form: "short-red") }
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
log-shielded = { NAME($who) } verbraucht { NAME($card, form: "acc") } statt einer Wunde.
log-sacrifices = Mehr nicht? { NAME($who) } opfert { NAME($card, form: "acc") } statt einer Wunde.
log-dies = { NAME($who) } stirbt.

## Verlauf: Die Mission

log-seals = { NAME($who) } schließt die Brutzone { NAME($zone, form: "at") }.
log-switches-on = { NAME($who) } schaltet { NAME($zone, form: "at") } den Strom ein.
log-overrun = Zombies sind { NAME($zone, form: "at") }, wo nie welche sein dürfen.
log-too-late = { $n ->
        [one] 1 Runde ist vorbei und mit ihr die Zeit.
       *[other] { $n } Runden sind vorbei und mit ihnen die Zeit.
    }
log-impossible = Ein Ziel ist nicht mehr zu erreichen: { NAME($goal) }.
log-goals-met = Alle Ziele sind erfüllt.

## Das Ende

end-goals = Gewonnen: Alle Ziele sind erfüllt, und alle leben.
end-companion-died = Verloren: Ein Begleiter ist gestorben.
end-impossible = Verloren: Ein Ziel ist nicht mehr zu erreichen.
end-too-late = Verloren: Die Zeit ist um.
end-overrun = Verloren: Zombies sind, wo nie welche sein dürfen.

## Tipps

why-no-need = Dafür gibt es gerade keinen Anlass.
why-goal-keeps = Ein Ziel braucht { NAME($who, form: "acc") } noch hier.
why-nothing-better = Etwas Besseres ist hier nicht zu holen.
why-turn-done = { NAME($who) } hat getan, was in diesem Zug zu tun war.
why-among-them = { $n ->
        [one] Ein Gegner steht bei { NAME($who, form: "dat") }, und jeder Ausweg ist schlechter.
       *[other] { $n } Gegner stehen bei { NAME($who, form: "dat") }, und jeder Ausweg ist schlechter.
    }
why-no-goal = Kein Ziel verlangt gerade von { NAME($who, form: "dat") }, irgendwohin zu gehen.
why-hold-here = { NAME($who) } ist dort, wo wir jemanden brauchen: { NAME($zone) }.
why-arm-here = Zuerst brauchen wir Waffen, und { NAME($zone) } ist ein guter Ort, um welche zu suchen. { NAME($who) } wartet hier.
why-wait-danger = { NAME($zone) } wäre der nächste Schritt, aber { $n ->
        [0] dort können mehr Gegner auftauchen, als { NAME($who) } aushält.
        [one] dort könnte ein Gegner { NAME($who, form: "acc") } treffen.
       *[other] dort könnten { $n } Gegner { NAME($who, form: "acc") } treffen.
    }
why-wait-for = { NAME($who) } wartet auf { NAME($whom, form: "acc") }: besser zusammen als einzeln.
why-wait-opener = Der Weg führt durch eine geschlossene Tür, und { NAME($whom) } hat das Werkzeug dafür. { NAME($who) } wartet.
why-no-opener = Der Weg führt durch eine geschlossene Tür, und niemand hat ein Werkzeug dafür. { NAME($who) } wartet.
why-wait-ready = { NAME($who) } öffnet die nächste Tür, wenn { NAME($whom) } aufgeschlossen hat.
why-closed-for-now = Hinter der nächsten Tür können mehr Gegner sein, als wir jetzt bewältigen. { NAME($who) } wartet.
why-to-search = { NAME($zone) } lässt sich durchsuchen, und { NAME($who) } hat nichts Dringenderes zu tun.
why-out-of-reach = { NAME($zone, form: "at") } kommen weniger Gegner an { NAME($who, form: "acc") } heran.
why-closer-together = { NAME($zone, form: "at") } ist { NAME($who) } näher bei den anderen.
why-better-aim = Von { NAME($zone, form: "dat") } aus kann { NAME($who) } auf { $n ->
        [one] den einen
       *[other] die { $n }
    } { NAME($dest, form: "at") } schießen.
why-good-place = { NAME($zone) } ist für { NAME($who, form: "acc") } ein besserer Ort, um den nächsten Zug zu beginnen.
why-way-out = Die Ziele sind erfüllt. { NAME($who) } kann gehen.
why-take-it = Deswegen ist { NAME($who) } hier.
why-mission = Die Mission verlangt es, und { NAME($who) } steht richtig.
why-search-wanted = Die Mission braucht eine Karte, die man durch Suchen findet. { NAME($who) } kann hier suchen.
why-search-spare = { NAME($who) } ist gut genug bewaffnet, aber eine Suche kostet nur eine Aktion, die übrig ist.
why-better-with = Damit fängt { NAME($whom) } mehr an: { NAME($card) }.
why-trade-declined = { NAME($whom) } hat in diesem Zug schon einen Tausch abgelehnt.
why-gear-up = { NAME($who) } könnte etwas Besseres in der Hand brauchen.
why-ready-weapons = { NAME($who) } hat Besseres dabei, als in der Hand ist.
why-reload = Eine leere Waffe ist ein Knüppel, und { NAME($who) } wird einen Schuss brauchen.
why-command = { NAME($who) } steckt in der Klemme und kann eine Aktion brauchen.
why-friends-there = { NAME($zone, form: "at") } stehen Freunde. Besser nicht, { NAME($who) }.
why-burn = Was { NAME($zone, form: "at") } steht, ist einen Cocktail wert, und von uns ist niemand dort. { NAME($who) } kann werfen.
why-cannot-hurt = Was { NAME($zone, form: "at") } steht, kann { NAME($who) } damit nicht verletzen.
why-kill-odds = { NAME($who) } erwischt { NAME($zone, form: "at") } { $n ->
        [one] den einen, der dort steht, mit { $odds } % Wahrscheinlichkeit
       *[other] mit { $odds } % Wahrscheinlichkeit mindestens einen von { $n }
    }.
why-kill = { NAME($who) } dürfte { NAME($zone, form: "at") } welche erwischen, bevor sie beißen.
why-towards-goal = { NAME($zone) }: noch { $n ->
        [one] ein Schritt
       *[other] { $n } Schritte
    } bis zum Ziel { NAME($dest, form: "at") }.
why-at-goal = { NAME($zone) } ist dort, wo das Ziel { NAME($who, form: "acc") } braucht.
why-towards-weapons = Zuerst brauchen wir Waffen: { NAME($zone) } liegt näher an einem guten Ort für die Suche, { NAME($dest) }.
why-at-weapons = Zuerst brauchen wir Waffen, und { NAME($zone) } ist ein guter Ort für die Suche.
why-exposed = { $n ->
        [0] { NAME($zone, form: "at") } können mehr Gegner auftauchen, als { NAME($who) } aushält.
        [one] { NAME($zone, form: "at") } könnte ein Gegner { NAME($who, form: "acc") } treffen.
       *[other] { NAME($zone, form: "at") } könnten { $n } Gegner { NAME($who, form: "acc") } treffen.
    }
why-dark-there = Was dort liegt, hat noch niemand gesehen ({ NAME($zone) }): kein Ort, an dem { NAME($who) } den Zug beenden sollte.
why-off-course = { NAME($zone) } führt { NAME($who, form: "acc") } weg vom Ziel: { NAME($dest) }.
why-apart = { NAME($zone, form: "at") } ist { NAME($who) } weiter weg von den anderen.
why-gains-nothing = { NAME($who) } gewinnt nichts durch diesen Schritt: { NAME($zone) }.
why-could-do-more = { NAME($who) } hat noch { $n ->
        [one] eine Aktion
       *[other] { $n } Aktionen
    } und etwas Nützliches zu tun.
why-safer = { NAME($zone, form: "at") } ist es für { NAME($who) } sicherer{ $n ->
        [0] { $near ->
            [0] .
            [one] : Ein Gegner ist einen Schritt entfernt.
           *[other] : { $near } Gegner sind einen Schritt entfernt.
        }
        [one] : Was hier steht, würde zuschlagen.
       *[other] : Die { $n }, die hier stehen, würden zuschlagen.
    }
why-closed-is-safe = Hinter dieser Tür ({ NAME($zone) }) hat { NAME($who) } nichts verloren. Was zu ist, bleibt ruhig.
why-on-the-way = Der Weg zum Ziel führt durch diese Tür: Als Nächstes kommt für { NAME($who) } { NAME($zone) }.
why-drive = Ein Auto bittet niemanden zur Seite: { NAME($who) } fährt am besten { NAME($zone, form: "to") }.
why-to-the-wheel = Jemand muss fahren, und { NAME($who) } steht am nächsten am Steuer.
why-by-foot = Den Rest des Weges geht { NAME($who) } zu Fuß.
why-good-here = Kein Ort in Reichweite ist besser.
why-good-skills = { NAME($who) } bringt Fertigkeiten mit, die früh helfen.
why-first-among-them = { $n ->
        [one] Ein Gegner steht
       *[other] { $n } Gegner stehen
    } bei { NAME($who, form: "dat") }: lieber handeln, bevor sie zuschlagen.
why-can-wait = Im Moment kann { NAME($who) } wenig ausrichten.
why-first-opener = { NAME($who) } kann Türen öffnen, und die anderen können noch auf das reagieren, was herauskommt.
why-first-tool = { NAME($who) } hat das Werkzeug für die nächste Tür und sollte vorangehen.
why-first-armed = { NAME($who) } ist bewaffnet, und kein Gegner steht bei { NAME($who, form: "dat") }.
why-first-unarmed = { NAME($who) } hat nichts zum Kämpfen und kann nach den anderen handeln.
why-others-wait = Es kann auch jemand anderes anfangen. { NAME($who) } verliert nichts, wenn der Zug jetzt kommt.
why-wait-riders = { NAME($whom) } steht dem Auto im Weg, das { NAME($who) } fährt, und sollte zuerst handeln.
why-least-useful = Das ist am ehesten entbehrlich: { NAME($card) }.
why-weaker-hands = { NAME($who) } kann etwas Besseres in die Hand nehmen.
why-least-gain = { NAME($card) } ist bei { NAME($whom, form: "dat") } nicht besser aufgehoben.
why-more-hands = Viele Hände schaffen mehr.
why-best-hands = So kämpft { NAME($who) } am besten.
why-keep-it = Alle haben, was sie brauchen.
why-share = Geteiltes Leid ist halbes Leid.
why-good-roll = { $n ->
        [one] 1 Treffer ist gut genug.
       *[other] { $n } Treffer sind gut genug.
    }
why-poor-roll = { $n ->
        [0] Kein Treffer. Es kann nur besser werden.
        [one] Nur 1 Treffer. Das wird wohl besser.
       *[other] Nur { $n } Treffer. Das wird wohl besser.
    }
why-less-dangerous = Andere sind gefährlicher: { NAME($kind) }.
why-can-take-less = Jemand anderes hält es besser aus als { NAME($who) }.
why-nearer-to-us = Dort sind mehr von uns: { NAME($zone) }.
why-nearer-room = Ein anderer Raum ist weiter weg von uns: { NAME($zone) } ist näher.
why-more-useful = Etwas anderes ist entbehrlicher: { NAME($card) } nützt mehr.
why-lesser-skill = Eine andere Fertigkeit lohnt sich öfter: { NAME($skill) }.
why-lesser-skills = Andere bringen Fertigkeiten mit, die früher helfen als die von { NAME($who, form: "dat") }.
why-roll-again = { $n ->
        [0] Ohne Treffer
        [one] Bei 1 Treffer
       *[other] Bei { $n } Treffern
    } wird ein zweiter Wurf wahrscheinlich besser.
why-roll-stands = { $n ->
        [one] 1 Treffer ist
       *[other] { $n } Treffer sind
    } ungefähr das, was zu erwarten war.
why-better-further = Ein paar Schritte weiter ist es besser.
why-too-much = Die Wunde ist schlimmer als der Verlust der Ausrüstung.
why-not-shared = Einer von uns bekäme alles ab.
why-worst-first = Das Gefährlichere zuerst: { NAME($kind) }.
why-strongest = { NAME($who) } hält es am besten aus.
why-away-from-us = Dort sind wenige von uns: { NAME($zone) }.
why-far-first = Der fernste Raum zuerst, solange nichts im Weg steht: { NAME($zone) }.
why-good-skill = Eine Fertigkeit, die sich oft lohnt: { NAME($skill) }.
why-free = Es kostet nichts.
why-bear-it = Die Wunde bringt niemanden um, und die Ausrüstung wird gebraucht.
fear-here = Gefahr: { $n ->
        [one] Bei { NAME($who) } steht ein Gegner
       *[other] Bei { NAME($who) } stehen { $n } Gegner
    }, Gesundheit { $life }.
fear-near = Gefahr: { $n ->
        [one] Ein Gegner ist nur einen Schritt von { NAME($who) } entfernt, { NAME($zone, form: "at") }.
       *[other] { $n } Gegner sind nur einen Schritt von { NAME($who) } entfernt, { NAME($zone, form: "at") }.
    }

## Was Missionen verlangen und anders machen

special-one-each = Jeder Überlebende kann nur ein Ziel nehmen.
special-seal-spawns = Ist alles genommen, was es dafür braucht, schließt eine Aktion die Brutzone, in der man steht. Dort darf kein Zombie sein.
special-loud-zone = { $n } Lärmplättchen { NAME($zones, form: "at") } verschwinden nie.
special-forbidden = Die Mission ist verloren, wenn Zombies { NAME($zones, form: "at") } an die Reihe kommen.
special-wakes = Das Ziel { NAME($zone, form: "at") } weckt die Brutzone { NAME($zones, form: "at") }, sobald es genommen wird.
special-no-search = { NAME($zones, form: "at") } ist nichts mehr zu finden.
special-objective-ap = Ein Ziel ist { $n } Adrenalin wert.
special-medicine = Das Ziel { NAME($zone, form: "at") } ist Medizin: Wird es genommen, sind alle dort geheilt.
special-first-aid = Das Ziel { NAME($zone, form: "at") } ist ein Medizinschränkchen: Wer es nimmt, heilt eine Wunde.
special-cache = Das Ziel { NAME($zone, form: "at") } verbirgt { NAME($card, form: "one-acc") }.
special-alarm = Wer die Tür { NAME($zones, form: "at") } öffnet, an der der Alarm hängt, macht im Raum dahinter { $n } Lärm.
special-fuse-boxes = Eine Aktion { NAME($zones, form: "at") } schaltet den Strom ein. Das hört man.
special-by-car = Hinaus geht es nur im Auto.
special-growing = Am Ende jeder { $n }. Runde erwacht eine weitere schlafende Brutzone.
special-deadline = Nach Runde { $n } ist es zu spät.
special-drop-weapon = Das Ziel { NAME($zone, form: "at") } verbirgt eine Waffe.
special-lair = Wird das Ziel { NAME($zone, form: "at") } genommen, erwacht, was { NAME($zones, form: "at") } schläft.
goal-objectives = Ziele
    .text = { $colour ->
        [blue] Holt das blaue Missionsziel.
        [green] Holt das grüne Missionsziel.
       *[other] { $n ->
            [one] Holt das Missionsziel.
            [2] Holt beide Missionsziele.
           *[other] Holt alle { $n } Missionsziele.
        }
    }
goal-exit = Raus hier
    .text = { $n ->
        [one] Ein Überlebender geht durch den Ausgang. In der Zone darf kein Zombie sein.
       *[other] Alle Überlebenden gehen durch den Ausgang. In der Zone darf kein Zombie sein.
    }
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
        [0] Tragt diese Karten bei euch, und nehmt sie mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
       *[other] { $n ->
            [one] Tragt 1 dieser Karten bei euch, und nehmt sie mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
           *[other] Tragt { $n } dieser Karten bei euch, beliebig gemischt, und nehmt sie mit hinaus, falls es einen Ausgang gibt: { NAME($cards) }.
        }
    }
    .now = { $n } dabei, { $out } draußen
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
goal-crates = Kisten
    .text = { $n ->
        [one] Nehmt die Kiste auf.
        [2] Nehmt beide Kisten auf.
       *[other] Nehmt alle { $n } Kisten auf.
    }
goal-loot = Haus ausräumen
    .text = Nehmt jedes Ziel und jede Kiste aus dem Gebäude mit { NAME($zones) }.
goal-lair = Das Versteck
    .text = Weckt, was in seinem Versteck schläft, und tötet es; nichts dergleichen darf übrig bleiben.
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
goal-together = Niemand bleibt zurück
    .text = { $n ->
        [one] Die überlebende Person verlässt den Plan durch den Ausgang. Kein Zombie darf in dieser Zone sein.
       *[other] Alle { $n } Überlebenden verlassen den Plan durch den Ausgang, und vorher darf niemand sterben. Kein Zombie darf in dieser Zone sein.
    }
goal-gather = Treffpunkt
    .text = Alle, die noch leben, stehen in ein und derselben Brutzone, egal in welcher, und kein Zombie.

## Die Geschichte

story-lost-death = { NAME($who) } hat es nicht geschafft.
story-death = { NAME($group) } { $n ->
        [one] erwischt
       *[other] erwischen
    } { NAME($who) } { NAME($zone, form: "at") }{ $wounds ->
        [0] .
        [one] : Eine Wunde war genug.
       *[other] . Wunden in der ganzen Partie: { $wounds }.
    }
story-close = { NAME($who) } hat noch ein Herz und lebt.
story-came = In Runde { $round } kommen { $came } Zombies.
story-deed-falls = { $n ->
        [one] { $total ->
            [one] einen getötet
           *[other] { $total } getötet, einen nach dem anderen
        }
       *[other] { $n } auf einmal getötet, { $total } insgesamt
    }
story-deed-finds = { $n ->
        [one] eine Karte gefunden
       *[other] { $n } Karten gefunden
    }
