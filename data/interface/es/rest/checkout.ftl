title = Pago
leave-title = ¿Volver atrás?
leave-yes = Volver atrás
leave-no = Quedarse aquí
leave-text = Sale de esta ficha y empieza una nueva. La ficha se conserva tal como está y puede volver a abrirla con un clic. Solo se pierde su documento: la vista previa lo genera de nuevo. El estado del pago se restablece y el descuento por varios idiomas deja de aplicarse.
payFirst-title = Pago necesario
payFirst-text = Realice el pago antes de obtener el documento final.

order-heading = Su pedido
order-country = País
order-language = Idioma
order-label = Etiqueta
order-materialNumber = Número de material
order-dataFields = Campos de datos: { NUMBER($count) }
order-discount = Descuento
order-endOfDiscount = Fin del descuento
order-percent = { NUMBER($percent) } %
order-price = Precio
order-paid = Pagado
order-advice =
    { NUMBER($count) ->
        [one] Un químico minucioso pediría un punto más. Puede pagar sin él.
        *[other] Un químico minucioso pediría { NUMBER($count) } puntos más. Puede pagar sin ellos.
    }
order-seeAdvice = Ver de qué se trata
line-firstLanguage = Ficha de datos de seguridad
line-furtherLanguage = Ficha de datos de seguridad, idioma adicional
line-chemistSheet = Ficha de datos de seguridad redactada por un químico
line-internal = Ficha de datos de seguridad, interna
line-discount = Descuento
line-promo = Código promocional
line-searchAll = Informe de todas las listas
line-searchIndustries = Informe de los sectores elegidos
line-searchLists = Informe de las listas elegidas
line-er = Servicio de emergencias
line-erFor = Servicio de emergencias, { $years }
line-notOffered = No disponible, no se cobra
line-held = Ya comprado para este producto, no se cobra de nuevo
terms-seller = Vendedor
terms-tax = Impuestos
terms-noTax = No se añaden
terms-taxIncluded = { NUMBER($percent) } %, incluidos
terms-receipt = Recibo
terms-receiptTo = Por correo electrónico, con la ficha, a { $email }
terms-receiptToYou = Por correo electrónico, con la ficha, a su dirección
terms-refund = Reembolso
terms-refundText = Corregimos o reembolsamos toda ficha errónea por culpa nuestra.
terms-refundTextEr = Corregimos o reembolsamos toda ficha errónea por culpa nuestra. El servicio de emergencias no se reembolsa.

faults-heading = Antes de pagar
faults-text =
    { NUMBER($count) ->
        [one] Hay un punto exigido por la ley sin resolver. Complete lo que falta o indique por qué queda sin resolver.
        *[other] Hay { NUMBER($count) } puntos exigidos por la ley sin resolver. Complete lo que falta o indique por qué quedan sin resolver.
    }
faults-toFindings = Ver las observaciones

testMode = <strong>MODO DE PRUEBA</strong>: no se cobra en ninguna tarjeta. Solo funcionan estas tarjetas de prueba públicas, con cualquier fecha futura y cualquier CVC:
testCard-paid = Pago aceptado
testCard-securePaid = 3-D Secure y después pago aceptado
testCard-secureDeclined = 3-D Secure y después tarjeta rechazada
testCard-declined = Tarjeta rechazada
testCard-noFunds = Fondos insuficientes
testCard-expired = Tarjeta caducada
ways = Formas de pago
payPal-heading = PayPal
payPal-intro = Usted aprueba el pago en PayPal y vuelve aquí. Antes no se cobra nada.
payPal-pay = Pagar { PRICE($cents) } con PayPal
payPal-waiting = Hay un pago abierto en PayPal. Apruébelo allí o cancélelo para pagar de otra forma.
payPal-pending = PayPal aún no ha cerrado el pago. Esta página muestra el resultado cuando llega.
payPal-continue = Continuar en PayPal
payPal-cancel = Cancelar este pago
payPal-cancelled = Ha cancelado el pago en PayPal. No se ha cobrado nada.
payPal-declined = PayPal ha rechazado el pago. No se ha cobrado nada. Inténtelo de nuevo o pague con tarjeta.
card-heading = Tarjeta de crédito
card-holder = Nombre del titular de la tarjeta
card-cardNumber = Número de tarjeta
card-cardExpiry = Fecha de caducidad
card-cardCvc = CVC/CVV
card-pay = Pagar { PRICE($cents) }
missing-holder = Introduzca el nombre del titular de la tarjeta.
missing-holderCapital = El nombre del titular de la tarjeta debe empezar por una letra mayúscula (A-Z).
missing-cardNumber = Introduzca el número de tarjeta completo.
missing-cardExpiry = Introduzca el mes y el año.
missing-cardCvc = Introduzca el código de seguridad de la tarjeta.
refused-declined = El pago no se ha aceptado. Revise sus datos de pago
refused-token = No se han podido transmitir a Stripe los datos de la tarjeta.
refused-noAnswer = El proveedor de pagos aún no ha respondido.
refused-comeBack = Vuelva dentro de unos minutos. No se cobrará dos veces en su tarjeta.
promo-heading = Código promocional
promo-code = Código
promo-apply = Aplicar código
promo-own =
    { NUMBER($count) ->
        [one] Le queda una ficha gratuita. Deje el campo vacío para usarla.
        *[other] Le quedan { NUMBER($count) } fichas gratuitas. Deje el campo vacío para usar una.
    }
promo-missing = Introduzca un código promocional.
promo-invalid = Código promocional no válido
promo-clickNext = Haga clic en Siguiente para aplicar el código promocional
promo-restByCard = El código promocional cuenta en cuanto haya pagado el resto con tarjeta.
promo-applied = Código promocional aplicado
promo-remove = Quitar código
promo-closed = No se puede usar un código promocional con este precio.

free-heading = Nada que pagar
free-text = Su descuento cubre todo el precio. No se necesita tarjeta.
free-button = Obtener la ficha

succeeded = El pago se ha realizado.
thanks = <strong>El pago se ha realizado.</strong> La ficha ya no tiene marca de agua y se la hemos enviado a su correo electrónico. Pulse «Siguiente».
receipt-heading = Recibo
receipt-orderNumber = Número de pedido
receipt-paidOn = Pagado el
receipt-sentTo = Enviado a
receipt-next = Con «Siguiente» llega a la etiqueta, los archivos de datos y la impresión. La ficha se conserva en «Fichas».
download = DESCARGAR
otherLanguage = La misma ficha en otro idioma
otherLanguageFor = La misma ficha en otro idioma, { PRICE($cents) }
chemist-thanks = Gracias por su pago. Cuando su FDS esté terminada, le enviaremos una copia en PDF por correo electrónico.
chemist-sheet = Ficha de datos de seguridad
chemist-later = Por correo electrónico, cuando el químico la haya firmado
chemist-next = Con Siguiente empieza una ficha nueva. Encontrará este pedido en Mi cuenta.

refusal-incomplete_number = El número de su tarjeta está incompleto.
refusal-invalid_number = El número de su tarjeta no es válido.
refusal-incorrect_number = El número de su tarjeta es incorrecto.
refusal-incomplete_expiry = La fecha de caducidad de su tarjeta está incompleta.
refusal-invalid_expiry_month = La fecha de caducidad de su tarjeta no es válida.
refusal-invalid_expiry_year = El año de caducidad de su tarjeta no es válido.
refusal-invalid_expiry_year_past = El año de caducidad de su tarjeta ya ha pasado.
refusal-expired_card = Su tarjeta ha caducado.
refusal-incomplete_cvc = El código de seguridad de su tarjeta está incompleto.
refusal-invalid_cvc = El código de seguridad de su tarjeta no es válido.
refusal-incorrect_cvc = El código de seguridad de su tarjeta es incorrecto.
refusal-insufficient_funds = Su tarjeta no tiene fondos suficientes.
refusal-card_declined = Su tarjeta ha sido rechazada.
refusal-generic_decline = Su tarjeta ha sido rechazada.
refusal-processing_error = Se ha producido un error al procesar su tarjeta. Inténtelo de nuevo dentro de un momento.
