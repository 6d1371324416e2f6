import type { SheetDocument } from '@gosds/sheet/model/document';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { inkOf, likenessIn } from './testing/found-picture.ts';
import { flat, isBlank, type OpenedPage, openPages, pdfObjects, pdfStream } from './testing/opened-pdf.ts';
import { paragraph, sampleDocument, sentence, shortDocument } from './testing/sample-document.ts';
import { arabicDocument, chineseDocument, japaneseDocument } from './testing/script-documents.ts';
import { createTypstEngine } from './typst-engine.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();
const jobOf = (document: SheetDocument) => printJob(document, {}, typefaceOf(document.language));
const print = (document: SheetDocument) => engine.print(jobOf(document));

const fontsOf = (pdf: Uint8Array) =>
  [...pdfObjects(pdf).values()].flatMap(
    (body) => /\/Type \/FontDescriptor[^]*\/FontName \/\w+\+(\S+)/.exec(body)?.[1] ?? [],
  );

describe('a sheet in another script', () => {
  it.each([
    { script: 'Chinese', document: chineseDocument, font: /^NotoSansHans-/, says: '高度易燃液体和蒸气' },
    { script: 'Japanese', document: japaneseDocument, font: /^NotoSansJP-/, says: '引火性の高い液体及び蒸気' },
    { script: 'Arabic', document: arabicDocument, font: /^Vazirmatn-/, says: 'أسيتون' },
  ])('is set in the font of $script and read back', async ({ document, font, says }) => {
    const pdf = print(document);
    expect(fontsOf(pdf).filter((name) => font.test(name))).toHaveLength(2);
    const [page] = await openPages(pdf);
    expect(flat(page?.text ?? '')).toContain(says);
    expect(page && isBlank(page, 0, 40) && isBlank(page, page.width - 40, page.width)).toBe(true);
  });

  it('sets a Japanese sentence in one piece, though kanji and kana follow each other', () => {
    const runs = (text: string) => {
      const pdf = print(shortDocument([paragraph(text)], { language: 'ja' }));
      const page = [...pdfObjects(pdf).values()].find((body) => /\/Type \/Page\b/.test(body)) ?? '';
      const content = pdfStream(pdf, Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])).toString('latin1');
      return content.match(/ TJ/g)?.length ?? 0;
    };
    expect(runs('引火性の高い液体及び蒸気の強い眼刺激')).toBe(runs('引火性'));
  });

  it('takes signs of measurement from Noto Sans, as wide as among Latin letters', () => {
    const style = { sizePt: 1000, bold: false };
    for (const sign of ['−', '≥', '<', '°', '%', 'µ', '²', 'a', '5']) {
      expect(typefaceOf('zh').widthPt(sign, style), sign).toBe(typefaceOf('en').widthPt(sign, style));
    }
    expect(typefaceOf('zh').widthPt('“安全”', style)).toBe(4000);
    expect(typefaceOf('ja').widthPt('安全。', style)).toBe(3000);
  });

  it('prints Noto Sans alone in a Latin sheet', () => {
    const { families } = typefaceOf('pl');
    expect(families.map(({ name }) => name)).toEqual(['Noto Sans', 'Noto Sans Math']);
  });
});

describe('names of another script than the sheet', () => {
  const named = { productName: '工业脱脂剂 440', companyName: 'ノースライト工業', legalBasis: 'شركة الخليج 440' };
  const texts = { ...named, title: 'Sicherheitsdatenblatt' };
  const scripts = ['NotoSansHans', 'NotoSansJP', 'Vazirmatn'];
  const german = sampleDocument({ language: 'de', sections: [] });

  it.each([
    { document: german, has: scripts },
    { document: japaneseDocument, has: scripts },
    // The Chinese font has kana of its own.
    { document: chineseDocument, has: ['NotoSansHans', 'Vazirmatn'] },
    { document: arabicDocument, has: scripts },
  ])('are printed in fonts of theirs in $document.language, and read back', async ({ document, has }) => {
    const pdf = print({ ...document, ...texts });
    const fonts = fontsOf(pdf);
    expect(scripts.filter((script) => fonts.some((font) => font.startsWith(script)))).toEqual(has);
    const [page] = await openPages(pdf);
    const text = flat(page?.text ?? '');
    for (const words of ['工业脱脂剂', 'ノースライト工業', 'الخليج', 'Sicherheitsdatenblatt'])
      expect(text).toContain(words);
  });

  it('cost a sheet without them nothing', () => {
    const plain = sampleDocument({ sections: [] });
    const before = print(plain);
    print(sampleDocument({ sections: [], ...named }));
    expect(Buffer.compare(print(plain), before)).toBe(0);
    expect(fontsOf(before).every((font) => font.startsWith('NotoSans-'))).toBe(true);
  });

  const scale = 3;
  const bodyLine = { x: [48 * scale, 547 * scale], y: [280 * scale, 300 * scale] } as const;

  const pageOf = async (text: string) => (await openPages(print(shortDocument([paragraph(text)])), scale))[0]!;

  it.each(['en', 'ja', 'zh'])('an Arabic name is joined from the forms of its letters in %s', async (language) => {
    const named = async (text: string) =>
      (await openPages(print(shortDocument([paragraph(text)], { language })), scale))[0]!;
    const joined = await named('\uFEE3\uFEE8\uFEC8\uFED2');
    expect(likenessIn(await named('منظف'), joined, inkOf(joined, bodyLine))).toBeGreaterThan(0.95);
  });

  it('a share beside an Arabic name stands where it does beside a Latin one', async () => {
    const share = ': 5 – < 25 % by weight.';
    const name = 'Contains الأسيتون';
    const width = typefaceOf('en').widthPt(share, { sizePt: 9, bold: false });
    const before = await pageOf(`${share} ${name}`);
    const area = inkOf(before, { ...bodyLine, x: [48 * scale, Math.round((48 + width) * scale)] });
    expect(likenessIn(await pageOf(name + share), before, area)).toBeGreaterThan(0.9);
  });
});

describe('in a sheet from right to left', () => {
  const withValue = (text: string, direction: 'ltr' | 'rtl', ...before: readonly string[]): SheetDocument => ({
    ...arabicDocument,
    direction,
    sections: [
      {
        number: 9,
        heading: 'الخواص',
        subsections: [
          {
            number: '9.1',
            heading: '',
            blocks: [{ kind: 'fields', fields: [{ label: 'القيمة', values: [...before, text].map(sentence) }] }],
          },
        ],
      },
    ],
  });
  const scale = 3;
  const fieldWidth = 595 - 2 * 48 - 160;
  const pageOf = async (text: string, direction: 'ltr' | 'rtl') =>
    (await openPages(print(withValue(text, direction)), scale))[0]!;

  it.each([
    '56.2 – 64.1 °C',
    '12 – < 25 %',
    '≥ 0.0015 – < 0.06 %',
    '2026-05-04',
    '4352-K041-C007-9721',
    '+49 (0) 551 19240',
    '67-64-1',
    'UN 1993, II',
    '−20 °C',
    '(EC) No 1907/2006',
  ])('%s looks as it does alone, in a cell and in a sentence', async (value) => {
    const alone = await pageOf(value, 'ltr');
    const area = inkOf(alone, {
      x: [(595 - 48 - fieldWidth) * scale, (595 - 48) * scale],
      y: [230 * scale, 330 * scale],
    });
    const reversed = await pageOf(Array.from(value).reverse().join(''), 'ltr');
    expect(likenessIn(reversed, alone, area)).toBeLessThan(0.8);
    expect(likenessIn(await pageOf(value, 'rtl'), alone, area)).toBeGreaterThan(0.9);
    // Letters in the middle of a line fall on other pixels than at its end.
    expect(likenessIn(await pageOf(`قيمة مقاسة ${value} (كأس مغلق)`, 'rtl'), alone, area)).toBeGreaterThan(0.84);
  });

  it.each(['LD50 > 5580 mg/kg', 'Acute Tox. 3, H301', 'Hazardous Substances Data Bank, NLM (2023)', 'EU 2006/15/EC'])(
    '%s looks alone in its cell as it does in a sheet from left to right',
    async (value) => {
      const alone = await pageOf(value, 'ltr');
      const area = inkOf(alone, {
        x: [(595 - 48 - fieldWidth) * scale, (595 - 48) * scale],
        y: [230 * scale, 330 * scale],
      });
      expect(likenessIn(await pageOf(value, 'rtl'), alone, area)).toBeGreaterThan(0.84);
    },
  );

  it('two names that run on follow each other from right to left', async () => {
    const page = async (...texts: readonly string[]) => {
      const blocks = [{ kind: 'paragraph', sentences: texts.map(sentence) } as const];
      return (await openPages(print({ ...shortDocument(blocks), language: 'ar', direction: 'rtl' }), scale))[0]!;
    };
    const whole = await page('Toluene Methanol');
    const area = inkOf(whole, { x: [300 * scale, 547 * scale], y: [270 * scale, 310 * scale] });
    expect(likenessIn(whole, whole, area)).toBeGreaterThan(0.99);
    expect(likenessIn(await page('Toluene', 'Methanol'), whole, area)).toBeLessThan(0.8);
  });

  it('parts that no line may divide keep their order among the others', async () => {
    const value = 'Repr. 2, H361d: 50 % ≥ 10 %, EC No 200-001-8';
    const alone = await pageOf(value, 'ltr');
    const area = inkOf(alone, {
      x: [(595 - 48 - fieldWidth) * scale, (595 - 48) * scale],
      y: [230 * scale, 330 * scale],
    });
    const running = withValue(value, 'rtl', 'تم القياس.');
    const [page] = await openPages(print(running), scale);
    expect(likenessIn(page!, alone, area)).toBeGreaterThan(0.84);
  });

  it('values that a comma divides follow each other from right to left', async () => {
    const divided = '221 mg/m³، 50 ppm';
    const asRead = await pageOf('50 ppm ،221 mg/m³', 'ltr');
    const area = inkOf(asRead, {
      x: [(595 - 48 - fieldWidth) * scale, (595 - 48) * scale],
      y: [230 * scale, 330 * scale],
    });
    expect(likenessIn(await pageOf(divided, 'ltr'), asRead, area)).toBeLessThan(0.8);
    expect(likenessIn(await pageOf(divided, 'rtl'), asRead, area)).toBeGreaterThan(0.9);
  });

  it('a company in Latin letters stands at the right of the foot, apart from the number of the page', async () => {
    const page = (await openPages(print({ ...arabicDocument, companyName: 'Northlight Ltd' }), scale))[0]!;
    const foot = { x: [480 * scale, 547 * scale], y: [808 * scale, 830 * scale] } as const;
    const { x } = inkOf(page, foot);
    expect(x[1]).toBeGreaterThan(540 * scale);
  });
});

/** Sizes in pixels of connected areas in the pale red of the watermark, which is darker where two letters overlap. */
function palePieces({ pixels, width, height }: OpenedPage): readonly number[] {
  const isInside = (at: number) => at > 0.3 * width * height && at < 0.9 * width * height;
  const isPale = (grey: number) => grey > 190 && grey < 236;
  const left = new Set(Array.from(pixels.keys()).filter((at) => isInside(at) && isPale(pixels[at] ?? 0)));
  const sizes: number[] = [];
  for (const start of left) {
    const piece = [start];
    left.delete(start);
    for (const at of piece) {
      const beside = [at - 1, at + 1, at - width, at + width].filter((next) => left.delete(next));
      piece.push(...beside);
    }
    sizes.push(piece.length);
  }
  return sizes;
}

describe('the watermark in Arabic', () => {
  it('keeps joined the letters that are joined in writing', async () => {
    const frame = { ...arabicDocument.frame, watermark: 'بسمع' };
    const [page] = await openPages(engine.printProof(jobOf({ ...arabicDocument, frame, sections: [] })), 0.5);
    if (!page) throw new Error('There is no page.');
    const dot = 100;
    expect(palePieces(page).filter((size) => size > dot)).toHaveLength(1);
  });
});
