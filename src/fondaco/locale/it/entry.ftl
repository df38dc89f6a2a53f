# Server chiusi: chi entra, e perché no.

## Perché no

refused-entry-needed = { $why ->
    [changed] La password di questo server è cambiata. Inserisci quella nuova per entrare.
    [out] Questo server ora è chiuso a chi non ha un account. Ti serve un nuovo invito o un account.
    [account] Su questo server ti serve un account.
   *[closed] Questo server è privato. Prima qualcuno deve farti entrare.
}
refused-entry-no-accounts = Su questo server gli account li crea solo chi organizza.
refused-entry-no-password = Su questo server non si entra con una password.
refused-entry-no-invites = In questo momento i link d’invito non valgono su questo server.
refused-wrong-house-password = Questa non è la password di questo server.
refused-house-password-changed = La password di questo server è appena cambiata. Chiedi quella nuova a chi ti invita.
refused-invite-unknown = Questo link d’invito non esiste o è stato ritirato. Chiedine uno nuovo a chi ti invita.
refused-invite-expired = Questo link d’invito è scaduto. Chiedine uno nuovo a chi ti invita.
refused-invite-used-up = Questo link d’invito è esaurito: altri sono arrivati prima. Chiedine uno nuovo a chi ti invita.
refused-entry-guests-inside = Su questo server c’è chi, senza account, perderebbe l’accesso. Con `--inside keep` resta, con `--inside out` esce.
refused-entry-accounts-guests = Con `--entry accounts` serve sempre un account: togli `--guests yes`.
refused-entry-say-password = Il server non ha ancora una password. Mettine una nella variabile d’ambiente { $variable }, o esegui il comando in un terminale: ti chiederà una password.
refused-entry-same-password = È già questa la password.
refused-entry-title-length = Il nome del server ha al massimo { $most } caratteri.
refused-no-invite = Non c’è nessun link d’invito { $name }. Forse è stato ritirato.
refused-invite-limits = Un link può valere per 1–{ $uses } persone e per 1–{ $days } giorni.

## Quello che dice `fondaco admin`

admin-entry = { $kind ->
    [invite] Si entra con un link d’invito. { $guests ->
        [yes] Si può giocare senza account.
       *[no] Serve un account.
    }
    [password] Si entra con la password del server. { $guests ->
        [yes] Si può giocare senza account.
       *[no] Serve un account.
    }
    [accounts] Entra solo chi ha un account creato da te.
   *[open] { $guests ->
        [yes] Il server è aperto a tutti. Si può giocare senza account.
       *[no] Chiunque può entrare, ma deve prima creare un account.
    }
}
admin-entry-same = Non è cambiato nulla.
admin-entry-out = { $count ->
    [one] { $count } persona non ha più accesso. La sua connessione si chiude in pochi secondi.
   *[other] { $count } persone non hanno più accesso. Le loro connessioni si chiudono in pochi secondi.
}
admin-entry-password = Nuova password del server
admin-entry-password-again = Ancora una volta
admin-entry-guests = { $count ->
    [one] { $count } persona senza account è su questo server e perderebbe l’accesso.
   *[other] { $count } persone senza account sono su questo server e perderebbero l’accesso.
}
admin-entry-guests-ask = Restano (`keep`) o escono (`out`)?
admin-invited = { $uses ->
    [1] Il link è per una persona
   *[other] Il link è per { $uses } persone
} { $days ->
    [one] e vale per { $days } giorno.
   *[other] e vale per { $days } giorni.
} Non viene mostrato di nuovo.
admin-invite-later = Il link non vale ancora, perché il server non accetta inviti. Per cambiarlo: `fondaco admin entry set invite`
admin-head-invite = LINK
admin-head-used = USATO
admin-head-ends = SCADE
admin-invite-ended = scaduto
admin-invite-left = tra { $ago }
admin-invite-withdrawn = Il link non vale più. Chi lo ha usato resta.
admin-added = L’account { $login } è stato creato. La sua password è { $password }

## Aiuto

help-place-invite = LINK
help-place-kind = TIPO
help-admin-entry = Decide chi può entrare nel server.
help-admin-entry-show = Mostra chi può entrare.
help-admin-entry-set = Decide chi può entrare: tutti (`open`), chi ha un link d’invito (`invite`), chi conosce la password (`password`) o chi ha un account creato da te (`accounts`).
help-admin-entry-password = Cambia la password del server. Chi è entrato con la vecchia deve inserire quella nuova.
help-admin-invite = Mostra un nuovo link d’invito.
help-admin-invites = Mostra e ritira i link d’invito.
help-admin-invites-list = Elenca tutti i link d’invito, prima i più vecchi.
help-admin-invites-withdraw = Ritira un link d’invito. Per { help-place-invite }, indica il suo nome nell’elenco, o solo l’inizio del nome.
help-admin-add-person = Crea un account { help-place-login } e mostra la sua password.
help-of-entry = Come si entra: `open`, `invite`, `password` o `accounts`. Vale finché non lo cambi.
help-of-guests = Se si può entrare senza account.
help-of-inside = Che cosa succede a chi, senza account, perderebbe l’accesso: `keep` (resta) o `out` (esce).
help-of-entry-title = Il nome del server nella pagina d’ingresso.
help-of-uses = Quante persone possono usare il link.
help-of-days = Dopo quanti giorni il link scade.
help-of-invite-label = Una nota per te, che si vede nell’elenco.
help-of-invite-address = L’indirizzo del server, per mostrare il link intero.
help-of-person-name = Il nome che vedono gli altri; altrimenti il nome dell’account.
