# Jouer dans le navigateur seul, sans serveur.

web-solo-starting = { $step ->
    [fetching] Chargement du jeu…
    [starting] Démarrage du jeu…
   *[opening] Presque prêt…
}
web-solo-elsewhere = Vous jouez dans un autre onglet. Vous ne pouvez jouer que dans un onglet à la fois.
web-solo-take = Jouer dans cet onglet
web-solo-full = Il n’y a plus de place sur cet appareil : votre dernier coup n’a pas été joué. Libérez de l’espace et réessayez. Tout ce qui précède est enregistré.
web-solo-forbidden = Ce navigateur ne permet pas à Fondaco d’enregistrer quoi que ce soit. Vous pouvez jouer, mais vos parties disparaîtront quand vous fermerez cette page. Pour garder une partie, téléchargez-la.
web-solo-newer = Vos parties ont été enregistrées par une version plus récente de Fondaco. Rechargez la page pour obtenir cette version. Rien n’est perdu.
web-solo-no-wasm = Ce navigateur ne peut pas faire tourner le jeu : il lui manque WebAssembly. Un Firefox, Chrome, Edge ou Safari à jour le peut.
web-solo-not-loaded = Le jeu n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
web-solo-failed = Le jeu s’est arrêté de façon inattendue. Ce que vous avez joué est enregistré. Rechargez la page pour continuer.
web-solo-again = Réessayer
web-solo-reload = Recharger
web-solo-update = Une nouvelle version de Fondaco est prête.
web-solo-update-now = L’utiliser maintenant
web-solo-offer = En attendant le retour du serveur, vous pouvez jouer contre des robots dans ce navigateur.
web-solo-offer-go = Jouer dans ce navigateur
web-solo-alone = Vous jouez dans ce navigateur, sans le serveur. Ces parties restent sur cet appareil.
web-solo-back = Revenir au serveur
web-solo-keep-title = Jouer sans connexion
web-solo-keep-about = Fondaco peut garder le jeu sur cet appareil (environ { $size } Mo). Vous pourrez alors jouer contre des robots quand le serveur sera injoignable.
web-solo-keep = Garder le jeu sur cet appareil
web-solo-keeping = Chargement…
web-solo-kept = Cet appareil est prêt : vous pouvez jouer sans connexion.
web-solo-keep-failed = Cela n’a pas marché. Vérifiez votre connexion et l’espace libre sur cet appareil.
web-version = { $build ->
    [compiled] Fondaco { $version }, version compilée
    [plain] Fondaco { $version }, version non compilée
   *[other] Fondaco { $version }
}
web-solo-build = { $build ->
    [compiled] Tourne dans ce navigateur : Python { $python }, version compilée
   *[plain] Tourne dans ce navigateur : Python { $python }, version non compilée
}
web-solo-site = Tout se passe dans votre navigateur. Aucun compte n’est nécessaire, et vos parties restent sur cet appareil.
web-solo-docs = Documentation
web-solo-import = Ouvrir une partie enregistrée…
web-solo-day = Tout le monde reçoit les mêmes cartes, choisies par la date. C’est un entraînement : il n’y a pas de classement.
web-solo-people = Seulement avec un serveur
web-solo-people-text = Cette page a besoin d’autres personnes. Vous jouez dans ce navigateur, contre des robots.
web-solo-forget = Supprimer toutes mes données…
web-solo-forget-text = Cela supprime de ce navigateur votre nom, vos parties, vos résultats et votre classement aux problèmes. Vous ne pourrez pas revenir en arrière. Pour garder une partie, téléchargez-la d’abord.
web-solo-forgotten = Tout est supprimé.
