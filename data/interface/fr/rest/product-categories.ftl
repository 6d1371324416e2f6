hint = Ce qu’est le produit dans l’EuPCS, l’utilisation principale en premier. Les lois et l’inscription pour le transport que cite la fiche en dépendent.
search = Rechercher par code ou par nom
nothing = Aucun résultat
looksLike = Il semble s’agir de : { $categories }.
alsoSuggests = L’utilisation suggère aussi : { $categories }.
confirm = Confirmer
add = Ajouter
