import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findByMaterialId } from './catalogue.ts';

/**
 * Numbers that drafts and sheets of 23 November 2026 may hold. Each line has the number and the CAS number, or the name
 * if it has none.
 */
const given = readFileSync(join(import.meta.dirname, 'testing/material-numbers.txt'), 'utf8')
  .trim()
  .split('\n');

it('a number that a draft may hold names the same substance for ever', () => {
  const lost = given.filter((line) => {
    const [id = '', ...identity] = line.split(' ');
    const substance = findByMaterialId(Number(id));
    return (substance?.cas ?? substance?.name) !== identity.join(' ');
  });
  expect(given.length).toBe(2015);
  expect(lost).toEqual([]);
});
