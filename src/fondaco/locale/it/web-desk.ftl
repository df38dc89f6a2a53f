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
web-desk-act = Prendi provvedimenti contro { $name }…
web-desk-sanctions = Silenzia, escludi, allontana
web-desk-person = Nome dell’account o id
web-desk-what = Che cosa
web-desk-mute = Silenzia: niente chat su questo server
web-desk-ban = Escludi: nessun accesso a questo server
web-desk-send = Allontana: un bot finisce questa partita, senza altre sanzioni
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
web-desk-announce-text = Tutti vedono il tuo testo in cima alla pagina. Non viene tradotto.
web-desk-text = Testo
web-desk-announce-do = Annuncia
web-desk-announce-end = Togli l’annuncio
web-desk-roles = Ruoli
web-desk-roles-text = I moderatori si occupano delle segnalazioni. Gli organizzatori dirigono tutti gli eventi, fanno gli annunci e invitano. I proprietari fanno tutto e danno i ruoli.
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
    [unmute] ha permesso a { $about } di scrivere di nuovo.
    [ban] ha escluso { $about }:
    [unban] ha revocato l’esclusione di { $about }.
    [send-away] ha allontanato { $about }:
    [invite] ha creato un link d’invito:
    [uninvite] ha ritirato un link d’invito:
   *[announce] ha annunciato:
}
web-desk-yours = { $role ->
    [owner] Sei proprietario di questo server.
    [organiser] Sei organizzatore su questo server.
   *[moderator] Sei moderatore su questo server.
}
web-desk-open = Apri la pagina
web-desk-invites = Link d’invito
web-desk-invites-text = { $kind ->
    [open] In questo momento su questo server possono entrare tutti, anche senza link.
    [password] In questo momento su questo server si entra con la password. I link varranno quando il server sarà impostato sugli inviti.
    [accounts] In questo momento su questo server si entra solo con un account. I link varranno quando il server sarà impostato sugli inviti.
   *[invite] Chi apre un link può entrare. Ogni link vale per un numero limitato di persone e ha una scadenza.
}
web-desk-invite-uses = Per quante persone
web-desk-invite-days = Per quanto tempo
web-desk-days = { $days ->
    [1] 1 giorno
   *[other] { $days } giorni
}
web-desk-invite-label = Per che cosa (lo vedi solo tu)
web-desk-invite-make = Crea un link
web-desk-invite-made = Questo link viene mostrato una volta sola. Copialo, o mostra il codice a chi inviti.
web-desk-invite-link = Link d’invito
web-desk-invite-scan = Inquadra per entrare
web-desk-invites-none = Non ci sono link.
web-desk-invite-row = { $state ->
    [full] esaurito: usi { $used } su { $uses }
    [over] scaduto il { $until }: usi { $used } su { $uses }
   *[open] valido fino al { $until }: usi { $used } su { $uses }
}
web-desk-invite-withdraw = Ritira
