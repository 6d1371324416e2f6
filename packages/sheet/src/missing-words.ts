import type { SheetContext } from './sheet-context.ts';

/**
 * What a class waits for, as the sheet says it: names of ingredients as they are, properties in the sheet's words. What
 * the language has no words for is further information; English says what the engine says.
 */
export function missingWords(c: SheetContext, missing: readonly string[]): string {
  if (c.language.tag === 'en') return missing.join(', ');
  const { terms, shared } = c.phrases;
  const words: Readonly<Record<string, string>> = terms.words;
  const names = new Set(c.ingredients.map(({ ingredient }) => ingredient.name));
  const said = missing.map((each) => words[each] ?? (names.has(each) ? each : shared.furtherData));
  return [...new Set(said)].join(', ');
}
