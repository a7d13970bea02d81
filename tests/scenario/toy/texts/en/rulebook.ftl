# The toy game: one sentence a rule. rules.toml has the same rules with page and ruling.

rule-toy-round = Every round, each seat has one turn.
rule-toy-turn = Search, fight or rest.
rule-toy-search = Searching draws a card.
rule-toy-fight = A roll of 4 or more kills a walker.
rule-toy-bite = Walkers bite at the end of the round.
rule-toy-bandage = A bandage heals one life at any time.
rule-toy-end-survived = Three rounds survived is a win.
rule-toy-end-cleared = No walkers left is a win.
rule-toy-end-dead = A dead hero is a loss.
rule-toy-box = Put everything back into the box.
