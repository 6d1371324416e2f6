import type { SheetPhrases } from '../../../language.ts';

export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Toxicidad aguda',
    skin: 'Corrosión o irritación cutáneas',
    eye: 'Lesiones oculares graves o irritación ocular',
    sensitisation: 'Sensibilización respiratoria o cutánea',
    mutagenicity: 'Mutagenicidad en células germinales',
    carcinogenicity: 'Carcinogenicidad',
    reproduction: 'Toxicidad para la reproducción',
    single: 'Toxicidad específica en determinados órganos (STOT) - exposición única',
    repeated: 'Toxicidad específica en determinados órganos (STOT) - exposición repetida',
    aspiration: 'Peligro por aspiración',
  },
  notMet: 'A la vista de los datos disponibles, no se cumplen los criterios de clasificación.',
  notJudged: (missing) => `No puede evaluarse por falta de información (${missing}).`,
  notAdopted: 'Esta clase no forma parte de la normativa del país.',
  tested: (method) => `Resultado de un ensayo del producto (${method}).`,
  ateMix: (route, value, unit) => `ETAmezcla (${route}): ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Toxicidad aguda de los componentes',
  columnName: 'Sustancia',
  columnRoute: 'Vía',
  columnValue: 'Valor',
  columnSpecies: 'Especie',
  columnSource: 'Fuente',
  noData: 'No se conocen valores medidos.',
  endpoint: (kind, value, unit) => `${kind} ${value} ${unit}`,

  routesLead: 'Vías probables de exposición',
  routeInhalation: 'Inhalación',
  routeSkin: 'Contacto con la piel',
  routeEyes: 'Contacto con los ojos',
  routeIngestion: 'Ingestión',
  delayed: 'Efectos retardados',
  immediate: 'Efectos inmediatos',
  chronic: 'Efectos crónicos',
  noneKnown: 'No se conoce ninguno.',
  interactive: 'No se conocen efectos interactivos.',
  interactiveNitrosamine: 'Las aminas secundarias y los nitritos forman juntos nitrosaminas.',

  endocrine: '11.2.1 Propiedades de alteración endocrina',
  other: '11.2.2 Otros datos',
  endocrineNone:
    'Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % está clasificado como alterador endocrino para la salud humana en las fuentes de la sección 16.',
  endocrineFound: (names) =>
    `Alteradores endocrinos para la salud humana en una concentración igual o superior al 0,1 %: ${names}.`,
  defatting: 'El contacto prolongado o repetido desengrasa la piel y puede provocar dermatitis.',
  noOther: 'Sin más datos.',

  listingsCaption: 'Ingredientes presentes en una concentración igual o superior al 0,1 %',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    'Ninguno de los ingredientes presentes en una concentración igual o superior al 0,1 % figura en las listas de carcinógenos conocidos que mantiene este servicio.',
  listingsLimit:
    'Las listas que mantiene este servicio abarcan sustancias industriales comunes; comprobar las demás en la fuente.',
  notListed: 'No incluido',
};
