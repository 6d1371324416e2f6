import { describe, expect, it } from 'vitest';
import { spread } from './owned-promos.ts';

const row = (id: string, quantity: number, used = 0) => ({ id, quantity, used });
const set = (rows: readonly ReturnType<typeof row>[], left: number) => Object.fromEntries(spread(rows, left));

describe('how many are left of several codes', () => {
  it.each([
    ['stays', [row('a', 2), row('b', 1)], 3, {}],
    ['grows in the code that is used last', [row('a', 2, 1), row('b', 1)], 5, { a: 5 }],
    ['shrinks there first', [row('a', 2), row('b', 3)], 4, { a: 1 }],
    ['shrinks in the next where that is not enough', [row('a', 2, 1), row('b', 3)], 1, { a: 1, b: 1 }],
    ['becomes none, and what was used stays used', [row('a', 2, 1), row('b', 3, 3)], 0, { a: 1 }],
    ['grows where one was used more often than it is good for', [row('a', 1, 2)], 1, { a: 3 }],
    ['changes nothing where there is no code', [], 4, {}],
  ] as const)('%s', (_, rows, left, changes) => {
    expect(set(rows, left)).toEqual(changes);
  });
});
