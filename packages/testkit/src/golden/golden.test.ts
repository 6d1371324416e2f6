import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findByCas } from '@gosds/catalogue/catalogue';
import { type Draft, draftSchema, propertiesSchema } from '@gosds/sheet/draft';
import { inspect } from '@gosds/sheet/inspector/inspect';
import { sheetText } from '@gosds/sheet/sheet-text';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factsOf, sheetOf } from '../products/sheet-of.ts';
import { draftOf, picked } from '../products/supplier.ts';

const folder = import.meta.dirname;

const productSchema = z.strictObject({
  productName: z.string(),
  country: z.string(),
  uses: z.string(),
  ingredients: z.array(z.strictObject({ cas: z.string(), share: z.string() })),
  properties: propertiesSchema,
  /** Tests of the product, which beat the calculation. */
  review: z.array(z.strictObject({ id: z.string(), status: z.string(), evidence: z.string() })).optional(),
});

function readProduct(file: string): Draft {
  const { ingredients, review, ...product } = productSchema.parse(
    JSON.parse(readFileSync(join(folder, 'products', file), 'utf8')),
  );
  const rows = ingredients.map(({ cas, share }, index) => {
    const substance = findByCas(cas);
    if (!substance) throw new Error(`${file}: no substance ${cas} in the catalogue.`);
    return picked(String(index + 1), substance.materialId, [substance.name, share]);
  });
  const draft = draftOf({ ...product, ingredients: rows });
  return review ? draftSchema.parse({ ...draft, mode: 'advanced', review: { items: review } }) : draft;
}

const files = readdirSync(join(folder, 'products')).toSorted();

describe.each(files)('%s', (file) => {
  const draft = readProduct(file);
  const made = sheetOf(draft);

  const { findings } = inspect({ ...factsOf(draft), ...made, today: '2026-11-21' });

  it('reads as it was reviewed, with what its missing data leave open', async () => {
    const open = findings.map(({ check, severity, message }) => `${severity} ${check}: ${message}`);
    const sheet = join(folder, 'sheets', file.replace(/\.json$/, '.txt'));
    await expect([sheetText(made.document), '', 'OPEN', ...open, ''].join('\n')).toMatchFileSnapshot(sheet);
  });

  it('has no fault of law', () => {
    const faults = findings.filter(({ severity }) => severity === 'must');
    expect(faults.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  });
});
