hello = Guten Tag,
buttonFails = Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:
invoiceAttached = Ihre Rechnung liegt als PDF-Datei bei. Sie finden sie auch in Ihrem Konto unter „Mein Konto“.
thanks = vielen Dank für Ihre Bestellung { $order }. Sie haben { $amount } bezahlt.
confirmation-subject = Bitte bestätigen Sie Ihre E-Mail-Adresse
confirmation-text = vielen Dank, dass Sie ein GoSDS-Konto angelegt haben. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.
confirmation-button = E-Mail-Adresse bestätigen
confirmation-closing = Der Link gilt { $duration } und funktioniert einmal. Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.
resetPassword-subject = Neues Passwort festlegen
resetPassword-text = jemand, hoffentlich Sie, möchte ein neues Passwort für Ihr GoSDS-Konto festlegen.
resetPassword-closing = Der Link gilt { $duration } und funktioniert einmal. Wenn Sie das nicht angefordert haben, bleibt Ihr Passwort, wie es ist.
accountExport-subject = Ihre Daten liegen bereit
accountExport-text = Sie haben alle Daten Ihres GoSDS-Kontos angefordert. Sie liegen in einer Datei bereit.
accountExport-button = Zur Datei
accountExport-closing = Zum Herunterladen melden Sie sich an. Die Datei bleibt { $duration } verfügbar.
passwordChanged-subject = Ihr Passwort wurde geändert
passwordChanged-text = das Passwort Ihres GoSDS-Kontos wurde geändert, und alle anderen Sitzungen wurden beendet.
passwordChanged-closing = Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, legen Sie jetzt ein neues Passwort fest: Danach bleibt niemand angemeldet.
newDevice-subject = Anmeldung mit einem neuen Gerät
newDevice-text = jemand hat sich am { $moment } UTC bei Ihrem GoSDS-Konto angemeldet, mit { $browser } auf { $system }.
newDevice-textWithAddress = jemand hat sich am { $moment } UTC bei Ihrem GoSDS-Konto angemeldet, mit { $browser } auf { $system }, IP-Adresse { $address }.
newDevice-browser = einem unbekannten Browser
newDevice-system = einem unbekannten System
newDevice-advice = Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, beenden Sie diese Sitzung und ändern Sie Ihr Passwort.
newDevice-button = Sitzungen ansehen
newDevice-closing = In den Einstellungen Ihres Kontos können Sie diese E-Mails abschalten.
promoLink-sheets = Ihre kostenlosen Sicherheitsdatenblätter
promoLink-reports = Ihr kostenloser Test des Suchmoduls
promoLink-text = jemand, hoffentlich Sie, hat für diese E-Mail-Adresse das kostenlose Angebot von GoSDS angefordert.
promoLink-byPhone = Der Link führt zu einer Seite, die Ihnen einen Code per SMS sendet.
promoLink-given = Für diese E-Mail-Adresse wurde das Angebot schon genutzt. Der Link meldet Sie an; an der Kasse sehen Sie, was davon übrig ist.
promoLink-givesSheets =
    { NUMBER($quantity) ->
        [one] Der Link bestätigt Ihre E-Mail-Adresse, öffnet Ihr Konto und gibt Ihnen { NUMBER($quantity) } Sicherheitsdatenblatt kostenlos.
        *[other] Der Link bestätigt Ihre E-Mail-Adresse, öffnet Ihr Konto und gibt Ihnen { NUMBER($quantity) } Sicherheitsdatenblätter kostenlos.
    }
promoLink-givesReports =
    { NUMBER($quantity) ->
        [one] Der Link bestätigt Ihre E-Mail-Adresse, öffnet Ihr Konto und gibt Ihnen { NUMBER($quantity) } Bericht des Suchmoduls kostenlos.
        *[other] Der Link bestätigt Ihre E-Mail-Adresse, öffnet Ihr Konto und gibt Ihnen { NUMBER($quantity) } Berichte des Suchmoduls kostenlos.
    }
promoLink-signIn = Anmelden
promoLink-getOffer = Angebot nutzen
promoLink-closing = Der Link gilt { $duration } und funktioniert einmal. Er meldet jeden an, der ihn öffnet; geben Sie ihn nicht weiter. Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.
document-subject = Sicherheitsdatenblatt: { $product }
document-text = { $sender } sendet Ihnen das Sicherheitsdatenblatt von { $product } ({ $company }). Es liegt als PDF-Datei bei.
document-closing = Diese E-Mail wurde im Auftrag der oben genannten Person mit GoSDS gesendet.
paidDocument-subject = Ihr Sicherheitsdatenblatt: { $product }
paidDocument-text = Das Sicherheitsdatenblatt von { $product } liegt als PDF-Datei bei.
chemistOrder-subject = Ihre Bestellung: { $product }
chemistOrder-text = Das Sicherheitsdatenblatt von { $product } wird von unserer Chemie-Fachabteilung erstellt. Sobald es fertig ist, senden wir Ihnen eine PDF-Datei per E-Mail.
chemistQuestion-subject = Eine Frage zu Ihrer Bestellung { $order }
chemistQuestion-text = bei der Erstellung des Sicherheitsdatenblatts von { $product } hat unsere Chemie-Fachabteilung eine Frage:
chemistQuestion-waits = Das Datenblatt wartet auf Ihre Antwort.
chemistQuestion-button = Frage beantworten
chemistQuestion-closing = Zum Antworten melden Sie sich an. Bitte antworten Sie nicht auf diese E-Mail: Niemand liest sie.
signedSheet-text = Ihr Sicherheitsdatenblatt ist fertig. Das Sicherheitsdatenblatt von { $product } liegt als PDF-Datei bei.
signedSheet-signed = Freigegeben von { $name }. Sie finden es auch in Ihrem GoSDS-Konto unter „Mein Konto“.
signedSheet-closing = Diese E-Mail gehört zu Ihrer Bestellung { $order }.
paidReport-subject = Ihr Bericht: { $chemical }
paidReport-text = Der Bericht zu { $chemical } kann heruntergeladen werden. Sie finden ihn auch in Ihrem Konto unter „Mein Konto“.
paidReport-button = Bericht öffnen
paidReport-closing = Ihre Rechnung liegt als PDF-Datei bei.
creditNote-subject = Erstattung zu Ihrer Bestellung { $order }
creditNote-text = wir haben { $amount } Ihrer Bestellung { $order } auf das Konto erstattet, von dem sie bezahlt wurde.
creditNote-attached = Die Gutschrift liegt als PDF-Datei bei.
creditNote-closing = Es kann einige Tage dauern, bis die Bank den Betrag anzeigt.
renewalInvoice-subject = Notfalldienst verlängert: { $product }
renewalInvoice-text = der Notfalldienst für { $product } ({ $number }) wurde um ein Jahr verlängert. Sie haben { $amount } bezahlt, Bestellung { $order }.
renewalInvoice-until = Er ist bis { $day } bezahlt.
renewalInvoice-closing = Ihre Rechnung liegt als PDF-Datei bei. Sie finden sie auch in Ihrem GoSDS-Konto unter „Abonnements“; dort können Sie die Verlängerung beenden.
overdueRenewal-subject = Notfalldienst nicht verlängert: { $product }
overdueRenewal-text = wir konnten den Jahrespreis des Notfalldienstes für { $product } ({ $number }) nicht abbuchen.
overdueRenewal-until = Die Nummer in Ihrem Sicherheitsdatenblatt gibt für dieses Produkt bis { $day } Auskunft. Zahlen Sie vor diesem Tag, um sie zu behalten.
overdueRenewal-button = Jetzt zahlen
overdueRenewal-closing = Sie finden diesen Dienst auch in Ihrem GoSDS-Konto unter „Abonnements“.
emergency-number = Die Notrufnummer { $number } gibt für dieses Produkt Tag und Nacht Auskunft.
emergency-numberIn = Die Notrufnummer { $number } gibt für dieses Produkt Tag und Nacht Auskunft, in folgenden Sprachen: { $languages }.
emergency-until = Sie ist bis { $day } bezahlt.
teamInvitation-subject = Eine Einladung in ein Team
teamInvitation-text = { $email } lädt Sie in ein Team bei GoSDS ein. Seine Mitglieder teilen ihre Sicherheitsdatenblätter.
teamInvitation-account = Sie brauchen ein GoSDS-Konto mit dieser E-Mail-Adresse. Wenn Sie keines haben, legen Sie es zuerst an und öffnen Sie dann den Link.
teamInvitation-button = Einladung ansehen
teamInvitation-closing = Der Link gilt { $duration } und funktioniert einmal. Wenn Sie nicht beitreten möchten, müssen Sie nichts tun.
webhookOff-subject = Ein Webhook wurde abgeschaltet
webhookOff-text = wir konnten diese Adresse mehrmals nacheinander nicht erreichen, oder sie wollte keine Ereignisse mehr: { $url }. Wir senden nichts mehr dorthin.
webhookOff-button = Zu den Webhooks
webhookOff-closing = Wenn sie wieder antwortet, schalten Sie sie dort ein. Was nicht zugestellt wurde, kann erneut gesendet werden.
