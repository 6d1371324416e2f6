import type { Draft } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import type { FinishedSheet } from '@gosds/sheet/review/reviewed-sheet';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetContext } from '@gosds/sheet/sheet-context';
import { factsOf } from '../products/sheet-of.ts';
import { acceptedDeletions } from './accepted-deletions.ts';
import { deletionsOf, without } from './deletions.ts';
import { sampled, seeded } from './seeded.ts';

/** What became of the deletions of one kind. */
export type Tally = {
  readonly name: string;
  readonly tried: number;
  readonly unnoticed: number;
  /** The law asks for no finding. */
  readonly isAccepted: boolean;
};

const foundIn = (sheet: FinishedSheet): string => {
  const { score, findings } = reviewSheet(sheet);
  return [score, ...findings.map(({ check, message }) => `${check} ${message}`)].join('\n');
};

/** Takes so many things out of the sheet, one at a time, and tells which of them leave findings and score as they were. */
export function tryDeletions(draft: Draft, { seed, tries }: { seed: number; tries: number }): readonly Tally[] {
  const facts = factsOf(draft);
  const made = makeSheet(facts);
  const sheet = { ...facts, ...made, today: facts.issueDate };
  const context = sheetContext(made.product, facts);
  const whole = foundIn(sheet);
  return sampled(seeded(seed), deletionsOf(made.document), tries).map((each) => ({
    name: each.name,
    tried: 1,
    unnoticed: foundIn({ ...sheet, document: without(made.document, each) }) === whole ? 1 : 0,
    isAccepted: acceptedDeletions.some(({ kind, when }) => kind.test(each.name) && (!when || when(context))),
  }));
}

/** The tallies of the same kind as one, the most unnoticed first. */
export function summed(tallies: readonly Tally[]): readonly Tally[] {
  const kinds = new Map<string, Tally>();
  for (const each of tallies) {
    const key = `${each.name} ${String(each.isAccepted)}`;
    const { tried, unnoticed } = kinds.get(key) ?? { tried: 0, unnoticed: 0 };
    kinds.set(key, { ...each, tried: tried + each.tried, unnoticed: unnoticed + each.unnoticed });
  }
  return [...kinds.values()].toSorted((a, b) => b.unnoticed - a.unnoticed || a.name.localeCompare(b.name));
}

/** How many of the deletions led to a finding or another score, of how many. */
export function noticedOf(tallies: readonly Tally[]): { readonly tried: number; readonly noticed: number } {
  const tried = tallies.reduce((sum, each) => sum + each.tried, 0);
  return { tried, noticed: tried - tallies.reduce((sum, each) => sum + each.unnoticed, 0) };
}
