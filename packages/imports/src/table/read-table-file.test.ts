import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dateCell, formulaCell, makeXlsx, percentCell } from '../testing/make-xlsx.ts';
import { importLimits } from './limits.ts';
import { readTableFile } from './read-table-file.ts';
import type { TextEncoding } from './table.ts';

const cellsOf = (bytes: Uint8Array, asked?: TextEncoding) => {
  const file = readTableFile(bytes, asked);
  if (file.kind === 'refused') return file.refusal;
  return file.tables.map(({ name, rows }) => [name, rows.map(({ cells }) => cells.map(({ text }) => text))]);
};

const bytesOf = (...bytes: readonly number[]) => Uint8Array.from(bytes);

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('an encoding that the file does not name', () => {
  /** The bytes of a text in a double-byte encoding, worked out from what each pair of bytes means. */
  function encoded(text: string, encoding: TextEncoding): Uint8Array {
    const pairs = new Map<string, readonly number[]>();
    for (let first = 0x81; first <= 0xfe; first += 1)
      for (let second = 0x40; second <= 0xfe; second += 1) {
        const sign = new TextDecoder(encoding).decode(bytesOf(first, second));
        if (!pairs.has(sign)) pairs.set(sign, [first, second]);
      }
    return Uint8Array.from(
      Array.from(text).flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (pairs.get(sign) ?? []))),
    );
  }

  it.each([
    ['gb18030', '原料,CAS号,含量\n丙酮,67-64-1,40\n水,7732-18-5,60'],
    ['shift_jis', '成分,CAS番号,含有量\n水,7732-18-5,60'],
  ] as const)('is guessed by the headings: %s', (name, text) => {
    expect(readTableFile(encoded(text, name))).toMatchObject({
      encoding: { name, isGuess: true },
      tables: [{ rows: text.split('\n').map((line) => ({ cells: line.split(',').map((cell) => ({ text: cell })) })) }],
    });
  });

  it('is that of Central Europe where Polish headings say so', () => {
    // ł is 0xB3, ś 0x9C, ć 0xE6, in Windows-1250.
    const polish = bytesOf(...Array.from('Nazwa;Zawarto\u009C\u00E6\nAceton;5').map((sign) => sign.charCodeAt(0)));
    expect(readTableFile(polish)).toMatchObject({ encoding: { name: 'windows-1250', isGuess: true } });
  });
});

describe('a workbook', () => {
  it.each(['constructor', '__proto__', 'toString', 'x'])(
    'has nothing in a cell of the type %s, which is none',
    (type) => {
      const cell = { xml: (reference: string) => `<c r="${reference}" t="${type}"><v>7</v></c>` };
      expect(cellsOf(makeXlsx([{ name: 'A', rows: [['Name', cell]] }]))).toEqual([['A', [['Name']]]]);
    },
  );
});

describe('a text file', () => {
  it.each([
    ['commas', 'Name,CAS,%\nAcetone,67-64-1,5.5\n'],
    ['semicolons and a decimal comma', 'Name;CAS;%\nAcetone;67-64-1;5.5\n'],
    ['tabs', 'Name\tCAS\t%\r\nAcetone\t67-64-1\t5.5'],
    ['bars', 'Name|CAS|%\nAcetone|67-64-1|5.5'],
    ['a line that names the separator', 'sep=;\nName;CAS;%\nAcetone;67-64-1;5.5'],
    ['quotes', '"Name","CAS","%"\n"Acetone","67-64-1","5.5"\n'],
    ['a byte order mark', '\uFEFFName,CAS,%\nAcetone,67-64-1,5.5\n'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(strToU8(text))).toEqual([
      [
        '',
        [
          ['Name', 'CAS', '%'],
          ['Acetone', '67-64-1', '5.5'],
        ],
      ],
    ]);
  });

  it('keeps a decimal comma where semicolons part the cells', () => {
    expect(cellsOf(strToU8('Name;%\nAceton;5,5\nWasser;94,5'))).toEqual([
      [
        '',
        [
          ['Name', '%'],
          ['Aceton', '5,5'],
          ['Wasser', '94,5'],
        ],
      ],
    ]);
  });

  it('keeps separators, quotes and line ends in quoted cells, and a quote without its pair as a sign', () => {
    expect(cellsOf(strToU8('a\tb\r\n"c ""d""\tx"\te\nf\t'))).toEqual([
      [
        '',
        [
          ['a', 'b'],
          ['c "d"\tx', 'e'],
          ['f', ''],
        ],
      ],
    ]);
    expect(cellsOf(strToU8('Pipe 2" wide\t5\nResin\t1'))).toEqual([
      [
        '',
        [
          ['Pipe 2" wide', '5'],
          ['Resin', '1'],
        ],
      ],
    ]);
    expect(cellsOf(strToU8('"Pipe\t5\nResin\t1'))).toEqual([
      [
        '',
        [
          ['"Pipe', '5'],
          ['Resin', '1'],
        ],
      ],
    ]);
  });

  const umlauts = [
    [
      '',
      [
        ['Säure', '5'],
        ['Öl', '1'],
      ],
    ],
  ];

  it.each([
    ['UTF-8', strToU8('Säure;5\nÖl;1')],
    ['Windows-1252', bytesOf(...Array.from('Säure;5\nÖl;1').map((letter) => letter.charCodeAt(0)))],
    ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16('Säure;5\nÖl;1', true)])],
    ['UTF-16, big end first, with its mark', Uint8Array.from([0xfe, 0xff, ...utf16('Säure;5\nÖl;1', false)])],
    ['UTF-16 without a mark', utf16('Säure;5\nÖl;1', true)],
    ['UTF-16, big end first, without a mark', utf16('Säure;5\nÖl;1', false)],
  ])('is read in %s', (_, bytes) => {
    expect(cellsOf(bytes)).toEqual(umlauts);
  });

  it('tells where its encoding is a guess, and takes the one that the user chose', () => {
    const kana = bytesOf(0x8e, 0x5f, 0x3b, 0x35, 0x0a, 0x90, 0x85, 0x3b, 0x31);
    expect(readTableFile(kana)).toMatchObject({ encoding: { name: 'windows-1252', isGuess: true } });
    expect(cellsOf(kana, 'shift_jis')).toEqual([
      [
        '',
        [
          ['酸', '5'],
          ['水', '1'],
        ],
      ],
    ]);
  });
});

describe('a workbook', () => {
  it('gives its sheets that are seen, with numbers as they are shown', () => {
    const bytes = makeXlsx([
      {
        name: 'Recipe',
        rows: [
          ['Name', '%'],
          ['Acetone', percentCell(0.055)],
          ['Toluene', 0.1 + 0.2],
          ['Zinc', 1e-7],
        ],
      },
      { name: 'Hidden', rows: [['secret']], isHidden: true },
      { name: 'Empty', rows: [] },
      { name: 'R&D', rows: [['a']] },
    ]);
    expect(cellsOf(bytes)).toEqual([
      [
        'Recipe',
        [
          ['Name', '%'],
          ['Acetone', '5.5 %'],
          ['Toluene', '0.3'],
          ['Zinc', '0.0000001'],
        ],
      ],
      ['R&D', [['a']]],
    ]);
  });

  it('gives the last result of a formula and never works one out', () => {
    const bytes = makeXlsx([
      {
        name: 'S',
        rows: [
          ['A', formulaCell('1+1', 7)],
          ['B', formulaCell('WEBSERVICE("x")')],
        ],
      },
    ]);
    const file = readTableFile(bytes);
    expect(file).toMatchObject({
      tables: [
        { rows: [{ cells: [{}, { text: '7', isNumber: true }] }, { cells: [{}, { text: '', flaw: 'no-value' }] }] },
      ],
    });
  });

  it('marks dates, failed formulas and shares that several rows have together', () => {
    const error = { xml: (r: string) => `<c r="${r}" t="e"><f>1/0</f><v>#DIV/0!</v></c>` };
    const bytes = makeXlsx([
      {
        name: 'S',
        rows: [
          ['A', dateCell(45_570)],
          ['B', error],
          ['C', 5],
          ['D', null],
        ],
        merges: ['B3:B4'],
      },
    ]);
    const file = readTableFile(bytes);
    const flaws =
      file.kind === 'tables' ? file.tables[0]?.rows.map(({ cells }) => [cells[1]?.text, cells[1]?.flaw]) : [];
    expect(flaws).toEqual([
      ['2024-10-05', 'date'],
      ['#DIV/0!', 'error'],
      ['5', 'merged'],
      ['5', 'merged'],
    ]);
  });

  it('is read although one sheet is too long, and the sheet is named', () => {
    const long = Array.from({ length: importLimits.rows + 1 }, (_, index) => [`row ${index}`]);
    expect(
      readTableFile(
        makeXlsx([
          { name: 'Long', rows: long },
          { name: 'Short', rows: [['a']] },
        ]),
      ),
    ).toMatchObject({
      tables: [{ name: 'Short' }],
      left: [{ name: 'Long', refusal: { code: 'too-many-rows', limit: importLimits.rows } }],
    });
  });
});

describe('a file that cannot be read', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const text = (content: string) => strToU8(content);
  const rows = (count: number) => text(Array.from({ length: count }, (_, index) => `S${index};1`).join('\n'));
  const doctype = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;">]><workbook>&c;</workbook>';

  const foreign = (kind: string) => ({ code: 'wrong-kind', kind });

  it.each([
    ['an empty one', bytesOf(), { code: 'empty' }],
    ['one of blank lines', text(' \n\n ;;\n'), { code: 'empty' }],
    ['a workbook without cells', makeXlsx([{ name: 'S', rows: [] }]), { code: 'empty' }],
    [
      'a picture named as a table',
      bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a),
      { code: 'wrong-kind', kind: 'picture' },
    ],
    ['a program', bytesOf(0x7f, 0x45, 0x4c, 0x46, 2, 1), { code: 'wrong-kind', kind: 'program' }],
    ['a Word document', zipSync({ 'word/document.xml': text('<a/>') }), { code: 'wrong-kind', kind: 'word' }],
    ['a Word document of before 2007', Uint8Array.from([...ole, ...utf16('WordDocument', true)]), foreign('word')],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': text('a') }), foreign('excel-binary')],
    ['a presentation', zipSync({ 'ppt/presentation.xml': text('<a/>') }), foreign('unknown')],
    ["a table of Apple's Numbers", zipSync({ 'Index/Document.iwa': text('a') }), foreign('unknown')],
    ['JSON', text('[{"name":"Acetone","cas":"67-64-1","share":40}]'), foreign('unknown')],
    ['another archive', zipSync({ 'a.txt': text('a') }), { code: 'wrong-kind', kind: 'archive' }],
    ['an encrypted workbook', Uint8Array.from([...ole, ...utf16('EncryptedPackage', true)]), { code: 'encrypted' }],
    ['a workbook of before 2007', Uint8Array.from([...ole, ...utf16('Workbook', true)]), { code: 'old-excel' }],
    ['a broken zip', makeXlsx([{ name: 'S', rows: [['a']] }]).subarray(0, 300), { code: 'broken' }],
    ['text with zero bytes', text('Name;%\0\0Acetone;5'), { code: 'no-text' }],
    ['10,000 rows', rows(10_000), { code: 'too-many-rows', limit: importLimits.rows }],
    [
      'too many columns',
      text(`${'a;'.repeat(100)}\n`.repeat(2)),
      { code: 'too-many-columns', limit: importLimits.columns },
    ],
    ['a large file', new Uint8Array(importLimits.bytes + 1), { code: 'too-large', limit: importLimits.bytes }],
    ['XML with entities of its own', zipSync({ 'xl/workbook.xml': text(doctype) }), { code: 'unsafe-xml' }],
    ['XML that breaks off', zipSync({ 'xl/workbook.xml': text('<workbook><sheets>') }), { code: 'broken' }],
  ])('is refused with why: %s', (_, bytes, refusal) => {
    expect(cellsOf(bytes)).toEqual(refusal);
  });

  it('unpacks to no more than its limit, before anything is unpacked', () => {
    const bomb = makeXlsx([{ name: 'S', rows: [['a']] }], {
      'xl/sharedStrings.xml': new Uint8Array(importLimits.unpackedBytes + 1),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(cellsOf(bomb)).toEqual({ code: 'unpacks-too-large', limit: importLimits.unpackedBytes });
  });

  it('unpacks no part beyond the size that its directory names', () => {
    const honest = makeXlsx([{ name: 'S', rows: [['a']] }], { 'xl/sharedStrings.xml': new Uint8Array(5_000_000) });
    const lying = Uint8Array.from(honest);
    const view = new DataView(lying.buffer);
    for (let at = 0; at + 46 < lying.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 5_000_000)
        view.setUint32(at + 24, 10, true);
    expect(cellsOf(lying)).toMatchObject({ code: 'broken' });
  });
});
