import type { SheetDocument } from '@gosds/sheet/model/document';
import type { Draft } from '@gosds/sheet/draft/draft';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { factsOf } from '../products/sheet-of.ts';
import { deletionsOf, without } from './deletions.ts';
import { sampled, seeded } from './seeded.ts';

/** The results of the deletions of one kind. */
export type Tally = {
  readonly name: string;
  readonly tried: number;
  readonly unnoticed: number;
  /** False if no law requires what was deleted. */
  readonly isOwed: boolean;
};

/** Makes `tries` deletions from the sheet, one at a time, and reports those that the audit does not find. */
export function tryDeletions(draft: Draft, { seed, tries }: { seed: number; tries: number }): readonly Tally[] {
  const facts = factsOf(draft);
  const made = makeSheet(facts);
  const findingsIn = (document: SheetDocument) => auditSheet({ ...facts, ...made, document, today: facts.issueDate });
  const before = findingsIn(made.document).length;
  return sampled(seeded(seed), deletionsOf(made.document), tries).map((each) => ({
    name: each.name,
    tried: 1,
    unnoticed: findingsIn(without(made.document, each)).length > before ? 0 : 1,
    isOwed: [...each.gone].some(({ duty }) => duty !== 'none'),
  }));
}

/** Sums the tallies of each kind, the most unnoticed first. */
export function summed(tallies: readonly Tally[]): readonly Tally[] {
  const kinds = new Map<string, Tally>();
  for (const each of tallies) {
    const key = `${each.name} ${String(each.isOwed)}`;
    const { tried, unnoticed } = kinds.get(key) ?? { tried: 0, unnoticed: 0 };
    kinds.set(key, { ...each, tried: tried + each.tried, unnoticed: unnoticed + each.unnoticed });
  }
  return [...kinds.values()].toSorted((a, b) => b.unnoticed - a.unnoticed || a.name.localeCompare(b.name));
}

/** Number of deletions tried, and how many led to a finding. */
export function noticedOf(tallies: readonly Tally[]): { readonly tried: number; readonly noticed: number } {
  const tried = tallies.reduce((sum, each) => sum + each.tried, 0);
  return { tried, noticed: tried - tallies.reduce((sum, each) => sum + each.unnoticed, 0) };
}
