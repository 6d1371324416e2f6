import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'inert gas',
  exposureForms: 'stof, rook, gas, nevel, damp of spuitnevel',
  washed: 'de handen',
  protectiveEquipment: 'beschermende handschoenen, beschermende kleding, oogbescherming en gelaatsbescherming',
  helper: 'een ANTIGIFCENTRUM of een arts',
  treatment: 'de eerstehulpmaatregelen in rubriek 4 van het veiligheidsinformatieblad',
  washingAgent: 'water',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'corrosiebestendige',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'een erkende afvalverwerkingsinrichting overeenkomstig de plaatselijke, regionale, nationale en internationale voorschriften',
  supplier: 'fabrikant of leverancier',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Vochtig houden met {wettingMedium}.',
  P231: 'Inhoud onder {inertGas} gebruiken en bewaren.',
  'P231+P232': 'Inhoud onder {inertGas} gebruiken en bewaren. Tegen vocht beschermen.',
  P236: 'Uitsluitend in de oorspronkelijke verpakking bewaren; subklasse {transportDivision} in de vervoersconfiguratie.',
  P241: 'Explosieveilige elektrische, ventilatie- en verlichtingsapparatuur gebruiken.',
  P250: 'Malen, schokken en wrijving vermijden.',
  P260: '{exposureForms} niet inademen.',
  P261: 'Inademing van {exposureForms} vermijden.',
  P264: 'Na het werken met dit product {washed} grondig wassen.',
  'P264+P265': 'Na het werken met dit product {washed} grondig wassen. De ogen niet aanraken.',
  P280: '{protectiveEquipment} dragen.',
  P284: 'Bij ontoereikende ventilatie adembescherming dragen.',
  P310: 'Onmiddellijk {helper} raadplegen.',
  P311: '{helper} raadplegen.',
  P312: 'Bij onwel voelen {helper} raadplegen.',
  P320: 'Specifieke behandeling dringend vereist (zie {treatment}).',
  P321: 'Specifieke behandeling vereist (zie {treatment}).',
  P334: 'In koud water onderdompelen of nat verband aanbrengen.',
  P352: 'Met veel {washingAgent} wassen.',
  P353: 'Huid met water afspoelen of afdouchen.',
  P378: 'Blussen met {extinguishingMedia}.',
  P390: 'Gelekte of gemorste stof opnemen om materiële schade te vermijden.',
  P391: 'Gelekte of gemorste stof opruimen.',
  'P301+P310': 'NA INSLIKKEN: onmiddellijk {helper} raadplegen.',
  'P301+P312': 'NA INSLIKKEN: bij onwel voelen {helper} raadplegen.',
  'P302+P335+P334':
    'BIJ CONTACT MET DE HUID: losse deeltjes van de huid afvegen. In koud water onderdompelen of nat verband aanbrengen.',
  'P302+P352': 'BIJ CONTACT MET DE HUID: met veel {washingAgent} wassen.',
  'P303+P361+P353':
    'BIJ CONTACT MET DE HUID (of het haar): verontreinigde kleding onmiddellijk uittrekken. Huid met water afspoelen of afdouchen.',
  'P308+P311': 'NA (mogelijke) blootstelling: {helper} raadplegen.',
  'P342+P311': 'Bij ademhalingssymptomen: {helper} raadplegen.',
  'P370+P378': 'In geval van brand: blussen met {extinguishingMedia}.',
  'P370+P380+P375[+P378]':
    'In geval van brand: evacueren. Op afstand blussen in verband met ontploffingsgevaar. Blussen met {extinguishingMedia}.',
  P401: 'Overeenkomstig {storageRule} bewaren.',
  P406: 'In {corrosionResistantContainer} houder met corrosiebestendige binnenbekleding bewaren.',
  P411: 'Bij maximaal {storageTemperature} bewaren.',
  P412: 'Niet blootstellen aan temperaturen boven 50 °C (122 °F).',
  P413: 'Bulkmateriaal, indien meer dan {bulkMass}, bij temperaturen van maximaal {bulkTemperature} bewaren.',
  'P410+P412': 'Tegen zonlicht beschermen. Niet blootstellen aan temperaturen boven 50 °C (122 °F).',
  P501: 'Inhoud en verpakking afvoeren naar {disposal}.',
  P503: 'Raadpleeg {supplier} voor informatie over verwijdering, terugwinning of recycling.',
};

/** The words that fill the slots from what is known of the product. */
export const statementWords: StatementWords = {
  forms: { gas: 'gas', mist: 'nevel', vapours: 'damp', dust: 'stof', spray: 'spuitnevel' },
  media: {
    waterReactive: 'droog zand, bluspoeder of speciaal poeder voor metaalbranden',
    oxidiser: 'sproeiwater',
    flammableLiquid: 'alcoholbestendig schuim, bluspoeder of kooldioxide',
    hydrocarbonLiquid: 'schuim, bluspoeder of kooldioxide',
    flammableSolid: 'sproeiwater, schuim, bluspoeder of kooldioxide',
  },
  equipment: {
    gloves: 'beschermende handschoenen',
    clothing: 'beschermende kleding',
    eye: 'oogbescherming',
    face: 'gelaatsbescherming',
  },
  glovesOf: (material) => `beschermende handschoenen (${material})`,
  soapAndWater: 'water en zeep',
  routes: { inhalation: 'bij inademing', oral: 'bij inslikken', dermal: 'bij contact met de huid' },
  unnamedSensitiser: 'een sensibiliserende stof',
};
