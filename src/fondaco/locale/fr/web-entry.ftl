# La page d’entrée d’un serveur fermé.

web-screen-invite = Entrer
web-entry-lead = { $kind ->
    [invite] Il vous faut un lien d’invitation. Demandez-le à la personne qui vous invite.
    [password] Il vous faut le mot de passe de ce serveur.
    [accounts] Ce serveur est réservé aux personnes qui ont un compte. La personne qui vous invite vous le crée.
   *[open] Il vous faut un compte.
}
web-entry-why = { $why ->
    [changed] Le mot de passe a changé. Demandez le nouveau à la personne qui vous invite.
   *[out] Ce serveur est maintenant réservé aux personnes invitées.
}
web-entry-invited = Vous avez une invitation
web-entry-invited-text = Choisissez un nom pour entrer.
web-entry-account-text = Encore une étape : créez un compte. Il garde votre nom et vos parties.
web-entry-password = Mot de passe de ce serveur
web-entry-go = Entrer
web-entry-sign-in = J’ai un compte
web-entry-sign-in-go = Se connecter
web-entry-login-password = Votre mot de passe
web-entry-as = Sur cet appareil, votre nom est { $name }. Vous gardez votre nom et vos parties.
web-entry-other = Je suis quelqu’un d’autre
