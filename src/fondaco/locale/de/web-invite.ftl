# Links to a table, and who can open them.

web-invite-which = Adresse dieses Computers
web-invite-qr = QR-Code
web-invite-scan = Halte die Kamera eines Handys auf diesen Code: Er öffnet den Tisch.
web-invite-near = Der Link gilt für alle im selben Netzwerk. Wenn ihn jemand nicht öffnen kann, prüfe zuerst die Firewall dieses Computers.
web-invite-alone = Nur von diesem Computer aus erreichbar
web-invite-dead = Ein Link von hier funktioniert bei deinen Freunden nicht: Fondaco läuft auf diesem Computer und lässt sonst niemanden herein.
web-invite-open = Für dieses Netzwerk öffnen
web-invite-or = oder starte es neu mit
web-invite-open-sure = Ja, für das Netzwerk öffnen
web-invite-ask-owner = Wer Fondaco hier gestartet hat, kann es für das Netzwerk öffnen. Dazu neu starten mit
web-invite-warning = Dann können alle im selben Netzwerk hereinkommen, Tische eröffnen und zusehen: zu Hause deine Familie, im Café auch Fremde. Nichts ist verschlüsselt. Das gilt, bis du Fondaco schließt.
web-invite-elsewhere = Für Freunde, die weiter weg sind, braucht ihr einen Server, den alle erreichen; docs/hosting.md erklärt, wie man einen einrichtet.
web-invite-here = Link für diesen Computer
web-invite-watch = Jemanden zum Zusehen einladen
