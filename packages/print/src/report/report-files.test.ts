import { execFileSync, spawnSync } from 'node:child_process';
import { repositoryFile } from '@gosds/testkit/public-files';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import { interfaceWords } from '@gosds/phrases/interface-words';
import { createTypefaces } from '../layout/typeface.ts';
import { createTypstEngine } from '../typst-engine.ts';
import { reportCsv, reportHtml, reportXml } from './report-files.ts';
import { reportModel } from './report-model.ts';
import { reportXlsx, reportZip } from './report-workbook.ts';

const english = await interfaceWords('en');

const list = (code: string, entries: readonly string[], changes: object = {}) => ({
  ...{ code, country: 'EU', topic: 'REACH', title: `List ${code}`, authority: 'A', act: 'B', version: '2026-01-01' },
  ...{ completeness: 'complete' as const, licence: 'public domain' },
  entries: entries.map((entry) => ({ name: '', entry })),
  groups: [] as string[],
  ...changes,
});

const report: ReportToWrite = {
  chemical: { number: 1101, name: 'Acetone', cas: ['67-64-1'], ec: null, formula: 'C3H6O', synonyms: ['propan-2-one'] },
  readOn: '2026-11-28',
  points: [
    list('a', ['=HYPERLINK("http://evil")', '<b>&"bold"</b>']),
    list('b', []),
    list('c', [], { completeness: 'partial', country: 'US' }),
    list('d', [''], { country: 'WORLD' }),
  ],
  orderNumber: '100001',
  hasWatermark: false,
  language: 'en',
  baseUrl: 'https://gosds.example',
};

const manyPoints: ReportToWrite = {
  ...report,
  points: Array.from({ length: 1287 }, (_, at) =>
    list(`list-${at}`, [`TWA ${at} ppm; a limit of some length in words`]),
  ),
};

describe('a report as CSV', () => {
  const rows = reportCsv(report, english).split('\r\n');
  it('has a row for each data point, with list, edition, date, source and link', () => {
    expect(rows[0]).toContain('No.,Country,Topic,List,Value,Edition,Read on,Completeness,Source,Licence,Link');
    expect(reportCsv(report, english)).toContain(
      '2026-01-01,2026-11-28,Whole list of this edition,A: B,public domain,',
    );
    expect(reportCsv(report, english)).toContain('https://gosds.example/galleria-data/chemicals/1101');
  });

  it('says that a chemical is not named only of the edition at hand', () => {
    expect(reportCsv(report, english)).toContain('List b,Not named in this edition,');
    expect(reportCsv(report, english)).toContain('List c,Not named in the part at hand,');
    expect(reportCsv(report, english)).toContain('List d,Named,');
  });

  it('tells a group that may name the chemical, instead of “not named” and beside an entry', () => {
    const groups = ['Lead compounds'];
    const points = [list('e', [], { groups }), list('f', ['9 mg'], { groups })];
    const csv = reportCsv({ ...report, points }, english);
    expect(csv).toContain('List e,May be named by the group “Lead compounds”,');
    expect(csv).not.toContain('Not named');
    expect(csv).toMatch(/List f,"9 mg[^"]*May be named by the group “Lead compounds”"/);
  });

  it('runs no formula', () => {
    expect(reportCsv(report, english)).toContain(`"'=HYPERLINK(""http://evil"")`);
  });
});

describe('a report as XML and HTML', () => {
  it('keeps every sign of a value', () => {
    const xml = reportXml(report, english);
    expect(xml).toContain(
      '<value>=HYPERLINK(&quot;http://evil&quot;)</value><value>&lt;b&gt;&amp;&quot;bold&quot;&lt;/b&gt;</value>',
    );
    expect(xml).toContain('listIndex="a" inList="true"');
  });

  it.skipIf(spawnSync('xmllint', ['--version']).error)('is XML of the published schema', () => {
    const schema = ['--noout', '--schema', repositoryFile('docs/report.xsd'), '-'];
    expect(
      execFileSync('xmllint', schema, {
        input: reportXml(report, english),
        stdio: ['pipe', 'pipe', 'pipe'],
      }).toString(),
    ).toBe('');
  });

  it('writes no mark-up of a list into the page', () => {
    expect(reportHtml(report, english)).toContain('&lt;b&gt;&amp;&quot;bold&quot;&lt;/b&gt;');
    expect(reportHtml(report, english)).not.toContain('<b>');
  });
});

describe('a report as a workbook', () => {
  it('has texts alone and no formula', async () => {
    const files = unzipSync(await reportXlsx(report, english));
    const sheets = Object.entries(files).filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    expect(sheets).toHaveLength(2);
    for (const [, bytes] of sheets) expect(strFromU8(bytes)).not.toContain('<f');
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(all).toContain('=HYPERLINK(');
  });
});

describe('a report as a zip', () => {
  it('holds each data point as a workbook and a text, and all of them', async () => {
    const files = unzipSync(await reportZip(report, { words: english, english }));
    expect(Object.keys(files).toSorted()).toEqual([
      ...['file.html', 'file.xml', 'index1.txt', 'index1.xlsx', 'index2.txt', 'index2.xlsx'],
      ...['index3.txt', 'index3.xlsx', 'index4.txt', 'index4.xlsx'],
    ]);
    expect(strFromU8(files['index2.txt'] ?? new Uint8Array())).toContain('Value: Not named in this edition');
    const workbook = unzipSync(files['index1.xlsx'] ?? new Uint8Array());
    const texts = Object.values(workbook).map((bytes) => strFromU8(bytes));
    expect(texts.join('')).toContain('&lt;b&gt;&amp;');
    expect(texts.join('')).not.toContain('gosds-cell-');
  });
});

describe('a report as PDF', () => {
  it('bears a watermark only until it is paid, and prints Chinese and Greek', () => {
    const engine = createTypstEngine();
    const typefaceOf = createTypefaces();
    const pdf = (changes: Partial<ReportToWrite>) =>
      engine.printReport({
        model: reportModel({ ...report, ...changes }, { words: english, typefaceOf }),
        timestamp: 1_795_000_000,
      });
    const clean = pdf({ points: [list('zh', ['限值 β-naphthyl'])] });
    expect(Buffer.from(clean).subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(reportModel({ ...report, hasWatermark: true }, { words: english, typefaceOf }))).toMatchObject({
      watermark: 'PREVIEW',
    });
    expect(JSON.parse(reportModel(report, { words: english, typefaceOf }))).toMatchObject({ watermark: null });
  });

  it.skipIf(spawnSync('pdftotext', ['-v']).error)(
    'lets long words end a line, and has only the signs of the text for who copies it',
    () => {
      const points = [list('long', [`${'7439-92-1/'.repeat(30)}end`])];
      const written = { ...report, points, chemical: { ...report.chemical, cas: ['67-64-1'] } };
      const model = reportModel(written, { words: english, typefaceOf: createTypefaces() });
      const pdf = createTypstEngine().printReport({ model, timestamp: 1_795_000_000 });
      const { stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf });
      expect(stdout.toString()).toContain('67-64-1');
      expect(stdout.toString()).toContain('https://gosds.example/galleria-data/chemicals/1101');
      expect(stdout.toString().replaceAll('\n', '')).toContain('7439-92-1/'.repeat(30));
      expect(stdout.toString()).not.toContain('\u200b');
    },
  );

  it('tells topic and source as a sentence', () => {
    const points = [list('water', [], { topic: 'water' })];
    const { groups } = JSON.parse(
      reportModel({ ...report, points }, { words: english, typefaceOf: createTypefaces() }),
    );
    expect(groups[0].rows[0].about[0]).toBe('Water. A: B');
  });
});

it('takes 1,287 data points in every form', async () => {
  expect(reportCsv(manyPoints, english).split('\r\n').length).toBe(1289);
  expect(Object.keys(unzipSync(await reportZip(manyPoints, { words: english, english })))).toHaveLength(2 + 2 * 1287);
});

describe('a report in the language of the screens', () => {
  it.each([
    ['de', 'Nr.;Land;Thema;Liste;Wert;Ausgabe', 'In dieser Ausgabe nicht genannt', 'Vereinigte Staaten'],
    ['fr', 'N°;Pays;Thème;Liste;Valeur;Édition', 'Non citée dans cette édition', 'États-Unis'],
    ['es', 'N.º;País;Tema;Lista;Valor;Edición', 'No se nombra en esta edición', 'Estados Unidos'],
    ['zh', '序号;', '此版本未列出', '美国'],
    ['ar', 'الرقم;', 'غير مذكور في هذا الإصدار', 'الولايات المتحدة'],
  ])(
    'has its heads, verdicts and countries in %s, and facts as the lists print them',
    async (tag, heads, absent, us) => {
      const words = await interfaceWords(tag);
      const csv = reportCsv(report, words);
      expect(csv.split('\r\n')[0]).toContain(heads.replaceAll(';', ','));
      for (const text of [absent, us, 'List b', 'A: B', '2026-01-01', '2026-11-28']) expect(csv).toContain(text);
      const page = reportHtml(report, words);
      expect(page).toContain(`<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(page).toContain('Acetone');
      const sheets = unzipSync(await reportXlsx(report, words));
      const texts = Object.values(sheets).map((bytes) => strFromU8(bytes));
      expect(texts.join('')).toContain(words.rest.report.paper.points);
      const model = reportModel(report, { words, typefaceOf: createTypefaces() });
      expect(JSON.parse(model)).toMatchObject({ language: tag, order: expect.stringContaining('100001') });
      expect(createTypstEngine().printReport({ model, timestamp: 1_795_000_000 }).length).toBeGreaterThan(5_000);
    },
  );

  it('is XML in English, which programs read', async () => {
    const files = unzipSync(await reportZip(report, { words: await interfaceWords('de'), english }));
    expect(strFromU8(files['file.xml'] ?? new Uint8Array())).toContain('Not named in this edition');
    expect(strFromU8(files['index2.txt'] ?? new Uint8Array())).toContain('Wert: In dieser Ausgabe nicht genannt');
  });
});
