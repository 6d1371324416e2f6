import { strToU8, zipSync } from 'fflate';

/** A cell of a test workbook: a text, a number, or its XML. */
export type TestCell = string | number | null | { readonly xml: (reference: string) => string };

export type TestSheet = {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  readonly merges?: readonly string[];
  readonly isHidden?: boolean;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return cell.xml(reference);
}

const rowXml = (cells: readonly TestCell[], row: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row}`)).join('')}</row>`;

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function sheetXml({ rows, merges = [] }: TestSheet): string {
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `${head}<worksheet ${main}><sheetData>${rows.map((cells, index) => rowXml(cells, index + 1)).join('')}</sheetData>${
    merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`
  }</worksheet>`;
}

/** Cell styles: 0 plain, 1 percent, 2 date. */
const styles = `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

export const percentCell = (value: number): TestCell => ({ xml: (r) => `<c r="${r}" s="1"><v>${value}</v></c>` });

export const dateCell = (days: number): TestCell => ({ xml: (r) => `<c r="${r}" s="2"><v>${days}</v></c>` });

export const formulaCell = (formula: string, result?: number): TestCell => ({
  xml: (r) => `<c r="${r}"><f>${escaped(formula)}</f>${result === undefined ? '' : `<v>${result}</v>`}</c>`,
});

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX workbook in Excel's format, as far as the import reads it. */
export function makeXlsx(sheets: readonly TestSheet[], more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden === true ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = {
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${type}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  };
  const packed = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
  return zipSync({ ...packed, ...more });
}
