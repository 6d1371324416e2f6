import type { SheetPhrases } from '../../../language.ts';

/** Section 11. */
export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Toksyczność ostra',
    skin: 'Działanie żrące/drażniące na skórę',
    eye: 'Poważne uszkodzenie oczu/działanie drażniące na oczy',
    sensitisation: 'Działanie uczulające na drogi oddechowe lub skórę',
    mutagenicity: 'Działanie mutagenne na komórki rozrodcze',
    carcinogenicity: 'Działanie rakotwórcze',
    reproduction: 'Szkodliwe działanie na rozrodczość',
    single: 'Działanie toksyczne na narządy docelowe (STOT) - narażenie jednorazowe',
    repeated: 'Działanie toksyczne na narządy docelowe (STOT) - narażenie powtarzane',
    aspiration: 'Zagrożenie spowodowane aspiracją',
  },
  notMet: 'W oparciu o dostępne dane kryteria klasyfikacji nie są spełnione.',
  notJudged: (missing: string) => `Nie można ocenić z powodu braku informacji (${missing}).`,
  notAdopted: 'Ta klasa nie jest objęta przepisami kraju.',
  tested: (method: string) => `Wynik badania produktu (${method}).`,
  ateMix: (route: string, value: string, unit: string) => `ATEmix (${route}): ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Toksyczność ostra składników',
  columnName: 'Substancja',
  columnRoute: 'Droga narażenia',
  columnValue: 'Wartość',
  columnSpecies: 'Gatunek',
  columnSource: 'Źródło',
  noData: 'Zmierzone wartości nie są znane.',
  endpoint: (kind: string, value: string, unit: string) => `${kind} ${value} ${unit}`,

  routesLead: 'Prawdopodobne drogi narażenia',
  routeInhalation: 'Wdychanie',
  routeSkin: 'Kontakt ze skórą',
  routeEyes: 'Kontakt z oczami',
  routeIngestion: 'Połknięcie',
  delayed: 'Skutki opóźnione',
  immediate: 'Skutki natychmiastowe',
  chronic: 'Skutki przewlekłe',
  noneKnown: 'Nie są znane.',
  interactive: 'Skutki wzajemnego oddziaływania nie są znane.',
  interactiveNitrosamine: 'Aminy drugorzędowe i azotyny tworzą razem nitrozoaminy.',

  endocrine: '11.2.1 Właściwości zaburzające funkcjonowanie układu hormonalnego',
  other: '11.2.2 Inne informacje',
  endocrineNone:
    'Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie jest zaklasyfikowany jako zaburzający funkcjonowanie układu hormonalnego u ludzi w źródłach podanych w sekcji 16.',
  endocrineFound: (names: string) =>
    `Substancje zaburzające funkcjonowanie układu hormonalnego u ludzi w stężeniu równym lub wyższym niż 0,1 %: ${names}.`,
  defatting: 'Długotrwały lub powtarzający się kontakt odtłuszcza skórę i może prowadzić do zapalenia skóry.',
  noOther: 'Brak innych informacji.',

  listingsCaption: 'Składniki w stężeniu równym lub wyższym niż 0,1 %',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    'Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie figuruje w prowadzonych przez ten serwis wykazach znanych czynników rakotwórczych.',
  listingsLimit:
    'Wykazy prowadzone przez ten serwis obejmują powszechne substancje przemysłowe; pozostałe należy sprawdzić u źródła.',
  notListed: 'Nie figuruje w wykazie',
};
