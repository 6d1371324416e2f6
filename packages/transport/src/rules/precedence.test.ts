import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackingGroup } from '../transport.ts';
import { precedenceColumns, precedenceRows } from './precedence-table.ts';
import { type ClassHazard, combineHazards, goesBefore, type ToxicRoute } from './precedence.ts';

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
    for (const cells of Object.values(precedenceRows)) expect(cells).toHaveLength(precedenceColumns.length);
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
        expect(goesBefore(a, b, state)).toBe(!goesBefore(b, a, state));
      }),
    );
  });
});
