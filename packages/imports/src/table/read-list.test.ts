import { describe, expect, it } from 'vitest';
import { guessColumns } from '../mixture/columns.ts';
import { guessUnit, readMixture } from '../mixture/read-mixture.ts';
import { readCsv } from './read-csv.ts';

function mixtureIn(text: string) {
  const table = readCsv(text);
  const columns = guessColumns(table);
  const { rows, left } = readMixture(table, columns, { unit: guessUnit(table, columns).unit });
  expect(left).toEqual([]);
  return rows.map(({ name, casNumber, proportion }) => [name, casNumber, proportion]);
}

const lineOf = (text: string) => mixtureIn(`${text}\nWater 1 %`)[0];

describe('a list in running text', () => {
  it('is read from a letter, whose other lines have no share', () => {
    const letter = [
      'Hi Tom,',
      '',
      'here is the mix:',
      '- Isopropanol (67-63-0): 7,5 %',
      '- 1-methoxy-2-propanol, CAS 107-98-2, 2 - 3 %',
      '* Sodium laureth sulfate < 1%',
      '3. fragrance 0.1 %',
      '- balance water',
      'Best,',
      'Ann',
    ];
    expect(mixtureIn(letter.join('\n'))).toEqual([
      ['Hi Tom,', '', ''],
      ['here is the mix:', '', ''],
      ['Isopropanol', '67-63-0', '7.5'],
      ['1-methoxy-2-propanol', '107-98-2', '2-3'],
      ['Sodium laureth sulfate', '', '<1'],
      ['fragrance', '', '0.1'],
      ['water', '', 'balance'],
      ['Best,', '', ''],
      ['Ann', '', ''],
    ]);
  });

  it.each([
    ['Isopropanol 7,5 %', 'Isopropanol', '7.5'],
    ['7,5 % Isopropanol', 'Isopropanol', '7.5'],
    ['Isopropanol (7,5 %)', 'Isopropanol', '7.5'],
    ['Isopropanol:7,5%', 'Isopropanol', '7.5'],
    ['Isopropanol = 7.5', 'Isopropanol', '7.5'],
    ['Isopropanol, max. 10 %', 'Isopropanol', '<=10'],
    ['Isopropanol >= 5 - < 10 %', 'Isopropanol', '5-10'],
    ['Isopropanol – 5 to 10 %', 'Isopropanol', '5-10'],
    ['2-Butoxyethanol 5 %', '2-Butoxyethanol', '5'],
    ['Isopropanol 5-10', 'Isopropanol', '5-10'],
    ['Preservative 300 ppm', 'Preservative', '0.03'],
  ])('finds the share in %s', (line, name, proportion) => {
    expect(lineOf(line)).toEqual([name, '', proportion]);
  });

  it.each(['Polysorbate 20', 'Sodium hypochlorite 12 % solution: 5 %', 'Disperse Red 1'])(
    'takes no share where none is sure: %s',
    (line) => {
      expect(lineOf(line)).toEqual([line, '', '']);
    },
  );

  it('takes bare numbers where they add up to 100, and not where they do not', () => {
    expect(mixtureIn('Acetone 40\nToluene 60')).toEqual([
      ['Acetone', '', '40'],
      ['Toluene', '', '60'],
    ]);
    expect(mixtureIn('Disperse Red 1\nDisperse Blue 3').map(([name]) => name)).toEqual([
      'Disperse Red 1',
      'Disperse Blue 3',
    ]);
  });
});

describe('a table that commas separate', () => {
  it.each([
    'Acetone,67-64-1,40 %\nToluene,108-88-3,60 %',
    'Acetone, 67-64-1, 40\nToluene, 108-88-3, 60',
    'Name,CAS,%\nAcetone,67-64-1,40\nToluene,108-88-3,60',
    'Acetone,67-64-1,"40,0 %"\nToluene,108-88-3,"60,0 %"',
    'Acetone, 67-64-1, 40,0 %\nToluene, 108-88-3, 60,0 %',
  ])('keeps its cells: %s', (text) => {
    expect(mixtureIn(text)).toEqual([
      ['Acetone', '67-64-1', '40'],
      ['Toluene', '108-88-3', '60'],
    ]);
  });
});
