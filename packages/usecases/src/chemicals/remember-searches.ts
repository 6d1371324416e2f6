import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import { rememberFor } from '../remember-for.ts';
import type { CatalogueState, ChemicalStore, ChemicalSummary, FoundChemical } from './chemical-store.ts';

type Memory<Answer> = { readonly most: number; readonly sizeOf: (answer: Answer) => number };

/** Keeps the answers used last, until their sizes add up to more than `most`. */
function memoryOf<Key extends string | number, Answer>({ most, sizeOf }: Memory<Answer>) {
  const answers = new Map<Key, Answer>();
  let size = 0;
  const drop = (key: Key) => {
    const answer = answers.get(key);
    if (answer !== undefined) size -= sizeOf(answer);
    answers.delete(key);
  };
  const put = (key: Key, answer: Answer) => {
    drop(key);
    answers.set(key, answer);
    size += sizeOf(answer);
    for (const oldest of answers.keys()) {
      if (size <= most) return;
      drop(oldest);
    }
  };
  return {
    get(key: Key): Answer | undefined {
      const answer = answers.get(key);
      if (answer !== undefined) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    put,
    clear: () => {
      answers.clear();
      size = 0;
    },
  };
}

/**
 * The catalogue with the last searches in memory. A search that was just answered needs no database. Another load is
 * noticed within `policy.chemicalMemory.stateForMs`; then every answer is asked for again.
 */
export function rememberSearches(store: ChemicalStore, clock: Clock): ChemicalStore {
  const { found: mostFound, summaries, longestPattern, stateForMs } = policy.chemicalMemory;
  const recent = rememberFor<CatalogueState>({ forMs: stateForMs, most: 1 }, clock);
  const state = () => recent.ask('state', store.state);
  const found = memoryOf<string, readonly FoundChemical[]>({ most: mostFound, sizeOf: ({ length }) => 1 + length });
  const shown = memoryOf<number, ChemicalSummary>({ most: summaries, sizeOf: () => 1 });
  let loaded: number | undefined;
  const load = async () => {
    const now = (await state())?.loadedAt.getTime();
    if (now !== loaded) {
      found.clear();
      shown.clear();
      loaded = now;
    }
    return now;
  };
  return {
    ...store,
    state,
    async search(pattern, limit, asker) {
      const of = await load();
      const key = `${limit} ${pattern}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const answer = await store.search(pattern, limit, asker);
      if (of === loaded && pattern.length <= longestPattern) found.put(key, answer);
      return answer;
    },
    async summaries(numbers) {
      const of = await load();
      const known = new Map(numbers.map((number) => [number, shown.get(number)] as const));
      const missing = numbers.filter((number) => known.get(number) === undefined);
      for (const each of missing.length === 0 ? [] : await store.summaries(missing)) {
        known.set(each.number, each);
        if (of === loaded) shown.put(each.number, each);
      }
      return numbers.flatMap((number) => known.get(number) ?? []);
    },
  };
}
