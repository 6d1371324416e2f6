hello = Hola:
buttonFails = Si el botón no funciona, abra esta dirección:
invoiceAttached = Su factura va adjunta como archivo PDF. También la encuentra en su cuenta, en «Mi cuenta».
thanks = gracias por su pedido { $order }. Ha pagado { $amount }.
confirmation-subject = Confirme su dirección de correo electrónico
confirmation-text = gracias por crear su cuenta de GoSDS. Confirme que esta dirección de correo electrónico es suya.
confirmation-button = Confirmar la dirección
confirmation-closing = El enlace es válido durante { $duration } y funciona una sola vez. Si no ha creado una cuenta, no tiene que hacer nada.
resetPassword-subject = Establecer una contraseña nueva
resetPassword-text = alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta de GoSDS.
resetPassword-closing = El enlace es válido durante { $duration } y funciona una sola vez. Si no lo ha pedido, su contraseña sigue siendo la misma.
accountExport-subject = Sus datos están listos
accountExport-text = ha pedido todos los datos de su cuenta de GoSDS. Están reunidos en un archivo.
accountExport-button = Ir al archivo
accountExport-closing = Inicie sesión para descargarlo. Está disponible durante { $duration }.
passwordChanged-subject = Su contraseña ha cambiado
passwordChanged-text = se ha cambiado la contraseña de su cuenta de GoSDS y se han cerrado todas las demás sesiones.
passwordChanged-closing = Si ha sido usted, no tiene que hacer nada. Si no, establezca ahora una contraseña nueva: así nadie seguirá conectado.
newDevice-subject = Inicio de sesión desde un dispositivo nuevo
newDevice-text = alguien ha iniciado sesión en su cuenta de GoSDS el { $moment } UTC, con { $browser } en { $system }.
newDevice-textWithAddress = alguien ha iniciado sesión en su cuenta de GoSDS el { $moment } UTC, con { $browser } en { $system }, dirección IP { $address }.
newDevice-browser = un navegador desconocido
newDevice-system = un sistema desconocido
newDevice-advice = Si ha sido usted, no tiene que hacer nada. Si no, cierre esa sesión y cambie su contraseña.
newDevice-button = Ver sus sesiones
newDevice-closing = Puede desactivar estos correos en los ajustes de su cuenta.
promoLink-sheets = Sus fichas de datos de seguridad gratuitas
promoLink-reports = Su prueba gratuita del módulo de búsqueda
promoLink-text = alguien, seguramente usted, ha pedido la oferta gratuita de GoSDS para esta dirección de correo electrónico.
promoLink-byPhone = El enlace lleva a una página que le envía un código por SMS.
promoLink-given = Esta dirección de correo electrónico ya ha tenido la oferta. El enlace inicia su sesión; en el pago ve lo que queda de ella.
promoLink-givesSheets =
    { NUMBER($quantity) ->
        [one] El enlace confirma su dirección de correo electrónico, abre su cuenta y le da { NUMBER($quantity) } ficha de datos de seguridad sin coste.
        *[other] El enlace confirma su dirección de correo electrónico, abre su cuenta y le da { NUMBER($quantity) } fichas de datos de seguridad sin coste.
    }
promoLink-givesReports =
    { NUMBER($quantity) ->
        [one] El enlace confirma su dirección de correo electrónico, abre su cuenta y le da { NUMBER($quantity) } informe del módulo de búsqueda sin coste.
        *[other] El enlace confirma su dirección de correo electrónico, abre su cuenta y le da { NUMBER($quantity) } informes del módulo de búsqueda sin coste.
    }
promoLink-signIn = Iniciar sesión
promoLink-getOffer = Obtener la oferta
promoLink-closing = El enlace es válido durante { $duration } y funciona una sola vez. Inicia la sesión de quien lo abra: no lo comparta. Si usted no lo ha pedido, no tiene que hacer nada.
document-subject = Ficha de datos de seguridad: { $product }
document-text = { $sender } le envía la ficha de datos de seguridad de { $product } ({ $company }). Va adjunta como archivo PDF.
document-closing = Este correo se ha enviado con GoSDS a petición de la persona indicada arriba.
paidDocument-subject = Su ficha de datos de seguridad: { $product }
paidDocument-text = La ficha de datos de seguridad de { $product } va adjunta como archivo PDF.
chemistOrder-subject = Su pedido: { $product }
chemistOrder-text = Un químico redacta la ficha de datos de seguridad de { $product }. Cuando esté terminada, le enviaremos una copia PDF por correo electrónico.
chemistQuestion-subject = Una pregunta sobre su pedido { $order }
chemistQuestion-text = el químico que redacta la ficha de datos de seguridad de { $product } tiene una pregunta:
chemistQuestion-waits = La ficha espera su respuesta.
chemistQuestion-button = Responder a la pregunta
chemistQuestion-closing = Inicie sesión para responder. No responda a este correo: nadie lo lee.
signedSheet-text = su FDS está terminada. La ficha de datos de seguridad de { $product } va adjunta como archivo PDF.
signedSheet-signed = { $name } la ha firmado. También la encuentra en su cuenta de GoSDS, en «Mi cuenta».
signedSheet-closing = Este correo corresponde a su pedido { $order }.
paidReport-subject = Su informe: { $chemical }
paidReport-text = El informe sobre { $chemical } ya se puede descargar. También lo encuentra en su cuenta, en «Mi cuenta».
paidReport-button = Abrir el informe
paidReport-closing = Su factura va adjunta como archivo PDF.
creditNote-subject = Reembolso de su pedido { $order }
creditNote-text = hemos reembolsado { $amount } de su pedido { $order } a la cuenta desde la que se pagó.
creditNote-attached = La nota de crédito va adjunta como archivo PDF.
creditNote-closing = El banco puede tardar unos días en mostrar el importe.
renewalInvoice-subject = Servicio de emergencias renovado: { $product }
renewalInvoice-text = el servicio de emergencias para { $product } ({ $number }) se ha renovado por un año. Ha pagado { $amount }, pedido { $order }.
renewalInvoice-until = Está pagado hasta el { $day }.
renewalInvoice-closing = Su factura va adjunta como archivo PDF. También la encuentra en su cuenta de GoSDS, en «Suscripciones», donde puede poner fin a la renovación.
overdueRenewal-subject = Servicio de emergencias no renovado: { $product }
overdueRenewal-text = no hemos podido cobrar el precio anual del servicio de emergencias para { $product } ({ $number }).
overdueRenewal-until = El número de su ficha de datos de seguridad atiende por este producto hasta el { $day }. Pague antes de ese día para conservarlo.
overdueRenewal-button = Pagar ahora
overdueRenewal-closing = También encuentra este servicio en su cuenta de GoSDS, en «Suscripciones».
emergency-number = El teléfono de emergencia { $number } atiende por este producto de día y de noche.
emergency-numberIn = El teléfono de emergencia { $number } atiende por este producto de día y de noche, en estos idiomas: { $languages }.
emergency-until = Está pagado hasta el { $day }.
teamInvitation-subject = Una invitación a un equipo
teamInvitation-text = { $email } le invita a un equipo en GoSDS. Sus miembros comparten sus fichas de datos de seguridad.
teamInvitation-account = Necesita una cuenta de GoSDS con esta dirección de correo. Si no la tiene, créela primero y abra después el enlace.
teamInvitation-button = Ver la invitación
teamInvitation-closing = El enlace es válido durante { $duration } y sirve una vez. Si no quiere unirse, no tiene que hacer nada.
webhookOff-subject = Se ha desactivado un webhook
webhookOff-text = no hemos podido llegar a esta dirección varias veces seguidas, o ha pedido que no se le envíen más eventos: { $url }. Ya no le enviamos nada.
webhookOff-button = Ir a los webhooks
webhookOff-closing = Cuando vuelva a responder, actívela allí. Lo que no se entregó puede enviarse de nuevo.
