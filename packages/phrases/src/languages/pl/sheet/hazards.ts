import type { SheetPhrases } from '../../../language.ts';

/** Section 2. */
export const hazards: SheetPhrases['hazards'] = {
  tableCaption: 'Klasyfikacja',
  columnClass: 'Klasa i kategoria zagrożenia',
  columnCode: 'Kod',
  columnStatement: 'Zwrot wskazujący rodzaj zagrożenia',
  notClassified: (law: string) => `Produkt nie jest zaklasyfikowany jako niebezpieczny (${law}).`,
  notClassifiedSoFar: (law: string) =>
    `O ile można było to ocenić, produkt nie jest zaklasyfikowany jako niebezpieczny (${law}).`,
  notJudged: (classes: string, missing: string) => `Nie oceniono z powodu braku informacji (${missing}): ${classes}.`,
  knownClass: (hazardClass, evidence) => `${hazardClass}: znana klasyfikacja (${evidence}).`,
  testedClass: (hazardClass: string, evidence: string) =>
    `${hazardClass}: na podstawie badania produktu (${evidence}).`,
  pictograms: 'Piktogramy określające rodzaj zagrożenia',
  noPictograms: 'Z klasyfikacji nie wynika żaden piktogram.',
  signalWord: 'Hasło ostrzegawcze',
  noSignalWord: 'Z klasyfikacji nie wynika żadne hasło ostrzegawcze.',
  hazardStatements: 'Zwroty wskazujące rodzaj zagrożenia',
  noHazardStatements: 'Z klasyfikacji nie wynika żaden zwrot wskazujący rodzaj zagrożenia.',
  supplemental: 'Informacje uzupełniające',
  precautionaryStatements: 'Zwroty wskazujące środki ostrożności',
  noPrecautionaryStatements: 'Z klasyfikacji nie wynika żaden zwrot wskazujący środki ostrożności.',
  namedIngredients: 'Zawiera',
  general: 'Ogólne',
  prevention: 'Zapobieganie',
  response: 'Reagowanie',
  storage: 'Przechowywanie',
  disposal: 'Usuwanie',
  vapourAir:
    'Pary są cięższe od powietrza, rozprzestrzeniają się przy ziemi i mogą tworzyć z powietrzem mieszaniny wybuchowe.',
  heatedVapour:
    'Po ogrzaniu powyżej temperatury zapłonu produkt wydziela pary, które tworzą z powietrzem mieszaniny wybuchowe.',
  staticCharge: 'Elektryczność statyczna może spowodować zapłon par.',
  dustExplosion: 'Drobny pył unoszący się w powietrzu może wybuchnąć w obecności źródła zapłonu.',
  containerBurst: 'Po ogrzaniu pojemniki mogą pękać.',
  coldBurns: 'Kontakt z uwalniającym się skroplonym gazem powoduje odmrożenia.',
  asphyxiant: 'Wysokie stężenia gazu wypierają tlen i mogą spowodować uduszenie.',
  defatting: 'Powtarzający się kontakt może powodować wysuszanie i pękanie skóry.',
  acidContact: 'W kontakcie z kwasami uwalnia toksyczne gazy.',
  oxygenPressure:
    'Rozkłada się pod wpływem ciepła lub zanieczyszczeń i uwalnia tlen, który podtrzymuje pożar i może rozerwać szczelne pojemniki.',
  simpleAsphyxiant: 'Gaz duszący',
  combustibleDust: 'Pył palny',
  physicalUnclassified: 'Zagrożenia fizyczne nieujęte w klasyfikacji, kategoria 1',
  healthUnclassified: 'Zagrożenia dla zdrowia nieujęte w klasyfikacji, kategoria 1',
  noOtherHazards: 'Inne zagrożenia nie są znane.',
  pbtFound: (names: string) => `Substancje PBT lub vPvB w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  pbtNone: ({ date }) =>
    `Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: ${date}) z powodu właściwości PBT lub vPvB.`,
  endocrineFound: (names: string) =>
    `Substancje zaburzające funkcjonowanie układu hormonalnego w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: ${date}) z powodu właściwości zaburzających funkcjonowanie układu hormonalnego.`,
  reactionNone: 'Nie są znane zagrożenia wynikające z reakcji chemicznej w normalnych warunkach stosowania.',
  reactionFumes:
    'Podczas spawania, lutowania, cięcia lub podgrzewania powstają dymy i gazy szkodliwe dla płuc i nerwów: tlenki metali i fluorki z produktu, materiału podstawowego i jego powłoki; w łuku także ozon i tlenki azotu. Promieniowanie i ciepło powodują oparzenia oczu i skóry.',
  reactionOpen: 'Z klasyfikacji nie wynikają zagrożenia będące skutkiem reakcji chemicznej.',
  reactionWater: 'W kontakcie z wodą uwalnia niebezpieczny gaz.',
  hnocNone: 'Nie są znane zagrożenia nieujęte w klasyfikacji.',
  unknownAcute: (percent: string, route: string) =>
    `Udział składników o nieznanej toksyczności ostrej w mieszaninie wynosi ${percent} % (${route}).`,
  unknownAcuteNone: 'Żaden składnik obecny w stężeniu 1 % lub wyższym nie ma nieznanej toksyczności ostrej.',
  unknownAquatic: (percent: string) =>
    `Udział składników o nieznanych zagrożeniach dla środowiska wodnego wynosi ${percent} %.`,
  allRoutes: 'wszystkie drogi narażenia',
  routes: {
    oral: 'droga pokarmowa',
    dermal: 'skóra',
    gas: 'wdychanie, gaz',
    vapour: 'wdychanie, pary',
    'dust-mist': 'wdychanie, pył i mgła',
  },
};
