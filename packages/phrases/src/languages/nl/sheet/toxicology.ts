import type { SheetPhrases } from '../../../language.ts';

/** Section 11. */
export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Acute toxiciteit',
    skin: 'Huidcorrosie/-irritatie',
    eye: 'Ernstig oogletsel/oogirritatie',
    sensitisation: 'Sensibilisatie van de luchtwegen of de huid',
    mutagenicity: 'Mutageniteit in geslachtscellen',
    carcinogenicity: 'Kankerverwekkendheid',
    reproduction: 'Voortplantingstoxiciteit',
    single: 'STOT bij eenmalige blootstelling',
    repeated: 'STOT bij herhaalde blootstelling',
    aspiration: 'Aspiratiegevaar',
  },
  notMet: 'Op basis van de beschikbare gegevens is niet aan de indelingscriteria voldaan.',
  notJudged: (missing: string) => `Kan niet worden beoordeeld: er ontbreekt informatie (${missing}).`,
  notAdopted: 'Deze klasse maakt geen deel uit van de voorschriften van het land.',
  tested: (method: string) => `Resultaat van een test met het product (${method}).`,
  ateMix: (route: string, value: string, unit: string) => `ATEmix (${route}): ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Acute toxiciteit van de bestanddelen',
  columnName: 'Stof',
  columnRoute: 'Blootstellingsroute',
  columnValue: 'Waarde',
  columnSpecies: 'Soort',
  columnSource: 'Bron',
  noData: 'Er zijn geen gemeten waarden bekend.',
  endpoint: (kind: string, value: string, unit: string) => `${kind} ${value} ${unit}`,

  routesLead: 'Waarschijnlijke blootstellingsroutes',
  routeInhalation: 'Inademing',
  routeSkin: 'Contact met de huid',
  routeEyes: 'Contact met de ogen',
  routeIngestion: 'Inslikken',
  delayed: 'Uitgestelde effecten',
  immediate: 'Onmiddellijke effecten',
  chronic: 'Chronische effecten',
  noneKnown: 'Geen bekend.',
  interactive: 'Er zijn geen interactieve effecten bekend.',
  interactiveNitrosamine: 'Secundaire aminen en nitrieten vormen samen nitrosaminen.',

  endocrine: '11.2.1 Hormoonontregelende eigenschappen',
  other: '11.2.2 Overige informatie',
  endocrineNone:
    'Geen van de bestanddelen met een gehalte van 0,1 % of meer is volgens de bronnen van rubriek 16 ingedeeld als hormoonontregelend voor de menselijke gezondheid.',
  endocrineFound: (names: string) =>
    `Voor de menselijke gezondheid hormoonontregelende stoffen in een gehalte van 0,1 % of meer: ${names}.`,
  defatting: 'Langdurig of herhaald contact ontvet de huid en kan tot dermatitis leiden.',
  noOther: 'Geen overige informatie.',

  listingsCaption: 'Bestanddelen met een gehalte van 0,1 % of meer',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    'Geen van de bestanddelen met een gehalte van 0,1 % of meer staat op de door deze dienst bijgehouden lijsten van bekende kankerverwekkende stoffen.',
  listingsLimit:
    'De door deze dienst bijgehouden lijsten omvatten gangbare industriële stoffen; andere stoffen bij de bron controleren.',
  notListed: 'Niet vermeld',
};
