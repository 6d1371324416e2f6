import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackingGroup } from '../transport.ts';
import { precedence } from '../generated/goods-tables.ts';
import { type ClassHazard, combineHazards, takesPrecedence, type ToxicRoute } from './precedence.ts';

fc.configureGlobal({ seed: 20_260_501 });

function read(text: string): ClassHazard {
  const [main = '', group = 'III', route] = text.split(' ');
  return {
    class: main,
    packingGroup: group as PackingGroup,
    ...(route ? { route: route as ToxicRoute } : {}),
  };
}

const combined = (texts: readonly string[], state: 'liquid' | 'solid' = 'liquid') => {
  const { class: main, subsidiaryHazards, packingGroup } = combineHazards(texts.map(read), state) ?? {};
  return [main, subsidiaryHazards?.join(), packingGroup].join(' ');
};

describe('the table of precedence, ADR 2.1.3.10', () => {
  it.each([
    [['3 III', '6.1 II', '8 I'], '8 6.1,3 I'],
    [['6.1 II', '3 II'], '3 6.1 II'],
    [['3 III', '9 II'], '3  II'],
    [['3 I', '8 III'], '3 8 I'],
    [['3 II', '8 I'], '8 3 I'],
    [['3 III', '8 II'], '8 3 II'],
    [['3 II', '6.1 I dermal'], '3 6.1 I'],
    [['3 III', '6.1 I oral'], '6.1 3 I'],
    [['3 III', '6.1 III oral'], '3 6.1 III'],
    [['5.1 II', '8 II'], '5.1 8 II'],
    [['5.1 II', '8 I'], '8 5.1 I'],
    [['5.1 III', '6.1 III oral'], '5.1 6.1 III'],
    [['4.3 I', '3 I'], '4.3 3 I'],
    [['6.1 III oral', '8 III'], '8 6.1 III'],
    [['6.1 II inhalation', '8 II'], '6.1 8 II'],
    [['6.1 I inhalation', '3 I'], '6.1 3 I'],
    [['4.2 I', '8 I'], '4.2 8 I'],
  ])('%s of a liquid is %s', (hazards, expected) => {
    expect(combined(hazards)).toBe(expected);
  });

  it.each([
    [['6.1 II dermal', '8 II'], 'liquid', '8 6.1 II'],
    [['6.1 II dermal', '8 II'], 'solid', '6.1 8 II'],
    [['6.1 II oral', '8 I'], 'solid', '8 6.1 I'],
    [['6.1 I oral', '8 I'], 'solid', '6.1 8 I'],
    [['6.1 I oral', '8 I'], 'liquid', '8 6.1 I'],
    [['4.1 II', '8 II'], 'solid', '4.1 8 II'],
    [['3 II', '5.1 II'], 'liquid', '3 5.1 II'],
  ] as const)('%s of a %s is %s', (hazards, state, expected) => {
    expect(combined(hazards, state)).toBe(expected);
  });

  it('has a cell for every column in every row', () => {
    for (const cells of Object.values(precedence.rows)) expect(cells).toHaveLength(precedence.columns.length);
  });

  it('never lets both of two hazards go first, whatever the order of asking', () => {
    const hazard = fc
      .tuple(
        fc.constantFrom('3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'),
        fc.constantFrom('I', 'II', 'III'),
        fc.constantFrom('oral', 'dermal', 'inhalation'),
      )
      .map(([main, group, route]) => read(main === '6.1' ? `${main} ${group} ${route}` : `${main} ${group}`));
    fc.assert(
      fc.property(hazard, hazard, fc.constantFrom('liquid', 'solid'), (a, b, state) => {
        fc.pre(a.class !== b.class);
        expect(takesPrecedence(a, b, state)).toBe(!takesPrecedence(b, a, state));
      }),
    );
  });
});

/**
 * The winner of each pair from ADR 2025, 2.1.3.10, written independently of the engine's table. `r`: the row; `c`: the
 * column; `S`: the column if solid; `L`: the column if liquid. Columns: 4.1 II, III; 4.2 II, III; 4.3 I, II, III; 5.1
 * I, II, III; 6.1 I dermal, I oral, II, III; 8 I, II, III.
 */
const published: Readonly<Record<string, string>> = {
  '3 I': 'SS SS ccc SSS rrrr rrr',
  '3 II': 'SS SS ccc SSS rrrr crr',
  '3 III': 'SS SS ccc SSS cccr ccr',
  '4.1 II': '-- cc ccc crr ccLL cLL',
  '4.1 III': '-- cc ccc crr cccL ccL',
  '4.2 II': '-- -- ccc crr ccrr crr',
  '4.2 III': '-- -- ccc ccr cccr ccr',
  '4.3 I': '-- -- --- crr crrr rrr',
  '4.3 II': '-- -- --- crr crrr crr',
  '4.3 III': '-- -- --- ccr cccr ccr',
  '5.1 I': '-- -- --- --- rrrr rrr',
  '5.1 II': '-- -- --- --- crrr crr',
  '5.1 III': '-- -- --- --- cccr ccr',
  '6.1 I dermal': '-- -- --- --- ---- Lrr',
  '6.1 I oral': '-- -- --- --- ---- Lrr',
  '6.1 II inhalation': '-- -- --- --- ---- Lrr',
  '6.1 II dermal': '-- -- --- --- ---- LLr',
  '6.1 II oral': '-- -- --- --- ---- cLr',
  '6.1 III oral': '-- -- --- --- ---- ccc',
};
const columns = [
  ...['4.1 II', '4.1 III', '4.2 II', '4.2 III', '4.3 I', '4.3 II', '4.3 III', '5.1 I', '5.1 II', '5.1 III'],
  ...['6.1 I dermal', '6.1 I oral', '6.1 II oral', '6.1 III oral', '8 I', '8 II', '8 III'],
];

const pairs = Object.entries(published).flatMap(([row, cells]) =>
  columns.flatMap((column, at) => {
    const cell = cells.replaceAll(' ', '').charAt(at);
    return cell === '-' ? [] : [[row, column, cell] as const];
  }),
);

describe('every pair of the published table', () => {
  it('is there', () => {
    expect(pairs).toHaveLength(176);
  });

  it.each(pairs)('%s with %s: %s', (row, column, cell) => {
    const rowTakesPrecedence = (state: 'liquid' | 'solid') => takesPrecedence(read(row), read(column), state);
    expect([rowTakesPrecedence('liquid'), rowTakesPrecedence('solid')]).toEqual([
      cell === 'r' || cell === 'S',
      cell === 'r' || cell === 'L',
    ]);
    expect(takesPrecedence(read(column), read(row), 'liquid')).toBe(!rowTakesPrecedence('liquid'));
  });
});

describe('what stands outside the table, ADR 2.1.3.5.3', () => {
  it.each([
    [['7 I', '2.3 I', '8 I'], '7'],
    [['2.1 I', '6.1 I inhalation'], '2.1'],
    [['5.2 I', '3 I', '8 I'], '5.2'],
    [['4.1 I', '8 I'], '4.1'],
    [['4.2 I', '6.1 I inhalation'], '4.2'],
    [['6.1 I inhalation', '8 I'], '6.1'],
    [['6.1 I dust', '8 III'], '8'],
    [['6.1 I dust', '5.1 I'], '6.1'],
    [['6.1 I dust', '4.3 II'], '6.1'],
    [['6.1 I dust', '4.2 I'], '4.2'],
    [['6.1 II dust', '8 II'], '6.1'],
    [['9 II', '8 III'], '8'],
  ])('%s: %s goes first', (texts, expected) => {
    expect(combined(texts).split(' ')[0]).toBe(expected);
  });

  it('keeps pesticides of group III in 6.1 beside class 3 (note a)', () => {
    const toxic = { class: '6.1', packingGroup: 'III' as const, route: 'oral' as const };
    expect(takesPrecedence({ ...toxic, isPesticide: true }, read('3 III'), 'liquid')).toBe(true);
    expect(takesPrecedence(toxic, read('3 III'), 'liquid')).toBe(false);
    expect(takesPrecedence({ ...toxic, isPesticide: true }, read('3 II'), 'liquid')).toBe(false);
  });
});

describe('three hazards', () => {
  const hazards = fc.uniqueArray(
    fc.record({
      class: fc.constantFrom('3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'),
      packingGroup: fc.constantFrom('I' as const, 'II' as const, 'III' as const),
      route: fc.constantFrom('oral' as const, 'dermal' as const, 'inhalation' as const),
    }),
    { minLength: 1, maxLength: 4, selector: (one) => one.class },
  );
  const state = fc.constantFrom('liquid' as const, 'solid' as const);

  it('are combined alike in any order', () => {
    fc.assert(
      fc.property(hazards, state, (some, one) => {
        expect(combineHazards([...some].reverse(), one)).toEqual(combineHazards(some, one));
      }),
    );
  });

  it('have the strictest packing group, and one more never makes it milder', () => {
    const rank = (group: string | null | undefined) => ['I', 'II', 'III', null].indexOf(group ?? null);
    fc.assert(
      fc.property(hazards, state, (some, one) => {
        const all = combineHazards(some, one)?.packingGroup;
        const fewer = combineHazards(some.slice(1), one)?.packingGroup;
        expect(rank(all)).toBe(Math.min(...some.map(({ packingGroup }) => rank(packingGroup))));
        expect(rank(all)).toBeLessThanOrEqual(rank(fewer));
      }),
    );
  });
});
