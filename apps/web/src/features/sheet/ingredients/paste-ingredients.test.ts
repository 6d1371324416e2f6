import { emptyDraft, handClassificationSchema } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { linkMatch, pickMatch, placeRows, typeName, unlinkMatch } from '../state/ingredient-edits.ts';
import { isTable } from './is-table.ts';
import { pastedText, readPaste, readProportionText } from './paste-ingredients.ts';
import '../../../testing/in-english.ts';

describe('paste of a table', () => {
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
    ['≥ 5 – ≤ 10', '5-10'],
    ['5 to 10 %', '5-10'],
    ['300 ppm', '300 ppm'],
    ['ca. 5', 'ca. 5'],
    ['150', '150'],
    ['balance', 'balance'],
  ])('reads the proportion %s', (text, proportion) => {
    expect(readProportionText(text)).toBe(proportion);
  });

  it.each([
    ...['5-5', '<<5', '5-1', '101', '1.1234567', '0-101', '~5', 'ten', '-5', '10-'],
    ...['<5-10', '<= 5 - 10', 'max. 5-10', '>5-10', '5-<10', '>= 5 - < 10', '5->10', '5->=10', '5-min. 10'],
  ])('leaves %s as typed', (text) => {
    expect(readProportionText(text)).toBe(text);
  });

  it('is clear where each row was understood', () => {
    expect(readPaste('Acetone\t67-64-1\t30\nToluene\t108-88-3\t<= 70')).toEqual({
      rows: [
        { name: 'Acetone', casNumber: '67-64-1', proportion: '30' },
        { name: 'Toluene', casNumber: '108-88-3', proportion: '<=70' },
      ],
      isClear: true,
      left: 0,
    });
    expect(readPaste('Acetone\nToluene').isClear).toBe(true);
    expect(readPaste('Acetone 30,5 %\n69,5 % Toluene')).toMatchObject({
      rows: [
        { name: 'Acetone', proportion: '30.5' },
        { name: 'Toluene', proportion: '69.5' },
      ],
      isClear: true,
    });
  });

  it.each([
    ['a row is not', 'Acetone\t30\nToluene\ta lot\nWater\t1'],
    ['the numbers may be parts by weight', 'Acetone\t300\nToluene\t200'],
    ['a share is approximate', 'Acetone\tca. 30\nToluene\t20'],
    ['a line of a letter has no share', 'Hello,\nAcetone 30 %\nToluene 20 %'],
    ['there are shares alone', '30\n20\n10'],
    ['it is longer than any recipe', 'x'.repeat(300_001)],
  ])('is not clear where %s', (_, text) => {
    expect(readPaste(text).isClear).toBe(false);
  });

  it('keeps the balance of a raw material', () => {
    const [, rest] = readPaste('Resin\t30\nWater\tbalance', { isRawMaterial: true }).rows;
    expect(rest).toMatchObject({ name: 'Water', proportion: 'balance' });
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
    expect(pastedText(2, { left: 0, replaced, max: 15, place: 'sheet' })).toBe(
      '2 rows pasted, 2 of them replaced what was there.',
    );
    expect(pastedText(2, { left: 1, replaced: 0, max: 15, place: 'sheet' })).toBe(
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
