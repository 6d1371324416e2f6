import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import type { InterfaceWords } from '@gosds/phrases/interface-words';
import { escapeMarkup } from './escape-markup.ts';
import { pointText, reportHtml, reportXml } from './report-files.ts';
import { cellsOf, columnsOf, reportFacts, reportNote, reportRows, reportTitle } from './report-rows.ts';

/** Maximum length of a cell. */
const maxCellLength = 32_767;

/** A cell with plain text; a workbook has no formulas. */
const text = (value: string) => ({ value: value.slice(0, maxCellLength), type: String });
const head = (value: string) => ({ ...text(value), fontWeight: 'bold' as const });
const wrapped = (value: string) => ({ ...text(value), wrap: true });

const widths = [6, 18, 18, 40, 60, 14, 12, 24, 50, 30, 50].map((width) => ({ width }));

/** The report as a workbook: its data points and its facts. */
export async function reportXlsx(report: ReportToWrite, words: InterfaceWords): Promise<Uint8Array> {
  const { paper } = words.rest.report;
  const rows = reportRows(report, words);
  const table = [columnsOf(words).map(head), ...rows.map((row) => cellsOf(row, report.readOn).map(wrapped))];
  const about = [
    [head(reportTitle(report, words))],
    ...reportFacts(report, words).map(([name, value]) => [head(name), wrapped(value)]),
    [wrapped(reportNote(words))],
  ];
  return writeExcelFile([
    { data: table, sheet: paper.points, columns: widths, stickyRowsCount: 1 },
    { data: about, sheet: paper.about, columns: [{ width: 30 }, { width: 80 }] },
  ]).toBuffer();
}

const encode = (content: string): Uint8Array => new TextEncoder().encode(content);

const token = (at: number): string => `gosds-cell-${at}-`;

/**
 * A workbook of one row with a placeholder in each cell. Replacing the placeholders makes the workbook of a data point.
 */
async function templateOf(words: InterfaceWords): Promise<Readonly<Record<string, Uint8Array>>> {
  const columns = columnsOf(words);
  const row = columns.map((_, at) => wrapped(token(at)));
  return unzipSync(
    await writeExcelFile([
      { data: [columns.map(head), row], sheet: words.rest.report.paper.point, columns: widths },
    ]).toBuffer(),
  );
}

/** Makes the workbook of a data point from the template, which is faster than building a new one. */
function pointWorkbook(template: Readonly<Record<string, Uint8Array>>, cells: readonly string[]): Uint8Array {
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(template)) {
    const source = strFromU8(bytes);
    files[name] = source.includes(token(0)) ? encode(filled(source, cells)) : bytes;
  }
  // Uncompressed: the outer ZIP compresses what the files have in common.
  return zipSync(files, { level: 0 });
}

const filled = (source: string, cells: readonly string[]): string =>
  cells.reduce((made, cell, at) => made.replace(token(at), () => escapeMarkup(cell.slice(0, maxCellLength))), source);

/** The reader's words, and the English words of the XML. */
type ZipWords = { readonly words: InterfaceWords; readonly english: InterfaceWords };

/**
 * A ZIP file with each data point as `index{n}.xlsx` and `index{n}.txt`, and all of them as `file.xml` and `file.html`.
 */
export async function reportZip(report: ReportToWrite, { words, english }: ZipWords): Promise<Uint8Array> {
  const files: Zippable = {
    'file.xml': encode(reportXml(report, english)),
    'file.html': encode(reportHtml(report, words)),
  };
  const template = await templateOf(words);
  for (const row of reportRows(report, words)) {
    files[`index${row.number}.xlsx`] = pointWorkbook(template, cellsOf(row, report.readOn));
    files[`index${row.number}.txt`] = encode(pointText(report, row, words));
  }
  return zipSync(files, { level: 3, mtime: new Date(`${report.readOn}T12:00:00`) });
}
