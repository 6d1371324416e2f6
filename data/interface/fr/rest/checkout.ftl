title = Paiement
leave-title = Revenir en arrière ?
leave-yes = Revenir en arrière
leave-no = Rester ici
leave-text = Vous quittez cette fiche et en commencez une nouvelle. La fiche est conservée telle quelle et vous pourrez la rouvrir d’un clic. Seul son document est perdu : l’aperçu le produit à nouveau. L’état du paiement est réinitialisé et la remise pour plusieurs langues ne s’applique plus.
payFirst-title = Paiement nécessaire
payFirst-text = Veuillez effectuer le paiement avant de retirer le document définitif.

order-heading = Votre commande
order-country = Pays
order-language = Langue
order-label = Étiquette
order-materialNumber = Numéro de matériau
order-dataFields = Champs de données : { NUMBER($count) }
order-discount = Remise
order-endOfDiscount = Fin de la remise
order-percent = { NUMBER($percent) } %
order-price = Prix
order-paid = Payé
order-advice =
    { NUMBER($count) ->
        [one] Un chimiste attentif demanderait encore un point. Vous pouvez payer sans.
        *[other] Un chimiste attentif demanderait encore { NUMBER($count) } points. Vous pouvez payer sans.
    }
order-seeAdvice = Voir de quoi il s’agit
line-firstLanguage = Fiche de données de sécurité
line-furtherLanguage = Fiche de données de sécurité, langue supplémentaire
line-chemistSheet = Fiche de données de sécurité rédigée par un chimiste
line-internal = Fiche de données de sécurité, interne
line-discount = Remise
line-promo = Code promotionnel
line-searchAll = Rapport de toutes les listes
line-searchIndustries = Rapport pour les secteurs choisis
line-searchLists = Rapport des listes choisies
line-er = Service d’urgence
line-erFor = Service d’urgence, { $years }
line-notOffered = Non disponible, non facturé
line-held = Déjà acheté pour ce produit, non facturé à nouveau
terms-seller = Vendeur
terms-tax = Taxe
terms-noTax = Aucune taxe ajoutée
terms-taxIncluded = { NUMBER($percent) } %, incluse
terms-receipt = Reçu
terms-receiptTo = Par e-mail, avec la fiche, à { $email }
terms-receiptToYou = Par e-mail, avec la fiche, à votre adresse
terms-refund = Remboursement
terms-refundText = Nous corrigeons ou remboursons toute fiche erronée par notre faute.
terms-refundTextEr = Nous corrigeons ou remboursons toute fiche erronée par notre faute. Le service d’urgence n’est pas remboursé.

faults-heading = Avant de payer
faults-text =
    { NUMBER($count) ->
        [one] Un point exigé par la loi est ouvert. Complétez ce qui manque ou indiquez pourquoi il reste ouvert.
        *[other] { NUMBER($count) } points exigés par la loi sont ouverts. Complétez ce qui manque ou indiquez pourquoi ils restent ouverts.
    }
faults-toFindings = Voir les constats

testMode = <strong>MODE TEST</strong> – aucune carte n’est débitée. Seules ces cartes de test publiques fonctionnent, avec une date future et un cryptogramme quelconques :
testCard-paid = Paiement accepté
testCard-securePaid = 3-D Secure, puis paiement accepté
testCard-secureDeclined = 3-D Secure, puis carte refusée
testCard-declined = Carte refusée
testCard-noFunds = Provision insuffisante
testCard-expired = Carte expirée
ways = Moyens de paiement
payPal-heading = PayPal
payPal-intro = Vous approuvez le paiement chez PayPal, puis vous revenez ici. Rien n’est débité avant.
payPal-pay = Payer { PRICE($cents) } avec PayPal
payPal-waiting = Un paiement est en cours chez PayPal. Approuvez-le là-bas, ou annulez-le pour payer autrement.
payPal-pending = PayPal n’a pas encore terminé le paiement. Cette page affiche le résultat dès qu’il arrive.
payPal-continue = Continuer chez PayPal
payPal-cancel = Annuler ce paiement
payPal-cancelled = Vous avez annulé le paiement chez PayPal. Rien n’a été débité.
payPal-declined = PayPal a refusé le paiement. Rien n’a été débité. Veuillez réessayer ou payer par carte.
card-heading = Carte bancaire
card-holder = Nom du titulaire de la carte
card-cardNumber = Numéro de carte
card-cardExpiry = Date d’expiration
card-cardCvc = Cryptogramme (CVC/CVV)
card-pay = Payer { PRICE($cents) }
missing-holder = Veuillez saisir le nom du titulaire de la carte.
missing-holderCapital = Le nom du titulaire de la carte doit commencer par une majuscule (A-Z).
missing-cardNumber = Veuillez saisir le numéro de carte complet.
missing-cardExpiry = Veuillez saisir le mois et l’année.
missing-cardCvc = Veuillez saisir le cryptogramme de la carte.
refused-declined = Le paiement n’a pas été accepté. Veuillez vérifier vos données de paiement
refused-token = Les données de la carte n’ont pas pu être transmises à Stripe.
refused-noAnswer = Le prestataire de paiement n’a pas encore répondu.
refused-comeBack = Veuillez revenir dans quelques minutes. Votre carte n’est pas débitée deux fois.
promo-heading = Code promotionnel
promo-code = Code
promo-apply = Appliquer le code
promo-own =
    { NUMBER($count) ->
        [one] Il vous reste une fiche gratuite. Laissez le champ vide pour l’utiliser.
        *[other] Il vous reste { NUMBER($count) } fiches gratuites. Laissez le champ vide pour en utiliser une.
    }
promo-missing = Veuillez saisir un code promotionnel.
promo-invalid = Code promotionnel non valable
promo-clickNext = Veuillez cliquer sur Suivant pour appliquer le code promotionnel
promo-restByCard = Le code promotionnel compte dès que vous avez payé le reste par carte.
promo-applied = Code promotionnel appliqué
promo-remove = Retirer le code
promo-closed = Aucun code promotionnel ne peut être utilisé à ce prix.

free-heading = Rien à payer
free-text = Votre remise couvre la totalité du prix. Aucune carte n’est nécessaire.
free-button = Obtenir la fiche

succeeded = Le paiement a réussi.
thanks = <strong>Le paiement a réussi.</strong> La fiche n’a plus de filigrane et nous l’avons envoyée à votre adresse e-mail. Veuillez cliquer sur « Suivant ».
receipt-heading = Reçu
receipt-orderNumber = Numéro de commande
receipt-paidOn = Payé le
receipt-sentTo = Envoyé à
receipt-next = « Suivant » vous mène à l’étiquette, aux fichiers de données et à l’impression. La fiche est conservée sous « Fiches ».
download = TÉLÉCHARGER
otherLanguage = La même fiche dans une autre langue
otherLanguageFor = La même fiche dans une autre langue, { PRICE($cents) }
chemist-thanks = Merci pour votre paiement. Une fois votre FDS terminée, nous vous enverrons une copie PDF par e-mail.
chemist-sheet = Fiche de données de sécurité
chemist-later = Par e-mail, une fois signée par le chimiste
chemist-next = Avec Suivant, vous commencez une nouvelle fiche. Vous trouverez cette commande sous Mon compte.

refusal-incomplete_number = Le numéro de votre carte est incomplet.
refusal-invalid_number = Le numéro de votre carte n’est pas valide.
refusal-incorrect_number = Le numéro de votre carte est incorrect.
refusal-incomplete_expiry = La date d’expiration de votre carte est incomplète.
refusal-invalid_expiry_month = La date d’expiration de votre carte n’est pas valide.
refusal-invalid_expiry_year = L’année d’expiration de votre carte n’est pas valide.
refusal-invalid_expiry_year_past = L’année d’expiration de votre carte est passée.
refusal-expired_card = Votre carte a expiré.
refusal-incomplete_cvc = Le code de sécurité de votre carte est incomplet.
refusal-invalid_cvc = Le code de sécurité de votre carte n’est pas valide.
refusal-incorrect_cvc = Le code de sécurité de votre carte est incorrect.
refusal-insufficient_funds = Votre carte n’est pas suffisamment approvisionnée.
refusal-card_declined = Votre carte a été refusée.
refusal-generic_decline = Votre carte a été refusée.
refusal-processing_error = Une erreur est survenue lors du traitement de votre carte. Réessayez dans un instant.
