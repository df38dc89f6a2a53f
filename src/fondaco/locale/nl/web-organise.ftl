# De pagina van de organisator van een evenement.

web-organise-next = Volgende stap
web-organise-here = Aanwezig: { $here } van { $all }.
web-organise-draw = Ronde { $round } loten
web-organise-draw-sure = Ronde { $round } loten voor iedereen die er is ({ $count })? Je kunt de loting terugnemen tot de ronde begint.
web-organise-undo = Loting terugnemen
web-organise-undo-sure = De loting van ronde { $round } terugnemen?
web-organise-begin = Ronde { $round } beginnen
web-organise-begin-sure = Ronde { $round } beginnen? Alle tafels gaan open en de klok begint te lopen.
web-organise-runs = Ronde { $round } wordt gespeeld. Tafels die nog spelen: { $left }.
web-organise-close = Ronde sluiten
web-organise-close-sure = Ronde { $round } sluiten? Tafels die nog spelen gaan dicht en tellen niet.
web-organise-end = Evenement beëindigen
web-organise-end-sure = Het evenement beëindigen? De stand is dan definitief.
web-organise-close-registration = Inschrijving sluiten
web-organise-close-registration-sure = Inschrijving sluiten? Je kunt die later weer openen.
web-organise-open-registration = Inschrijving openen
web-organise-check-in = Aanwezig melden
web-organise-remove = Uitsluiten
web-organise-remove-sure = { $name } definitief uitsluiten? Een bot speelt de partij uit.
web-organise-withdraw-sure = { $name } uit latere rondes terugtrekken?
web-organise-absent = Afwezig melden
web-organise-seat-of = Wie speelt voor { $name }?
web-organise-absent-text = { $name } scoort niets in deze ronde. Wie de plaats overneemt, krijgt de uitslag ervan.
web-organise-seat-back = Plaats teruggeven
web-organise-seat-back-sure = De plaats teruggeven aan { $name }, die er nu is?
web-organise-correct = Corrigeren
web-organise-correct-title = Uitslag van tafel { $table }, ronde { $round }
web-organise-correct-text = De stand verandert. Rondes die al geloot zijn, blijven zoals ze zijn.
web-organise-void = Deze tafel telt niet
web-organise-save = Opslaan
web-organise-apart = Uit elkaar houden
web-organise-apart-text = Deze spelers zitten nooit aan dezelfde tafel.
web-organise-codes = Codes
web-organise-code-uses = Spelers per code
web-organise-code-new = Code maken
web-organise-code-used = { $used } van { $uses } gebruikt
web-organise-invite = Uitnodigen op accountnaam
web-organise-invited = Uitgenodigd: { $names }
web-organise-login = Accountnaam
web-organise-helpers = Organisatoren
web-organise-helper-add = Als organisator toevoegen
web-organise-helper-remove = Verwijderen
web-organise-hand-over = Evenement overdragen
web-organise-hand-over-sure = Het evenement aan { $name } overdragen? Je kunt dat zelf niet ongedaan maken.
web-organise-protests = Protesten
web-organise-answer = Antwoorden
web-organise-same-address = Deze spelers komen van hetzelfde netwerkadres (misschien een gezin): { $names }
web-organise-webhook = Nieuws naar dit adres sturen (webhook)
web-organise-poster = Poster
web-organise-print = Afdrukken
web-organise-more = Meer
web-organise-only = Alleen organisatoren zien deze pagina.
web-ledger = Waarde weggegeven in deals
web-ledger-about = Voor elk paar spelers: wiens winstkans door hun deals meer steeg, en hoeveel meer, over het hele evenement. Een paar dat opvalt is een reden om de deals te bekijken, geen beschuldiging.
web-ledger-counts =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in { $games ->
        [one] { $games } afgelopen partij.
       *[other] { $games } afgelopen partijen.
    }
web-ledger-waits =
    { $left ->
        [one] Er wordt nog één partij doorgerekend.
       *[other] Er worden nog { $left } partijen doorgerekend.
    }
web-ledger-none = Geen paar valt op.
web-ledger-pair =
    { $giver } gaf { $receiver } { $chance } procentpunten winstkans ({ $money } in geld) in { $deals ->
        [one] één deal.
       *[other] { $deals } deals.
    }
