# The toy game: one sentence a rule. rules.toml has the same rules with page and ruling.

rule-toy-round = In jeder Runde hat jeder Platz einen Zug.
rule-toy-turn = Suchen, kämpfen oder rasten.
rule-toy-search = Suchen zieht eine Karte.
rule-toy-fight = Ein Wurf von 4 oder mehr tötet einen Beißer.
rule-toy-bite = Beißer beißen am Ende der Runde.
rule-toy-bandage = Ein Verband heilt jederzeit ein Leben.
rule-toy-end-survived = Drei Runden überlebt ist ein Sieg.
rule-toy-end-cleared = Kein Beißer übrig ist ein Sieg.
rule-toy-end-dead = Ein toter Held ist eine Niederlage.
rule-toy-box = Alles kommt zurück in die Schachtel.
