skip = Ir al contenido
home = GoSDS, inicio
main = Navegación principal
menu = Menú
sheets = Fichas
company = Perfil de la empresa
subscriptions = Suscripciones
myAccount = Mi cuenta
login = Iniciar sesión
signOut = Cerrar sesión
signOutFailed = No se ha podido cerrar la sesión
find = Buscar
language = Idioma de la interfaz
lightScheme = Tema claro
darkScheme = Tema oscuro
notFound = No encontrado
goHome = Ir a GoSDS
dismiss = Descartar
close = Cerrar
failed = Se ha producido un error
tryAgain = Reintentar
error = Error
ok = Aceptar
unreachable = No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.
partFailed = No se ha podido cargar una parte de esta página. Lo que ha escrito se conserva.
loading = Cargando
pleaseSelect = Seleccione
back = Atrás
next = Siguiente
nextKeys = Ctrl + Intro
discard-title = ¿Descartar los cambios?
discard-yes = Descartar
discard-no = Seguir editando
discard-text = Lo que ha cambiado en este cuadro no está guardado.
steps-title = Pasos
steps-locked = Bloqueado
steps-completed = Completado
steps-notOpen = Aún no disponible
steps-review = Revisión
steps-count = Paso { NUMBER($number) } de { NUMBER($all) }
steps-problems =
    { NUMBER($count) ->
        [one] { NUMBER($count) } problema
        *[other] { NUMBER($count) } problemas
    }
stepState-locked = , bloqueado
stepState-completed = , completado
stepState-notOpen = , aún no disponible
stepState-freeSheets =
    { NUMBER($count) ->
        [one] , queda { NUMBER($count) } ficha gratuita
        *[other] , quedan { NUMBER($count) } fichas gratuitas
    }
stepState-problems =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } problema
        *[other] , { NUMBER($count) } problemas
    }
key-mod = Ctrl
key-shift = Mayús
key-enter = Intro
key-escape = Esc
key-or = o
