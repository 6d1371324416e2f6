import { emptyDraft, handClassificationSchema } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { linkMatch, pickMatch, placeRows, typeName, unlinkMatch } from './ingredient-edits.ts';
import { isTable, parseCells, pastedText, readPastedRows, readProportionText } from './paste-ingredients.ts';

describe('paste of a table', () => {
  it('reads tabs, line ends of any system and quoted cells', () => {
    expect(parseCells('a\tb\r\n"c ""d""\tx"\te\nf\t')).toEqual([
      ['a', 'b'],
      ['c "d"\tx', 'e'],
      ['f', ''],
    ]);
  });

  it('takes no longer texts than a draft can keep', () => {
    const [row] = readPastedRows(`Name\tCAS\tContent\n${'x'.repeat(400)}\t108-88-3\t${'1'.repeat(60)}`);
    expect(row && [row.name.length, row.proportion.length]).toEqual([300, 40]);
  });

  it('knows a table from a name', () => {
    expect(isTable('Acetone')).toBe(false);
    expect(isTable('Acetone\n')).toBe(false);
    expect(isTable('Acetone\t5')).toBe(true);
    expect(isTable('Acetone\nToluene')).toBe(true);
  });

  it.each([
    ['1 – 5 %', '1-5'],
    ['≤ 5', '<=5'],
    ['<0,1', '<0.1'],
    ['12.5%', '12.5'],
    ['> 20', '>20'],
  ])('reads the proportion %s', (text, proportion) => {
    expect(readProportionText(text)).toBe(proportion);
  });

  it('finds the columns by their headings, in any order', () => {
    expect(readPastedRows('CAS No\tConc. (%)\tChemical name\n67-64-1\t20 - 30\tAcetone')).toEqual([
      { name: 'Acetone', casNumber: '67-64-1', proportion: '20-30' },
    ]);
  });

  it('takes minimum and maximum as a range', () => {
    expect(readPastedRows('Name\tMin %\tMax %\nXylene\t5\t10\nWater\t\t80')).toEqual([
      { name: 'Xylene', casNumber: '', proportion: '5-10' },
      { name: 'Water', casNumber: '', proportion: '80' },
    ]);
  });

  it('guesses the columns by what is in them', () => {
    expect(readPastedRows('Acetone\t67-64-1\t30\nToluene\t108-88-3\t<= 70')).toEqual([
      { name: 'Acetone', casNumber: '67-64-1', proportion: '30' },
      { name: 'Toluene', casNumber: '108-88-3', proportion: '<=70' },
    ]);
  });
});

describe('rows of ingredients', () => {
  const rows = emptyDraft().ingredients;

  const pasted = Array.from({ length: 20 }, (_, index) => ({ name: `S${index}`, casNumber: '', proportion: '1' }));

  it('writes pasted rows from the first one on and says how many found no place', () => {
    const placed = placeRows(rows, pasted.slice(0, 2), { at: 0, max: 15 });
    expect(placed.rows.map(({ name }) => name)).toEqual(['S0', 'S1', '']);
    expect(placed).toMatchObject({ left: 0, replaced: 0 });
    const full = placeRows(rows, pasted, { at: 1, max: 15 });
    expect(full.rows).toHaveLength(15);
    expect(full.rows[0]?.name).toBe('');
    expect(full.left).toBe(6);
    expect(placeRows(rows, pasted.slice(0, 15), { at: 0, max: 15 })).toMatchObject({ left: 0 });
    expect(placeRows(rows, pasted.slice(0, 16), { at: 0, max: 15 })).toMatchObject({ left: 1 });
  });

  it('replaces filled rows instead of pushing them down, with all that was known of them', () => {
    const filled = placeRows(rows, pasted.slice(0, 3), { at: 0, max: 15 }).rows.map((row) => ({
      ...row,
      materialId: 7,
      handClassification: handClassificationSchema.parse({ hazards: ['Skin Irrit. 2 H315'] }),
    }));
    const { rows: placed, replaced } = placeRows(filled, pasted.slice(5, 7), { at: 1, max: 15 });
    expect(placed.map(({ name }) => name)).toEqual(['S0', 'S5', 'S6']);
    expect(placed[1]).toMatchObject({ materialId: null, handClassification: null });
    expect(replaced).toBe(2);
    expect(pastedText(2, { left: 0, replaced, max: '' })).toBe('2 rows pasted, 2 of them replaced what was there.');
    expect(pastedText(2, { left: 1, replaced: 0, max: 'a sheet takes 15' })).toBe(
      '1 row pasted. 1 did not fit: a sheet takes 15.',
    );
  });

  it('drops the catalogue’s numbers when another name is typed', () => {
    const acetone = { MaterialId: 7, Name: 'Acetone', Cas: '67-64-1', CwNo: '12' };
    const picked = rows.slice(0, 1).map(pickMatch(acetone));
    expect(picked[0]).toMatchObject({ materialId: 7, casNumber: '67-64-1' });
    expect(picked.map(typeName('Acetone, technical'))[0]).toMatchObject({
      name: 'Acetone, technical',
      materialId: null,
      casNumber: '',
    });
  });

  it('keeps the number of a substance under a name of one’s own, while the name is changed', () => {
    const acetone = { MaterialId: 7, Name: 'Acetone', Cas: '67-64-1', CwNo: '12' };
    const own = rows.slice(0, 1).map(typeName('My acetone')).map(linkMatch(acetone));
    expect(own.map(typeName('Our acetone'))[0]).toMatchObject({ name: 'Our acetone', materialId: 7, ownName: true });
    expect(own.map(unlinkMatch)[0]).toMatchObject({ name: 'My acetone', materialId: null, casNumber: '67-64-1' });
    const picked = own.map(pickMatch(acetone));
    expect(picked[0]).toMatchObject({ name: 'Acetone', materialId: 7, ownName: false });
    expect(picked.map(typeName('Acetone, technical'))[0]).toMatchObject({ materialId: null });
  });
});
