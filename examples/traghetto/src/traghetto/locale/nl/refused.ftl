refused-traghetto-not-now = Dat kan nu niet.
refused-traghetto-no-sale = Je verkoopt een kist uit je eigen kelder, voor 1 tot { $most } munten.
refused-traghetto-changed = Het aanbod is niet meer hetzelfde. Kijk er nog eens naar.
refused-traghetto-moves = ‘{ $move }’ is hier geen zet. Zetten zijn: sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto is voor 2 tot 5 spelers, niet voor { $players }.
