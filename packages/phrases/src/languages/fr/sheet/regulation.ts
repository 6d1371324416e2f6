import type { SheetPhrases } from '../../../language.ts';

export const regulation: SheetPhrases['regulation'] = {
  lead: 'Réglementation applicable',
  reach: 'Règlement (CE) nº 1907/2006 (REACH).',
  clp: 'Règlement (CE) nº 1272/2008 (CLP).',
  gbReach: 'UK REACH (règlement (CE) nº 1907/2006 tel qu’applicable en Grande-Bretagne).',
  gbClp: 'GB CLP (règlement (CE) nº 1272/2008 tel qu’applicable en Grande-Bretagne).',
  coshh: 'Règlement britannique de 2002 sur la maîtrise des substances dangereuses pour la santé (COSHH).',
  chemicalAgents: 'Directive 98/24/CE relative aux agents chimiques sur le lieu de travail.',
  carcinogens:
    'Directive 2004/37/CE relative aux agents cancérigènes ou mutagènes ou aux substances reprotoxiques au travail.',
  young:
    'Directive 94/33/CE\u00a0: les jeunes ne doivent pas travailler avec le produit, sous réserve des dérogations qui y sont prévues.',
  pregnant:
    'Directive 92/85/CEE\u00a0: l’employeur évalue le risque pour les travailleuses enceintes ou allaitantes et évite toute exposition dangereuse pour elles ou pour l’enfant.',
  seveso: 'Seveso III (directive 2012/18/UE), annexe I',
  comah: 'Règlement COMAH 2015, annexe 1',
  tiers: (category, lower, upper) => `${category} (seuil bas ${lower} t, seuil haut ${upper} t).`,
  sevesoNone: 'Aucune catégorie de danger ne s’applique.',
  annexXvii: 'Restrictions de l’annexe XVII de REACH, entrée',
  cmrNotForPublic:
    '28 à 30\u00a0: ne pas fournir au grand public, sauf exceptions de la colonne 2. L’emballage indique de manière visible, lisible et indélébile que le produit est réservé aux utilisateurs professionnels.',
  packagingSentences: 'Mention sur l’emballage (REACH, annexe XVII)',
  packagingSays: (entry: string, text: string) => `${entry}\u00a0: l’emballage porte la mention «\u00a0${text}\u00a0»`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name})\u00a0: restreint dans les mélanges à partir de ${percent} %\u00a0; la colonne 2 indique les usages, les utilisateurs et les dérogations.`,
  phthalatesInToys:
    '51\u00a0: à partir de 0,1 % de la matière plastifiée, pas dans les jouets et articles de puériculture ni, sauf dérogations, dans d’autres articles.',
  phthalatesInMouth:
    '52\u00a0: à partir de 0,1 % de la matière plastifiée, pas dans les jouets et articles de puériculture que les enfants peuvent porter à la bouche.',
  decorativeAerosol:
    '40\u00a0: pas dans des générateurs d’aérosol de divertissement ou de décoration fournis au grand public.',
  cementChromium:
    '47\u00a0: après ajout d’eau, le ciment et les mélanges qui en contiennent ne peuvent pas contenir plus de 2 mg/kg de chrome(VI) soluble, par rapport au poids sec du ciment. Si un agent réducteur est employé à cette fin, l’emballage indique la date d’emballage, les conditions de stockage et la durée d’efficacité de l’agent. Les procédés clos et entièrement automatisés sans contact avec la peau sont exceptés.',
  tolueneForPublic: '48\u00a0: pas dans des adhésifs ou des peintures par pulvérisation fournis au grand public.',
  diisocyanateTraining:
    '74\u00a0: utilisation industrielle ou professionnelle uniquement après formation\u00a0; l’emballage l’indique, séparément des autres informations de l’étiquette.',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry} (${name})\u00a0: mise sur le marché uniquement si la présente fiche indique les DNEL pour les travailleurs de ${inhalation} mg/m³ (inhalation) et de ${dermal} mg/kg de poids corporel par jour (voie cutanée).`,
  svhc: 'Substances extrêmement préoccupantes présentes à 0,1 % ou plus (liste des substances candidates, REACH)',
  svhcNone: ({ date }) =>
    `Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates (version du ${date}).`,
  svhcEntry: (name, reasons) => `${name}\u00a0: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'cancérogène (article 57, point a)',
    mutagenic: 'mutagène (article 57, point b)',
    reprotoxic: 'toxique pour la reproduction (article 57, point c)',
    pbt: 'PBT (article 57, point d)',
    vpvb: 'vPvB (article 57, point e)',
    endocrineHealth: 'propriétés perturbant le système endocrinien, santé humaine (article 57, point f)',
    endocrineEnvironment: 'propriétés perturbant le système endocrinien, environnement (article 57, point f)',
    airways: 'propriétés sensibilisantes respiratoires (article 57, point f)',
    organs: 'toxicité spécifique pour certains organes cibles après exposition répétée (article 57, point f)',
    health: 'niveau de préoccupation équivalent, santé humaine (article 57, point f)',
    environment: 'niveau de préoccupation équivalent, environnement (article 57, point f)',
  },
  annexXiv: 'Autorisation (REACH, annexe XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}\u00a0: entrée ${entry}, date d’expiration ${sunset}. À partir de cette date, l’utilisation requiert une autorisation ou une exemption de l’annexe.`,
  explosivesPrecursors: 'Précurseurs d’explosifs (règlement (UE) 2019/1148)',
  restrictedPrecursor: (name) =>
    `${name}\u00a0: annexe I, soumis à restrictions\u00a0; non destiné aux membres du grand public. Les transactions suspectes, disparitions et vols sont signalés.`,
  reportablePrecursor: (name) =>
    `${name}\u00a0: annexe II, réglementé\u00a0; les transactions suspectes, disparitions et vols sont signalés.`,
  drugPrecursors: 'Précurseurs de drogues (règlement (CE) n° 273/2004)',
  drugCategory: (name, category) => `${name}\u00a0: catégorie ${category}.`,
  entryFor: (entry, name) => `${entry} (${name}).`,
  item: (text) => `${text}.`,
  hcs: 'Norme OSHA Hazard Communication Standard, 29 CFR 1910.1200\u00a0: le produit est dangereux.',
  hcsNot:
    'Norme OSHA Hazard Communication Standard, 29 CFR 1910.1200\u00a0: le produit n’est pas classé comme dangereux.',
  sara312: 'EPCRA (SARA, titre III), sections 311 et 312, catégories de danger',
  sara312None: 'Aucune.',
  sara313: 'EPCRA (SARA, titre III), section 313',
  cercla: 'Quantités à déclarer selon CERCLA (40 CFR 302.4)',
  proposition65: 'Proposition 65 de Californie',
  proposition65Warning: 'Avertissement lorsque la Proposition 65 l’exige (27 CCR 25603)',
  tsca: 'Inventaire TSCA',
  pounds: (name, amount) => `${name}\u00a0: ${amount} lb.`,
  whmis:
    'Le produit a été classé conformément aux critères de danger du Règlement sur les produits dangereux (RPD), et la présente fiche de données de sécurité contient tous les renseignements exigés par le RPD.',
  allInventoried: (edition) => `Tous les composants sont inscrits (édition de ${edition}).`,
  inventoried: (names, edition) => `Inscrits (édition de ${edition}) : ${names}.`,
  domesticList: 'Liste intérieure des substances (LIS)',
  whs: 'Règlement type australien sur la santé et la sécurité au travail (model Work Health and Safety Regulations).',
  poisons: 'Norme australienne de classement des médicaments et des poisons (SUSMP)',
  industrialChemicals: 'Inventaire australien des produits chimiques industriels (AIIC)',
  nationalLaw: (law) => `Classification et étiquetage\u00a0: ${law}.`,
  classifiedBy: (legalBasis, law) => `${legalBasis}\u00a0; classé selon ${law}`,
  nationalDraft: (law) =>
    `Aucune règle nationale de classification n’est en vigueur\u00a0; projet suivi ici\u00a0: ${law}.`,
  national: 'Respecter la réglementation nationale du pays d’utilisation.',
  noAssessment: 'Aucune évaluation de la sécurité chimique n’a été effectuée pour le mélange.',
  noAssessmentSubstance: 'Le fournisseur de la présente fiche n’a pas effectué d’évaluation de la sécurité chimique.',
};
