import { readFileSync } from 'node:fs';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { publicFile } from '../public-files.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compareSheet } from './compare-sheet.ts';
import { gasSheetSchema, readGasSheet } from './gas-sheet.ts';

const { path, isThere } = publicFile('cases/airproducts_eu_gases.json');
const records = isThere ? z.array(gasSheetSchema).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];

const record = gasSheetSchema.parse({
  file: 'a.txt',
  product: 'Welding gas',
  unit: 'v/v',
  components: [
    {
      name: 'Hydrogen',
      cas: '1333-74-0',
      pct: 5,
      classes: [
        ['Flam. gas 1', 'H220'],
        ['Press. Gas (Comp.)', 'H280'],
      ],
    },
    { name: 'Argon ', cas: '7440-37-1', pct: 95, classes: [['Press. Gas (Comp.)', 'H280']] },
  ],
  classification: [
    ['Flammable gases', 'Category 1', 'H220'],
    ['Gases under pressure', 'Compressed gas', 'H280'],
  ],
});

describe('sheets of gases', () => {
  it('are read as gas mixtures with their classes', () => {
    const sheet = readGasSheet(record);
    expect(sheet.mixture).toMatchObject({ physicalState: 'gas', sharesBy: 'volume' });
    expect(sheet.mixture.ingredients.map(({ name }) => name)).toEqual(['Hydrogen', 'Argon']);
    expect(compareSheet(sheet).classes.map(({ verdict }) => verdict)).toEqual(['reproduced', 'reproduced']);
  });

  it.runIf(records.length > 0)('are reproduced but for what contradicts their own section 3', () => {
    const compared = records.flatMap((one) => compareSheet(readGasSheet(one)).classes);
    const respiratory = 'Specific target organ toxicity, single exposure: respiratory tract irritation';
    expect(
      compared
        .filter(({ verdict }) => verdict !== 'reproduced')
        .map(({ product, hazardClass, verdict }) => [product, hazardClass, verdict]),
    ).toEqual([
      ['Carbon monoxide', 'Reproductive toxicity', 'differs'],
      ['Chlorodifluoromethane (R22)', 'Hazardous to the ozone layer', 'no such ingredient'],
      ['Hydrogen sulphide', respiratory, 'no such ingredient'],
      ['Hydrogen chloride', 'Skin corrosion/irritation', 'differs'],
      ['Hydrogen chloride', respiratory, 'differs'],
    ]);
  });

  it.each(records.map((one) => [one.product, one] as const))('%s: the group of gases under pressure', (_, one) => {
    const published = one.classification.find(([name]) => name === 'Gases under pressure')?.[1] ?? '';
    const found = classifyMixture(readGasSheet(one).mixture, marketById('eu')).hazards.find(({ code }) =>
      code.startsWith('Press.'),
    );
    const groups: Readonly<Record<string, string>> = {
      'Compressed gas': 'Press. Gas (Comp.)',
      'Liquefied gas': 'Press. Gas (Liq.)',
      'Refrigerated liquefied gas': 'Press. Gas (Ref. Liq.)',
    };
    expect(found?.code).toBe(groups[published]);
  });
});
