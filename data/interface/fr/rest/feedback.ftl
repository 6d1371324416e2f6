pageTitle = FeedBack
heading = Comment cela s’est-il passé ?
intro = Dites-nous ce que vous pensez de GoSDS. Cela prend une demi-minute.
about = Dites-nous ce que vous pensez de GoSDS. Votre dernière fiche achetée est celle de { $product }.
question-raiting1 = Quelle est la qualité des fiches ?
question-raiting2 = Est-il facile d’en créer une ?
question-raiting3 = Utiliserez-vous de nouveau GoSDS ?
stars =
    { NUMBER($count) ->
        [one] { NUMBER($count) } étoile
        *[other] { NUMBER($count) } étoiles
    }
missing = Choisissez de une à cinq étoiles.
comment-label = Commentaire
comment-usual = Extrêmement satisfait
send = Envoyer
thanks = Merci pour votre avis
kept = Nous lisons chaque réponse.
back = Retour à GoSDS
