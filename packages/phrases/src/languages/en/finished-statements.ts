import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'inert gas',
  exposureForms: 'dust, fume, gas, mist, vapours or spray',
  washed: 'hands',
  protectiveEquipment: 'protective gloves, protective clothing, eye protection and face protection',
  helper: 'a POISON CENTER or doctor',
  treatment: 'the first-aid instructions in section 4 of the safety data sheet',
  washingAgent: 'water',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'corrosion-resistant',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'an authorised waste treatment facility in accordance with local, regional, national and international regulations',
  supplier: 'manufacturer or supplier',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Keep wetted with {wettingMedium}.',
  P231: 'Handle and store contents under {inertGas}.',
  'P231+P232': 'Handle and store contents under {inertGas}. Protect from moisture.',
  P236: 'Keep only in original packaging; Division {transportDivision} in the transport configuration.',
  P241: 'Use explosion-proof electrical, ventilating and lighting equipment.',
  P250: 'Do not subject to grinding, shock or friction.',
  P260: 'Do not breathe {exposureForms}.',
  P261: 'Avoid breathing {exposureForms}.',
  P264: 'Wash {washed} thoroughly after handling.',
  'P264+P265': 'Wash {washed} thoroughly after handling. Do not touch eyes.',
  P280: 'Wear {protectiveEquipment}.',
  P284: 'In case of inadequate ventilation wear respiratory protection.',
  P310: 'Immediately call {helper}.',
  P311: 'Call {helper}.',
  P312: 'Call {helper} if you feel unwell.',
  P313: 'Get medical advice or attention.',
  P314: 'Get medical advice or attention if you feel unwell.',
  P315: 'Get immediate medical advice or attention.',
  P320: 'Specific treatment is urgent (see {treatment}).',
  P321: 'Specific treatment (see {treatment}).',
  P334: 'Immerse in cool water or wrap in wet bandages.',
  P352: 'Wash with plenty of {washingAgent}.',
  P353: 'Rinse skin with water or shower.',
  P378: 'Use {extinguishingMedia} to extinguish.',
  'P301+P310': 'IF SWALLOWED: Immediately call {helper}.',
  'P301+P312': 'IF SWALLOWED: Call {helper} if you feel unwell.',
  'P302+P335+P334': 'IF ON SKIN: Brush off loose particles from skin. Immerse in cool water or wrap in wet bandages.',
  'P302+P352': 'IF ON SKIN: Wash with plenty of {washingAgent}.',
  'P303+P361+P353':
    'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water or shower.',
  'P308+P311': 'IF exposed or concerned: Call {helper}.',
  'P308+P313': 'IF exposed or concerned: Get medical advice or attention.',
  'P332+P313': 'If skin irritation occurs: Get medical advice or attention.',
  'P333+P313': 'If skin irritation or rash occurs: Get medical advice or attention.',
  'P336+P315':
    'Thaw frosted parts with lukewarm water. Do not rub affected area. Get immediate medical advice or attention.',
  'P337+P313': 'If eye irritation persists: Get medical advice or attention.',
  'P342+P311': 'If experiencing respiratory symptoms: Call {helper}.',
  'P370+P378': 'In case of fire: Use {extinguishingMedia} to extinguish.',
  'P370+P380+P375[+P378]':
    'In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion. Use {extinguishingMedia} to extinguish.',
  P401: 'Store in accordance with {storageRule}.',
  P406: 'Store in a {corrosionResistantContainer} container with a resistant inner liner.',
  P411: 'Store at temperatures not exceeding {storageTemperature}.',
  P412: 'Do not expose to temperatures exceeding 50 °C (122 °F).',
  P413: 'Store bulk masses greater than {bulkMass} at temperatures not exceeding {bulkTemperature}.',
  'P410+P412': 'Protect from sunlight. Do not expose to temperatures exceeding 50 °C (122 °F).',
  P501: 'Dispose of contents and container to {disposal}.',
  P503: 'Refer to {supplier} for information on disposal, recovery or recycling.',
};

/** The words that fill the slots from what is known of the product. */
export const statementWords: StatementWords = {
  forms: { gas: 'gas', mist: 'mist', vapours: 'vapours', dust: 'dust', spray: 'spray' },
  media: {
    waterReactive: 'dry sand, dry powder or special powder for metal fires',
    oxidiser: 'water spray',
    flammableLiquid: 'alcohol-resistant foam, dry powder or carbon dioxide',
    hydrocarbonLiquid: 'foam, dry powder or carbon dioxide',
    flammableSolid: 'water spray, foam, dry powder or carbon dioxide',
  },
  equipment: {
    gloves: 'protective gloves',
    clothing: 'protective clothing',
    eye: 'eye protection',
    face: 'face protection',
  },
  glovesOf: (material) => `protective gloves (${material})`,
  soapAndWater: 'soap and water',
  routes: { inhalation: 'by inhalation', oral: 'if swallowed', dermal: 'in contact with skin' },
  unnamedSensitiser: 'a sensitising substance',
};
