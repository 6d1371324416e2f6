import { expect, it } from 'vitest';
import { acidKeys } from './acid-keys.ts';
import { nameKey } from './name-key.ts';

it.each([
  ['Hexansäure', 'Hexanoic acid'],
  ['Hexansaeure', 'Hexanoic acid'],
  ['Propensäure', 'Propenoic acid'],
  ['Butandisäure', 'Butanedioic acid'],
  ['Methansulfonsäure', 'Methansulfonic acid'],
  ['hexaanzuur', 'hexanoic acid'],
  ['butaandizuur', 'butanedioic acid'],
  ['methaansulfonzuur', 'methaansulfonic acid'],
  ['Acide hexanoïque', 'hexanoic acid'],
  ['Ácido hexanoico', 'hexanoic acid'],
  ['acido butanodioico', 'butanodioic acid'],
])('“%s” is %s in English', (name, english) => {
  expect(acidKeys(nameKey(name))).toEqual([nameKey(english)]);
});

it.each(['Salzsäure', 'Säure', 'Hexansäuremethylester', 'hexanoic acid', 'acide', 'Zuurstof'])(
  '“%s” is no systematic name of an acid in another language',
  (name) => {
    expect(acidKeys(nameKey(name))).toEqual([]);
  },
);
