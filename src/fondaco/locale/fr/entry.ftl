# Serveurs fermés : qui entre, et pourquoi non.

## Pourquoi non

refused-entry-needed = { $why ->
    [changed] Le mot de passe de ce serveur a changé. Saisissez le nouveau pour entrer.
    [out] Ce serveur est maintenant fermé aux invités sans compte. Il vous faut une nouvelle invitation ou un compte.
    [account] Il vous faut un compte sur ce serveur.
   *[closed] Ce serveur est fermé. Entrez d’abord.
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
refused-entry-say-password = Le serveur n’a pas encore de mot de passe. Mettez-le dans la variable d’environnement { $variable }, ou lancez cette commande dans un terminal.
refused-entry-same-password = C’est déjà le mot de passe.
refused-entry-title-length = Le nom du serveur a { $most } caractères au plus.
refused-no-invite = Il n’y a pas de lien d’invitation { $name }. Il a peut-être été retiré.
refused-invite-limits = Un lien sert de 1 à { $uses } fois, pendant 1 à { $days } jours.

## Ce que dit `fondaco admin`

admin-entry = { $kind ->
    [invite] On entre avec un lien d’invitation.
    [password] On entre avec le mot de passe du serveur.
    [accounts] Seules entrent les personnes dont vous avez créé le compte.
   *[open] Le serveur est ouvert à tout le monde.
} { $guests ->
    [yes] On peut jouer sans compte.
   *[no] Il faut un compte.
}
admin-entry-same = Rien n’a changé.
admin-entry-out = { $count ->
    [one] { $count } personne ne peut plus entrer. Ses tables ouvertes se ferment en quelques secondes.
   *[other] { $count } personnes ne peuvent plus entrer. Leurs tables ouvertes se ferment en quelques secondes.
}
admin-entry-password = Nouveau mot de passe du serveur
admin-entry-password-again = Encore une fois
admin-entry-guests = { $count ->
    [one] { $count } personne sans compte est sur ce serveur et perdrait son accès.
   *[other] { $count } personnes sans compte sont sur ce serveur et perdraient leur accès.
}
admin-entry-guests-ask = Les garder (`keep`) ou les faire sortir (`out`) ?
admin-invited = { $uses ->
    [1] Le lien sert une fois,
   *[other] Le lien sert { $uses } fois,
} { $days ->
    [one] pendant { $days } jour.
   *[other] pendant { $days } jours.
} Il ne sera plus affiché.
admin-invite-later = Il marchera dès qu’on entrera avec des liens d’invitation : `fondaco admin entry set invite`
admin-head-invite = LIEN
admin-head-used = UTILISÉ
admin-head-ends = FIN
admin-invite-ended = expiré
admin-invite-left = dans { $ago }
admin-invite-withdrawn = Le lien ne marche plus. Les personnes qui l’ont utilisé restent.
admin-added = Le compte { $login } est créé. Son mot de passe est { $password }

## Aide

help-place-invite = LIEN
help-place-kind = SORTE
help-admin-entry = Décider qui entre sur le serveur.
help-admin-entry-show = Montrer qui entre.
help-admin-entry-set = Décider qui entre : tout le monde (`open`), les personnes qui ont un lien d’invitation (`invite`), le mot de passe (`password`), ou un compte que vous créez (`accounts`).
help-admin-entry-password = Changer le mot de passe du serveur. Les personnes entrées avec l’ancien doivent saisir le nouveau.
help-admin-invite = Afficher un nouveau lien d’invitation.
help-admin-invites = Montrer et retirer des liens d’invitation.
help-admin-invites-list = Énumérer tous les liens d’invitation, les plus anciens d’abord.
help-admin-invites-withdraw = Terminer { help-place-invite } (le début de son nom dans la liste).
help-admin-add-person = Créer un compte { help-place-login } et afficher son mot de passe.
help-of-entry = Qui entre : `open`, `invite`, `password` ou `accounts`. Cela vaut jusqu’au prochain changement.
help-of-guests = Si l’on entre sans compte.
help-of-inside = Ce que deviennent les personnes sans compte qui perdraient leur accès : `keep` (rester) ou `out` (sortir).
help-of-entry-title = Le nom du serveur sur sa page d’entrée.
help-of-uses = Combien de personnes peuvent utiliser le lien.
help-of-days = Après combien de jours le lien expire.
help-of-invite-label = Une note pour vous, visible dans la liste.
help-of-invite-address = L’adresse du serveur, pour afficher le lien entier.
help-of-person-name = Le nom que voient les autres ; sinon le nom de compte.
