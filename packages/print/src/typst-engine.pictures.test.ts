import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetDocument } from '@gosds/sheet/model/document';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { openPages, type OpenedPage } from './testing/opened-pdf.ts';
import { sampleDocument } from './testing/sample-document.ts';
import { arabicDocument, chineseDocument, japaneseDocument } from './testing/script-documents.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const approvedFolder = join(import.meta.dirname, 'testing/approved');
const scale = 0.75;
const greys = 16;

/** Side in pixels of the squares whose mean grey is compared, so that the edges of letters do not matter. */
const square = 8;
/** Of 255; a moved or missing line of text changes its squares by more. */
const maxDifference = 8;
const maxSquares = 3;

const pictures: readonly (readonly [name: string, document: SheetDocument, page: number])[] = [
  ['european-first-page', sampleDocument(), 1],
  ['european-table-page', sampleDocument(), 3],
  ['american-first-page', sampleDocument({ market: 'us' }), 1],
  ['arabic-page', arabicDocument, 1],
  ['chinese-page', chineseDocument, 1],
  ['japanese-page', japaneseDocument, 1],
];

const asPng = ({ pixels, width, height }: OpenedPage) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: greys, compressionLevel: 9 })
    .toBuffer();

async function squaresOf(png: Buffer): Promise<{ readonly size: string; readonly greys: readonly number[] }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = Math.floor(info.width / square);
  const count = columns * Math.floor(info.height / square);
  const mean = (index: number) => {
    const [left, top] = [(index % columns) * square, Math.floor(index / columns) * square];
    let sum = 0;
    for (let y = top; y < top + square; y++) {
      for (let x = left; x < left + square; x++) sum += data[(y * info.width + x) * info.channels] ?? 0;
    }
    return sum / square ** 2;
  };
  return { size: `${info.width} x ${info.height}`, greys: Array.from({ length: count }, (_, index) => mean(index)) };
}

async function pictureOf(document: SheetDocument, page: number): Promise<Buffer> {
  const job = printJob(document, { publicUrl: 'https://example.org/s/1' }, typefaceOf(document.language));
  const pages = await openPages(engine.print(job), scale);
  const found = pages[page - 1];
  if (!found) throw new Error(`There is no page ${page}.`);
  return asPng(found);
}

describe('a printed page looks as it was approved', () => {
  it.each(pictures)('%s', async (name, document, page) => {
    const file = join(approvedFolder, `${name}.png`);
    const picture = await pictureOf(document, page);
    if (process.env.APPROVE_PAGES === '1') {
      mkdirSync(approvedFolder, { recursive: true });
      writeFileSync(file, picture);
    }
    expect(existsSync(file), `there is no approved picture: see the README of print`).toBe(true);
    const [approved, printed] = [await squaresOf(readFileSync(file)), await squaresOf(picture)];
    const changed = printed.greys.filter((grey, at) => Math.abs(grey - (approved.greys[at] ?? 0)) > maxDifference);
    const seen = join(tmpdir(), `${name}.png`);
    if (changed.length > maxSquares) writeFileSync(seen, picture);
    expect(printed.size).toBe(approved.size);
    expect(changed.length, `changed squares; what is printed now is in ${seen}`).toBeLessThanOrEqual(maxSquares);
  });

  it('is distinguished from one that has a line more', async () => {
    const longer = sampleDocument({ legalBasis: `${sampleDocument().legalBasis} ${'and so on '.repeat(12)}` });
    const approved = await squaresOf(readFileSync(join(approvedFolder, 'european-first-page.png')));
    const printed = await squaresOf(await pictureOf(longer, 1));
    const changed = printed.greys.filter((grey, at) => Math.abs(grey - (approved.greys[at] ?? 0)) > maxDifference);
    expect(changed.length).toBeGreaterThan(10 * maxSquares);
  });
});
