# Playing in the browser alone, without a server.

web-solo-starting = { $step ->
    [fetching] Loading the game…
    [starting] Starting the game…
   *[opening] Almost ready…
}
web-solo-elsewhere = You’re playing in another tab. You can play in only one tab at a time.
web-solo-take = Play in this tab
web-solo-full = There’s no room left on this device, so your last move wasn’t made. Free up some space and try again. Everything before that move is saved.
web-solo-forbidden = This browser doesn’t let Fondaco save anything. You can play, but your games will be gone when you close this page. Download the record of a game to keep it.
web-solo-newer = Your games were saved by a newer version of Fondaco. Reload the page to get that version. Nothing is lost.
web-solo-no-wasm = This browser can’t run the game because it has no WebAssembly. A current Firefox, Chrome, Edge or Safari can.
web-solo-not-loaded = The game couldn’t be loaded. Check your connection and try again.
web-solo-failed = The game stopped unexpectedly. What you played is saved. Reload the page to continue.
web-solo-again = Try again
web-solo-reload = Reload
web-solo-update = A new version of Fondaco is ready.
web-solo-update-now = Use it now
web-solo-offer = Until the server is back, you can play against bots in this browser.
web-solo-offer-go = Play in this browser
web-solo-alone = You’re playing in this browser, without the server. These games stay on this device.
web-solo-back = Back to the server
web-solo-keep-title = Play without a connection
web-solo-keep-about = Fondaco can keep the game on this device (about { $size } MB). You can then play against bots when the server can’t be reached.
web-solo-keep = Keep the game on this device
web-solo-keeping = Loading…
web-solo-kept = This device is ready: you can play without a connection.
web-solo-keep-failed = That didn’t work. Check your connection and the free space on this device.
web-version = { $build ->
    [compiled] Fondaco { $version }, compiled build
    [plain] Fondaco { $version }, plain build
   *[other] Fondaco { $version }
}
web-solo-build = { $build ->
    [compiled] Runs in this browser: Python { $python }, compiled build
   *[plain] Runs in this browser: Python { $python }, plain build
}
web-solo-site = Everything runs in your browser. You don’t need an account, and your games stay on this device.
web-solo-docs = Documentation
web-solo-import = Open a saved record…
web-solo-day = Everyone gets the same cards, chosen by the date. This is for practice: results are not ranked.
web-solo-people = Only with a server
web-solo-people-text = This page needs other people. You’re playing in this browser, against bots.
web-solo-forget = Delete all my data…
web-solo-forget-text = This deletes your name, your games, results and puzzle ratings from this browser. You can’t undo it. If you want to keep a game, download its record first.
web-solo-forgotten = Everything is deleted.
