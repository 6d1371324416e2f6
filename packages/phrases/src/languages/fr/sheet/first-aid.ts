import type { SheetPhrases } from '../../../language.ts';

/** Treatment that one ingredient calls for, by CAS number. */
const specific: SheetPhrases['firstAid']['specific'] = {
  '67-56-1':
    'Contient du méthanol\u00a0: les signes peuvent n’apparaître qu’après 12 à 24 heures. Antidotes\u00a0: fomépizole ou éthanol, et acide folinique\u00a0; corriger l’acidose\u00a0; hémodialyse dans les cas graves.',
  '107-21-1':
    'Contient de l’éthylène glycol\u00a0: antidotes fomépizole ou éthanol\u00a0; corriger l’acidose\u00a0; hémodialyse dans les cas graves.',
  '111-46-6':
    'Contient du diéthylène glycol\u00a0: surveiller la fonction rénale\u00a0; l’administration de fomépizole peut être envisagée.',
  '7664-39-3':
    'Contient de l’acide fluorhydrique\u00a0: appliquer immédiatement un gel de gluconate de calcium sur la peau\u00a0; surveiller la calcémie, la magnésémie et le rythme cardiaque.',
  '108-95-2':
    'Contient du phénol\u00a0: essuyer la peau avec du polyéthylène glycol 400 avant et après le rinçage\u00a0; surveiller le cœur, le foie et les reins.',
  '62-53-3':
    'Contient de l’aniline\u00a0: surveiller l’apparition d’une méthémoglobinémie\u00a0; l’administration de bleu de méthylène peut être envisagée.',
  '143-33-9':
    'Contient un cyanure\u00a0: administrer immédiatement de l’hydroxocobalamine ou un autre antidote, et de l’oxygène.',
  '151-50-8':
    'Contient un cyanure\u00a0: administrer immédiatement de l’hydroxocobalamine ou un autre antidote, et de l’oxygène.',
  '7632-00-0':
    'Contient un nitrite\u00a0: surveiller l’apparition d’une méthémoglobinémie\u00a0; l’administration de bleu de méthylène peut être envisagée.',
  '75-09-2':
    'Contient du dichlorométhane\u00a0: du monoxyde de carbone se forme dans l’organisme\u00a0; doser la carboxyhémoglobine et administrer de l’oxygène.',
  '7681-52-9':
    'Contient un hypochlorite\u00a0: dégage du chlore au contact d’un acide\u00a0; surveiller l’apparition d’une irritation pulmonaire.',
  '302-01-2':
    'Contient de l’hydrazine\u00a0: l’administration de pyridoxine peut être envisagée en cas de convulsions.',
};

export const firstAid: SheetPhrases['firstAid'] = {
  general: 'Informations générales',
  inhalation: 'En cas d’inhalation',
  skin: 'En cas de contact avec la peau',
  eyes: 'En cas de contact avec les yeux',
  ingestion: 'En cas d’ingestion',
  protection: 'Protection des secouristes',

  showSheet:
    'En cas de doute ou si les symptômes persistent, consulter un médecin et lui montrer cette fiche de données de sécurité.',
  leaveArea: 'Éloigner la victime de la zone dangereuse. La maintenir au chaud et au calme.',
  unconscious:
    'Ne jamais rien faire ingérer à une personne inconsciente. Si la victime est inconsciente mais respire, la placer en position latérale de sécurité.',
  observe:
    'Les symptômes peuvent n’apparaître qu’après plusieurs heures\u00a0: maintenir sous surveillance médicale pendant au moins 48 heures.',
  exposedConcerned: 'En cas d’exposition prouvée ou suspectée\u00a0: consulter un médecin.',

  freshAir: 'Transporter à l’air frais et maintenir au repos dans une position permettant de respirer confortablement.',
  inhalationUnwell: 'Consulter un médecin en cas de malaise.',
  inhalationDoctor: 'Appeler un CENTRE ANTIPOISON ou un médecin en cas de malaise.',
  inhalationEmergency:
    'Appeler immédiatement un CENTRE ANTIPOISON ou un médecin. En cas de difficultés respiratoires, faire administrer de l’oxygène par du personnel formé uniquement.',
  inhalationSensitised: 'En cas de symptômes respiratoires, appeler immédiatement un CENTRE ANTIPOISON ou un médecin.',
  artificialRespiration:
    'En cas d’arrêt respiratoire, pratiquer la respiration artificielle à l’aide d’un appareil et non par bouche-à-bouche.',
  inhalationCorrosive:
    'Appeler immédiatement un CENTRE ANTIPOISON ou un médecin\u00a0: le produit inhalé peut brûler les voies respiratoires et provoquer un œdème pulmonaire différé.',
  inhalationSuffocation:
    'Appeler immédiatement un médecin. Si la respiration est faible ou arrêtée\u00a0: respiration artificielle\u00a0; oxygène par du personnel formé uniquement.',

  skinOff: 'Enlever les vêtements contaminés.',
  skinBrush: 'D’abord, enlever avec précaution les particules déposées sur la peau.',
  skinWash: 'Laver abondamment la peau à l’eau et au savon.',
  skinWashAgain: 'Laver les vêtements contaminés avant réutilisation.',
  skinIrritation: 'En cas d’irritation ou d’éruption cutanée, consulter un médecin.',
  skinCorrosive:
    'Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau courante pendant au moins 20 minutes. Les brûlures doivent être traitées immédiatement par un médecin\u00a0: sans traitement, elles guérissent mal.',
  skinToxic: 'Appeler immédiatement un CENTRE ANTIPOISON ou un médecin, même en l’absence de symptômes.',
  skinGas: 'Le gaz lui-même n’exige aucune mesure particulière.',
  skinCold: 'Dégeler les parties gelées avec de l’eau tiède. Ne pas frotter. Appeler un médecin.',

  eyesRinse:
    'Rincer à l’eau courante pendant plusieurs minutes en maintenant les paupières écartées. Enlever les lentilles de contact si elles peuvent être facilement enlevées.',
  eyesGas:
    'Rincer à l’eau pendant plusieurs minutes. Consulter un ophtalmologiste en cas de contact avec un gaz froid s’échappant du récipient.',
  eyesIrritation: 'Si l’irritation persiste, consulter un médecin.',
  eyesDamage:
    'Rincer immédiatement à l’eau courante pendant au moins 20 minutes en maintenant les paupières écartées. Enlever les lentilles de contact si elles peuvent être facilement enlevées. Continuer à rincer pendant le transport chez un ophtalmologiste.',
  eyesLye: 'Les produits alcalins pénètrent profondément dans l’œil\u00a0: chaque seconde compte.',

  mouthRinse: 'Rincer la bouche à l’eau.',
  noVomiting: 'NE PAS faire vomir.',
  vomitingDanger: 'En cas de vomissement spontané, maintenir la tête basse afin que rien ne pénètre dans les poumons.',
  ingestionUnwell: 'Appeler un CENTRE ANTIPOISON ou un médecin en cas de malaise.',
  ingestionEmergency: 'Appeler immédiatement un CENTRE ANTIPOISON ou un médecin.',
  ingestionCorrosive:
    'Faire boire au maximum un verre d’eau, uniquement si la victime est consciente. Ne pas tenter de neutraliser.',
  ingestionGas: 'L’ingestion n’est pas une voie d’exposition probable pour un gaz.',

  protectSelf: 'Les secouristes veillent à leur propre protection et portent l’équipement indiqué à la rubrique 8.',
  protectToxic:
    'Les secouristes évitent de respirer le produit et portent une protection respiratoire en atmosphère contaminée.',
  protectSuffocation:
    'Là où l’air peut manquer d’oxygène, n’intervenir qu’avec un appareil respiratoire isolant autonome.',

  symptomsInhalation: 'Après inhalation',
  symptomsSkin: 'Après contact avec la peau',
  symptomsEyes: 'Après contact avec les yeux',
  symptomsIngestion: 'Après ingestion',
  symptomsLong: 'Après une exposition prolongée ou répétée',
  noSymptoms: 'Aucun symptôme particulier n’est connu.',
  burnsSkin: 'Douleur vive, rougeurs, cloques et destruction des tissus cutanés.',
  rednessSkin: 'Rougeurs, démangeaisons et douleur.',
  elicitedSkin:
    'Chez les personnes déjà sensibilisées\u00a0: éruption avec démangeaisons, même à cette faible concentration.',
  drySkin: 'Dessèchement et gerçures de la peau après contact répété.',
  allergySkin:
    'Éruption prurigineuse pouvant apparaître des heures ou des jours après le contact et réapparaissant à chaque nouveau contact.',
  absorbedSkin: 'Résorption par la peau\u00a0: les signes d’intoxication décrits pour l’ingestion peuvent apparaître.',
  burnsEyes: 'Douleur intense, larmoiement, opacification de la cornée\u00a0; risque de cécité.',
  rednessEyes: 'Rougeurs, larmoiement et douleur.',
  burnsMouth: 'Brûlures de la bouche, de la gorge, de l’œsophage et de l’estomac\u00a0; risque de perforation.',
  poisoningSevere:
    'Signes d’intoxication grave\u00a0: nausées, vomissements, crampes, troubles de la conscience et de la respiration.',
  poisoning: 'Nausées, vomissements, douleurs abdominales et vertiges.',
  aspiration:
    'Toux et suffocation en cas de pénétration du produit dans les poumons\u00a0; une pneumonie chimique peut survenir en quelques heures.',
  irritatedAirways: 'Toux, maux de gorge et oppression thoracique.',
  asthma:
    'Respiration sifflante, essoufflement et asthme, parfois différés, et de nouveau à de très faibles concentrations.',
  narcosis: 'Maux de tête, vertiges, somnolence, nausées\u00a0; perte de connaissance à concentration élevée.',
  toxicInhaled: 'Essoufflement, maux de tête, nausées\u00a0; les signes peuvent être différés.',
  suffocation:
    'Asphyxie à concentration élevée, souvent sans signes avant-coureurs\u00a0: vertiges, puis perte de connaissance.',
  frostbite: 'Gelures au contact du gaz liquéfié qui s’échappe.',
  organs: (organs) => `Lésions d’organes\u00a0: ${organs}.`,
  organsUnnamed: 'Lésions d’organes.',
  cancer: 'Un cancer peut survenir après plusieurs années.',
  cancerSuspected: 'Susceptible de provoquer un cancer après plusieurs années.',
  genetic: 'Des anomalies génétiques sont possibles ou suspectées.',
  reproduction: 'La fertilité ou le fœtus peuvent être affectés.',

  treatSymptoms: 'Traitement symptomatique.',
  doctorCorrosive:
    'Brûlures\u00a0: poursuivre le rinçage, couvrir d’un pansement stérile. Après ingestion, pas de lavage gastrique sans endoscopie en raison du risque de perforation.',
  doctorAspiration:
    'Danger d’aspiration\u00a0: lavage gastrique uniquement sous intubation endotrachéale. Surveiller l’apparition d’une pneumonie chimique.',
  doctorLungs:
    'Surveiller l’apparition d’un œdème pulmonaire pendant au moins 48 heures\u00a0; envisager l’administration de corticoïdes par inhalation.',
  doctorAsthma: 'Surveiller la respiration des personnes asthmatiques ou présentant une allergie connue au produit.',
  eyeWash: 'Prévoir un rince-œil et une douche de sécurité à proximité du poste de travail.',
  specific,
};
