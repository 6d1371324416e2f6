import { percent, type Ppb } from '../concentration.ts';
import { type CategoryCode, type HazardClass, isCategoryCode, isHazardStatement } from '../hazard.ts';
import type { LimitRow } from './jurisdiction-rows.ts';
import type { LawOnDay } from './law-on-day.ts';
import type {
  AdditivityTable,
  ExtremePh,
  IndividualRow,
  IndividualTable,
  NonAdditiveTable,
  StatementLimit,
  SumRow,
} from './market.ts';

/** Rules of `limits.csv` in which a single ingredient decides, in the order of evaluation. */
const individualClasses: readonly (readonly [rule: string, hazardClass: HazardClass])[] = [
  ['resp-sens', 'Respiratory sensitisation'],
  ['skin-sens', 'Skin sensitisation'],
  ['muta', 'Germ cell mutagenicity'],
  ['carc', 'Carcinogenicity'],
  ['repr', 'Reproductive toxicity'],
  ['lact', 'Effects on or via lactation'],
  ['stot-se', 'Specific target organ toxicity, single exposure'],
  ['stot-re', 'Specific target organ toxicity, repeated exposure'],
  ['ozone', 'Hazardous to the ozone layer'],
  ['ed-hh', 'Endocrine disruption for human health'],
  ['ed-env', 'Endocrine disruption for the environment'],
  ['pbt', 'PBT or vPvB properties'],
  ['pmt', 'PMT or vPvM properties'],
];

/** Rules of `limits.csv` that add up ingredients, except skin, eye and aspiration. */
const additiveClasses: readonly (readonly [rule: string, hazardClass: HazardClass])[] = [
  ['stot-se-3-irritation', 'Specific target organ toxicity, single exposure: respiratory tract irritation'],
  ['stot-se-3-narcosis', 'Specific target organ toxicity, single exposure: narcotic effects'],
  ['aquatic-acute', 'Hazardous to the aquatic environment, acute'],
  ['aquatic-chronic', 'Hazardous to the aquatic environment, long-term'],
];

const rowsOf = ({ limits }: LawOnDay, rule: string): readonly LimitRow[] => limits.filter((row) => row.rule === rule);

const shareOf = ({ limit = 0 }: LimitRow): Ppb => percent(limit);

/** Throws if the registry does not have the category. */
export function readCode(text: string): CategoryCode {
  if (isCategoryCode(text)) return text;
  throw new RangeError(`unknown category “${text}”`);
}

function statementOf({ row, statement }: LimitRow) {
  if (isHazardStatement(statement)) return statement;
  throw new RangeError(`${row}: unknown statement “${statement}”`);
}

const split = (text: string): readonly string[] => text.split(' + ').filter(Boolean);

/** Reads the weight of each category from e.g. `10 x Skin Corr. 1 + Skin Irrit. 2`. */
function weightsOf(counts: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    split(counts).map((term) => {
      const [first = '', code] = term.split(' x ');
      return code === undefined ? [first, 1] : [code, Number(first)];
    }),
  );
}

const isFactor = (factor: string): factor is 'mAcute' | 'mChronic' => factor === 'mAcute' || factor === 'mChronic';

const sumRow = (row: LimitRow): SumRow => ({
  id: row.row,
  outcome: { code: readCode(row.category), hCode: statementOf(row) },
  weights: weightsOf(row.counts),
  atLeast: shareOf(row),
  ...(isFactor(row.factor) ? { multiplier: row.factor } : {}),
  ...(row.unless === '' ? {} : { unlessCounted: split(row.unless).map(readCode) }),
  paragraph: row.paragraph,
});

/** Rows named `counted` give the concentration from which an ingredient counts. */
const isRelevance = ({ row }: LimitRow): boolean => row.startsWith('counted');

/** A table of weighted sums, with the rows of `limits.csv` in their order. */
export function additivityTable(law: LawOnDay, rule: string, hazardClass: HazardClass): AdditivityTable {
  const rows = rowsOf(law, rule).filter(({ measure }) => measure === '');
  return {
    hazardClass,
    rows: rows.filter((row) => !isRelevance(row)).map(sumRow),
    relevance: rows.filter(isRelevance).map((row) => ({
      codes: split(row.counts).map(readCode),
      atLeast: shareOf(row),
      ...(isFactor(row.factor) ? { dividedBy: row.factor } : {}),
      paragraph: row.paragraph,
    })),
  };
}

function statementLimit(rows: readonly LimitRow[], row: LimitRow): StatementLimit {
  const gas = rows.find((other) => other.row === row.row && other.measure === 'in gases');
  return {
    id: row.row,
    codes: split(row.counts).map(readCode),
    atLeast: shareOf(row),
    ...(gas ? { atLeastInGas: shareOf(gas) } : {}),
    paragraph: row.paragraph,
  };
}

const byShare = (rows: readonly LimitRow[]) =>
  rows.filter(({ measure, category }) => measure === '' && category !== '');

/** Rows in which a single ingredient reaches the limit of a category. Gases may have their own limit. */
function individualRows(law: LawOnDay, rule: string): readonly IndividualRow[] {
  const rows = rowsOf(law, rule);
  return byShare(rows).map((row) => ({ ...statementLimit(rows, row), outcome: readCode(row.category) }));
}

/** Rows in which a single ingredient leads to a statement. */
export function statementRows(law: LawOnDay, rule: string): readonly StatementLimit[] {
  const rows = rowsOf(law, rule);
  return byShare(rows).map((row) => statementLimit(rows, row));
}

export const nonAdditiveTable = (law: LawOnDay, rule: string): NonAdditiveTable => {
  const rows = individualRows(law, rule);
  return { rows, paragraph: rows[0]?.paragraph ?? '' };
};

/** Tables of the classes in which a single ingredient decides. A class without rows has no table. */
export const individualTables = (law: LawOnDay): readonly IndividualTable[] =>
  individualClasses
    .map(([rule, hazardClass]) => ({ hazardClass, rows: individualRows(law, rule) }))
    .filter(({ rows }) => rows.length > 0);

/** Tables of the classes that add up ingredients, except skin, eye and aspiration. */
export const additiveTables = (law: LawOnDay): readonly AdditivityTable[] =>
  additiveClasses
    .map(([rule, hazardClass]) => additivityTable(law, rule, hazardClass))
    .filter(({ rows }) => rows.length > 0);

/** One limit; undefined if the law does not set it. */
export function limitOf(law: LawOnDay, rule: string, [row, measure = '']: readonly [row: string, measure?: string]) {
  const found = law.limits.find((one) => one.rule === rule && one.row === row && one.measure === measure);
  return found?.limit === undefined ? undefined : { value: found.limit, paragraph: found.paragraph };
}

/** One limit. Throws if the law does not set it. */
export function requiredLimit(law: LawOnDay, rule: string, place: readonly [row: string, measure?: string]) {
  const found = limitOf(law, rule, place);
  if (!found) throw new RangeError(`${law.id} sets no limit ${rule} ${place.join(' ')}`);
  return found;
}

export function extremePh(law: LawOnDay, rule: string): ExtremePh {
  const acid = requiredLimit(law, rule, ['acid', 'up to']);
  return {
    atMost: acid.value,
    atLeast: requiredLimit(law, rule, ['alkali', 'from']).value,
    paragraph: acid.paragraph,
  };
}
