import type { MessageValue } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { inEnglish } from '@gosds/phrases/say-message';
import type { SheetContext } from '../../sheet-context.ts';

/**
 * What a class waits for, as the sheet says it: names of ingredients as section 3 has them, properties in the sheet's words. What
 * the language has no words for is further information; English says what the engine says.
 */
export function missingWords(c: SheetContext, missing: readonly MessageValue[]): string {
  const { terms, shared } = c.phrases;
  const inEngine = missing.map(inEnglish);
  if (c.language.tag === 'en') return inEngine.join(shared.comma);
  const words: Readonly<Record<string, string>> = terms.words;
  const names = new Map(c.ingredients.map(({ ingredient, name }) => [ingredient.name, name]));
  const said = inEngine.map((each) => {
    const test = manualTestOf(each);
    if (test !== undefined) return shared.manualTest(test);
    return ownValue(words, each) ?? names.get(each) ?? shared.furtherData;
  });
  return [...new Set(said)].join(shared.comma);
}

const manualTests = /(N\.\d|O\.\d(?: or O\.\d)?|C\.1|series \w+ to \w+|51\.4)/;

/** The number of a test of the UN manual as every language writes it, e.g. `O.1/O.3` or `A–H`. */
function manualTestOf(missing: string): string | undefined {
  if (!missing.includes('UN Manual of Tests and Criteria')) return undefined;
  return manualTests.exec(missing)?.[1]?.replace('series ', '').replace(' or ', '/').replace(' to ', '–');
}
