import { readFileSync } from 'node:fs';
import { readCsv } from '@gosds/data/csv';
import type { HarmonisedList, HarmonisedVersion } from '@gosds/data/harmonised-list';
import { publicFile } from '@gosds/testkit/public-files';

type Row = Readonly<Record<string, string>>;

const cell = (row: Row, column: string): string => (row[column] ?? '').replaceAll('\u00a0', ' ').trim();
const partsOf = (text: string): string[] => text.split('; ').filter((part) => part !== '');
const sorted = (texts: readonly string[]): string => [...new Set(texts)].toSorted().join('; ');

const starsOf = (text: string): string[] => text.match(/\*+/g) ?? [];
const withoutStars = (text: string): string => text.replace(/\s*\*+/g, '').trim();

/** Regulation (EU) 2019/521 turned Flam. Gas 1 into 1A. One row prints the Greek capital beta. */
const categoryOf = (text: string): string => {
  const plain = withoutStars(text).replace('Skin. ', 'Skin ').replace('\u0392', 'B');
  return plain === 'Flam. Gas 1' ? 'Flam. Gas 1A' : plain;
};

/** Statements that two entries print without their class. */
const wanting: Readonly<Record<string, string>> = { H340: 'Muta. 1B', H304: 'Asp. Tox. 1' };

/** Statements of another category that the table misprints beside the right category. */
const misprints: Readonly<Record<string, string>> = {
  'Self-heat. 1 H252': 'H251',
  'Self-react. C H241': 'H242',
};

function theirHazards(row: Row): string[] {
  const statements = partsOf(cell(row, 'hazard_statement_codes')).filter((text) => text !== 'H280');
  const hazards = partsOf(cell(row, 'hazard_class_category')).flatMap((text) => {
    const category = categoryOf(text);
    if (category === 'Press. Gas') return [category];
    const statement = statements.shift() ?? '?';
    if (category === '' || category === 'Expl.' || statement === 'EUH059') return [];
    const details = Array.from(statement.matchAll(/\(([^)]*)\)/g), ([, detail]) => detail).join(', ');
    const printed = withoutStars(statement).replace(/ *\(.*$/, '');
    const code = misprints[`${category} ${printed}`] ?? printed;
    return [[category, code, details, ...starsOf(text), ...starsOf(statement)].filter((part) => part !== '').join(' ')];
  });
  return [...hazards, ...statements.map((statement) => `${wanting[statement] ?? '?'} ${statement}`)];
}

const ourHazards = ({ hazards }: HarmonisedVersion): string[] =>
  hazards.map(({ category, statement = '', detail = '', marks }) =>
    [category, statement, detail, ...marks].filter((part) => part !== '').join(' '),
  );

const isLimit = (part: string): boolean => /^E?U?H\d{3}/.test(part);
const isValue = (part: string): boolean => isLimit(part) || /^M =|ATE =|^\*/.test(part);

const limitSigns = [
  ['from', / ≤ C|C ≥ /],
  ['above', /C > /],
  ['below', /C < /],
  ['up to', /C ≤ /],
] as const;

/** Converts `3.0% ≤ C < 10.0%` to `from 3 below 10`. */
function sidesOf(text: string): string {
  const numbers = (text.match(/[\d.]+(?:E-\d+)?(?=%)/g) ?? []).map(Number);
  const signs = limitSigns.filter(([, sign]) => sign.test(text)).map(([side]) => side);
  return signs.map((side, place) => `${side} ${numbers[place] ?? '?'}`).join(' ');
}

function theirLimits(row: Row): string[] {
  let category = '';
  return partsOf(cell(row, 'm_scl_ate')).flatMap((part) => {
    if (!isValue(part)) category = categoryOf(part);
    if (!isLimit(part)) return [];
    const [statement = '', sides = ''] = part.split(': ');
    return [`${statement.startsWith('EUH') ? '' : category} ${statement} ${sidesOf(sides)}`.trim()];
  });
}

const ourLimits = ({ limits }: HarmonisedVersion): string[] =>
  limits.map(({ category, statement, from, above, below, up_to: upTo }) => {
    const sides = Object.entries({ from, above, below, 'up to': upTo }).flatMap(([side, value]) =>
      value === undefined ? [] : [`${side} ${value}`],
    );
    return [category, statement, ...sides].filter((part) => part !== '').join(' ');
  });

const factorsIn = (row: Row): string[] =>
  partsOf(cell(row, 'm_scl_ate')).flatMap((part) => (part.startsWith('M =') ? [String(Number(part.slice(3)))] : []));

const ourFactors = ({ m_acute: acute, m_chronic: chronic }: HarmonisedVersion): string[] =>
  [acute, chronic].flatMap((value) => (value === undefined ? [] : [String(value)]));

const forms = [
  ['dust-mist', 'dusts or mists'],
  ['vapour', 'vapours'],
  ['gas', 'ppm'],
] as const;

const theirEstimates = (row: Row): string[] =>
  partsOf(cell(row, 'm_scl_ate')).flatMap((part) => {
    if (!part.includes('ATE =')) return [];
    const route = forms.find(([, words]) => part.includes(words))?.[0] ?? part.split(':')[0] ?? '';
    return [`${route} ${Number(/ATE = ([\d.]+)/.exec(part)?.[1])}`];
  });

const supplementalIn = (row: Row): string[] => [
  ...partsOf(cell(row, 'suppl_h_statements')),
  ...partsOf(cell(row, 'hazard_statement_codes')).filter((text) => text === 'EUH059'),
];

function compareVersion(row: Row, version: HarmonisedVersion): string[] {
  const pairs = {
    hazards: [ourHazards(version), theirHazards(row)],
    limits: [ourLimits(version), theirLimits(row)],
    M: [[ourFactors(version).join(' then ')], [factorsIn(row).join(' then ')]],
    ATE: [version.estimates.map(({ route, value }) => `${route} ${value}`), theirEstimates(row)],
    notes: [
      version.notes,
      cell(row, 'notes')
        .split(/[;\s]+/)
        .filter((note) => note !== ''),
    ],
    EUH: [version.supplemental, supplementalIn(row)],
  } as const;
  return Object.entries(pairs).flatMap(([field, [ours, theirs]]) =>
    sorted(ours) === sorted(theirs) ? [] : [`${field} | ours: ${sorted(ours)} | reference: ${sorted(theirs)}`],
  );
}

function compareRow(row: Row, list: HarmonisedList): string[] {
  const day = cell(row, 'in_application');
  const index = cell(row, 'index_no');
  const version = list.versions.get(index)?.findLast(({ valid_from: from }) => from <= day);
  const isDeleted = cell(row, 'comment') === 'Index # deleted';
  if (!version) return isDeleted ? [] : [`${index}: the list has no version of ${day}`];
  if (version.deleted || isDeleted)
    return version.deleted === isDeleted ? [] : [`${index} ${day}: deleted in one of them alone`];
  return compareVersion(row, version).map((difference) => `${index} ${cell(row, 'atp')} ${difference}`);
}

/** Adaptations of the same day keep the order of their rows. */
const dayKey = (row: Row): string => `${cell(row, 'index_no')} ${cell(row, 'in_application')}`;

const { path, isThere } = publicFile('reference/lists/eu_clp_annex_vi_history_atp23.csv');

/** Compares every version that ever applied with the public table and its history. */
export function compareWithHistory(list: HarmonisedList): { readonly rows: number; readonly differences: string[] } {
  const rows = isThere ? readCsv(readFileSync(path, 'utf8')) : [];
  const lastOfDay = new Map(rows.map((row) => [dayKey(row), cell(row, 'atp')]));
  const applied = rows.filter((row) => lastOfDay.get(dayKey(row)) === cell(row, 'atp'));
  const numbers = new Set(list.entries.map(({ index, cas = '' }) => `${index} ${cas}`));
  const newest = new Map(rows.map((row) => [cell(row, 'index_no'), cell(row, 'atp')]));
  const withoutNumber = applied.filter(
    (row) =>
      newest.get(cell(row, 'index_no')) === cell(row, 'atp') &&
      list.versions.has(cell(row, 'index_no')) &&
      !numbers.has(`${cell(row, 'index_no')} ${cell(row, 'cas')}`),
  );
  return {
    rows: applied.length,
    differences: [
      ...applied.flatMap((row) => compareRow(row, list)),
      ...withoutNumber.map((row) => `${dayKey(row)}: no row for ${cell(row, 'cas')}`),
    ],
  };
}

export const hasHistory = isThere;
