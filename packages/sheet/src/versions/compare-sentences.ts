import type { PlacedSentence } from './published-sheet.ts';

/** The change of a sentence between two versions. */
export type SentenceChange =
  | { readonly kind: 'added'; readonly after: PlacedSentence }
  | { readonly kind: 'removed'; readonly before: PlacedSentence }
  | { readonly kind: 'changed' | 'moved'; readonly before: PlacedSentence; readonly after: PlacedSentence };

/** Indices of a longest strictly increasing subsequence of the numbers. */
function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before: number[] = [];
  const at = (index: number | undefined) => (index === undefined ? -1 : (numbers[index] ?? -1));
  numbers.forEach((number, index) => {
    const found = tails.findIndex((tail) => at(tail) >= number);
    const place = found === -1 ? tails.length : found;
    before[index] = tails[place - 1] ?? -1;
    tails[place] = index;
  });
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.add(index);
  return kept;
}

type Pair = { readonly before: PlacedSentence; readonly after: PlacedSentence; readonly order: number };

function pairsOf(before: readonly PlacedSentence[], after: readonly PlacedSentence[]): readonly Pair[] {
  const old = new Map(before.map((sentence, order) => [sentence.id, { sentence, order }]));
  return after.flatMap((sentence) => {
    const found = old.get(sentence.id);
    return found ? [{ before: found.sentence, after: sentence, order: found.order }] : [];
  });
}

/** Ids of sentences with the same text, section and order as before. */
function staying(pairs: readonly Pair[]): ReadonlySet<string> {
  const same = pairs.filter(({ before, after }) => before.text === after.text && before.section === after.section);
  const inOrder = longestIncreasing(same.map(({ order }) => order));
  return new Set(same.filter((_pair, index) => inOrder.has(index)).map(({ after }) => after.id));
}

/**
 * The changes between two versions, by sentence id: `changed` if the text differs, `moved` if only the place differs.
 * Changes follow the order of the later version; removed sentences come last, in the order of the earlier one.
 * Unchanged sentences are left out.
 */
export function compareSentences(
  before: readonly PlacedSentence[],
  after: readonly PlacedSentence[],
): readonly SentenceChange[] {
  const pairs = pairsOf(before, after);
  const pairOf = new Map(pairs.map((pair) => [pair.after.id, pair]));
  const stay = staying(pairs);
  const ids = new Set(after.map(({ id }) => id));
  const removed = before
    .filter(({ id }) => !ids.has(id))
    .map((sentence) => ({ kind: 'removed' as const, before: sentence }));
  const rest = after.flatMap((sentence): SentenceChange[] => {
    const pair = pairOf.get(sentence.id);
    if (!pair) return [{ kind: 'added', after: sentence }];
    if (pair.before.text !== sentence.text) return [{ kind: 'changed', before: pair.before, after: sentence }];
    return stay.has(sentence.id) ? [] : [{ kind: 'moved', before: pair.before, after: sentence }];
  });
  return [...rest, ...removed];
}

/** The place of the change for a reader of the later version. */
export const placeOf = (change: SentenceChange): PlacedSentence =>
  change.kind === 'removed' ? change.before : change.after;
