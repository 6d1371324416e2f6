import type { SheetPhrases } from './language.ts';
import { swissSpelling } from './swiss-spelling.ts';
import { type NationalForm, nationalWordsOf } from './national-words.ts';

/** The phrases of a language, with a country's own laws where the market's phrases name those of the EU. */
export function nationalPhrases(sheet: SheetPhrases, form: NationalForm | undefined, tag: string): SheetPhrases {
  const own = form && nationalWordsOf(form, tag).insteadOfEuropean;
  if (!own) return sheet;
  const { pbtInorganic = sheet.ecology.pbtInorganic } = own;
  const { majorAccidents = sheet.regulation.seveso, restrictions = sheet.regulation.annexXvii } = own;
  const said = {
    ...sheet,
    ecology: { ...sheet.ecology, pbtInorganic },
    disposal: { ...sheet.disposal, lawEurope: own.wasteLaw, lawOther: own.wasteLaw },
    regulation: { ...sheet.regulation, seveso: majorAccidents, annexXvii: restrictions },
  };
  return form === 'ch' && tag === 'de' ? swissSpelling(said) : said;
}
