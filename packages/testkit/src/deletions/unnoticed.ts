import type { SheetDocument } from '@gosds/sheet/model/document';
import type { Draft } from '@gosds/sheet/draft/draft';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { factsOf } from '../products/sheet-of.ts';
import { deletionsOf, without } from './deletions.ts';
import { sampled, seeded } from './seeded.ts';

/** What became of the deletions of one kind. */
export type Tally = {
  readonly name: string;
  readonly tried: number;
  readonly unnoticed: number;
  /** False where no law asks for what was taken out. */
  readonly isOwed: boolean;
};

/** Takes so many things out of the sheet, one at a time, and reports those that the audit does not find. */
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

/** The tallies of the same kind as one, the most unnoticed first. */
export function summed(tallies: readonly Tally[]): readonly Tally[] {
  const kinds = new Map<string, Tally>();
  for (const each of tallies) {
    const key = `${each.name} ${String(each.isOwed)}`;
    const { tried, unnoticed } = kinds.get(key) ?? { tried: 0, unnoticed: 0 };
    kinds.set(key, { ...each, tried: tried + each.tried, unnoticed: unnoticed + each.unnoticed });
  }
  return [...kinds.values()].toSorted((a, b) => b.unnoticed - a.unnoticed || a.name.localeCompare(b.name));
}

/** How many of the deletions led to a finding, of how many. */
export function noticedOf(tallies: readonly Tally[]): { readonly tried: number; readonly noticed: number } {
  const tried = tallies.reduce((sum, each) => sum + each.tried, 0);
  return { tried, noticed: tried - tallies.reduce((sum, each) => sum + each.unnoticed, 0) };
}
