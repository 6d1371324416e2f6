import { describe, expect, it } from 'vitest';
import { policy } from '../policy.ts';
import type { ChemicalStore, ChemicalSummary } from './chemical-store.ts';
import { rememberSearches } from './remember-searches.ts';

const summaryOf = (number: number, load: number): ChemicalSummary => ({
  ...{ number, name: `chemical ${number} of load ${load}`, cas: [], ec: null, formula: null, synonyms: [], goods: [] },
  listCount: 0,
});
const unused = () => Promise.reject(new Error('Nobody asks this.'));

/** A catalogue that counts what it is asked; `load` 0 stands for none. */
function opened() {
  const asked = { state: 0, search: 0, summaries: [] as number[][] };
  const world = { load: 1, ms: 0, isBroken: false, found: 1 };
  const ask = <Answer>(answer: Answer) =>
    world.isBroken ? Promise.reject(new Error('The database is away.')) : Promise.resolve(answer);
  const store: ChemicalStore = {
    state: () => {
      asked.state += 1;
      const counts = { chemicals: 1, names: 1, lists: 1, memberships: 1 };
      return ask(world.load === 0 ? null : { loadedAt: new Date(world.load), ...counts });
    },
    search: (pattern) => {
      asked.search += 1;
      const { load: number, found: length } = world;
      return ask(Array.from({ length }, () => ({ number, match: 'exact' as const, matched: pattern })));
    },
    summaries: (numbers) => {
      asked.summaries.push([...numbers]);
      return ask(numbers.filter((number) => number < 100).map((number) => summaryOf(number, world.load)));
    },
    ...{ loading: unused, resolve: unused, withSkeleton: unused, find: unused, lists: unused, matchesOf: unused },
    ...{ codesNaming: unused, listingsOf: unused, groupsNaming: unused },
  };
  return { asked, world, catalogue: rememberSearches(store, () => new Date(world.ms)) };
}

const { stateForMs, found, longestPattern } = policy.chemicalMemory;

describe('a search that was just answered', () => {
  it('does not ask the database again, by the same text and limit', async () => {
    const { asked, catalogue } = opened();
    const first = await catalogue.search('acetone', 100);
    expect(await catalogue.search('acetone', 100)).toEqual(first);
    expect(asked).toMatchObject({ search: 1, state: 1 });
    await catalogue.search('acetone', 10);
    await catalogue.search('Acetone', 100);
    expect(asked.search).toBe(3);
  });

  it('is asked for again when another load serves', async () => {
    const { asked, world, catalogue } = opened();
    await catalogue.search('acetone', 100);
    await catalogue.summaries([7]);
    world.load = 2;
    world.ms = stateForMs - 1;
    expect(await catalogue.search('acetone', 100)).toMatchObject([{ number: 1 }]);
    world.ms = stateForMs;
    expect(await catalogue.search('acetone', 100)).toMatchObject([{ number: 2 }]);
    expect(await catalogue.summaries([7])).toMatchObject([{ name: 'chemical 7 of load 2' }]);
    expect(asked).toMatchObject({ search: 2, state: 2 });
  });

  it('is forgotten when others found too many after it', async () => {
    const { asked, world, catalogue } = opened();
    // The text counts as much as one that it finds.
    world.found = 99;
    const searches = found / 100;
    for (let at = 0; at <= searches; at += 1) await catalogue.search(`text ${at}`, 100);
    await catalogue.search('text 1', 100);
    expect(asked.search).toBe(searches + 1);
    await catalogue.search('text 0', 100);
    expect(asked.search).toBe(searches + 2);
    // “text 2” was asked longest ago, and made room.
    await catalogue.search('text 1', 100);
    expect(asked.search).toBe(searches + 2);
    await catalogue.search('text 2', 100);
    expect(asked.search).toBe(searches + 3);
  });

  it('is never kept when it is long', async () => {
    const { asked, catalogue } = opened();
    for (const length of [longestPattern, longestPattern, longestPattern + 1, longestPattern + 1])
      await catalogue.search('x'.repeat(length), 100);
    expect(asked.search).toBe(3);
  });
});

it('asks only for the summaries that it lacks, and keeps their order', async () => {
  const { asked, catalogue } = opened();
  await catalogue.summaries([3, 1]);
  const found = await catalogue.summaries([2, 1, 999, 3]);
  expect(found.map(({ number }) => number)).toEqual([2, 1, 3]);
  expect(asked.summaries).toEqual([
    [3, 1],
    [2, 999],
  ]);
});

it('asks for the state until there is a catalogue, and after a failure', async () => {
  const { asked, world, catalogue } = opened();
  world.load = 0;
  expect(await catalogue.state()).toBeNull();
  world.isBroken = true;
  await expect(catalogue.state()).rejects.toThrow('away');
  world.isBroken = false;
  world.load = 1;
  expect(await catalogue.state()).not.toBeNull();
  expect(asked.state).toBe(3);
});
