heading = Abonnements
pageTitle = Abonnement
notOffered = Der Notfalldienst rund um die Uhr ist derzeit nicht käuflich. Diese Seite zeigt, was Sie gekauft haben.
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
