# Why something cannot be done. The English sentences are those that the rules and the house raise;
# `fondaco.reasons` finds a sentence here by its English, and tells it in another language.
# A value called $reason is itself one of these, and $company is a company of Batavia.

## Any game

reason-game-over = Das Spiel ist aus.
reason-no-game = Es gibt kein Spiel { $name }; es gibt { $names }.
reason-seed = Ein Startwert hat 1 bis { $most } druckbare ASCII-Zeichen ohne Leerzeichen, Anführungszeichen oder /.
reason-option-value = Die Option { $name } ist eines von { $values }, nicht { $value }.
reason-no-option = Es gibt keine Option { $name }; es gibt { $names }.
reason-not-your-turn = Du bist nicht dran.
reason-not-your-move = Du bist nicht am Zug.
reason-nothing-played = Es wurde noch nichts gespielt.
reason-moved-since = { $name } hat seitdem gezogen.
reason-came-to-light = Mit diesem Zug kam etwas ans Licht, das sich nicht ungesehen machen lässt.
reason-no-undo = Das lässt sich nicht zurücknehmen. { $reason }
reason-undo-count = Du kannst 1 bis { $most } Züge zurücknehmen, nicht { $count }.

## Oltre Mare

reason-no-card = Es gibt keine Karte { $card }: eine Karte ist eine Ware und eine Zahl, etwa { $example }.
reason-no-port = Auf dem Plan gibt es keinen Hafen { $port }.
reason-no-edition = Es gibt keine Ausgabe { $name }; es gibt { $names }.
reason-oltremare-players = Oltre Mare ist für 2 bis 5 Spieler, nicht für { $players }.
reason-option-offers = Die Option offers ist eine Zahl von 0 bis { $most }, nicht { $limit }.
reason-other-deck = Diese Karten sind für die Ausgabe { $theirs }, nicht { $ours } (OM-0.1, OM-0.3).
reason-move-shorter = Ein Zug ist kürzer.
reason-oltremare-moves = { $move } ist kein Zug: Züge beginnen mit discard, buy, offer, amend, counter, accept, decline, withdraw, done, play, sail, compass, stay oder load.
reason-answer-how = Nenne das Angebot und seine Fassung: „accept #3.1 salt4“, „decline #3.1“.
reason-card-once = Eine Karte kann man nur einmal geben.
reason-accept-names-cards = Nur wer ein Angebot annimmt, nennt Karten.
reason-too-much = { $value } ist zu viel: höchstens { $most }.
reason-offer-how = Ein Angebot schreibt man so: „offer 2: grain3 + 1d for 2 salt“.
reason-offer-link = „amend“ und „counter“ nennen ein Angebot, etwa #3.1; „offer“ nicht.
reason-this-card-once = { $card } kann man nur einmal geben.
reason-neither-card = { $item } ist weder eine Karte noch sind es Dukaten.
reason-neither-goods = { $item } sind weder Dukaten noch eine Anzahl Waren.
reason-most-ducats = In ein Geschäft gehen höchstens { $most } Dukaten.
reason-most-cards = Man kann höchstens { $most } Karten auf einmal anbieten.
reason-most-of-goods = In ein Geschäft gehen höchstens { $most } Karten einer Ware.
reason-no-claim = { $words } kann man von einer Karte nicht behaupten. { $reason }
reason-claim-how = Behaupten kann man eine Fracht 1–4, eine Seemacht 3–6 und ein oder zwei Symbole.
reason-no-move = Das ist kein Zug.
reason-offer-cards-once = Ein Angebot nennt jede Karte einmal.
reason-offer-to-one = Ein Angebot geht an einen Platz oder an alle.
reason-deal-needs-card = In einem Geschäft muss mindestens eine Karte den Besitzer wechseln (OM-2.2.4).
reason-no-trade-phase = Die Handelsphase ist vorbei oder hat noch nicht begonnen.
reason-no-seat = Diesen Platz gibt es nicht.
reason-bought-four = Du hast in diesem Zug schon vier Karten gekauft (OM-2.2.6).
reason-buy-where = Kaufen kannst du vom Nachziehstapel oder von deinem eigenen Piratenstapel.
reason-pile-empty = Im Nachziehstapel ist keine Karte mehr zu kaufen.
reason-pirates-empty = Dein Piratenstapel ist leer.
reason-too-few-cards = Du musst { $need ->
    [one] { $need } Karte
   *[other] { $need } Karten
} ausspielen und hast { $hand }: kauf oder ertausch dir weitere (OM-2.2.8).
reason-offer-changed = Angebot { $number } hat sich geändert: es gilt jetzt Fassung { $new }, nicht { $old }.
reason-offer-gone = Angebot { $number } liegt nicht mehr auf dem Tisch.
reason-offers-in-trade = Angebote macht man nur in der Handelsphase.
reason-no-more-offers = In diesem Zug sind keine weiteren Angebote möglich (OM-2.2.12).
reason-offer-own-cards = Du kannst nur Karten deiner eigenen Hand anbieten.
reason-offer-to-another = Ein Angebot geht an einen anderen Spieler oder an alle.
reason-only-active-trades = Nur der aktive Spieler handelt mit allen (OM-2.2.1).
reason-change-own-offer = Du kannst nur dein eigenes Angebot ändern.
reason-counter-to-maker = Ein Gegenangebot geht an den, der dir ein Angebot gemacht hat.
reason-withdraw-own = Du kannst nur dein eigenes Angebot zurückziehen.
reason-not-yours-to-decline = Dieses Angebot hast nicht du abzulehnen.
reason-not-yours-to-accept = Dieses Angebot hast nicht du anzunehmen.
reason-trade-in-trade = Gehandelt wird nur in der Handelsphase.
reason-give-own-cards = Du kannst nur Karten deiner eigenen Hand geben.
reason-not-asked-cards = Das sind nicht die Karten, die das Angebot verlangt.
reason-active-could-not-play = Nach diesem Geschäft könnte der aktive Spieler nicht genug Karten ausspielen (OM-2.2.10).
reason-discard-above-power = Nur von einer Hand über der Seemacht geht eine Karte an die Piraten.
reason-play-in-actions = Karten spielt man in der Aktionsphase aus.
reason-play-own-card = Du kannst nur eine Karte deiner Hand ausspielen.
reason-cannot-sail = Dein Schiff kann jetzt nicht dorthin segeln.
reason-cannot-sail-twice = Dein Schiff kann jetzt nicht dorthin segeln: keine Route zweimal in einem Zug (OM-2.3.5).
reason-compass-where = Der Kompass führt in irgendeinen anderen Hafen ohne Kompass.
reason-load-after-actions = Karten lädt man nach den Aktionen.
reason-load-played = Du kannst nur eine Karte laden, die du in diesem Zug ausgespielt hast.

## Batavia

reason-batavia-players = Batavia ist für 3 bis 5 Spieler, nicht für { $players }.
reason-bid-more = Biete mehr als { $bid } und höchstens deine { $letters } Wechsel, oder passe.
reason-hand-empty = Deine Hand ist leer: zieh 2 Karten.
reason-no-shop-to-reach = Das Zielplättchen ist vergeben, und du kannst keinen Laden erreichen: zieh 2 Karten.
reason-no-majority = Deine Karten können dir in keiner Kompanie eine Mehrheit geben: zieh 2 Karten.
reason-no-card-of = Du hast keine Karte: { $company }.
reason-lay-to-reach = Das Zielplättchen ist vergeben: leg Karten aus, mit denen du einen Laden erreichst.
reason-need-majority = Du brauchst mehr ausgelegte Karten einer Kompanie als jeder andere.
reason-no-company = { $what } ist keine Kompanie; es gibt { $names }.
reason-batavia-moves = { $move } ist kein Zug; Züge sind: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
reason-no-bid = { $bid } ist kein Gebot; ein Gebot ist eine Zahl von 1 bis { $most }.
reason-proxy-least = Ein Höchstgebot geht bis 0 Wechsel oder mehr.
reason-no-bid-asked = Du wirst jetzt nicht nach einem Gebot gefragt.
reason-choose-company = Wähle die Kompanie, mit der du reist.
reason-draw-or-lay = Zieh 2 Karten oder leg welche aus.
reason-lay-or-done = Leg eine Karte aus, nimm eine zurück oder sei fertig.
reason-exchange-or-keep = Tausch deine Plättchen ein oder behalte sie.
reason-no-seal = Du hast dieses Siegel nicht: { $company }.
reason-no-shop-ahead = Vor dir liegt kein Laden dieser Kompanie: { $company }.

## Bots

reason-no-bot = Es gibt keinen Bot { $name }; es gibt { $names }.
reason-bot-settings = Der Bot { $name } kennt die Einstellungen { $settings } nicht.
reason-bot-not-loaded = Der Bot { $name } lässt sich nicht laden: { $error }.
reason-no-character = { $setting } ist kein Charakter oder nicht der einzige; es gibt { $names }.
reason-no-expert = Keiner unserer Bots kennt dieses Spiel gut genug, um es denkend zu spielen.
reason-no-budget = { $text } ist keine Bedenkzeit: schreib Sekunden (1s), Millisekunden (500ms) oder eine Zahl von Durchläufen (200).
reason-long-bot = Es gibt keinen Bot mit einem so langen Namen.
reason-bot-thinks = Ein Bot in diesem Haus denkt über einen Zug höchstens { $seconds } Sekunden oder { $iterations } Durchläufe nach.
reason-many-tables = Du hast schon { $tables } laufende Tische, und mehr dürfen es nicht sein. Beende oder schließe zuerst einen.
reason-many-tables-address = Von deiner Adresse aus laufen schon { $tables } Tische, und mehr dürfen es nicht sein. Beende oder schließe zuerst einen.
reason-many-thinkers = Höchstens { $bots } Bots, die sich Zeit nehmen, dürfen für dich nachdenken. Nimm einen schnelleren, oder beende oder schließe zuerst einen Tisch.
reason-many-thinkers-address = Höchstens { $bots } Bots, die sich Zeit nehmen, dürfen für alle an deiner Adresse nachdenken. Nimm einen schnelleren, oder beende oder schließe zuerst einen Tisch.

## At a table

reason-not-begun = Das Spiel hat noch nicht begonnen.
reason-begun = Das Spiel hat schon begonnen.
reason-paused = Das Spiel macht Pause.
reason-closed = Dieser Tisch ist geschlossen.
reason-sits-already = Du sitzt schon an diesem Tisch.
reason-table-full = An diesem Tisch sind alle Plätze besetzt.
reason-nobody-there = Dort sitzt niemand.
reason-empty-seats = Es sind noch { $empty } Plätze frei.
reason-empty-seat = Es ist noch ein Platz frei.
reason-bot-plays-for-you = Für dich spielt ein Bot; nimm erst deinen Platz wieder ein.
reason-person-plays = Der Mensch auf diesem Platz spielt wieder selbst.
reason-move-too-long = Das ist zu lang für einen Zug.
reason-no-talks = Es wird gerade nicht verhandelt.
reason-bot-there-already = Dort spielt schon ein Bot.
reason-plays-already = Du spielst schon selbst.
reason-only-sitters-speak = Nur wer am Tisch sitzt, spricht dort.
reason-only-watching = Du schaust an diesem Tisch nur zu.
reason-only-sitters = Das kann nur, wer am Tisch sitzt.
reason-seats-are = Die Plätze sind 0 bis { $last }.
reason-seat-taken = Dort sitzt schon jemand.
reason-name-length = Ein Name hat höchstens { $most } Zeichen.
reason-name-taken = An diesem Tisch heißt schon jemand { $name }.
reason-other-version = Diese Partie wird nach Fassung { $theirs } der Regeln von { $game } gespielt; dieses Fondaco hat Fassung { $ours }.
reason-newer-version = Diese Partie wird nach Fassung { $theirs } der Regeln von { $game } gespielt; dieses Fondaco hat Fassung { $ours }. Ein neueres Fondaco kann sie lesen.
reason-nothing-to-say = Darin steht nichts, was man sagen könnte.
reason-text-too-long = Das ist länger als { $most } Zeichen.
reason-not-here = Das geht hier nicht.
reason-does-not-wait = Das Spiel wartet nicht auf diesen Platz.
reason-relieve-when = Ein Bot darf für jemanden spielen, der seit einer Minute weg ist.
reason-gallery = Die Galerie ist für die, die zuschauen.
reason-banned = Du hast Hausverbot: { $why }
reason-who-are-you = Sag erst, wer du bist.
reason-no-auctions = In diesem Spiel gibt es keine Auktionen.
reason-proxy-range = Ein Höchstgebot geht von 0 bis 75 Wechsel.
reason-least-range = Was ein Angebot mindestens bringt, sind 0 bis 1023 Dukaten.

## Opening tables, sitting down, and afterwards

reason-talk-range = Die Zeit zu reden ist 0 Sekunden bis 7 Tage.
reason-title-length = Ein Titel hat höchstens { $most } Zeichen.
reason-bank-range = Die Zeit am Anfang ist 10 Sekunden bis 10 Stunden.
reason-increment-range = Je Zug kommen 0 Sekunden bis 1 Stunde dazu.
reason-days-range = Für einen Zug gibt es bis zu 60 Tage.
reason-same-deal-early = Die Karten eines Spiels, das nicht aus ist, kann man noch nicht noch einmal geben.
reason-seat-not-free = Platz { $seat } ist nicht frei für einen Bot.
reason-too-many-bots = Es sind mehr Bots als Plätze.
reason-would-be-empty = Es blieben noch Plätze frei.
reason-players-range = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
reason-host-blocks = Der Gastgeber dieses Tisches möchte nicht mit dir spielen.
reason-not-over = Dieses Spiel ist noch nicht aus.
reason-fork-finished = Weiterspielen kann man nur von beendeten Spielen aus.
reason-no-moment = Diesen Augenblick gibt es in diesem Spiel nicht.
reason-report-length = Eine Meldung hat 1 bis 2000 Zeichen.
reason-record-when-over = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
reason-replay-when-over = Ein Spiel kann man durchsehen, wenn es aus ist.
reason-no-seat-or-moment = Diesen Platz oder Augenblick gibt es nicht.
reason-moment-too-far = Das Protokoll reicht nicht bis zu diesem Augenblick zurück.
reason-no-table = Diesen Tisch gibt es nicht.
reason-only-host = Das kann nur der Gastgeber dieses Tisches.
reason-not-sitting = Du sitzt nicht an diesem Tisch.

## People and the house

reason-say-name-first = Sag erst, wer du bist: POST /api/me mit einem Namen.
reason-no-such-token = Diesen Schlüssel hat niemand (mehr).
reason-another-site = Diese Anfrage kommt von einer anderen Seite.
reason-no-language = Die Sprache { $language } gibt es hier nicht.
reason-link-nobody = Dieser Link führt zu niemandem (mehr).
reason-link-other = Dieser Link führt zu jemand anderem: sieh noch einmal nach, wer du wirst.
reason-no-link = Diesen Link gibt es nicht.
reason-no-token = Diesen Schlüssel gibt es nicht.
reason-webhook-https = Ein Webhook ist eine Adresse, die mit https:// beginnt.
reason-no-address = Das ist keine Adresse, oder eine zu lange.
reason-nobody-to-block = So jemanden gibt es hier nicht.
reason-no-player = Niemand hat diesen Kontonamen.
reason-no-game-here = Das Spiel { $game } gibt es hier nicht.
reason-no-ratings = Für { $game } gibt es keine Wertung, aber für { $games }.
reason-no-push = Dieses Haus verschickt keine Browser-Nachrichten.
reason-push-browsers = Nur { $most } deiner Browser können benachrichtigt werden.
reason-no-subscription = Diese Benachrichtigung gibt es nicht.
reason-no-answer-within = Keine Antwort innerhalb von { $seconds } Sekunden.
reason-no-http = Die Antwort ist kein HTTP.
reason-no-host = Den Rechner { $host } gibt es nicht.
reason-not-public = { $host } liegt nicht im öffentlichen Netz.
reason-no-such-address = Das ist keine Adresse der Form https://rechner/pfad.
reason-no-webhook = Es gibt noch keinen Webhook.
reason-webhook-unreached = Die Nachricht ist nicht angekommen: { $reason }
reason-webhook-status = Die Nachricht ist angekommen, aber die Antwort war { $status }.
reason-test-pause = Bitte warte ein paar Sekunden, bevor du es noch einmal versuchst.
reason-wrong-password = Das Passwort ist ein anderes.
reason-no-account = Du hast noch kein Konto.
reason-no-device = Dieses Gerät gibt es nicht.
reason-nobody-to-report = So jemanden gibt es nicht zu melden.
reason-has-account = Du hast schon ein Konto.
reason-login-length = Ein Kontoname hat 2 bis { $most } Zeichen.
reason-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
reason-login-taken = Der Kontoname { $login } ist vergeben.
reason-wrong-login = Diesen Kontonamen gibt es nicht, oder das Passwort ist ein anderes.
reason-many-guesses = Das waren viele falsche Passwörter; bitte warte zehn Minuten.
reason-choose-name = Bitte wähle einen Namen mit 1 bis { $most } Zeichen.
reason-text-nul = Ein Text kann das Zeichen NUL nicht enthalten.
reason-text-half = Ein Text kann kein halbes Zeichen enthalten.
reason-number-too-large = Diese Zahl ist zu groß.
reason-not-opened = Der Tisch ließ sich nicht eröffnen; bitte versuch es noch einmal.
reason-too-many-writing = Zu viele schreiben gerade an diesem Tisch; bitte versuch es noch einmal.
reason-not-written = Das ließ sich nicht aufschreiben; bitte versuch es noch einmal.
reason-cannot-write = Das Haus kann gerade nichts aufschreiben; bitte versuch es noch einmal.
reason-cannot-write-connect = Das Haus kann gerade nichts aufschreiben; bitte verbinde dich neu.
reason-cannot-read-connect = Das Haus kann gerade seine Bücher nicht lesen; bitte verbinde dich neu.
reason-set-aside = Dieser Tisch lässt sich nicht lesen; das Haus hat ihn beiseitegestellt.
reason-not-ordered = Dieser Auftrag gilt nicht mehr.
reason-too-slow = Deine Verbindung ist zu langsam; bitte verbinde dich neu.
reason-signed-out = Du bist hier nicht mehr angemeldet.
reason-too-often = Du fragst zu oft; bitte verbinde dich später neu.
reason-too-many-requests = Das waren zu viele Anfragen; bitte warte ein wenig.
reason-went-wrong = Im Haus ist etwas schiefgegangen; geändert wurde nichts.
reason-went-wrong-connect = Im Haus ist etwas schiefgegangen; bitte verbinde dich neu.
