pageTitle = Droit à venir
heading = Vos fiches selon le droit de demain
link = Droit à venir
intro = Nous établissons chaque fiche telle que le droit l’exigera à chaque date à venir, avec vos données d’aujourd’hui, et montrons les différences.
working = { NUMBER($count) ->
        [one] Comparaison de { NUMBER($count) } fiche…
        *[other] Comparaison de { NUMBER($count) } fiches…
    }
noSheets = Vous n’avez pas encore de fiche. Ces changements concernent les fiches de tous les pays.
failed = { $name } n’a pas pu être comparée : { $reason }
upcoming = Changements à venir
open = Encore sans date
past = En vigueur depuis l’an dernier
status-set = Adopté
status-agreed = Convenu, non adopté
status-draft = Projet
status-in-force = En vigueur
until = Le droit antérieur peut encore être appliqué jusqu’au { DAY($day) }.
check = Cette date n’a pas été lue dans l’acte. Vérifiez-la.
act = Acte : { $act }
ofData = Des valeurs de vos composants changent à cette date
touches-classes = classification
touches-label = étiquette
touches-limits = valeurs limites d’exposition
touches-transport = transport
touches-sheet = fiche
touches-notification = notification
touchesLine = Concerne : { $parts }
changed = { $name }, { $country } : { $what }
what-classes =
    { NUMBER($count) ->
        [one] { NUMBER($count) } classe change
        *[other] { NUMBER($count) } classes changent
    }
what-sections =
    { NUMBER($count) ->
        [one] la section { $list } change
        *[other] les sections { $list } changent
    }
added = Nouveau : { $name }
removed = Supprimé : { $name }
major = Vous devez envoyer la nouvelle version à vos clients.
same =
    { NUMBER($count) ->
        [one] { NUMBER($count) } fiche reste inchangée.
        *[other] { NUMBER($count) } fiches restent inchangées.
    }
notCompared =
    { NUMBER($count) ->
        [one] Nous ne pouvons pas comparer { NUMBER($count) } fiche : nos données ne contiennent pas encore ce droit. Lisez l’acte.
        *[other] Nous ne pouvons pas comparer { NUMBER($count) } fiches : nos données ne contiennent pas encore ce droit. Lisez l’acte.
    }
none = Aucun changement à venir n’est connu pour ce pays.
oneSame = Cette fiche reste inchangée.
oneNotCompared = Nous ne pouvons pas comparer cette fiche : nos données ne contiennent pas encore ce droit. Lisez l’acte.
details = Ce qui change
detailsOf = Ce qui change dans { $name } le { DAY($day) }
unsaved = La fiche enregistrée est comparée.
title-eu-new-classes-new-substances = Nouvelles classes de danger : nouvelles substances
title-br-nbr-14725 = Brésil : NBR 14725 de 2023
title-cn-gb-30000-1 = Chine : GB 30000.1 de 2024
title-eu-atp-21 = 21e adaptation du CLP
title-un-ghs-11 = SGH, révision 11
title-ca-hpr-transition = Fin de la transition canadienne
title-imdg-42-24 = Transport maritime selon le code IMDG 42-24
title-kr-msds-last-band = Corée : dernière tranche de dépôt des fiches
title-eu-atp-22 = 22e adaptation du CLP
title-eu-new-classes-new-mixtures = Nouvelles classes de danger pour les nouveaux mélanges
title-us-hcs-2024-substances = HCS 2024 pour les substances
title-gb-clp-procedure = Grande-Bretagne : classifications obligatoires
title-eu-clp-revision-first-part = Révision du CLP, première partie
title-eu-new-classes-old-substances = Nouvelles classes de danger pour toutes les substances
title-us-hcs-2024-substances-employers = HCS 2024 : substances, employeurs
title-au-wel = Australie : nouvelles valeurs limites d’exposition
title-adr-2027 = ADR 2027
title-eu-poison-centre-relabellers = Notification par ceux qui réétiquettent
title-eu-atp-23 = 23e adaptation du CLP
title-us-hcs-2024-mixtures = HCS 2024 pour les mélanges
title-eu-label-format = Nouveau format des étiquettes
title-eu-new-classes-old-mixtures = Nouvelles classes de danger pour tous les mélanges
title-us-hcs-2024-employers = HCS 2024 pour les employeurs
title-eu-data-platform = Plateforme commune de données sur les produits chimiques
title-eu-detergents = Nouveau règlement sur les détergents
title-eu-omnibus-vi = Règles d’étiquetage simplifiées
title-jp-jis-2025 = Japon : JIS Z 7252 et Z 7253 de 2025
title-eu-atp-24 = 24e adaptation du CLP
title-eu-annex-xvii-cmr = D’autres substances interdites aux consommateurs
title-in-ghs-draft = Inde : projet sur le SGH
text-eu-new-classes-new-substances = Les substances mises sur le marché à partir de cette date sont évaluées comme perturbateurs endocriniens, PBT, vPvB, PMT et vPvM.
text-br-nbr-14725 = L’édition précédente ne peut plus être utilisée. La fiche s’appelle FDS, elle est en portugais du Brésil et porte un numéro d’urgence au Brésil.
text-cn-gb-30000-1 = La partie générale suit la révision 8 du SGH et comprend les explosibles désensibilisés. Les parties consacrées à chaque classe suivent la révision 4 jusqu’à leur remplacement.
text-eu-atp-21 = 28 classifications harmonisées nouvelles et 24 modifiées.
text-un-ghs-11 = Les aérosols et les produits chimiques sous pression sont mieux distingués ; le réchauffement planétaire est une nouvelle notion. Chaque pays décide quand il suit.
text-ca-hpr-transition = Étiquettes et fiches suivent le Règlement sur les produits dangereux modifié. Anciennes et nouvelles règles ne se mélangent pas.
text-imdg-42-24 = De nouvelles rubriques et des dispositions spéciales modifiées. Vérifiez les envois maritimes des marchandises citées.
text-kr-msds-last-band = Les substances et mélanges de moins de 1 tonne par an ont aussi besoin de leur numéro de dépôt.
text-eu-atp-22 = 27 classifications harmonisées nouvelles et 16 modifiées, dont n-hexane, acide formique, acide peracétique et argent.
text-eu-new-classes-new-mixtures = Perturbateurs endocriniens, PBT, vPvB, PMT et vPvM. Les mélanges mis sur le marché à partir de cette date doivent être classés.
text-us-hcs-2024-substances = Fabricants et importateurs de substances suivent le Hazard Communication Standard modifié.
text-gb-clp-procedure = Une seule procédure pour les classifications obligatoires, accélérée pour les avis de l’Union. Les nouvelles classes de danger de l’Union n’y ont pas force de loi.
text-eu-clp-revision-first-part = L’étiquette nomme un fournisseur dans l’Union. Étiquettes dépliantes et numériques sont possibles. Les constituants décident de la classe des substances complexes.
text-eu-new-classes-old-substances = Les substances sur le marché avant le 1er mai 2025 doivent aussi être classées. Demandez de nouvelles fiches à vos fournisseurs.
text-us-hcs-2024-substances-employers = Les employeurs mettent à jour l’étiquetage au poste de travail, leur programme et la formation pour les substances.
text-au-wel = La liste est remplacée : environ 200 valeurs changent et les mentions de sensibilisation sont nouvelles. Saisissez les valeurs de la section 8 selon la nouvelle liste.
text-adr-2027 = La nouvelle édition pour le transport routier.
text-eu-poison-centre-relabellers = Les distributeurs qui réétiquettent ou changent la marque d’un mélange dangereux le notifient eux-mêmes aux centres antipoison.
text-eu-atp-23 = 22 classifications harmonisées nouvelles et 10 modifiées. Elles peuvent être appliquées avant cette date.
text-us-hcs-2024-mixtures = Fabricants et importateurs de mélanges suivent la norme modifiée. Celle de 2012 reste possible d’ici là. Nos fiches suivent déjà celle de 2024.
text-eu-label-format = Taille des lettres, interligne et couleurs sont fixés par la loi. Un report à 2030 est convenu.
text-eu-new-classes-old-mixtures = Les mélanges sur le marché avant le 1er mai 2026 doivent aussi être classés. Nos fiches le font déjà.
text-us-hcs-2024-employers = Les employeurs adaptent l’étiquetage au poste de travail, la formation et leur programme pour les mélanges.
text-eu-data-platform = Les données non confidentielles de l’Union sur les produits chimiques peuvent être téléchargées sous une forme lisible par machine.
text-eu-detergents = UFI sur l’étiquette, étiquette numérique et passeport de produit pour chaque modèle.
text-eu-omnibus-vi = Taille des lettres pour le grand public seulement, contact numérique sur l’étiquette, 15 mois pour réétiqueter. Convenu, mais non adopté.
text-jp-jis-2025 = Classes selon le SGH révision 9 et nouvelle forme de la fiche. Les éditions de 2019 restent possibles d’ici là.
text-eu-atp-24 = Entre autres le carbonate de lithium et l’huile d’arbre à thé comme toxiques pour la reproduction. Contesté, peut changer.
text-eu-annex-xvii-cmr = D’autres cancérogènes, mutagènes et reprotoxiques, dont ceux de la 23e adaptation, entrent à l’annexe XVII.
text-in-ghs-draft = Le projet suit la révision 8 du SGH. Aucune règle de classification n’est en vigueur.
