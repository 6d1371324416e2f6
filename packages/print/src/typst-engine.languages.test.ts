import { languages } from '@gosds/phrases/languages';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { products } from '@gosds/testkit/products/all-products';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { factsOf } from './testing/made-sheets.ts';
import { flat, isBlank, openPages } from './testing/opened-pdf.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();

/** Where it is offered; elsewhere by the rules of the United Nations. */
const countryOf = (offeredIn: (typeof languages)[number]['offeredIn']) =>
  offeredIn === 'everywhere' ? 'ZZ' : (offeredIn[0] ?? 'ZZ');

async function documentIn({ tag, load, offeredIn }: (typeof languages)[number], { draft }: (typeof products)[number]) {
  const description = { ...draft.description, country: countryOf(offeredIn), language: tag };
  const facts = factsOf({ ...draft, description });
  return makeSheet({ ...facts, language: await load() }).document;
}

describe.each(languages)('a sheet in $name', (language) => {
  it.each(products)('has a glyph for each character: $name', async (product) => {
    const document = await documentIn(language, product);
    expect(() => printJob(document, { watermark: true }, typefaceOf(language.tag))).not.toThrow();
  });

  it('stays within its margins on every page, and says its headings', async () => {
    const document = await documentIn(language, products[1]!);
    const pages = await openPages(engine.print(printJob(document, { watermark: false }, typefaceOf(language.tag))));
    const isInside = pages.map((page) => isBlank(page, 0, 40) && isBlank(page, page.width - 40, page.width));
    expect(isInside).toEqual(pages.map(() => true));
    const text = flat(pages.map((page) => page.text).join(' '));
    if (document.direction === 'ltr') {
      for (const { heading } of document.sections) expect(text).toContain(heading);
    }
    expect(pages.length).toBeLessThan(13);
  });
});
