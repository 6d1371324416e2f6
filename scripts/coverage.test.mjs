import { expect, it } from 'vitest';
import { figures, stated } from './coverage.mjs';

it('docs/coverage.md states what the data hold of the substances that it counted', () => {
  const { upTo, rows } = stated();
  const byName = new Map(rows.map(([name, ...cells]) => [name, cells]));
  for (const [name, ...cells] of figures(upTo)) expect([name, ...(byName.get(name) ?? [])]).toEqual([name, ...cells]);
});

it('every line of figures has a number in each column of today', () => {
  for (const [, , ...cells] of figures())
    for (const cell of cells) expect(cell).toMatch(/^(?:0|[\d,]+ of [\d,]+ \(\d+ %\))$/);
});
