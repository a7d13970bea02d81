hero-ann = Ann
    .gen = Ann's
hero-bob = Bob
hero-cid = Cid
card-knife = Knife
    .acc = a knife
card-bandage = Bandage
    .acc = a bandage
card-rock = Rock
    .acc = a rock
card-gun = Gun
place-yard = Yard
walkers = Walkers
deck-cards = Cards
life = Life
log-round = Round { $n } begins.
log-found = { $who } finds { NAME($card, form: "acc") }.
log-fought = { $who } fights with { NAME($card, form: "acc") }: { $roll }. { $hits ->
        [0] A miss.
       *[other] A hit.
    }
log-bitten = { $who } loses { $n } life.
log-died = { $who } dies.
log-bandaged = { $who } uses { NAME($card, form: "acc") }.
log-phase = The biting is over.
log-dawn = The sun rises.
ask-turn = What does { $who } do?
do-search = { $who } searches
do-fight = fight with { NAME($item, form: "acc") }
do-rest = rest
do-bandage = use { NAME($item, form: "acc") }
no-no-weapon = { $who } has no weapon.
end-survived = You survived.
end-cleared = The yard is clear.
end-dead = A hero died.
why-fight = Walkers should go.
why-search = A weapon would help { $who }.
why-rest = There is nothing better.
