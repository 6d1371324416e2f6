import { expect, it } from 'vitest';
import { offeredMatches } from './offered-matches.ts';

const shown = { IsSimilar: false, Pictograms: [], HazardCodes: [] };
const acetone = {
  ...shown,
  Name: 'Acetone',
  Cas: '67-64-1',
  CwNo: 'CW001101',
  MaterialId: 1101,
  Highlight: '',
  IsName: true,
};
const cyanohydrin = {
  ...shown,
  Name: 'Acetone cyanohydrin',
  Cas: '75-86-5',
  CwNo: 'CW1',
  MaterialId: 1,
  Highlight: '',
  IsName: true,
};
const propanone = {
  ...shown,
  Name: 'Acetone',
  Cas: '67-64-1',
  CwNo: 'CW001101',
  MaterialId: 1101,
  Highlight: 'Propan-2-one',
  IsName: false,
};

it('offers nothing of what was typed before where something else is typed now', () => {
  expect(offeredMatches([acetone, cyanohydrin], 'ethanol')).toEqual([]);
});

it('goes on offering what fits, by name, number or synonym', () => {
  expect(offeredMatches([acetone, cyanohydrin], ' acetone C')).toEqual([cyanohydrin]);
  expect(offeredMatches([acetone, cyanohydrin], '67-64')).toEqual([acetone]);
  expect(offeredMatches([propanone], 'propan-2')).toEqual([propanone]);
});
