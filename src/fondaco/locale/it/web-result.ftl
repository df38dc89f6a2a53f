# The result of a game and its replay.

web-result-money = Da dove viene il denaro
web-result-seed-good = Verificato or ora nel tuo browser: questo seme ha quell’impronta.
web-result-seed-bad = Questo seme non ha quell’impronta!
web-result-verify = Chi non si fida di nessuno salva il verbale ed esegue il comando qui sotto. Ricalcola l’impronta, distribuisce dal seme, rigioca ogni mossa e confronta il risultato: dopo la prima mossa nulla è stato cambiato.
web-result-command = Comando
web-replay-everybody = Le carte di tutti
