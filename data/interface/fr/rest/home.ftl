pageTitle = Fiches
heading = Vos fiches
company = Profil de l’entreprise
new = Nouvelle fiche
empty-heading = Créez votre première fiche de données de sécurité
empty-text = Saisissez le produit et ses composants. Vous voyez la classification, l’étiquette et la fiche pendant la saisie, et ne payez qu’une fois satisfait du résultat.
noName = Pas encore de nom de produit
noCountry = Pas encore de pays
copyOf = Copie de { $name }
state-draft = Brouillon
state-paid = Payée
state-changed = Modifiée depuis le paiement
noPictogram = Aucun pictogramme
open-unknown = Connu seulement après ouverture
open-nothing = Rien d’obligatoire n’est en suspens
open-law =
    { NUMBER($count) ->
        [one] { NUMBER($count) } point de droit en suspens
        *[other] { NUMBER($count) } points de droit en suspens
    }
open-advice =
    { NUMBER($count) ->
        [one] { NUMBER($count) } suggestion
        *[other] { NUMBER($count) } suggestions
    }
duplicate = Dupliquer
duplicateNamed = Dupliquer { $name }
delete = Supprimer
deleteNamed = Supprimer { $name }
deleted = « { $name } » est supprimée.
undo = Annuler
undoNamed = Annuler : rétablir { $name }
day-saved = Enregistrée
day-published = Publiée
day-review = À réexaminer avant le
column-product = Produit
column-pictograms = Pictogrammes
column-country = Pays
column-language = Langue
column-state = État
column-open = Ce qui reste à faire
column-versions = Versions
column-review = À réexaminer avant le
column-saved = Enregistrée
column-actions = Actions
table = Vos fiches, en tableau
view-label = Afficher les fiches sous forme de
view-cards = Cartes
view-table = Tableau
search-label = Rechercher
search-placeholder = Produit, pays ou langue
search-count =
    { NUMBER($all) ->
        [one] { NUMBER($found) } fiche sur { NUMBER($all) }
        *[other] { NUMBER($found) } fiches sur { NUMBER($all) }
    }
search-none = Aucune fiche ne contient ces mots. Essayez une partie plus courte du nom.
search-all = Afficher toutes les fiches
more = Afficher { NUMBER($next) } de plus sur { NUMBER($all) }
sort-label = Trier par
sort-saved = Dernier enregistrement
sort-name = Nom du produit
sort-country = Pays
sort-state = État
sort-open = Le plus de points en suspens
sort-review = Date de réexamen
versions-label = Versions ({ NUMBER($count) })
versions-of = Versions de { $name }
versions-loading = Chargement des versions
versions-none = Cette fiche n’a pas encore de version publiée. Le paiement en publie une.
versions-changes = Cette fiche a des modifications non publiées. Une nouvelle version commence sans elles.
versions-line = <strong>Version { $version }</strong> du { DAY($day) }, { $country }, { $language }
versions-latest = La plus récente
versions-superseded = Remplacée
versions-download = Télécharger
versions-downloadNamed = Télécharger la version { $version } du { DAY($day) }
versions-new = Nouvelle version
versions-newNamed = Nouvelle version à partir de la version { $version } du { DAY($day) }
begin-more = Modèle ou copie
begin-copy = Copie d’une fiche antérieure
begin-sheet = Fiche
begin-copyIt = La copier
begin-template = À partir d’un modèle
begin-templateText = Un modèle indique ce qui compte d’abord pour un type de produit. Il ne remplit rien : ce qu’il propose est confirmé par vous.
begin-empty = Fiche vide
team-share = Partager avec l’équipe
team-shareNamed = Partager { $name } avec l’équipe
team-by = Équipe : { $author }
team-own = Équipe : vous
