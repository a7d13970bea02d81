# Why a hint says what it says.

why-trait = This is the moment that card was kept for.
why-gain = { NAME($who) } has a free slot for a trait, and an action for it.
why-eat = { NAME($who) } should eat { NAME($zone, form: "at") }: a meal ends the hunger.
why-kill = { NAME($who) } should bring some of them down { NAME($zone, form: "at") }, before they strike.
