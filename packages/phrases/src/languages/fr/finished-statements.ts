import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'gaz inerte',
  exposureForms: 'les poussières, fumées, gaz, brouillards, vapeurs ou aérosols',
  washed: 'les mains',
  protectiveEquipment:
    'des gants de protection, des vêtements de protection et un équipement de protection des yeux et du visage',
  helper: 'un CENTRE ANTIPOISON ou un médecin',
  treatment: 'les instructions de premiers secours à la rubrique 4 de la fiche de données de sécurité',
  washingAgent: 'l’eau',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'résistant à la corrosion',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'une installation agréée de traitement des déchets, conformément à la réglementation locale, régionale, nationale et internationale',
  supplier: 'le fabricant ou le fournisseur',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Maintenir humidifié avec {wettingMedium}.',
  P231: 'Manipuler et stocker le contenu sous {inertGas}.',
  'P231+P232': 'Manipuler et stocker le contenu sous {inertGas}. Protéger de l’humidité.',
  P236: 'Conserver uniquement dans l’emballage d’origine; division {transportDivision} dans la configuration de transport.',
  P241: 'Utiliser du matériel électrique, de ventilation et d’éclairage antidéflagrant.',
  P250: 'Éviter les abrasions, les chocs et les frottements.',
  P260: 'Ne pas respirer {exposureForms}.',
  P261: 'Éviter de respirer {exposureForms}.',
  P264: 'Se laver {washed} soigneusement après manipulation.',
  'P264+P265': 'Se laver {washed} soigneusement après manipulation. Ne pas se toucher les yeux.',
  P280: 'Porter {protectiveEquipment}.',
  P284: 'Lorsque la ventilation du local est insuffisante, porter un équipement de protection respiratoire.',
  P310: 'Appeler immédiatement {helper}.',
  P311: 'Appeler {helper}.',
  P312: 'Appeler {helper} en cas de malaise.',
  P320: 'Un traitement spécifique est urgent (voir {treatment}).',
  P321: 'Traitement spécifique (voir {treatment}).',
  P334: 'Rincer à l’eau fraîche ou poser une compresse humide.',
  P352: 'Laver abondamment à {washingAgent}.',
  P353: 'Rincer la peau à l’eau ou se doucher.',
  P378: 'Utiliser {extinguishingMedia} pour l’extinction.',
  'P301+P310': 'EN CAS D’INGESTION: Appeler immédiatement {helper}.',
  'P301+P312': 'EN CAS D’INGESTION: Appeler {helper} en cas de malaise.',
  'P302+P335+P334':
    'EN CAS DE CONTACT AVEC LA PEAU: Enlever avec précaution les particules déposées sur la peau. Rincer à l’eau fraîche ou poser une compresse humide.',
  'P302+P352': 'EN CAS DE CONTACT AVEC LA PEAU: Laver abondamment à {washingAgent}.',
  'P303+P361+P353':
    'EN CAS DE CONTACT AVEC LA PEAU (ou les cheveux): Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau ou se doucher.',
  'P308+P311': 'EN CAS d’exposition prouvée ou suspectée: Appeler {helper}.',
  'P342+P311': 'En cas de symptômes respiratoires: Appeler {helper}.',
  'P370+P378': 'En cas d’incendie: Utiliser {extinguishingMedia} pour l’extinction.',
  'P370+P380+P375[+P378]':
    'En cas d’incendie: Évacuer la zone. Combattre l’incendie à distance à cause du risque d’explosion. Utiliser {extinguishingMedia} pour l’extinction.',
  P401: 'Stocker conformément à {storageRule}.',
  P406: 'Stocker dans un récipient {corrosionResistantContainer} avec doublure intérieure.',
  P411: 'Stocker à une température ne dépassant pas {storageTemperature}.',
  P412: 'Ne pas exposer à une température supérieure à 50 °C (122 °F).',
  P413: 'Stocker les quantités en vrac de plus de {bulkMass} à une température ne dépassant pas {bulkTemperature}.',
  'P410+P412': 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50 °C (122 °F).',
  P501: 'Éliminer le contenu et le récipient dans {disposal}.',
  P503: 'Consulter {supplier} pour des informations concernant l’élimination, la récupération ou le recyclage.',
};

/** The words that fill the slots from what is known of the product; each with the article its statement needs. */
export const statementWords: StatementWords = {
  forms: {
    gas: 'les gaz',
    mist: 'les brouillards',
    vapours: 'les vapeurs',
    dust: 'les poussières',
    spray: 'les aérosols',
  },
  media: {
    waterReactive: 'du sable sec, de la poudre d’extinction ou de la poudre spéciale pour feux de métaux',
    oxidiser: 'de l’eau pulvérisée',
    flammableLiquid: 'de la mousse résistant aux alcools, de la poudre d’extinction ou du dioxyde de carbone',
    hydrocarbonLiquid: 'de la mousse, de la poudre d’extinction ou du dioxyde de carbone',
    flammableSolid: 'de l’eau pulvérisée, de la mousse, de la poudre d’extinction ou du dioxyde de carbone',
  },
  equipment: {
    gloves: 'des gants de protection',
    clothing: 'des vêtements de protection',
    eye: 'un équipement de protection des yeux',
    face: 'un équipement de protection du visage',
  },
  glovesOf: (material) => `des gants de protection (${material})`,
  soapAndWater: 'l’eau et au savon',
  routes: { inhalation: 'par inhalation', oral: 'par ingestion', dermal: 'par contact cutané' },
  unnamedSensitiser: 'une substance sensibilisante',
};
