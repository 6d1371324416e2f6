import { expect, it } from 'vitest';
import { maxSmilesLength, smilesIn } from './smiles.ts';

it.each([
  ['CC(C)=O', true],
  ['c1ccccc1', true],
  ['[Na+].[Cl-]', true],
  ['Cl/C=C\\Cl', true],
  ['C[C@H](N)C(O)=O', true],
  ['CO', false],
  ['CCO', false],
  ['N', false],
  ['ClC(Cl)(Cl)Cl', false],
  ['C1CCCCC1', false],
])('reads %s as a structure, for certain: %s', (smiles, isCertain) => {
  expect(smilesIn(` ${smiles} `)).toEqual({ smiles, isCertain });
  expect(smilesIn(`SMILES: ${smiles}`)).toEqual({ smiles, isCertain });
});

it.each([
  ['acetone'],
  ['67-64-1'],
  ['200-662-2'],
  ['UN 1090'],
  ['CH3COCH3'],
  ['CH2=CHCN'],
  ['NaCl'],
  ['InChI=1S/CH4/h1H4'],
  ['CSCPPACGZOOCGX-UHFFFAOYSA-N'],
  ['no'],
  ['coco'],
  ['CC(C)=O acetone'],
  ['*CC*'],
  ['CC>>CO'],
  [''],
  ['C'.repeat(maxSmilesLength + 1)],
])('reads “%s” as no structure', (text) => {
  expect(smilesIn(text)).toBeUndefined();
});

it('reads a text of the greatest length', () => {
  expect(smilesIn('C'.repeat(maxSmilesLength))).toBeDefined();
});
