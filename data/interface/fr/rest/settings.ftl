heading = Paramètres du compte
save = Enregistrer
name-heading = Votre nom
name-intro = Votre nom figure sur les factures. Les coordonnées de votre entreprise sont dans votre <link>profil d’entreprise</link>.
name-saved = Votre nom est enregistré.
password-heading = Mot de passe
password-intro = Il faut votre mot de passe actuel pour le changer. Si vous ne le connaissez pas, <link>définissez-en un nouveau par e-mail</link>.
password-current = Mot de passe actuel
password-button = Changer le mot de passe
password-saved = Votre mot de passe est changé. Toutes les autres sessions sont fermées et nous vous avons envoyé un e-mail.
sessions-heading = Où vous êtes connecté
sessions-intro = Fermez ce que vous ne connaissez pas, puis changez votre mot de passe.
sessions-device = { $browser } sur { $system }
sessions-someBrowser = Navigateur inconnu
sessions-someSystem = système inconnu
sessions-somewhere = inconnue
sessions-this = (cette session)
sessions-used = Dernière utilisation { $time }, adresse IP { $place }
sessions-opened = Connexion { $time }
sessions-close = Fermer
sessions-closeNamed = Fermer la session de { $device }, dernière utilisation { $time }
sessions-closeOthers = Fermer toutes les autres sessions
sessions-closed = Session fermée.
mails-heading = E-mails
mails-intro = Nous n’envoyons pas de publicité. Voici tous les e-mails que nous vous envoyons.
mails-account = Les liens que vous demandez et les changements de votre mot de passe
mails-orders = Vos commandes : fiches, rapports, factures, avoirs et questions du chimiste
mails-renewal = Une assistance d’urgence qui n’a pas pu être renouvelée
mails-always = Toujours envoyé, car votre contrat ou la sécurité de votre compte l’exige
mails-saved = Enregistré.
mails-newDevice = M’avertir par e-mail d’une connexion depuis un nouvel appareil
mails-watch = M’avertir par e-mail quand une liste ou une nouvelle règle touche une de mes fiches
data-heading = Vos données
data-intro = Un fichier avec tout ce que nous avons sur vous : compte, brouillons, fiches, commandes et factures, en JSON et PDF. Nous vous prévenons par e-mail quand il est prêt. Vous seul pouvez le télécharger, connecté ici.
data-button = Rassembler mes données
data-running = Vos données sont en cours de rassemblement. Vous pouvez quitter cette page.
data-ready = Votre fichier est prêt. Il reste ici jusqu’au { $day }.
data-download = Télécharger
delete-heading = Supprimer le compte
delete-intro = Rassemblez d’abord vos données. Vous devez conserver ce sur quoi reposent vos fiches de données de sécurité pendant au moins 10 ans après la dernière fourniture du produit (règlement (CE) n° 1907/2006, article 36, paragraphe 1).
delete-goes = Votre nom, e-mail, entreprise, brouillons, logos, sessions et avis sont supprimés aussitôt, et de nos sauvegardes à leur expiration.
delete-sheets =
    { NUMBER($count) ->
        [one] Votre fiche publiée est supprimée. Sa page publique et le code QR qu’elle porte ne mènent alors nulle part.
        *[other] Vos { NUMBER($count) } fiches publiées sont supprimées. Leurs pages publiques et les codes QR qu’elles portent ne mènent alors nulle part.
    }
delete-services =
    { NUMBER($count) ->
        [one] Votre assistance d’urgence prend fin aussitôt, sans remboursement, et n’est pas renouvelée.
        *[other] Vos { NUMBER($count) } assistances d’urgence prennent fin aussitôt, sans remboursement, et ne sont pas renouvelées.
    }
delete-kept = La loi nous oblige à conserver vos factures et avoirs ({ NUMBER($count) }), avec votre nom, votre entreprise et votre e-mail, pendant { NUMBER($years) } ans ({ $law }).
delete-numbers = Les numéros de vos commandes et fiches restent et ne sont jamais attribués à d’autres.
delete-password = Votre mot de passe, pour supprimer le compte
delete-button = Supprimer le compte
delete-question = Supprimer le compte pour toujours ?
delete-forEver = Personne ne pourra le rétablir.
delete-keep = Le garder
delete-done = Votre compte est supprimé.
deleteObstacle-staff = Ce compte a des droits du personnel. Demandez à un autre administrateur de les retirer, puis supprimez-le.
deleteObstacle-order = Un paiement ou une fiche rédigée par un chimiste est en cours. Attendez la fin, puis supprimez le compte.
developers-heading = API publique
developers-intro = Des clés pour vos programmes, et un exemple.
developers-open = Ouvrir
