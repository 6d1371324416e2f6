general = Informations générales
inhalation = En cas d’inhalation
skin = En cas de contact avec la peau
eyes = En cas de contact avec les yeux
ingestion = En cas d’ingestion
protection = Protection des secouristes

showSheet = En cas de doute ou si les symptômes persistent, consulter un médecin et lui montrer cette fiche de données de sécurité.
leaveArea = Éloigner la victime de la zone dangereuse. La maintenir au chaud et au calme.
unconscious = Ne jamais rien faire ingérer à une personne inconsciente. Si la victime est inconsciente mais respire, la placer en position latérale de sécurité.
observe = Les symptômes peuvent n’apparaître qu’après plusieurs heures : maintenir sous surveillance médicale pendant au moins 48 heures.
exposedConcerned = En cas d’exposition prouvée ou suspectée : consulter un médecin.

freshAir = Transporter à l’air frais et maintenir au repos dans une position permettant de respirer confortablement.
inhalationUnwell = Consulter un médecin en cas de malaise.
inhalationDoctor = Appeler un CENTRE ANTIPOISON ou un médecin en cas de malaise.
inhalationEmergency = Appeler immédiatement un CENTRE ANTIPOISON ou un médecin. En cas de difficultés respiratoires, faire administrer de l’oxygène par du personnel formé uniquement.
inhalationSensitised = En cas de symptômes respiratoires, appeler immédiatement un CENTRE ANTIPOISON ou un médecin.
artificialRespiration = En cas d’arrêt respiratoire, pratiquer la respiration artificielle à l’aide d’un appareil et non par bouche-à-bouche.
inhalationCorrosive = Appeler immédiatement un CENTRE ANTIPOISON ou un médecin : le produit inhalé peut brûler les voies respiratoires et provoquer un œdème pulmonaire différé.
inhalationSuffocation = Appeler immédiatement un médecin. Si la respiration est faible ou arrêtée : respiration artificielle ; oxygène par du personnel formé uniquement.

skinOff = Enlever les vêtements contaminés.
skinBrush = D’abord, enlever avec précaution les particules déposées sur la peau.
skinWash = Laver abondamment la peau à l’eau et au savon.
skinWashAgain = Laver les vêtements contaminés avant réutilisation.
skinIrritation = En cas d’irritation ou d’éruption cutanée, consulter un médecin.
skinCorrosive = Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau courante pendant au moins 20 minutes. Les brûlures doivent être traitées immédiatement par un médecin : sans traitement, elles guérissent mal.
skinToxic = Appeler immédiatement un CENTRE ANTIPOISON ou un médecin, même en l’absence de symptômes.
skinGas = Le gaz lui-même n’exige aucune mesure particulière.
skinCold = Dégeler les parties gelées avec de l’eau tiède. Ne pas frotter. Appeler un médecin.

eyesRinse = Rincer à l’eau courante pendant plusieurs minutes en maintenant les paupières écartées. Enlever les lentilles de contact si elles peuvent être facilement enlevées.
eyesGas = Rincer à l’eau pendant plusieurs minutes. Consulter un ophtalmologiste en cas de contact avec un gaz froid s’échappant du récipient.
eyesIrritation = Si l’irritation persiste, consulter un médecin.
eyesDamage = Rincer immédiatement à l’eau courante pendant au moins 20 minutes en maintenant les paupières écartées. Enlever les lentilles de contact si elles peuvent être facilement enlevées. Continuer à rincer pendant le transport chez un ophtalmologiste.
eyesLye = Les produits alcalins pénètrent profondément dans l’œil : chaque seconde compte.

mouthRinse = Rincer la bouche à l’eau.
noVomiting = NE PAS faire vomir.
vomitingDanger = En cas de vomissement spontané, maintenir la tête basse afin que rien ne pénètre dans les poumons.
ingestionUnwell = Appeler un CENTRE ANTIPOISON ou un médecin en cas de malaise.
ingestionEmergency = Appeler immédiatement un CENTRE ANTIPOISON ou un médecin.
ingestionCorrosive = Faire boire au maximum un verre d’eau, uniquement si la victime est consciente. Ne pas tenter de neutraliser.
ingestionGas = L’ingestion n’est pas une voie d’exposition probable pour un gaz.

protectSelf = Les secouristes veillent à leur propre protection et portent l’équipement indiqué à la rubrique 8.
protectToxic = Les secouristes évitent de respirer le produit et portent une protection respiratoire en atmosphère contaminée.
protectSuffocation = Là où l’air peut manquer d’oxygène, n’intervenir qu’avec un appareil respiratoire isolant autonome.

symptomsInhalation = Après inhalation
symptomsSkin = Après contact avec la peau
symptomsEyes = Après contact avec les yeux
symptomsIngestion = Après ingestion
symptomsLong = Après une exposition prolongée ou répétée
noSymptoms = Aucun symptôme particulier ne découle de la classification.
burnsSkin = Douleur vive, rougeurs, cloques et destruction des tissus cutanés.
rednessSkin = Rougeurs, démangeaisons et douleur.
elicitedSkin = Chez les personnes déjà sensibilisées : éruption avec démangeaisons, même à cette faible concentration.
drySkin = Dessèchement et gerçures de la peau après contact répété.
allergySkin = Éruption prurigineuse pouvant apparaître des heures ou des jours après le contact et réapparaissant à chaque nouveau contact.
absorbedSkin = Résorption par la peau : les signes d’intoxication décrits pour l’ingestion peuvent apparaître.
burnsEyes = Douleur intense, larmoiement, opacification de la cornée ; risque de cécité.
rednessEyes = Rougeurs, larmoiement et douleur.
burnsMouth = Brûlures de la bouche, de la gorge, de l’œsophage et de l’estomac ; risque de perforation.
poisoningSevere = Signes d’intoxication grave : nausées, vomissements, crampes, troubles de la conscience et de la respiration.
poisoning = Nausées, vomissements, douleurs abdominales et vertiges.
aspiration = Toux et suffocation en cas de pénétration du produit dans les poumons ; une pneumonie chimique peut survenir en quelques heures.
irritatedAirways = Toux, maux de gorge et oppression thoracique.
asthma = Respiration sifflante, essoufflement et asthme, parfois différés, et de nouveau à de très faibles concentrations.
narcosis = Maux de tête, vertiges, somnolence, nausées ; perte de connaissance à concentration élevée.
toxicInhaled = Essoufflement, maux de tête, nausées ; les signes peuvent être différés.
suffocation = Asphyxie à concentration élevée, souvent sans signes avant-coureurs : vertiges, puis perte de connaissance.
frostbite = Gelures au contact du gaz liquéfié qui s’échappe.
organs = Lésions d’organes : { $organs }.
organsUnnamed = Lésions d’organes.
cancer = Un cancer peut survenir après plusieurs années.
cancerSuspected = Susceptible de provoquer un cancer après plusieurs années.
genetic = Des anomalies génétiques sont possibles ou suspectées.
reproduction = La fertilité ou le fœtus peuvent être affectés.

treatSymptoms = Traitement symptomatique.
doctorCorrosive = Brûlures : poursuivre le rinçage, couvrir d’un pansement stérile. Après ingestion, pas de lavage gastrique sans endoscopie en raison du risque de perforation.
doctorAspiration = Danger d’aspiration : lavage gastrique uniquement sous intubation endotrachéale. Surveiller l’apparition d’une pneumonie chimique.
doctorLungs = Surveiller l’apparition d’un œdème pulmonaire pendant au moins 48 heures ; envisager l’administration de corticoïdes par inhalation.
doctorAsthma = Surveiller la respiration des personnes asthmatiques ou présentant une allergie connue au produit.
eyeWash = Prévoir un rince-œil et une douche de sécurité à proximité du poste de travail.
