refused-traghetto-not-now = Ce n’est pas possible maintenant.
refused-traghetto-no-sale = On vend une caisse de sa propre cave, pour 1 à { $most } pièces.
refused-traghetto-changed = L’offre n’est plus la même. Regardez-la de nouveau.
refused-traghetto-moves = «  { $move }  » n’est pas un coup. Les coups sont : sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto se joue à 2 à 5, pas à { $players }.
