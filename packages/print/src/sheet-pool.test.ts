import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { products } from '@gosds/testkit/products/all-products';
import { labelSentences } from '@gosds/usecases/label-sentences';
import { sheetMaker } from '@gosds/usecases/make-sheets';
import { afterAll, describe, expect, it } from 'vitest';
import { readCarriedSheet } from './data/read-carried-sheet.ts';
import { writeSheetFiles } from './data/sheet-files.ts';
import { createSheetPool } from './sheet-pool.ts';
import { factsOf } from './testing/made-sheets.ts';

const here = sheetMaker(writeSheetFiles, readCarriedSheet);
const pool = createSheetPool({ size: 1, timeoutMs: 60_000 });
afterAll(() => pool.close());

describe('a sheet made in a process of its own', () => {
  it.each(products.map(({ name, draft }) => [name, draft] as const))('is the one made here: %s', async (_, draft) => {
    const request = { facts: factsOf(draft), logo: { hash: 'h', widthPx: 200 }, knownHash: undefined };
    expect(await pool.make(request)).toEqual(await here.make(request));
  });

  it('is in the language of its draft, and replaces the version before it', async () => {
    const { draft } = alkalineCleaner;
    const facts = factsOf({ ...draft, description: { ...draft.description, country: 'DE', language: 'de' } });
    const first = await here.make({ facts, logo: undefined, knownHash: undefined });
    const request = { facts: { ...facts, previous: first.sheet }, logo: undefined, knownHash: undefined };
    const made = await pool.make(request);
    expect(made.sheet.language).toBe('de');
    expect(made).toEqual(await here.make(request));
  });

  it('is not written again where its contents are known', async () => {
    const request = { facts: factsOf(alkalineCleaner.draft), logo: undefined, knownHash: undefined };
    const { contentHash } = await pool.make(request);
    expect(await pool.make({ ...request, knownHash: contentHash })).toMatchObject({ contentHash, files: undefined });
    const withLogo = { ...request, logo: { hash: 'h', widthPx: 200 }, knownHash: contentHash };
    expect((await pool.make(withLogo)).files).toBeDefined();
  });

  it('is reviewed, reported and labelled as here', async () => {
    const facts = factsOf(alkalineCleaner.draft);
    const { sheet } = await here.make({ facts, logo: undefined, knownHash: undefined });
    const label = {
      facts,
      request: labelRequestSchema.parse({ capacity: '5', language: 'fr' }),
      labelText: labelSentences(sheet),
      edits: [],
      names: { productName: 'As its chemist named it', companyName: 'Acme Chemicals' },
    };
    expect(await pool.review(facts)).toEqual(await here.review(facts));
    expect(await pool.codes(facts)).toEqual(await here.codes(facts));
    expect(await here.codes(facts)).not.toEqual([]);
    expect(await pool.goods(facts)).toEqual(await here.goods(facts));
    expect(await pool.report(facts)).toEqual(await here.report(facts));
    expect(await pool.label(label)).toEqual(await here.label(label));
    expect(await pool.label(label)).toMatchObject({
      status: 'made',
      toPrint: { label: { productName: 'As its chemist named it', supplier: { name: 'Acme Chemicals' } } },
    });
    expect(await pool.label({ ...label, labelText: 'otherwise' })).toEqual({ status: 'outdated' });
  });
});
