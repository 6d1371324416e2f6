heading = Abonnements
pageTitle = Abonnement
notOffered = Der Notfalldienst rund um die Uhr ist derzeit nicht käuflich. Diese Seite zeigt, was Sie gekauft haben.
number = Im Notfall rufen Sie { $number } an. Diese Nummer steht in Ihren Datenblättern und ist Tag und Nacht besetzt.
numberIn = Im Notfall rufen Sie { $number } an. Diese Nummer steht in Ihren Datenblättern und ist Tag und Nacht besetzt, auf { $languages }.
none = Sie haben keinen Notfalldienst gekauft.
column-product = Produkt
column-number = CW-Nummer
column-type = Art
column-price = Preis
column-bought = Gekauft
column-end = Ende
type-subscription = Abonnement, jährliche Abrechnung
ended = Beendet am { $day }
type-single =
    { NUMBER($years) ->
        [one] Einmalzahlung, { NUMBER($years) } Jahr
        *[other] Einmalzahlung, { NUMBER($years) } Jahre
    }
column-renewal = Verlängerung
column-invoices = Rechnungen
invoiceNamed = Rechnung für { $name }, { $day }
overdue = Nicht verlängert: Die Zahlung ist fehlgeschlagen. Der Dienst endet am { $day }.
payNow = Jetzt zahlen
payAtPayPal = Zahlen Sie bei PayPal: Melden Sie sich dort an, öffnen Sie „Automatische Zahlungen“ und wählen Sie dieses Abonnement.
notRenewed = Keine
unsubscribe-button = Abbestellen
unsubscribe-named = Abbestellen: { $name }
unsubscribe-question = Unser Notfalldienst kostet weniger als { $monthly } im Monat. Mit dem Abbestellen endet die jährliche Verlängerung automatisch. Möchten Sie wirklich ABBESTELLEN?
unsubscribe-yes = Ja
unsubscribe-no = Nein
unsubscribe-done = Die jährliche Verlängerung ist beendet. Der Dienst läuft bis zu seinem Enddatum.
