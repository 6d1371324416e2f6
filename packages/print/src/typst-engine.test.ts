import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { type CleanOptions, UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSheetFiles } from './data/sheet-files.ts';
import { fontFiles } from './layout/font-families.ts';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { factsOf, madeOf } from './testing/made-sheets.ts';
import { countTags, flat, isBlank, openPages, pdfObjects, pdfStream } from './testing/opened-pdf.ts';
import { readQr } from './testing/read-qr.ts';
import { paragraph, sampleDocument, sentence, shortDocument, table } from './testing/sample-document.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const typeface = typefaceOf('en');
const print = (document: SheetDocument, options: CleanOptions = {}) =>
  engine.print(printJob(document, options, typefaceOf(document.language)));
const logo = async (width: number, height: number) => ({
  png: await sharp({ create: { width, height, channels: 4, background: '#0a7a5a' } })
    .png()
    .toBuffer(),
  widthPx: 200,
});
const pagesOf = async (document: SheetDocument, options: CleanOptions = {}) => openPages(print(document, options));

const folder = mkdtempSync(join(tmpdir(), 'gosds-print-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Output of a system program; undefined if it is not installed. */
function run(program: string, pdf: Uint8Array, ...options: readonly string[]) {
  const file = join(folder, 'sheet.pdf');
  writeFileSync(file, pdf);
  const args = program === 'pdftotext' ? [...options, file, '-'] : [...options, file];
  const { error, status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) console.log(`skipped: ${program} is not installed`);
  return error ? undefined : { status, stdout };
}

describe('a printed sheet', () => {
  const pdf = print(sampleDocument());

  it('is a sound file for qpdf', () => {
    const checked = run('qpdf', pdf, '--check');
    if (checked) expect(checked.status).toBe(0);
  });

  it('reads in its own order for poppler, tags and all', () => {
    const structure = run('pdfinfo', pdf, '-struct');
    if (!structure) return;
    expect(structure.stdout).toMatch(/^Document\n/);
    const sections = Array.from(structure.stdout.matchAll(/H1 "SECTION (\d+):/g), ([, number]) => Number(number));
    expect(sections).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('keeps every word of the sheet in the text that poppler reads', () => {
    const text = run('pdftotext', pdf);
    if (!text) return;
    for (const words of [
      '4352-K041-C007-9721',
      'Giftinformationszentrum-Nord',
      '01-2119471330-49',
      'P303 + P361 + P353',
    ]) {
      expect(flat(text.stdout)).toContain(words);
    }
  });

  it('has the tags of headings, tables with headers, lists and figures', () => {
    expect(countTags(pdf)).toMatchObject({
      H1: 16,
      Figure: 8,
      L: expect.any(Number),
      THead: expect.any(Number) as number,
    });
    const { TH = 0, TD = 0, H2 = 0, LI = 0 } = countTags(pdf);
    expect(H2).toBeGreaterThan(40);
    expect(LI).toBeGreaterThan(25);
    expect(TH).toBeGreaterThan(60);
    expect(TD).toBeGreaterThan(600);
  });

  it('names language and title, and tells viewers to show the title', () => {
    const catalogue = [...pdfObjects(pdf).values()].find((body) => body.includes('/Type /Catalog')) ?? '';
    expect(catalogue).toContain('/Lang (en)');
    expect(catalogue).toContain('/DisplayDocTitle true');
    expect(catalogue).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    // Its absence means false, and some readers report the entry as a syntax error.
    expect(catalogue).not.toContain('/Suspects');
    expect(catalogue).toContain('/Outlines');
  });

  it('names its parts in the bookmarks as they are read, and walks through a page in their order', () => {
    const objects = [...pdfObjects(pdf).values()];
    const titles = objects.flatMap((body) => /\/Title \(((?:[^()\\]|\([^()]*\)|\\.)*)\)/.exec(body)?.[1] ?? []);
    const [section] = sampleDocument().sections;
    expect(titles).toContain(`SECTION 1: ${section?.heading}`);
    expect(titles).toContain(`1.1 ${section?.subsections[0]?.heading}`);
    const pages = objects.filter((body) => /\/Type \/Page\b/.test(body));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page).toContain('/Tabs /S');
  });

  it('has a header with its scope over every column of a table and before every row', () => {
    const objects = [...pdfObjects(pdf).values()];
    const scoped = (scope: string) => objects.filter((body) => body.includes('/S /TH ') && body.includes(scope)).length;
    const { TR = 0, TH = 0, THead = 0 } = countTags(pdf);
    expect(scoped('/Scope /Row')).toBe(TR - THead);
    expect(scoped('/Scope /Column')).toBe(TH - (TR - THead));
    for (const body of objects.filter((each) => each.includes('/S /TD '))) expect(body).not.toContain('/Headers');
  });

  it('says PDF/A-2a and PDF/UA-1 in its metadata, once', () => {
    const metadata = Buffer.from(pdf).toString('utf8');
    expect(metadata).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(metadata).toMatch(/<pdfaid:conformance>A</);
    expect(metadata.match(/<pdfuaid:part>1<\/pdfuaid:part>/g)).toHaveLength(1);
    expect(metadata).toContain('<xmp:CreateDate>2026-05-04T00:00:00');
    expect(metadata).toContain('<pdfaProperty:name>InstanceID<');
    for (const unasked of ['Trapped', 'PDFVersion', 'Adobe PDF schema', 'xmpMM:History', 'xmlns:stEvt']) {
      expect(metadata).not.toContain(unasked);
    }
  });

  it("passes the typesetter's own checks of PDF/UA-1: title, language, alternative texts, levels of headings", () => {
    const { model, files } = printJob(sampleDocument(), {}, typeface);
    const workspace = join(import.meta.dirname, '../templates');
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFiles] }] });
    for (const [path, content] of files) compiler.mapShadow(join(workspace, path), Buffer.from(content));
    const source = { mainFilePath: join(workspace, 'sds.typ'), inputs: { model } };
    expect(compiler.compile(source).takeWarnings()).toBeNull();
    expect(compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp: 0 }).length).toBeGreaterThan(100_000);
  });

  it('embeds every font', () => {
    const descriptors = [...pdfObjects(pdf).values()].filter((body) => body.includes('/Type /FontDescriptor'));
    expect(descriptors.length).toBeGreaterThanOrEqual(2);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23]/);
  });

  it('embeds fonts without what no reader of a PDF uses, and their sums are right', () => {
    const files = [...pdfObjects(pdf).values()].flatMap((body) => /\/FontFile2 (\d+) 0 R/.exec(body)?.[1] ?? []);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const font of files.map((id) => pdfStream(pdf, Number(id)))) {
      const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
        font.toString('latin1', 12 + index * 16, 16 + index * 16),
      );
      expect(tags).toEqual(expect.arrayContaining(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']));
      expect(tags).not.toContain('name');
      let sum = 0;
      for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
      expect(sum).toBe(0xb1b0afba);
    }
  });

  it('holds the drawing of a pictogram once, which cover and section 2 call', () => {
    const objects = pdfObjects(pdf);
    const forms = [...objects].filter(([, body]) => body.includes('/Subtype /Form'));
    expect(forms).toHaveLength(4);
    for (const [id, body] of forms) {
      expect(body).toMatch(/\/Resources << \/ColorSpace <<\s+\/c\d /);
      const pages = [...objects.values()].filter((each) => each.includes(`/d${id} ${id} 0 R`));
      expect(pages).toHaveLength(2);
      for (const page of pages) {
        const content = pdfStream(pdf, Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])).toString('latin1');
        expect(content).toContain(`cm\n/d${id} Do\nQ`);
      }
    }
  });

  it('has an alternative text on every pictogram, on the cover and in section 2', () => {
    const figures = [...pdfObjects(pdf).values()].filter((body) => body.includes('/S /Figure'));
    for (const figure of figures) expect(figure).toMatch(/\/Alt \(/);
    const texts = figures.map((figure) => /\/Alt \(([^)]*)\)/.exec(figure)?.[1]).sort();
    const expected = ['Environment', 'Exclamation mark', 'Flame', 'Health hazard'].flatMap((text) => [text, text]);
    expect(texts).toEqual(expected);
  });

  it('numbers its pages and names product, version and date on each', async () => {
    const pages = await openPages(pdf);
    for (const [index, { text }] of pages.entries()) {
      expect(flat(text)).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(flat(text)).toContain('Solvex 440 Degreaser');
      expect(flat(text)).toContain('Version 2.1 · Revision date 2026-05-04');
    }
  });

  it('never ends a page on a heading', async () => {
    const headings = sampleDocument().sections.flatMap(({ heading, subsections }) => [
      heading,
      ...subsections.map((part) => part.heading),
    ]);
    for (const { text } of await openPages(pdf)) {
      const [body = ''] = flat(text).split(/Northlight Industrial Chemistry GmbH ?Page \d+ of/);
      for (const heading of headings.filter((candidate) => candidate !== 'Mixtures')) {
        expect(body.trim().endsWith(heading)).toBe(false);
      }
    }
  });

  it('is the same bytes from the same sheet', () => {
    expect(Buffer.compare(print(sampleDocument()), pdf)).toBe(0);
    expect(Buffer.compare(print(sampleDocument({ version: '2.2' })), pdf)).not.toBe(0);
  });
});

describe('paper and margins', () => {
  it.each([
    { market: 'eu', size: [595, 841] },
    { market: 'gb', size: [595, 841] },
    { market: 'au', size: [595, 841] },
    { market: 'un', size: [595, 841] },
    { market: 'us', size: [612, 792] },
    { market: 'ca', size: [612, 792] },
  ] as const)('of $market are $size points', async ({ market, size }) => {
    const [page] = await pagesOf(shortDocument([paragraph('Text.')], { market }));
    expect([Math.floor(page?.width ?? 0), Math.floor(page?.height ?? 0)]).toEqual(size);
  });

  const longWords = [
    'X'.repeat(300),
    'dichlorodiphenyltrichloroethane'.repeat(6),
    `${'2-(4-chlorophenyl)-'.repeat(20)}ethanol`,
    '5-chloro-2-methyl-2H-isothiazol-3-one[EC-no.247-500-7]and2-methyl-2H-isothiazol-3-one[EC-no.220-239-6](3:1)',
  ];
  it.each(longWords)('keep an overlong word inside, wherever it stands: %s', async (word) => {
    const document = shortDocument(
      [
        paragraph(word),
        { kind: 'list', items: [sentence(word)] },
        { kind: 'list', items: [sentence(`H225 ${word}`)] },
        { kind: 'fields', fields: [{ label: word, values: [sentence(word)] }] },
        table(
          ['Name', word, 'Value', 'Remark'],
          [
            [word, '12 %', word, 'none'],
            ['a', 'b', 'c', 'd'],
          ],
          word,
        ),
      ],
      { productName: word, companyName: word, legalBasis: word },
    );
    for (const page of await pagesOf(document)) {
      expect(isBlank(page, 0, 40)).toBe(true);
      expect(isBlank(page, page.width - 40, page.width)).toBe(true);
    }
  });

  it('leave an overlong name whole in the copied text, without signs of its breaks', async () => {
    const name =
      '2-octyl-4-isothiazol-3-one-bis(aminopropyl)laurylamine-dodecylbenzenesulfonate-and-more-of-the-same-kind';
    const [page] = await pagesOf(
      shortDocument([table(['Name', 'CAS', 'Use', 'Note', 'Limit', 'Class'], [[name, '1', '2', '3', '4', '5']])]),
    );
    // PDFium takes a hyphen at the end of a line for hyphenation and leaves it out.
    expect(page?.text.replace(/[\s\ufffe-]/g, '')).toContain(name.replaceAll('-', ''));
  });
});

describe('a table longer than a page', () => {
  const rows = Array.from({ length: 150 }, (_, index) => [`Substance ${index}`, `${index} mg/kg`, `OECD ${index}`]);

  it('repeats its header on every page and parts no row', async () => {
    const pages = await pagesOf(shortDocument([table(['Long name', 'Amount', 'Method'], rows, 'Many values')]));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('Amount');
    expect(pages.filter(({ text }) => text.includes('Many values'))).toHaveLength(1);
    for (const [index, [name = '', amount = '', method = '']] of rows.entries()) {
      expect(
        pages.filter(({ text }) => flat(text).includes(`${name} ${amount} ${method}`)),
        `row ${index}`,
      ).toHaveLength(1);
    }
  });

  it('never begins the next page with fewer than three rows', async () => {
    const rowsOn = async (count: number) => {
      const long = Array.from({ length: count }, (_, index) => [`Row${index}.`, 'b']);
      const pages = await pagesOf(shortDocument([table(['A', 'B'], long)]));
      return pages.map(({ text }) => text.match(/Row\d+\./g)?.length ?? 0);
    };
    const [full = 0] = await rowsOn(60);
    expect(await rowsOn(full + 1)).toEqual([full - 2, 3]);
  });

  it('is one table with one header to a screen reader', () => {
    expect(countTags(print(shortDocument([table(['A', 'B', 'C'], rows)])))).toMatchObject({
      Table: 1,
      THead: 1,
      TH: 3 + rows.length,
    });
    expect(countTags(print(shortDocument([table(['A', 'B', 'C'], rows)])))).not.toHaveProperty('TFoot');
  });

  it('may part a row that is longer than a page', async () => {
    const text = Array.from({ length: 2500 }, (_, index) => `word${index}`);
    const pages = await pagesOf(shortDocument([table(['A', 'B'], [['long', text.join(' ')]])]));
    const all = flat(pages.map((page) => page.text).join(' '));
    expect(text.filter((word) => !all.includes(word))).toEqual([]);
  });

  it('leaves no caption and header alone at the foot of a page', async () => {
    for (let lines = 30; lines < 48; lines++) {
      const filler = Array.from({ length: lines }, () => paragraph('One line.'));
      const pages = await pagesOf(
        shortDocument([...filler, table(['Name', 'Amount', 'Method'], rows.slice(0, 30), 'Captioned')]),
      );
      const page = pages.find(({ text }) => text.includes('Captioned'));
      expect(page?.text, `${lines} lines before`).toContain('Substance 1');
    }
  });
});

describe('logo', () => {
  it('is a figure with an alternative text on each page, and stands undistorted in its frame', async () => {
    const document = shortDocument([paragraph('Text.')]);
    const square = await pagesOf(document, { logo: await logo(200, 200) });
    const wide = await pagesOf(document, { logo: await logo(800, 200) });
    const [page] = square;
    expect(page && isBlank(page, 48 + 39, 200)).toBe(false);
    const header = (pages: typeof square) => {
      const { pixels, width } = pages[0]!;
      return Array.from({ length: 200 }, (_, x) => pixels[45 * width + x]!).filter((grey) => grey < 150).length;
    };
    expect(header(square)).toBeCloseTo(37.5, -0.5);
    expect(header(wide)).toBeCloseTo(150, -0.5);
    const figures = [...pdfObjects(print(document, { logo: await logo(200, 200) })).values()].filter((body) =>
      body.includes('/S /Figure'),
    );
    for (const figure of figures) expect(figure).toContain('Logo of Northlight');
  });
});

describe('the QR code', () => {
  const url = 'https://gosds.example/sheets/AbCdEfGhIjKlMnOpQrStUv';

  it('is a drawing on page 1 that gives its address to those who cannot see it, captioned for those who can, and moves nothing', async () => {
    const document = shortDocument([paragraph('Text.')]);
    const [without] = await pagesOf(document);
    const pdf = print(document, { publicUrl: url });
    const [page] = await openPages(pdf);
    const caption = 'This sheet online';
    expect(page?.text).toContain(caption);
    expect(flat(page?.text.replace(caption, '') ?? '')).toBe(flat(without?.text ?? ''));
    const figures = [...pdfObjects(pdf).values()].filter((body) => body.includes('/S /Figure'));
    expect(figures.map((figure) => /\/Alt \(([^)]*)\)/.exec(figure)?.[1])).toEqual([`QR: ${url}`]);
    const changed = (page?.pixels ?? []).filter((grey, at) => grey !== without?.pixels[at]).length;
    expect(changed).toBeGreaterThan(300);
  });

  it('decodes to the address from a picture of the page', async () => {
    const [page] = await openPages(print(shortDocument([paragraph('Text.')]), { publicUrl: url }), 3);
    const { pixels, width, height } = page!;
    const colours = Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : pixels[Math.floor(at / 4)]!,
    );
    expect(readQr(colours, width, height)?.data).toBe(url);
  });
});

describe('attachments', () => {
  const facts = factsOf(alkalineCleaner.draft);
  const made = madeOf(alkalineCleaner.draft);
  const { attachments } = writeSheetFiles(facts, made);
  const pdf = print(made.document, { attachments });
  const bodies = [...pdfObjects(pdf).values()];
  const catalogue = bodies.find((body) => body.includes('/Type /Catalog')) ?? '';

  it('make the file a PDF/A-3a', () => {
    const metadata = Buffer.from(pdf).toString('utf8');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toMatch(/<pdfaid:conformance>A</);
    expect(metadata.match(/<pdfuaid:part>1<\/pdfuaid:part>/g)).toHaveLength(1);
    const checked = run('qpdf', pdf, '--check');
    if (checked) expect(checked.status).toBe(0);
  });

  it('are named by the catalogue as data of the whole document, XML and JSON', () => {
    const files = bodies.filter((body) => body.includes('/Type /Filespec'));
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toContain('/AFRelationship /Data');
    expect(files.map((file) => /\/UF \((.*?)\)/.exec(file)?.[1]).toSorted()).toEqual(['sheet.json', 'sheet.xml']);
    expect(catalogue.match(/\/AF\s*\[([^\]]*)\]/)?.[1]?.match(/\d+ 0 R/g)).toHaveLength(2);
    expect(catalogue).toContain('/EmbeddedFiles');
  });

  it('carry their type, size and date', () => {
    const streams =
      Buffer.from(pdf)
        .toString('latin1')
        .match(/<<[^<]*\/Type \/EmbeddedFile[^]*?>>\s*>>/g) ?? [];
    expect(streams.map((stream) => /\/Subtype (\S+)/.exec(stream)?.[1]).toSorted()).toEqual([
      '/application#2Fjson',
      '/application#2Fxml',
    ]);
    for (const stream of streams) expect(stream).toMatch(/\/Params\s*<<[^]*\/ModDate \(D:20261121/);
  });

  it('come out as they went in', () => {
    const folderOf = mkdtempSync(join(folder, 'files-'));
    const file = join(folderOf, 'sheet.pdf');
    writeFileSync(file, pdf);
    const { error } = spawnSync('pdfdetach', ['-saveall', '-o', folderOf, file]);
    if (error) return;
    for (const { name, content } of attachments) {
      expect(readFileSync(join(folderOf, name)).equals(Buffer.from(content))).toBe(true);
    }
  });

  it('leave the same sheet the same bytes, of at most 130 KB', () => {
    expect(Buffer.compare(print(made.document, { attachments }), pdf)).toBe(0);
    expect(pdf.length).toBeLessThan(130 * 1024);
  });
});

describe('text of the user', () => {
  it('is never read as markup', async () => {
    const hostile = '#read("/etc/passwd") $x$ *bold* _it_ `code` @ref <label> = heading // comment \\u{41} [x] "q"';
    const [page] = await pagesOf(shortDocument([paragraph(hostile)], { productName: hostile }));
    expect(flat(page?.text ?? '')).toContain(hostile);
  });

  it.each(['\u{1F600}', '\uD55C', '\u0007', '\uE000', '\uFFFF'])(
    'is refused by its characters without a glyph: %j',
    (character) => {
      expect(() => print(shortDocument([paragraph(`Fine ${character} not`)]))).toThrow(
        new UnprintableCharacter([character]),
      );
    },
  );

  it('may hold signs, Greek, Cyrillic, superscripts and invisible characters', async () => {
    const text = '≥ ≤ ≈ ≠ ± × → √ ∞ µ μ α β ² ³ ₂ ⁻¹ ° ‰ € – — “q” … Ω Ж Ł ő ş ț \u00ad\u200b\u2011 é';
    const [page] = await pagesOf(shortDocument([paragraph(text)]));
    expect(page?.text).toContain('≥ ≤ ≈');
  });

  it('goes on a new line where the user began one', async () => {
    const one = await pagesOf(
      shortDocument([{ kind: 'fields', fields: [{ label: 'A', values: [sentence('one two')] }] }]),
    );
    const two = await pagesOf(
      shortDocument([{ kind: 'fields', fields: [{ label: 'A', values: [sentence('one\r\ntwo')] }] }]),
    );
    expect(flat(one[0]!.text)).toContain('one two');
    expect(two[0]!.text).toMatch(/one\s*[\r\n]+two/);
  });
});

describe('a sheet at its limits', () => {
  it('prints sections without sub-headings and sub-headings without text', async () => {
    const document = sampleDocument({
      sections: [
        {
          number: 1,
          heading: 'Empty',
          subsections: [
            { number: '', heading: '', blocks: [] },
            { number: '1.1', heading: 'Bare', blocks: [] },
          ],
        },
      ],
    });
    expect(flat((await pagesOf(document))[0]!.text)).toContain('SECTION 1: Empty');
  });

  it('prints nine pictograms and an empty table', async () => {
    const pictograms = Array.from({ length: 9 }, (_, index) => ({
      code: `GHS0${index + 1}`,
      sentence: sentence(`Picture ${index + 1}`),
    }));
    const document = sampleDocument({
      sections: [
        {
          number: 2,
          heading: 'Hazards',
          subsections: [
            { number: '2.2', heading: 'Label', blocks: [{ kind: 'pictograms', pictograms }, table(['A', 'B'], [])] },
          ],
        },
      ],
    });
    expect(countTags(print(document))).toMatchObject({ Figure: 18 });
    const [page] = await pagesOf(document);
    expect(page && isBlank(page, page.width - 40, page.width)).toBe(true);
  });

  it('sets a sheet from right to left', async () => {
    const blocks = [paragraph('Text.')];
    const [left] = await pagesOf(shortDocument(blocks));
    const [right] = await pagesOf(shortDocument(blocks, { direction: 'rtl' }));
    expect(flat(right?.text ?? '')).toContain('Page 1 of 1');
    const bar = (page: typeof left, x: number) => !isBlank(page!, x, x + 1);
    expect([bar(left, 46), bar(left, 548)]).toEqual([true, false]);
    expect([bar(right, 46), bar(right, 548)]).toEqual([false, true]);
  });
});
