import { describe, expect, it } from 'vitest';
import { formulaCell, makeXlsx } from '../testing/make-xlsx.ts';
import type { TextEncoding } from '../table/table.ts';
import type { SourceFile } from './files/source-file.ts';
import type { Published } from './published.ts';
import { readPublisher, sources } from './read-publisher.ts';
import { bytesOf, fileOf, type PublisherTable, publisherTables } from './testing/publisher-files.ts';

async function read(source: keyof typeof sources, files: readonly SourceFile[], encoding?: TextEncoding) {
  const published: Published[] = [];
  for await (const each of readPublisher(sources[source], files, encoding)) published.push(each);
  return {
    rows: published.flatMap((each) => (each.kind === 'row' ? [each.row] : [])),
    faults: published.flatMap((each) => (each.kind === 'fault' ? [`${each.line}: ${each.reason}`] : [])),
  };
}

const readTable = (table: PublisherTable, bytes = bytesOf(table)) =>
  read(table.source, [fileOf(`list.${table.form}`, bytes, 4096)]);

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const withCas = (table: PublisherTable, cas: string): PublisherTable => ({
  ...table,
  rows: table.rows.map((row, at) =>
    at === 0 ? row.map((cell, column) => (column === table.cas ? cell.replace('67-64-1', cas) : cell)) : row,
  ),
});
const isText = ({ form }: PublisherTable) => form === 'csv' || form === 'tsv';

describe.each(publisherTables.map((table) => [`${table.source} (${table.form})`, table] as const))(
  'a file of %s',
  (_, table) => {
    it('gives its rows, in whatever pieces it comes', async () => {
      const { rows, faults } = await readTable(table);
      expect(faults).toEqual([]);
      expect(rows[0]).toMatchObject({ cas: '67-64-1', ...table.first });
      expect(rows.length).toBeGreaterThanOrEqual(2);
      const inPieces = await read(table.source, [fileOf('list', bytesOf(table), 7)]);
      expect(inPieces.rows).toEqual(rows);
    });

    it('tells the line of a wrong check digit and takes the other rows', async () => {
      const { rows, faults } = await readTable(withCas(table, '67-64-2'));
      // The law texts have the numbers inside sentences.
      const line = { csv: 2, tsv: 2, xlsx: 2 + (table.above?.length ?? 0), xhtml: 4 }[table.form];
      expect(faults).toEqual([`${line}: The check digit of the CAS number 67-64-2 is wrong.`]);
      expect(rows.length).toBeGreaterThan(0);
    });

    it('is refused by name where a column is missing', async () => {
      const head = table.head.map((name) => (name === table.needed ? 'Another head' : name));
      await expect(readTable({ ...table, head })).rejects.toThrow(
        new RegExp(`^list\\.${table.form}.*${table.needed.replaceAll(/[().]/g, '.').slice(0, 6)}`, 'i'),
      );
    });

    it('gives a row twice that stands twice: what is the same is met later', async () => {
      const { rows } = await readTable({ ...table, rows: [...table.rows, ...table.rows] });
      expect(rows.filter(({ cas }) => cas === '67-64-1').length).toBe(2);
    });
  },
);

describe.each(publisherTables.filter(isText).map((table) => [table.source, table] as const))(
  'a text of %s',
  (_, table) => {
    const text = new TextDecoder().decode(bytesOf(table));

    it('may have a mark of its encoding, and be UTF-16', async () => {
      const { rows } = await readTable(table);
      expect((await readTable(table, utf8(`\uFEFF${text}`))).rows).toEqual(rows);
      const utf16 = new Uint8Array(new Uint16Array(Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0))).buffer);
      expect((await readTable(table, utf16)).rows).toEqual(rows);
    });

    it('of another encoding is refused with the line, and read when the encoding is named', async () => {
      const latin = Uint8Array.from(`${text.replaceAll('Acetone', 'Acétone')}\né`, (sign) => sign.charCodeAt(0));
      await expect(readTable(table, latin)).rejects.toThrow(/line \d+: .*not utf-8.*--encoding windows-1252/);
      const { rows } = await read(table.source, [fileOf('list', latin)], 'windows-1252');
      expect(rows[0]?.cas).toBe('67-64-1');
    });
  },
);

describe('a CSV', () => {
  const head = 'cas,name,entry\n';
  const readText = (text: string) =>
    read('general-list', [fileOf('my.csv', utf8(text), text.length > 1000 ? 65_536 : 5)]);

  it('keeps a line end and a separator inside quotes, and counts the lines', async () => {
    const { rows, faults } = await readText(`${head}67-64-1,"Acetone,\r\npure ""A""",x\n67-64-2,B,\n`);
    expect(rows[0]?.name).toBe('Acetone, pure "A"');
    expect(faults).toEqual(['4: The check digit of the CAS number 67-64-2 is wrong.']);
  });

  it('may end its lines with a return alone, which is a sign like others where the first line ends otherwise', async () => {
    const macintosh = await readText('cas,name,entry\r67-64-1,"Ace\rtone",x\r67-64-2,B,\r71-43-2,Benzene,y');
    expect(macintosh.rows.map(({ cas }) => cas)).toEqual(['67-64-1', '71-43-2']);
    expect(macintosh.faults).toEqual([
      expect.stringMatching(/^\d+: The check digit of the CAS number 67-64-2 is wrong\.$/),
    ]);
    const other = await readText(`${head}67-64-1,Ace\rtone,x\r\n71-43-2,Benzene,y\r\n`);
    expect(other.rows.map(({ cas }) => cas)).toEqual(['67-64-1', '71-43-2']);
  });

  it.each([
    [
      'a quote that is never closed',
      `${head}67-64-1,"Acetone\n71-43-2,Benzene\n`,
      /my\.csv, line 2: A quote opens here/,
    ],
    ['a line that never ends', `${head}${'x'.repeat(1_000_002)}`, /my\.csv, line 2: The record is longer/],
    ['nothing', '', /my\.csv: The file is empty/],
    ['another text', 'Dear customer,\nthe list is attached.', /my\.csv: No table of this file has a known head/],
    ['no text', `${head}\0\0`, /This is no text/],
  ])('with %s is refused', async (_, text, message) => {
    await expect(readText(text)).rejects.toThrow(message);
  });

  it.each([
    ['67-64-1,Acet\uFFFDne,', /has lost a letter/],
    ['acetone,Acetone,', /“acetone” is no CAS number/],
    [',,entry', /names no substance/],
    [`67-64-1,${'x'.repeat(4001)},`, /longer than 4000/],
    ['6/1/1967,Acetone,', /is no CAS number/],
  ])('tells why %s is not taken', async (row, reason) => {
    const { rows, faults } = await readText(`${head}${row}\n`);
    expect(rows).toEqual([]);
    expect(faults[0]).toMatch(reason);
  });

  const headOfShares = 'cas,name,entry,from_percent,above_percent\n';

  it('takes the share from which an entry counts, and that above which it does', async () => {
    const { rows } = await readText(
      `${headOfShares}67-64-1,Acetone,x,0.1,\n71-43-2,Benzene,y,, 0.0001 %\n108-88-3,Toluene,z,,\n`,
    );
    expect(rows.map(({ fromPercent, abovePercent }) => [fromPercent, abovePercent])).toEqual([
      ['0.1', ''],
      ['', '0.0001'],
      ['', ''],
    ]);
  });

  it.each([
    ['100,', undefined],
    ['100.1,', /100\.1 % is more than the whole/],
    ['"0,1",', /“0,1” is no number of per cent/],
    ['-1,', /“-1” is no number of per cent/],
    ['0.1,0.2', /Keep one of them/],
  ])('of shares %s: %s', async (shares, reason) => {
    const { faults } = await readText(`${headOfShares}67-64-1,Acetone,x,${shares}\n`);
    expect(faults).toEqual(reason === undefined ? [] : [expect.stringMatching(reason)]);
  });

  it('takes numbers with other hyphens, blanks and zeros', async () => {
    const { rows } = await readText(`${head}"000067–64−1 ",Acetone,\n`);
    expect(rows[0]?.cas).toBe('67-64-1');
  });
});

describe('a workbook', () => {
  const head = ['CAS No.', 'Chemical Name', 'KE No.'];
  const row = ['67-64-1', 'Acetone', 'KE-1'];
  const readBook = (bytes: Uint8Array) => read('kr-kecl', [fileOf('my.xlsx', bytes, 512)]);

  it('may have heads that cover two rows', async () => {
    const bytes = makeXlsx([
      {
        name: 'A',
        rows: [['CAS No.', 'Identity', 'KE No.'], [null, 'Chemical Name', null], row],
        merges: ['A1:A2', 'C1:C2'],
      },
    ]);
    expect((await readBook(bytes)).rows[0]).toMatchObject({ cas: '67-64-1', name: 'Acetone', entry: 'KE-1' });
  });

  it('goes on in a sheet without a head, passes over a cover sheet and a hidden one', async () => {
    const bytes = makeXlsx([
      { name: 'Cover', rows: [['About this file']] },
      { name: 'One', rows: [head, row] },
      { name: 'Two', rows: [['71-43-2', 'Benzene', 'KE-2']] },
      { name: 'Notes', rows: [['a', 'b', 'c']] },
      { name: 'Hidden', rows: [head, ['108-88-3', 'Toluene', 'KE-3']], isHidden: true },
    ]);
    expect((await readBook(bytes)).rows.map(({ cas }) => cas)).toEqual(['67-64-1', '71-43-2']);
  });

  it('counts the last result of a formula, and tells the row of one that has none', async () => {
    const bytes = makeXlsx([{ name: 'A', rows: [head, ['67-64-1', formulaCell('A1'), 'KE-1'], row] }]);
    expect(await readBook(bytes)).toMatchObject({
      rows: [{ name: 'Acetone' }],
      faults: ['2: A cell holds a formula without its result.'],
    });
  });

  it('tells where a spreadsheet has made a date of a number', async () => {
    const dated = { xml: (place: string) => `<c r="${place}" s="2"><v>24473</v></c>` };
    const bytes = makeXlsx([{ name: 'A', rows: [head, [dated, 'Acetone', 'KE-1']] }]);
    expect((await readBook(bytes)).faults).toEqual(['2: A number was made the date 1967-01-01 by a spreadsheet.']);
  });

  it.each([0.3, 0.6, 0.9])('that is cut off after %s of it is refused', async (part) => {
    const rows = Array.from({ length: 500 }, (_, at) => ['67-64-1', `Acetone ${at}`, `KE-${at}`]);
    const bytes = makeXlsx([{ name: 'A', rows: [head, ...rows] }]);
    await expect(readBook(bytes.subarray(0, Math.floor(bytes.length * part)))).rejects.toThrow(/^my\.xlsx/);
  });
});

describe('annexes of EUR-Lex', () => {
  const readMarkup = (source: 'clp-annex-vi' | 'reach-annex-xvii', text: string) =>
    read(source, [fileOf('annex.html', utf8(text), 11)]);

  it('give each member of an entry its own numbers', async () => {
    const table = publisherTables.find(({ source }) => source === 'clp-annex-vi');
    const { rows } = await readTable(table ?? expect.fail());
    expect(rows.slice(1).map(({ name, cas, ec }) => [name, cas, ec])).toEqual([
      ['o-xylene', '95-47-6', '202-422-2'],
      ['m-xylene', '108-38-3', '203-576-3'],
    ]);
  });

  it('are read as Formex, with heads over two rows and tables inside cells', async () => {
    const cell = (text: string, more = '') => `<CELL${more}>${text}</CELL>`;
    const head = `<ROW>${cell('Index No', ' ROWSPAN="2"')}${cell('Chemical name', ' ROWSPAN="2"')}${cell('EC No', ' ROWSPAN="2"')}${cell(
      'CAS No',
      ' ROWSPAN="2"',
    )}${cell('Classification', ' COLSPAN="2"')}</ROW><ROW>${cell('Hazard Class and Category Code(s)')}${cell('Hazard statement Code(s)')}</ROW>`;
    const inner = '<TBL><CORPUS><ROW><CELL>Flam. Liq. 2</CELL></ROW></CORPUS></TBL>';
    const row = `<ROW>${['606-001-00-8', 'acetone', '200-662-2', '67-64-1', inner, 'H225'].map((text) => cell(text)).join('')}</ROW>`;
    const { rows } = await readMarkup('clp-annex-vi', `<ANNEX><TBL><CORPUS>${head}${row}</CORPUS></TBL></ANNEX>`);
    expect(rows).toMatchObject([{ cas: '67-64-1', entry: 'Flam. Liq. 2; H225; index 606-001-00-8' }]);
  });

  it('that are no well-formed markup are refused with the line', async () => {
    await expect(readMarkup('reach-annex-xvii', '<html>\n<body>\n<p>open<br>\n</body></html>')).rejects.toThrow(
      /annex\.html, line \d: This is no well-formed XHTML/,
    );
  });

  it('name a group that has no number', async () => {
    const table = publisherTables.find(({ source }) => source === 'reach-annex-xvii');
    const { rows } = await readTable(table ?? expect.fail());
    expect(rows[1]).toMatchObject({ cas: '', name: 'Lead and its compounds', entry: 'entry 63' });
  });
});

describe('files of PubChem', () => {
  const names =
    '180\tacetone\n180\t67-64-1\n180\t200-662-2\n180\tPropanone\n181\tno number\n241\tbenzene\n241\t71-43-2\n241\t54682-86-9\n';
  const of = (name: string, text: string) => fileOf(name, utf8(text), 9);

  it('are put together by compound; those without a number are left out', async () => {
    const files = [
      of('x/CID-Synonym-filtered', names),
      of('CID-SMILES', '180\tCC(=O)C\n200\tC\n241\tC1=CC=CC=C1\n'),
      of('CID-InChI-Key', '180\tInChI=1S/C3H6O\tCSCPPACGZOOCGX-UHFFFAOYSA-N\n'),
    ];
    const { rows, faults } = await read('pubchem', files);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { cas: '67-64-1', ec: '200-662-2', name: 'acetone', otherNames: ['Propanone'], smiles: 'CC(=O)C' },
      { cas: '71-43-2', otherCas: ['54682-86-9'], name: 'benzene', smiles: 'C1=CC=CC=C1', inchikey: '' },
    ]);
    expect(rows[0]?.inchikey).toBe('CSCPPACGZOOCGX-UHFFFAOYSA-N');
  });

  it.each([
    ['another name', [of('names.txt', names)], /The name tells what a file of PubChem holds/],
    ['no names', [of('CID-SMILES', '1\tC\n')], /CID-Synonym-filtered is missing/],
    ['another layout', [of('CID-Synonym-filtered', 'acetone\t180\n')], /line 1: The layout is unknown.*CID/],
    ['another order', [of('CID-Synonym-filtered', '2\ta\n1\tb\n')], /line 2: .*order/],
  ])('of %s are refused', async (_, files, message) => {
    await expect(read('pubchem', files)).rejects.toThrow(message);
  });
});
