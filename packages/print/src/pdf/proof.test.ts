import type { SheetDocument } from '@gosds/sheet/model/document';
import { expect, it } from 'vitest';
import { createTypefaces } from '../layout/typeface.ts';
import { printJob } from '../print-job.ts';
import { type OpenedPage, openPages, pdfObjects } from '../testing/opened-pdf.ts';
import { sampleDocument } from '../testing/sample-document.ts';
import { arabicDocument } from '../testing/script-documents.ts';
import { createTypstEngine } from '../typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const publicUrl = 'https://gosds.example/sheets/AbCdEfGhIjKlMnOpQrStUv';
const attachment = {
  name: 'sheet.json',
  mimeType: 'application/json',
  description: 'Data',
  relationship: 'data',
  content: Buffer.from('{}'),
} as const;

const jobOf = (document: SheetDocument, options: Parameters<typeof printJob>[1] = {}) =>
  printJob(document, options, typefaceOf(document.language));

const unmarked = (document: SheetDocument) => ({ ...document, frame: { ...document.frame, watermark: ' ' } });

/** How many points differ by more than so many shades of grey, page by page. */
const differing = (pages: readonly OpenedPage[], others: readonly OpenedPage[], shades = 0): readonly number[] =>
  others.map(
    ({ pixels }, index) =>
      pixels.filter((grey, at) => Math.abs(grey - (pages[index]?.pixels[at] ?? 999)) > shades).length,
  );

it.each([
  ['on A4', sampleDocument()],
  ['on letter paper', sampleDocument({ market: 'us' })],
  ['from right to left', arabicDocument],
] as const)('a proof is the sheet with its watermark, without the code of its page, %s', async (_, document) => {
  const sold = { publicUrl, attachments: [attachment] };
  const { clean, proof } = engine.printPair(jobOf(document, sold));
  expect(Buffer.compare(clean, engine.print(jobOf(document, sold)))).toBe(0);
  const pages = await openPages(proof);
  const alone = await openPages(engine.printProof(jobOf(document)));
  expect(differing(pages, alone)).toEqual(alone.map(() => 0));
  const blank = await openPages(engine.printProof(jobOf(unmarked(document))));
  const sheet = await openPages(engine.print(jobOf(document)));
  // The sheet has rounded drawings and signs without hints, so that edges may be smoothed otherwise.
  for (const points of differing(blank, sheet, 80)) expect(points).toBeLessThan(50);
  for (const points of differing(pages, sheet)) expect(points).toBeGreaterThan(3_000);
});

it('a proof has the watermark on every page, and nothing that its pictures do not show', async () => {
  const proof = engine.printProof(jobOf(sampleDocument(), { publicUrl, attachments: [attachment] }));
  for (const { text } of await openPages(proof)) expect(text.replace(/\s/g, '')).toContain('PREVIEW');
  const objects = [...pdfObjects(proof).values()].join('\n') + Buffer.from(proof).toString('latin1');
  for (const left of ['StructTreeRoot', 'EmbeddedFile', 'Outlines', 'Metadata']) expect(objects).not.toContain(left);
  expect(objects).toContain('/Type /Catalog');
});

it('the sheet that is sold has no watermark', async () => {
  for (const { text } of await openPages(engine.print(jobOf(sampleDocument())))) {
    expect(text.replace(/\s/g, '')).not.toContain('PREVIEW');
  }
});
