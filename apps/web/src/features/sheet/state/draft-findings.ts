import { checkCharacters } from '@gosds/sheet/review/entries/check-characters';
import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import type { Draft } from '@gosds/sheet/draft/draft';
import { type Finding, messageKey } from '@gosds/sheet/review/finding';

export type DraftFindings = {
  readonly all: readonly Finding[];
  readonly byPath: ReadonlyMap<string, Finding>;
  /** Paths of texts whose error is shown as soon as it is typed. */
  readonly atOnce: ReadonlySet<string>;
};

const known = new WeakMap<Draft, DraftFindings>();
const pool = new Map<string, Finding>();
const poolSize = 2000;

/**
 * Returns the same object for equal findings in every draft, so that an input is redrawn only when its finding changes.
 */
function interned(finding: Finding): Finding {
  const key = `${finding.severity}\u0001${finding.path}\u0001${messageKey(finding.message)}`;
  const same = pool.get(key);
  if (same) return same;
  if (pool.size >= poolSize) pool.clear();
  pool.set(key, finding);
  return finding;
}

/** The finding for each path: the problem if there is one, else the warning. Computed once per draft. */
export function findingsOf(draft: Draft): DraftFindings {
  const found = known.get(draft);
  if (found) return found;
  const all = checkDraft(draft).map(interned);
  const byPath = new Map<string, Finding>();
  for (const finding of all) {
    const before = byPath.get(finding.path);
    if (!before || (before.severity === 'warning' && finding.severity === 'problem')) byPath.set(finding.path, finding);
  }
  const atOnce = new Set(checkCharacters(draft).map(({ path }) => path));
  const findings = { all, byPath, atOnce };
  known.set(draft, findings);
  return findings;
}
