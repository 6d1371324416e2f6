import { describe, expect, it } from 'vitest';
import { readTableText } from '../table/read-table-text.ts';
import type { Table } from '../table/table.ts';
import { guessColumns } from './columns.ts';
import { guessUnit, readMixture } from './read-mixture.ts';
import type { ShareUnit } from './words.ts';

function tableOf(text: string): Table {
  const file = readTableText(text);
  const [table] = file.kind === 'tables' ? file.tables : [];
  if (!table) throw new Error('The text holds no table.');
  return table;
}

function read(text: string, asked?: ShareUnit) {
  const table = tableOf(text);
  const columns = guessColumns(table);
  return readMixture(table, columns, { unit: asked ?? guessUnit(table, columns).unit });
}

const short = (text: string, asked?: ShareUnit) =>
  read(text, asked).rows.map(({ name, casNumber, proportion }) => [name, casNumber, proportion]);

const faults = (text: string, asked?: ShareUnit) => read(text, asked).left.map(({ line, fault }) => [line, fault]);

describe('the columns of a table', () => {
  it('are found by their headings, in any order', () => {
    expect(short('CAS No\tConc. (%)\tChemical name\n67-64-1\t20 - 30\tAcetone')).toEqual([
      ['Acetone', '67-64-1', '20-30'],
    ]);
  });

  it.each(['REACH No.', 'REACH-Registrierungsnummer', 'N° d’enregistrement REACH', 'Registration number'])(
    'have registration numbers under %s; words in their place are not taken',
    (heading) => {
      const text = `Name;CAS;${heading};%\nEthanol;64-17-5;01-2119457610-43-xxxx;60\nWater;7732-18-5;exempt;40`;
      expect(read(text).rows.map(({ registrationNumber }) => registrationNumber)).toEqual([
        '01-2119457610-43-XXXX',
        '',
      ]);
    },
  );

  it.each([
    ['de', 'Bezeichnung;CAS-Nr.;EG-Nr.;Massenanteil [%]'],
    ['fr', 'Nom de la substance;N° CAS;N° CE;Teneur (%)'],
    ['es', 'Sustancia;N.º CAS;N.º CE;Concentración (% p/p)'],
    ['it', 'Nome;Numero CAS;Numero CE;Concentrazione %'],
    ['nl', 'Naam van de stof;CAS-nummer;EG-nummer;Gehalte %'],
    ['pl', 'Nazwa;Nr CAS;Numer WE;Stężenie %'],
    ['pt', 'Substância;N.º CAS;N.º CE;Concentração %'],
    ['tr', 'Bileşen adı;CAS No;EC No;Konsantrasyon %'],
    ['ar', 'اسم المادة;رقم CAS;EC;التركيز %'],
    ['ja', '化学名;CAS番号;EC番号;含有量（％）'],
    ['zh', '化学名称;CAS号;EC号;含量（%）'],
  ])('are found in the words of %s', (_, heading) => {
    const { rows } = read(`${heading}\nAceton;67-64-1;200-662-2;5,5\nX;;;1`);
    expect(rows[0]).toMatchObject({ name: 'Aceton', casNumber: '67-64-1', ecNumber: '200-662-2', proportion: '5.5' });
  });

  it('are told by their cells where no heading names them', () => {
    expect(short('Acetone\t67-64-1\t30\nToluene\t108-88-3\t<= 70')).toEqual([
      ['Acetone', '67-64-1', '30'],
      ['Toluene', '108-88-3', '<=70'],
    ]);
    expect(short('1\t67-64-1\tAcetone\t30\n2\t108-88-3\tToluene\t70')).toEqual([
      ['Acetone', '67-64-1', '30'],
      ['Toluene', '108-88-3', '70'],
    ]);
  });

  it('take minimum and maximum as a range, also in a second row of headings', () => {
    const ranges = [
      ['Xylene', '', '5-10'],
      ['Water', '', '80'],
    ];
    expect(short('Name\tMin %\tMax %\nXylene\t5\t10\nWater\t\t80')).toEqual(ranges);
    expect(short('Name\tConcentration\t\n\tmin\tmax\nXylene\t5\t10\nWater\t\t80')).toEqual(ranges);
  });

  it('are found below other lines of the file', () => {
    const text = 'Product:;Brake cleaner\nDate:;2026-01-05\n\nStoff;CAS;Gehalt %\nAceton;67-64-1;100';
    expect(short(text)).toEqual([['Aceton', '67-64-1', '100']]);
  });

  it('take a number out of the name where it has no column', () => {
    expect(short('Ingredient;%\nAcetone (CAS 67-64-1);40\nToluene, 108-88-3;60')).toEqual([
      ['Acetone', '67-64-1', '40'],
      ['Toluene', '108-88-3', '60'],
    ]);
  });
});

describe('shares', () => {
  const one = (share: string) => {
    const { rows, left } = read(`Name\tContent\tNote\nAcetone\t${share}\tx\nResin\t1 %\ty`, 'percent');
    return rows.find(({ name }) => name === 'Acetone')?.proportion ?? left[0]?.fault;
  };

  it.each([
    ['5', '5'],
    ['5,5', '5.5'],
    ['12.5%', '12.5'],
    ['12,5 %', '12.5'],
    ['５％', '5'],
    ['5 - 10', '5-10'],
    ['5–10 %', '5-10'],
    ['5 % - 10 %', '5-10'],
    ['5~10', '5-10'],
    ['５～１０％', '5-10'],
    ['5〜10', '5-10'],
    ['~5 - 10', '5-10'],
    ['5 to 10', '5-10'],
    ['5 bis 10', '5-10'],
    ['von 5 bis 10', '5-10'],
    ['5...10', '5-10'],
    ['>= 5 - < 10', '5-10'],
    ['≥5–<10', '5-10'],
    ['> 5 - 10', '5-10'],
    ['< 5 - 10', 'not-a-share'],
    ['max. 5 - 10', 'not-a-share'],
    ['5 - > 10', 'not-a-share'],
    ['<1', '<1'],
    ['< 0,1 %', '<0.1'],
    ['≤ 5', '<=5'],
    ['=<5', '<=5'],
    ['max. 5', '<=5'],
    ['up to 5 %', '<=5'],
    ['min. 95', '>=95'],
    ['> 20', '>20'],
    ['ca. 5', '5'],
    ['~5', '5'],
    ['300 ppm', '0.03'],
    ['100 ppm - 200 ppm', '0.01-0.02'],
    ['5 mg/kg', '0.0005'],
    ['2 g/kg', '0.2'],
    ['2 ‰', '0.2'],
    ['٥', '5'],
    ['٤٠٫٥٪', '40.5'],
    ['۱۲٫۵', '12.5'],
    ['1.234,5 ppm', '0.12345'],
    ['1 234,5 ppm', '0.12345'],
    ["1'234.5 ppm", '0.12345'],
  ])('are read from %s as %s', (written, proportion) => {
    expect(one(written)).toBe(proportion);
  });

  it.each([
    ['much', 'not-a-share'],
    ['5-10-15', 'not-a-share'],
    ['10-5', 'backwards'],
    ['-5', 'negative'],
    ['150', 'over-100'],
    ['90-110', 'over-100'],
    ['0', 'zero'],
    ['0,0000001', 'too-small'],
    ['1,000 ppm', 'ambiguous-number'],
    ['1.000 ppm', 'ambiguous-number'],
    ['67-64-1', 'not-a-share'],
    ['1e5', 'not-a-share'],
    ['1 5', 'not-a-share'],
    ['5 10', 'not-a-share'],
  ])('are not read from %s: %s', (written, fault) => {
    expect(one(written)).toBe(fault);
  });

  it('of a column in ppm become per cent', () => {
    expect(short('Name\tCAS\tContent (ppm)\nAcetone\t67-64-1\t500\nToluene\t108-88-3\t12,5')).toEqual([
      ['Acetone', '67-64-1', '0.05'],
      ['Toluene', '108-88-3', '0.00125'],
    ]);
  });

  it('have the unit of their row where a column names units', () => {
    expect(short('Name\tAmount\tUnit\nAcetone\t5\t%\nToluene\t300\tppm')).toEqual([
      ['Acetone', '', '5'],
      ['Toluene', '', '0.03'],
    ]);
  });

  it('may be what is left of 100, where all others are exact', () => {
    expect(short('Name\tContent\nAcetone\t30\nToluene\t20,5\nWater\tad 100')).toEqual([
      ['Acetone', '', '30'],
      ['Toluene', '', '20.5'],
      ['Water', '', '49.5'],
    ]);
    expect(faults('Name\tContent\nAcetone\t80-90\nToluene\t20-25\nWater\tbalance')).toEqual([[4, 'rest-unknown']]);
    expect(faults('Name\tContent\nAcetone\t30\nToluene\trest\nWater\tbalance')).toEqual([
      [3, 'rest-unknown'],
      [4, 'rest-unknown'],
    ]);
  });
});

describe('numbers that are no per cent', () => {
  const recipe = 'Name\tAmount\nResin\t150\nAcetone\t100\nToluene\t50';

  it('are asked for where they add up to more than 100', () => {
    const table = tableOf(recipe);
    expect(guessUnit(table, guessColumns(table))).toEqual({ unit: 'parts', isSure: false, sum: 300 });
  });

  it('are asked for where they add up to one', () => {
    const table = tableOf('Name\tAmount\nResin\t0,5\nAcetone\t0,3\nToluene\t0,2');
    expect(guessUnit(table, guessColumns(table))).toMatchObject({ unit: 'fraction', isSure: false });
    expect(short('Name\tAmount\nResin\t0,5\nAcetone\t0,3\nToluene\t0,2').map(([, , share]) => share)).toEqual([
      '50',
      '30',
      '20',
    ]);
  });

  it('are sure where the heading names the unit, and asked for where it names parts', () => {
    const guess = (heading: string) => {
      const table = tableOf(recipe.replace('Amount', heading));
      return guessUnit(table, guessColumns(table));
    };
    expect(guess('Content %')).toMatchObject({ unit: 'percent', isSure: true });
    expect(guess('Content (ppm)')).toMatchObject({ unit: 'ppm', isSure: true });
    expect(guess('Amount (kg)')).toMatchObject({ unit: 'kg', isSure: false });
  });

  it('are scaled to exactly 100', () => {
    expect(short(recipe).map(([, , share]) => share)).toEqual(['50', '33.3333', '16.6667']);
    expect(read(recipe).rows[0]?.notes).toEqual(['scaled']);
    expect(short('Name\tAmount\nA\t1 kg\nB\t500 g\nC\t500 g').map(([, , share]) => share)).toEqual(['50', '25', '25']);
    const thirds = short('Name\tAmount\nA\t1\nB\t1\nC\t1', 'parts').map(([, , share]) => Number(share));
    expect(thirds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
  });

  it('are not scaled where one of them is a range or another unit', () => {
    expect(faults('Name\tAmount\nA\t100\nB\t50-60', 'parts')).toEqual([
      [2, 'parts-range'],
      [3, 'parts-range'],
    ]);
    expect(faults('Name\tAmount\nA\t100 parts\nB\t20 %').map(([, fault]) => fault)).toEqual([
      'mixed-units',
      'mixed-units',
    ]);
  });
});

describe('rows', () => {
  it('that are not taken stay, with their line and why', () => {
    const text = 'Name;CAS;%\nAcetone;67-64-1;40\n;;10\nToluene;108-88-3;a lot\nTotal;;100';
    expect(read(text).left).toEqual([
      { line: 3, fault: 'no-name', text: '10' },
      { line: 4, fault: 'not-a-share', text: 'Toluene · 108-88-3 · a lot' },
      { line: 5, fault: 'total', text: 'Total · 100' },
    ]);
  });

  it('say what is doubtful of their numbers', () => {
    const { rows } = read(
      'Name;CAS;%\nA;67-64-2;1\nB;67-64-1, 108-88-3;1\nC;67641;1\nD;108–88–3;ca. 1\nE;;\nF;６７－６４－１;1\nG;١٠٨-٨٨-٣;1',
    );
    expect(rows.map(({ casNumber, notes }) => [casNumber, notes])).toEqual([
      ['67-64-2', ['cas-wrong']],
      ['', ['several-cas']],
      ['67-64-1', []],
      ['108-88-3', ['about']],
      ['', ['no-share']],
      ['67-64-1', []],
      ['108-88-3', []],
    ]);
  });

  it('take no longer names than a draft keeps', () => {
    expect(read(`Name\tCAS\t%\n${'x'.repeat(400)}\t108-88-3\t1`).rows[0]?.name).toHaveLength(300);
  });
});
