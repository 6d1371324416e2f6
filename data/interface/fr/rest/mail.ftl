hello = Bonjour,
buttonFails = Si le bouton ne fonctionne pas, ouvrez cette adresse :
invoiceAttached = Votre facture est jointe au format PDF. Vous la trouvez aussi dans votre compte, sous « Mon compte ».
thanks = merci pour votre commande { $order }. Vous avez payé { $amount }.
confirmation-subject = Veuillez confirmer votre adresse e-mail
confirmation-text = merci d’avoir créé votre compte GoSDS. Veuillez confirmer que cette adresse e-mail est la vôtre.
confirmation-button = Confirmer l’adresse e-mail
confirmation-closing = Le lien est valable { $duration } et fonctionne une seule fois. Si vous n’avez pas créé de compte, vous n’avez rien à faire.
resetPassword-subject = Définir un nouveau mot de passe
resetPassword-text = quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte GoSDS.
resetPassword-closing = Le lien est valable { $duration } et fonctionne une seule fois. Si vous n’avez rien demandé, votre mot de passe reste le même.
accountExport-subject = Vos données sont prêtes
accountExport-text = vous avez demandé toutes les données de votre compte GoSDS. Elles sont réunies dans un fichier.
accountExport-button = Aller au fichier
accountExport-closing = Connectez-vous pour le télécharger. Il est disponible pendant { $duration }.
passwordChanged-subject = Votre mot de passe a été modifié
passwordChanged-text = le mot de passe de votre compte GoSDS a été modifié et toutes les autres sessions ont été fermées.
passwordChanged-closing = Si c’était vous, vous n’avez rien à faire. Sinon, définissez maintenant un nouveau mot de passe : plus personne ne restera connecté.
newDevice-subject = Connexion depuis un nouvel appareil
newDevice-text = quelqu’un s’est connecté à votre compte GoSDS le { $moment } UTC, avec { $browser } sur { $system }.
newDevice-textWithAddress = quelqu’un s’est connecté à votre compte GoSDS le { $moment } UTC, avec { $browser } sur { $system }, adresse IP { $address }.
newDevice-browser = un navigateur inconnu
newDevice-system = un système inconnu
newDevice-advice = Si c’était vous, vous n’avez rien à faire. Sinon, fermez cette session et changez votre mot de passe.
newDevice-button = Voir vos sessions
newDevice-closing = Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.
promoLink-sheets = Vos fiches de données de sécurité gratuites
promoLink-reports = Votre essai gratuit du module de recherche
promoLink-text = quelqu’un, vous sans doute, a demandé l’offre gratuite de GoSDS pour cette adresse e-mail.
promoLink-byPhone = Le lien mène à une page qui vous envoie un code par SMS.
promoLink-given = L’offre a déjà été utilisée pour cette adresse e-mail. Le lien vous connecte ; au paiement, vous voyez ce qu’il en reste.
promoLink-givesSheets =
    { NUMBER($quantity) ->
        [one] Le lien confirme votre adresse e-mail, ouvre votre compte et vous offre { NUMBER($quantity) } fiche de données de sécurité.
        *[other] Le lien confirme votre adresse e-mail, ouvre votre compte et vous offre { NUMBER($quantity) } fiches de données de sécurité.
    }
promoLink-givesReports =
    { NUMBER($quantity) ->
        [one] Le lien confirme votre adresse e-mail, ouvre votre compte et vous offre { NUMBER($quantity) } rapport du module de recherche.
        *[other] Le lien confirme votre adresse e-mail, ouvre votre compte et vous offre { NUMBER($quantity) } rapports du module de recherche.
    }
promoLink-signIn = Se connecter
promoLink-getOffer = Obtenir l’offre
promoLink-closing = Le lien est valable { $duration } et fonctionne une seule fois. Il connecte toute personne qui l’ouvre : ne le transmettez pas. Si vous n’avez rien demandé, vous n’avez rien à faire.
document-subject = Fiche de données de sécurité : { $product }
document-text = { $sender } vous envoie la fiche de données de sécurité de { $product } ({ $company }). Elle est jointe au format PDF.
document-closing = Cet e-mail a été envoyé avec GoSDS à la demande de la personne nommée ci-dessus.
paidDocument-subject = Votre fiche de données de sécurité : { $product }
paidDocument-text = La fiche de données de sécurité de { $product } est jointe au format PDF.
chemistOrder-subject = Votre commande : { $product }
chemistOrder-text = Un chimiste rédige la fiche de données de sécurité de { $product }. Dès qu’elle sera terminée, nous vous en enverrons une copie PDF par e-mail.
chemistQuestion-subject = Une question sur votre commande { $order }
chemistQuestion-text = le chimiste qui rédige la fiche de données de sécurité de { $product } a une question :
chemistQuestion-waits = La fiche attend votre réponse.
chemistQuestion-button = Répondre à la question
chemistQuestion-closing = Connectez-vous pour répondre. Ne répondez pas à cet e-mail : personne ne le lit.
signedSheet-text = votre FDS est terminée. La fiche de données de sécurité de { $product } est jointe au format PDF.
signedSheet-signed = { $name } l’a signée. Vous la trouvez aussi dans votre compte GoSDS, sous « Mon compte ».
signedSheet-closing = Cet e-mail concerne votre commande { $order }.
paidReport-subject = Votre rapport : { $chemical }
paidReport-text = Le rapport sur { $chemical } peut être téléchargé. Vous le trouvez aussi dans votre compte, sous « Mon compte ».
paidReport-button = Ouvrir le rapport
paidReport-closing = Votre facture est jointe au format PDF.
creditNote-subject = Remboursement de votre commande { $order }
creditNote-text = nous avons remboursé { $amount } de votre commande { $order } sur le compte qui l’avait payée.
creditNote-attached = L’avoir est joint au format PDF.
creditNote-closing = La banque peut mettre quelques jours à afficher le montant.
renewalInvoice-subject = Service d’urgence renouvelé : { $product }
renewalInvoice-text = le service d’urgence pour { $product } ({ $number }) a été renouvelé pour un an. Vous avez payé { $amount }, commande { $order }.
renewalInvoice-until = Il est payé jusqu’au { $day }.
renewalInvoice-closing = Votre facture est jointe au format PDF. Vous la trouvez aussi dans votre compte GoSDS, sous « Abonnements », où vous pouvez arrêter le renouvellement.
overdueRenewal-subject = Service d’urgence non renouvelé : { $product }
overdueRenewal-text = nous n’avons pas pu débiter le prix annuel du service d’urgence pour { $product } ({ $number }).
overdueRenewal-until = Le numéro de votre fiche de données de sécurité répond pour ce produit jusqu’au { $day }. Payez avant ce jour pour le garder.
overdueRenewal-button = Payer maintenant
overdueRenewal-closing = Vous trouvez aussi ce service dans votre compte GoSDS, sous « Abonnements ».
emergency-number = Le numéro d’urgence { $number } répond pour ce produit jour et nuit.
emergency-numberIn = Le numéro d’urgence { $number } répond pour ce produit jour et nuit, dans ces langues : { $languages }.
emergency-until = Il est payé jusqu’au { $day }.
teamInvitation-subject = Une invitation à rejoindre une équipe
teamInvitation-text = { $email } vous invite à rejoindre une équipe sur GoSDS. Ses membres partagent leurs fiches de données de sécurité.
teamInvitation-account = Il vous faut un compte GoSDS avec cette adresse e-mail. Si vous n’en avez pas, créez-le d’abord, puis ouvrez le lien.
teamInvitation-button = Voir l’invitation
teamInvitation-closing = Le lien est valable { $duration } et ne sert qu’une fois. Si vous ne voulez pas rejoindre l’équipe, vous n’avez rien à faire.
webhookOff-subject = Un webhook a été désactivé
webhookOff-text = nous n’avons pas pu joindre cette adresse plusieurs fois de suite, ou elle a demandé de ne plus recevoir d’événements : { $url }. Nous n’y envoyons plus rien.
webhookOff-button = Aller aux webhooks
webhookOff-closing = Dès qu’elle répond de nouveau, réactivez-la. Ce qui n’a pas été remis peut être renvoyé.
