# Why a hint says what it says.

why-keep-trait = There will be a better moment for { NAME($card) }.
why-first-hungry = { NAME($who) } is hungry (step { $n }) and should look for a meal before the others eat.
why-first-weak = { NAME($who) } is badly hurt and should get out of reach first.
why-first-any = { NAME($who) } is neither hurt nor hungry, and no enemy stands with { NAME($who) }.
why-roll-now = A card is for a roll that needs it.
why-trait-passed = The card would help now.
why-save-trait = There will be a better moment for that card.
why-trait = This is the moment that card was kept for.
why-gain = { NAME($who) } has a free slot for a trait, and an action for it.
why-eat = { NAME($who) } should eat { NAME($zone, form: "at") }: a meal ends the hunger, with a chance of { $odds } %.
why-kill = { NAME($who) } should bring some enemies down { NAME($zone, form: "at") }, before they strike.
