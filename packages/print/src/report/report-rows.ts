import { countryByCode } from '@gosds/sheet/profiles/countries';
import type { DataPoint, ReportToWrite } from '@gosds/usecases/galleria/report';

/** What every form tells of a data point. */
export type ReportRow = {
  readonly number: number;
  readonly code: string;
  readonly inList: boolean;
  readonly country: string;
  readonly topic: string;
  readonly list: string;
  /** What the list says; each entry a line. */
  readonly values: readonly string[];
  readonly edition: string;
  readonly completeness: string;
  readonly source: string;
  readonly licence: string;
  readonly link: string;
};

const unions: Readonly<Record<string, string>> = { EU: 'European Union', WORLD: 'International' };

const countryOf = (code: string): string => unions[code] ?? countryByCode(code)?.name ?? code;

const completenessWords = {
  complete: 'Whole list of this edition',
  partial: 'Part of the list',
  old: 'Older edition',
  knowledge: 'To be compared with the law',
} as const satisfies Record<DataPoint['completeness'], string>;

/** Only of a whole list it is said that the chemical is not in it, and of that edition alone. */
const absentWords = {
  complete: 'Not named in this edition',
  partial: 'Not named in the part at hand',
  old: 'Not named in this older edition',
  knowledge: 'Not named here; compare with the law',
} as const satisfies Record<DataPoint['completeness'], string>;

function valuesOf({ entries, completeness }: DataPoint): readonly string[] {
  if (entries.length === 0) return [absentWords[completeness]];
  const texts = entries.map(({ name, entry }) => [name, entry].filter((part) => part !== '').join(': '));
  return [...new Set(texts.map((text) => (text === '' ? 'Named' : text)))];
}

/** The data points of a report, in order. */
export const reportRows = ({ points, chemical, baseUrl }: ReportToWrite): readonly ReportRow[] =>
  points.map((point, index) => ({
    number: index + 1,
    code: point.code,
    inList: point.entries.length > 0,
    country: countryOf(point.country),
    topic: point.topic,
    list: point.title,
    values: valuesOf(point),
    edition: point.version,
    completeness: completenessWords[point.completeness],
    source: `${point.authority}: ${point.act}`,
    licence: point.licence,
    // What every list says of the chemical, this one among them.
    link: `${baseUrl}/galleria-data/chemicals/${chemical.number}`,
  }));

const known = (value: string | null): string => value ?? 'Not Available';

/** What the report is about, as pairs of a name and a text. */
export const reportFacts = ({
  chemical,
  orderNumber,
  readOn,
}: ReportToWrite): readonly (readonly [string, string])[] => [
  ['Chemical', known(chemical.name)],
  ['CAS number', chemical.cas.length > 0 ? chemical.cas.join(', ') : 'Not Available'],
  ['EC number', known(chemical.ec)],
  ['CW number', `CW${chemical.number}`],
  ['Formula', known(chemical.formula)],
  ['Other names', chemical.synonyms.length > 0 ? chemical.synonyms.slice(0, 20).join(', ') : 'Not Available'],
  ['Order', orderNumber],
  ['Data points read on', readOn],
];

/** Said in every form: what a report cannot tell. */
export const reportNote =
  'A list is searched by number and by name. Entries for groups, such as “lead compounds”, are not resolved to single chemicals.';

export const reportTitle = ({ chemical }: ReportToWrite): string =>
  `Regulatory lists: ${chemical.name ?? `CW${chemical.number}`}`;

export const columns = [
  ...['No.', 'Country', 'Topic', 'List', 'Value', 'Edition', 'Read on', 'Completeness', 'Source', 'Licence', 'Link'],
] as const;

/** A row as the cells of a table. */
export const cellsOf = (row: ReportRow, readOn: string): readonly string[] => [
  ...[String(row.number), row.country, row.topic, row.list, row.values.join('\n'), row.edition, readOn],
  ...[row.completeness, row.source, row.licence, row.link],
];
