heading = Abonnements
pageTitle = Abonnement
notOffered = Le service d’urgence 24 h/24 et 7 j/7 n’est pas en vente pour le moment. Cette page indique ce que vous avez acheté.
number = En cas d’urgence, appelez le { $number }. Ce numéro figure dans vos fiches ; on y répond jour et nuit.
numberIn = En cas d’urgence, appelez le { $number }. Ce numéro figure dans vos fiches ; on y répond jour et nuit, en { $languages }.
none = Vous n’avez pas acheté de service d’urgence.
column-product = Produit
column-number = Numéro CW
column-type = Type
column-price = Prix
column-bought = Acheté le
column-end = Fin
type-subscription = Abonnement, facturé chaque année
ended = Terminé le { $day }
type-single =
    { NUMBER($years) ->
        [one] Paiement unique, { NUMBER($years) } an
        *[other] Paiement unique, { NUMBER($years) } ans
    }
column-renewal = Renouvellement
column-invoices = Factures
invoiceNamed = Facture pour { $name }, { $day }
overdue = Non renouvelé : le paiement a échoué. Le service prend fin le { $day }.
payNow = Payer maintenant
payAtPayPal = Payez chez PayPal : connectez-vous, ouvrez « Paiements automatiques » et choisissez cet abonnement.
notRenewed = Aucun
unsubscribe-button = Se désabonner
unsubscribe-named = Se désabonner : { $name }
unsubscribe-question = Notre service d’urgence coûte moins de { $monthly } par mois. La désinscription annule automatiquement votre renouvellement annuel. Voulez-vous vraiment vous DÉSABONNER ?
unsubscribe-yes = Oui
unsubscribe-no = Non
unsubscribe-done = Votre renouvellement annuel est annulé. Le service court jusqu’à sa date de fin.
