# Alleen in de browser spelen, zonder server.

web-solo-starting = { $step ->
    [fetching] Het spel wordt geladen…
    [starting] Het spel wordt gestart…
   *[opening] Bijna klaar…
}
web-solo-elsewhere = Je speelt in een ander tabblad. Je kunt maar in één tabblad tegelijk spelen.
web-solo-take = In dit tabblad spelen
web-solo-full = Er is geen ruimte meer op dit apparaat. Je laatste zet is niet gedaan. Maak ruimte vrij en probeer het opnieuw. Alles daarvoor is bewaard.
web-solo-forbidden = Deze browser laat Fondaco niets bewaren. Je kunt spelen, maar je partijen zijn weg als je deze pagina sluit. Download een partij als je die wilt bewaren.
web-solo-newer = Je partijen zijn bewaard door een nieuwere versie van Fondaco. Laad de pagina opnieuw om die versie te krijgen. Er gaat niets verloren.
web-solo-no-wasm = Deze browser kan het spel niet draaien: WebAssembly ontbreekt. Met een actuele Firefox, Chrome, Edge of Safari lukt het wel.
web-solo-not-loaded = Het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
web-solo-failed = Het spel is onverwacht gestopt. Wat je hebt gespeeld is bewaard. Laad de pagina opnieuw om verder te gaan.
web-solo-again = Opnieuw proberen
web-solo-reload = Opnieuw laden
web-solo-update = Er is een nieuwe versie van Fondaco.
web-solo-update-now = Nu gebruiken
web-solo-offer = Tot de server terug is, kun je in deze browser tegen bots spelen.
web-solo-offer-go = In deze browser spelen
web-solo-alone = Je speelt in deze browser, zonder de server. Deze partijen blijven op dit apparaat.
web-solo-back = Terug naar de server
web-solo-keep-title = Spelen zonder verbinding
web-solo-keep-about = Fondaco kan het spel op dit apparaat bewaren (ongeveer { $size } MB). Dan kun je tegen bots spelen als de server onbereikbaar is.
web-solo-keep = Het spel op dit apparaat bewaren
web-solo-keeping = Laden…
web-solo-kept = Dit apparaat is klaar: je kunt zonder verbinding spelen.
web-solo-keep-failed = Dat is niet gelukt. Controleer je verbinding en de vrije ruimte op dit apparaat.
web-version = { $build ->
    [compiled] Fondaco { $version }, gecompileerd
    [plain] Fondaco { $version }, niet gecompileerd
   *[other] Fondaco { $version }
}
web-solo-build = { $build ->
    [compiled] Draait in deze browser: Python { $python }, gecompileerd
   *[plain] Draait in deze browser: Python { $python }, niet gecompileerd
}
web-solo-site = Alles draait in je browser. Je hebt geen account nodig, en je partijen blijven op dit apparaat.
web-solo-docs = Documentatie
web-solo-import = Een bewaarde partij openen…
web-solo-day = Iedereen krijgt dezelfde kaarten, bepaald door de datum. Dit is om te oefenen: er is geen ranglijst.
web-solo-people = Alleen met een server
web-solo-people-text = Voor deze pagina zijn andere mensen nodig. Je speelt in deze browser, tegen bots.
web-solo-forget = Al mijn gegevens wissen…
web-solo-forget-text = Dit wist je naam, je partijen, je resultaten en je puzzelrating uit deze browser. Je kunt het niet ongedaan maken. Wil je een partij bewaren, download die dan eerst.
web-solo-forgotten = Alles is gewist.
