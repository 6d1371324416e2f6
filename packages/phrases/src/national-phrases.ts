import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Language, SheetPhrases } from './language.ts';
import { nationalWordsOf } from './national-words.ts';
import { respelledPhrases } from './respelled-phrases.ts';

/** How a country spells the phrases, by its form or else its market; undefined where it spells them as the language does. */
export const nationalSpelling = (
  { countrySpellings }: Language,
  form: JurisdictionId | undefined,
  market?: JurisdictionId,
) => countrySpellings[form ?? market ?? ''];

/** The language with the words that finish a statement as a country spells them; the statements themselves stay as the law words them. */
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

/** The phrases of a language, with a country's own laws where the market's phrases name those of the EU. */
export function nationalPhrases(
  language: Language,
  form: JurisdictionId | undefined,
  market?: JurisdictionId,
): SheetPhrases {
  const { sheet, tag } = language;
  const own = form && nationalWordsOf(form, tag).insteadOfEuropean;
  const phrases = own ? withoutEurope(sheet, own) : sheet;
  const respell = nationalSpelling(language, form, market);
  return respell ? respelledPhrases(phrases, respell) : phrases;
}

type Own = NonNullable<ReturnType<typeof nationalWordsOf>['insteadOfEuropean']>;

/** A country's own laws where the phrases name those of the Union. */
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
