import { expect, it } from 'vitest';
import { firstMeant, offeredMatches } from './offered-matches.ts';

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

const named = (Highlight: string) => ({ ...acetone, Highlight });
const called = (Highlight: string) => ({ ...acetone, Highlight, IsName: false });

it.each([
  ['a whole name', named('Acetone'), 'acetone', 0],
  ['a part of a name', named('Calcium hypochlorite'), 'calcium hypo', 0],
  ['a name in another spelling', named('Salzsäure'), 'Salzsaeure', 0],
  ['a whole synonym', called('2-Propanone'), '2 propanone', 0],
  ['a whole number', called('67-64-1'), '67-64-1', 0],
  ['a part of a synonym', called('Trilon BS'), 'Trilon B', -1],
  ['a word of a synonym', called('pine oil, synthetic'), 'pine oil', -1],
  ['a part of a number', called('67-64-1'), '67-64', -1],
  ['the formula of an isomer', called('C3H6O'), 'CH3COCH3', -1],
  ['what is spelled alike', { ...named('Acetone'), IsSimilar: true }, 'acetome', -1],
])('lets Enter pick %s only where the text may mean it', (_, match, typed, first) => {
  expect(firstMeant([match, cyanohydrin], typed, { isSettled: true })).toBe(first);
});

it('lets Enter pick only what was typed whole while the answer is awaited', () => {
  const earlier = [named('Acetone oil'), called('Acetonum'), named('Acetone')];
  expect(firstMeant(earlier, 'acetone', { isSettled: false })).toBe(2);
  expect(firstMeant(earlier.slice(0, 2), 'acetone', { isSettled: false })).toBe(-1);
  expect(firstMeant(earlier, 'aceto', { isSettled: false })).toBe(-1);
});
