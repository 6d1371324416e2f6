import type { RestWords } from '@gosds/phrases/generated/interface/words';
import { countryByCode } from '@gosds/sheet/profiles/countries';
import type { DataPoint, ReportToWrite } from '@gosds/usecases/galleria/report';
import type { InterfaceWords } from '@gosds/phrases/interface-words';

/** The fields of a data point that every form shows. */
export type ReportRow = {
  readonly number: number;
  readonly code: string;
  readonly inList: boolean;
  readonly country: string;
  readonly topic: string;
  readonly list: string;
  /** The entries of the list, one a line. */
  readonly values: readonly string[];
  readonly edition: string;
  readonly completeness: string;
  readonly source: string;
  readonly licence: string;
  readonly link: string;
};

function countryOf(code: string, { first, rest }: InterfaceWords): string {
  const { eu, world } = rest.galleria.chemical;
  if (code === 'EU') return eu;
  if (code === 'WORLD') return world;
  const english = countryByCode(code)?.name;
  return english === undefined ? code : first.formats.country(code, english);
}

/**
 * Says that a chemical is not listed only for a complete list, and only of that edition. A group that may name it is
 * named with it, or in place of “not named”.
 */
function valuesOf({ entries, groups, completeness }: DataPoint, words: RestWords['report']): readonly string[] {
  const { absent, paper } = words;
  const texts = entries.map(({ name, entry }) => [name, entry].filter((part) => part !== '').join(': '));
  const own = [...new Set(texts.map((text) => (text === '' ? paper.named : text)))];
  const cells = [...own, ...groups.map((group) => paper.mayBeNamed(group))];
  return cells.length > 0 ? cells : [absent[completeness]];
}

/** Address of the page with all listings of the chemical. */
export const chemicalPage = ({ chemical, baseUrl }: Pick<ReportToWrite, 'chemical' | 'baseUrl'>): string =>
  `${baseUrl}/galleria-data/chemicals/${chemical.number}`;

/** The data points of a report, in order. */
export const reportRows = ({ points, chemical, baseUrl }: ReportToWrite, words: InterfaceWords): readonly ReportRow[] =>
  points.map((point, index) => ({
    number: index + 1,
    code: point.code,
    inList: point.entries.length > 0,
    country: countryOf(point.country, words),
    topic: point.topic,
    list: point.title,
    values: valuesOf(point, words.rest.report),
    edition: point.version,
    completeness: words.rest.galleria.completeness[point.completeness],
    source: `${point.authority}: ${point.act}`,
    licence: point.licence,
    link: chemicalPage({ chemical, baseUrl }),
  }));

/** Facts of the report, as pairs of name and text. */
export function reportFacts(
  { chemical, orderNumber, readOn }: ReportToWrite,
  { rest: { galleria, report } }: InterfaceWords,
): readonly (readonly [string, string])[] {
  const { fact, checkColumn, notAvailable } = galleria;
  const known = (values: readonly (string | null)[]) =>
    values.filter((value) => value !== null).join(', ') || notAvailable;
  return [
    [checkColumn.chemical, known([chemical.name])],
    [fact.cas, known(chemical.cas)],
    [fact.ec, known([chemical.ec])],
    [fact.cw, `CW${chemical.number}`],
    [fact.formula, known([chemical.formula])],
    [fact.synonyms, known(chemical.synonyms.slice(0, 20))],
    [report.paper.order, orderNumber],
    [report.paper.pointsReadOn, readOn],
  ];
}

/** What a report cannot tell; every form says it. */
export const reportNote = ({ rest }: InterfaceWords): string => rest.report.paper.note;

export const reportTitle = ({ chemical }: ReportToWrite, { rest }: InterfaceWords): string =>
  rest.report.paper.title(chemical.name ?? `CW${chemical.number}`);

/** The headings of a table of data points. */
export function columnsOf({ rest: { galleria, report } }: InterfaceWords): readonly string[] {
  const { paper } = report;
  return [
    ...[paper.number, galleria.chemical.country, paper.topic, galleria.column.list, paper.value],
    ...[galleria.column.edition, paper.readOn, paper.completeness, paper.source, paper.licence, paper.link],
  ];
}

/** The cells of a table row. */
export const cellsOf = (row: ReportRow, readOn: string): readonly string[] => [
  ...[String(row.number), row.country, row.topic, row.list, row.values.join('\n'), row.edition, readOn],
  ...[row.completeness, row.source, row.licence, row.link],
];
