import { percent } from '@gosds/ghs/concentration';
import { expect, it } from 'vitest';
import type { ChemicalStore } from './chemical-store.ts';
import { checkLines, linesAtOnce } from './check-lines.ts';

const never = () => Promise.reject(new Error('Nobody asks for this.'));

/** Resolves texts that are numbers. Records how many texts each call asks for. */
function store(asked: number[]): ChemicalStore {
  const rest = {
    state: never,
    search: never,
    find: never,
    withSkeleton: never,
    lists: never,
    matchesOf: never,
    codesNaming: never,
    loading: never,
  };
  return {
    ...rest,
    ...{ listingsOf: never, groupsNaming: never },
    resolve: async (texts) => {
      asked.push(texts.length);
      return texts.map((text) => (Number.isNaN(Number(text)) ? [] : [Number(text)]));
    },
    summaries: async (numbers) =>
      numbers.map((number) => ({
        ...{
          number,
          name: `Chemical ${number}`,
          cas: [],
          ec: null,
          formula: null,
          synonyms: [],
          goods: [],
          listCount: 0,
        },
      })),
  };
}

it.each([0, 1, linesAtOnce - 1, linesAtOnce, linesAtOnce + 1, 1000])(
  'reads %i lines in order, some at a time, so that others are served between them',
  async (count) => {
    const asked: number[] = [];
    const lines = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? String(at) : 'nothing'));
    const checked = await checkLines({ chemicals: store(asked) })(lines, 'someone');
    expect(checked.map(({ text }) => text)).toEqual(lines);
    expect(checked.map(({ chemical }) => chemical?.number)).toEqual(
      lines.map((text, at) => (text === 'nothing' ? undefined : at)),
    );
    expect(Math.max(0, ...asked)).toBeLessThanOrEqual(linesAtOnce);
    expect(asked).toHaveLength(Math.ceil(count / linesAtOnce));
  },
);

it('reads a name and a share without the sign where the whole line names nothing', async () => {
  const known = new Map([
    ['Toluene', [7]],
    ['Tween 80', [8]],
    ['E 330', [9]],
  ]);
  const chemicals = {
    ...store([]),
    resolve: async (texts: readonly string[]) => texts.map((text) => known.get(text) ?? []),
  };
  const lines = ['Toluene 20', 'Tween 80', 'Tween 80 2.5', 'E 330 2', 'Toluene 10 - 20', 'nothing 5', 'Toluene 250'];
  const checked = await checkLines({ chemicals })(lines, 'someone');
  expect(checked.map(({ chemical, share, verdict }) => [chemical?.number, share?.upper, verdict])).toEqual([
    [7, percent(20), 'found'],
    [8, undefined, 'found'],
    [8, percent(2.5), 'found'],
    [9, percent(2), 'found'],
    [7, percent(20), 'found'],
    [undefined, undefined, 'not-found'],
    [undefined, undefined, 'not-found'],
  ]);
});
