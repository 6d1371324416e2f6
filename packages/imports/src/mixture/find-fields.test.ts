import { describe, expect, it } from 'vitest';
import { readTableText } from '../table/read-table-text.ts';
import { findFields } from './find-fields.ts';

const found = (text: string) => {
  const file = readTableText(text);
  return file.kind === 'tables' ? findFields(file.tables).map(({ path, value }) => [path, value]) : [];
};

describe('values beside the ingredients', () => {
  it('are found by their labels, in a cell beside or behind a colon, the first of each field', () => {
    const text =
      'Produktname;Bremsenreiniger\nLieferant: ACME GmbH;\nTelefon:;+49 40 1\nProdukt;Another\n\nStoff;CAS;%\nAceton;67-64-1;100';
    expect(found(text)).toEqual([
      ['description.productName', 'Bremsenreiniger'],
      ['description.companyName', 'ACME GmbH'],
      ['description.telephone', '+49 40 1'],
    ]);
  });

  it.each([
    ['Flash point\t-17 °C', '-17'],
    ['Flash point (°C)\t-17', '-17'],
    ['Density\t0,79 g/cm³', '0.79'],
    ['Density\t0.79 g/ml', '0.79'],
    ['pH-Wert\t7 – 8,5', '7-8.5'],
    ['Boiling point\t56 - 60 °C', '56-60'],
  ])('are measures in the unit of the draft: %s', (text, value) => {
    expect(found(text)).toEqual([[expect.stringMatching(/^properties\./), value]]);
  });

  it.each([
    'Flash point\t1 °F',
    'Flash point\t23',
    'Density\tabout that of water',
    'Density\t790 kg/m3',
    'pH\tneutral',
  ])('are left out where their unit or number is not sure: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
