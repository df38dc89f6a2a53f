# Was jedes Spiel sagt, und was für ein Spiel gesagt wird, das ohne eigene Worte kam.

voice-you = du
voice-you-object = dir
voice-nothing = nichts
voice-before = vor dieser Stellung

plain-title = { $name }
plain-prompt = Was tust du ({ $ask })?
plain-hint = Es geht um: { $facts }.
plain-hint-write = Du kannst einen Schritt auch schreiben, zum Beispiel: { $move }
plain-help = Wähle eine Nummer aus dem Menü oder gib einen Schritt in der Notation des Spiels ein. r zeigt die Regeln, falls es welche gibt.
plain-event = { $name }: { $what }.
plain-event-with = { $name }: { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what }: { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = ja
plain-no = nein
