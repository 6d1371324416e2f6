import { isCasNumber } from '@gosds/data/registry-numbers';
import { plainNumber } from '@gosds/sheet/draft/plain-number';

/** Finds CAS numbers in the forms people write: with other dashes or digits, spaces, or no dashes. */
export function casIn(text: string): readonly string[] {
  const written = plainNumber(text);
  const found = [...written.matchAll(/(?<![\d-])\d{2,7}-\d\d-\d(?![\d-])/g)].map(([number]) => number);
  if (found.length > 0) return found;
  const [, head = '', middle = '', last = ''] = /^(\d{2,7})(\d\d)(\d)$/.exec(written.trim()) ?? [];
  const joined = `${head}-${middle}-${last}`;
  return isCasNumber(joined) ? [joined] : [];
}
