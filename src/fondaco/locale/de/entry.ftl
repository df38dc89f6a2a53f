# Geschlossene Server: wer hereinkommt und warum nicht.

## Warum nicht

refused-entry-needed = { $why ->
    [changed] Das Passwort dieses Servers wurde geändert. Gib das neue ein, um hereinzukommen.
    [out] Dieser Server ist für Gäste jetzt geschlossen. Du brauchst eine neue Einladung oder ein Konto.
    [account] Auf diesem Server brauchst du ein Konto.
   *[closed] Dieser Server ist privat. Du musst zuerst eingelassen werden.
}
refused-entry-no-accounts = Auf diesem Server werden Konten nur von der Organisation angelegt.
refused-entry-no-password = Auf diesen Server kommt man nicht mit einem Passwort.
refused-entry-no-invites = Einladungslinks gelten auf diesem Server gerade nicht.
refused-wrong-house-password = Das ist nicht das Passwort dieses Servers.
refused-house-password-changed = Das Passwort dieses Servers wurde gerade geändert. Bitte die Person, die dich einlädt, um das neue.
refused-invite-unknown = Diesen Einladungslink gibt es nicht, oder er wurde zurückgezogen. Bitte die Person, die dich einlädt, um einen neuen.
refused-invite-expired = Dieser Einladungslink ist abgelaufen. Bitte die Person, die dich einlädt, um einen neuen.
refused-invite-used-up = Dieser Einladungslink ist aufgebraucht: Andere waren schneller. Bitte die Person, die dich einlädt, um einen neuen.
refused-entry-guests-inside = Auf diesem Server sind Gäste, die den Zugang verlieren würden. Mit `--inside keep` bleiben sie, mit `--inside out` müssen sie hinaus.
refused-entry-accounts-guests = Mit `--entry accounts` gibt es keine Gäste: Lass `--guests yes` weg.
refused-entry-say-password = Der Server hat noch kein Passwort. Schreib eines in die Umgebungsvariable { $variable }, oder führe den Befehl in einem Terminal aus: Dort wirst du danach gefragt.
refused-entry-same-password = Das ist schon das Passwort.
refused-entry-title-length = Der Name des Servers hat höchstens { $most } Zeichen.
refused-no-invite = Es gibt keinen Einladungslink { $name }. Vielleicht wurde er zurückgezogen.
refused-invite-limits = Ein Link gilt für 1 bis { $uses } Personen und 1 bis { $days } Tage.

## Was `fondaco admin` sagt

admin-entry = { $kind ->
    [invite] Herein kommt man mit einem Einladungslink. { $guests ->
        [yes] Gäste sind willkommen.
       *[no] Alle brauchen ein Konto.
    }
    [password] Herein kommt man mit dem Passwort des Servers. { $guests ->
        [yes] Gäste sind willkommen.
       *[no] Alle brauchen ein Konto.
    }
    [accounts] Herein kommt nur, wer von dir ein Konto hat.
   *[open] { $guests ->
        [yes] Der Server ist für alle offen. Gäste sind willkommen.
       *[no] Alle können herein, müssen aber zuerst ein Konto anlegen.
    }
}
admin-entry-same = Es hat sich nichts geändert.
admin-entry-out = { $count ->
    [one] { $count } Person hat keinen Zugang mehr. Ihre Verbindung wird in wenigen Sekunden getrennt.
   *[other] { $count } Personen haben keinen Zugang mehr. Ihre Verbindungen werden in wenigen Sekunden getrennt.
}
admin-entry-password = Neues Passwort des Servers
admin-entry-password-again = Noch einmal
admin-entry-guests = { $count ->
    [one] { $count } Gast ist auf diesem Server und würde den Zugang verlieren.
   *[other] { $count } Gäste sind auf diesem Server und würden den Zugang verlieren.
}
admin-entry-guests-ask = Dürfen sie bleiben (`keep`) oder müssen sie hinaus (`out`)?
admin-invited = { $uses ->
    [1] Der Link ist für eine Person
   *[other] Der Link ist für { $uses } Personen
} { $days ->
    [one] und gilt { $days } Tag lang.
   *[other] und gilt { $days } Tage lang.
} Er wird nicht noch einmal gezeigt.
admin-invite-later = Der Link gilt noch nicht, denn der Server nimmt keine Einladungen an. So änderst du das: `fondaco admin entry set invite`
admin-head-invite = LINK
admin-head-used = BENUTZT
admin-head-ends = ENDET
admin-invite-ended = abgelaufen
admin-invite-left = in { $ago }
admin-invite-withdrawn = Der Link gilt nicht mehr. Wer ihn benutzt hat, bleibt.
admin-added = Das Konto { $login } wurde angelegt. Sein Passwort ist { $password }

## Hilfe

help-place-invite = LINK
help-place-kind = ART
help-admin-entry = Festlegen, wer Zutritt zum Server hat.
help-admin-entry-show = Zeigen, wer Zutritt hat.
help-admin-entry-set = Festlegen, wer Zutritt hat: alle (`open`), wer einen Einladungslink hat (`invite`), wer das Passwort kennt (`password`) oder wer von dir ein Konto hat (`accounts`).
help-admin-entry-password = Das Passwort des Servers ändern. Wer mit dem alten hereinkam, muss das neue eingeben.
help-admin-invite = Einen neuen Einladungslink ausgeben.
help-admin-invites = Einladungslinks ansehen und zurückziehen.
help-admin-invites-list = Alle Einladungslinks auflisten, die ältesten zuerst.
help-admin-invites-withdraw = Einen Einladungslink zurückziehen. Für { help-place-invite } seinen Namen in der Liste angeben, oder nur den Anfang davon.
help-admin-add-person = Ein Konto { help-place-login } anlegen und sein Passwort ausgeben.
help-of-entry = Wie man hereinkommt: `open`, `invite`, `password` oder `accounts`. Es gilt, bis du es änderst.
help-of-guests = Ob Leute ohne Konto Zutritt haben.
help-of-inside = Was mit Gästen geschieht, die den Zugang verlieren würden: `keep` (bleiben) oder `out` (hinaus).
help-of-entry-title = Der Name des Servers auf seiner Eingangsseite.
help-of-uses = Wie viele Leute den Link benutzen können.
help-of-days = Nach wie vielen Tagen der Link abläuft.
help-of-invite-label = Eine Notiz für dich, die in der Liste steht.
help-of-invite-address = Die Adresse des Servers, damit der ganze Link ausgegeben wird.
help-of-person-name = Der Name, den die anderen sehen; sonst der Kontoname.
