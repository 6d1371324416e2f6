import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPageRenderer } from './page-images.ts';
import { createPdfPool, type PdfPool } from './pdf-pool.ts';
import { paragraph, sampleDocument, shortDocument, table } from './testing/sample-document.ts';

const pools: PdfPool[] = [];
function open(timeoutMs = 30_000, size = 1) {
  const pool = createPdfPool({ size, timeoutMs });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('printing in processes', () => {
  it('gives the same bytes in two processes', async () => {
    const [one, two] = [open(), open()];
    const options = { watermark: true };
    const first = await one.print(sampleDocument(), options);
    await two.print(shortDocument([paragraph('Another sheet first.')]), options);
    expect(Buffer.compare(first, await two.print(sampleDocument(), options))).toBe(0);
  });

  it('says which character cannot be printed, and prints the next sheet', async () => {
    const pool = open();
    const faulty = pool.print(shortDocument([paragraph('A \u{1F600}')]), { watermark: false });
    await expect(faulty).rejects.toThrow(UnprintableCharacter);
    await expect(faulty).rejects.toMatchObject({ characters: ['\u{1F600}'] });
    expect((await pool.print(shortDocument([paragraph('Fine')]), { watermark: false })).length).toBeGreaterThan(1000);
  });

  it('kills a printing that takes too long, and prints the next sheet', async () => {
    const pool = open(6_000);
    await pool.print(shortDocument([paragraph('Warm')]), { watermark: false });
    const endless = Array.from({ length: 60_000 }, (_, row) => [
      `substance ${row}`,
      'a value of some length',
      'a method',
    ]);
    const late = pool.print(shortDocument([table(['A', 'B', 'C'], endless)]), { watermark: false });
    await expect(late).rejects.toMatchObject({ name: 'WorkerTimeout' });
    expect((await pool.print(shortDocument([paragraph('Fine')]), { watermark: false })).length).toBeGreaterThan(1000);
  });
});

describe('pages as pictures', () => {
  const renderer = createPageRenderer({ size: 1, timeoutMs: 30_000 });
  afterAll(() => renderer.close());

  it('come one by one or all, in the size of the paper', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => [`row ${row}`, 'value']);
    const pdf = await open().print(shortDocument([table(['A', 'B'], rows)]), { watermark: true });
    const count = await renderer.pageCount(pdf);
    const pages = await renderer.renderPages(pdf, { dpi: 72 });
    expect(count).toBeGreaterThan(1);
    expect(pages).toHaveLength(count);
    for (const { width, height, webp } of pages) {
      expect([width, height]).toEqual([595, 841]);
      expect(Buffer.from(webp).subarray(8, 12).toString()).toBe('WEBP');
    }
    const large = await renderer.renderPage(pdf, 2, 144);
    expect([large.width, large.height]).toEqual([1190, 1682]);
  });

  it('are refused of a file that is not a PDF, and of a page that is not there', async () => {
    await expect(renderer.pageCount(new Uint8Array([1, 2, 3]))).rejects.toThrow();
    const pdf = await open().print(shortDocument([paragraph('One page.')]), { watermark: false });
    await expect(renderer.renderPage(pdf, 2, 72)).rejects.toThrow('no page 2');
    await expect(renderer.renderPage(pdf, 0, 72)).rejects.toThrow('no page 0');
    expect(await renderer.pageCount(pdf)).toBe(1);
  });
});
