# Was Missionen wollen und anders machen.

## Was eine Mission anders macht

special-meal-xp = { $escorted ->
        [0] Wer einen Passanten verschlingt, erhält { $n } Erfahrung.
       *[other] Wer einen eskortierten Passanten verschlingt, erhält { $n } Erfahrung.
    }
special-no-escape = { $n ->
        [one] Das Spiel ist verloren, wenn ein Passant entkommt.
        [2] Ein Passant darf entkommen; mit dem zweiten ist das Spiel verloren.
       *[other] Das Spiel ist verloren, wenn { $n } Passanten entkommen sind.
    }
special-doorkeepers = Die erste Tür des Hauses mit { NAME($zones, form: "dat") } findet { $n ->
        [one] einen Wächter
       *[other] { $n } Wächter
    } in jedem seiner Räume, noch vor den Karten.
special-starts = Ein zufälliger Superheld steht von Anfang an { NAME($zones, form: "at") }.
special-sign = Ein herabgestürztes Schild liegt { NAME($zones, form: "at") }. Wer dort steht, kann es in eine Zone in Reichweite schleudern; das hält es zweimal aus.
special-wakes-after = Die Brutzone { NAME($zones, form: "at") } erwacht, sobald { $n ->
        [one] ein Ziel genommen ist.
       *[other] { $n } Ziele genommen sind.
    }
special-no-super-heroes = Die Karten der Superhelden kommen nicht in den Einsatzstapel.
special-stacked = { $kind ->
        [escort] { $n } Eskorten liegen unter den ersten { $first } Einsatzkarten, alle anderen kommen später.
       *[super-hero] { $n ->
            [one] Eine Superhelden-Karte liegt
           *[other] { $n } Superhelden-Karten liegen
        } unter den ersten { $first } Einsatzkarten, alle anderen kommen später.
    }
special-leave-last = Wer seinen Zug am Ausgang beendet, darf gehen, wenn dort kein Gegner steht: ganz ohne Aktion, und auch heißhungrig.

## Ziele

goal-kills = Aufräumen
    .text = { $kind ->
        [trooper] { $n ->
            [one] Schaltet einen Soldaten aus.
           *[other] Schaltet { $n } Soldaten aus.
        }
        [guard] { $n ->
            [one] Schaltet einen Wächter aus.
           *[other] Schaltet { $n } Wächter aus.
        }
        [specialist] { $n ->
            [one] Schaltet einen Spezialisten aus.
           *[other] Schaltet { $n } Spezialisten aus.
        }
        [super-hero] { $n ->
            [one] Schaltet einen Superhelden aus.
           *[other] Schaltet { $n } Superhelden aus.
        }
       *[other] { $n ->
            [one] Schaltet einen Gegner aus.
           *[other] Schaltet { $n } Gegner aus.
        }
    }
goal-devour = Verschlingen
    .text = { $n ->
        [one] Verschlingt einen Passanten.
       *[other] Verschlingt { $n } Passanten.
    }
goal-devour-escorted = Eskortierte verschlingen
    .text = { $n ->
        [one] Verschlingt einen Passanten, der mit Eskorte kam.
       *[other] Verschlingt { $n } Passanten, die mit Eskorte kamen.
    }
goal-each-fells = Alle kämpfen
    .text = Jeder Held schaltet mindestens einen Gegner aus. Passanten zählen nicht.
goal-hero-points = Superhelden-Punkte
    .text = { $n } Punkte: Ein ausgeschalteter Superheld zählt einen, ein verschlungener zwei.
goal-super-heroes = Besiegte Superhelden
    .text = { $n ->
        [one] Schaltet einen Superhelden aus.
       *[other] Schaltet { $n } Superhelden aus.
    }
goal-no-super-hero = Kein Superheld mehr
    .text = Wenn der letzte Held geht, darf kein Superheld auf dem Plan stehen.
goal-gather = Alle zusammen
    .text = Alle Helden sind zugleich { NAME($zones, form: "at") }. Gegner dort stören nicht.
goal-objectives = Ziele
    .text = { $colour ->
        [blue] Nehmt das blaue Ziel.
        [green] Nehmt das grüne Ziel.
       *[other] { $n ->
            [one] Nehmt das Ziel.
            [2] Nehmt beide Ziele.
           *[other] Nehmt alle { $n } Ziele.
        }
    }
goal-exit = Hinaus
    .text = Alle Helden gehen durch den Ausgang, jeder am Ende seines Zuges und ohne Gegner dort.
mark-goal = { $goal ->
        [gather] Treffpunkt
       *[other] Ziel
    }

## Der Bericht

log-doorkeepers = Man hat sie erwartet: { $n ->
        [one] Ein Wächter steht
       *[other] { $n } Wächter stehen
    } in jedem Raum ({ NAME($zones) }).
log-too-many-escaped = { $n ->
        [one] 1 Passant ist
       *[other] { $n } Passanten sind
    } entkommen. Die Geschichte ist heraus.
end-escaped = Verloren: Zu viele Passanten sind entkommen.
