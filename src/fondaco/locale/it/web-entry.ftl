# La pagina d’ingresso di un server chiuso.

web-screen-invite = Entra
web-entry-lead = { $kind ->
    [invite] Ti serve un link d’invito. Chiedilo a chi ti invita.
    [password] Ti serve la password di questo server.
    [accounts] Questo server è per chi ha un account. Te lo crea chi ti invita.
   *[open] Ti serve un account.
}
web-entry-why = { $why ->
    [changed] La password è cambiata. Chiedi quella nuova a chi ti invita.
   *[out] Questo server ora è solo su invito.
}
web-entry-invited = Hai un invito
web-entry-invited-text = Scegli un nome ed entra.
web-entry-account-text = Ancora un passo: crea un account. Conserva il tuo nome e le tue partite.
web-entry-password = Password di questo server
web-entry-go = Entra
web-entry-sign-in = Ho un account
web-entry-sign-in-go = Accedi
web-entry-login-password = La tua password
web-entry-as = Su questo dispositivo sei { $name }. Il nome e le partite restano tuoi.
web-entry-other = Sono un’altra persona
