import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Language, SheetPhrases } from './language.ts';
import { nationalWordsOf } from './national-words.ts';
import { respelledPhrases } from './respelled-phrases.ts';

/** A country's spelling of the phrases, by its form or else its market. Undefined for the language's own spelling. */
export const nationalSpelling = (
  { countrySpellings }: Language,
  form: JurisdictionId | undefined,
  market?: JurisdictionId,
) => countrySpellings[form ?? market ?? ''];

/**
 * The language with the country's spelling of the words that complete a statement. The statements keep the wording of
 * the law.
 */
export function nationalLanguage(
  language: Language,
  form: JurisdictionId | undefined,
  market?: JurisdictionId,
): Language {
  const respell = nationalSpelling(language, form, market);
  if (respell === undefined) return language;
  const spelled = Object.entries(language.slotDefaults).map(([slot, words]) => [slot, respell(words)] as const);
  return { ...language, slotDefaults: Object.fromEntries(spelled) };
}

/** The phrases with dates in ISO 8601 format, if the country writes them so in this language. */
const withItsDates = (phrases: SheetPhrases, isIso: boolean): SheetPhrases =>
  isIso ? { ...phrases, shared: { ...phrases.shared, date: (iso) => iso } } : phrases;

/** The phrases of a language, with a country's own laws instead of EU laws, its spelling and its dates. */
export function nationalPhrases(
  language: Language,
  form: JurisdictionId | undefined,
  market?: JurisdictionId,
): SheetPhrases {
  const { sheet, tag } = language;
  const own = form && nationalWordsOf(form, tag).insteadOfEuropean;
  const dated = withItsDates(sheet, language.isoDatesIn.includes(form ?? market ?? ''));
  const phrases = own ? withoutEurope(dated, own) : dated;
  const respell = nationalSpelling(language, form, market);
  return respell ? respelledPhrases(phrases, respell) : phrases;
}

type Own = NonNullable<ReturnType<typeof nationalWordsOf>['insteadOfEuropean']>;

/** Replaces the Union's laws in the phrases with a country's own laws. */
function withoutEurope(sheet: SheetPhrases, own: Own): SheetPhrases {
  const { pbtInorganic = sheet.ecology.pbtInorganic } = own;
  const { majorAccidents = sheet.regulation.seveso, restrictions = sheet.regulation.annexXvii } = own;
  return {
    ...sheet,
    ecology: { ...sheet.ecology, pbtInorganic },
    disposal: { ...sheet.disposal, lawEurope: own.wasteLaw, lawOther: own.wasteLaw },
    regulation: { ...sheet.regulation, seveso: majorAccidents, annexXvii: restrictions },
  };
}
