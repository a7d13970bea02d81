# Marvel Zombies. Namen und was die Dinge tun, in eigenen Worten.

## Zombiehelden

survivor-captain-america = Captain America
    .gen = Captain Americas
survivor-wasp = Wasp
    .gen = Wasps
survivor-hulk = Hulk
    .gen = Hulks
survivor-deadpool = Deadpool
    .gen = Deadpools
survivor-captain-marvel = Captain Marvel
    .gen = Captain Marvels
survivor-iron-man = Iron Man
    .gen = Iron Mans

## Gegner (one: mit Artikel; many: nach einer Zahl)

zombie-trooper = Soldat
    .one = ein Soldat
    .one-acc = einen Soldaten
    .one-dat = einem Soldaten
    .many = Soldaten
    .text = Eine Aktion. Ein Treffer genügt.
zombie-guard = Wächter
    .one = ein Wächter
    .one-acc = einen Wächter
    .one-dat = einem Wächter
    .many = Wächter
    .many-dat = Wächtern
    .text = Eine Aktion. Braucht zwei Treffer desselben Angriffs und steht vor Soldaten und Spezialisten.
zombie-specialist = Spezialist
    .one = ein Spezialist
    .one-acc = einen Spezialisten
    .one-dat = einem Spezialisten
    .many = Spezialisten
    .text = Zwei Aktionen. Ein Treffer genügt, aber er kommt zuletzt an die Reihe.
zombie-super-hero = Superheld
    .one = ein Superheld
    .one-acc = einen Superhelden
    .one-dat = einem Superhelden
    .many = Superhelden
    .text = Zwei Aktionen und eine Fähigkeit. Alle Treffer, die seine Zähigkeit verlangt, müssen aus einem Angriff kommen.
zombie-bystander = Passant
    .one = ein Passant
    .one-acc = einen Passanten
    .one-dat = einem Passanten
    .many = Passanten
    .text = Nur Verschlingen trifft ihn. Was er konnte, kannst dann du.

## Lebende Superhelden

super-hero-thor = Thor
    .one = Thor
    .many = Thor
    .text = Ist niemand in seiner Zone, trifft er statt zu gehen einen Helden in Sicht, bis zu zwei Zonen weit.
super-hero-doctor-strange = Doctor Strange
    .one = Doctor Strange
    .many = Doctor Strange
    .text = Zu Beginn der Gegnerphase tritt er neben den Helden mit der meisten Erfahrung, wenn der höchstens drei offene Schritte entfernt ist.
super-hero-scarlet-witch = Scarlet Witch
    .one = Scarlet Witch
    .many = Scarlet Witch
    .text = Wer sie sieht, wirft keinen Würfel neu, und eine 2 macht hungrig wie eine 1.
super-hero-black-panther = Black Panther
    .one = Black Panther
    .many = Black Panther
    .text = Nur Würfel mit 5 oder 6 treffen ihn.
super-hero-ms-marvel = Ms. Marvel
    .one = Ms. Marvel
    .many = Ms. Marvel
    .text = Sie erreicht Helden einen offenen Schritt weit und tut das, bevor sie gehen würde.
super-hero-spider-man = Spider-Man
    .one = Spider-Man
    .many = Spider-Man
    .text = Schwingt sich mit jeder Bewegung zwei Zonen weit. Seine Zone zu verlassen kostet eine Aktion mehr.

## Passanten: Figuren und, einmal verschlungen, Karten

bystander-thunderbolt-ross = Thunderbolt Ross
    .one = Thunderbolt Ross
    .many = Thunderbolt Ross
    .text = Jagt Helden wie ein Soldat. Verschlungen: Ein Würfel mehr bei jedem Nahkampf, auch beim Verschlingen.
card-thunderbolt-ross = Thunderbolt Ross
    .nom = Thunderbolt Ross
    .acc = Thunderbolt Ross
    .dat = Thunderbolt Ross
    .one = Thunderbolt Ross
    .text = Ein Würfel mehr bei jedem Nahkampf, auch beim Verschlingen.
skill-thunderbolt-ross = Thunderbolt Ross
    .text = Ein Würfel mehr bei jedem Nahkampf, auch beim Verschlingen.
bystander-phil-coulson = Phil Coulson
    .one = Phil Coulson
    .many = Phil Coulson
    .text = Jagt Helden wie ein Soldat. Verschlungen: Soldaten machen das Weggehen nicht teurer.
card-phil-coulson = Phil Coulson
    .nom = Phil Coulson
    .acc = Phil Coulson
    .dat = Phil Coulson
    .one = Phil Coulson
    .text = Soldaten machen das Weggehen nicht teurer.
skill-phil-coulson = Phil Coulson
    .text = Soldaten machen das Weggehen nicht teurer.
bystander-aunt-may = Aunt May
    .one = Aunt May
    .many = Aunt May
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Heilt 1 Wunde, wann immer Verschlingen jemanden erledigt.
card-aunt-may = Aunt May
    .nom = Aunt May
    .acc = Aunt May
    .dat = Aunt May
    .one = Aunt May
    .text = Heilt 1 Wunde, wann immer Verschlingen jemanden erledigt.
skill-aunt-may = Aunt May
    .text = Heilt 1 Wunde, wann immer Verschlingen jemanden erledigt.
bystander-pepper-potts = Pepper Potts
    .one = Pepper Potts
    .many = Pepper Potts
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Eine Gabe zu ziehen heißt zwei Karten zu ziehen, eine davon bleibt.
card-pepper-potts = Pepper Potts
    .nom = Pepper Potts
    .acc = Pepper Potts
    .dat = Pepper Potts
    .one = Pepper Potts
    .text = Eine Gabe zu ziehen heißt zwei Karten zu ziehen, eine davon bleibt.
skill-pepper-potts = Pepper Potts
    .text = Eine Gabe zu ziehen heißt zwei Karten zu ziehen, eine davon bleibt.
bystander-wong = Wong
    .one = Wong
    .many = Wong
    .text = Jagt Helden wie ein Soldat. Verschlungen: Einmal im Zug, gratis: eine oder zwei Zonen über jede Grenze, Mauer oder nicht, aber in kein geschlossenes Haus. Gegner beenden es.
card-wong = Wong
    .nom = Wong
    .acc = Wong
    .dat = Wong
    .one = Wong
    .text = Einmal im Zug, gratis: eine oder zwei Zonen über jede Grenze, Mauer oder nicht, aber in kein geschlossenes Haus. Gegner beenden es.
skill-wong = Wong
    .text = Einmal im Zug, gratis: eine oder zwei Zonen über jede Grenze, Mauer oder nicht, aber in kein geschlossenes Haus. Gegner beenden es.
bystander-blind-al = Blind Al
    .one = Blind Al
    .many = Blind Al
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Fernkampf braucht keine Sicht: Die Reichweite zählt in offenen Schritten.
card-blind-al = Blind Al
    .nom = Blind Al
    .acc = Blind Al
    .dat = Blind Al
    .one = Blind Al
    .text = Fernkampf braucht keine Sicht: Die Reichweite zählt in offenen Schritten.
skill-blind-al = Blind Al
    .text = Fernkampf braucht keine Sicht: Die Reichweite zählt in offenen Schritten.
bystander-nick-fury = Nick Fury
    .one = Nick Fury
    .many = Nick Fury
    .text = Jagt Helden wie ein Soldat. Verschlungen: Einmal pro Runde: Sieh die oberste Einsatzkarte an und lass sie liegen oder schieb sie unter den Stapel.
card-nick-fury = Nick Fury
    .nom = Nick Fury
    .acc = Nick Fury
    .dat = Nick Fury
    .one = Nick Fury
    .text = Einmal pro Runde: Sieh die oberste Einsatzkarte an und lass sie liegen oder schieb sie unter den Stapel.
skill-nick-fury = Nick Fury
    .text = Einmal pro Runde: Sieh die oberste Einsatzkarte an und lass sie liegen oder schieb sie unter den Stapel.
bystander-maria-hill = Maria Hill
    .one = Maria Hill
    .many = Maria Hill
    .text = Jagt Helden wie ein Soldat. Verschlungen: Ein Würfel mehr bei jedem Fernkampf, auch mit dem Schild der Avengers.
card-maria-hill = Maria Hill
    .nom = Maria Hill
    .acc = Maria Hill
    .dat = Maria Hill
    .one = Maria Hill
    .text = Ein Würfel mehr bei jedem Fernkampf, auch mit dem Schild der Avengers.
skill-maria-hill = Maria Hill
    .text = Ein Würfel mehr bei jedem Fernkampf, auch mit dem Schild der Avengers.
bystander-j-jonah-jameson = J. Jonah Jameson
    .one = J. Jonah Jameson
    .many = J. Jonah Jameson
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: 1 Erfahrung mehr für jeden Wächter, der fällt.
card-j-jonah-jameson = J. Jonah Jameson
    .nom = J. Jonah Jameson
    .acc = J. Jonah Jameson
    .dat = J. Jonah Jameson
    .one = J. Jonah Jameson
    .text = 1 Erfahrung mehr für jeden Wächter, der fällt.
skill-j-jonah-jameson = J. Jonah Jameson
    .text = 1 Erfahrung mehr für jeden Wächter, der fällt.
bystander-edwin-jarvis = Edwin Jarvis
    .one = Edwin Jarvis
    .many = Edwin Jarvis
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Einmal im Zug eine Tür gratis.
card-edwin-jarvis = Edwin Jarvis
    .nom = Edwin Jarvis
    .acc = Edwin Jarvis
    .dat = Edwin Jarvis
    .one = Edwin Jarvis
    .text = Einmal im Zug eine Tür gratis.
skill-edwin-jarvis = Edwin Jarvis
    .text = Einmal im Zug eine Tür gratis.
bystander-jane-foster = Jane Foster
    .one = Jane Foster
    .many = Jane Foster
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Heilt am Ende des Zuges 1 Wunde bei Hunger 0 oder 1.
card-jane-foster = Jane Foster
    .nom = Jane Foster
    .acc = Jane Foster
    .dat = Jane Foster
    .one = Jane Foster
    .text = Heilt am Ende des Zuges 1 Wunde bei Hunger 0 oder 1.
skill-jane-foster = Jane Foster
    .text = Heilt am Ende des Zuges 1 Wunde bei Hunger 0 oder 1.
bystander-mary-jane-watson = Mary Jane Watson
    .one = Mary Jane Watson
    .many = Mary Jane Watson
    .text = Läuft zur nächsten Brutzone und ist dort weg. Verschlungen: Die erste 1 jedes Zuges macht nicht hungrig.
card-mary-jane-watson = Mary Jane Watson
    .nom = Mary Jane Watson
    .acc = Mary Jane Watson
    .dat = Mary Jane Watson
    .one = Mary Jane Watson
    .text = Die erste 1 jedes Zuges macht nicht hungrig.
skill-mary-jane-watson = Mary Jane Watson
    .text = Die erste 1 jedes Zuges macht nicht hungrig.

## Angriffe

card-shield-throw = Schildwurf
    .nom = Schildwurf
    .acc = Schildwurf
    .dat = Schildwurf
    .one = Schildwurf
card-wasp-sting = Wespenstich
    .nom = Wespenstich
    .acc = Wespenstich
    .dat = Wespenstich
    .one = Wespenstich
card-smash = SMASH!
    .nom = SMASH!
    .acc = SMASH!
    .dat = SMASH!
    .one = SMASH!
card-dual-katanas = Zwillingskatanas
    .nom = Zwillingskatanas
    .acc = Zwillingskatanas
    .dat = Zwillingskatanas
    .one = Zwillingskatanas
card-photon-burst = Photonenstoß
    .nom = Photonenstoß
    .acc = Photonenstoß
    .dat = Photonenstoß
    .one = Photonenstoß
card-missile-wave = Raketenwelle
    .nom = Raketenwelle
    .acc = Raketenwelle
    .dat = Raketenwelle
    .one = Raketenwelle
card-devour = Verschlingen
    .nom = Verschlingen
    .acc = Verschlingen
    .dat = Verschlingen
    .one = Verschlingen
    .text = Nur ein Ziel, auch Passanten. Fällt es, ist der Hunger 0.
card-avengers-sign = Avengers-Schild
    .nom = das Avengers-Schild
    .acc = das Avengers-Schild
    .dat = dem Avengers-Schild
    .one = das Avengers-Schild
    .text = Ein Würfel für jeden Gegner dort außer Superhelden. Es hält zweimal.

## Gaben: einmal benutzt, dann abgelegt

card-second-helping = Nachschlag
    .nom = „Nachschlag“
    .acc = „Nachschlag“
    .dat = „Nachschlag“
    .one = „Nachschlag“
    .text = Nach einem Verschlingen, das jemanden erledigt hat: sofort noch einmal verschlingen.
skill-second-helping = Nachschlag
    .text = Nach einem Verschlingen, das jemanden erledigt hat: sofort noch einmal verschlingen.
card-iron-stomach = Eisenmagen
    .nom = „Eisenmagen“
    .acc = „Eisenmagen“
    .dat = „Eisenmagen“
    .one = „Eisenmagen“
    .text = Nach einem Verschlingen, das jemanden erledigt hat: bis zu 2 Wunden heilen.
skill-iron-stomach = Eisenmagen
    .text = Nach einem Verschlingen, das jemanden erledigt hat: bis zu 2 Wunden heilen.
card-dead-nerves = Tote Nerven
    .nom = „Tote Nerven“
    .acc = „Tote Nerven“
    .dat = „Tote Nerven“
    .one = „Tote Nerven“
    .text = Wenn du Wunden bekommst: eine oder zwei davon weniger, auch die vom Hunger.
skill-dead-nerves = Tote Nerven
    .text = Wenn du Wunden bekommst: eine oder zwei davon weniger, auch die vom Hunger.
card-bone-claws = Knochenklauen
    .nom = „Knochenklauen“
    .acc = „Knochenklauen“
    .dat = „Knochenklauen“
    .one = „Knochenklauen“
    .text = Vor einem Nahkampfwurf, auch beim Verschlingen: 3 Würfel mehr.
skill-bone-claws = Knochenklauen
    .text = Vor einem Nahkampfwurf, auch beim Verschlingen: 3 Würfel mehr.
card-steady-rot = Ruhige Fäulnis
    .nom = „Ruhige Fäulnis“
    .acc = „Ruhige Fäulnis“
    .dat = „Ruhige Fäulnis“
    .one = „Ruhige Fäulnis“
    .text = Vor einem Fernkampfwurf, auch mit dem Schild: 2 Würfel mehr.
skill-steady-rot = Ruhige Fäulnis
    .text = Vor einem Fernkampfwurf, auch mit dem Schild: 2 Würfel mehr.
card-feeding-frenzy = Fressrausch
    .nom = „Fressrausch“
    .acc = „Fressrausch“
    .dat = „Fressrausch“
    .one = „Fressrausch“
    .text = Vor jedem Angriffswurf: Ein Treffer braucht eins weniger, aber nie weniger als 2.
skill-feeding-frenzy = Fressrausch
    .text = Vor jedem Angriffswurf: Ein Treffer braucht eins weniger, aber nie weniger als 2.
card-bloodhound = Bluthund
    .nom = „Bluthund“
    .acc = „Bluthund“
    .dat = „Bluthund“
    .one = „Bluthund“
    .text = In deinem Zug: bis zu 3 Zonen auf den nächsten sichtbaren Passanten zu, ohne Zusatzkosten. Gegner beenden es.
skill-bloodhound = Bluthund
    .text = In deinem Zug: bis zu 3 Zonen auf den nächsten sichtbaren Passanten zu, ohne Zusatzkosten. Gegner beenden es.
card-off-the-hinges = Aus den Angeln
    .nom = „Aus den Angeln“
    .acc = „Aus den Angeln“
    .dat = „Aus den Angeln“
    .one = „Aus den Angeln“
    .text = In deinem Zug: eine Tür deiner Zone öffnen, danach ein Schritt ohne Zusatzkosten.
skill-off-the-hinges = Aus den Angeln
    .text = In deinem Zug: eine Tür deiner Zone öffnen, danach ein Schritt ohne Zusatzkosten.
card-numb-the-hunger = Hunger betäuben
    .nom = „Hunger betäuben“
    .acc = „Hunger betäuben“
    .dat = „Hunger betäuben“
    .one = „Hunger betäuben“
    .text = In deinem Zug oder gleich nachdem dein Hunger gestiegen ist: 2 Hunger weniger.
skill-numb-the-hunger = Hunger betäuben
    .text = In deinem Zug oder gleich nachdem dein Hunger gestiegen ist: 2 Hunger weniger.
card-embrace-it = Nimm ihn an
    .nom = „Nimm ihn an“
    .acc = „Nimm ihn an“
    .dat = „Nimm ihn an“
    .one = „Nimm ihn an“
    .text = In deinem Zug mit Hunger 0 bis 2: Der Hunger wird 3, und du hast eine Aktion mehr.
skill-embrace-it = Nimm ihn an
    .text = In deinem Zug mit Hunger 0 bis 2: Der Hunger wird 3, und du hast eine Aktion mehr.
card-grave-howl = Grabgeheul
    .nom = „Grabgeheul“
    .acc = „Grabgeheul“
    .dat = „Grabgeheul“
    .one = „Grabgeheul“
    .text = In deinem Zug: Bis zu 4 Soldaten oder Spezialisten deiner Zone weichen in eine offene Nachbarzone zurück.
skill-grave-howl = Grabgeheul
    .text = In deinem Zug: Bis zu 4 Soldaten oder Spezialisten deiner Zone weichen in eine offene Nachbarzone zurück.
card-play-dead = Tot stellen
    .nom = „Tot stellen“
    .acc = „Tot stellen“
    .dat = „Tot stellen“
    .one = „Tot stellen“
    .text = Zu Beginn der Gegnerphase: Niemand kommt deinetwegen, und andere in deiner Zone nehmen die Wunden zuerst.
skill-play-dead = Tot stellen
    .text = Zu Beginn der Gegnerphase: Niemand kommt deinetwegen, und andere in deiner Zone nehmen die Wunden zuerst.
card-pack-hunter = Rudeljäger
    .nom = „Rudeljäger“
    .acc = „Rudeljäger“
    .dat = „Rudeljäger“
    .one = „Rudeljäger“
    .text = In deinem Zug: Ein anderer Held in Sicht geht oder greift sofort an, gratis.
skill-pack-hunter = Rudeljäger
    .text = In deinem Zug: Ein anderer Held in Sicht geht oder greift sofort an, gratis.
card-reattach = Wieder annähen
    .nom = „Wieder annähen“
    .acc = „Wieder annähen“
    .dat = „Wieder annähen“
    .one = „Wieder annähen“
    .text = In deinem Zug vor der ersten Bewegung: bis zu 2 Wunden heilen und in diesem Zug bleiben, wo du bist.
skill-reattach = Wieder annähen
    .text = In deinem Zug vor der ersten Bewegung: bis zu 2 Wunden heilen und in diesem Zug bleiben, wo du bist.
card-burst-open = Aufplatzen
    .nom = „Aufplatzen“
    .acc = „Aufplatzen“
    .dat = „Aufplatzen“
    .one = „Aufplatzen“
    .text = In deinem Zug: einen oder zwei Soldaten oder Spezialisten deiner Zone erledigen, dann 1 Wunde nehmen.
skill-burst-open = Aufplatzen
    .text = In deinem Zug: einen oder zwei Soldaten oder Spezialisten deiner Zone erledigen, dann 1 Wunde nehmen.
card-deep-bite = Tiefer Biss
    .nom = „Tiefer Biss“
    .acc = „Tiefer Biss“
    .dat = „Tiefer Biss“
    .one = „Tiefer Biss“
    .text = Vor einem Wurf zum Verschlingen: Das Ziel braucht einen Treffer weniger.
skill-deep-bite = Tiefer Biss
    .text = Vor einem Wurf zum Verschlingen: Das Ziel braucht einen Treffer weniger.
card-relentless = Unnachgiebig
    .nom = „Unnachgiebig“
    .acc = „Unnachgiebig“
    .dat = „Unnachgiebig“
    .one = „Unnachgiebig“
    .text = Nach einem Angriffswurf: alle Fehlwürfe neu werfen.
skill-relentless = Unnachgiebig
    .text = Nach einem Angriffswurf: alle Fehlwürfe neu werfen.
card-shared-meal = Geteiltes Mahl
    .nom = „Geteiltes Mahl“
    .acc = „Geteiltes Mahl“
    .dat = „Geteiltes Mahl“
    .one = „Geteiltes Mahl“
    .text = Nach einem Verschlingen, das jemanden erledigt hat: Jeder andere Held in der Zone hat 1 Hunger weniger.
skill-shared-meal = Geteiltes Mahl
    .text = Nach einem Verschlingen, das jemanden erledigt hat: Jeder andere Held in der Zone hat 1 Hunger weniger.

## Fertigkeiten

skill-plus-action = +1 Aktion
    .text = Eine vierte Aktion in jedem Zug, im laufenden sofort.
skill-lead-the-pack = Rudelführer
    .text = Einmal im Zug, für 1 Hunger: Ein anderer Held in Sicht geht oder greift sofort an.
skill-bank-shot = Abpraller
    .text = Treffer des Schildwurfs, durch die in der Zielzone niemand fällt, dürfen in eine Zone daneben gehen, in Sicht.
skill-hard-to-break = Schwer zu brechen
    .text = Die erste Wunde jeder Runde zählt nicht, außer sie kommt vom Hunger.
skill-slip-through = Durchschlüpfen
    .text = Gegner machen das Weggehen nie teurer.
skill-through-the-keyhole = Durchs Schlüsselloch
    .text = Einmal im Zug eine Tür oder ein Ziel gratis.
skill-venom = Gift
    .text = Jede 6 zählt zwei Treffer.
skill-heavy-hands = Schwere Hände
    .text = SMASH! hat 2 Würfel mehr, wo ein Superheld steht.
skill-anger-grows = Wachsender Zorn
    .text = SMASH! hat für je zwei Wunden einen Würfel mehr.
skill-aftershock = Nachbeben
    .text = Ein SMASH!, das einen Gegner erledigt, reißt einen Soldaten der Zone mit.
skill-grows-back = Wächst nach
    .text = Heilt am Ende des Zuges 1 Wunde, außer im Heißhunger.
skill-snack-break = Imbiss
    .text = Einmal im Zug: gratis verschlingen.
skill-not-done-yet = Noch nicht fertig
    .text = Einmal im Spiel, statt zu sterben: 1 Leben und Hunger 0.
skill-flight = Flug
    .text = Eine Bewegung geht eine oder zwei Zonen weit; Gegner beenden sie.
skill-overload = Überladung
    .text = Nach dem Wurf eines Angriffs, für 1 Hunger: alle Fehlwürfe neu werfen.
skill-full-power = Volle Kraft
    .text = Der Photonenstoß hat einen Würfel mehr und trifft ab 3.
skill-boot-jets = Stiefeldüsen
    .text = Einmal im Zug eine Bewegung gratis; was Weggehen mehr kostet, wird bezahlt.
skill-targeting-computer = Zielcomputer
    .text = Treffer der Raketenwelle und des Schilds gehen an beliebige Gegner, in beliebiger Reihenfolge.
skill-empty-the-racks = Alles raus
    .text = Einmal im Zug hat die Raketenwelle 3 Würfel mehr und reicht 3 Zonen weit.

## Karten, Marker, Leisten

gear-melee = Nahkampf, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, { $accuracy }+.
gear-ranged = Fernkampf { $least }-{ $most }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, { $accuracy }+.
letter-trooper = So
letter-guard = Wä
letter-specialist = Sp
spawn-card-normal = Gegner
spawn-card-rush = Sturm
spawn-card-extra-trooper = alle Soldaten noch einmal
spawn-card-extra-guard = alle Wächter noch einmal
spawn-card-extra-specialist = alle Spezialisten noch einmal
spawn-card-escort = Passant mit Eskorte
spawn-card-special-volley = Salve
spawn-card-special-sky-drop = Absprung
spawn-card-special-lockdown = Abriegelung
spawn-card-super-hero-super-hero = Superheld
deck-zombies = Einsatzkarten
    .nom = der Einsatzstapel
    .text = Wer kommt und wie viele: eine Karte für jede Brutzone.
deck-traits = Gaben
    .nom = der Gabenstapel
    .text = Kräfte zum einmaligen Gebrauch. Wird neu gemischt, wenn er leer ist.
deck-super-heroes = Superhelden
    .nom = der Superheldenstapel
    .text = Wer dem Ruf folgt. Gefallene kommen wieder, wenn er leer ist.
deck-bystanders = Passanten
    .nom = der Passantenstapel
    .text = Wer sich auf dem Plan versteckt, ist unter diesen Karten.
token-bystander = Jemand im Versteck
    .acc = jemanden im Versteck
    .text = Wer es ist, zeigt sich, wenn das Haus aufgeht.
token-sign = Avengers-Schild
    .acc = das Avengers-Schild
    .text = Wer hier steht, kann es schleudern: ein Würfel für jeden Gegner in einer Zone, 1 bis 3 entfernt. Es hält zweimal.
token-sign-damaged = Beschädigtes Avengers-Schild
    .text = Es hält noch einmal.
door-closed = Geschlossene Tür
    .text = Eine Aktion bricht sie auf. Die erste Tür eines Hauses zeigt, wer drin ist.
mark-lair = Hier können Gegner warten
mark-hideout = Hier kann sich jemand verstecken
mark-escorted = Unter Geleit: bewegt sich nur mit Wächtern, nicht wie sonst von selbst
mark-toughness = Zähigkeit { $n }
track-hunger = Hunger
track-adrenaline = Erfahrung
phase-zombies = Gegner
setting-numbers = Zahlen der Missionen
    .text = Wie viele Brutzonen, Superhelden und Missionsziele eine Mission hat.
value-numbers-first = Leichter
    .text = Weniger Brutzonen und Superhelden, und Ziele in Reichweite.
value-numbers-tuned = Härter
    .text = Neun Missionen sind schwerer: meist mehr Brutzonen, mehr Superhelden und höhere Ziele.
setting-heroes = Helden
    .text = Wie viele Zombiehelden spielen. Fünf und sechs haben eine Brutzone mehr gegen sich; weniger als vier haben es schwer.

## Fragen

ask-choose-survivor = Welchen Helden spielt Platz { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }? { $n ->
        [one] Ein Held fehlt noch.
       *[other] { $n } Helden fehlen noch.
    }
    .named = Welchen Helden spielt { $name }?
    .yours = Welchen Helden spielst du?
ask-share-wounds = { $n ->
        [one] 1 Wunde { NAME($zone, form: "at") }: Wer nimmt sie?
       *[other] { $n } Wunden { NAME($zone, form: "at") }: Wer nimmt welche?
    }
ask-dark-room = In welchen Raum sehen wir als Nächstes?
ask-hunger-rose = { NAME($who) } hat jetzt Hunger { $n }. Betäuben?
ask-pick-trait = Welche der beiden Gaben behält { NAME($who) }?
ask-too-many-traits = { NAME($who) } hat Platz für zwei Gaben. Welche geht?
ask-one-bystander = { NAME($who) } hat Platz für einen Passanten. Welche Karte geht?
ask-after-meal = { NAME($who) } hat gegessen. Noch etwas dazu?
ask-dead-nerves = { $n ->
        [one] { NAME($who) } bekommt gleich 1 Wunde. Nichts davon spüren?
       *[other] { NAME($who) } bekommt gleich { $n } Wunden. Weniger davon spüren?
    }
ask-step-in = Die Tür ist aus den Angeln. Wohin geht { NAME($who) }?
ask-howl = Wer weicht vor { NAME($who) } { NAME($zone, form: "to") } zurück? Noch bis zu { $n }.
ask-burst = Nimmt { NAME($who) } einen zweiten mit?
ask-bank-shot = { NAME($who) } hat Treffer übrig ({ $n }). Wohin prallt der Schild?
ask-free-deed = Was macht { NAME($who) } sofort und gratis?
ask-portal-on = { NAME($who) } steht in einem Portal. Noch eine Zone?
ask-before-spawn = Neue Gegner kommen. Sieht { NAME($who) } die erste Karte an?
ask-scouted = { NAME($who) } hat die oberste Einsatzkarte gesehen. Liegen lassen?
ask-play-dead = Gleich handeln die Gegner. Stellt sich { NAME($who) } tot?
ask-strange = Wen findet Doctor Strange?
ask-struck = { $source ->
        [thor] Ein Blitz von fern. Wen trifft er?
        [ms-marvel] Ein sehr langer Arm. Wen trifft er?
       *[volley] Soldaten eröffnen das Feuer. Wen trifft es?
    }
ask-sky-drop = Spezialisten springen ab ({ $n }). Über wem?
ask-lockdown = Wohin kommt der nächste Wächter?

## Knöpfe

do-melee = { $item ->
        [devour] Verschlingen
       *[other] Angreifen: { NAME($item) }
    }
    .group = Angreifen …
do-shoot = { $target ->
        [none] Angreifen: { NAME($item) }
       *[other] { NAME($item) }: { NAME($target) }
    }
    .group = Angreifen …
do-open = { $item ->
        [none] { NAME($target, form: "acc") } öffnen
       *[other] { NAME($target, form: "acc") } öffnen
    }
    .group = Eine Tür öffnen …
do-gain-trait = Eine Gabe ziehen
means-gains-trait = zieht eine Karte mit einer Kraft, die einmal wirkt
do-sign = { $target ->
        [none] Das Schild schleudern
       *[other] Das Schild schleudern: { NAME($target) }
    }
    .group = Das Schild schleudern …
do-reroll = { $item ->
        [overload] Überladung: Fehlwürfe neu
       *[relentless] Unnachgiebig: Fehlwürfe neu
    }
do-use = { $target ->
        [none] { NAME($item, form: "acc") } einsetzen
       *[other] { NAME($item, form: "acc") } einsetzen: { NAME($target) }
    }
    .group = { NAME($item, form: "acc") } einsetzen …
do-cancel = { $n ->
        [one] 1 Wunde weniger spüren
       *[other] { $n } Wunden weniger spüren
    }
do-lead = Rudelführer: { NAME($target) } handelt sofort
    .group = Rudelführer …
do-snack = Imbiss: gratis verschlingen
do-salvo = Alles raus: { NAME($target) }
    .group = Alles raus …
do-bank = { NAME($target, form: "to") } abprallen lassen
do-portal = Durch ein Portal { NAME($target, form: "to") }
    .group = Durch ein Portal …
do-scout = Die oberste Einsatzkarte ansehen
do-leave-card = Oben liegen lassen
do-bury = Unter den Stapel schieben
do-push = { NAME($who, form: "one-acc") } vertreiben
do-burst = { NAME($who, form: "one-acc") } mitnehmen
do-find = { NAME($who) }
do-drop-on = { NAME($who) }
do-lock = { NAME($target) }
do-hit = { NAME($who, form: "one-acc") } erledigen
do-lose-hits = Zu wenige Treffer für den Ersten: weiter

## Warum nicht

no-ravenous = { NAME($who) } hat Heißhunger: nur Gehen und Verschlingen, bis etwas gegessen ist.
    .short = Heißhunger: erst essen
no-trait-once = { NAME($who) } hat in diesem Zug schon eine Gabe gezogen.
    .short = nur einmal pro Zug
no-lies-still = { NAME($who) } näht gerade etwas wieder an und bleibt in diesem Zug hier.
    .short = nicht in diesem Zug
no-too-many-zombies = Zu viele Gegner halten { NAME($who) } fest: Weggehen kostet { $n } Aktionen.
    .short = kostet { $n } Aktionen

## Das Protokoll

log-phase-end = Die Runde endet.
log-opens = { $item ->
       *[hands] { NAME($who) } bricht eine Tür auf. Dahinter: { NAME($zone) }.
    }
log-hungrier = { $why ->
        [round] { NAME($who) } wird hungriger: Hunger { $total }.
        [ones] Die gewürfelten Einsen machen { NAME($who) } hungriger: Hunger { $total }.
        [witch] { NAME($who) } sieht Scarlet Witch, also machen auch die Zweien hungrig: Hunger { $total }.
       *[price] { NAME($who) } bezahlt mit Hunger: um { $n } mehr, jetzt { $total }.
    }
log-sated = { $why ->
        [meal] { NAME($who) } hat gegessen: Hunger { $total }.
       *[card] { NAME($who) } ist um { $n } weniger hungrig: Hunger { $total }.
    }
log-ravenous = { NAME($who) } hat Heißhunger: gehen und verschlingen, sonst nichts.
log-starves = { NAME($who) } beendet den Zug mit Heißhunger, und das kostet eine Wunde.
log-sane-again = { NAME($who) } kann wieder denken.
log-trait = { NAME($who) } setzt { NAME($card, form: "acc") } ein.
log-gains-trait = { NAME($who) } zieht eine Gabe: { NAME($card) }.
log-no-trait = Für { NAME($who) } ist keine Gabe mehr da.
log-drops-card = { NAME($who) } legt { NAME($card, form: "acc") } ab.
log-keeps = { NAME($who) } kann jetzt, was { NAME($card) } konnte.
log-bystander = { NAME($zone, form: "at") } zeigt sich { NAME($kind) }.
log-no-bystander = Niemand ist mehr zu eskortieren: Die Wächter kommen { NAME($zone, form: "at") } allein.
log-gets-away = { NAME($zone, form: "at") } entkommt { NAME($kind) }.
log-portal = Doctor Strange tritt aus einem Portal, { NAME($zone, form: "at") }, direkt neben { NAME($who) }.
log-attack = { $n ->
        [one] { NAME($zone, form: "at") } greift { NAME($kind, form: "one") } an.
       *[other] { NAME($zone, form: "at") } greifen { $n } { NAME($kind, form: "many") } an.
    }
log-bites = { $n ->
        [one] 1 Wunde für { NAME($who) }.
       *[other] { $n } Wunden für { NAME($who) }.
    }
log-struck = { $source ->
        [thor] Thors Blitz trifft { NAME($who) }.
        [ms-marvel] Ms. Marvels Arm erreicht { NAME($who) }.
       *[volley] Die Salve trifft { NAME($who) }.
    }
log-escort-joins = Niemand bewacht mehr, wer { NAME($zone, form: "at") } unter Eskorte steht, also kommt ein neuer Wächter.
log-volley = Die Soldaten eröffnen das Feuer auf Helden, die eine oder zwei Zonen entfernt sind.
log-no-volley = Die Soldaten würden feuern, aber keiner sieht einen Helden, der eine oder zwei Zonen entfernt ist.
log-shoots-at = Schüsse fallen { NAME($zone, form: "from") }.
log-sky-drop = { NAME($who) } hat die meiste Erfahrung, also springen sie dort ab.
log-lockdown = Abriegelung: ein Wächter { NAME($zone, form: "at") } und bei Passanten im Freien, höchstens drei.
log-all-heroes-here = Alle Superhelden sind schon da, also handeln sie alle noch einmal.
log-sign-damaged = Das Schild { NAME($zone, form: "at") } ist jetzt beschädigt.
log-sign-gone = Das Schild { NAME($zone, form: "at") } ist zerbrochen.
log-leads-pack = { NAME($who) } führt das Rudel: { NAME($whom) } handelt sofort.
log-banks = { $n ->
        [one] { NAME($who, form: "gen") } Schild prallt { NAME($zone, form: "to") } ab, mit 1 Treffer.
       *[other] { NAME($who, form: "gen") } Schild prallt { NAME($zone, form: "to") } ab, mit { $n } Treffern.
    }
log-scouts = { NAME($who) } sieht die oberste Einsatzkarte an.
log-sees-card = { NAME($who) } sieht: { NAME($card) }.
log-buries = { NAME($who) } schiebt die Karte unter den Stapel.
log-feels-nothing = { $n ->
        [one] { NAME($who) } spürt 1 Wunde nicht.
       *[other] { NAME($who) } spürt { $n } Wunden nicht.
    }
log-pushed = { NAME($kind, form: "one") } weicht { NAME($zone, form: "to") } zurück.
log-rolls = { NAME($who) } würfelt { NAME($dice) }; ab { $n } ist es ein Treffer.
log-hits = { $n ->
        [0] Kein Treffer für { NAME($who) }
        [one] 1 Treffer für { NAME($who) }
       *[other] { $n } Treffer für { NAME($who) }
    }, { $misses ->
        [0] nichts daneben.
        [one] 1 daneben.
       *[other] { $misses } daneben.
    }
log-rerolls = { $means ->
        [overload] { NAME($who) } wirft die Fehlwürfe neu.
       *[relentless] { NAME($who) } gibt nicht nach und wirft die Fehlwürfe neu.
    }
log-attacks = { NAME($who) } greift an, { NAME($zone, form: "at") }: { NAME($item) }, { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }, { $accuracy }+.
log-kills = { NAME($who) } erledigt { NAME($kind, form: "one-acc") } { NAME($zone, form: "at") }.
log-devours = { NAME($who) } verschlingt { NAME($kind, form: "one-acc") } { NAME($zone, form: "at") }.
log-hits-lost = { $n ->
        [one] Zuerst kommt { NAME($kind, form: "one") }, und dafür ist 1 Treffer von { NAME($who) } zu wenig: verloren.
       *[other] Zuerst kommt { NAME($kind, form: "one") }, und dafür sind { $n } Treffer von { NAME($who) } zu wenig: verloren.
    }
log-adrenaline = { NAME($who) } bekommt { $n } Erfahrung, insgesamt { $total }.
log-danger = { $level ->
        [1] { NAME($who) } erreicht Gelb. Mehr Kräfte rücken aus.
        [2] { NAME($who) } erreicht Orange. Mehr Kräfte rücken aus.
       *[3] { NAME($who) } erreicht Rot. Mehr Kräfte rücken aus.
    }
log-phase-zombies = Jetzt handeln die Gegner.
log-horde-moves = { $why ->
        [flees] { NAME($group) } { NAME($zone, form: "at") } läuft davon: { NAME($goals) }.
        [sees] { NAME($group) } { NAME($zone, form: "at") } → { NAME($goals) }: die nächsten Helden in Sicht.
       *[hears] { NAME($group) } { NAME($zone, form: "at") } → { NAME($goals) }: niemand ist in Sicht, und kein offener Weg zu Helden ist kürzer.
    }{ $ways ->
        [one] {""}
       *[other] {" "}Mehrere Wege sind gleich kurz: { NAME($ways) }.
    }
log-horde-waits = { NAME($group) } { NAME($zone, form: "at") }: Kein offener Weg führt irgendwohin, also geht niemand.
log-spawn-step = { $zones ->
        [none] Keine Brutzone ist wach: Niemand kommt.
       *[other] Neue Gegner kommen: { NAME($zones) }.
    }
log-zombie-card = Einsatzkarte für { NAME($zone) }, Gefahr { $level ->
        [0] Blau
        [1] Gelb
        [2] Orange
       *[3] Rot
    }: { NAME($card, form: "short") }.
log-building-opens = { $n ->
        [one] Das Haus ist offen. In 1 Raum kann jemand warten.
       *[other] Das Haus ist offen. In { $n } Räumen kann jemand warten.
    }
log-dies = { NAME($who) } ist ausgeschaltet. Diese Runde kann noch gewonnen werden, keine weitere.

## Das Ende

end-goals = Gewonnen: Alle Ziele sind erreicht.
ending-won = Ihr seid satt
end-hero-eliminated = Verloren: Jemand von euch wurde ausgeschaltet, und die Runde brachte keinen Sieg.
end-heroes-eliminated = Verloren: Alle Helden wurden ausgeschaltet.

beat-wave = { $moving ->
        [0] { $groups ->
            [0] Alle bleiben, wo sie sind.
            [one] Eine Gruppe macht sich auf den Weg.
           *[other] { $groups } Gruppen machen sich auf den Weg.
        }
        [one] 1 Figur zieht weiter.
       *[other] { $groups ->
            [0] { $moving } Figuren ziehen weiter.
            [one] { $moving } Figuren ziehen gemeinsam weiter.
           *[other] { $moving } Figuren ziehen in { $groups } Gruppen weiter.
        }
    }
beat-bite = { $wounds ->
        [0] { $attackers ->
            [one] 1 Gegner greift an. Niemand ist verletzt.
           *[other] { $attackers } Gegner greifen an. Niemand ist verletzt.
        }
        [one] { NAME($whom) } wird getroffen: 1 Wunde.
       *[other] Getroffen: { NAME($whom) }. { $wounds } Wunden.
    }

story-came = In Runde { $round } kommen { $came } Gegner.
story-title-bite = Sie schlagen zurück
story-deed-falls = { $n ->
        [one] { $total ->
            [one] einen erledigt
           *[other] { $total } erledigt, einen nach dem anderen
        }
       *[other] { $n } auf einmal erledigt, { $total } insgesamt
    }
