import type { PlacedSentence } from './published-sheet.ts';

/** How a sentence of one version stands in the next. */
export type SentenceChange =
  | { readonly kind: 'added'; readonly after: PlacedSentence }
  | { readonly kind: 'removed'; readonly before: PlacedSentence }
  | { readonly kind: 'changed' | 'moved'; readonly before: PlacedSentence; readonly after: PlacedSentence };

/** Indices of a longest strictly increasing run of the numbers, not necessarily in one piece. */
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

/** Ids of sentences with the same text in the same section that follow each other as before. */
function staying(pairs: readonly Pair[]): ReadonlySet<string> {
  const same = pairs.filter(({ before, after }) => before.text === after.text && before.section === after.section);
  const inOrder = longestIncreasing(same.map(({ order }) => order));
  return new Set(same.filter((_pair, index) => inOrder.has(index)).map(({ after }) => after.id));
}

/**
 * What became of each sentence, by its stable id: changed where its text is another, moved where only its place is. In the
 * order of the later version; what was removed follows in the order of the earlier one. Sentences that stayed are left out.
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

/** Where a reader of the later version looks for the change. */
export const placeOf = (change: SentenceChange): PlacedSentence =>
  change.kind === 'removed' ? change.before : change.after;
