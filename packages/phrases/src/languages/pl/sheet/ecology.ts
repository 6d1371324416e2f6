import type { SheetPhrases } from '../../../language.ts';

/** Section 12. */
export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'Przepisy kraju nie klasyfikują zagrożeń dla środowiska wodnego.',
  dataCaption: 'Toksyczność składników dla organizmów wodnych',
  columnName: 'Substancja',
  columnGroup: 'Organizm',
  columnValue: 'Wartość',
  columnDuration: 'Czas trwania',
  columnSource: 'Źródło',
  groups: { fish: 'Ryby', crustacea: 'Skorupiaki', algae: 'Glony', other: 'Inne' },
  organism: (group: string, species: string) => `${group} (${species})`,
  value: (endpoint: string, value: string) => `${endpoint} ${value} mg/l`,
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} d`,
  mFactors: (name: string, factors: string) => `${name}: ${factors}.`,
  noValues: (names: string) => `Wartości nie są znane dla: ${names}.`,

  readily: (name: string) => `${name}: ulega łatwej biodegradacji.`,
  notReadily: (name: string) => `${name}: nie ulega łatwej biodegradacji.`,
  inorganic: (name: string) => `${name}: biodegradacja nie dotyczy substancji nieorganicznych.`,
  kowInorganic: (name: string) => `${name}: log Kow nie dotyczy substancji nieorganicznych.`,
  logKow: (name: string, value: string) => `${name}: log Kow ${value}`,
  bcf: (name: string, value: string) => `BCF ${value}`,
  lowPotential: 'niska zdolność do bioakumulacji',
  highPotential: 'zdolność do bioakumulacji',
  bioaccumulates: (data: readonly string[]) => `${data.join(', ')}.`,
  soluble: (name: string, value: string) => `${name}: rozpuszczalność w wodzie ${value} mg/l.`,
  solubleInGrams: (name: string, value: string) => `${name}: rozpuszczalność w wodzie ${value} g/l.`,
  miscible: (name: string) => `${name}: miesza się z wodą, możliwa mobilność w glebie.`,
  gasInAir: (name: string) => `${name}: jako gaz rozprasza się w powietrzu; nie przewiduje się adsorpcji w glebie.`,

  pbtFound: (names: string) =>
    `Zawiera substancje o właściwościach PBT lub vPvB w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  pbtInorganic: 'Kryteria PBT i vPvB z załącznika XIII do REACH nie mają zastosowania do substancji nieorganicznych.',
  pbtNone: ({ date }) =>
    `Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: ${date}) z powodu właściwości PBT lub vPvB.`,
  endocrineFound: (names: string) =>
    `Substancje zaburzające funkcjonowanie układu hormonalnego w środowisku w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: ${date}) z powodu właściwości zaburzających funkcjonowanie układu hormonalnego o skutkach dla środowiska.`,
  mobileFound: (names: string) =>
    `Zawiera substancje o właściwościach PMT lub vPvM w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  ozoneFound: (names: string) => `Stwarzają zagrożenie dla warstwy ozonowej: ${names}.`,
  ozoneNone: 'Żaden ze składników nie jest zaklasyfikowany jako stwarzający zagrożenie dla warstwy ozonowej.',
  phShift: 'Duże ilości zmieniają pH wód i szkodzą organizmom wodnym.',
};
