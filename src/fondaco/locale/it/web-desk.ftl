# La pagina di chi ha un ruolo: segnalazioni, sanzioni, ruoli, chi ha fatto che cosa.

web-screen-desk = Moderazione
web-announcement = Annuncio
web-desk-none = Non hai un ruolo su questo server.
web-desk-unknown = persona sconosciuta
web-desk-done = Fatto.
web-desk-reports = Segnalazioni
web-desk-reports-none = Nessuno ha segnalato niente.
web-desk-state = { $state ->
    [taken] Presa in carico
    [settled] Risolta
   *[open] Aperta
}
web-desk-move = { $state ->
    [taken] Prendi in carico
    [settled] Risolvi
   *[open] Riapri
}
web-desk-report-by = { $by } su { $about }, { $when }
web-desk-to-table = Al tavolo
web-desk-act = Intervieni su { $name }…
web-desk-sanctions = Silenzia, escludi, allontana
web-desk-person = Nome dell’account o id
web-desk-what = Che cosa
web-desk-mute = Silenzia: niente chat su questo server
web-desk-ban = Escludi: nessun accesso a questo server
web-desk-send = Allontana: un bot finisce questa partita, nient’altro
web-desk-table = Tavolo (il suo link)
web-desk-span = Per quanto tempo
web-desk-hours = { $hours ->
    [0] Fino a revoca
    [1] 1 ora
    [24] 1 giorno
    [168] { $days } giorni
    [720] { $days } giorni
   *[other] { $hours } ore
}
web-desk-reason = Motivo (la persona lo vede)
web-desk-do = Procedi
web-desk-sanctioned = { $kind ->
    [ban] { $ends ->
        [yes] non può entrare fino al { $until }.
       *[no] non può entrare.
    }
   *[mute] { $ends ->
        [yes] non può scrivere fino al { $until }.
       *[no] non può scrivere.
    }
}
web-desk-lift = Revoca
web-desk-announce = Annuncio
web-desk-announce-text = Tutti lo vedono in cima alla pagina, così come lo scrivi.
web-desk-text = Testo
web-desk-announce-do = Annuncia
web-desk-announce-end = Togli l’annuncio
web-desk-roles = Ruoli
web-desk-roles-text = I moderatori si occupano delle segnalazioni. Gli organizzatori fanno gli annunci. I proprietari fanno entrambe le cose e danno i ruoli.
web-desk-role = { $role ->
    [owner] proprietario
    [organiser] organizzatore
   *[moderator] moderatore
}
web-desk-role-label = Ruolo
web-desk-role-give = Dai questo ruolo
web-desk-role-end = Togli il ruolo
web-desk-actions = Chi ha fatto che cosa
web-desk-actions-none = Ancora niente.
web-desk-action = { $what ->
    [role] ha dato un ruolo a { $about }:
    [report] ha gestito una segnalazione:
    [mute] ha silenziato { $about }:
    [unmute] lascia di nuovo scrivere { $about }.
    [ban] ha escluso { $about }:
    [unban] ha revocato l’esclusione di { $about }.
    [send-away] ha allontanato { $about }:
   *[announce] ha annunciato:
}
web-desk-yours = { $role ->
    [owner] Sei proprietario di questo server.
    [organiser] Sei organizzatore su questo server.
   *[moderator] Sei moderatore su questo server.
}
web-desk-open = Apri la pagina
