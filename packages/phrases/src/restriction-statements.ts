import { ownValue } from '@gosds/ghs/own-value';
import { language as english } from './generated/en/language.ts';
import type { Phrases } from './generated/phrases.ts';
import type { Language } from './language.ts';

/** A sentence that column 2 of REACH Annex XVII requires on the packaging, by entry. */
export type RestrictionStatement = keyof Phrases['restrictionStatements'];

/** The wording of the law in the language, or else a translation, which the review asks to compare with the law. */
export function restrictionStatement(
  id: RestrictionStatement,
  { restrictionStatements, translatedRestrictions }: Language,
): { readonly text: string; readonly isOwn: boolean } {
  const own = restrictionStatements[id];
  const translated = ownValue(translatedRestrictions, id);
  return { text: own ?? translated ?? english.restrictionStatements[id] ?? '', isOwn: own !== undefined };
}
