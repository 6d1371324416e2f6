import { draftSchema } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { applyImport, countAfter, type ImportedRow, textAt } from './apply-import.ts';

const row = (name: string, match?: ImportedRow['match']): ImportedRow => ({
  line: 1,
  name,
  casNumber: '',
  ecNumber: '',
  registrationNumber: '',
  written: '5',
  proportion: '5',
  notes: [],
  match,
});

const draft = draftSchema.parse({
  description: { productName: 'Old name' },
  ingredients: [{ id: '1', name: 'Resin', proportion: '20' }, { id: '2' }, { id: '3' }],
});

const acetone = {
  ...{ Highlight: 'Acetone', IsName: true, IsSimilar: false, Name: 'Acetone', Cas: '67-64-1', CwNo: '' },
  ...{ MaterialId: 12, Pictograms: [], HazardCodes: [] },
};
const names = (changed: typeof draft) => changed.ingredients.map(({ name }) => name);

describe('an import', () => {
  it('replaces the ingredients, and leaves three rows at least', () => {
    const changed = applyImport(draft, { rows: [row('Water')], fields: [], mode: 'replace' });
    expect(names(changed)).toEqual(['Water', '', '']);
    expect(new Set(changed.ingredients.map(({ id }) => id)).size).toBe(3);
  });

  it('adds behind what is filled in, with what the catalogue names exactly', () => {
    const rows = [row('acetone', { match: acetone, keepsName: false }), row('Water')];
    const changed = applyImport(draft, { rows, fields: [], mode: 'add' });
    expect(names(changed)).toEqual(['Resin', 'Acetone', 'Water']);
    expect(changed.ingredients[1]).toMatchObject({ materialId: 12, casNumber: '67-64-1', proportion: '5' });
    expect(countAfter(draft, 'add', 2)).toBe(3);
    expect(countAfter(draft, 'replace', 2)).toBe(2);
  });

  it('leaves the rest to the form where rows are added to others', () => {
    const rest: ImportedRow = { ...row('Water'), proportion: '95', written: 'ad 100', notes: ['balance'] };
    const proportions = (to: typeof draft, mode: 'add' | 'replace') =>
      applyImport(to, { rows: [row('Acetone'), rest], fields: [], mode }).ingredients.map(
        ({ proportion }) => proportion,
      );
    expect(proportions(draft, 'add')).toEqual(['20', '5', 'balance']);
    expect(proportions(draft, 'replace')).toEqual(['5', '95', '']);
    expect(proportions(draftSchema.parse({}), 'add')).toEqual(['5', '95', '']);
  });

  it('writes the values beside the ingredients into their fields', () => {
    const fields = [
      { path: 'description.productName', label: 'Product', value: 'New name' },
      { path: 'properties.density.value', label: 'Density', value: '0.79' },
    ];
    const changed = applyImport(draft, { rows: [row('Water')], fields, mode: 'replace' });
    expect(textAt(changed, 'description.productName')).toBe('New name');
    expect(changed.properties.density).toEqual({ value: '0.79', unit: 'g/cm³' });
  });

  it('leaves the draft as it was where it cannot hold what is imported', () => {
    const rows = Array.from({ length: 101 }, (_, index) => row(`S${index}`));
    expect(applyImport(draft, { rows, fields: [], mode: 'replace' })).toBe(draft);
  });
});
