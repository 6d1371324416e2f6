import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { Writing } from '../writing.ts';

/** Title and headings of the sheet: those of the national form, if the language has them. */
export function headingsOf({
  product: { profile },
  phrases,
  language,
}: Pick<Writing, 'product' | 'language' | 'phrases'>) {
  const { headings: forms } = phrases;
  const headings = (profile.form && forms[profile.form]) ?? forms[profile.market] ?? forms.un;
  if (!profile.form) return headings;
  const { title = headings.title, legalBasis = headings.legalBasis } = nationalWordsOf(profile.form, language.tag);
  return { ...headings, title, legalBasis };
}
