import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const row = { name: 'Acetone', cas: '67-64-1', concentration: '5', hazards: 'none' };

describe('a table of ingredients', () => {
  it.each([
    ['a byte order mark and blank lines', '\uFEFF\nname,cas,concentration,hazards\n\nAcetone,67-64-1,5,none\n\n'],
    ['columns in another order and titles in capitals', 'Concentration;CAS;Name;Hazards\r\n5;67-64-1;Acetone;none\r\n'],
    ['spaces around cells and quotes', 'name,cas,concentration,hazards\n "Acetone" , 67-64-1 ,5 ,none'],
  ])('is read with %s', (_what, text) => {
    expect(readCsv(text)).toEqual([row]);
  });

  it.each([
    ['a quote for inches', 'Pipe 10" long', 'Pipe 10" long'],
    ['doubled quotes', '"The ""best"" solvent"', 'The "best" solvent'],
    ['a separator and a line end in quotes', '"Lye,\n1B"', 'Lye,\n1B'],
  ])('may hold %s', (_what, cell, name) => {
    expect(readCsv(`name,concentration\n${cell},5`)).toEqual([{ name, concentration: '5', cas: '', hazards: '' }]);
  });

  it('has empty cells where a row is short', () => {
    expect(readCsv('name,concentration,hazards\nAcetone,5')).toEqual([
      { name: 'Acetone', cas: '', concentration: '5', hazards: '' },
    ]);
  });

  it.each([
    ['name,concentration\na,1\nb,1,2', 'line 3: 3 cells for 2 columns; quote a cell that holds “,”'],
    ['name;concentration\na;1;2', 'line 2: 3 cells for 2 columns; quote a cell that holds “;”'],
    ['name,concentration\n"a,1', 'the table: Quote Not Closed'],
    ['', 'line 1: the column “name” is missing'],
  ])('%j is refused: %s', (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });
});
