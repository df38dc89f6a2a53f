# Serveurs fermés : qui entre, et pourquoi non.

## Pourquoi non

refused-entry-needed = { $why ->
    [changed] Le mot de passe de ce serveur a changé. Saisissez le nouveau pour entrer.
    [out] Ce serveur est maintenant fermé aux invités sans compte. Il vous faut une nouvelle invitation ou un compte.
    [account] Il vous faut un compte sur ce serveur.
   *[closed] Ce serveur est privé. Il faut d’abord vous y faire admettre.
}
refused-entry-no-accounts = Sur ce serveur, seule l’organisation crée les comptes.
refused-entry-no-password = On n’entre pas sur ce serveur avec un mot de passe.
refused-entry-no-invites = Les liens d’invitation ne marchent pas sur ce serveur en ce moment.
refused-wrong-house-password = Ce n’est pas le mot de passe de ce serveur.
refused-house-password-changed = Le mot de passe de ce serveur vient de changer. Demandez le nouveau à la personne qui vous invite.
refused-invite-unknown = Ce lien d’invitation n’existe pas ou a été retiré. Demandez-en un nouveau à la personne qui vous invite.
refused-invite-expired = Ce lien d’invitation a expiré. Demandez-en un nouveau à la personne qui vous invite.
refused-invite-used-up = Ce lien d’invitation est épuisé : d’autres ont été plus rapides. Demandez-en un nouveau à la personne qui vous invite.
refused-entry-guests-inside = Il y a sur ce serveur des personnes sans compte qui perdraient leur accès. Ajoutez `--inside keep` pour les garder ou `--inside out` pour les faire sortir.
refused-entry-accounts-guests = Avec `--entry accounts`, tout le monde a un compte : enlevez `--guests yes`.
refused-entry-say-password = Le serveur n’a pas encore de mot de passe. Mettez-en un dans la variable d’environnement { $variable }, ou lancez cette commande dans un terminal : elle vous le demandera.
refused-entry-same-password = C’est déjà le mot de passe.
refused-entry-title-length = Le nom du serveur peut avoir { $most } caractères au plus.
refused-no-invite = Il n’y a pas de lien d’invitation { $name }. Il a peut-être été retiré.
refused-invite-limits = Un lien peut servir de 1 à { $uses } fois, pendant 1 à { $days } jours.

## Ce que dit `fondaco admin`

admin-entry = { $kind ->
    [invite] On entre avec un lien d’invitation. { $guests ->
        [yes] On peut jouer sans compte.
       *[no] Il faut un compte.
    }
    [password] On entre avec le mot de passe du serveur. { $guests ->
        [yes] On peut jouer sans compte.
       *[no] Il faut un compte.
    }
    [accounts] Seules entrent les personnes dont vous avez créé le compte.
   *[open] { $guests ->
        [yes] Le serveur est ouvert à tout le monde. On peut jouer sans compte.
       *[no] Tout le monde peut entrer, mais doit d’abord créer un compte.
    }
}
admin-entry-same = Rien n’a changé.
admin-entry-out = { $count ->
    [one] { $count } personne n’a plus accès au serveur. Elle sera déconnectée en quelques secondes.
   *[other] { $count } personnes n’ont plus accès au serveur. Elles seront déconnectées en quelques secondes.
}
admin-entry-password = Nouveau mot de passe du serveur
admin-entry-password-again = Encore une fois
admin-entry-guests = { $count ->
    [one] { $count } personne sans compte est sur ce serveur et perdrait son accès.
   *[other] { $count } personnes sans compte sont sur ce serveur et perdraient leur accès.
}
admin-entry-guests-ask = Les garder (`keep`) ou les faire sortir (`out`) ?
admin-invited = { $uses ->
    [1] Le lien est pour une personne
   *[other] Le lien est pour { $uses } personnes
} { $days ->
    [one] et marche pendant { $days } jour.
   *[other] et marche pendant { $days } jours.
} Il ne sera plus affiché.
admin-invite-later = Le lien ne marche pas encore, car le serveur n’accepte pas les invitations. Pour changer cela : `fondaco admin entry set invite`
admin-head-invite = LIEN
admin-head-used = UTILISÉ
admin-head-ends = FIN
admin-invite-ended = expiré
admin-invite-left = dans { $ago }
admin-invite-withdrawn = Le lien ne marche plus. Les personnes qui l’ont utilisé restent.
admin-added = Le compte { $login } a été créé. Son mot de passe est { $password }

## Aide

help-place-invite = LIEN
help-place-kind = TYPE
help-admin-entry = Décider qui peut entrer sur le serveur.
help-admin-entry-show = Montrer qui peut entrer.
help-admin-entry-set = Décider qui peut entrer : tout le monde (`open`), les personnes qui ont un lien d’invitation (`invite`), le mot de passe (`password`), ou un compte que vous créez (`accounts`).
help-admin-entry-password = Changer le mot de passe du serveur. Les personnes entrées avec l’ancien doivent saisir le nouveau.
help-admin-invite = Afficher un nouveau lien d’invitation.
help-admin-invites = Montrer et retirer des liens d’invitation.
help-admin-invites-list = Énumérer tous les liens d’invitation, les plus anciens d’abord.
help-admin-invites-withdraw = Retirer un lien d’invitation. Pour { help-place-invite }, donner son nom dans la liste, ou seulement le début de ce nom.
help-admin-add-person = Créer un compte { help-place-login } et afficher son mot de passe.
help-of-entry = Comment on entre : `open`, `invite`, `password` ou `accounts`. Cela vaut jusqu’au prochain changement.
help-of-guests = Si l’on peut entrer sans compte.
help-of-inside = Ce que deviennent les personnes sans compte qui perdraient leur accès : `keep` (rester) ou `out` (sortir).
help-of-entry-title = Le nom du serveur sur sa page d’entrée.
help-of-uses = Combien de personnes peuvent utiliser le lien.
help-of-days = Après combien de jours le lien expire.
help-of-invite-label = Une note pour vous, visible dans la liste.
help-of-invite-address = L’adresse du serveur, pour afficher le lien entier.
help-of-person-name = Le nom que voient les autres ; sinon le nom de compte.
