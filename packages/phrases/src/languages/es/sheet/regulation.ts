import type { SheetPhrases } from '../../../language.ts';

export const regulation: SheetPhrases['regulation'] = {
  lead: 'Legislación aplicable',
  reach: 'Reglamento (CE) n.º 1907/2006 (REACH).',
  clp: 'Reglamento (CE) n.º 1272/2008 (CLP).',
  gbReach: 'UK REACH (Reglamento (CE) n.º 1907/2006 según se aplica en Gran Bretaña).',
  gbClp: 'GB CLP (Reglamento (CE) n.º 1272/2008 según se aplica en Gran Bretaña).',
  coshh: 'Reglamento británico de 2002 de control de sustancias peligrosas para la salud (COSHH).',
  chemicalAgents: 'Directiva 98/24/CE relativa a los agentes químicos durante el trabajo.',
  carcinogens:
    'Directiva 2004/37/CE relativa a los agentes carcinógenos, mutágenos o sustancias reprotóxicas durante el trabajo.',
  young:
    'Directiva 94/33/CE: los jóvenes no deben trabajar con el producto, salvo las excepciones que en ella se prevén.',
  pregnant:
    'Directiva 92/85/CEE: el empresario evalúa el riesgo para las trabajadoras embarazadas o en período de lactancia y evita toda exposición peligrosa para ellas o para el niño.',
  seveso: 'Seveso III (Directiva 2012/18/UE), anexo I',
  comah: 'Reglamento COMAH 2015, anexo 1',
  tiers: (category, lower, upper) => `${category} (nivel inferior ${lower} t, nivel superior ${upper} t).`,
  sevesoNone: 'No se aplica ninguna categoría de peligro.',
  annexXvii: 'Restricciones del anexo XVII de REACH, entrada',
  cmrNotForPublic:
    '28 a 30: no se suministra al público en general, con las excepciones de la columna 2. El envase indica de forma visible, legible e indeleble que el producto está restringido a usos profesionales.',
  packagingSentences: 'Texto en el envase (REACH, anexo XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: el envase lleva el texto «${text}»`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): restringido en mezclas en concentración igual o superior a ${percent} %; la columna 2 indica los usos, los usuarios y las excepciones.`,
  phthalatesInToys:
    '51: a partir del 0,1 % del material plastificado, no en juguetes ni artículos de puericultura ni, salvo excepciones, en otros artículos.',
  phthalatesInMouth:
    '52: a partir del 0,1 % del material plastificado, no en juguetes ni artículos de puericultura que los niños puedan introducirse en la boca.',
  decorativeAerosol:
    '40: no en generadores de aerosoles recreativos o decorativos que se suministren al público en general.',
  cementChromium:
    '47: una vez añadida el agua, el cemento y las mezclas que lo contienen no pueden contener más de 2 mg/kg de cromo(VI) soluble, referido al peso seco del cemento. Si se consigue con un agente reductor, el envase indica la fecha de envasado, las condiciones de almacenamiento y el tiempo durante el cual el agente sigue siendo eficaz. Se exceptúan los procesos cerrados y totalmente automatizados sin contacto con la piel.',
  tolueneForPublic: '48: no en adhesivos ni pinturas en aerosol que se suministren al público en general.',
  diisocyanateTraining:
    '74: uso industrial o profesional solo tras una formación; el envase lo indica, separado del resto de la información de la etiqueta.',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry} (${name}): se comercializa solo si esta ficha indica los DNEL para trabajadores de ${inhalation} mg/m³ (inhalación) y ${dermal} mg/kg de peso corporal al día (vía cutánea).`,
  svhc: 'Sustancias extremadamente preocupantes en una concentración igual o superior al 0,1 % (lista de candidatas de REACH)',
  svhcNone: ({ date }) =>
    `Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas (edición: ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'carcinógena [artículo 57, letra a)]',
    mutagenic: 'mutágena [artículo 57, letra b)]',
    reprotoxic: 'tóxica para la reproducción [artículo 57, letra c)]',
    pbt: 'PBT [artículo 57, letra d)]',
    vpvb: 'mPmB [artículo 57, letra e)]',
    endocrineHealth: 'propiedades de alteración endocrina, salud humana [artículo 57, letra f)]',
    endocrineEnvironment: 'propiedades de alteración endocrina, medio ambiente [artículo 57, letra f)]',
    airways: 'propiedades de sensibilización respiratoria [artículo 57, letra f)]',
    organs: 'toxicidad específica en determinados órganos por exposiciones repetidas [artículo 57, letra f)]',
    health: 'grado de preocupación equivalente, salud humana [artículo 57, letra f)]',
    environment: 'grado de preocupación equivalente, medio ambiente [artículo 57, letra f)]',
  },
  annexXiv: 'Autorización (REACH, anexo XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: entrada ${entry}, fecha de expiración ${sunset}. Desde ese día, el uso requiere una autorización o una exención del anexo.`,
  explosivesPrecursors: 'Precursores de explosivos (Reglamento (UE) 2019/1148)',
  restrictedPrecursor: (name) =>
    `${name}: anexo I, restringido; no se pone a disposición de particulares. Deben notificarse las transacciones sospechosas, las desapariciones y los robos.`,
  reportablePrecursor: (name) =>
    `${name}: anexo II, regulado; deben notificarse las transacciones sospechosas, las desapariciones y los robos.`,
  drugPrecursors: 'Precursores de drogas (Reglamento (CE) n.º 273/2004)',
  drugCategory: (name, category) => `${name}: categoría ${category}.`,
  entryFor: (entry, name) => `${entry} (${name}).`,
  item: (text) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: el producto es peligroso.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: el producto no está clasificado como peligroso.',
  sara312: 'EPCRA (SARA, título III), secciones 311 y 312, categorías de peligro',
  sara312None: 'Ninguna.',
  sara313: 'EPCRA (SARA, título III), sección 313',
  cercla: 'Cantidades notificables según CERCLA (40 CFR 302.4)',
  proposition65: 'Proposición 65 de California',
  proposition65Warning: 'Advertencia cuando la Proposición 65 la exija (27 CCR 25603)',
  tsca: 'Inventario TSCA',
  pounds: (name, amount) => `${name}: ${amount} lb.`,
  whmis:
    'El producto se ha clasificado de conformidad con los criterios de peligro del Reglamento canadiense de productos peligrosos (HPR), y esta ficha de datos de seguridad contiene toda la información exigida por el HPR.',
  allInventoried: (edition) => `Todos los componentes figuran en la lista (edición de ${edition}).`,
  inventoried: (names, edition) => `Figuran en la lista (edición de ${edition}): ${names}.`,
  domesticList: 'Lista nacional de sustancias de Canadá (DSL)',
  whs: 'Reglamento modelo australiano de salud y seguridad en el trabajo (model Work Health and Safety Regulations).',
  poisons: 'Norma australiana de clasificación de medicamentos y venenos (SUSMP)',
  industrialChemicals: 'Inventario australiano de productos químicos industriales (AIIC)',
  nationalLaw: (law) => `Clasificación y etiquetado: ${law}.`,
  classifiedBy: (legalBasis, law) => `${legalBasis}; clasificado según ${law}`,
  nationalDraft: (law) => `No hay normas nacionales de clasificación en vigor; propuesta que aquí se sigue: ${law}.`,
  national: 'Observar la normativa nacional del país de uso.',
  noAssessment: 'No se ha llevado a cabo ninguna evaluación de la seguridad química de la mezcla.',
  noAssessmentSubstance: 'El proveedor de esta ficha no ha llevado a cabo ninguna evaluación de la seguridad química.',
};
