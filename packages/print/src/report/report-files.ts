import { csvText } from '@gosds/data/csv-text';
import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import type { InterfaceWords } from '@gosds/phrases/interface-words';
import { escapeMarkup } from './escape-markup.ts';
import { cellsOf, columnsOf, reportFacts, reportNote, type ReportRow, reportRows, reportTitle } from './report-rows.ts';

/** The report as CSV: one row per data point. */
export const reportCsv = (report: ReportToWrite, words: InterfaceWords): string =>
  csvText([columnsOf(words), ...reportRows(report, words).map((row) => cellsOf(row, report.readOn))]);

/** One data point as plain text. */
export const pointText = (report: ReportToWrite, row: ReportRow, words: InterfaceWords): string => {
  const cells = cellsOf(row, report.readOn);
  const lines = columnsOf(words).map((column, at) => `${column}: ${cells[at] ?? ''}`);
  return `${[reportTitle(report, words), ...lines, '', reportNote(words)].join('\r\n')}\r\n`;
};

const style = `body{font:14px/1.45 "Noto Sans",Arial,sans-serif;color:#16222b;margin:32px}
h1{font-size:20px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{color:#4c5964}dd{margin:0}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #dde3e7;padding:6px 8px;text-align:start;vertical-align:top}
th{background:#e4f1f3}td{white-space:pre-line;overflow-wrap:anywhere}`;

const cell = (text: string): string => `<td>${escapeMarkup(text)}</td>`;

const htmlRow = (row: ReportRow, readOn: string): string => {
  const cells = cellsOf(row, readOn);
  const link = `<td><a href="${escapeMarkup(row.link)}">${escapeMarkup(row.link)}</a></td>`;
  return `<tr>${cells.slice(0, -1).map(cell).join('')}${link}</tr>`;
};

/** The report as an HTML page that loads nothing. */
export function reportHtml(report: ReportToWrite, words: InterfaceWords): string {
  const title = escapeMarkup(reportTitle(report, words));
  const { tag, direction } = words.language;
  const facts = reportFacts(report, words).map(
    ([name, text]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(text)}</dd>`,
  );
  const rows = reportRows(report, words).map((row) => htmlRow(row, report.readOn));
  const heads = columnsOf(words).map((column) => `<th scope="col">${escapeMarkup(column)}</th>`);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><dl>${facts.join('')}</dl><p>${escapeMarkup(reportNote(words))}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const optional = (name: string, text: string | null): string => (text === null ? '' : element(name, text));

const xmlPoint = (row: ReportRow, readOn: string): string =>
  [
    `<dataPoint number="${row.number}" listIndex="${escapeMarkup(row.code)}" inList="${row.inList}">`,
    ...[element('country', row.country), element('topic', row.topic), element('listName', row.list)],
    ...[element('version', row.edition), element('readOn', readOn), element('completeness', row.completeness)],
    ...[element('source', row.source), element('licence', row.licence), element('link', row.link)],
    ...row.values.map((value) => element('value', value)),
    '</dataPoint>',
  ].join('');

/** The report as XML by `docs/report.xsd`, in English, for programs. */
export function reportXml(report: ReportToWrite, english: InterfaceWords): string {
  const { chemical, orderNumber, readOn } = report;
  return `<?xml version="1.0" encoding="UTF-8"?>
<report xmlns="urn:gosds:report:1" order="${escapeMarkup(orderNumber)}" readOn="${readOn}">
<chemical number="${chemical.number}">${[
    optional('name', chemical.name),
    ...chemical.cas.map((cas) => element('cas', cas)),
    optional('ec', chemical.ec),
    optional('formula', chemical.formula),
    ...chemical.synonyms.map((name) => element('synonym', name)),
  ].join('')}</chemical>
${element('note', reportNote(english))}
<dataPoints>
${reportRows(report, english)
  .map((row) => xmlPoint(row, readOn))
  .join('\n')}
</dataPoints>
</report>
`;
}
