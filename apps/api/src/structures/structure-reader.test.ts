import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openStructureReader } from './structure-reader.ts';

const reader = openStructureReader();
afterAll(() => reader.close());

/** Substances with the InChIKey that public sources print for their CAS number, and spellings of each structure. */
const known = readFileSync(new URL('testing/structures.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The first text starts the process, which takes seconds on a busy machine. */
const patience = 60_000;

describe('a reader of structures', { timeout: patience }, () => {
  it('gives each of 66 substances the key that sources print, however its structure is written', async () => {
    expect(known).toHaveLength(66);
    const asked = known.flatMap(([cas, key, smiles = '']) => smiles.split(' ').map((each) => ({ cas, key, each })));
    const keys = await reader.keysOf(
      asked.map(({ each }) => each),
      'chemist',
    );
    expect(asked.filter(({ key }, at) => key !== keys[at])).toEqual([]);
  });

  it.each([
    ['two mirror images', 'N[C@@H](C)C(=O)O', 'N[C@H](C)C(=O)O'],
    ['cis and trans', 'Cl/C=C\\Cl', 'Cl/C=C/Cl'],
    ['water and heavy water', 'O', '[2H]O[2H]'],
    ['an acid and its salt', 'CC(=O)O', 'CC(=O)[O-].[Na+]'],
    ['two isomers of a chain', 'CCCO', 'CC(C)O'],
  ])('tells %s apart', async (_, one, other) => {
    const [first, second] = await reader.keysOf([one, other], 'chemist');
    expect(first).toMatch(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/);
    expect(second).not.toBe(first);
  });

  it.each([
    ['an open ring', 'C1CC'],
    ['an open bracket', 'CC(C'],
    ['five bonds of carbon', 'C(C)(C)(C)(C)C'],
    ['an element that is none', '[Xx]'],
    ['an aromatic chain', 'cc1'],
    ['nothing', ''],
    ['a name', 'acetone'],
    ['ends of rings without partners', 'C%10%11%12'.repeat(50)],
    ['brackets alone', '('.repeat(500)],
  ])('has no key for %s, and answers what comes after', async (_, text) => {
    const [key, after] = await reader.keysOf([text, 'CCO'], 'chemist');
    expect(key).toBeUndefined();
    expect(after).toBe('LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
  });

  it.each([['C'.repeat(500)], ['O.'.repeat(249) + 'O'], ['c1ccc2ccccc2c1'.repeat(35)], ['C#C'.repeat(160)]])(
    'reads the longest texts',
    async (text) => {
      expect((await reader.keysOf([text], 'chemist'))[0]).toMatch(/^[A-Z]{14}-/);
    },
  );
});

/** Long chains: each takes ten times as long as a usual structure, and more. */
const slow = Array.from({ length: 200 }, (_, at) => `${'C'.repeat(490 - (at % 50))}O`);
const ethanol = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';

describe('lines that take long', { timeout: patience }, () => {
  it.each([
    ['one person do', ['one']],
    ['two persons do', ['one', 'two']],
  ])('of %s not hold up another', async (_, owners) => {
    const held = Promise.race(owners.map((owner) => reader.keysOf(slow, owner)));
    expect(await Promise.race([held, reader.keysOf(['CCO'], 'quick')])).toEqual([ethanol]);
    expect(await held).toHaveLength(slow.length);
  });

  it('are bounded for who sends them, and for no one else', async () => {
    const strict = openStructureReader({ maxMs: 50, perSeconds: 600 });
    await expect(strict.keysOf(slow, 'one')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(strict.keysOf(['CCO'], 'one')).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await strict.keysOf(['CCO'], 'other')).toEqual([ethanol]);
    await strict.close();
  });
});
