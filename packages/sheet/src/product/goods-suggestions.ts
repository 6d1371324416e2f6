import type { DangerousGoodsEntry, TransportOutcome, TransportProposal } from '@gosds/transport/transport';

/** The fields of an entry in the table of suggestions, which the form takes over. */
export type SuggestedEntry = Pick<
  DangerousGoodsEntry,
  'un' | 'class' | 'subsidiaryHazards' | 'packingGroup' | 'properShippingName' | 'hazChem'
>;

/** One row of the suggestions table. */
export type GoodsSuggestion = { readonly entry: SuggestedEntry; readonly technicalNames: readonly string[] };

const suggestionOf = ({ entry, technicalNames }: TransportProposal): GoodsSuggestion => ({ entry, technicalNames });

/** The proposal, its alternatives and the rows found for a typed UN number, without repeats. */
export function suggestions(
  outcome: TransportOutcome | undefined,
  found: readonly SuggestedEntry[],
): readonly GoodsSuggestion[] {
  const proposed = outcome?.status === 'regulated' ? [outcome.proposal, ...outcome.alternatives].map(suggestionOf) : [];
  const rows = [...proposed, ...found.map((entry) => ({ entry, technicalNames: [] }))];
  const keyOf = ({ entry }: GoodsSuggestion) => `${entry.un} ${entry.packingGroup ?? ''} ${entry.properShippingName}`;
  const byKey = new Map<string, GoodsSuggestion>();
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  return [...byKey.values()];
}

export const isNosName = (shippingName: string): boolean => /N\.?O\.?S\.?/i.test(shippingName);

/** The search text for a typed UN number; empty if the user typed `none`. */
export const soughtBy = (unNumber: string): string => {
  const typed = unNumber.trim();
  return typed.toLowerCase() === 'none' ? '' : typed;
};
