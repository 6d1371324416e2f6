import { loadLanguage } from '@gosds/phrases/load-language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { products } from '@gosds/testkit/products/all-products';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './layout/typeface.ts';
import { type PrintJob, printJob } from './print-job.ts';
import { likenessIn } from './testing/found-picture.ts';
import { factsOf } from './testing/made-sheets.ts';
import { type OpenedPage, openPages } from './testing/opened-pdf.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();

/** Pixels a point. One line more or less moves the following text by five pixels. */
const scale = 0.5;

async function pagesOf(job: PrintJob): Promise<readonly OpenedPage[]> {
  const pdf = engine.print(job);
  engine.forget();
  return await openPages(pdf, scale);
}

const names = new Set(['height', 'headingHeight', 'heights']);

/** The same job with every height measured by the typesetter, and the number of heights that were known. */
function measured(job: PrintJob): { readonly job: PrintJob; readonly known: number } {
  let known = 0;
  const unknown = (value: unknown, isField: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => unknown(each, isField));
    if (typeof value !== 'number') return value;
    known += 1;
    return isField ? 'measured' : null;
  };
  const model = JSON.stringify(
    JSON.parse(job.model),
    function replace(this: Record<string, unknown>, name, value: unknown) {
      return names.has(name) && !('logo' in this) ? unknown(value, 'label' in this) : value;
    },
  );
  return { job: { ...job, model }, known };
}

describe.each(['en', 'de', 'fr', 'pl', 'tr', 'ja', 'ar'])('heights known before the sheet is set, in %s', (tag) => {
  it.each(products.map(({ name, draft }) => [name, draft] as const))('are those that %s has set', async (_, draft) => {
    const language = await loadLanguage(tag);
    const { document } = makeSheet({ ...factsOf(draft), language });
    const job = printJob(document, {}, typefaceOf(tag));
    const free = measured(job);
    const [pages, wanted] = [await pagesOf(job), await pagesOf(free.job)];
    expect(free.known).toBeGreaterThan(80);
    expect(pages).toHaveLength(wanted.length);
    for (const [index, page] of wanted.entries()) {
      const whole = { x: [0, page.width - 2], y: [0, page.height - 1] } as const;
      expect(likenessIn(pages[index]!, page, whole), `page ${index + 1}`).toBeGreaterThan(0.8);
    }
  });
});
