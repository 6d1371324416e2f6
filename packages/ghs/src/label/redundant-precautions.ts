import type { SupersededPrecautions } from './precaution-row.ts';

type Rules = readonly SupersededPrecautions[];

const rulesByDropped = new WeakMap<Rules, ReadonlyMap<string, Rules>>();

/** The rules that drop each code, in the order of the table. */
function byDropped(rules: Rules): ReadonlyMap<string, Rules> {
  const known = rulesByDropped.get(rules);
  if (known) return known;
  const found = new Map<string, SupersededPrecautions[]>();
  for (const rule of rules) {
    for (const code of rule.dropped) {
      const same = found.get(code);
      if (same) same.push(rule);
      else found.set(code, [rule]);
    }
  }
  rulesByDropped.set(rules, found);
  return found;
}

/** The rule by which one of `standing` makes `code` redundant; undefined if none does. */
export const redundancyOf = (
  code: string,
  standing: ReadonlySet<string>,
  rules: Rules,
): SupersededPrecautions | undefined =>
  byDropped(rules)
    .get(code)
    ?.find(({ kept }) => kept !== code && standing.has(kept));

/**
 * Those of `codes` that stay. Each code removed is redundant beside a code that stays. A removed code makes nothing
 * redundant, so that no content is lost.
 */
export function standingAmong(codes: readonly string[], rules: Rules): ReadonlySet<string> {
  const standing = new Set<string>();
  const gone = new Set<string>();
  const open = new Set(codes);
  while (open.size > 0) {
    const free = [...open].filter((code) => redundancyOf(code, open, rules) === undefined);
    // The table has no cycle (tested). In a cycle, the first code would stay.
    for (const code of free.length > 0 ? free : [...open].slice(0, 1)) {
      open.delete(code);
      if (redundancyOf(code, standing, rules)) gone.add(code);
      else standing.add(code);
    }
  }
  return standing;
}
