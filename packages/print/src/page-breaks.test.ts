import type { Block, SheetDocument } from '@gosds/sheet/model/document';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { flat, openPages } from './testing/opened-pdf.ts';
import { paragraph, sentence, shortDocument, table } from './testing/sample-document.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();

async function textsOf(document: SheetDocument): Promise<readonly string[]> {
  const pdf = engine.print(printJob(document, {}, typefaceOf(document.language)));
  engine.forget();
  return (await openPages(pdf, 0.1)).map(({ text }) => flat(text));
}

/** Pages in which the blocks begin at every height near the bottom of the first page. */
async function nearFoot(...blocks: readonly Block[]): Promise<readonly (readonly string[])[]> {
  const found = [];
  for (let lines = 26; lines < 38; lines++) {
    const filler = Array.from({ length: lines }, () => paragraph('One line.'));
    found.push(await textsOf(shortDocument([...filler, ...blocks])));
  }
  return found;
}

/** How many of the marks `<1>`, `<2>` … stand on each page. */
const marksOn = (pages: readonly string[]) => pages.map((text) => text.match(/<\d+>/g)?.length ?? 0);
const marked = (count: number) => Array.from({ length: count }, (_, index) => `<${index + 1}>`);
const fields = (labels: readonly string[], value: string): Block => ({
  kind: 'fields',
  fields: labels.map((label) => ({ label, values: [sentence(value)] })),
});

describe('where a page ends', () => {
  it('keeps the pictograms of the label with the signal word and the first statements', async () => {
    const label: readonly Block[] = [
      { kind: 'pictograms', pictograms: [{ code: 'GHS05', sentence: sentence('Corrosion') }] },
      { kind: 'signal-word', sentence: sentence('Danger') },
      fields(['Contains', 'Hazards'], 'Sulphuric acid'),
    ];
    const prints = await nearFoot(...label);
    const pagesOfLabel = prints.map((pages) => pages.findIndex((text) => text.includes('GHS05')));
    expect(new Set(pagesOfLabel)).toEqual(new Set([0, 1]));
    for (const [index, page] of pagesOfLabel.entries()) expect(prints[index]?.[page]).toContain('Danger Contains');
  });

  it.each([
    { rows: 4, first: [0, 4] },
    { rows: 5, first: [0, 2, 5] },
  ])('parts a table of $rows rows where none is left alone', async ({ rows, first }) => {
    const cells = marked(rows).map((mark) => [mark, 'b']);
    const prints = await nearFoot(table(['A', 'B'], cells, 'Captioned'));
    const found = prints.map((pages) => marksOn(pages)[0] ?? 0);
    expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(first);
  });

  it.each([
    {
      what: 'a short table',
      block: table(
        ['A', 'B'],
        [
          ['<1>', 'b'],
          ['<2>', 'b'],
        ],
        '',
      ),
    },
    {
      what: 'a long table',
      block: table(
        ['A', 'B'],
        marked(9).map((mark) => [mark, 'b']),
        '',
      ),
    },
    { what: 'fields', block: fields(marked(3), 'Value') },
  ])('keeps the placards of section 14 on a page with $what', async ({ block }) => {
    const text = 'Environmentally hazardous substance';
    const placards: Block = {
      kind: 'pictograms',
      pictograms: [{ code: 'marine-pollutant', sentence: sentence(text) }],
    };
    const prints = await nearFoot(block, placards);
    const pagesOfPlacards = prints.map((pages) => pages.findIndex((page) => page.includes(text)));
    for (const [index, page] of pagesOfPlacards.entries()) {
      expect(marksOn(prints[index] ?? [])[page]).toBeGreaterThan(0);
    }
  });

  it('leaves no row of abbreviations alone', async () => {
    for (const pages of await nearFoot(fields(marked(9), 'Acute toxicity estimate'))) {
      const [first = 0, second = 0] = marksOn(pages);
      expect(first + second).toBe(9);
      if (first > 0) expect(first).toBeGreaterThanOrEqual(4);
      if (second > 0) expect(second).toBeGreaterThanOrEqual(3);
    }
  });

  it('leaves no field of one or two lines alone', async () => {
    const label = (mark: string) => `${mark} Specific target organ toxicity, repeated`;
    for (const pages of await nearFoot(fields(marked(5).map(label), 'Not Available'))) {
      const [first = 0, second = 0] = marksOn(pages);
      expect(first + second).toBe(5);
      expect(first).not.toBe(1);
      expect(second).not.toBe(1);
    }
  });

  it.each([
    { lines: 11, on: [11], why: 'fits as it is' },
    { lines: 14, on: [14], why: 'would leave three lines alone and fits where it is set tighter' },
    { lines: 15, on: [11, 4], why: 'saves no page where it is set tighter' },
  ])('sets $lines lines on pages of $on: the text $why', async ({ lines, on }) => {
    const blocks = Array.from({ length: 10 }, () => [fields(['Label'], 'Value'), paragraph('Text.')]).flat();
    const text = marked(lines).map((mark) => paragraph(mark));
    expect(marksOn(await textsOf(shortDocument([...blocks, ...text])))).toEqual(on);
  });

  it('leaves no first statement of a long list alone', async () => {
    const items = marked(12).map((mark, index) => sentence(`H3${10 + index} ${mark}`));
    for (const pages of await nearFoot({ kind: 'list', items })) {
      expect(marksOn(pages).reduce((all, count) => all + count, 0)).toBe(12);
      expect(marksOn(pages)[0]).not.toBe(1);
    }
  });

  it('keeps a short list of statements whole', async () => {
    const items = marked(6).map((mark, index) => sentence(`H30${index} ${mark}`));
    for (const pages of await nearFoot({ kind: 'list', items })) {
      expect(marksOn(pages).filter((count) => count > 0)).toEqual([6]);
    }
  });
});

it('says the name of a placard that has no number', async () => {
  const block: Block = {
    kind: 'pictograms',
    pictograms: [
      { code: '8', sentence: sentence('Corrosive substance, class 8') },
      { code: 'marine-pollutant', sentence: sentence('Environmentally hazardous substance') },
    ],
  };
  const text = (await textsOf(shortDocument([block]))).join(' ');
  expect(text).toContain('Environmentally hazardous substance');
  expect(text).not.toContain('marine-pollutant');
  expect(text).not.toContain('class 8');
});

it('sets the number of the sheet at the head of page 1 below the company, apart from it', async () => {
  const { frame, ...rest } = shortDocument([paragraph('Text.')]);
  const document = { ...rest, frame: { ...frame, documentNumber: ['Number', 'SDS-1'] as const } };
  const scale = 2;
  const [page] = await openPages(engine.print(printJob(document, {}, typefaceOf('en'))), scale);
  if (!page) throw new Error('There is no page.');
  const { pixels, width } = page;
  const isInked = (y: number) =>
    pixels.subarray(y * width + 60 * scale, y * width + 180 * scale).some((grey) => grey < 160);
  const rows = Array.from({ length: 104 * scale }, (_, index) => isInked(176 * scale + index));
  const bands = rows.filter((inked, index) => inked && rows[index - 1] !== true).length;
  // Label and company, label and number, rule, heading of section 1.
  expect(bands).toBe(6);
});
