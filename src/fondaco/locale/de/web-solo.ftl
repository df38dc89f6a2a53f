# Allein im Browser spielen, ohne Server.

web-solo-starting = { $step ->
    [fetching] Das Spiel wird geladen …
    [starting] Das Spiel startet …
   *[opening] Gleich fertig …
}
web-solo-elsewhere = Du spielst in einem anderen Tab. Du kannst immer nur in einem Tab spielen.
web-solo-take = In diesem Tab spielen
web-solo-full = Auf diesem Gerät ist kein Platz mehr. Dein letzter Schritt wurde nicht ausgeführt. Schaffe Platz und versuche es noch einmal. Alles davor ist gespeichert.
web-solo-forbidden = Dieser Browser lässt Fondaco nichts speichern. Du kannst spielen, aber deine Partien sind weg, wenn du diese Seite schließt. Lade eine Partie herunter, um sie zu behalten.
web-solo-newer = Deine Partien wurden von einer neueren Version von Fondaco gespeichert. Lade die Seite neu, um diese Version zu bekommen. Es geht nichts verloren.
web-solo-no-wasm = Dieser Browser kann das Spiel nicht ausführen: Ihm fehlt WebAssembly. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
web-solo-not-loaded = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
web-solo-failed = Das Spiel wurde unerwartet beendet. Was du gespielt hast, ist gespeichert. Lade die Seite neu, um weiterzuspielen.
web-solo-again = Noch einmal versuchen
web-solo-reload = Neu laden
web-solo-update = Eine neue Version von Fondaco ist bereit.
web-solo-update-now = Jetzt verwenden
web-solo-offer = Bis der Server wieder da ist, kannst du in diesem Browser gegen Bots spielen.
web-solo-offer-go = In diesem Browser spielen
web-solo-alone = Du spielst in diesem Browser, ohne den Server. Diese Partien bleiben auf diesem Gerät.
web-solo-back = Zurück zum Server
web-solo-keep-title = Ohne Verbindung spielen
web-solo-keep-about = Fondaco kann sich auf diesem Gerät speichern (etwa { $size } MB). Dann kannst du auch gegen Bots spielen, wenn der Server nicht erreichbar ist.
web-solo-keep = Auf diesem Gerät speichern
web-solo-keeping = Wird geladen …
web-solo-kept = Dieses Gerät ist bereit: Du kannst ohne Verbindung spielen.
web-solo-keep-failed = Das hat nicht geklappt. Prüfe deine Verbindung und den freien Platz auf diesem Gerät.
web-version = { $build ->
    [compiled] Fondaco { $version }, kompiliert
    [plain] Fondaco { $version }, nicht kompiliert
   *[other] Fondaco { $version }
}
web-solo-build = { $build ->
    [compiled] Läuft in diesem Browser: Python { $python }, kompiliert
   *[plain] Läuft in diesem Browser: Python { $python }, nicht kompiliert
}
web-solo-site = Alles läuft in deinem Browser. Du brauchst kein Konto, und deine Partien bleiben auf diesem Gerät.
web-solo-docs = Dokumentation
web-solo-import = Eine gespeicherte Partie öffnen …
web-solo-day = Alle bekommen dieselben Karten, das Datum bestimmt sie. Es ist zum Üben: Es gibt keine Rangliste.
web-solo-people = Nur mit einem Server
web-solo-people-text = Diese Seite braucht andere Menschen. Du spielst in diesem Browser, gegen Bots.
web-solo-forget = Alle meine Daten löschen …
web-solo-forget-text = Das löscht deinen Namen, deine Partien, deine Ergebnisse und deine Spielstärke bei Aufgaben aus diesem Browser. Du kannst es nicht rückgängig machen. Lade eine Partie vorher herunter, wenn du sie behalten willst.
web-solo-forgotten = Alles ist gelöscht.
