pageTitle = FeedBack
heading = ¿Qué le ha parecido?
intro = Díganos qué le parece GoSDS. Solo lleva medio minuto.
about = Díganos qué le parece GoSDS. La última ficha que ha comprado es la de { $product }.
question-raiting1 = ¿Qué calidad tienen las fichas?
question-raiting2 = ¿Es fácil crear una?
question-raiting3 = ¿Volverá a usar GoSDS?
stars =
    { NUMBER($count) ->
        [one] { NUMBER($count) } estrella
        *[other] { NUMBER($count) } estrellas
    }
missing = Elija de una a cinco estrellas.
comment-label = Comentario
comment-usual = Muy satisfecho
send = Enviar
thanks = Gracias por su opinión
kept = Leemos todas las respuestas.
back = Volver a GoSDS
