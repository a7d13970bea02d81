# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-title = Marvel Zombies
game-minutes = 30–120 Minuten
game-blurb = Ihr seid die Helden, die zu Monstern wurden. Der Hunger macht euch mit jeder Runde stärker, bis er übernimmt.
game-goal = Erfüllt alle Ziele der Mission. Ist am Ende einer Runde ein Held ausgeschaltet, ist sie verloren.
game-lose = Ein Held ist ausgeschaltet, wenn eine Runde endet; bis dahin können die anderen noch gewinnen.
    Ein Ziel ist nicht mehr zu erreichen: Wer gegessen werden sollte, ist fortgelaufen, oder jemand fehlt, der gebraucht wird.

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-danger = Die höchste Stufe, die ein Held erreicht hat: Auf ihr wird jede Einsatzkarte gelesen, für euch alle.
about-track-life = Jedes Herz ist eine Wunde, die noch geht. Ohne Herz ist der Held fort, und die Runde ist die letzte.
about-track-adrenaline = Gegner und Ziele bringen Erfahrung. Jede Stufe bringt eine Fertigkeit – und mehr Gegner.
about-track-hunger = Er steigt jede Runde und mit jeder gewürfelten 1. Jede Stufe ist ein Würfel mehr; die vierte übernimmt, bis gegessen ist.
about-track-actions = Aktionen, die in diesem Zug noch bleiben. Ein voller Punkt ist eine Aktion.
about-phase-players = Alle werden hungriger, dann handeln die Helden in beliebiger Reihenfolge.
about-phase-zombies = Gegner neben einem Helden schlagen zu, alle anderen kommen näher. Danach treffen an jeder Brutzone neue ein.
about-phase-end = Ist ein Held ausgeschaltet, ist das Spiel jetzt verloren. Sonst geht es weiter.
about-zone-street = Eine Straßenzone reicht von Zebrastreifen zu Zebrastreifen. Man sieht geradeaus die Straße entlang.
about-zone-room = Ein Raum. Man sieht die Räume nebenan, aber nur durch Öffnungen.
about-mark-spawn = In jeder Gegnerphase wird hier eine Karte gezogen. Schlafende warten auf das, was die Mission sagt.
about-mark-lair = Wird dieses Haus geöffnet, wird für diesen Raum eine Einsatzkarte gezogen.
about-mark-exit = Wer hier seinen Zug beendet und keinen Gegner neben sich hat, darf für immer gehen.
about-door = Eine Tür zwischen zwei Zonen: Offen geht und sieht man hindurch.
about-objective = Es kostet eine Aktion und bringt Erfahrung. Was es sonst tut, sagt die Mission.
about-survivor = Einer der Helden: drei Aktionen im Zug, ab Gelb vier.
about-bystander = Essen. Manche kämpfen, die meisten laufen zu einer Brutzone; nur Verschlingen erwischt sie, und nur ohne Gegner daneben.
about-sign = Wer hier steht, kann es schleudern: ein Würfel je Gegner in der Zielzone, und Superhelden spüren nichts. Das hält es zweimal aus.
about-trooper = Ein Treffer reicht. Es sind viele.
about-guard = Zwei Treffer in einem Angriff, oder keiner. Wen Wächter begleiten, den isst man nicht, solange sie stehen.
about-specialist = Ein Treffer reicht, wenn man dazu kommt: Sie handeln zweimal.
about-super-hero = Sie handeln zweimal, schirmen alle anderen ab und brauchen ihre ganze Zähigkeit an Treffern in einem Angriff.
about-deck-zombies = Eine Karte für jede Brutzone und für die markierten Räume eines Hauses, gelesen auf der Gefahrenstufe.
about-deck-traits = Was Tote können: Eine Karte im Zug kostet eine Aktion, zwei darf man behalten, jede wirkt einmal.
about-deck-super-heroes = Wer kommt, wenn eine Karte nach einem Superhelden ruft.
about-deck-bystanders = Auch die verdeckt Versteckten gehören dazu: Wer es ist, weiß niemand, bevor das Haus offen ist.

## So geht es: das Ziel, eine Runde, was einen umbringt, gute erste Züge

how-goal = Erfüllt die Ziele der Mission
    .text = Ihr seid die Helden, die zu Monstern wurden. Vier von euch, ein Plan; die Einweisung sagt, wen ihr essen, was ihr holen und wo ihr sein sollt. Fällt einer, bleibt der Rest der Runde zum Gewinnen.
    .icon = goal
how-round-1 = Ihr werdet hungrig
    .text = Zu Beginn jeder Runde steigt der Hunger jedes Helden um eins. Das ist zugleich ein Würfel mehr bei jedem Angriff.
    .icon = hunger
how-round-2 = Ihr handelt
    .text = In beliebiger Reihenfolge hat jeder Held drei Aktionen: gehen, eine Tür öffnen, eine Gabe ziehen, angreifen, verschlingen, ein Ziel nehmen.
    .icon = person
how-round-3 = Sie handeln
    .text = Jeder Gegner neben einem Helden macht eine Wunde, und ihr teilt sie auf. Alle anderen gehen zum nächsten Helden, den sie sehen, sonst zum nächsten auf offenem Weg.
    .icon = trooper
how-round-4 = Neue treffen ein
    .text = An jeder Brutzone wird eine Karte umgedreht. Je höher eure höchste Stufe, desto mehr bringt sie.
    .icon = grave
how-danger-1 = Der eigene Magen
    .text = Bei Hunger 4 ist ein Held heißhungrig: nur noch gehen und verschlingen, und am Zugende eine Wunde. Jede Mahlzeit beendet das.
    .icon = devour
how-danger-2 = Einsen
    .text = Jede gewürfelte 1 macht nach dem Angriff hungriger. Viele Würfel sind stark, und hungrig.
    .icon = dice
how-danger-3 = Stehen bleiben
    .text = Eine Zone zu verlassen kostet für jeden Gegner darin eine Aktion mehr. Wer umzingelt ist, muss kämpfen.
    .icon = guard
how-danger-4 = Superhelden
    .text = Solange einer dasteht, ist sonst niemand in der Zone zu treffen, und ein Treffer zu wenig ist gar keiner.
    .icon = super-hero
how-first-1 = Erst schlagen, dann essen
    .text = Nutzt die Würfel, die der Hunger gibt, für den eigenen Angriff, und verschlingt den Letzten, der noch steht: Dann ist der Hunger wieder null.
    .icon = devour
how-first-2 = Türen gemeinsam öffnen
    .text = Ein geöffnetes Haus zieht für jeden markierten Raum eine Karte und zeigt dann, wer sich versteckt. Behaltet eine Aktion übrig.
    .icon = door
how-first-3 = Passanten laufen
    .text = Wer nicht kämpft, läuft zur nächsten Brutzone, eine Zone je Runde. Stellt euch in den Weg, oder bleibt ihnen auf den Fersen.
    .icon = run

## Tipps, wenn zum ersten Mal gefragt wird oder etwas geschieht

tip-ask-action = Drei Aktionen gehören dir, ab Gelb vier. Klick auf eine leuchtende Zone, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
    .touch = Drei Aktionen gehören dir, ab Gelb vier. Tippe auf eine leuchtende Zone, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
tip-ask-activate = Ihr entscheidet, wer als Nächstes handelt. Fangt mit dem Hungrigsten an, oder mit dem im Gedränge.
tip-ask-choose-survivor = Jeder Held hat einen eigenen Angriff und künftige Fertigkeiten. Zeig auf einen Namen, um sie zu lesen.
tip-ask-choose-skill = Eine neue Stufe, eine neue Fertigkeit, für immer und sofort. Die Gegner wachsen mit.
tip-ask-reroll = Was danebenging, darf noch einmal fallen. Einsen zählen nach dem letzten Wurf.
tip-ask-give-hit = Superhelden zuerst, dann Wächter, Soldaten, Spezialisten: zwischen Gleichen wählt ihr. Ein Ziel nimmt seine ganze Zähigkeit auf einmal, oder nichts.
tip-ask-share-wounds = Ihr teilt die Wunden dieser Zone nach Belieben auf. Wer kein Herz mehr hat, ist fort.
tip-ask-struck = Eine Wunde aus der Ferne. Ihr sagt, wer von den Nächsten sie nimmt.
tip-ask-odd-one = Sie teilen sich gleichmäßig, und einer bleibt übrig. Ihr schickt ihn; weg von den Verletzten ist ein guter Weg.
tip-ask-dark-room = Ein Haus geht auf, und seine markierten Räume bekommen je eine Karte. Ihr wählt die Reihenfolge.
tip-ask-prepare = Der letzte Moment vor dem Wurf: Eine Gabe kann noch gespielt werden.
tip-ask-react = Du darfst mittendrin etwas tun. Du musst nicht.
tip-ask-after-meal = Du hast gegessen. Manche Gaben warten genau darauf.
tip-ask-too-many-traits = Zwei Gaben darf man behalten. Welche geht?
tip-ask-pick-trait = Zwei wurden gezogen, eine bleibt.
tip-ask-one-bystander = Nur eine Karte eines Verschlungenen bleibt: die alte oder die neue.
tip-ask-hunger-rose = Der Hunger ist gestiegen. Eine Gabe kann ihn sofort wieder senken.
tip-ask-free-deed = Ein Schritt oder ein Angriff umsonst, außerhalb des eigenen Zuges.
tip-ask-play-dead = Bevor sie handeln: Wer still liegt, hat Ruhe, solange ein anderer in der Nähe ist.
tip-hungrier = Der Hunger steigt: ein Würfel mehr bei jedem Angriff, und ein Schritt näher daran, sich zu verlieren.
tip-ravenous = Heißhungrig: Nur gehen und verschlingen bleiben, und am Ende jedes Zuges kommt eine Wunde. Iss irgendwen, dann ist es vorbei.
tip-sated = Eine Mahlzeit bringt den Hunger auf null. Die Würfel, die er gab, sind dann auch weg.
tip-zombie-card = Eine Einsatzkarte: Die Zeile eurer Gefahrenstufe sagt, wer kommt. Sie wird in jeder Runde für jede Brutzone gezogen.
tip-danger = Die Gefahrenstufe ist gestiegen. Von nun an wird jede Karte auf dieser Farbe gelesen.
tip-wounded = Eine Wunde: ein Herz weniger. Hier heilt wenig; von der letzten kommt niemand zurück.
tip-horde-moves = Die Pfeile sagen, wohin jede Gruppe geht und warum: ein Auge [eye], wenn sie dort jemanden sieht, sonst Schritte [move] zum nächsten von euch.
tip-building-opens = Das Haus ist zum ersten Mal offen: Die markierten Räume füllen sich, dann zeigen sich die Versteckten.
tip-attacks = Über der Frage steht die Rechnung: Würfel, Hunger und die Zahl, die jeder braucht.
tip-ask-move-on = Eine Bewegung führt durch mehrere Zonen: Wähl die nächste oder bleib hier stehen.
tip-ask-dead-nerves = Gleich kommen Wunden. Diese Gabe hebt bis zu zwei davon auf.
tip-ask-step-in = Die Tür ist offen, und ein Schritt ist frei: Niemand hält dich auf.
tip-ask-howl = Sie weichen einer nach dem anderen, höchstens vier. Helden dort werden jetzt nicht angegriffen.
tip-ask-burst = Einer oder zwei neben dir gehen mit. Es kostet dich eine Wunde.
tip-ask-bank-shot = Übrige Treffer dürfen in eine Zone nebenan weiterspringen.
tip-ask-portal-on = { tip-ask-react }
tip-ask-before-spawn = Bevor Karten gezogen werden, darf jemand die nächste ansehen.
tip-ask-scouted = Nur du siehst diese Karte. Lass sie oben, oder leg sie unter den Stapel.
tip-ask-strange = Doctor Strange kommt zum Erfahrensten. Zwischen Gleichen wählt ihr.
tip-ask-sky-drop = Sie landen beim erfahrensten Helden. Zwischen Gleichen wählt ihr.
tip-ask-lockdown = Jeder offene Passant bekommt einen Wächter, drei Wächter insgesamt. Ihr sagt, wo als Nächstes.
tip-ask-rush = { tip-ask-odd-one }

## Die Kapitel der Regeln

chapter-setup = Aufbau
chapter-basics = Grundlagen
chapter-goal = Ziele
chapter-xp = Erfahrung
chapter-enemy = Gegner
chapter-hero = Superhelden
chapter-hunger = Der Hunger
chapter-turn = Züge
chapter-action = Aktionen
chapter-trait = Gaben
chapter-phase = Die Gegnerphase
chapter-wound = Wunden
chapter-spawn = Neue Gegner
chapter-building = Gebäude
chapter-combat = Kampf
chapter-priority = Zielreihenfolge
chapter-ravenous = Heißhunger
chapter-bystander = Passanten
chapter-sign = Das Schild
chapter-end = Rundenende
chapter-mission = Missionen
chapter-skill = Fertigkeiten
chapter-food = Wer verschlungen wurde
