import { categoryTable, effectLetters, type physicalTable } from './category-table.ts';
import { ownValue } from './own-value.ts';

type ClassRows = (typeof categoryTable)[number];
type Row = ClassRows['rows'][number];

/** Hazard classes in the words of CLP Annex I. Acute toxicity is one class for each route. */
export type HazardClass = ClassRows['hazardClass'];

/** Class-and-category code, e.g. `Flam. Liq. 2`. */
export type CategoryCode = Row[0];

/** Abbreviation of a class without its category, e.g. `Flam. Liq.`. */
export type ClassCode = Row[1];

/** Abbreviation of a class of physical hazards. */
export type PhysicalClassCode = (typeof physicalTable)[number]['rows'][number][1];

/** Statement code without effect letters, e.g. `H360`. */
export type BaseStatement = Exclude<Row[2], null>;

type Letters = typeof effectLetters;
type LetteredStatement = { [Base in keyof Letters]: `${Base}${Letters[Base][number]}` }[keyof Letters];

/** Statement code, with effect letters or without, e.g. `H360FD`. */
export type HazardStatement = BaseStatement | LetteredStatement;

type NotationOf<Each> = Each extends readonly [
  infer Code extends string,
  string,
  infer HCode extends string,
  ...unknown[],
]
  ? `${Code} ${HCode}`
  : never;

/** A category with one of its statements, e.g. `Acute Tox. 2 H330`. */
export type HazardNotation = NotationOf<Row>;

/**
 * One entry of a classification as the regulation writes it: class-and-category code and hazard statement code, e.g. `{ code:
 * 'Acute Tox. 4', hCode: 'H302' }`. The H code gives the route (H302 oral, H312 dermal, H332 inhalation).
 */
export type Hazard = {
  readonly code: CategoryCode;
  readonly hCode: HazardStatement | '';
  /** Organs, effect or route if the statement contains them, e.g. 'liver', 'inhalation'. */
  readonly detail?: string;
};

const categoryCodes: ReadonlySet<string> = new Set(categoryTable.flatMap(({ rows }) => rows.map(([code]) => code)));
const baseStatements: ReadonlySet<string> = new Set(
  categoryTable.flatMap(({ rows }) => rows.map(([, , hCode]) => hCode ?? '')),
);

export const isCategoryCode = (text: string): text is CategoryCode => categoryCodes.has(text);

/** `H360FD` and `H350i` state the same category as `H360` and `H350`. */
export const baseStatement = (hCode: string): string => hCode.replace(/[A-Za-z]+$/, '');

/** The effect letters that a statement carries: `FD` of `H360FD`; empty if none. */
export const lettersIn = (hCode: string): string => hCode.slice(baseStatement(hCode).length);

/** The effect letters that a statement may carry; empty if none. */
export const lettersOf = (statement: string): readonly string[] =>
  ownValue<readonly string[]>(effectLetters, statement) ?? [];

/** True for a known statement with no letters or with letters of the law: `H360FD`, but not `H360x` or `H315i`. */
export function isHazardStatement(text: string): text is HazardStatement {
  const statement = baseStatement(text);
  if (text === '' || !baseStatements.has(statement)) return false;
  return text === statement || lettersOf(statement).includes(text.slice(statement.length));
}

/** Undefined if the category or the statement is not in the registry. Does not check that they belong together. */
export function readHazard(code: string, hCode: string): Hazard | undefined {
  return isCategoryCode(code) && (hCode === '' || isHazardStatement(hCode)) ? { code, hCode } : undefined;
}

/** Reads `Flam. Liq. 2 H225` or `STOT RE 2 H373 (liver)`. Throws a RangeError if a code is not in the registry. */
export function hazard(notation: string): Hazard {
  const [, code = '', hCode = '', detail] =
    /^(.+?)\s+((?:EUH|AUH|H)\d{3}[A-Za-z]*)(?:\s+\((.+)\))?$/.exec(notation.trim()) ?? [];
  const read = readHazard(code, hCode);
  if (!read) throw new RangeError(`Not a classification: ${notation}`);
  return detail === undefined ? read : { ...read, detail };
}
