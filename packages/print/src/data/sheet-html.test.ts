import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import type { Block } from '@gosds/sheet/model/document';
import { sentencesOf } from '@gosds/sheet/model/written';
import { madeOf, realDrafts } from '../testing/made-sheets.ts';
import { paragraph, sampleDocument, sentence, shortDocument, table } from '../testing/sample-document.ts';
import { arabicDocument } from '../testing/script-documents.ts';
import { textWriter } from './html-text.ts';
import { publicSheetHtml, sheetHtml } from './sheet-html.ts';

const write = textWriter('ltr');

describe('the sheet as a web page', () => {
  const html = sheetHtml(sampleDocument());

  it('is one file that loads and runs nothing', () => {
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|\sstyle=|url\(|@import|javascript:/i);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(`style-src &#39;sha256-${hash}&#39;`);
  });

  it('names language, direction and title', () => {
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(sheetHtml(sampleDocument({ direction: 'rtl' }))).toContain('dir="rtl"');
    expect(html).toContain('<title>Safety Data Sheet – Solvex 440 Degreaser</title>');
  });

  it('isolates numbers and codes in a language written from right to left', () => {
    const page = sheetHtml(arabicDocument);
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('درجة الغليان: <bdi dir="ltr">56.2 – 64.1 °C</bdi> (كأس مغلق)');
    expect(page).toContain('<td><bdi dir="ltr">12 – &lt; 25 %</bdi></td>');
    expect(page).toContain('<dd><bdi dir="ltr">2026-05-04</bdi></dd>');
    expect(html).not.toContain('<bdi');
  });

  it('isolates a name from right to left, so that a share after it stays in its place', () => {
    const page = sheetHtml(shortDocument([paragraph('Contains الأسيتون: 5 – < 25 %')]));
    expect(page).toContain('Contains <bdi dir="rtl">الأسيتون</bdi>: 5 – &lt; 25 %');
  });

  it('puts no space between sentences of a language that has none', () => {
    const blocks: Block[] = [{ kind: 'paragraph', sentences: [sentence('一。'), sentence('二。')] }];
    expect(sheetHtml(shortDocument(blocks, { language: 'zh' }))).toContain('<p>一。二。</p>');
    expect(sheetHtml(shortDocument(blocks, { language: 'de' }))).toContain('<p>一。 二。</p>');
  });

  it('has one first heading, sixteen named sections, and headers of columns and rows in each table', () => {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    for (let number = 1; number <= 16; number++) {
      expect(html).toContain(`<section aria-labelledby="section-${number}">`);
      expect(html).toContain(`<h2 id="section-${number}">SECTION ${number}: `);
    }
    const tables = html.split('<table>').slice(1);
    expect(tables.length).toBeGreaterThan(5);
    for (const each of tables) expect(each).toMatch(/<thead><tr><th scope="col">[\s\S]*<tbody>\n<tr><th scope="row">/);
  });

  it.each(realDrafts)('says every sentence of the sheet: %s', (_, draft) => {
    const { document } = madeOf(draft);
    const page = sheetHtml(document);
    expect(sentencesOf(document.sections).filter(({ text }) => !page.includes(write(text)))).toEqual([]);
  });

  it('draws each pictogram with its name beside it', () => {
    const page = sheetHtml(madeOf(alkalineCleaner.draft).document);
    expect(page).toMatch(/<li><svg aria-hidden="true" [^>]*>.*?<\/svg><span class="caption">[^<]+<\/span><\/li>/);
  });
});

describe('the public page', () => {
  it('has the elements of the label together, before the sections', () => {
    const { document: sheet } = madeOf(alkalineCleaner.draft);
    const html = publicSheetHtml(sheet);
    const label = html.slice(html.indexOf('<section class="label"'), html.indexOf('<h2 id="section-'));
    for (const said of ['<svg', 'Danger', 'Causes severe skin burns', 'Contains', 'Example Chemicals']) {
      expect(label).toContain(said);
    }
    expect(sheetHtml(sheet)).not.toContain('class="label"');
  });

  const { document } = madeOf({
    ...alkalineCleaner.draft,
    description: { ...alkalineCleaner.draft.description, emergencyTelephone: '+1 555 010 0199 (24 h)' },
  });
  const page = publicSheetHtml(document);

  it('begins with the emergency number to be called by a touch, then first aid, fire and spill', () => {
    expect(page).toContain('<a class="phone" href="tel:+15550100199">+1 555 010 0199 (24 h)</a>');
    const order = Array.from(page.matchAll(/<h2 id="section-(\d+)"/g), ([, number]) => Number(number));
    expect(order).toEqual([4, 5, 6, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(page.indexOf('href="#section-4"')).toBeLessThan(page.indexOf('<main>'));
  });

  it('holds every sentence all the same', () => {
    expect(sentencesOf(document.sections).filter(({ text }) => !page.includes(write(text)))).toEqual([]);
  });

  it.each([
    ['+1 555 010 0199 (24 h)', '+15550100199'],
    ['+49 (0)30 555-0199', '+49305550199'],
    ['Poison centre: 030/19240', '03019240'],
    ['112', '112'],
    ['555 0199 24 h', undefined],
    ['+49 30 555 0199, +49 30 555 0200', undefined],
    ['112 / 911', undefined],
    ['24/7: +49 30 555 0199', undefined],
    ['"><b>javascript:1', undefined],
    ['+49 (0) 30 -555.0199 (24h)', '+49305550199'],
    ['+1--555  0199', '+15550199'],
    ['1-2-2---2', undefined],
    ['555(0199', undefined],
    ['030(1)(2)555', undefined],
    ['555 0199 (or 24 h)', '5550199'],
  ])('calls %s as %s', (emergencyTelephone, dialled) => {
    const { draft } = alkalineCleaner;
    const html = publicSheetHtml(
      madeOf({ ...draft, description: { ...draft.description, emergencyTelephone } }).document,
    );
    expect(/class="phone" href="tel:([^"]*)"/.exec(html)?.[1]).toBe(dialled);
    expect(html).not.toContain('<b>');
  });
});

describe('an emergency number that is none', () => {
  const endless = (text: string) => `${text.repeat(Math.floor(500 / text.length))}x`;

  const numbers: readonly (readonly [string, string])[] = [
    ['parted by lines', `1${'-2'.repeat(29)}x`],
    ...['-2', ' 2', '.(2).2', '(2)', '--2', '2', '2(', '2 (', ' ', '1,2', '1 h', '(2', '2)'].map(
      (part) => [`500 times ${part}`, endless(`1${part}`)] as const,
    ),
    ...['-2', '(2)2', '.(2).2', '2', ' 2'].map((part) => [`one and ${part}`, `1${endless(part)}`] as const),
  ];

  it.each(numbers)('is found out: %s', (_, text) => {
    const sheet = shortDocument([{ kind: 'paragraph', sentences: [{ ...sentence(text), id: 'emergency.telephone' }] }]);
    expect(publicSheetHtml(sheet)).toContain(`<strong>${write(text)}</strong>`);
  });
});

describe('text of the user', () => {
  const hostile = `</title><script>alert("x")</script><b onclick='y'> & \u0007]]>`;
  const page = sheetHtml(
    shortDocument(
      [
        paragraph(hostile),
        { kind: 'list', items: paragraphItems(hostile) },
        table([hostile], [[hostile]], hostile),
        { kind: 'fields', fields: [{ label: hostile, values: paragraphItems(hostile) }] },
      ],
      { productName: hostile, companyName: hostile, legalBasis: hostile, version: hostile },
    ),
  );

  it('never becomes markup', () => {
    expect(page).not.toMatch(/<script|<b /);
    expect(page).not.toContain('\u0007');
    expect(page.split('&lt;script&gt;alert(&quot;x&quot;)').length - 1).toBeGreaterThanOrEqual(9);
  });

  it('breaks its lines where the user did', () => {
    expect(sheetHtml(shortDocument([paragraph('one\r\ntwo')]))).toContain('<p>one<br>two</p>');
  });
});

function paragraphItems(text: string) {
  const block = paragraph(text);
  return block.kind === 'paragraph' ? block.sentences : [];
}
