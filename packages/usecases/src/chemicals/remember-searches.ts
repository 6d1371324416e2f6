import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import { rememberFor } from '../remember-for.ts';
import type { CatalogueState, ChemicalStore, ChemicalSummary, FoundChemical } from './chemical-store.ts';

/** Keeps the answers used last, at most so many. */
function memoryOf<Key extends string | number, Answer>(most: number) {
  const answers = new Map<Key, Answer>();
  const put = (key: Key, answer: Answer) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  };
  return {
    get(key: Key): Answer | undefined {
      const answer = answers.get(key);
      if (answer !== undefined) put(key, answer);
      return answer;
    },
    put,
    clear: () => {
      answers.clear();
    },
  };
}

/**
 * The catalogue with the last searches in memory. A search that was just answered needs no database. Another load is
 * noticed within `policy.chemicalMemory.stateForMs`; then every answer is asked for again.
 */
export function rememberSearches(store: ChemicalStore, clock: Clock): ChemicalStore {
  const { searches, summaries, longestPattern, stateForMs } = policy.chemicalMemory;
  const recent = rememberFor<CatalogueState>({ forMs: stateForMs, most: 1 }, clock);
  const state = () => recent.ask('state', store.state);
  const found = memoryOf<string, readonly FoundChemical[]>(searches);
  const shown = memoryOf<number, ChemicalSummary>(summaries);
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
    async search(pattern, limit) {
      const of = await load();
      const key = `${limit} ${pattern}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const answer = await store.search(pattern, limit);
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
