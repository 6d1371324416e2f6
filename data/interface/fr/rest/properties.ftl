intro = Propriétés du produit tel que fourni. Une valeur est un nombre, commence par < ou >, ou est une plage telle que 120-140. Ce que vous laissez vide est imprimé « Non disponible ».
heading-appearance = État et aspect
heading-temperatures = Températures
heading-flow = Densité, vapeur et écoulement
heading-explosive = Limites d’explosivité
heading-exposure = Exposition
heading-unclassified = Dangers non classés ailleurs
more-heading = Autres propriétés
more-intro = Le mode avancé demande aussi le point de fusion, la pression de vapeur, les températures d’auto-inflammation et de décomposition, le taux d’évaporation, la masse moléculaire, les DNEL et PNEC, ainsi que des lignes de toxicité et d’environnement. Il ajoute la vérification de la classification. Ce que vous avez saisi est conservé.
more-button = Afficher toutes les propriétés
exposureIntro = Facultatif : valeurs en plus des limites d’exposition professionnelle, que la fiche prend dans le catalogue, un composant par ligne ; et gants testés.
unclassifiedIntro = Facultatif : dangers connus qu’aucune classe ne couvre, dans les termes de l’étiquette.
combustibleDust = Fourni sous forme de poussière combustible : ses particules s’enflamment ou explosent lorsqu’elles flottent dans l’air
limits-osha = La fiche prend les limites de l’OSHA dans le catalogue. Saisissez les valeurs limites d’exposition (TLV) de l’ACGIH, ou indiquez qu’il n’y en a pas.
limits-notHeld = Le catalogue ne contient pas { $list } : consultez ses limites.
limits-countryNotHeld = Le catalogue ne contient pas la liste du pays : consultez ses limites.
limits-partlyHeld = Le catalogue ne contient pas la totalité de { $list } : consultez ses limites.
limits-held = La fiche prend les limites de { $list } dans le catalogue. Saisissez celles des composants que la vérification signale.
hint-biologicalLimits = Substance, paramètre, valeur et moment du prélèvement.
hint-dnel = Tiré du rapport sur la sécurité chimique ou de la fiche du fournisseur : personnes, voie, durée, effet, valeur.
hint-pnec = Par compartiment : eau douce, eau de mer, sédiments, sol.
hint-gloves = À la place des gants que la fiche choisit : matériau et épaisseur ; puis temps de percement et essai.
hint-particles = Taille médiane et plage, forme, pulvérulence ; présence ou non de nanoformes.
hint-storageTemperature = Ce que vous autorisez : 5-30, ou 30 pour ne pas dépasser 30. Nécessaire pour les peroxydes et les autres produits qui se décomposent d’eux-mêmes.
hint-carriageTemperature = Seulement si le produit est transporté à chaud, comme l’asphalte ou le soufre.
hint-viscosity = Cinématique, à 40 °C.
hint-partitionCoefficient = Pour une substance. Un mélange n’en a généralement pas.
hint-upperExplosiveLimit = Entre 0,1 et 99,9 %.
hint-packedGas = Détermine le groupe de gaz sous pression.
notStated = Non indiqué
unitOf = { $name }, unité
solution-ph = pH en solution
solution-at = à %
state-Gas = Gaz
state-Liquid = Liquide
state-Solid = Solide
state-Aerosol = Aérosol
solubility-miscible = Miscible
solubility-soluble = Soluble
solubility-partlyMiscible = Partiellement miscible
solubility-slightlySoluble = Peu soluble
solubility-immiscible = Non miscible
solubility-insoluble = Insoluble
solubility-reactsWithWater = Réagit avec l’eau
appearance-clearColourless = Liquide limpide incolore
appearance-clearColoured = Liquide limpide coloré
appearance-opaque = Liquide opaque
appearance-emulsion = Émulsion
appearance-suspension = Suspension
appearance-paste = Pâte
appearance-gel = Gel
appearance-powder = Poudre
appearance-granules = Granulés
appearance-crystals = Cristaux
appearance-flakes = Paillettes
appearance-block = Bloc solide
appearance-compressedGas = Gaz comprimé
appearance-liquefiedGas = Gaz liquéfié
appearance-ownText = Saisie libre
packing-compressed = Gaz comprimé
packing-liquefied = Gaz liquéfié
packing-refrigerated = Gaz liquéfié réfrigéré
packing-dissolved = Gaz dissous
packing-unpressurised = Moins de 200 kPa (manométrique) à 20 °C
unit-air = Air = 1
unit-butylAcetate = Acétate de butyle = 1
unit-ether = Éther = 1
unit-volume = % vol.
unit-notApplicable = Sans objet
unit-notAvailable = Non disponible
tests-title = Résultats d’essais
tests-none = Aucun saisi
tests-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } essai
        *[other] { NUMBER($count) } essais
    }
tests-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne
        *[other] { NUMBER($count) } lignes
    }
tests-intro = Les essais effectués sur ce produit déterminent leur classe de danger à la place du calcul. Un essai compte dès qu’il a un résultat, une méthode et un rapport. Si vous connaissez une classe sans essai de votre part, ajoutez-la sous « la classe est connue » et indiquez le document qui l’atteste.
tests-add = Ajouter un essai
tests-option = { $name } ({ $methods })
tests-known = Classe connue : { $name }
tests-ofSubject = { $test } : { $subject }
tests-remove = Supprimer
tests-removeThis = Supprimer { $name }
tests-removed = { $name } : supprimé.
tests-unit = { $label }, { $unit }
tests-optional = { $label } (facultatif)
tests-doseHint = Une valeur, une plage telle que 300-500, ou > et la dose testée la plus élevée.
tests-valueHint = Une valeur, une plage telle que 3-5, ou < ou > devant une valeur.
tests-orNone = Ou { $none } : { $meaning }.
tests-notClassified = Non classé : critères non remplis
group-health = Santé
group-environment = Environnement
group-physical = Dangers physiques
group-known = Dangers physiques : la classe est connue
evidence-method = Méthode
evidence-basis = Sur quoi elle repose
evidence-document = Document, avec son numéro
evidence-report = Rapport ou laboratoire
evidence-source = Source
evidence-date = Date (facultatif)
evidence-reportExample = Laboratoire, numéro de rapport
evidence-sourceExample = Fiche du fournisseur, sa date
toxicity-health = Toxicité
toxicity-environment = Environnement
toxicity-healthIntro = Une ligne par étude. Une ligne du produit détermine sa classe à la place du calcul ; une ligne d’un composant que personne n’a classé donne son estimation et sa classe. La section 11 imprime chaque ligne.
toxicity-environmentIntro = Une ligne par étude. Les valeurs d’un composant que personne n’a classé conduisent à sa classe et à son facteur M, avec la dégradation et la bioaccumulation. La section 12 imprime chaque ligne.
toxicity-rowFor = Ligne pour
toxicity-test = Essai
toxicity-add = Ajouter une ligne
toxicity-product = Le produit
toxicity-ingredient = Composant { $number }
