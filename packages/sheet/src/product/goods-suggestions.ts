import type { DangerousGoodsEntry, TransportOutcome, TransportProposal } from '@gosds/transport/transport';

/** What the table of suggestions shows of an entry, and the fields take over. */
export type SuggestedEntry = Pick<
  DangerousGoodsEntry,
  'un' | 'class' | 'subsidiaryHazards' | 'packingGroup' | 'properShippingName' | 'hazChem'
>;

/** One row of the suggestions table. */
export type GoodsSuggestion = { readonly entry: SuggestedEntry; readonly technicalNames: readonly string[] };

const suggestionOf = ({ entry, technicalNames }: TransportProposal): GoodsSuggestion => ({ entry, technicalNames });

/** The proposal, its alternatives, and the rows found for a typed UN number, each once. */
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

/** What a typed UN number is looked up by; empty where it says that there is none. */
export const soughtBy = (unNumber: string): string => {
  const typed = unNumber.trim();
  return typed.toLowerCase() === 'none' ? '' : typed;
};
