# Wörter für alle Spiele und für das Terminal.

list-and = { $head } und { $last }
list-none = nichts
rule-page = (S. { $page })

## Das Terminal: play

play-welcome = { $title }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }. Gib die Nummer einer Antwort ein, oder ? für Hilfe.
play-help =
    Nummer: wählen    i Nummer: etwas einsetzen, obwohl du nicht gefragt bist
    u: zurück (u turn, u round …)    h: Tipp    l: Verlauf    w: warum (die Regel)    n: was nicht geht
    t: Tisch ansehen    s DATEI: speichern    q: aufhören
play-prompt = Platz { $seat }
play-round = Runde { $round }
play-round-of = Runde { $round } von { $rounds }
play-seat = Platz { $seat }
play-you = du
play-bot = Bot
play-counter = { $name ->
        [held] in der Hand
        [empty] nicht geladen
        [ammo] { $n } Munition
        [prfn] Flüchtlinge, die ein Feld weit gehen: { $n }
        [consume] verbrauchte Vorräte: { $n }
        [actions] Ereignisaktionen: { $n }
        [need] Forschung: mindestens { $n }
        [supplies] kostet { $n ->
            [one] einen Vorrat
           *[other] { $n } Vorräte
        }
       *[other] { $n }
    }
play-in-pack = eingesteckt
play-interrupts = Jederzeit:
play-hint = Tipp: { $option }. { $why }
play-no-hint = Für dieses Spiel gibt es keine Tipps.
play-undone = { $steps ->
        [one] Ein Schritt zurückgenommen.
       *[other] { $steps } Schritte zurückgenommen.
    }
play-reveals = Seitdem wurde etwas aufgedeckt. Trotzdem zurück? (j/n)
play-yes = j
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-not-a-choice = „{ $typed }“ ist hier keine Antwort. Gib eine Nummer von 1 bis { $n } ein, oder ? für Hilfe.
play-no-interrupt = Gerade kannst du nichts einsetzen.
play-no-refusals = Nichts zu sagen: Alles, was du erwarten würdest, steht zur Wahl.
play-saved = Gespeichert in { $file }.
play-not-saved = { $file } lässt sich nicht schreiben: { $reason }
play-quit = Bis zum nächsten Mal.
play-won = Das Spiel ist gewonnen.
play-lost = Das Spiel ist verloren.
play-deck = noch { $left }
play-log-empty = Noch ist nichts geschehen.
play-no-rule = Hier ist keine Regel genannt.

## Was eine Antwort bedeutet: ihre zweite Zeile

means-cost = { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
means-free = gratis
means-free-by = gratis: { $item }
means-ends-turn = beendet den Zug
means-dice = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
means-dice-need = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }, { $need }+
means-kills = { $percent } %: { NAME($target, form: "nom") } fällt, vielleicht mehr
means-first = zuerst { $target }
means-noise = Lärm +{ $n }
means-hurts = kann { NAME($who, form: "acc") } treffen
means-final = ist dann weg
means-ends-game = dann ist das Spiel verloren
means-aims = die Zone kommt als Nächstes, erst der Schuss kostet
means-unused = { $n ->
        [one] 1 Aktion ungenutzt
       *[other] { $n } Aktionen ungenutzt
    }
means-kills-one = { $percent } %: tötet { NAME($target, form: "acc") }
means-kills-some = { $percent } %: mindestens einer fällt
means-kills-all = { $percent } %: alle { $n } fallen
means-no-kill = kein Treffer kann hier etwas töten
means-burns = verbrennt { NAME($target, form: "acc") }
means-miss = { $percent } %: ein Fehlschuss trifft { NAME($who, form: "acc") }
means-hits-friends = { $percent } %: zuerst trifft es { NAME($who, form: "acc") }
means-could-die = das kann tödlich sein
means-hits-now = { $n ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
means-better = zu { $percent } % mehr Treffer
means-worse = zu { $percent } % weniger Treffer
means-dies = { $who } stirbt
means-loses-life = { $who }: −{ $n }, noch { $left }
means-adrenaline = Adrenalin +{ $n }
means-zombies-here = { $target } hier
means-zombies-there = { $target } dort
means-goes-on = { $n ->
        [one] dann bis zu 1 Zone weiter
       *[other] dann bis zu { $n } Zonen weiter
    }
means-ends-in = endet { NAME($zone, form: "at") }: { $target }
means-ends-at = endet { NAME($zone, form: "at") }
means-may-end-in = dann weiter, endet { NAME($zone, form: "at") }
means-pair = { $who }
means-goal-card = ein Ziel braucht diese Karte
means-building = zeigt, wer drin ist
means-aaahh = { $percent } %: stattdessen ein Zombie
means-in-hand = in der Hand: { $item }
means-mark-1 = riskant
means-mark-2 = tödlich

# Der Tisch in Worten für Leute und Programme, die nur lesen (Session.observe).
observe-goal = Ziel:
observe-special = Sonderregel:
observe-decks = Stapel:
observe-top = obenauf:
observe-card = Ausgespielt:
observe-map = Karte (→ Nachbarn):
observe-closed = zu ({ $door }), dahinter
observe-empty = Leer:
observe-away = Nicht auf der Karte:
observe-all = Alle mit Namen { $name }:
observe-keys = Ein Schlüssel: die Wörter vor dem Doppelpunkt, dann eines von denen dahinter; von Wörtern in Klammern eines.
observe-chances = Chancen stehen hinter einem Wort und gehören nicht zum Schlüssel.
observe-effects = Was Dinge tun:
observe-effects-more = { $n ->
    [one] (eine weitere im vollen Text)
   *[other] ({ $n } weitere im vollen Text)
}
observe-aboard = { $kind ->
    [car] in { $what }
   *[other] bei { $what }
}
observe-more-keys = … ({ $n } weitere dieser Art)
observe-open = offen ({ $door }) zwischen
observe-changed = Verändert:
observe-tabs = Rundenkarte:
observe-level = ab { $at }:
observe-news = Was geschah:
observe-more = { $n ->
    [one] (davor ein Ereignis)
   *[other] (davor { $n } Ereignisse)
}
observe-rules = Regeln:

## Was eine Suche sah: Gründe des Bots keen, und der Unterschied, den seine gedachten Partien zeigten

saw = { $sign ->
        [more-life] , mit mehr Leben
        [less-life] , aber mit weniger Leben
        [more-dead] , kostet aber Leben
        [less-dead] , und weniger von uns sterben
        [more-walkers] , aber es laufen mehr Beißer herum
        [less-walkers] , mit weniger Beißern
        [more-thinnest] , und der dünnste Stapel hält länger
        [less-thinnest] , aber der dünnste Stapel wird dünner
        [more-food] , mit mehr Nahrung
        [less-food] , aber mit weniger Nahrung
        [more-ammunition] , mit mehr Munition
        [less-ammunition] , aber mit weniger Munition
        [more-allies] , mit mehr Verbündeten
        [less-allies] , aber mit weniger Verbündeten
        [more-beside] , aber mehr Feinde stehen neben uns
        [less-beside] , und weniger Feinde stehen neben uns
        [more-one-step] , aber mehr Feinde sind einen Schritt entfernt
        [less-one-step] , und weniger Feinde sind einen Schritt entfernt
        [more-enemies] , aber mit mehr Feinden auf dem Plan
        [less-enemies] , mit weniger Feinden auf dem Plan
        [more-goals-left] , aber weiter weg von den Zielen
        [less-goals-left] , und näher an den Zielen
        [more-gear] , mit besseren Waffen
        [less-gear] , aber mit schlechteren Waffen
        [more-hunger] , aber hungriger
        [less-hunger] , und weniger hungrig
        [more-supers] , aber mit mehr Superhelden
        [less-supers] , mit weniger Superhelden
        [more-heroes] , und mehr Helden leben
        [less-heroes] , kostet aber Helden
        [more-wounded] , aber mit mehr Verletzten
        [less-wounded] , mit weniger Verletzten
        [more-infection] , aber mit mehr Infektion
        [less-infection] , mit weniger Infektion
        [more-chaos-left] , und mit weniger Chaos
        [less-chaos-left] , aber mit mehr Chaos
        [more-zeds] , aber mit mehr Zeds auf den Wegen
        [less-zeds] , mit weniger Zeds auf den Wegen
        [more-threat] , aber auf den Wegen sieht es schlechter aus
        [less-threat] , und auf den Wegen sieht es besser aus
        [more-near-1] , aber mit Zeds nahe der Stadt auf mehr Wegen
        [less-near-1] , mit Zeds nahe der Stadt auf weniger Wegen
        [more-supplies] , mit mehr Vorräten
        [less-supplies] , aber mit weniger Vorräten
        [more-ammo] , mit mehr Munition
        [less-ammo] , aber mit weniger Munition
       *[none] {""}
    }
thought = { $n ->
        [one] Einmal vorausgeschaut
       *[other] { $n }-mal vorausgeschaut
    }
why-imagined = { thought }: Wir gewinnen zu etwa { $chance } %{ saw }; mit der nächstbesten Wahl zu { $other } %.
why-imagined-over = { thought }: Wir gewinnen zu etwa { $chance } %{ saw }; mit dem, was sonst die bessere Wahl ist, zu { $other } %.
why-imagined-less = { thought }: Wir gewinnen zu etwa { $chance } %{ saw }; mit dem Tipp zu { $other } %.
why-imagined-alike = { thought }: Wir gewinnen zu etwa { $chance } %{ saw }; { $hinted ->
        [yes] die nächstbeste Wahl ist etwa gleich gut.
       *[no] der Tipp ist etwa gleich gut.
    }
why-imagined-alone = { thought }: Wir gewinnen zu etwa { $chance } %.
why-imagined-best = { thought }: So ging es am besten aus{ saw }.
why-imagined-best-over = { thought }: So ging es deutlich besser aus{ saw } als mit dem, was sonst die bessere Wahl ist.
why-imagined-worse = { thought }: So ging es schlechter aus als mit dem Tipp{ saw }.
why-imagined-best-alike = { thought }: So ging es gut aus{ saw }; { $hinted ->
        [yes] die nächstbeste Wahl ist etwa gleich gut.
       *[no] der Tipp ist etwa gleich gut.
    }

## Die Geschichte einer Partie

story-running = Runde { $round }, und es ist noch nicht vorbei.
story-won = Gewonnen in Runde { $round }. { $n ->
        [one] Einer fehlt.
       *[other] { $n } fehlen.
    }
story-won-all = Gewonnen in Runde { $round }, und alle leben.
story-title-best = Der beste Schlag
story-title-bite = Sie beißen zu
story-title-close = Ganz knapp
story-title-death = Ein Tod
story-title-end = Das Ende
story-title-fight = Mitten hinein
story-title-goal = Ein Schritt zum Ziel
story-title-horde = Es werden immer mehr
story-title-hurt = Das tat weh
story-title-loss = Ein Verlust
story-title-meal = Eine ordentliche Mahlzeit
story-fallen = Die Gefallenen
story-deeds = Die besten Taten
story-none = Es ist noch nichts geschehen, was sich zu erzählen lohnt.
