import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

/** Words that every section uses. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Niet beschikbaar',
  notApplicable: 'Niet van toepassing',
  notApplicableBecause: (why: string) => `Niet van toepassing: ${why}.`,
  yes: 'Ja',
  no: 'Nee',
  and: 'en',
  or: 'of',
  none: 'Geen',
  between: (from: string, to: string) => `${from} – ${to}`,
  below: (value: string) => `< ${value}`,
  above: (value: string) => `> ${value}`,
  unnamedSource: 'bron niet vermeld',
  whyInput: 'Dit veld is niet ingevuld.',
  whyUnknown: 'Noch de gebruiker, noch de catalogus heeft dit gegeven.',
  whyAskedFor: 'De wet verlangt dit in elk blad.',
  whyByClass: 'Dit volgt uit de indeling.',
  whyByState: 'Dit volgt uit de fysische toestand.',
  whyByComposition: 'Dit volgt uit de samenstelling.',
  whyByNumber: 'Dit volgt uit de in rubriek 9 ingevulde waarde.',
  furtherData: 'verdere informatie',
  manualTest: (test) => `test ${test} van het Handboek beproevingen en criteria van de VN`,
  ...formatsOf('nl'),
  states: { gas: 'Gas', liquid: 'Vloeistof', solid: 'Vaste stof', aerosol: 'Aerosol' },
};
