import { languages } from '@gosds/phrases/generated/languages';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { goldenDrafts } from '@gosds/testkit/golden/golden-drafts';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from '../layout/typeface.ts';
import { printJob } from '../print-job.ts';
import { createTypstEngine } from '../typst-engine.ts';
import { factsOf } from './made-sheets.ts';
import { flat, isBlank, openPages } from './opened-pdf.ts';

/** Pixels per point; enough to see letters that run into a margin. */
const scale = 0.5;

/** Half the page margin, in points; page numbers stay inside it too. */
const edge = 20;

/** PDFium's output for a letter without a code or meaning; U+FFFE is its hyphen at the end of a line. */
const unreadable = /[\p{Cc}\uFFFD\p{Co}]/u;

const otherScripts: ReadonlySet<string> = new Set(['ar', 'ja', 'zh']);

const recipeOf = ({ mode, ingredients }: Draft): string =>
  JSON.stringify([mode, ingredients.map(({ materialId, proportion }) => [materialId, proportion])]);

const isFirst = ([file, draft]: (typeof goldenDrafts)[number]): boolean =>
  goldenDrafts.find(([, other]) => recipeOf(other) === recipeOf(draft))?.[0] === file;

/**
 * One product per recipe, for the first country with the language. A script of one language prints all of them. Each
 * Latin-script language prints a third, so that every product is printed three times.
 */
const products = goldenDrafts.filter((golden) => isFirst(golden));
/** The same recipes for further markets, printed for their own country in its language. */
const ofMarkets = goldenDrafts.filter((golden) => !isFirst(golden));

/** Reviewed products, printed and read again in the languages of the script. */
export function describeGoldenPrints(script: 'Latin' | 'other'): void {
  const engine = createTypstEngine();
  const typefaceOf = createTypefaces();
  const pagesOf = (document: SheetDocument, language: string) => {
    const pdf = engine.print(printJob(document, {}, typefaceOf(language)));
    engine.forget();
    return openPages(pdf, scale);
  };

  async function expectReadable(draft: Draft, { tag, load }: (typeof languages)[number]): Promise<void> {
    const { document } = makeSheet({ ...factsOf(draft), language: await load() });
    const pages = await pagesOf(document, tag);
    const at = edge * scale;
    const isInside = pages.map((page) => isBlank(page, 0, at) && isBlank(page, page.width - at, page.width));
    expect(isInside).toEqual(pages.map(() => true));
    const text = flat(pages.map((page) => page.text).join(' '));
    expect(unreadable.exec(text)).toBeNull();
    // Right-to-left words come in the order of the paper, so they are not compared.
    if (document.direction === 'ltr') {
      for (const { heading } of document.sections) expect(text).toContain(heading);
    }
    expect(pages.length).toBeLessThan(16);
  }

  const wanted = languages.filter(({ tag }) => otherScripts.has(tag) === (script === 'other'));
  const turns = script === 'other' ? 1 : 3;
  describe.each(wanted)('reviewed products in $name', (language) => {
    const { tag, offeredIn } = language;
    const part = products.filter((_, index) => (index + wanted.indexOf(language)) % turns === 0);
    const country = offeredIn === 'everywhere' ? 'ZZ' : (offeredIn[0] ?? 'ZZ');

    it.each(part)('%s prints readable, within its margins, with its sixteen headings', async (_, draft) => {
      await expectReadable({ ...draft, description: { ...draft.description, country, language: tag } }, language);
    });

    const own = ofMarkets.filter(([, { description }]) => description.language === tag);
    it.each(own)('%s does so for its own country', async (_, draft) => {
      await expectReadable(draft, language);
    });
  });
}
