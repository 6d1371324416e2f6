import { loadLanguage } from '@gosds/phrases/load-language';
import type { Draft } from '@gosds/sheet/draft/draft';
import { labelFormat } from '@gosds/sheet/label/label-format';
import { packageLabel } from '@gosds/sheet/label/package-label';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { labelJob } from './label-job.ts';
import { ptOfXHeight } from './layout/label-model.ts';
import { createTypefaces } from './layout/typeface.ts';
import { openPages, pdfObjects } from './testing/opened-pdf.ts';
import { createTypstEngine } from './typst-engine.ts';
import { readQr } from './testing/read-qr.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const publicUrl = 'https://sds.example.com/sheets/AbCdEfGhIjKlMnOpQrStUv';

const cleaner: Draft = {
  ...alkalineCleaner.draft,
  description: { ...alkalineCleaner.draft.description, country: 'DE', ufiNumbers: 'N1QV-R02N-J00M-WQD5' },
};

type Wish = {
  readonly litres: number;
  readonly tag: string;
  readonly size?: { readonly widthMm: number; readonly heightMm: number };
};

async function labelOf({ litres, tag, size }: Wish, url: string | undefined) {
  const language = await loadLanguage(tag);
  const label = packageLabel(sheetOf(cleaner).product, factsOf(cleaner), {
    languages: [language],
    quantity: `${litres} l`,
    capacityMl: litres * 1000,
    isReduced: false,
    isBesideTransportLabels: false,
  });
  const found = labelFormat({ capacityLitres: litres, size, market: label.market, date: '2026-11-21' });
  if (found.status !== 'found') throw new Error(`no label of ${litres} l`);
  const { format } = found;
  const printed = engine.printLabel(labelJob(label, { format, watermark: false, publicUrl: url }, typefaceOf));
  return { ...printed, format };
}

async function fittingLabel(wish: Wish, url: string | undefined) {
  const { fit, ...printed } = await labelOf(wish, url);
  if (!fit.fits) throw new Error(`no label of ${wish.litres} l in ${wish.tag}`);
  return { ...printed, fit };
}

/** Reads the code as a telephone does from a picture at 150 dpi, a third of what printers print. */
async function readCode(pdf: Uint8Array): Promise<string | undefined> {
  const [page] = await openPages(pdf, 150 / 72);
  const { pixels, width, height } = page!;
  const colours = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : pixels[Math.floor(at / 4)]!,
  );
  return readQr(colours, width, height)?.data;
}

describe('the QR code on a label', () => {
  it.each(['de', 'ar', 'zh', 'tr'])(
    'leads to the page, takes nothing from what the law asks for, and has its words beside it: %s',
    async (tag) => {
      const { pdf, fit, format } = await fittingLabel({ litres: 60, tag }, publicUrl);
      expect(await readCode(pdf)).toBe(publicUrl);
      // 41 modules with the quiet zone, each 0.4 to 0.5 mm wide.
      expect(fit.codeMm).toBeGreaterThanOrEqual(41 * 0.4);
      expect(fit.pictogramMm).toBeGreaterThanOrEqual(format.pictogramMm.min - 0.001);
      expect(fit.sizePt).toBeGreaterThanOrEqual(ptOfXHeight(format.xHeightMm.min));
      const figures = [...pdfObjects(pdf).values()].filter((body) => body.includes('/S /Figure'));
      expect(figures.filter((figure) => figure.includes(`/Alt (QR: ${publicUrl})`))).toHaveLength(1);
    },
  );

  it('is told in words beside it, and moves no pictogram', async () => {
    const without = await fittingLabel({ litres: 5, tag: 'en' }, undefined);
    const { pdf, fit } = await fittingLabel({ litres: 5, tag: 'en' }, publicUrl);
    expect(fit.pictogramMm).toBe(without.fit.pictogramMm);
    const [page] = await openPages(pdf);
    expect(page?.text.replaceAll(/\s+/g, ' ')).toContain('More hazard information available online');
  });

  it('leaves the letters what the coming law asks for where there is room for both', async () => {
    const { fit, format } = await fittingLabel(
      { litres: 5, tag: 'en', size: { widthMm: 148, heightMm: 105 } },
      publicUrl,
    );
    expect(fit.codeMm).toBeGreaterThan(0);
    expect(fit.sizePt).toBeGreaterThanOrEqual(ptOfXHeight(format.xHeightMm.aim));
  });

  it('is left out where the letters would fall below the law’s, and the label stays as it is without it', async () => {
    const { fit: small } = await labelOf({ litres: 1, tag: 'en' }, undefined);
    if (small.fits) throw new Error('it was to be too small');
    const least = { litres: 1, tag: 'en', size: small };
    const bare = await labelOf(least, undefined);
    const { pdf, fit } = await fittingLabel(least, publicUrl);
    expect(fit.codeMm).toBe(0);
    expect(Buffer.from(pdf).equals(Buffer.from(bare.pdf))).toBe(true);
  });
});
