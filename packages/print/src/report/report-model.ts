import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import type { Typeface } from '../layout/typeface.ts';
import { reportFacts, reportNote, type ReportRow, reportRows, reportTitle } from './report-rows.ts';

type Group = { readonly heading: string; readonly rows: readonly ReportRow[] };

/** All that the template of reports reads. */
type ReportModel = {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly groups: readonly Group[];
  readonly fonts: Typeface['families'];
  readonly watermark: string | null;
  readonly order: string;
};

/** The data points of one country after another. */
function groupsOf(rows: readonly ReportRow[]): readonly Group[] {
  const byCountry = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const known = byCountry.get(row.country);
    if (known) known.push(row);
    else byCountry.set(row.country, [row]);
  }
  return [...byCountry].map(([heading, ofCountry]) => ({ heading, rows: ofCountry }));
}

/** Characters that print nothing in any font of ours. */
const control = /(?!\n)\p{Cc}/gu;

const printable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(control, ' ') : value);

/** The report as JSON for the template. Throws `UnprintableCharacter` where no font of ours has a letter of it. */
export function reportModel(report: ReportToWrite, typefaceOf: (language: string) => Typeface): string {
  const rows = reportRows(report);
  const model: Omit<ReportModel, 'fonts'> = {
    title: reportTitle(report),
    note: reportNote,
    facts: reportFacts(report),
    groups: groupsOf(rows),
    watermark: report.hasWatermark ? 'PREVIEW' : null,
    order: report.orderNumber,
  };
  const text = JSON.stringify(model, (_key, value: unknown) => printable(value));
  const { families } = typefaceOf('en').printing(text);
  const fonts = families.map(({ name, covers }) => ({ name, covers }));
  return JSON.stringify({ ...model, fonts }, (_key, value: unknown) => printable(value));
}
