import { language as english } from './generated/en/language.ts';
import type { Phrases } from './generated/phrases.ts';
import type { Language } from './language.ts';

/** A sentence that column 2 of REACH Annex XVII puts on the packaging, by its entry. */
export type RestrictionStatement = keyof Phrases['restrictionStatements'];

/** The wording in the language, else in English: what is not known for certain is not translated. */
export function restrictionStatement(
  id: RestrictionStatement,
  { restrictionStatements }: Language,
): { readonly text: string; readonly isOwn: boolean } {
  const own = restrictionStatements[id];
  return { text: own ?? english.restrictionStatements[id] ?? '', isOwn: own !== undefined };
}
