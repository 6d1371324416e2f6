import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import type { Typeface } from '../layout/typeface.ts';
import type { InterfaceWords } from '@gosds/phrases/interface-words';
import {
  chemicalPage,
  columnsOf,
  reportFacts,
  reportNote,
  type ReportRow,
  reportRows,
  reportTitle,
} from './report-rows.ts';

/** A data point for the template; `breaking` adds the break places to its texts. */
type PrintedRow = {
  readonly number: string;
  readonly list: string;
  /** Topic and source, then edition and completeness of the list. */
  readonly about: readonly [string, string];
  readonly values: readonly string[];
  readonly inList: boolean;
};

type Group = { readonly heading: string; readonly rows: readonly PrintedRow[] };

/** Input of the report template. */
type ReportModel = {
  readonly language: string;
  readonly title: string;
  readonly note: string;
  readonly facts: readonly (readonly [string, string])[];
  /** Page with all listings of the chemical. Each title links there, so the address is printed once. */
  readonly linkName: string;
  readonly link: string;
  readonly address: string;
  readonly heads: readonly [number: string, list: string, value: string];
  readonly groups: readonly Group[];
  readonly fonts: Typeface['families'];
  readonly watermark: string | null;
  readonly order: string;
  /** Text with `{page}` and `{pages}` for the numbers. */
  readonly page: string;
};

/** Keeps a number in order within a right-to-left line. */
const isolated = (text: string, { direction }: InterfaceLanguage): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;

/** A topic such as `water` as the beginning of a sentence. */
const atStart = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

const toPrinted = (row: ReportRow, { language, rest: { report } }: InterfaceWords): PrintedRow => ({
  ...{ number: String(row.number), list: row.list, values: row.values, inList: row.inList },
  about: [
    `${atStart(row.topic)}. ${row.source}`,
    report.paper.edition({ edition: isolated(row.edition, language), held: row.completeness }),
  ],
});

/** Groups the data points by country. */
function groupsOf(rows: readonly ReportRow[], words: InterfaceWords): readonly Group[] {
  const byCountry = new Map<string, PrintedRow[]>();
  for (const row of rows) {
    const known = byCountry.get(row.country);
    if (known) known.push(toPrinted(row, words));
    else byCountry.set(row.country, [toPrinted(row, words)]);
  }
  return [...byCountry].map(([heading, ofCountry]) => ({ heading, rows: ofCountry }));
}

const breakable = /(?<=[/,;_–-])(?=\S)/gu;

/** Lets a long word, such as an address or a name, break after a sign. */
const breaking = (text: string): string => text.replaceAll(breakable, '\u200b');

const brokenRow = (row: PrintedRow): PrintedRow => ({
  ...row,
  list: breaking(row.list),
  about: [breaking(row.about[0]), breaking(row.about[1])],
  values: row.values.map(breaking),
});

/** Control characters, for which no font has a glyph. */
const control = /(?!\n)\p{Cc}/gu;

const printable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(control, ' ') : value);

type Writing = { readonly words: InterfaceWords; readonly typefaceOf: (language: string) => Typeface };

/** The report as JSON for the template. Throws `UnprintableCharacter` if no font has one of its letters. */
export function reportModel(report: ReportToWrite, { words, typefaceOf }: Writing): string {
  const { paper } = words.rest.report;
  const [number = '', , , list = '', value = ''] = columnsOf(words);
  const model: Omit<ReportModel, 'fonts'> = {
    language: words.language.tag,
    title: reportTitle(report, words),
    note: reportNote(words),
    facts: reportFacts(report, words),
    linkName: paper.link,
    ...{ link: chemicalPage(report), address: chemicalPage(report) },
    heads: [number, list, value],
    groups: groupsOf(reportRows(report, words), words),
    watermark: report.hasWatermark ? paper.preview : null,
    order: paper.orderNumber(report.orderNumber),
    page: paper.page({ page: '{page}', pages: '{pages}' }),
  };
  const text = JSON.stringify(model, (_key, each: unknown) => printable(each));
  const { families } = typefaceOf(model.language).printing(text);
  const fonts = families.map(({ name, covers }) => ({ name, covers }));
  const broken = {
    ...model,
    fonts,
    address: breaking(model.address),
    facts: model.facts.map(([name, fact]) => [name, breaking(fact)]),
    groups: model.groups.map(({ heading, rows }) => ({ heading, rows: rows.map(brokenRow) })),
  };
  return JSON.stringify(broken, (_key, each: unknown) => printable(each));
}
