import { expect, it } from 'vitest';
import { figures, stated } from './coverage.mjs';

const percentOf = (cell) => Number(/\((\d+) %\)$/.exec(cell ?? '')?.[1] ?? (cell === '0' ? 0 : Number.NaN));

it('docs/coverage.md states what the data hold of the substances that it counted, within five points', () => {
  const { upTo, rows } = stated();
  const byName = new Map(rows.map(([name, ...cells]) => [name, cells]));
  const apart = figures(upTo).flatMap(([name, ...cells]) =>
    cells.flatMap((cell, index) =>
      Math.abs(percentOf(cell) - percentOf(byName.get(name)?.[index])) <= 5 ? [] : [`${name}: ${cell}`],
    ),
  );
  expect(apart, 'run npm run coverage').toEqual([]);
});
