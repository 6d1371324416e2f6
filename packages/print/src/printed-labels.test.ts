import { join } from 'node:path';
import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import type { Draft } from '@gosds/sheet/draft/draft';
import { labelFormat } from '@gosds/sheet/label/label-format';
import { labelGrid, labelPages } from '@gosds/sheet/label/label-grid';
import { type PackageLabel, packageLabel } from '@gosds/sheet/label/package-label';
import { goldenDrafts } from '@gosds/testkit/golden/golden-drafts';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import type { LabelOptions } from '@gosds/usecases/label-printer';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { type LabelFit, labelJob } from './label-job.ts';
import { ptOfXHeight, xHeightOfPt } from './layout/label-model.ts';
import { fontFiles } from './layout/font-families.ts';
import { createTypefaces } from './layout/typeface.ts';
import { countTags, isBlank, type OpenedPage, openPages, pdfObjects } from './testing/opened-pdf.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const date = '2026-11-21';

type Wish = {
  readonly litres?: number;
  readonly tags?: readonly [string, ...string[]];
  readonly size?: { readonly widthMm: number; readonly heightMm: number };
};

async function labelOf(draft: Draft, { litres = 5, tags = ['en'] }: Wish = {}): Promise<PackageLabel> {
  const [own, ...others] = tags;
  return packageLabel(sheetOf(draft).product, factsOf(draft), {
    languages: [await loadLanguage(own), ...(await Promise.all(others.map(loadLanguage)))],
    quantity: `${litres} l`,
    capacityMl: litres * 1000,
    isReduced: false,
    isBesideTransportLabels: false,
  });
}

function formatOf({ market }: PackageLabel, { litres = 5, size }: Wish) {
  const found = labelFormat({ capacityLitres: litres, size, market, date });
  if (found.status !== 'found') throw new Error(`no label of ${litres} l: ${found.status}`);
  return found.format;
}

function set(label: PackageLabel, wish: Wish = {}, more: Partial<LabelOptions> = {}) {
  const format = formatOf(label, wish);
  return engine.printLabel(labelJob(label, { format, watermark: false, ...more }, typefaceOf));
}

/** The label in the smallest size that fits, in portrait or landscape if its class is too small. */
function grown(label: PackageLabel, wish: Wish) {
  const first = set(label, wish);
  if (first.fit.fits) return { ...first, size: undefined };
  const size = { widthMm: first.fit.widthMm, heightMm: first.fit.heightMm };
  return { ...set(label, { ...wish, size }), size };
}

const sizeOf = (fit: LabelFit) => (fit.fits ? fit.sizePt : Number.NaN);
const bare = (text: string) => text.replaceAll(/[\s\u00ad\u200b\u200f\ufffe-]+/g, '');

const printedTexts = ({ productName, quantity, supplier, ufis, parts }: PackageLabel): readonly string[] => [
  productName,
  quantity,
  ...Object.values(supplier),
  ...ufis.map((ufi) => `UFI: ${ufi}`),
  ...parts.flatMap((part) => [
    part.identity ?? '',
    part.signalWord ?? '',
    ...part.hazardStatements,
    ...part.precautionaryStatements,
    ...part.supplemental,
  ]),
];

/** Nothing is printed in the outermost millimetre. */
function isEdgeBlank(page: OpenedPage): boolean {
  const { width, pixels } = page;
  const areEndsBlank = pixels.subarray(0, 3 * width).every(isPaper) && pixels.subarray(-3 * width).every(isPaper);
  return areEndsBlank && isBlank(page, 0, 3) && isBlank(page, width - 3, width);
}
const isPaper = (grey: number) => grey >= 250;

async function expectWhole(pdf: Uint8Array, label: PackageLabel) {
  const pages = await openPages(pdf);
  expect(pages).toHaveLength(1);
  const [page] = pages;
  const read = page?.text ?? '';
  // Readers return right-to-left text in the order of the page.
  const isRightToLeft = label.parts[0].direction === 'rtl';
  if (isRightToLeft) expect(read).toMatch(/\p{Script=Arabic}{3}/u);
  else for (const text of printedTexts(label)) expect(bare(read)).toContain(bare(text));
  // A separator between two parts never ends a line.
  expect(read).not.toMatch(/·\s*$/m);
  expect(page && isEdgeBlank(page)).toBe(true);
}

const ofGermany = ({ draft }: { readonly draft: Draft }, description: Partial<Draft['description']> = {}): Draft => ({
  ...draft,
  description: { ...draft.description, country: 'DE', ufiNumbers: 'N1QV-R02N-J00M-WQD5', ...description },
});
const cleaner = ofGermany(alkalineCleaner);

const capacities = [1, 5, 200] as const;
const labelled = goldenDrafts.map(([file, draft], index) => ({ file, draft, litres: capacities[index % 3] ?? 1 }));

describe('labels of real products', () => {
  it.each(labelled)(
    '$file, $litres l: everything stands on its class or on the least size that takes it',
    async ({ draft, litres }) => {
      const label = await labelOf(draft, { litres, tags: [draft.description.language] });
      const { pdf, fit, size } = grown(label, { litres });
      const { xHeightMm, pictogramMm } = formatOf(label, { litres });
      if (!fit.fits) throw new Error(`not even on ${JSON.stringify(size)}`);
      expect(fit.sizePt).toBeGreaterThanOrEqual(ptOfXHeight(xHeightMm.min));
      expect(fit.sizePt).toBeLessThanOrEqual(ptOfXHeight(xHeightMm.max));
      expect(fit.pictogramMm).toBeGreaterThanOrEqual(pictogramMm.min - 0.001);
      await expectWhole(pdf, label);
    },
  );
});

describe('a label that is too small', () => {
  it('names the least size of its proportions that takes everything: a millimetre less does not', async () => {
    const label = await labelOf(cleaner);
    const size = { widthMm: 90, heightMm: 50 };
    const litres = 3;
    const small = set(label, { litres, size: { widthMm: 45, heightMm: 25 } }).fit;
    if (small.fits) throw new Error('it was to be too small');
    const ratio = size.heightMm / size.widthMm;
    expect(small.heightMm).toBe(Math.ceil(small.widthMm * ratio - 0.001));
    expect(set(label, { litres, size: small }).fit.fits).toBe(true);
    const less = { widthMm: small.widthMm - 1, heightMm: Math.ceil((small.widthMm - 1) * ratio - 0.001) };
    expect(set(label, { litres, size: less }).fit.fits).toBe(false);
  });
});

describe('letters', () => {
  it('grow with the room, and no further than reads well', async () => {
    const label = await labelOf(cleaner);
    const sizes = [110, 120, 140, 180, 300].map((widthMm) =>
      sizeOf(set(label, { size: { widthMm, heightMm: Math.round(widthMm * 0.75) } }).fit),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.at(-1)).toBeCloseTo(ptOfXHeight(1.8 * 1.5), 0);
  });

  it('are measured by the small x of their font', () => {
    expect(xHeightOfPt(ptOfXHeight(1.2))).toBeCloseTo(1.2, 9);
    expect(ptOfXHeight(1.2)).toBeCloseTo(6.35, 2);
  });
});

describe('a printed label', () => {
  it('is a page of its own size, the same bytes each time, with fonts and without attachments', async () => {
    const label = await labelOf(cleaner, { litres: 200 });
    const { pdf } = set(label, { litres: 200 });
    expect(Buffer.compare(set(label, { litres: 200 }).pdf, pdf)).toBe(0);
    const [page] = await openPages(pdf);
    expect([page?.width, page?.height]).toEqual([419, 297]);
    const bodies = [...pdfObjects(pdf).values()];
    const descriptors = bodies.filter((body) => body.includes('/Type /FontDescriptor'));
    expect(descriptors.length).toBeGreaterThanOrEqual(2);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23]/);
    expect(bodies.some((body) => body.includes('/EmbeddedFile'))).toBe(false);
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
  });

  it('is tagged: the name as a heading, each pictogram with its words', async () => {
    const label = await labelOf(cleaner, { litres: 200 });
    const { pdf } = set(label, { litres: 200 });
    expect(countTags(pdf)).toMatchObject({ H1: 1, Figure: label.pictograms.length });
    const figures = [...pdfObjects(pdf).values()].filter((body) => body.includes('/S /Figure'));
    const texts = figures.map((figure) => /\/Alt \(([^)]*)\)/.exec(figure)?.[1]);
    expect(texts.toSorted()).toEqual(label.pictograms.map(({ text }) => text).toSorted());
    const catalogue = [...pdfObjects(pdf).values()].find((body) => body.includes('/Type /Catalog')) ?? '';
    expect(catalogue).toContain('/Lang (en)');
  });

  it('bears the watermark until it is paid', async () => {
    const label = await labelOf(cleaner, { litres: 200 });
    const [paid] = await openPages(set(label, { litres: 200 }).pdf);
    const [preview] = await openPages(set(label, { litres: 200 }, { watermark: true }).pdf);
    expect(bare(paid?.text ?? '')).not.toContain('PREVIEW');
    expect(bare(preview?.text ?? '')).toContain('PREVIEW');
  });

  it('prints the names of makers in other scripts', async () => {
    const named = ofGermany(alkalineCleaner, { companyName: '北光工業 شركة الخليج' });
    const [page] = await openPages(set(await labelOf(named)).pdf);
    expect(page?.text).toContain('北光工業');
    expect(page?.text).toContain('شركة');
  });

  it('refuses a character that no font has', async () => {
    const label = await labelOf(ofGermany(alkalineCleaner, { companyName: 'Firm \u{1F600}' }));
    expect(() => set(label)).toThrow(UnprintableCharacter);
  });

  it('keeps long names inside', async () => {
    const productName = `${'2-(4-chlorophenyl)-'.repeat(5)}ethanol ${'dichlorodiphenyltrichloroethane'.repeat(2)}`;
    const label = await labelOf(ofGermany(alkalineCleaner, { productName, companyName: 'X'.repeat(80) }));
    const { pdf } = grown(label, { litres: 3 });
    await expectWhole(pdf, label);
  });

  it.each(languages.map(({ tag, name }) => [name, tag] as const))('speaks %s', async (_name, tag) => {
    const label = await labelOf(cleaner, { litres: 5, tags: [tag] });
    const { pdf, fit } = grown(label, { litres: 5 });
    expect(fit.fits).toBe(true);
    await expectWhole(pdf, label);
  });

  it('says everything in two languages on one label', async () => {
    const label = await labelOf(cleaner, { litres: 200, tags: ['en', 'de'] });
    const { pdf } = grown(label, { litres: 200 });
    expect(label.parts.map(({ signalWord }) => signalWord)).toEqual(['Danger', 'Gefahr']);
    await expectWhole(pdf, label);
  });
});

describe('labels on a paper', () => {
  const format = async () => formatOf(await labelOf(cleaner), { litres: 3, size: { widthMm: 120, heightMm: 90 } });
  async function sheets(start: number, count: number) {
    const size = await format();
    const grid = labelGrid(size, { paper: 'a4', marginMm: 8, gapMm: 4 });
    return { format: size, sheets: { grid, pages: labelPages(grid, { start, count }), hasCutMarks: true } };
  }

  it('stand on as many pages as they need, each label whole, told once to a reader', async () => {
    const label = await labelOf(cleaner);
    const { pdf } = set(label, {}, await sheets(2, 5));
    const pages = await openPages(pdf);
    const names = pages.map(({ text }) => bare(text).split(bare('UFI: N1QV-R02N-J00M-WQD5')).length - 1);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [841, 595],
      [841, 595],
    ]);
    expect(names).toEqual([3, 2]);
    expect(countTags(pdf)).toMatchObject({ H1: 1, Figure: label.pictograms.length });
  });

  it('of a thousand pieces are set once for all pages that are alike', async () => {
    const label = await labelOf(cleaner);
    const { pdf } = set(label, {}, await sheets(2, 1000));
    const pages = [...pdfObjects(pdf).values()].filter((body) => /\/Type \/Page\s/.test(body));
    expect(pages).toHaveLength(251);
    expect(new Set(pages.map((page) => /\/Contents (\d+)/.exec(page)?.[1])).size).toBe(3);
    expect(countTags(pdf)).toMatchObject({ H1: 1, Figure: label.pictograms.length });
    expect(pdf.length).toBeLessThan(120_000);
  });

  it.each([1, 4])('on four pages hold what they hold page by page, %d on the last', async (more) => {
    const label = await labelOf(cleaner);
    const whole = await sheets(1, 4 * 3 + more);
    const long = await openPages(set(label, {}, whole).pdf);
    const each = await Promise.all(
      whole.sheets.pages.map(async (page) => {
        const [opened] = await openPages(set(label, {}, { ...whole, sheets: { ...whole.sheets, pages: [page] } }).pdf);
        return opened;
      }),
    );
    expect(long.map(({ text }) => text)).toEqual(each.map((page) => page?.text));
    expect(long.map(({ pixels }) => Buffer.compare(Buffer.from(pixels), Buffer.from(long[1]!.pixels)))[2]).toBe(0);
  });

  it("pass the typesetter's own checks of PDF/UA-1", async () => {
    const label = await labelOf(cleaner);
    const job = labelJob(label, { watermark: true, ...(await sheets(1, 2)) }, typefaceOf);
    const workspace = join(import.meta.dirname, '../templates');
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFiles] }] });
    for (const [path, content] of job.files) compiler.mapShadow(join(workspace, path), Buffer.from(content));
    const source = { mainFilePath: join(workspace, 'label.typ'), inputs: { model: job.labelModel } };
    expect(compiler.compile(source).takeWarnings()).toBeNull();
    expect(compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp: 0 }).length).toBeGreaterThan(10_000);
  });
});
