# The Walking Dead: one sentence a rule. rules.toml has the same rules with page and ruling.

## Set-up

rule-twd-setup-places = Die vier Ortstafeln liegen zufällig angeordnet als Quadrat von zwei mal zwei.
rule-twd-setup-decks = Vier Stapel zu je 25 Ressourcen-Karten werden einzeln gemischt, und der Zufall legt je einen an einen Ort.
rule-twd-setup-events = Alle 48 Ereigniskarten bilden gemischt einen einzigen Nachziehstapel.
rule-twd-setup-goals-away = Geheime Ziele bleiben in der Schachtel, sofern nicht die Variante gewählt wurde.
rule-twd-setup-characters = Jeder Platz wählt einen der sechs Charaktere, jeden gibt es nur einmal.
rule-twd-setup-spares = Nicht gewählte Charaktere stehen als Ersatz für Tote bereit.
rule-twd-setup-supply = Die Plättchen bilden fünf Vorräte: 16 Beißer, 12 Leben, 16 Munition, 16 Nahrung und 16 Verbündete.
rule-twd-setup-round-marker = Das Spiel beginnt in Runde 1.
rule-twd-setup-walkers = Jeder Platz wirft den schwarzen Würfel und setzt so viele Beißer auf den Ort an seiner Ecke; Ecken ohne Platz bleiben leer.
rule-twd-setup-start-tokens = Ein Überlebender beginnt mit Leben 5, Verbündeten 2 und Nahrung 2.
rule-twd-setup-start-weapon = Es wird Ausrüstung gezogen, bis alle genau eine Waffe haben; dabei aufgedeckte Gegenstände werden wieder eingemischt.
rule-twd-setup-start-ammo = Eine beim Aufbau erhaltene Fernkampfwaffe ist mit ihrer aufgedruckten Startmunition geladen.
rule-twd-setup-first-leader = Der höchste weiße Würfel bestimmt den ersten Anführer; bei Gleichstand würfeln nur die Betroffenen erneut.

## Goal

rule-twd-goal-win = Die Gruppe gewinnt, wenn Runde 12 vorüber ist und kein Ressourcen-Stapel aufgebraucht wurde.
rule-twd-goal-deck-empty = Die Gruppe verliert in dem Moment, in dem ein Ressourcen-Stapel keine Karte mehr hat, egal wodurch.
rule-twd-goal-deck-empty-last-round = Auch eine am Rundenende der zwölften Runde gefressene letzte Karte kostet noch den Sieg.
rule-twd-goal-no-character = Die Gruppe verliert, wenn jemand stirbt und kein unverbrauchter Charakter mehr da ist.
rule-twd-goal-lose-first = Bringt ein Schritt zugleich Sieg und Niederlage, gilt die Niederlage.

## Events in general

rule-twd-event-place = Fragt eine Karte nach einem Ort, zählt der Standort der Figur im Moment des Ausspielens.
rule-twd-event-cannot = Was niemand befolgen kann, entfällt folgenlos, außer die Karte nennt eine Strafe.
rule-twd-event-cannot-example = Wer gar keine Munition besitzt, verliert durch die Karte, die 1-3 davon nimmt, auch keine.
rule-twd-event-no-figure = Wer keine Figur auf dem Plan hat, spielt fällige Ereignisse trotzdem: Er ist an keinem Ort, „dein Ort“ bewirkt nichts.
rule-twd-event-each-player = „Jeder Spieler“ meint auch den, der die Karte ausspielt.
rule-twd-event-here = „Dein Ort“ heißt überall dasselbe, wie immer eine Karte es ausdrückt.
rule-twd-event-roll-each = Trifft ein Effekt mehrere Orte oder Spieler, wird für jeden davon neu gewürfelt.
rule-twd-event-dice = 1-3 wird mit dem schwarzen Würfel (1, 1, 2, 2, 3, 3) gewürfelt, 1-6 mit einem weißen.

## Event effects

rule-twd-event-reward = Am genannten Ort zieht der Spieler eine Karte der genannten Ressource; sonst kommen dorthin Beißer, 1-3 oder so viele, wie unsere eigenen Karten sagen.
rule-twd-event-reward-example = Wrack auf dem Highway: Wer dort steht, bekommt eine Ausrüstung, sonst kommen 1-3 Beißer auf den Highway.
rule-twd-event-reward-deck = Die Belohnung kommt vom genannten Stapel, wo immer er liegt, und ist nicht freiwillig.
rule-twd-event-assault = Am genannten Ort lockt die Anwesenheit des Spielers 1-6 Beißer an, sonst erscheint dort nur einer.
rule-twd-event-pay-or-walkers = Der Spieler zahlt den ganzen Preis; kann oder will er nicht, werden Beißer platziert.
rule-twd-event-pay-or-walkers-example = Zeit zu rennen: Ohne Abgabe von einer Nahrung und einem Verbündeten kommen so viele Beißer, wie Spieler da sind.
rule-twd-event-pay-or-life = Hauskarte: Der Spieler zahlt den Preis oder verliert stattdessen Leben.
rule-twd-event-lose = Jeder gemeinte Spieler verliert die genannte Menge, oder alles, falls er weniger hat.
rule-twd-event-lose-not-with-leader = Unfälle passieren: Wer nicht am Ort des Anführers ist, verliert 1-3 Leben, für jeden einzeln gewürfelt.
rule-twd-event-walkers = Beißer kommen auf alle Orte der genannten Art (leer, besetzt, jeder), Ort für Ort gewürfelt.
rule-twd-event-mourning = Solange niemand gestorben ist, erhält jeder Ort 1-3 Beißer; nach einem Todesfall nur der eigene Ort einen.
rule-twd-event-prison-crisis = Ist niemand im Gefängnis, dringen dort 1-6 Beißer ein, sonst verliert jeder dort 1-3 Verbündete (Hauswirkung).
rule-twd-event-stay-put = Die ganze Runde lang zahlt ein Nicht-Anführer, der im eigenen Zug geht oder schon ging, die Strafe; vom Anführer versetzt zu werden zählt nicht.
rule-twd-event-looters = Hauskarte: Der dickste Ressourcen-Stapel verliert oberste Karten, bei Gleichstand wählt der Anführer.
rule-twd-event-wrong-decision = Hauskarte: Vom Anführer gespielt bringt sie 1-3 Beißer an seinen Ort (bis zwei Spieler: 1-6), von anderen gespielt nur einen.
rule-twd-event-split-group = Hauskarte: Jeder Ort mit genau einem Überlebenden erhält einen Beißer; mit bis zu zwei Spielern 1-3, Ort für Ort gewürfelt.
rule-twd-event-noise = Hauskarte: Von jedem benachbarten Ort kommt ein Beißer an den Ort des Spielers.
rule-twd-event-herd = Hauskarte: Zwei Beißer kommen an den Ort des Spielers; dann ziehen alle Beißer des vollsten Ortes auf einen Nachbarort nach Wahl des Anführers.
rule-twd-event-old-friends = Hauskarte: Ein Beißer und je einer mehr pro bisher verlorenem Charakter kommen an den Ort des Spielers.
rule-twd-event-gain-here = Hauskarte: Jeder Spieler am Ort gewinnt Leben, nie über fünf; dann kommt ein Beißer dorthin (solo 1-6).
rule-twd-event-bold-grab = Hauskarte: Der Spieler darf am eigenen Ort eine Ressourcen-Karte ziehen, dann erscheint dort ein Beißer (solo 1-6).

## Equipment and cards in general

rule-twd-card-equipment = Ausrüstung liegt offen, in beliebiger Zahl, und bleibt nach Gebrauch, sofern sie nichts anderes sagt.
rule-twd-card-weapon-dice = Die Zahl in der Patrone sagt, wie viele weiße Würfel die Waffe wirft.
rule-twd-card-ranged-found-empty = Eine im Lauf der Partie erhaltene Fernkampfwaffe ist leer.
rule-twd-card-item-any-number = Gegenstände darf ein Spieler in einem Zug in beliebiger Zahl einsetzen.
rule-twd-card-discard = Verbrauchte Ressourcen-Karten gehen auf den Ablagestapel und kehren nie zurück.

## Ammo

rule-twd-ammo-card = Eine Munitions-Karte gibt nur Munition für ihren Waffentyp.
rule-twd-ammo-roll = Die Menge wird beim Ziehen der Karte gewürfelt, mit dem Würfel, den sie nennt.
rule-twd-ammo-load-now = Mit passender Waffe darf die Munition gleich darauf, und die Karte wird abgelegt.
rule-twd-ammo-keep = Ohne solche Waffe, oder wenn man will, bleibt die Karte mit ihren Plättchen liegen.
rule-twd-ammo-load-later = Eine aufbewahrte Karte kann zu jedem späteren Zeitpunkt auf eine passende Waffe geleert werden.
rule-twd-ammo-whole-card = Eine Karte wird auf einmal auf eine einzige Waffe geladen, auch wenn zwei passen.
rule-twd-ammo-any-type = Munition für jeden Typ nimmt den Typ der geladenen Waffe an; auf ihrer Karte bleibt sie offen.
rule-twd-ammo-unlimited = Weder die Ladung einer Waffe noch die Zahl aufbewahrter Munitions-Karten ist begrenzt.
rule-twd-ammo-lose = Verlorene Munition nimmt der Betroffene nach Wahl gemischt von Waffen und aufbewahrten Karten.
rule-twd-ammo-lose-example = Bei 2 auf der Schrotflinte und 3 auf einer Pistolen-Karte darf ein Verlust von 2 ganz von der Karte kommen.

## Food

rule-twd-food-card = Eine Nahrungs-Karte gibt sofort ihre Nahrung und wird abgelegt.
rule-twd-food-roll = Manche Nahrungs-Karten geben so viel, wie der schwarze Würfel zeigt.
rule-twd-food-unlimited = Nahrung lässt sich unbegrenzt horten.
rule-twd-food-none = Ohne Nahrung stirbt niemand; nur Nahrungsschritt und Heilung entfallen.
rule-twd-food-shared-pot = Hauskarte: Jeder Spieler am Ort des Ziehenden erhält eine Nahrung.
rule-twd-food-broth = Hauskarte: Wer sie zieht, erhält eine Nahrung und ein Leben.

## Allies

rule-twd-ally-card = Eine Verbündeten-Karte gibt sofort ihre Verbündeten samt Zusatz und wird abgelegt.
rule-twd-ally-unlimited = Für Verbündete eines Spielers gibt es keine Obergrenze.
rule-twd-ally-spend = Nach dem Kampfwurf bringt jeder abgegebene Verbündete eins mehr.
rule-twd-ally-needs-die = Verbündete einsetzen kann nur, wer mindestens einen Kampfwürfel warf.
rule-twd-ally-needs-die-example = Wer nur eine leere Pistole hat, würfelt nicht und setzt folglich keine Verbündeten ein.
rule-twd-ally-group-of-survivors = Eine Gruppe Überlebender bringt 1-3 Verbündete.
rule-twd-ally-lone-survivor = Ein Einzelgänger bringt einen Verbündeten.
rule-twd-ally-little-help = Ein weißer Würfel mehr in dieser Runde, auch unbewaffnet; in der Fernkampfgruppe zählt er mit, ohne Waffe kämpft er allein.
rule-twd-ally-guinea-pig = Für den Rest der Runde bringt kein noch so großer Schaden den Besitzer unter ein Leben.
rule-twd-ally-pair = Hauskarte: gleich zwei Verbündete.
rule-twd-ally-field-medic = Hauskarte: ein Verbündeter und ein Leben.
rule-twd-ally-pathfinder = Hauskarte: ein Verbündeter, und man darf sofort einen kostenlosen Schritt gehen.
rule-twd-ally-quartermaster = Hauskarte: ein Verbündeter und eine Munition für einen Waffentyp, den man besitzt.

## Places and prison

rule-twd-place-deck = Jeder der vier Orte hütet genau einen Ressourcen-Stapel.
rule-twd-place-neighbours = Orte mit gemeinsamer Kante sind benachbart, schräg liegende nicht.
rule-twd-prison-walls = Am Rundenende tun drei der Beißer im Gefängnis nichts, jede Runde, ob Überlebende da sind oder nicht.
rule-twd-prison-walls-example = Von fünf Beißern im Gefängnis verletzen oder fressen nur zwei.
rule-twd-prison-newcomer-walker = Der untätige Beißer eines frischen Todes wird beiseitegelassen, bevor die Mauern drei andere aufhalten.
rule-twd-prison-lured = Ein von der Schrotflinte angelockter Beißer steht vor denselben Mauern wie alle anderen.

## Tokens

rule-twd-token-value = Plättchen zählen 1 oder 3, und eine genannte Menge meint immer den Wert.
rule-twd-token-change = Haufen werden frei gewechselt: fünf ist ein Dreier und zwei Einer, sechs sind zwei Dreier.
rule-twd-token-not-cards = Ein Verlust an Nahrung, Munition oder Verbündeten nimmt dem Spieler Plättchen, nie Karten vom Stapel.
rule-twd-token-supply = Was hinzukommt, muss nach bestem Wechseln aller Haufen in die Plättchen der Sorte passen; der Rest entfällt.
rule-twd-token-supply-walkers = Gehen die Beißer-Plättchen aus, erscheinen keine weiteren, bis welche zurückkommen.
rule-twd-token-losing = Ein Verlust scheitert nie am fehlenden Wechselgeld.
rule-twd-token-life-max = Niemand hat jemals mehr als fünf Leben.
rule-twd-token-damage = Schaden durch Beißer oder anderes senkt das Leben sofort, Punkt für Punkt.
rule-twd-token-life-supply = Lebens-Plättchen gehen nie aus: drei genügen jedem Spieler.

## Round

rule-twd-round-phases = Eine Runde hat vier Phasen: Rundenanfang, Spielzüge, Kampf, Rundenende.
rule-twd-round-leader = In jeder Runde führt ein Platz, und nur dessen Anführer-Fähigkeit wirkt.
rule-twd-round-last-word = Worüber sich die Gruppe nicht einigt, entscheidet der Anführer.

## Round start

rule-twd-start-ability = Der Anführer gibt seine Fähigkeit bekannt, die zum darin genannten Zeitpunkt wirkt.
rule-twd-start-deal = Jeder Spieler bekommt zwei Ereigniskarten, im normalen Spiel offen.
rule-twd-start-reshuffle = Ist der Ereignisstapel leer, auch mitten im Austeilen, wird seine Ablage neu gemischt.

## Turns

rule-twd-turn-order = Der Anführer hat den ersten Zug, die anderen folgen im Uhrzeigersinn.
rule-twd-turn-anytime = Was jederzeit geht, wird bei jeder eigenen Wahl, vor Betreffendem und an Phasengrenzen angeboten.
rule-twd-turn-no-figure = Ohne Figur auf dem Plan kann man weder gehen noch ziehen, tauschen oder kämpfen.
rule-twd-turn-leader-steps = Der Anführer bewegt, zieht, tauscht und spielt Ereignisse, streng in dieser Folge.
rule-twd-turn-leader-place = In Runde 1 stellt der Anführer jede Figur auf einen beliebigen Ort.
rule-twd-turn-leader-move = Später darf der Anführer jede Figur um einen Schritt versetzen oder stehen lassen.
rule-twd-turn-leader-move-order = Die Figur des Anführers geht voran, die übrigen folgen im Uhrzeigersinn.
rule-twd-turn-leader-newcomer = Ein Überlebender ohne Figur auf dem Plan wird im Anführerzug auf irgendeinen Ort gesetzt, die eigene zuerst.
rule-twd-turn-leader-no-food-move = Der Anführer kann sich keinen weiteren Schritt mit Nahrung erkaufen.
rule-twd-turn-leader-draw = Der Anführer darf eine Karte vom Stapel an seinem Ort nehmen.
rule-twd-turn-leader-events = Der Anführer muss seine zwei Ereigniskarten spielen, Reihenfolge frei, dann werden sie abgelegt.
rule-twd-turn-other-steps = Auch der Nicht-Anführer hat vier feste Schritte: gehen, ziehen, tauschen, Ereignis.
rule-twd-turn-other-move = Ein Nicht-Anführer darf für eine Nahrung einen einzigen Schritt auf einen Nachbarort machen.
rule-twd-turn-other-move-example = Mit Todesfall in der Familie und Die Bar geht ein Nicht-Anführer erst in die Stadt, damit Die Bar sich lohnt.
rule-twd-turn-other-draw = Ein Nicht-Anführer darf eine Karte vom Stapel an seinem Ort nehmen.
rule-twd-turn-other-events = Ein Nicht-Anführer spielt eine der zwei Ereigniskarten, erst jetzt gewählt, und legt beide ab.

## Trade

rule-twd-trade-give = Im eigenen Zug darf man jemandem am selben Ort ein Objekt überlassen.
rule-twd-trade-receive = Ein Mitspieler am Ort darf dem aktiven Spieler ein Objekt eigener Wahl überlassen; die erste Gabe beendet das.
rule-twd-trade-one-sided = Geben und Nehmen sind unabhängig, auch mit verschiedenen Mitspielern, und beides freiwillig.
rule-twd-trade-refuse = Niemand muss eine Gabe annehmen.
rule-twd-trade-equipment = Eine Ausrüstungs-Karte ist ein Objekt und nimmt ihre Ladung mit.
rule-twd-trade-ammo-card = Eine aufbewahrte Munitions-Karte ist ein Objekt und wandert nur als Ganzes.
rule-twd-trade-tokens = Eine Nahrung oder ein Verbündeter ist ein Objekt.
rule-twd-trade-loose-ammo = Eine Munition aus einer geladenen Waffe darf direkt auf eine gleichartige Waffe des Empfängers.

## Combat

rule-twd-combat-choose = Nach den Zügen nennen alle zuerst je eine Waffe, dann wird Ort für Ort gekämpft.
rule-twd-combat-one-weapon = Pro Kampf wird nur eine Waffe benutzt, egal wie viele man hat.
rule-twd-combat-unarmed = Ohne einsatzfähige Waffe wird nicht gekämpft.
rule-twd-combat-decline = Kämpfen ist freiwillig; wer verzichtet, behält die Munition.
rule-twd-combat-order = Die Spieler am Ort wählen, ob die Fernkampfgruppe oder ein Nahkämpfer drankommt; im Streit der Anführer.
rule-twd-combat-value = Würfel werden summiert, Modifikatoren kommen dazu: Das ist der Kampfwert.
rule-twd-combat-value-example = Zwei Würfel mit 5 und 4 ergeben den Kampfwert neun.
rule-twd-combat-kills = Je volle fünf Punkte stirbt ein Beißer dieses Ortes, sein Plättchen geht zurück.
rule-twd-combat-ranged-ammo = Eine Fernkampfwaffe kostet eine Munition ihrer Karte, fällig bei der Ansage; leer ist sie nicht wählbar.
rule-twd-combat-ranged-one-shot = Mehr als eine Munition verbraucht ein Kämpfer in einer Kampfphase nicht.
rule-twd-combat-ranged-group = Fernkämpfer am selben Ort legen ihre Werte zu einer Summe zusammen.
rule-twd-combat-ranged-modifiers = In der Gruppe würfeln erst alle, danach werden Verbündete für die Summe eingesetzt.
rule-twd-combat-ranged-example = Eine 9 vom Gewehr und eine 2 der Pistole ergeben am selben Ort 11 und töten zwei Beißer.
rule-twd-combat-ranged-spent = Angesagte Munition ist verbraucht, auch wenn beim Schuss kein Beißer mehr da ist.
rule-twd-combat-melee-dice = Eine Nahkampfwaffe wirft einen weißen Würfel und braucht keine Munition.
rule-twd-combat-melee-alone = Ein Nahkampfwert wird nie mit dem eines anderen zusammengezählt.

## Weapons

rule-twd-weapon-pistol = Pistole: Fernkampf, ein Würfel, sechs Munition beim Aufbau.
rule-twd-weapon-rifle = Gewehr: Fernkampf, zwei Würfel, vier Munition beim Aufbau.
rule-twd-weapon-shotgun = Schrotflinte: drei Würfel; ab einer natürlichen 14 kommt zum Kampfende ein Beißer nach Wahl von einem Nachbarort.
rule-twd-weapon-shotgun-natural = Für „Laut“ zählen nur die drei Würfel der Schrotflinte: kein Bonus, Verbündeter oder Hilfswürfel.
rule-twd-weapon-shotgun-late = Der angelockte Beißer kommt zu spät, um getötet zu werden, und handelt am Rundenende.
rule-twd-weapon-shotgun-nobody = Ohne Beißer auf beiden Nachbarorten wird nichts angelockt.
rule-twd-weapon-crossbow = Armbrust: ein Würfel plus eins, drei Munition beim Aufbau.
rule-twd-weapon-crossbow-return = Erreicht der eigene Wert samt Modifikatoren fünf, kehrt der Bolzen als eine Munition zurück.
rule-twd-weapon-machete = Machete: ein Würfel, plus drei, solange kein anderer Überlebender am Ort ist.
rule-twd-weapon-metal-pipe = Metallrohr: ein Würfel, plus drei für den, der nicht mehr als zwei Ausrüstungen hat.
rule-twd-weapon-katana = Katana: Jede natürliche 4, 5 oder 6 erlaubt einen weiteren Würfel, immer fort, und alle zählen zusammen.
rule-twd-weapon-katana-allies = Verbündete werden nach dem Ende der Katana-Kette eingesetzt.
rule-twd-weapon-katana-help = Der Würfel von Ein bisschen Hilfe setzt keine Katana-Kette fort.
rule-twd-weapon-hatchet = Hauskarte, Handbeil: ein Würfel plus eins.

## Items

rule-twd-item-motorcycle = Motorrad: Der Besitzer fährt jederzeit an irgendeinen Ort, dann wird es abgelegt.
rule-twd-item-body-armor = Körperpanzerung: Einmal pro Runde ignoriert der Besitzer einen Schadenspunkt, von Beißern oder Ereignis.
rule-twd-item-flashbang = Blendgranate: Im Kampf oder am Rundenende abgelegt, stoppt sie bis zu drei Beißer am Ort für diese Runde (Hauswirkung).
rule-twd-item-flashbang-item = Die Blendgranate ist ein Gegenstand: Mit ihr kämpft niemand.
rule-twd-item-silencer = Schalldämpfer: Einmal pro Runde setzt ein Ereignis des Besitzers einen Beißer weniger an dessen Ort (Hauswirkung).
rule-twd-item-silencer-no-weapon = Der Schalldämpfer ist ein Gegenstand und wirkt auch ohne Schusswaffe.
rule-twd-item-first-aid = Verbandsmaterial wird aufbewahrt und gibt, abgelegt, einem Überlebenden am Ort zwei Leben (Hausmenge).
rule-twd-item-first-aid-limits = Verbandsmaterial macht keinen Tod rückgängig: Der Patient braucht ein Leben, und fünf bleibt die Grenze.
rule-twd-item-field-glasses = Hauskarte, Feldstecher: Einmal pro Runde sieht der Besitzer die oberste Karte eines benachbarten Ressourcen-Stapels.

## Leader abilities

rule-twd-leader-seat = Das Abzeichen gehört zum Platz; ein neuer Charakter dort bringt seine Fähigkeit mit, wenn ihr Moment noch kommt.
rule-twd-leader-andrea = Andrea, zu Beginn ihres Zugs: Ein Spieler ihrer Wahl gewinnt ein Leben.
rule-twd-leader-daryl = Daryl, zu Beginn seines Zugs: Wer keine Nahrung hat, bekommt eine.
rule-twd-leader-glenn = Glenn, zu Beginn seines Zugs: Ein Spieler irgendwo, auch er selbst, gewinnt eine Munition.
rule-twd-leader-glenn-type = Glenns Munition muss zu einem Waffentyp gehören, den der Empfänger hat.
rule-twd-leader-maggie = Maggie, zu Beginn ihres Zugs: Sie gibt einem Mitspieler irgendwo ein eigenes Objekt.
rule-twd-leader-maggie-ammo = Maggie darf eine ganze Munitions-Karte geben, oder eine Munition von Karte oder Waffe, wenn der Empfänger den Typ hat.
rule-twd-leader-michonne = Michonne, im Kampf: Jeder darf statt einer Waffe einen weißen Würfel im Nahkampf werfen; Waffentexte gelten nicht.
rule-twd-leader-rick = Rick, im Kampf: Jeder Kämpfer mit Wurf addiert eins, in Gruppen mehrfach; für natürliche Werte zählt es nicht.

## Round end

rule-twd-end-steps = Das Rundenende läuft streng so: Beißer, Heilen, nächste Runde.
rule-twd-end-wound = Jeder Beißer fügt den Überlebenden an seinem Ort einen Schadenspunkt zu.
rule-twd-end-wound-shared = Mehrere Überlebende teilen die Schadenspunkte ihres Ortes beliebig unter sich auf.
rule-twd-end-eat = Wo keine Figur steht, wirft jeder Beißer eine oberste Karte des dortigen Stapels ab.
rule-twd-end-eat-after-death = Stirbt der letzte Überlebende eines Ortes, fressen die Beißer weiter, die noch nicht verletzt haben.
rule-twd-end-one-each = Ein Beißer verletzt oder frisst, einmal pro Runde, und bleibt, bis man ihn tötet.
rule-twd-end-ignored = Ein Beißer, dessen Schadenspunkt ignoriert wurde, hat gehandelt und frisst nichts.
rule-twd-end-heal = Unter fünf Leben darf man für eine Nahrung ein Leben heilen.
rule-twd-end-heal-once = Mit Nahrung heilt jeder Spieler nur einmal je Runde.
rule-twd-end-advance = Der Rundenanzeiger rückt vor; nach Runde 12 bedeutet das den Sieg.
rule-twd-end-badge = Das Abzeichen geht nach links, und der Nachbar führt die nächste Runde.

## Death

rule-twd-death-dies = Bei null Leben stirbt der Charakter, und die Figur verlässt den Plan.
rule-twd-death-walker = Wo der Charakter starb, erscheint ein Beißer.
rule-twd-death-walker-idle = Dieser Beißer verletzt und frisst in dieser Runde nicht, kann aber getötet, gezählt und versetzt werden.
rule-twd-death-lose-all = Nahrung, Verbündete, Munition und Ausrüstung des Toten sind verloren.
rule-twd-death-new-character = Der Spieler nimmt sofort einen unbenutzten Charakter, hat aber keine Figur, bis ein Anführer sie setzt.
rule-twd-death-fresh-start = Der Neue hat fünf Leben, keine Nahrung und keine Verbündeten.
rule-twd-death-equipment = Der Neue darf eine beliebige Ausrüstung ziehen, Schusswaffen ohne Munition.
rule-twd-death-none-left = Insgesamt gibt es sechs Charaktere; ein Tod ohne Ersatz verliert das Spiel.

## Modes

rule-twd-mode-standard = Standard: Tote werden ersetzt, solange unbenutzte Charaktere da sind.
rule-twd-mode-hardcore = Hardcore: Der erste Tod verliert das Spiel sofort.
rule-twd-mode-beginner = Anfänger: Alle Ereignisse liegen offen, Reden ist frei.
rule-twd-mode-expert = Experte: Ereignisse bleiben den anderen verborgen, bis man sie spielt.
rule-twd-mode-expert-silence = Experte: Vom Austeilen bis zum Beginn des Kampfes darf niemand reden oder andeuten.
rule-twd-mode-expert-discard = Experte: Das nicht gespielte Ereignis eines Nicht-Anführers wird ungesehen abgelegt.
rule-twd-mode-combine = Jeder Spielmodus passt zu jedem Schwierigkeitsgrad.

## Secret goals

rule-twd-secret-deal = Variante: Jeder bekommt eines von neun geheimen Zielen, das nur er sieht; nicht im Solo-Spiel.
rule-twd-secret-result = Geheime Ziele zählen nur bei Niederlage: Wer seines erfüllt hat, hat dann trotzdem gewonnen.
rule-twd-secret-coins = Verdiente Geldstücke kommen am Rundenende auf die Karte, und nur für wirklich erfüllte Bedingungen.
rule-twd-secret-bluff = Wer keine Geldstücke braucht, darf zur Täuschung welche legen; andere sehen Geldstücke, nie Gründe.
rule-twd-secret-death = Stirbt der Charakter, behält sein Spieler Ziel und Geldstücke.
rule-twd-secret-hold = Ein Sammelziel wird aufgedeckt, sobald die Menge da ist; danach darf alles verbraucht werden.
rule-twd-secret-hold-example = Mit neun Nahrung auf der Tafel wird der Nimmersatt gezeigt, und die Nahrung ist wieder frei.
rule-twd-secret-glutton = Nimmersatt: neun Nahrung auf einmal haben.
rule-twd-secret-many-friends = Hausziel: neun Verbündete auf einmal haben.
rule-twd-secret-own-mind = Hausziel: vier Geldstücke, je eins pro mit Nahrung bezahltem Schritt.
rule-twd-secret-lone-fighter = Hausziel: vier Geldstücke, je eins pro Rundenende allein an einem Ort, der in dieser Runde Beißer hatte.
rule-twd-secret-gun-nut = Hausziel: fünf Ausrüstungs-Karten auf einmal besitzen.
rule-twd-secret-butcher = Hausziel: acht Geldstücke, je eins pro Beißer, der allein durch den eigenen Kampfwert stirbt.
rule-twd-secret-samaritan = Hausziel: fünf Geldstücke, je eins pro beim Tauschen verschenktem Objekt.
rule-twd-secret-unscathed = Hausziel: acht Geldstücke, je eins pro Rundenende mit fünf Leben.
rule-twd-secret-last-one = Hausziel: zwei Geldstücke, je eins pro Tod eines fremden Charakters; in Hardcore genügt eins.

## Variants

rule-twd-variant-one-leader = Variante: In allen zwölf Runden führt derselbe Platz.
rule-twd-variant-leader-last = Variante: Der Anführer bewegt, zieht und tauscht zuerst, spielt seine Ereignisse aber nach allen anderen Zügen.
rule-twd-variant-leader-last-place = Effekte, die nach dem Anführer fragen, lesen seinen Ort beim Ausspielen.
rule-twd-variant-solo-ability = Solo: Man führt immer, daher wirkt die Anführer-Fähigkeit des jetzigen Charakters in jeder Runde.
rule-twd-variant-solo-move = Solo: ein Schritt umsonst, danach ein zweiter für eine Nahrung.
rule-twd-variant-solo-events = Solo: Bei höchstens fünf Beißern zu Beginn des Ereignisschritts werden beide Ereignisse gespielt, ab sechs nur eines.
rule-twd-variant-solo-equipment = Solo: zwei Ausrüstungen statt einer: beim Aufbau zwei geladene Waffen, nach einem Tod zwei beliebige, leer.
rule-twd-variant-solo-ground-ammo = Solo: Eine gezogene Munitions-Karte darf am Ort bleiben und später geholt werden; erst dann wird gewürfelt.
rule-twd-variant-solo-ground-ammo-safe = Solo: Karten am Boden werden nie gefressen, zählen nicht zum Stapel und überstehen einen Tod.
rule-twd-variant-solo-no-others = Solo: Effekte für Nicht-Anführer bewirken nichts.

## Golden rule

rule-twd-golden-card = Wo eine Karte den Regeln widerspricht, hat die Karte recht.
