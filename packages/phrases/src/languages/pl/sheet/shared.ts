import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

/** Words that every section uses. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Brak danych',
  notApplicable: 'Nie dotyczy',
  notApplicableBecause: (why: string) => `Nie dotyczy: ${why}.`,
  yes: 'Tak',
  no: 'Nie',
  and: 'i',
  or: 'lub',
  none: 'Brak',
  between: (from: string, to: string) => `${from} – ${to}`,
  below: (value: string) => `< ${value}`,
  above: (value: string) => `> ${value}`,
  unnamedSource: 'źródło niepodane',
  whyInput: 'To pole nie zostało wypełnione.',
  whyUnknown: 'Ani użytkownik, ani katalog nie podają tej informacji.',
  whyAskedFor: 'Prawo wymaga tego w każdej karcie.',
  whyByClass: 'Wynika z klasyfikacji.',
  whyByState: 'Wynika ze stanu skupienia.',
  whyByComposition: 'Wynika ze składu.',
  whyByNumber: 'Wynika z wartości podanej w sekcji 9.',
  furtherData: 'dalsze informacje',
  manualTest: (test) => `badanie ${test} według Podręcznika badań i kryteriów ONZ`,
  ...formatsOf('pl'),
  states: { gas: 'Gaz', liquid: 'Ciecz', solid: 'Ciało stałe', aerosol: 'Aerozol' },
};
