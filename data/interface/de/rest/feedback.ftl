pageTitle = FeedBack
heading = Wie war es?
intro = Sagen Sie uns, wie Ihnen GoSDS gefällt. Es dauert eine halbe Minute.
about = Sagen Sie uns, wie Ihnen GoSDS gefällt. Zuletzt haben Sie das Datenblatt für { $product } gekauft.
question-raiting1 = Wie gut sind die Datenblätter?
question-raiting2 = Wie leicht lässt sich eines erstellen?
question-raiting3 = Wie wahrscheinlich nutzen Sie GoSDS wieder?
stars =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Stern
        *[other] { NUMBER($count) } Sterne
    }
missing = Wählen Sie einen bis fünf Sterne.
comment-label = Kommentar
comment-usual = Äußerst zufrieden
send = Senden
thanks = Vielen Dank für Ihre Rückmeldung
kept = Wir lesen jede Antwort.
back = Zurück zu GoSDS
