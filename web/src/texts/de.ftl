# Die Oberfläche. Was ein Spiel sagt (Karten, Orte, das Protokoll), kommt vom Server.

## Überall

nav = Hauptmenü
home = Startseite
about = Über
settings = Einstellungen
language = Sprache
close = Schließen
back = Zurück
yes = Ja
no = Nein
you = Du
name = Name
somebody = Jemand
try-again = Noch einmal
try-now = Jetzt versuchen
table = Tisch
round = Runde
phase = Phase
round-of = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}
seat-n = Platz { $n }
and-more = { $names } und noch { $n }
bot = Bot
leader = Anführer
rule-page-n = S. { $page }
rule-ruling = Auslegung { $ruling } dieses Programms
rules = Regeln
rules-search = Regeln durchsuchen
rules-n = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
rules-none = Das sagt keine Regel.
rules-chapters = Kapitel
rule-open = öffnen
show-n = Beispiel { $n }
show-me = Zeig es mir
show-failed = Das lässt sich nicht zeigen.
how-round = Eine Runde
how-danger = Was euch umbringt
how-level = Level für Level
how-first = Drei gute erste Züge
how-none = Diese Seite hat noch niemand geschrieben.
card-wanted = Ein Ziel braucht diese Karte.
grave-of = Grab von { $name }
away-notice = { $name } hat den Tisch verlassen. Der Platz bleibt frei.
away-offer = { $name } ist noch immer weg. Wie geht es weiter?
away-host = { $name } ist noch immer weg. Bis zur Rückkehr kann ein Bot spielen; das entscheidet, wer den Tisch leitet.
away-wait = Warten
away-bot = Ein Bot spielt weiter
away-seat = Platz jemandem geben
deserted = Hier spielt niemand mehr, nur noch Bots. Sie warten, bis du sagst, wie es weitergeht.
deserted-host = Hier spielt niemand mehr, nur noch Bots. Sie warten, bis der Gastgeber sagt, wie es weitergeht.
deserted-me = Ich spiele wieder
deserted-bots = Bots weiterspielen lassen
mission-won = Gewonnen
device-title = Dieses Gerät merkt sich
device-text = { $played ->
        [0] Deinen Namen und deine Farbe. Noch kein Spiel ist zu Ende gespielt.
        [one] 1 beendetes Spiel, { $won } gewonnen, gewonnene Missionen: { $missions }; deinen Namen und deine Farbe. Nichts davon wird gesendet.
       *[other] { $played } beendete Spiele, { $won } gewonnen, gewonnene Missionen: { $missions }; deinen Namen und deine Farbe. Nichts davon wird gesendet.
    }
device-export = Herunterladen
device-delete = Löschen
device-sure = Wirklich löschen?
house-card = (Unsere eigene Karte, weil die gedruckte nicht bekannt ist.)

## Startseite

home-title = Die Toten gehen um. Ihr sitzt.
home-lead = Kooperative Zombiespiele an einem Tisch: allein, mit Bots oder mit Freunden, die den Link haben. Ohne Konto.
home-unreachable = Der Server antwortet nicht. Starte ihn mit „shamble serve“ oder prüfe deine Verbindung.
seats-range = { $from }–{ $to } Spieler
minutes-range = { $from } bis { $to } Min., je nach Mission
minutes-short = { $n } Min.
minutes = etwa { $n } Min.
play = Spielen
continue = Weiterspielen
first-time = Neu hier? Fang hiermit an
easier = Von den beiden zuerst
continue-none = Noch kein Tisch. Das gibt sich.
finished = Beendet
more-n = { $n } weitere
fewer = Weniger
forget = Diesen Tisch vergessen
forgotten = Von der Liste genommen: { $name }.
entry-won = gewonnen
entry-lost = verloren
join = Beitreten oder öffnen
join-label = Link zu einem Tisch
join-placeholder = Link einfügen
join-go = Beitreten
join-wrong = Das ist kein Link zu einem Tisch. So sieht einer aus: { $like }
join-empty = Füge den Link ein, den du bekommen hast.
import = Gespeichertes Spiel öffnen
import-wrong = Diese Datei ist kein gespeichertes Spiel.

## Ein neuer Tisch

start = Los
starting = Wird ausgeteilt …
start-failed = Der Server wollte diesen Tisch nicht decken. Prüfe die Plätze und versuche es noch einmal.
seats = Plätze
seats-text = Wie viele mitspielen und wer wo sitzt: an diesem Gerät, anderswo per Link oder ein Bot.
seat-less = Ein Platz weniger
seat-more = Ein Platz mehr
seat-kind = Wer sitzt hier
seat-here = Hier
seat-link = Per Link
seat-bot = Bot
seat-here-text = Spielt an diesem Gerät.
seat-link-text = Du bekommst einen Link zum Verschicken. Der Tisch wartet.
seat-bot-text = Spielt von selbst.
bot-steady = Besonnen
    .text = Spielt von selbst, und mit Verstand.
bot-random = Zufällig
    .text = Spielt von selbst, und macht irgendetwas.
bot-keen = Scharf
    .text = Spielt von selbst, denkt voraus und lässt sich Zeit.
bot-novice = Anfänger
    .text = Spielt von selbst, und irrt sich ab und zu.
bot-strong = Stark
team = Gruppe
team-deal = Gruppe auslosen
team-choose = Selbst wählen
team-deal-text = Das Los bestimmt die Figuren, und es geht gleich weiter.
team-choose-text = Sucht sie hier aus; wer fehlt, wird am Tisch gewählt.
character = Charakter
character-later = Wird am Tisch gewählt.
character-bot = Nimmt, wer übrig bleibt.
options = Varianten
needs-two = Braucht mindestens zwei Plätze.

## Am Tisch

opening = Der Tisch wird gedeckt
opening-text = Die Lampe geht an …
board = Spielplan
question = Frage
skip-link = Zur Frage springen
undo = Rückgängig
undo-more = Weiter zurück
undo-step = Letzter Schritt
undo-action = Diese Aktion
undo-turn = Dieser Zug
undo-phase = Diese Phase
undo-round = Diese Runde
n-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
needs-consent = die anderen müssen zustimmen
needs-everybody = verdeckte Karten lagen seitdem offen: Alle müssen zustimmen
past-chance = nimmt einen Wurf oder eine gezogene Karte zurück; wird am Schluss vermerkt
hint = Tipp
hint-none = Dazu kein Rat. Ihr seid auf euch gestellt.
hint-thinking = Ein Tipp wird überlegt …
replay = Aufzeichnung
invite = Einladen
chat = Gespräch
keys = Tasten
my-sheet = Dein Überlebender
group = Die Gruppe
gear = Ausrüstung
events = Ereignisse
secret-goal = Geheimes Ziel
log = Protokoll
log-empty = Noch ist nichts passiert. Genießt es.
log-older = Ältere Zeilen stehen in der Aufzeichnung.
look-back = Diesen Moment ansehen
look-through = Mit den Augen von { $name }
absent = nicht verbunden
your-turn = Du bist dran
any-of-us = Alle dürfen antworten
why = Warum werde ich gefragt?
any-time = Jederzeit
n-options = { $n } Möglichkeiten
exit-is = Der Ausgang: { $places }.
more-below = { $n } weitere unten
refused-more = Warum nicht … ({ $n })
refused-less = Unmögliches ausblenden
waiting-seat-title = { $seat } ist noch leer
waiting-seat = Als Nächstes wird dort entschieden. Schick den Link, oder lass einen Bot entscheiden, bis jemand kommt.
waiting-seat-guest = Als Nächstes wird dort entschieden. Wer den Tisch eröffnet hat, kann den Link noch einmal schicken oder einen Bot spielen lassen.
waiting-seat-link = Link schicken
waiting-open = { $name } entscheidet.
waiting-suggest = { $name } entscheidet. Klicke, um etwas vorzuschlagen.
    .touch = { $name } entscheidet. Tippe, um etwas vorzuschlagen.
their-options = Was sie tun können
waiting-closed = { $name } entscheidet und zeigt keine Karten.
pause = Anhalten
go-on = Weiter
step = Ein Schritt
halt = Kurz durchatmen. Jetzt sind sie dran.
waits-tip = Lies den Tipp, dann geht es weiter.
skip = Überspringen
events-left = noch { $n }
fight = Kampf
fight-sum = { $total } Punkte töten { $n }
walkers-do = Am Rundenende verletzt jeder hier einen Überlebenden oder frisst eine Karte, wenn niemand da ist.
pile-left = Noch { $left } von { $full } Karten.
pile-discard = { $n } abgelegt.
pile-top = Obenauf: { $name }.
counter-ammo = Munition
counter-actions = Aktionen
counter-consume = Nachschub verbraucht
counter-empty = nicht geladen
counter-held = in der Hand
counter-need = nötige Forschungspunkte
counter-prfn = Plünderer und Flüchtlinge
counter-supplies = Nachschub
in-play = Im Spiel
spectating = Du siehst zu. Niemand hört dich schreien.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-follow = Zur handelnden Figur
zoom-reset = Ganzer Plan
edge-dead = { $n ->
    [one] 1 Untoter
   *[other] { $n } Untote
 }
edge-goals = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
 }
edge-show = Jenseits dieser Seite: { $what }. Zeigen
says = { $name }: { $text }
mute = Stumm
unmute = Ton wieder an
alike-empty = nicht geladen
alike-held = in der Hand
alike-away = eingesteckt
alike-loaded = { $n ->
    [0] leer
   *[other] mit { $n } geladen
}
alike-n = Exemplar { $n }
alike-strength = { $hits ->
        [0] der mit Stärke { $n }
        [one] der mit Stärke { $n }, einmal getroffen
       *[other] der mit Stärke { $n }, { $hits }-mal getroffen
    }
suggested = schlägt vor: { $what }
suggest-sent = Dein Vorschlag für { $name }: { $what }
suggests = { $name } schlägt vor: { $what }
ended-itself = Für { $name } bleibt nichts zu tun: Der Zug endet. „Rückgängig“ nimmt es zurück.
phase-ended-itself = Es bleibt nichts zu tun: Die Phase endet. „Rückgängig“ nimmt es zurück.
walk-here = { $n ->
   *[other] Hierher laufen: { $n } Schritte
}
tip = Tipp
tip-read = Verstanden
tip-enough = Keine Tipps mehr
coach-off = Keine Tipps mehr. In den Einstellungen kommen sie zurück.
undo-what = { $name }: { $what }
log-or-chat = Protokoll oder Gespräch
log-and-chat = Protokoll und Gespräch
unread = neu
who-title = Wer bist du?
who-text = { $name } hält dir einen Stuhl frei. Wie sollen wir dich nennen, und welche Farbe ist deine?
who-placeholder = Name
who-go = Hinsetzen
colour = Farbe
colour-n = Farbe { $n }
goal-card = Ziel
goal-win = So gewinnen wir
goal-lose = So verlieren wir
goal-go = Los
how = So wird gespielt
sound-on = Ton an
sound-off = Ton aus

curtain-title = Gib das Gerät an { $name }
curtain-text = Es gibt verdeckte Karten. Alle außer { $name } schauen an die Decke.
curtain-go = Ich bin { $name }

vote-title = Eine Abstimmung
vote-undo = { $name } möchte { $level ->
    [action] eine Aktion
    [turn] einen Zug
    [phase] eine Phase
    [round] eine Runde
   *[step] einen Schritt
} zurücknehmen, obwohl etwas aufgedeckt wurde. Einverstanden?
vote-undo-opened = { $name } möchte { $level ->
    [action] eine Aktion
    [turn] einen Zug
    [phase] eine Phase
    [round] eine Runde
   *[step] einen Schritt
} zurücknehmen. Einverstanden?
vote-opened = Jemand hat seitdem gesehen, was verdeckt war. Alle müssen zustimmen, auch wer gerade weg ist.
vote-open = { $name } möchte das ganze Spiel speichern, samt verdeckten Karten. Einverstanden?
vote-count = Dafür: { $names } ({ $yes })
vote-against = dagegen: { $names }
vote-wait-for = Warten auf { $names } …
vote-withdraw = Zurückziehen
vote-behind = Du siehst noch, was vorher geschah.
vote-catch-up = Zum jetzigen Stand
vote-wait = Warten auf die anderen …
vote-passed = Einverstanden.
vote-failed = Abgelehnt. Geschehen ist geschehen.

note-order-refused = (Bot, Platz { $seat }) folgt der Anweisung nicht: Das wäre fast Selbstmord.
note-steady-move = (Bot, Platz { $seat }) kam nicht weiter: Ein besonnener Bot hat für ihn gezogen.
note-hasty = (Bot, Platz { $seat }) überlegt vorerst kürzer: Gerade denken viele Tische nach.
note-any-move = (Bot, Platz { $seat }) kam nicht weiter: Der Server hat einen Zug ausgewürfelt.
note-host-bot = (Gastgeber) lässt Platz { $seat } von einem Bot spielen.
note-host-bots = (Gastgeber) lässt die Bots allein weiterspielen.
note-host-person = (Gastgeber) hat Platz { $seat } { $name ->
        [none] seinem Besitzer
       *[other] { $name }
    } gegeben.
note-host-link = (Gastgeber) hat einen neuen Link für Platz { $seat } gemacht.
note-host-spectate = (Gastgeber) hat einen Link für Zuschauer gemacht.
note-host-kick = (Gastgeber) hat jemanden vom Zuschauen weggeschickt.
note-host-pass = (Gastgeber) hat { $name ->
        [none] jemand anderen
       *[other] { $name }
    } zum Gastgeber gemacht.
note-host-close = (Gastgeber) hat den Tisch geschlossen.
note-host-ask = (Gastgeber) hat um Platz { $seat } gebeten.
note-undo-of = hat zurückgenommen: { $what } ({ $whose })
note-undo-hidden = eine verdeckte Antwort
note-undo = hat einen Zug zurückgenommen; alle waren einverstanden.
note-undo-opened = hat etwas zurückgenommen, obwohl verdeckte Karten offen lagen; alle waren einverstanden.

audit-title = Was an diesem Tisch getan wurde ({ $n })
audit-times = { $n }-mal
audit-bot = { $name } (Gastgeber) lässt Platz { $seat } von einem Bot spielen.
audit-bots = { $name } (Gastgeber) lässt die Bots allein weiterspielen.
audit-person = { $name } (Gastgeber) hat Platz { $seat } { $whom ->
        [none] seinem Besitzer
       *[other] { $whom }
    } gegeben.
audit-link = { $name } (Gastgeber) hat einen neuen Link für Platz { $seat } gemacht.
audit-spectate = { $name } (Gastgeber) hat einen Link für Zuschauer gemacht.
audit-kick = { $name } (Gastgeber) hat jemanden vom Zuschauen weggeschickt.
audit-pass = { $name } (Gastgeber) hat { $whom ->
        [none] jemand anderen
       *[other] { $whom }
    } zum Gastgeber gemacht.
audit-close = { $name } (Gastgeber) hat den Tisch geschlossen.
audit-ask = { $name } (Gastgeber) hat um Platz { $seat } gebeten.
audit-agree = { $name } hat Platz { $seat } { $whom ->
        [none] aufgegeben
       *[other] { $whom } überlassen
    }.
audit-decline = { $name } hat Platz { $seat } behalten.
audit-give-back = { $name } hat Platz { $seat } zurückgegeben.
audit-again = Der Link für Platz { $seat } war schon benutzt: Wer damit kam, hat vielleicht die Karten dort gesehen.
audit-export = { $name } hat alle Plätze gespielt und das ganze Spiel als Datei gespeichert, samt verdeckten Karten.
audit-open = { $name } wollte die verdeckten Karten öffnen, und alle waren einverstanden.
audit-undo = { $name } hat etwas zurückgenommen, obwohl verdeckte Karten offen lagen, und alle waren einverstanden.
notice-title = Das wurde mit deinem Platz gemacht
notice-read = Gelesen
consent-title = Jemand bittet um deinen Platz
consent-to = { $name } (Gastgeber) möchte, dass { $whom } statt dir auf Platz { $seat } spielt. { $whom } sähe deine verdeckten Karten.
consent-up = { $name } (Gastgeber) möchte jemand anderen auf Platz { $seat } einladen. Wer kommt, sähe deine verdeckten Karten; bis dahin spielt ein Bot.
consent-yes = Abgeben
consent-no = Platz behalten
note-gave-back = hat Platz { $seat } zurückgegeben; ein Bot spielt weiter.
seed-told = Dieses Spiel liegt mit dem Startwert { $seed } aus: Wer ihn kennt, weiß vielleicht, was kommt.
give-back = Platz zurückgeben
give-back-text = Ein Bot spielt weiter, bis der Gastgeber den Platz samt Karten jemand anderem gibt.
own-link = Dein eigener Link, für ein anderes Gerät von dir
own-link-text = Wer diesen Link öffnet, sitzt an deinem Platz und sieht deine Karten. Heb ihn für ein anderes Gerät von dir auf und gib ihn niemandem: Solange Karten verdeckt sind, gibt es keinen neuen.
chat-empty = Stille. Noch.
chat-silence = In einem Expertenspiel redet während der Züge niemand.
chat-placeholder = Sag etwas
send = Senden

reach-local = Nur Browser auf diesem Rechner können die Links öffnen.
reach-more = Andere Rechner hereinlassen
reach-start = Dafür wird der Server so gestartet:
reach-lan = Andere in deinem Netz erreichen diesen Tisch unter { $url }.
reach-none = Keine Netzadresse gefunden. Andere erreichen diesen Rechner nicht.
reach-public = Dieser Tisch ist unter { $url } zu erreichen.
link-for = Link für { $name }
copy = Kopieren
copied = Kopiert
copy-by-hand = Diesen Link kopieren:
qr = QR-Code des Links
invite-alone = Du hast alle Plätze. Gib oben einen davon einem Freund; er spielt dann alle, die dazugehören.
invite-single = Dieser Tisch hat einen Platz, und ein begonnenes Spiel bekommt keinen dazu. Ein Freund kann trotzdem mitspielen: Mit deinem eigenen Link führt ihr beide alle, jeder an seinem Gerät. Wer ihn hat, darf hier alles, was du darfst.
together = Zusammen spielen
invite-single-new = Für einen eigenen Platz decke einen neuen Tisch und stelle einen Platz auf „Per Link“.
invite-new = Neuen Tisch decken
spectators = Zuschauer
spectator = sieht zu
seat-is-bot = Bot
seat-is-open = noch niemand
seat-is-absent = weg
seat-is-mine = du
seat-is-here = da
host = Gastgeber
host-bot = Bot spielen lassen
host-bot-sure = Dann spielt ein Bot auf deinem Platz, bis du ihn hier zurücknimmst. Spielt sonst niemand, warten die Bots und fragen nach.
host-give = Einem Freund geben
host-give-sure = Du gibst diesen Platz ab: Du bekommst einen Link zum Verschicken, und wer ihn öffnet, spielt von da an auf dem Platz.
host-person = Zurückgeben
host-link = Neuer Link
host-link-first = Link machen
host-link-text = Der alte Link gilt dann nicht mehr.
host-ask = Um den Platz bitten
host-asked = Gefragt
host-ask-text = Wer dort sitzt, entscheidet, sobald er da ist: den Platz behalten oder abgeben.
guarded-text = Hier liegen verdeckte Karten: Ohne Zustimmung bekommt niemand sonst diesen Platz. Bis zur Rückkehr kann ein Bot spielen.
host-kick = Entfernen
host-kick-text = Auch der Link für Zuschauer wird erneuert.
host-pass = Zum Gastgeber machen
host-close = Tisch schließen
host-close-yes = Schließen
host-close-sure = Diesen Tisch für alle schließen? Er bleibt erhalten, aber niemand kann weiterspielen.
export = Als Datei speichern

waiting-friends = { $n ->
    [one] Ein Stuhl ist noch leer.
   *[other] { $n } Stühle sind noch leer.
}
closed-title = Dieser Tisch ist geschlossen
closed-text = Der Gastgeber hat die Lampe gelöscht. Verloren ist nichts: Sieh dich um, sieh dir die Aufzeichnung an, spiel von jedem Moment aus weiter.
lost-banner = Verbindung verloren. Neuer Versuch …
pause-banner = Der Server wird neu gestartet. Dein Spiel ist sicher; in etwa { $n } Sekunden sollte er wieder da sein.
lost-title = Niemand antwortet
lost-text = Der Server ist nicht zu erreichen. Dein Spiel ist dort sicher; diese Seite versucht es weiter.
gone-title = Diesen Tisch gibt es nicht
gone-text = Der Link ist unvollständig, wurde schon benutzt oder ersetzt, oder den Tisch gab es nie. Bitte um einen neuen Link.
bye-title = Du sitzt nicht mehr an diesem Tisch
bye-link = Dein Link wurde durch einen neuen ersetzt. Frag den Gastgeber danach.
bye-kick = Der Gastgeber hat dich gebeten zu gehen.
bye-banned = Wer diesen Server betreibt, lässt deine Adresse nicht herein.
bye-rate = Zu viele Nachrichten in zu kurzer Zeit. Öffne den Tisch gleich noch einmal.
past-banner = Du blickst zurück auf Runde { $round }.
past-now = Zurück zum Jetzt

error-offline = Nicht verbunden: Es wurde nichts gesendet.
error-failed = Der Server hat das abgelehnt. Es hat sich nichts geändert.
error-illegal = Das geht nicht mehr.
error-seat = Das hast du nicht zu entscheiden.
error-rival = Der Gegenseite kann man keinen Rat geben.
error-silence = In einem Expertenspiel redet während der Züge niemand.
error-size = Das war zu lang.
error-colour = Diese Farbe hat hier schon jemand. Nimm eine andere.
error-closed = Dieser Tisch ist geschlossen.
error-nothing = Es gibt nichts zurückzunehmen.
error-host = Das kann nur der Gastgeber.
error-present = Die Person ist da: Frag sie erst.
error-consent = An diesem Platz liegen verdeckte Karten: Erst muss zustimmen, wer dort sitzt.
error-hidden = Es sind verdeckte Karten im Spiel: Erst müssen die anderen zustimmen.
error-bot = Einen solchen Bot gibt es für dieses Spiel nicht.
error-pack = Dieses Paket ist so nicht verwendbar: Die Meldung sagt, warum.
error-mission = Diese Mission ist so nicht spielbar: Die Liste der Probleme sagt, warum.
error-character = Dieser Charakter geht für diesen Platz nicht: vergeben oder nicht in diesem Spiel.
error-full = Jeder Stuhl ist besetzt, und an den Wänden stehen Leute. Versuche es gleich noch einmal.
error-hello = Der Server hat vergeblich auf einen Gruß gewartet. Lade die Seite neu.
error-long = Dieses Spiel dauert schon so lange, dass der Server keinen Zug mehr aufnimmt.
error-malformed = Das hat der Server nicht verstanden. Lade die Seite neu; passiert es wieder, ist es ein Fehler.
error-missing = An dieser Adresse ist nichts.
error-origin = Diese Seite darf nicht mit diesem Server reden.
error-person = Niemand an diesem Tisch kann das übernehmen.
error-rate = Zu viel in zu kurzer Zeit. Warte eine Minute.
error-replay = Dieser Tisch wurde nach anderen Regeln gedeckt, als der Server jetzt hat, und lässt sich nicht öffnen.
error-save = Der Server kann diesen Spielstand nicht lesen: Er ist beschädigt oder neuer als diese Version.
error-settings = Diese Varianten passen nicht zusammen. Ändere eine und versuche es noch einmal.
error-shutdown = Der Server fährt gerade herunter. Dein Spiel ist sicher; die Seite kommt von selbst zurück.
error-moved = Dein Tisch zieht gerade auf einen anderen Server um. Nichts geht verloren; die Seite kommt von selbst zurück.
error-stale = Zu spät: Am Tisch ging es schon weiter.
error-storage = Der Server konnte das nicht speichern, und es hat sich nichts geändert. Versuche es später noch einmal; bleibt es dabei, sag dem Betreiber, dass die Festplatte voll sein kann.
error-table = Diesen Tisch gibt es hier nicht, oder er stammt aus einer neueren Version.
error-texts = Für dieses Spiel hat der Server in dieser Sprache keine Worte.
error-token = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen.
error-vote = Diese Abstimmung ist vorbei, oder es läuft schon eine.
error-bug = Der Server ist über einen Fehler gestolpert. Es hat sich nichts geändert. Speichere das Spiel als Datei: Sie ist der Fehlerbericht.

nowhere-title = Hier ist nichts
nowhere-text = Diese Straße endet. Der Rückweg ist noch frei.

## Die Stadt

map-tools = Karte
show-sight = Was { $name } sieht
show-courses = Wer wohin ging, und warum
show-numbers = Nummern der Zonen
sees = { $name } sieht { $n ->
    [0] nur diese Zone
    [one] eine weitere Zone
   *[other] { $n } weitere Zonen
}
noise-title = Lärm { $n }
noise-text = { $tokens ->
    [0] Kein Lärmplättchen
    [one] 1 Lärmplättchen
   *[other] { $tokens } Lärmplättchen
} und { $people ->
    [0] niemand Lebendiges
    [one] eine lebende Figur
   *[other] { $people } lebende Figuren
}.
seen-by = in Sicht von { $names }
spawn-order = Nummer { $n } in der Reihenfolge des Erscheinens.
ram = Überfahren
weapon-line = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} · { $need }+ · Schaden { $damage }
hits-n = { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
}
hits-lost-n = { $n } verloren
fight-dice = Würfel
fight-need = Treffer ab
fight-damage = Schaden
fight-sums = Wie es sich zusammensetzt
fight-printed = aufgedruckt
fight-pair = zweite Waffe
fight-dark = im Dunkeln
fight-roll = { $n } auf jeden Würfel
fight-never = nie besser als 2+
fight-again = neu gewürfelt: { $means ->
    [lucky] Glückspilz
    [shells] massenhaft Schrot
   *[bullets] massenhaft Patronen
}
fight-astray = { $n ->
    [one] 1 Fehlschuss trifft Freunde
   *[other] { $n } Fehlschüsse treffen Freunde
}
briefing = Einsatzbesprechung
special-rules = Sonderregeln
decks = Karten übrig
spawn-cards = Zombiekarten, die zuletzt gezogen wurden
led-by = Geht mit { $name }.
waits-here = Wartet darauf, jemandem zu folgen.
sits-in = An Bord: { $names }.
goals = Ziele
danger = Gefahr
loudest = Am lautesten
hands = Hände
attacks = Angriffe
traits = Gaben
devoured = Verschlungen
ravenous = heißhungrig: geht und verschlingt, sonst nichts
hunger-dice = { $n ->
    [0] kein Würfel mehr
    [one] 1 Würfel mehr bei jedem Angriff
   *[other] { $n } Würfel mehr bei jedem Angriff
}
seats-for = Diese Mission ist für { $from } bis { $to } Personen.
backpack = Rucksack
slot-empty = leer
card-melee = Nahkampf
card-ranged = Fernkampf
card-both = Beides
card-item = Sache
throw-away = Wegwerfen
unloaded = muss nachgeladen werden
points-n = { $what } { $n }
next-level = noch { $n } bis { $level }
actions-n = { $n ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
hold-these = Diese halten
hold-tip = Karten anklicken oder ziehen: Was leuchtet, ist in der Hand, der Rest wird eingesteckt.
    .touch = Karten antippen: Was leuchtet, ist in der Hand, der Rest wird eingesteckt.
give-tip = Karten vom einen zum anderen ziehen oder anklicken.
    .touch = Karten antippen, um sie zu übergeben.
skills = Fertigkeiten
skill-later = Kommt bei { $level }
gone = nicht mehr dabei
open-sheet = Karten und Fähigkeiten: { $title }
mission-pick = Mission
mission-suggests = Für diese Mission vorgeschlagen.
origin-book = Aus dem Regelheft
origin-public = Nach der gedruckten Mission
difficulty-tutorial = Einstieg
difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer
survivors-pick = Überlebende
survivors-pick-text = { $n ->
    [0] Alle sind gewählt.
    [one] Wählt noch jemanden, oder erst am Tisch.
   *[other] Wählt bis zu { $n } weitere, oder erst am Tisch.
}
survivors-share = Die Überlebenden werden reihum auf die Plätze verteilt.
plan-of = Plan von { $title }
keys-v = Was der Überlebende sieht (halten oder schalten)
keys-a = Wer wohin ging, und warum

## Das Ende

end-won = Ihr lebt
end-lost = Ihr habt verloren
end-winners = Ziele erreicht: { $names }
end-rounds = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}
end-undos = { $n ->
    [0] kein Wurf und keine Karte zurückgenommen
    [one] einmal einen Wurf oder eine Karte zurückgenommen
   *[other] { $n }-mal einen Wurf oder eine Karte zurückgenommen
}
play-again = Noch einmal
next-mission = Als Nächstes: { $title }

see-board = Plan ansehen
see-result = Ergebnis ansehen
deed-kills = erledigt
    .done = { $n } erledigt
deed-meals = verschlungen
    .done = { $n } verschlungen
deed-wounds = Wunden erlitten
    .done = { $n ->
        [one] { $n } Wunde erlitten
       *[other] { $n } Wunden erlitten
    }
deed-cards = Karten gezogen
    .done = { $n ->
        [one] { $n } Karte gezogen
       *[other] { $n } Karten gezogen
    }
deed-given = Dinge gegeben
    .done = { $n ->
        [one] { $n } Ding gegeben
       *[other] { $n } Dinge gegeben
    }
deed-events = Ereignisse gespielt
    .done = { $n ->
        [one] { $n } Ereignis gespielt
       *[other] { $n } Ereignisse gespielt
    }
deed-deaths = Tode
    .done = { $n ->
        [one] { $n } Tod
       *[other] { $n } Tode
    }

## Aufzeichnung

replay-loading = Wird zurückgespult
replay-loading-text = Was war, wird ausgegraben …
replay-none = Keine Aufzeichnung
replay-refused = Diese Aufzeichnung lässt sich mit diesem Link nicht zeigen.
replay-moment = Moment
to-table = Zum Tisch
play-on = Von hier weiterspielen
play-replay = Abspielen
fork-refused = Es sind verdeckte Karten im Spiel: Von hier darf erst nach dem Ende weitergespielt werden.
first = Zum Anfang
last = Zum Ende
back-one = Einen Moment zurück
on-one = Einen Moment weiter
jump-turn = Zum Zug …
jump-event = Zum Ereignis …

## Einstellungen

theme = Farben
theme-dark = Dunkel
theme-light = Hell
theme-system = Wie das System
speed = Tempo der Ereignisse
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
sound = Ton
sound-text = Ein Klang, wenn du dran bist, dazu Würfel, Treffer und Bisse.
stops = Anhalten, bevor die Untoten handeln
stops-text = Die Wiedergabe wartet dort auf dich; mit der Leertaste geht es weiter.
coach = Erklär mir das Spiel
coach-text = Ein Tipp, wenn etwas zum ersten Mal vorkommt.
briefing = Ziel vor dem Spiel
briefing-text = Was die Mission von euch will. Mit G steht es jederzeit da.
ends = Leere Züge enden von selbst
ends-text = Wenn jemand nichts mehr tun kann. „Rückgängig“ nimmt es zurück.
obvious = Naheliegendes von selbst
obvious-text = Ein Fund, den keine Hand braucht, wird eingesteckt, ein Geschenk an dich selbst wird genommen. „Rückgängig“ nimmt es zurück.
stowed-itself = { $way ->
    [hand] { $name } nimmt { $what } in die Hand.
    [away] { $name } steckt { $what } ein.
   *[none] { $name } lässt alles, wie es ist.
} „Rückgängig“ nimmt es zurück.
accepted-itself = { $name } nimmt das Angebotene. „Rückgängig“ nimmt es zurück.
pass-on = Diese Runde nicht mehr fragen
orders = Anweisungen an die Bots
order-to = { $name }:
order-given = { $name }: „{ $what }“: { $means }, bis die Runde endet
order-come = Komm zu mir
    .means = geht zur nächsten deiner Figuren
order-cover = Gib mir Deckung
    .means = bleibt höchstens eine Zone entfernt und greift an
order-wait = Warte
    .means = beendet den Zug, ohne zu handeln
order-hold = Bleib dort
    .means = handelt, verlässt aber die Zone nicht
order-leave = Lass das mir
    .means = überlässt dir Türen, Ziele und das Suchen
order-free = Wie du willst
    .means = entscheidet selbst
wishes = Wann du gefragt wirst
hold = Vor dem nächsten Schritt anhalten
holding = Hält vor dem nächsten Schritt an
hold-text = Das Spiel wartet einmal auf dich, bevor der nächste Schritt von selbst läuft, damit du vorher eine Karte einsetzen kannst.
ask-never = In diesem Spiel nie wieder
ask-never-text = Ab jetzt wird das für dich übergangen: { $what }. Ein Knopf an dieser Stelle nimmt es zurück.
ask-again = Wieder fragen: { $what }
topic-this = diese Frage
topic-event = bevor ein Ereignis wirkt
topic-trade = vor dem Tauschen
topic-price = bevor ein Preis bezahlt wird
topic-combat = vor dem Kampf
topic-declaration = vor einem Kampf ohne Munition
topic-lure = bevor ein lauter Schuss einen Beißer anlockt
topic-damage = bevor die Beißer zuschlagen
topic-coins = bevor die Münzen einer Runde gezählt werden
topic-give = Geschenke beim Tauschen
topic-gift = Geschenke an dich
topic-infection = vor dem Infektionswurf
topic-consumption = vor dem Verbrauch
topic-march = bevor Zeds ein Feld betreten
topic-chaos = vor dem letzten Chaosmarker
topic-rise = bevor die Infektion 13 erreicht
topic-outbreak = vor einem Ausbruch
topic-loss = vor einem Verlust durch einen Treffer
topic-track = bevor Chaos über einen Weg entscheidet
topic-harm = bevor Flüchtlinge in Gefahr geraten
topic-fields = bevor Chaos auf einem Feld zählt
topic-card = bevor die letzte behaltene Karte verfällt
topic-ammo = bevor Munition verloren geht
topic-score = bevor die Punkte gezählt werden
topic-react = wenn Zombies erscheinen
topic-play-dead = Totstellen
next-turn = Weiter mit { $name }: beendet den Zug von { $before }
calm = Weniger Bewegung
calm-text = Nichts gleitet; Änderungen werden nur markiert.

keys-numbers = Möglichkeit auswählen; noch einmal: ausführen
keys-enter = Ausgewählte Möglichkeit ausführen
keys-arrows = Durch die Möglichkeiten gehen
keys-esc = Schließen, zurück, überspringen
keys-z = Letzten Schritt zurücknehmen
keys-g = Worum es geht: wie wir gewinnen, wie wir verlieren
keys-l = So wird gespielt, in einem eigenen Fenster
keys-h = Tipp
keys-r = Die Regel zu dem, was gerade erklärt wird, in einem eigenen Fenster
keys-space = Wiedergabe anhalten
keys-n = Wiedergabe: ein Schritt weiter
keys-s = Zum Ergebnis springen
keys-m = Ton an oder aus
keys-zoom = Vergrößern, verkleinern, ganzer Plan
keys-tab = Durch alles auf dem Tisch
keys-help = Diese Tasten

## Über

about-title = Über shamble
about-what = Ein Tisch für kooperative Zombie-Brettspiele: Regeln, Bots und diese Seite sind freie Software und laufen auf deinem eigenen Rechner.
about-words-title = Worte und Bilder
about-words = Regeln und Zahlen folgen den gedruckten Spielen; jeder Satz ist von uns geschrieben, jedes Bild von unserem Code gezeichnet. Nichts davon stammt von den Verlagen, und sie haben nichts damit zu tun. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-house-title = Hauskarten
about-house = Wo wir eine Karte nicht kennen, haben wir eine erfunden. Solche sind gekennzeichnet; wer die Schachtel hat, kann sie durch die gedruckten Werte ersetzen.
about-credits-title = Dank
about-icons = Piktogramme: game-icons.net, von { $authors } und anderen, CC BY 3.0 (creativecommons.org/licenses/by/3.0).
about-lucide = Bedienzeichen: Lucide, ISC-Lizenz.
about-fonts = Schriften: Barlow Condensed von Jeremy Tribby und Inter von Rasmus Andersson, SIL Open Font License.
about-code = Gemacht mit Svelte, Vite und Project Fluent.
about-privacy-title = Was bleibt
about-privacy = Tische speichert der Server, auf dem du spielst. Deine Einstellungen und die Links zu deinen Tischen bleiben in diesem Browser. Sonst wird nichts verschickt.

## Farmingdale

goes-with = Nur wählbar, wenn bei „{ $name }“ gewählt ist: { $values }.
switched-on = { $n ->
        [0] keine an
       *[other] { $n } an
    }
lookup-fell = { $name } ist gefallen
lookup-sides = { $foes } { $zeds } · { $name } { $own }
via-zone = Weg über { $zone }
lookup-gun = { $name }, Stärke { $own }
lookup-shift = { $n ->
        [one] 1 Spalte
       *[other] { $n } Spalten
    } nach { $way ->
        [right] rechts
       *[left] links
    }
lookup-hits = { $n ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
lookup-won = Gewonnen: { $zeds } auf sie, { $own } auf uns
lookup-lost = Verloren: { $zeds } auf sie, { $own } auf uns
lit-tab = Das Ereignis der Karte gilt in dieser Phase.
paper-event = Ereignis
paper-research = Forschung
paper-need = braucht { $n }+
kept = Aufgehobene Storykarten
units = Alle in Farmingdale

## Die Geschichte am Ende
end-story = Die Partie in Bildern
end-round = Runde { $round }
end-watch = Runde { $round } ansehen
end-play-on = Ab hier weiterspielen: ein neuer Tisch
end-link = Link zu diesem Moment kopieren
end-picture = Als Bild speichern
end-no-picture = Dieser Browser kann das Bild nicht zeichnen.
end-numbers = Die Zahlen
end-career = { $played ->
        [one] 1 Partie auf diesem Gerät, { $won } gewonnen
       *[other] { $played } Partien auf diesem Gerät, { $won } gewonnen
    }
# Die Werkstatt
workshop = Werkstatt
workshop-game = Spiel
workshop-duplicate = Ausgehen von
workshop-new = Neu
workshop-opened = Geöffnet. „Rückgängig“ bringt die Mission von vorhin zurück.
test-take = In die Mission eintragen: { $difficulty }, { $minutes }
shelf-remove-sure = Wirklich löschen?
shelf-tiles = { $n ->
        [one] 1 Kartenteil
       *[other] { $n } Kartenteile
    }
door-red = zu
door-blue = blau
door-green = grün
door-open = offen
choice-blue = blau
choice-green = grün
choice-yellow = gelb
choice-orange = orange
choice-red = rot
choice-all = Alle
choice-any = irgendwer
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-open = Datei öffnen
workshop-save = Datei speichern
workshop-keep = Hier ablegen
workshop-share = Teilen
workshop-play = Jetzt spielen
workshop-shared = Geteilt. Wer diesen Link hat, kann sie öffnen: { $address }
workshop-kept = Auf diesem Server abgelegt. Nur dieser Browser kann sie ändern.
workshop-board = Spielplan
workshop-late = Noch nicht geprüft, es geht von selbst weiter: { $reason }
workshop-fine = Alles in Ordnung: Die Mission lässt sich spielen.
workshop-checking = Wird geprüft …
workshop-teams = Überlebende je nach Spielerzahl: { $teams }
workshop-parts = Teile der Mission
workshop-words = Texte
workshop-goals = Ziele
workshop-special = Sonderregeln
workshop-test = Testspiel
workshop-tools = Werkzeuge
workshop-colour = Farbe
workshop-kind = Art
workshop-owned = Meine Kartenteile ({ $n } von { $all })
workshop-tile = Kartenteil { $id }
workshop-slot = Kartenteil { $id }, um { $degrees } Grad gedreht, Spalte { $column }, Reihe { $row }
workshop-slot-bare = Freier Platz, Spalte { $column }, Reihe { $row }
workshop-remove = Entfernen
workshop-optional = freiwillig
workshop-add-goals = Ein Ziel dazu
workshop-add-special = Eine Sonderregel dazu
workshop-id = Kennung
workshop-author = Von
workshop-difficulty = Schwierigkeit
workshop-minutes = Minuten
workshop-survivors = Überlebende
workshop-title = Titel
workshop-problem = Das Problem in einer Zeile
workshop-briefing = Einweisung
workshop-tutorial = Einstieg
workshop-easy = Leicht
workshop-medium = Mittel
workshop-hard = Schwer
tool-tiles = Kartenteile
tool-start = Start
tool-exit = Ausgang
tool-spawns = Brutzonen
tool-objectives = Zielmarker
tool-crates = Kisten
tool-zombies = Zombies
tool-companions = Begleiter
tool-cars = Autos
tool-doors = Türen
tool-clear = Leeren
hint-tiles = Zieh ein Kartenteil auf den Plan, oder wähle erst das Teil und dann den Platz. Ein Klick dreht ein Teil; R dreht, Entf entfernt es.
hint-start = Klick auf eine Zone: Dort beginnen die Überlebenden.
hint-exit = Klick auf eine Zone: Dort verlassen die Überlebenden den Plan.
hint-spawns = Klick auf Zonen. Die erste beginnt, die anderen folgen im Uhrzeigersinn. Farbige schlafen, bis ihr Zielmarker genommen ist.
hint-objectives = Klick auf Zonen. Blaue und grüne Zielmarker wecken Brutzonen und öffnen Türen ihrer Farbe.
hint-crates = Klick auf Zonen, um Kisten hinzulegen.
hint-zombies = Klick auf eine Zone: Jeder Klick bringt einen Zombie dazu.
hint-companions = Klick auf eine Zone: Dort wartet jemand darauf, geführt zu werden.
hint-cars = Klick auf Straßen, um Autos abzustellen.
hint-doors = Klick auf eine Tür: zu, blau, grün, offen.
hint-doors-laid = Klick auf eine gestrichelte Wand legt eine Tür. Klick auf eine Tür: zu, blau, grün, offen, weg.
door-lay = Eine Tür legen: { $name }
hint-clear = Klick auf eine Zone, um alles wegzunehmen.
colour-plain = keine
colour-blue = blau
colour-green = grün
field-zone = Zone
field-zones = Zonen
field-door = Tür
field-objective = Zielmarker
field-needs = Nötige Zielmarker
field-kind = Art
field-card = Karte
field-cards = Karten und Anzahl
field-any = Irgendwelche dieser Karten
field-colour = Farbe
field-level = Gefahrenstufe
field-who = Wer
field-n = Anzahl
field-rounds = Runden
field-every = Alle so viele Runden
field-noise = Lärm
field-first = Unter den ersten
field-ap = Adrenalin
field-escorted = Nur bewachte
test-about = Bots spielen die Mission im Hintergrund: mit jeder Anzahl von Spielern, in drei Gruppen, und in Gruppen, die eine Regel nicht beachten; mindestens vier Spiele von jedem.
test-games = Spiele
test-restricted = Die Gruppe beachtet etwas nicht: mit → ohne, bei gleichen Zufallszahlen
test-start = Testspiel starten
test-not-yet = Behebe zuerst, was unter dem Plan steht.
test-stale = Die Mission ist seit diesem Test geändert worden.
test-cancel = Abbrechen
test-progress = { $done } von { $total } Spielen
test-won = { $rate } gewonnen ({ $low } bis { $high })
test-minutes = etwa { $n } Minuten
test-players = { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
test-without = ohne { $what }
test-unvisited = Nie besucht: { $zones }
heat = Auf dem Plan färben
heat-none = nichts
heat-wounds = Wunden
heat-deaths = Tote
heat-searches = Suchen
heat-visits = Besuche
test-again = Ändere die Mission und teste sie noch einmal: Die neue Fassung spielt mit denselben Zufallszahlen und wird mit dieser verglichen.
test-compared = Vorher { $before }, jetzt { $now }: { $mean } Punkte ({ $low } bis { $high }) bei { $n } Partien mit gleichen Zufallszahlen.
test-report = Der ganze Bericht, mit Bildern
test-watch = Sehenswert
team-best = beste Gruppe
team-worst = schlechteste Gruppe
team-random = zufällige Gruppen
watch-closest = Der knappste Sieg ({ $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    })
watch-typical = Eine typische Niederlage ({ $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    })
watch-strangest = Das seltsamste Spiel ({ $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    })
rated-brutal = mörderisch
rated-hard = Schwer
rated-medium = Mittel
rated-easy = Leicht
rated-gentle = sehr leicht
shelf = Missionen
shelf-lead = Alle Missionen von Zombicide und Marvel Zombies, und die, die auf diesem Server gebaut wurden.
shelf-playtest = Testspiele der Bots
shelf-nav = Missionen
shelf-all = Alle
shelf-make = Mission bauen
shelf-shared = Hier gebaut und geteilt
shelf-more = Mehr zeigen
shelf-none = Noch hat niemand eine Mission geteilt.
shelf-private = nicht geteilt
shelf-minutes = { $n } Minuten
shelf-plays = { $n ->
        [one] einmal gespielt
       *[other] { $n }-mal gespielt
    }
shelf-wins = { $n ->
        [0] nie gewonnen
        [one] einmal gewonnen
       *[other] { $n }-mal gewonnen
    }
shelf-stars = { $stars } von 5 Sternen ({ $n })
shelf-edit = In der Werkstatt öffnen
shelf-comments = Kommentare
shelf-somebody = Jemand
shelf-rate-about = Wer ein Spiel dieser Mission beendet hat, kann ihr Sterne geben.
shelf-rate = Sterne
shelf-name = Dein Name
shelf-comment = Ein Kommentar für den Autor
shelf-send = Abschicken
shelf-packs = Pakete mit Karten und Figuren
packs-none = Auf diesem Server passt kein Paket zu diesem Spiel. Pakete werden hier hochgeladen:
shelf-packs-about = Karten, Figuren und Missionen, die sich für einen Tisch einschalten lassen. Kreuze ein Paket an und spiele dann eine Mission dieser Seite; oder kreuze es auf der Seite eines neuen Tisches an.
shelf-use = Am nächsten Tisch verwenden
shelf-no-stars = Sterne kann nur geben, wer ein Spiel dieser Mission beendet hat.
shelf-no-stars-text = Dein Kommentar steht im Regal, ohne Sterne: Sterne kann nur geben, wer ein Spiel dieser Mission beendet hat.
shelf-play-mission = „{ $title }“ spielen
pack-rows = { $what ->
    [missions] { $n ->
        [one] { $n } Mission
       *[other] { $n } Missionen
     }
    [survivors] { $n } Überlebende
    [equipment] { $n ->
        [one] { $n } Ausrüstungskarte
       *[other] { $n } Ausrüstungskarten
     }
    [skills] { $n ->
        [one] { $n } Fertigkeit
       *[other] { $n } Fertigkeiten
     }
    [zombies] { $n ->
        [one] { $n } Zombieart
       *[other] { $n } Zombiearten
     }
   *[other] { $n } × { $what }
 }
shelf-upload = Paket hinzufügen (.zip)
shelf-play-packs = Mit den Paketen spielen
workshop-print = Blatt drucken
workshop-blocked = Der Browser hat das Fenster mit dem Blatt blockiert.
workshop-preview = Vorschau der Karte
workshop-owned-about = Nimm das Häkchen weg, wo in deiner Schachtel etwas fehlt: Dessen Kartenteile werden dann nicht angeboten.
tool-names = Namen
hint-names = Klicke eine Zone an, um ihr einen Namen zu geben. Er steht auf der Karte und auf dem Blatt.
piece-remove = Wegnehmen, was bei { $zone } liegt
piece-first = ist zuerst dran
piece-asleep = schläft zuerst
piece-team = nur für Teams ab
piece-hidden = verdeckt
piece-drive = fährt
piece-car-police = Polizeiauto
piece-car-muscle = Muscle-Car
piece-car-pimp = Angeberkarre
verb-search = Suchen
verb-shoot = Schießen
test-against = Vergleichen mit
test-against-none = nichts
test-against-last = dem letzten Test
test-against-kept = { $title } (hier verwahrt)
test-against-file = Mit einer Datei vergleichen
test-compared-other = { $name }: { $before }, diese Fassung: { $now }: { $mean } Punkte ({ $low } bis { $high }) bei { $n } Partien mit gleichen Zufallszahlen.
versions = Getestete Fassungen
versions-about = Öffne eine, um von dort weiterzubauen, oder wähle sie oben zum Vergleichen.
version-name = { $title }, { $time }: { $rate }
version-open = Öffnen
playtest-of = Testspiele: Die Bots gewannen { $rate } % der Partien
playtests-of = Wie sich diese Varianten spielen: Testspiele der Bots

## The dock

people = Team
notices = Neues
everybody = Alle auf einen Blick
menu = Menü
saved-file = Als Datei gespeichert, bei deinen Downloads.
n-zones = { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
}
corner-next = Weiter
corner-first = erst oben wählen
corner-others = { $name } entscheidet
corner-zombicide1 = Zug beenden
corner-zombicide2 = Zug beenden
corner-marvel = Zug beenden
corner-dawn = Phase beenden
place-move = Gehen
    .ask = Wohin?
place-search = Suchen
place-melee = Kämpfen
    .ask = Womit kämpfen?
place-open = Tür
    .ask = Welche Tür?
place-shoot = Schießen
    .ask = Wohin schießen?
place-trade = Tauschen
    .ask = Mit wem tauschen?
place-sort = Umsortieren
place-noise = Lärm machen
place-gain-trait = Gabe ziehen
place-use = Kraft einsetzen
    .ask = Welche Kraft?
place-none-actions = keine Aktion übrig
place-none-move = kein Weg hinaus
place-none-search = hier gibt es nichts
place-none-melee = kein Gegner hier
place-none-weapon = keine Waffe dafür in der Hand
place-none-open = keine geschlossene Tür hier
place-none-shoot = kein Ziel in Reichweite
place-none-gun = keine Schusswaffe zur Hand
place-none-trade = niemand zum Tauschen da
place-none-sort = nichts umzusortieren
place-none-noise = jetzt nicht
place-none-gain-trait = jetzt nicht
place-none-use = jetzt keine
keys-e = Zug beenden oder weiter: die Ecke unten rechts
keys-p = Protokoll öffnen oder schließen

## Dawn of the Zeds: the map

steps-n = Feld { $n }
lane-moves = { $n ->
    [1] rückt vor
    [2] rückt 2× vor
   *[other] rückt { $n }× vor
}
