import type { SheetPhrases } from '../../../language.ts';

/** Section 12. */
export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'De voorschriften van het land delen gevaren voor het aquatisch milieu niet in.',
  dataCaption: 'Aquatische toxiciteit van de bestanddelen',
  columnName: 'Stof',
  columnGroup: 'Organisme',
  columnValue: 'Waarde',
  columnDuration: 'Duur',
  columnSource: 'Bron',
  groups: { fish: 'Vissen', crustacea: 'Schaaldieren', algae: 'Algen', other: 'Overige' },
  organism: (group: string, species: string) => `${group} (${species})`,
  value: (endpoint: string, value: string) => `${endpoint} ${value} mg/l`,
  hours: (hours: string) => `${hours} u`,
  days: (days: string) => `${days} d`,
  mFactors: (name: string, factors: string) => `${name}: ${factors}.`,
  noValues: (names: string) => `Geen waarden bekend voor: ${names}.`,

  readily: (name: string) => `${name}: snel biologisch afbreekbaar.`,
  notReadily: (name: string) => `${name}: niet snel biologisch afbreekbaar.`,
  inorganic: (name: string) => `${name}: biologische afbreekbaarheid is niet van toepassing op anorganische stoffen.`,
  kowInorganic: (name: string) => `${name}: log Kow is niet van toepassing op anorganische stoffen.`,
  logKow: (name: string, value: string) => `${name}: log Kow ${value}`,
  bcf: (name: string, value: string) => `BCF ${value}`,
  lowPotential: 'gering bioaccumulatiepotentieel',
  highPotential: 'bioaccumulatiepotentieel',
  bioaccumulates: (data: readonly string[]) => `${data.join(', ')}.`,
  soluble: (name: string, value: string) => `${name}: oplosbaarheid in water ${value} mg/l.`,
  solubleInGrams: (name: string, value: string) => `${name}: oplosbaarheid in water ${value} g/l.`,
  miscible: (name: string) => `${name}: mengbaar met water en kan mobiel zijn in de bodem.`,
  gasInAir: (name: string) =>
    `${name}: verspreidt zich als gas in de lucht; adsorptie aan de bodem wordt niet verwacht.`,

  pbtFound: (names: string) =>
    `Bevat stoffen met PBT- of zPzB-eigenschappen in een gehalte van 0,1 % of meer: ${names}.`,
  pbtInorganic: 'De PBT- en zPzB-criteria van bijlage XIII bij REACH zijn niet van toepassing op anorganische stoffen.',
  pbtNone: ({ date }) =>
    `Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege PBT- of zPzB-eigenschappen op de REACH-kandidaatslijst (versie van ${date}).`,
  endocrineFound: (names: string) =>
    `Voor het milieu hormoonontregelende stoffen in een gehalte van 0,1 % of meer: ${names}.`,
  endocrineNone: ({ date }) =>
    `Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege hormoonontregelende eigenschappen met gevolgen voor het milieu op de REACH-kandidaatslijst (versie van ${date}).`,
  mobileFound: (names: string) =>
    `Bevat stoffen met PMT- of zPzM-eigenschappen in een gehalte van 0,1 % of meer: ${names}.`,
  ozoneFound: (names: string) => `Gevaarlijk voor de ozonlaag: ${names}.`,
  ozoneNone: 'Geen van de bestanddelen is ingedeeld als gevaarlijk voor de ozonlaag.',
  phShift: 'Grote hoeveelheden veranderen de pH van oppervlaktewater en schaden in het water levende organismen.',
};
