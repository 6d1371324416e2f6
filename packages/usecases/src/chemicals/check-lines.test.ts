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
    lists: never,
    matchesOf: never,
    codesNaming: never,
    loading: never,
  };
  return {
    ...rest,
    listingsOf: never,
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
    const checked = await checkLines({ chemicals: store(asked) })(lines);
    expect(checked.map(({ text }) => text)).toEqual(lines);
    expect(checked.map(({ chemical }) => chemical?.number)).toEqual(
      lines.map((text, at) => (text === 'nothing' ? undefined : at)),
    );
    expect(Math.max(0, ...asked)).toBeLessThanOrEqual(linesAtOnce);
    expect(asked).toHaveLength(Math.ceil(count / linesAtOnce));
  },
);
