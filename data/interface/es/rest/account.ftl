heading = Suscripciones
pageTitle = Suscripción
notOffered = Por el momento no se puede comprar el servicio de emergencias 24/7. Esta página muestra lo que ha comprado.
none = No ha comprado el servicio de emergencias.
column-product = Producto
column-number = Número CW
column-type = Tipo
column-price = Precio
column-bought = Comprado
column-end = Fin
type-subscription = Suscripción, facturada cada año
ended = Finalizado el { $day }
type-single =
    { NUMBER($years) ->
        [one] Pago único, { NUMBER($years) } año
        *[other] Pago único, { NUMBER($years) } años
    }
