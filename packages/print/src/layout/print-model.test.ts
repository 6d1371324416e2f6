import { describe, expect, it } from 'vitest';
import { paragraph, sampleDocument, sentence, shortDocument, table } from '../testing/sample-document.ts';
import { pageGeometry } from './page-geometry.ts';
import { printModel } from './print-model.ts';
import { createTypefaces } from './typeface.ts';

const typeface = createTypefaces()('en');
const model = (document = sampleDocument()) => printModel(document, {}, typeface);
const firstBlock = (document = sampleDocument()) => model(document).sections[0]!.subsections[0]!.blocks[0]!;

describe('the model of the pages', () => {
  it('repeats signal word and pictograms of the label on the cover', () => {
    const { cover } = model();
    expect(cover.signalWord).toBe('Danger');
    expect(cover.pictograms.map(({ code }) => code)).toEqual(['GHS02', 'GHS07', 'GHS08', 'GHS09']);
  });

  it('has neither where the product is not classified', () => {
    const { cover } = model(shortDocument([paragraph('Not classified.')]));
    expect([cover.signalWord, cover.pictograms]).toEqual([null, []]);
  });

  it('distinguishes statements by their codes, and plain lists from them', () => {
    const items = ['H225 Highly flammable.', 'P301+P310: IF SWALLOWED: Call a doctor.', 'EUH066 Dry skin.'].map(
      sentence,
    );
    expect(firstBlock(shortDocument([{ kind: 'list', items }]))).toMatchObject({
      kind: 'statements',
      codes: ['H225', 'P301 + P310', 'EUH066'],
      items: [{ text: 'Highly flammable.' }, { text: 'IF SWALLOWED: Call a doctor.' }, { text: 'Dry skin.' }],
    });
    const mixed = [...items, sentence('Water')];
    expect(firstBlock(shortDocument([{ kind: 'list', items: mixed }]))).toMatchObject({ kind: 'list' });
  });

  it('keeps a number with its unit inside a text from right to left that takes several lines', () => {
    const words = 'تكوّن الأبخرة مخاليط متفجرة مع الهواء وتنتشر لمسافات بعيدة على سطح الأرض '.repeat(3);
    const arabic = createTypefaces()('ar');
    const piecesOf = (text: string) => {
      const document = shortDocument([paragraph(text)], { language: 'ar', direction: 'rtl' });
      return JSON.stringify(printModel(document, {}, arabic).sections);
    };
    const kept = '"leftToRight":[{"keep":"5000 mg/kg"}]';
    expect(piecesOf(`${words}5000 mg/kg.`)).toContain(kept);
    expect(piecesOf('أقل من 5000 mg/kg.')).not.toContain(kept);
  });

  it('mutes what is not available', () => {
    const fields = [
      { label: 'Flash point', values: [sentence('Not Available')] },
      { label: 'pH', values: [sentence('7')] },
    ];
    expect(firstBlock(shortDocument([{ kind: 'fields', fields }]))).toMatchObject({
      fields: [{ values: [{ muted: true }] }, { values: [{ muted: false }] }],
    });
  });

  it('lets whole sentences of a field run on, and sets lines of an address one below the other', () => {
    const fields = [
      { label: 'Inhalation', values: [sentence('Move to fresh air.'), sentence('Call a doctor.')] },
      { label: 'Address', values: [sentence('Hafenstraße 112'), sentence('20457 Hamburg')] },
    ];
    expect(firstBlock(shortDocument([{ kind: 'fields', fields }]))).toMatchObject({
      fields: [{ runsOn: true }, { runsOn: false }],
    });
  });

  it('gives the columns of a table the width of the page, and no word is broken while there is room', () => {
    const block = firstBlock(
      shortDocument([
        table(
          ['Chemical name', 'CAS No.', 'Concentration', 'Classification'],
          [
            [
              '5-chloro-2-methyl-2H-isothiazol-3-one',
              '26172-55-4',
              '0.0015 – < 0.01 %',
              'Acute Tox. 2, H330; Skin Corr. 1C, H314; Skin Sens. 1A, H317; Aquatic Acute 1, H400',
            ],
          ],
        ),
      ]),
    );
    if (block.kind !== 'table') throw new Error('no table');
    expect(block.widths.reduce((all, width) => all + width, 0)).toBeCloseTo(499.28, 2);
    expect(block.rows[0]?.cells[0]?.text).toBe('5-chloro-2-methyl-2H-isothiazol-3-one');
    expect(block.rows[0]?.cells[1]?.text).toBe('26172-55-4');
  });

  it('gives a long name its parts, where columns beside it need the room', () => {
    const name = 'Reaction mass of 5-chloro-2-methyl-2H-isothiazol-3-one and 2-methyl-2H-isothiazol-3-one (3:1)';
    const classes = 'Acute Tox. 2, H330; Skin Corr. 1C, H314; Eye Dam. 1, H318; Skin Sens. 1A, H317; Aquatic Acute 1';
    const limits =
      'Skin Corr. 1C, H314: C ≥ 0.6 %; Skin Irrit. 2, H315: 0.06 % ≤ C < 0.6 %; Eye Dam. 1, H318: C ≥ 0.6 %';
    const block = firstBlock(
      shortDocument([table(['Name', 'Identifiers', 'Class', 'Limits'], [[name, 'CAS 55965-84-9', classes, limits]])]),
    );
    if (block.kind !== 'table') throw new Error('no table');
    const { cellInset, tableSize } = pageGeometry('eu');
    const whole = typeface.widthPt('5-chloro-2-methyl-2H-isothiazol-3-one', { sizePt: tableSize, bold: false });
    expect(block.widths[0]).toBeLessThan(whole + 2 * cellInset);
  });

  it('leaves no heading piled up in a narrow column', () => {
    const heading = 'Specific concentration limits, M-factors and acute toxicity estimates';
    const text = 'Flam. Liq. 2, H225; Repr. 2, H361d; Asp. Tox. 1, H304; STOT RE 2, H373; Skin Irrit. 2, H315';
    const rows = [['Toluene', text.repeat(2), 'None'].map(sentence)];
    const columns = [
      { heading: 'Name', width: 1 },
      { heading: 'Class', width: 4 },
      { heading, width: 0.5 },
    ];
    const block = firstBlock(shortDocument([{ kind: 'table', caption: '', columns, rows }]));
    if (block.kind !== 'table') throw new Error('no table');
    expect(block.widths[2]).toBeGreaterThan(90);
  });

  it('keeps a small table on one page, and parts a large one between rows only', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ['a', 'b']);
    expect(firstBlock(shortDocument([table(['A', 'B'], rows(3))]))).toMatchObject({ together: true });
    expect(firstBlock(shortDocument([table(['A', 'B'], rows(40))]))).toMatchObject({
      together: false,
      rows: expect.arrayContaining([expect.objectContaining({ breakable: false })]) as unknown,
    });
  });

  it('sets many short names with one meaning each two beside each other', () => {
    const abbreviations = (count: number, meaning = 'Acute toxicity estimate') =>
      shortDocument([
        {
          kind: 'fields',
          fields: Array.from({ length: count }, (_, index) => ({ label: `ATE${index}`, values: [sentence(meaning)] })),
        },
      ]);
    expect(firstBlock(abbreviations(8))).toMatchObject({ kind: 'pairs' });
    expect(firstBlock(abbreviations(7))).toMatchObject({ kind: 'fields' });
    expect(firstBlock(abbreviations(8, 'Longer than three lines. '.repeat(8)))).toMatchObject({ kind: 'fields' });
    const properties = Array.from({ length: 9 }, () => ({
      label: 'Auto-ignition temperature',
      values: [sentence('1')],
    }));
    expect(firstBlock(shortDocument([{ kind: 'fields', fields: properties }]))).toMatchObject({ kind: 'fields' });
  });

  it('parts no number from its unit in a sentence that follows another', () => {
    const block = firstBlock(
      shortDocument([{ kind: 'paragraph', sentences: [sentence('Keep cool.'), sentence('Sum 50 % here.')] }]),
    );
    expect(block).toMatchObject({ texts: [{ text: 'Keep cool.' }, { text: 'Sum 50\u00a0% here.' }] });
  });

  it('keeps a short list on one page', () => {
    const list = (count: number) =>
      firstBlock(shortDocument([{ kind: 'list', items: Array.from({ length: count }, () => sentence('Item')) }]));
    expect(list(9)).toMatchObject({ together: true });
    expect(list(10)).toMatchObject({ together: false });
  });

  it('fills a row that lacks cells', () => {
    expect(firstBlock(shortDocument([table(['A', 'B', 'C'], [['1']])]))).toMatchObject({
      rows: [{ cells: [{ text: '1' }, { text: '' }, { text: '' }] }],
    });
  });

  it('sets a region apart from its language', () => {
    expect(model(sampleDocument({ language: 'en-GB' }))).toMatchObject({ language: 'en', region: 'GB' });
  });
});
