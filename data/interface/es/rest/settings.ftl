heading = Configuración de la cuenta
save = Guardar
name-heading = Su nombre
name-intro = Su nombre figura en las facturas. Los datos de su empresa están en su <link>perfil de empresa</link>.
name-saved = Su nombre se ha guardado.
password-heading = Contraseña
password-intro = Necesita su contraseña actual para cambiarla. Si no la conoce, <link>establezca una nueva por correo electrónico</link>.
password-current = Contraseña actual
password-button = Cambiar la contraseña
password-saved = Su contraseña se ha cambiado. Todas las demás sesiones están cerradas y le hemos enviado un correo electrónico.
sessions-heading = Dónde ha iniciado sesión
sessions-intro = Cierre lo que no conozca y luego cambie su contraseña.
sessions-device = { $browser } en { $system }
sessions-someBrowser = Navegador desconocido
sessions-someSystem = sistema desconocido
sessions-somewhere = desconocida
sessions-this = (esta sesión)
sessions-used = Último uso { $time }, dirección IP { $place }
sessions-opened = Inicio de sesión { $time }
sessions-close = Cerrar
sessions-closeNamed = Cerrar la sesión de { $device }, último uso { $time }
sessions-closeOthers = Cerrar todas las demás sesiones
sessions-closed = Sesión cerrada.
mails-heading = Correos electrónicos
mails-intro = No enviamos publicidad. Estos son todos los correos que le enviamos.
mails-account = Los enlaces que solicita y los cambios de su contraseña
mails-orders = Sus pedidos: fichas, informes, facturas, notas de crédito y preguntas del químico
mails-renewal = Una respuesta de emergencia que no se pudo renovar
mails-always = Se envía siempre, porque su contrato o la seguridad de su cuenta lo exige
mails-saved = Guardado.
mails-newDevice = Avisarme por correo electrónico de un inicio de sesión desde un dispositivo nuevo
mails-watch = Avisarme por correo electrónico cuando una lista o una norma nueva afecte a una de mis fichas
data-heading = Sus datos
data-intro = Un archivo con todo lo que tenemos de usted: cuenta, borradores, fichas, pedidos y facturas, en JSON y PDF. Le avisamos por correo electrónico cuando esté listo. Solo usted puede descargarlo, con la sesión iniciada aquí.
data-button = Reunir mis datos
data-running = Se están reuniendo sus datos. Puede salir de esta página.
data-ready = Su archivo está listo. Estará aquí hasta el { $day }.
data-download = Descargar
delete-heading = Eliminar la cuenta
delete-intro = Reúna primero sus datos. Debe conservar aquello en que se basan sus fichas de datos de seguridad durante al menos 10 años después del último suministro del producto (Reglamento (CE) n.º 1907/2006, artículo 36, apartado 1).
delete-goes = Su nombre, correo electrónico, empresa, borradores, logotipos, sesiones y opiniones se eliminan de inmediato, y de nuestras copias de seguridad cuando estas caducan.
delete-sheets =
    { NUMBER($count) ->
        [one] Su ficha publicada se elimina. Su página pública y el código QR que lleva dejan de funcionar.
        *[other] Sus { NUMBER($count) } fichas publicadas se eliminan. Sus páginas públicas y los códigos QR que llevan dejan de funcionar.
    }
delete-services =
    { NUMBER($count) ->
        [one] Su respuesta de emergencia termina de inmediato, sin reembolso, y no se renueva.
        *[other] Sus { NUMBER($count) } respuestas de emergencia terminan de inmediato, sin reembolso, y no se renuevan.
    }
delete-kept = Por ley conservamos sus facturas y notas de crédito ({ NUMBER($count) }), con su nombre, empresa y correo electrónico, durante { NUMBER($years) } años ({ $law }).
delete-numbers = Los números de sus pedidos y fichas se conservan y nunca se asignan a otros.
delete-password = Su contraseña, para eliminar la cuenta
delete-button = Eliminar la cuenta
delete-question = ¿Eliminar la cuenta para siempre?
delete-forEver = Nadie puede recuperarla.
delete-keep = Conservarla
delete-done = Su cuenta se ha eliminado.
deleteObstacle-staff = Esta cuenta tiene derechos de personal. Pida a otro administrador que los retire y luego elimínela.
deleteObstacle-order = Hay un pago o una ficha de un químico en curso. Espere a que termine y luego elimine la cuenta.
developers-heading = API pública
developers-intro = Claves para sus programas y un ejemplo.
developers-open = Abrir
