import type { SheetPhrases } from '../../../language.ts';

export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Tossicità acuta',
    skin: 'Corrosione/irritazione della pelle',
    eye: 'Gravi danni oculari/irritazione oculare',
    sensitisation: 'Sensibilizzazione respiratoria o cutanea',
    mutagenicity: 'Mutagenicità sulle cellule germinali',
    carcinogenicity: 'Cancerogenicità',
    reproduction: 'Tossicità per la riproduzione',
    single: 'Tossicità specifica per organi bersaglio (STOT) - esposizione singola',
    repeated: 'Tossicità specifica per organi bersaglio (STOT) - esposizione ripetuta',
    aspiration: 'Pericolo in caso di aspirazione',
  },
  notMet: 'Sulla base dei dati disponibili i criteri di classificazione non sono soddisfatti.',
  notJudged: (missing) => `Non valutabile per mancanza di informazioni (${missing}).`,
  notAdopted: 'Questa classe non fa parte della normativa del paese.',
  tested: (method) => `Risultato di una prova sul prodotto (${method}).`,
  ateMix: (route, value, unit) => `STAmix (${route}): ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Tossicità acuta degli ingredienti',
  columnName: 'Sostanza',
  columnRoute: 'Via',
  columnValue: 'Valore',
  columnSpecies: 'Specie',
  columnSource: 'Fonte',
  noData: 'Non sono noti valori misurati.',
  endpoint: (kind, value, unit) => `${kind} ${value} ${unit}`,

  routesLead: 'Vie probabili di esposizione',
  routeInhalation: 'Inalazione',
  routeSkin: 'Contatto con la pelle',
  routeEyes: 'Contatto con gli occhi',
  routeIngestion: 'Ingestione',
  delayed: 'Effetti ritardati',
  immediate: 'Effetti immediati',
  chronic: 'Effetti cronici',
  noneKnown: 'Nessuno noto.',
  interactive: 'Non sono noti effetti interattivi.',
  interactiveNitrosamine: 'Le ammine secondarie e i nitriti formano insieme nitrosammine.',

  endocrine: '11.2.1 Proprietà di interferenza con il sistema endocrino',
  other: '11.2.2 Altre informazioni',
  endocrineNone:
    'Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % è classificato come interferente endocrino per la salute umana nelle fonti della sezione 16.',
  endocrineFound: (names) =>
    `Interferenti endocrini per la salute umana in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  defatting: 'Il contatto prolungato o ripetuto sgrassa la pelle e può provocare dermatiti.',
  noOther: 'Nessun’altra informazione.',

  listingsCaption: 'Ingredienti in concentrazione pari o superiore allo 0,1 %',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    'Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura negli elenchi di cancerogeni noti tenuti da questo servizio.',
  listingsLimit:
    'Gli elenchi tenuti da questo servizio comprendono le sostanze industriali comuni; verificare le altre alla fonte.',
  notListed: 'Non elencato',
};
