import type { SupersededPrecautions } from './precaution-row.ts';

/** The rule by which one of `standing` makes `code` redundant; undefined if none does. */
export const redundancyOf = (
  code: string,
  standing: ReadonlySet<string>,
  rules: readonly SupersededPrecautions[],
): SupersededPrecautions | undefined =>
  rules.find(({ kept, dropped }) => kept !== code && standing.has(kept) && dropped.includes(code));

/**
 * Those of `codes` that stay. Each code removed is redundant beside a code that stays. A removed code makes nothing
 * redundant, so that no content is lost.
 */
export function standingAmong(codes: readonly string[], rules: readonly SupersededPrecautions[]): ReadonlySet<string> {
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
