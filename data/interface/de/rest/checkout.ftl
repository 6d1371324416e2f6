title = Kasse
leave-title = Zurückgehen?
leave-yes = Zurückgehen
leave-no = Hier bleiben
leave-text = Sie verlassen dieses Datenblatt und beginnen ein neues. Das Datenblatt bleibt erhalten, wie es ist, und lässt sich mit einem Klick wieder öffnen. Nur sein Dokument geht verloren: Die Vorschau erstellt es neu. Der Zahlungsstand wird zurückgesetzt, und der Rabatt für mehrere Sprachen entfällt.
payFirst-title = Zahlung erforderlich
payFirst-text = Bitte bezahlen Sie, bevor Sie das fertige Dokument abrufen.

order-heading = Ihre Bestellung
order-country = Land
order-language = Sprache
order-label = Kennzeichnungsetikett
order-materialNumber = Materialnummer
order-dataFields = Datenfelder: { NUMBER($count) }
order-discount = Rabatt
order-endOfDiscount = Rabatt gültig bis
order-percent = { NUMBER($percent) } %
order-price = Preis
order-paid = Bezahlt
order-advice =
    { NUMBER($count) ->
        [one] Sorgfältige Fachleute würden noch einen Punkt ergänzen. Sie können ohne ihn bezahlen.
        *[other] Sorgfältige Fachleute würden noch { NUMBER($count) } Punkte ergänzen. Sie können ohne sie bezahlen.
    }
order-seeAdvice = Ansehen
line-firstLanguage = Sicherheitsdatenblatt
line-furtherLanguage = Sicherheitsdatenblatt, weitere Sprache
line-chemistSheet = Sicherheitsdatenblatt, verfasst von einem Chemiker
line-internal = Sicherheitsdatenblatt, intern
line-discount = Rabatt
line-promo = Aktionscode
line-searchAll = Bericht über alle Listen
line-searchIndustries = Bericht für die gewählten Branchen
line-searchLists = Bericht über die gewählten Listen
line-er = Notfalldienst
line-erFor = Notfalldienst, { $years }
line-notOffered = Nicht verfügbar, nicht berechnet
line-held = Für dieses Produkt bereits gekauft, nicht erneut berechnet
terms-seller = Verkäufer
terms-tax = Steuer
terms-noTax = Keine
terms-taxIncluded = { NUMBER($percent) } %, enthalten
terms-receipt = Beleg
terms-receiptTo = Per E-Mail, mit dem Datenblatt, an { $email }
terms-receiptToYou = Per E-Mail, mit dem Datenblatt, an Ihre Adresse
terms-refund = Erstattung
terms-refundText = Ein Datenblatt, das durch unser Verschulden fehlerhaft ist, berichtigen oder erstatten wir.
terms-refundTextEr = Ein Datenblatt, das durch unser Verschulden fehlerhaft ist, berichtigen oder erstatten wir. Der Notfalldienst wird nicht erstattet.

faults-heading = Bevor Sie bezahlen
faults-text =
    { NUMBER($count) ->
        [one] Ein rechtlich geforderter Punkt ist offen. Ergänzen Sie, was fehlt, oder begründen Sie, warum es offen bleibt.
        *[other] { NUMBER($count) } rechtlich geforderte Punkte sind offen. Ergänzen Sie, was fehlt, oder begründen Sie, warum es offen bleibt.
    }
faults-toFindings = Zu den Befunden

testMode = <strong>TESTBETRIEB</strong> – es wird keine Karte belastet. Nur diese veröffentlichten Testkarten funktionieren, mit einem beliebigen künftigen Datum und einer beliebigen Prüfnummer:
testCard-paid = Zahlung gelingt
testCard-securePaid = 3-D Secure, dann gelingt die Zahlung
testCard-secureDeclined = 3-D Secure, dann wird die Karte abgelehnt
testCard-declined = Karte abgelehnt
testCard-noFunds = Deckung reicht nicht
testCard-expired = Karte abgelaufen
ways = Zahlungsarten
payPal-heading = PayPal
payPal-intro = Sie geben die Zahlung bei PayPal frei und kommen hierher zurück. Vorher wird nichts abgebucht.
payPal-pay = { PRICE($cents) } mit PayPal bezahlen
payPal-waiting = Eine Zahlung bei PayPal ist offen. Geben Sie sie dort frei oder brechen Sie sie ab, um anders zu bezahlen.
payPal-pending = PayPal hat die Zahlung noch nicht abgeschlossen. Diese Seite zeigt das Ergebnis, sobald es da ist.
payPal-continue = Weiter bei PayPal
payPal-cancel = Diese Zahlung abbrechen
payPal-cancelled = Sie haben die Zahlung bei PayPal abgebrochen. Es wurde nichts abgebucht.
payPal-declined = PayPal hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder bezahlen Sie mit Karte.
card-heading = Kreditkarte
card-holder = Name des Karteninhabers
card-cardNumber = Kartennummer
card-cardExpiry = Gültig bis
card-cardCvc = Prüfnummer (CVC/CVV)
card-pay = { PRICE($cents) } bezahlen
missing-holder = Bitte geben Sie den Namen des Karteninhabers ein.
missing-holderCapital = Der Name des Karteninhabers muss mit einem Großbuchstaben (A–Z) beginnen.
missing-cardNumber = Bitte geben Sie die ganze Kartennummer ein.
missing-cardExpiry = Bitte geben Sie Monat und Jahr ein.
missing-cardCvc = Bitte geben Sie die Prüfnummer der Karte ein.
refused-declined = Die Zahlung wurde nicht angenommen. Bitte prüfen Sie Ihre Zahlungsdaten
refused-token = Die Kartendaten konnten nicht an Stripe übermittelt werden.
refused-noAnswer = Der Zahlungsdienst hat noch nicht geantwortet.
refused-comeBack = Bitte kommen Sie in einigen Minuten wieder. Ihre Karte wird nicht doppelt belastet.
promo-heading = Aktionscode
promo-code = Code
promo-apply = Code anwenden
promo-own =
    { NUMBER($count) ->
        [one] Sie haben noch ein kostenloses Datenblatt. Lassen Sie das Feld leer, um es zu nutzen.
        *[other] Sie haben noch { NUMBER($count) } kostenlose Datenblätter. Lassen Sie das Feld leer, um eines zu nutzen.
    }
promo-missing = Bitte geben Sie einen Aktionscode ein.
promo-invalid = Ungültiger Aktionscode
promo-clickNext = Bitte klicken Sie auf Weiter, um den Aktionscode anzuwenden
promo-restByCard = Der Aktionscode gilt, sobald Sie den Rest mit Karte bezahlt haben.
promo-applied = Aktionscode angewendet
promo-remove = Code entfernen
promo-closed = Bei diesem Preis kann kein Aktionscode verwendet werden.

free-heading = Nichts zu bezahlen
free-text = Ihr Rabatt deckt den ganzen Preis. Es ist keine Karte nötig.
free-button = Datenblatt abrufen

succeeded = Die Zahlung war erfolgreich.
thanks = <strong>Die Zahlung war erfolgreich.</strong> Das Datenblatt hat kein Wasserzeichen mehr, und wir haben es an Ihre E-Mail-Adresse gesendet. Bitte klicken Sie auf „Weiter“.
receipt-heading = Beleg
receipt-orderNumber = Bestellnummer
receipt-paidOn = Bezahlt am
receipt-sentTo = Gesendet an
receipt-next = Mit „Weiter“ kommen Sie zum Etikett, zu den Datendateien und zum Drucken. Das Datenblatt bleibt unter „Datenblätter“ gespeichert.
download = HERUNTERLADEN
otherLanguage = Dasselbe Datenblatt in einer anderen Sprache
otherLanguageFor = Dasselbe Datenblatt in einer anderen Sprache, { PRICE($cents) }
chemist-thanks = Vielen Dank für Ihre Zahlung. Sobald Ihr SDB fertig ist, senden wir Ihnen ein PDF per E-Mail.
chemist-sheet = Sicherheitsdatenblatt
chemist-later = Per E-Mail, sobald der Chemiker es unterschrieben hat
chemist-next = Mit Weiter beginnen Sie ein neues Datenblatt. Diese Bestellung finden Sie unter Mein Konto.

refusal-incomplete_number = Ihre Kartennummer ist unvollständig.
refusal-invalid_number = Ihre Kartennummer ist ungültig.
refusal-incorrect_number = Ihre Kartennummer ist falsch.
refusal-incomplete_expiry = Das Ablaufdatum Ihrer Karte ist unvollständig.
refusal-invalid_expiry_month = Das Ablaufdatum Ihrer Karte ist ungültig.
refusal-invalid_expiry_year = Das Ablaufjahr Ihrer Karte ist ungültig.
refusal-invalid_expiry_year_past = Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.
refusal-expired_card = Ihre Karte ist abgelaufen.
refusal-incomplete_cvc = Der Sicherheitscode Ihrer Karte ist unvollständig.
refusal-invalid_cvc = Der Sicherheitscode Ihrer Karte ist ungültig.
refusal-incorrect_cvc = Der Sicherheitscode Ihrer Karte ist falsch.
refusal-insufficient_funds = Ihre Karte ist nicht ausreichend gedeckt.
refusal-card_declined = Ihre Karte wurde abgelehnt.
refusal-generic_decline = Ihre Karte wurde abgelehnt.
refusal-processing_error = Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es in Kürze noch einmal.
