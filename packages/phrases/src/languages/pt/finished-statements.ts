import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'gás inerte',
  exposureForms: 'poeiras, fumos, gases, névoas, vapores ou aerossóis',
  washed: 'as mãos',
  protectiveEquipment: 'luvas de proteção, vestuário de proteção, proteção ocular e proteção facial',
  helper: 'um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico',
  treatment: 'as medidas de primeiros socorros na secção 4 da ficha de dados de segurança',
  washingAgent: 'água',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'resistente à corrosão',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'instalação autorizada de tratamento de resíduos, em conformidade com a regulamentação local, regional, nacional e internacional',
  supplier: 'fabricante ou fornecedor',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Manter húmido com {wettingMedium}.',
  P231: 'Manusear e armazenar o conteúdo em atmosfera de {inertGas}.',
  'P231+P232': 'Manusear e armazenar o conteúdo em atmosfera de {inertGas}. Manter ao abrigo da humidade.',
  P236: 'Manter apenas na embalagem original; divisão {transportDivision} na configuração de transporte.',
  P240: 'Ligação à terra e ligação equipotencial do recipiente e do equipamento recetor.',
  P241: 'Utilizar equipamento elétrico, de ventilação e de iluminação à prova de explosão.',
  P250: 'Não submeter a trituração, choque ou fricção.',
  P260: 'Não respirar {exposureForms}.',
  P261: 'Evitar respirar {exposureForms}.',
  P264: 'Lavar {washed} cuidadosamente após manuseamento.',
  'P264+P265': 'Lavar {washed} cuidadosamente após manuseamento. Não tocar nos olhos.',
  P280: 'Usar {protectiveEquipment}.',
  P284: 'Em caso de ventilação inadequada usar proteção respiratória.',
  P310: 'Contacte imediatamente {helper}.',
  P311: 'Contacte {helper}.',
  P312: 'Caso sinta indisposição, contacte {helper}.',
  P320: 'É urgente um tratamento específico (ver {treatment}).',
  P321: 'Tratamento específico (ver {treatment}).',
  P334: 'Mergulhar em água fria ou aplicar compressas húmidas.',
  P352: 'Lavar abundantemente com {washingAgent}.',
  P353: 'Enxaguar a pele com água ou tomar um duche.',
  P378: 'Para extinguir utilizar {extinguishingMedia}.',
  'P301+P310': 'EM CASO DE INGESTÃO: contacte imediatamente {helper}.',
  'P301+P312': 'EM CASO DE INGESTÃO: Caso sinta indisposição, contacte {helper}.',
  'P302+P335+P334':
    'SE ENTRAR EM CONTACTO COM A PELE: Sacudir da pele as partículas soltas. Mergulhar em água fria ou aplicar compressas húmidas.',
  'P302+P352': 'SE ENTRAR EM CONTACTO COM A PELE: lavar abundantemente com {washingAgent}.',
  'P303+P361+P353':
    'SE ENTRAR EM CONTACTO COM A PELE (ou o cabelo): Retirar imediatamente toda a roupa contaminada. Enxaguar a pele com água ou tomar um duche.',
  'P308+P311': 'EM CASO DE exposição ou suspeita de exposição: contacte {helper}.',
  'P342+P311': 'Em caso de sintomas respiratórios: contacte {helper}.',
  'P370+P378': 'Em caso de incêndio: para extinguir utilizar {extinguishingMedia}.',
  'P370+P380+P375[+P378]':
    'Em caso de incêndio: Evacuar a zona. Combater o incêndio à distância, devido ao risco de explosão. Para extinguir utilizar {extinguishingMedia}.',
  P401: 'Armazenar em conformidade com {storageRule}.',
  P406: 'Armazenar num recipiente {corrosionResistantContainer} com um revestimento interior resistente.',
  P411: 'Armazenar a uma temperatura não superior a {storageTemperature}.',
  P412: 'Não expor a temperaturas superiores a 50 °C (122 °F).',
  P413: 'Armazenar quantidades a granel superiores a {bulkMass} a uma temperatura não superior a {bulkTemperature}.',
  'P410+P412': 'Manter ao abrigo da luz solar. Não expor a temperaturas superiores a 50 °C (122 °F).',
  P501: 'Eliminar o conteúdo e o recipiente em {disposal}.',
  P503: 'Solicitar ao {supplier} informações relativas à eliminação, recuperação ou reciclagem.',
};

/** The words that fill the slots from what is known of the product. */
export const statementWords: StatementWords = {
  forms: { gas: 'gases', mist: 'névoas', vapours: 'vapores', dust: 'poeiras', spray: 'aerossóis' },
  media: {
    waterReactive: 'areia seca, pó químico seco ou pó especial para incêndios de metais',
    oxidiser: 'água pulverizada',
    flammableLiquid: 'espuma resistente ao álcool, pó químico seco ou dióxido de carbono',
    hydrocarbonLiquid: 'espuma, pó químico seco ou dióxido de carbono',
    flammableSolid: 'água pulverizada, espuma, pó químico seco ou dióxido de carbono',
  },
  equipment: {
    gloves: 'luvas de proteção',
    clothing: 'vestuário de proteção',
    eye: 'proteção ocular',
    face: 'proteção facial',
  },
  glovesOf: (material) => `luvas de proteção (${material})`,
  soapAndWater: 'água e sabão',
  routes: { inhalation: 'por inalação', oral: 'por ingestão', dermal: 'em contacto com a pele' },
  unnamedSensitiser: 'uma substância sensibilizante',
};
