import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'gas inerte',
  exposureForms: 'el polvo, el humo, el gas, la niebla, los vapores o el aerosol',
  washed: 'las manos',
  protectiveEquipment: 'guantes, prendas, gafas y máscara de protección',
  helper: 'un CENTRO DE TOXICOLOGÍA o a un médico',
  treatment: 'las instrucciones de primeros auxilios en la sección 4 de la ficha de datos de seguridad',
  washingAgent: 'agua',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'resistente a la corrosión',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'una instalación autorizada de tratamiento de residuos, de conformidad con la normativa local, regional, nacional e internacional',
  supplier: 'al fabricante o proveedor',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Mantener humedecido con {wettingMedium}.',
  P231: 'Manipular y almacenar el contenido en un medio de {inertGas}.',
  'P231+P232': 'Manipular y almacenar el contenido en un medio de {inertGas}. Proteger de la humedad.',
  P236: 'Conservar únicamente en el embalaje original; división {transportDivision} en la configuración de transporte.',
  P241: 'Utilizar material eléctrico, de ventilación y de iluminación antideflagrante.',
  P250: 'Evitar abrasiones, choques y fricciones.',
  P260: 'No respirar {exposureForms}.',
  P261: 'Evitar respirar {exposureForms}.',
  P264: 'Lavarse {washed} concienzudamente tras la manipulación.',
  'P264+P265': 'Lavarse {washed} concienzudamente tras la manipulación. No tocarse los ojos.',
  P280: 'Llevar {protectiveEquipment}.',
  P284: 'En caso de ventilación insuficiente, llevar equipo de protección respiratoria.',
  P310: 'Llamar inmediatamente a {helper}.',
  P311: 'Llamar a {helper}.',
  P312: 'Llamar a {helper} si la persona se encuentra mal.',
  P320: 'Se necesita urgentemente un tratamiento específico (ver {treatment}).',
  P321: 'Se necesita un tratamiento específico (ver {treatment}).',
  P334: 'Sumergir en agua fría o envolver en vendas húmedas.',
  P352: 'Lavar con abundante {washingAgent}.',
  P353: 'Enjuagar la piel con agua o ducharse.',
  P378: 'Utilizar {extinguishingMedia} para la extinción.',
  'P301+P310': 'EN CASO DE INGESTIÓN: Llamar inmediatamente a {helper}.',
  'P301+P312': 'EN CASO DE INGESTIÓN: Llamar a {helper} si la persona se encuentra mal.',
  'P302+P335+P334':
    'EN CASO DE CONTACTO CON LA PIEL: Cepillar las partículas sueltas depositadas en la piel; sumergir en agua fría o envolver en vendas húmedas.',
  'P302+P352': 'EN CASO DE CONTACTO CON LA PIEL: Lavar con abundante {washingAgent}.',
  'P303+P361+P353':
    'EN CASO DE CONTACTO CON LA PIEL (o el pelo): Quitar inmediatamente toda la ropa contaminada. Enjuagar la piel con agua o ducharse.',
  'P308+P311': 'EN CASO DE exposición manifiesta o presunta: Llamar a {helper}.',
  'P342+P311': 'En caso de síntomas respiratorios: Llamar a {helper}.',
  'P370+P378': 'En caso de incendio: Utilizar {extinguishingMedia} para la extinción.',
  'P370+P380+P375[+P378]':
    'En caso de incendio: Evacuar la zona. Combatir el incendio a distancia, debido al riesgo de explosión. Utilizar {extinguishingMedia} en la extinción.',
  P401: 'Almacenar conforme a {storageRule}.',
  P406: 'Almacenar en un recipiente {corrosionResistantContainer} con revestimiento interior resistente.',
  P411: 'Almacenar a temperaturas no superiores a {storageTemperature}.',
  P412: 'No exponer a temperaturas superiores a 50 °C (122 °F).',
  P413: 'Almacenar las cantidades a granel superiores a {bulkMass} a temperaturas no superiores a {bulkTemperature}.',
  'P410+P412': 'Proteger de la luz del sol. No exponer a temperaturas superiores a 50 °C (122 °F).',
  P501: 'Eliminar el contenido y el recipiente en {disposal}.',
  P503: 'Pedir información {supplier} sobre la eliminación, la recuperación o el reciclado.',
};

/** The words that fill the slots from what is known of the product; each with the article its statement needs. */
export const statementWords: StatementWords = {
  forms: {
    gas: 'el gas',
    mist: 'la niebla',
    vapours: 'los vapores',
    dust: 'el polvo',
    spray: 'el aerosol',
  },
  media: {
    waterReactive: 'arena seca, polvo extintor o polvo especial para fuegos de metales',
    oxidiser: 'agua pulverizada',
    flammableLiquid: 'espuma resistente al alcohol, polvo extintor o dióxido de carbono',
    hydrocarbonLiquid: 'espuma, polvo extintor o dióxido de carbono',
    flammableSolid: 'agua pulverizada, espuma, polvo extintor o dióxido de carbono',
  },
  equipment: {
    gloves: 'guantes de protección',
    clothing: 'prendas de protección',
    eye: 'gafas de protección',
    face: 'máscara de protección',
  },
  glovesOf: (material) => `guantes de protección (${material})`,
  soapAndWater: 'agua y jabón',
  routes: { inhalation: 'por inhalación', oral: 'por ingestión', dermal: 'por contacto con la piel' },
  unnamedSensitiser: 'una sustancia sensibilizante',
};
