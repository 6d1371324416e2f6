import type { Draft } from '@gosds/sheet/draft/draft';

const keys = new WeakMap<Draft, number>();
const count = { last: 0 };

/** A number that is the same for the same draft and another one for a changed draft. */
export function contentKeyOf(draft: Draft): number {
  const known = keys.get(draft);
  if (known !== undefined) return known;
  count.last += 1;
  keys.set(draft, count.last);
  return count.last;
}
