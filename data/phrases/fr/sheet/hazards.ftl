tableCaption = Classification
columnClass = Classe et catégorie de danger
columnCode = Code
columnStatement = Mention de danger
notClassified = Le produit n’est pas classé comme dangereux selon la réglementation applicable ({ $law }).
notClassifiedSoFar = Dans la mesure où une évaluation a été possible, le produit n’est pas classé comme dangereux selon la réglementation applicable ({ $law }).
notJudged = Non évalué, faute d’informations ({ $missing }) : { $classes }.
knownClass = { $hazardClass } : classe connue ({ $evidence }).
reviewedClass = { $hazardClass } : fixé par le fournisseur lors de la révision de la classification ({ $evidence }).
testedClass = { $hazardClass } : par un essai sur le produit ({ $evidence }).
pictograms = Pictogrammes de danger
noPictograms = La classification n’exige aucun pictogramme de danger.
signalWord = Mention d’avertissement
noSignalWord = La classification n’exige aucune mention d’avertissement.
labelOpen = Pas encore évalué, de sorte que l’étiquetage peut changer : { $classes }.
hazardStatements = Mentions de danger
noHazardStatements = La classification n’exige aucune mention de danger.
supplemental = Informations supplémentaires
precautionaryStatements = Conseils de prudence
noPrecautionaryStatements = La classification n’exige aucun conseil de prudence.
namedIngredients = Contient
general = Généralités
prevention = Prévention
response = Intervention
storage = Stockage
disposal = Élimination
vapourAir = Les vapeurs sont plus lourdes que l’air, se propagent au ras du sol et peuvent former avec l’air des mélanges explosifs.
heatedVapour = Chauffé au-dessus de son point d’éclair, le produit dégage des vapeurs qui forment avec l’air des mélanges explosifs.
staticCharge = L’électricité statique peut enflammer les vapeurs.
dustExplosion = Les poussières fines en suspension dans l’air peuvent exploser en présence d’une source d’inflammation.
containerBurst = Les récipients peuvent éclater sous l’effet de la chaleur.
coldBurns = Le contact avec le gaz liquéfié qui s’échappe provoque des gelures.
coldContact = Le contact avec le produit froid, ou avec ce qu’il a refroidi, provoque des gelures.
meltBurns = Le produit fondu à chaud provoque des brûlures par contact.
coldBursts = Se transforme continuellement en gaz : dans un récipient fermé, la pression monte jusqu’à l’éclatement.
asphyxiant = À forte concentration, le gaz déplace l’oxygène et peut provoquer l’asphyxie.
defatting = Un contact répété peut provoquer dessèchement ou gerçures de la peau.
acidContact = Au contact d’un acide, dégage un gaz toxique.
oxygenPressure = Se décompose à la chaleur ou en cas de contamination en libérant de l’oxygène, qui attise les incendies et peut faire éclater les récipients étanches.
simpleAsphyxiant = Asphyxiant simple
combustibleDust = Poussière combustible
physicalUnclassified = Dangers physiques non classifiés ailleurs, catégorie 1
healthUnclassified = Dangers pour la santé non classifiés ailleurs, catégorie 1
noOtherHazards = Aucune autre information pertinente n’est disponible.
pbtFound = Substances PBT ou vPvB présentes à 0,1 % ou plus : { $names }.
pbtNone = Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du { EDITION($edition) }) en raison de propriétés PBT ou vPvB.
endocrineFound = Perturbateurs endocriniens présents à 0,1 % ou plus : { $names }.
endocrineNone = Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du { EDITION($edition) }) en raison de propriétés perturbant le système endocrinien.
reactionNone = Aucune information sur les dangers résultant de réactions chimiques dans les conditions normales d’utilisation n’est disponible.
reactionFumes = Le soudage, le brasage, le coupage ou le chauffage dégagent des fumées et des gaz nocifs pour les poumons et les nerfs : oxydes métalliques et fluorures du produit, du métal de base et de son revêtement ; à l’arc, aussi ozone et oxydes d’azote. Le rayonnement et la chaleur brûlent les yeux et la peau.
solderFumes = Le brasage tendre dégage des fumées de flux et de métal, qui irritent les yeux et les voies respiratoires ; les fumées de colophane peuvent provoquer de l’asthme. L’alliage chaud brûle la peau.
reactionOpen = Aucun danger résultant d’une réaction chimique ne découle de la classification.
hnocNone = Aucune information sur les dangers non classés ailleurs n’est disponible.
unknownAcute = { $percent } % du mélange consiste en { $market ->
        [eu] composant(s)
        [gb] composant(s)
        [ca] un ou plusieurs ingrédients
       *[other] ingrédient(s)
    } de toxicité aiguë inconnue ({ $route }).
unknownAcuteNone = Aucun ingrédient présent à 1 % ou plus n’est de toxicité aiguë inconnue.
unknownAquatic = Contient { $percent } % de composants dont les dangers pour le milieu aquatique sont inconnus.
allRoutes = toutes voies

routes-oral = voie orale
routes-dermal = voie cutanée
routes-gas = inhalation, gaz
routes-vapour = inhalation, vapeurs
routes-dust-mist = inhalation, poussières et brouillards
