skip = Aller au contenu
home = GoSDS, accueil
main = Navigation principale
menu = Menu
sheets = Fiches
company = Profil de l’entreprise
subscriptions = Abonnements
myAccount = Mon compte
login = Connexion
signOut = Déconnexion
signOutFailed = La déconnexion a échoué
find = Rechercher
language = Langue de l’interface
lightScheme = Thème clair
darkScheme = Thème sombre
notFound = Page introuvable
goHome = Aller à GoSDS
dismiss = Fermer
close = Fermer
failed = Une erreur s’est produite
tryAgain = Réessayer
error = Erreur
ok = OK
unreachable = Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.
partFailed = Une partie de cette page n’a pas pu être chargée. Votre saisie est conservée.
loading = Chargement
pleaseSelect = Veuillez choisir
back = Retour
next = Suivant
nextKeys = Ctrl + Entrée
discard-title = Abandonner vos modifications ?
discard-yes = Abandonner
discard-no = Continuer la modification
discard-text = Ce que vous avez modifié dans cette fenêtre n’est pas enregistré.
steps-title = Étapes
steps-locked = Verrouillée
steps-completed = Terminée
steps-notOpen = Pas encore accessible
steps-review = Vérification
steps-count = Étape { NUMBER($number) } sur { NUMBER($all) }
steps-problems =
    { NUMBER($count) ->
        [one] { NUMBER($count) } problème
        *[other] { NUMBER($count) } problèmes
    }
stepState-locked = , verrouillée
stepState-completed = , terminée
stepState-notOpen = , pas encore accessible
stepState-freeSheets =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } fiche gratuite restante
        *[other] , { NUMBER($count) } fiches gratuites restantes
    }
stepState-problems =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } problème
        *[other] , { NUMBER($count) } problèmes
    }
key-mod = Ctrl
key-shift = Maj
key-enter = Entrée
key-escape = Échap
key-or = ou
