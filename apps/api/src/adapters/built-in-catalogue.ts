import { setImmediate as nextTurn } from 'node:timers/promises';
import { findByMaterialId, prepareSearch, search } from '@gosds/catalogue/catalogue';
import { listingsOf } from '@gosds/catalogue/lists/listings';
import { sources } from '@gosds/catalogue/sources';
import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import type { SubstanceCatalogue } from '@gosds/usecases/substance-catalogue';

/** Every `source` in a record, at any depth. */
function sourcesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' && typeof inner === 'string' ? [inner] : sourcesIn(inner),
  );
}

/** Number of answers kept of each kind; about 4 MB. */
const maxKept = 1000;

/**
 * Keeps answers, because the catalogue does not change while the service runs and many users type the same beginnings.
 */
function remembered<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new Map<Key, Answer>();
  return (key) => {
    const found = kept.get(key) ?? answer(key);
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

function factsOf(materialId: number): SubstanceFacts | undefined {
  const substance = findByMaterialId(materialId);
  if (!substance) return undefined;
  const named = new Set(sourcesIn(substance));
  return { substance, sources: sources.filter(({ id }) => named.has(id)) };
}

/** No caller shows more matches. */
const maxMatches = 50;
const matchesOf = remembered((key: string) => search(key, maxMatches));
const factsById = remembered(factsOf);

/** Milliseconds of work before other requests get a turn. */
const turnMs = 5;

async function prepareInTurns(): Promise<void> {
  const steps = prepareSearch();
  for (let until = performance.now() + turnMs; !steps.next().done;) {
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + turnMs;
  }
}

const prepared: { search?: Promise<void> } = {};

/** Builds the search index once, in small steps. Searches wait until it is complete. */
export const searchIsReady = (): Promise<void> => (prepared.search ??= prepareInTurns());

async function matches(key: string, limit: number) {
  await searchIsReady();
  return limit > maxMatches ? search(key, limit) : matchesOf(key).slice(0, limit);
}

/** The catalogue shipped with the product, in this process: no network calls, nothing to load or synchronise. */
export const builtInCatalogue: SubstanceCatalogue = {
  search: matches,
  find: async (materialId) => factsById(materialId),
  listings: async (casNumber) => listingsOf(casNumber),
};
