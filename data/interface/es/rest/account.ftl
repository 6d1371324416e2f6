heading = Suscripciones
pageTitle = Suscripción
notOffered = Por el momento no se puede comprar el servicio de emergencias 24/7. Esta página muestra lo que ha comprado.
number = En caso de emergencia, llame al { $number }. Este número figura en sus fichas y se atiende día y noche.
numberIn = En caso de emergencia, llame al { $number }. Este número figura en sus fichas y se atiende día y noche, en { $languages }.
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
column-renewal = Renovación
column-invoices = Facturas
invoiceNamed = Factura de { $name }, { $day }
overdue = No renovado: el pago falló. El servicio termina el { $day }.
payNow = Pagar ahora
payAtPayPal = Pague en PayPal: inicie sesión allí, abra «Pagos automáticos» y elija esta suscripción.
notRenewed = Ninguna
unsubscribe-button = Cancelar la suscripción
unsubscribe-named = Cancelar la suscripción: { $name }
unsubscribe-question = Nuestro servicio de emergencia cuesta menos de { $monthly } al mes. Al cancelar la suscripción se anula automáticamente la renovación anual. ¿Seguro que quiere CANCELAR LA SUSCRIPCIÓN?
unsubscribe-yes = Sí
unsubscribe-no = No
unsubscribe-done = Su renovación anual está cancelada. El servicio sigue hasta su fecha de fin.
