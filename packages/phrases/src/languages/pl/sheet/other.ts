import type { SheetPhrases } from '../../../language.ts';

const abbreviations: SheetPhrases['other']['abbreviations'] = {
  ADG: 'Australijski kodeks transportu towarów niebezpiecznych',
  ADR: 'Umowa dotycząca międzynarodowego przewozu drogowego towarów niebezpiecznych',
  AIIC: 'Australijski wykaz chemikaliów przemysłowych',
  ATE: 'Oszacowanie toksyczności ostrej',
  ATEmix: 'Oszacowanie toksyczności ostrej mieszaniny',
  BCF: 'Współczynnik biokoncentracji',
  CAS: 'Chemical Abstracts Service',
  CERCLA: 'Ustawa USA o kompleksowym reagowaniu, odszkodowaniach i odpowiedzialności za środowisko',
  CLP: 'Klasyfikacja, oznakowanie i pakowanie',
  COSHH: 'Brytyjskie przepisy o kontroli substancji niebezpiecznych dla zdrowia',
  DNEL: 'Pochodny poziom niepowodujący zmian',
  DSL: 'Kanadyjski wykaz substancji',
  EC50: 'Stężenie wywołujące skutek u połowy organizmów',
  ErC50: 'Stężenie zmniejszające szybkość wzrostu o połowę',
  EPCRA: 'Ustawa USA o planowaniu na wypadek zagrożenia i prawie społeczności do informacji',
  EUH: 'Zwrot wskazujący rodzaj zagrożenia Unii Europejskiej',
  GHS: 'Globalnie Zharmonizowany System Klasyfikacji i Oznakowania Chemikaliów',
  HNOC: 'Zagrożenia nieujęte w klasyfikacji',
  HPR: 'Kanadyjskie przepisy o produktach niebezpiecznych',
  IARC: 'Międzynarodowa Agencja Badań nad Rakiem',
  IATA: 'Międzynarodowe Zrzeszenie Przewoźników Powietrznych',
  IMDG: 'Międzynarodowy kodeks morski towarów niebezpiecznych',
  IMO: 'Międzynarodowa Organizacja Morska',
  LC50: 'Stężenie powodujące śmierć połowy organizmów',
  LD50: 'Dawka powodująca śmierć połowy zwierząt',
  NIOSH: 'Instytut bezpieczeństwa i higieny pracy USA',
  NOEC: 'Stężenie, przy którym nie obserwuje się zmian',
  NTP: 'Krajowy program toksykologiczny USA',
  OSHA: 'Urząd bezpieczeństwa i higieny pracy USA',
  PBT: 'Trwały, zdolny do bioakumulacji i toksyczny',
  PEL: 'Dopuszczalna wartość narażenia',
  PMT: 'Trwały, mobilny i toksyczny',
  PNEC: 'Przewidywane stężenie niepowodujące zmian',
  RCRA: 'Ustawa USA o ochronie i odzysku zasobów',
  REACH: 'Rejestracja, ocena, udzielanie zezwoleń i stosowane ograniczenia w zakresie chemikaliów',
  RID: 'Regulamin międzynarodowego przewozu kolejami towarów niebezpiecznych',
  SARA: 'Ustawa USA zmieniająca i przedłużająca fundusz rekultywacji',
  STEL: 'Dopuszczalna wartość narażenia krótkotrwałego',
  STOT: 'Działanie toksyczne na narządy docelowe',
  TDG: 'Kanadyjskie przepisy o transporcie towarów niebezpiecznych',
  TSCA: 'Ustawa USA o kontroli substancji toksycznych',
  TWA: 'Średnia ważona w czasie',
  UFI: 'Niepowtarzalny identyfikator postaci czynnej',
  vPvB: 'Bardzo trwały i wykazujący bardzo dużą zdolność do bioakumulacji',
  vPvM: 'Bardzo trwały i bardzo mobilny',
  WHMIS: 'Kanadyjski system informacji o materiałach niebezpiecznych w miejscu pracy',
};

const yearForms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'rok', few: 'lata' };
const yearRules = new Intl.PluralRules('pl');

const yearsInPolish = (years: number): string => yearForms[yearRules.select(years)] ?? 'lat';

/** Section 16. */
export const other: SheetPhrases['other'] = {
  firstIssue: (version: string) => `Wersja ${version}: pierwsze wydanie.`,
  revised: (version: string) =>
    `Wersja ${version} zastępuje wszystkie wcześniejsze wersje. Zmiany podano w historii aktualizacji dokumentu.`,
  replaces: (version: string, earlier: string, date: string) =>
    `Wersja ${version} zastępuje wersję ${earlier} z dnia ${date}.`,
  degree: 'Rodzaj aktualizacji',
  major: 'Istotna aktualizacja.',
  minor: 'Drobna aktualizacja: brak nowych informacji o zagrożeniach lub środkach ochronnych.',
  triggers: {
    hazards: (paragraph: string) => `Nowe informacje o zagrożeniach (${paragraph}).`,
    measures: (paragraph: string) => `Nowe informacje mające wpływ na środki ochronne (${paragraph}).`,
    restriction: (paragraph: string) => `Ograniczenie, którego nie podano w poprzedniej wersji (${paragraph}).`,
  },
  duties: {
    'twelve-months': (paragraph: string) =>
      `Należy dostarczyć wszystkim odbiorcom zaopatrywanym w ciągu ostatnich 12 miesięcy (${paragraph}).`,
    'three-months': (paragraph: string) =>
      `Nowe informacje dodaje się w ciągu trzech miesięcy; kartę dołącza się do pierwszej późniejszej wysyłki (${paragraph}).`,
    'ninety-days': (paragraph: string) =>
      `Karta musi zawierać istotne nowe dane w ciągu 90 dni; do tego czasu nabywców informuje się o nich na piśmie (${paragraph}).`,
    'next-supply': (paragraph: string) => `Należy dostarczyć przy pierwszej dostawie po zmianie (${paragraph}).`,
    'without-delay': (paragraph: string) => `Należy dostarczyć niezwłocznie (${paragraph}).`,
  },
  classesAdded: 'Dodane klasy zagrożenia',
  classesRemoved: 'Usunięte klasy zagrożenia',
  changedParts: 'Zmieniono',
  nothingChanged: 'Sekcje 1-15 nie uległy zmianie.',
  review: 'Następny przegląd',
  reviewBy: (date: string, years: number, paragraph: string) =>
    `${date}: co najmniej raz na ${years} ${yearsInPolish(years)} (${paragraph}).`,
  reviewOnChange: (paragraph: string) => `Po uzyskaniu nowych informacji; prawo nie wyznacza terminu (${paragraph}).`,
  issued: 'Data wydania',
  revision: 'Data aktualizacji',
  version: 'Wersja',
  ruleSet: 'Zasady klasyfikacji',
  rulesOf: (law: string, ruleSet: string) => `${law} (${ruleSet})`,
  abbreviations,
  noAbbreviations: 'Nie użyto skrótów wymagających objaśnienia.',
  source: (title: string, date: string) => `${title} (${date}).`,
  testSource: (source: string, method: string) => `Badanie produktu: ${source} (${method}).`,
  noSources: 'Wykorzystano wyłącznie własne dane dostawcy.',
  methodsCaption: 'Klasyfikacja i sposób jej ustalenia',
  columnClass: 'Klasa',
  columnMethod: 'Metoda',
  columnBasis: 'Podstawa',
  methodCalculation: 'Obliczenie na podstawie składników',
  methodTest: 'Badanie produktu',
  methodProperty: 'Zmierzona właściwość produktu',
  notClassified: 'Produkt nie jest zaklasyfikowany.',
  translatedStatements: (codes: string) =>
    `Brzmienie następujących zwrotów jest tłumaczeniem, a nie tekstem urzędowym: ${codes}.`,
  noStatements: 'Żaden zwrot nie wymaga objaśnienia.',
  training:
    'Przeszkolić pracowników w zakresie zagrożeń stwarzanych przez produkt, środków ochronnych podanych w sekcji 8 oraz postępowania w sytuacjach awaryjnych.',
};
