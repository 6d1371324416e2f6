import { categoryTable, type Pictogram, type SignalWord } from './category-table.ts';
import {
  type BaseStatement,
  baseStatement,
  type CategoryCode,
  type ClassCode,
  type Hazard,
  type HazardClass,
} from './hazard.ts';

/** A class and category with one hazard statement, and the label elements for it. */
export type CategoryEntry = {
  /** Class-and-category code, e.g. `Skin Corr. 1A`. */
  readonly code: CategoryCode;
  readonly classCode: ClassCode;
  /** The text after the class, e.g. `1A`, `CD`, `1A Pyr. Gas`. Empty if the class has only one category. */
  readonly category: string;
  readonly hazardClass: HazardClass;
  /** Base statement code without effect letters (`H360` for `H360FD`). Null if the category has no statement. */
  readonly hCode: BaseStatement | null;
  readonly signalWord: SignalWord | null;
  readonly pictogram: Pictogram | null;
  /** 1 is the most severe category of its class; sub-categories rank just behind the whole category. */
  readonly severity: number;
  readonly source: string;
};

/** Every category that an ingredient's classification may name, in the order of CLP Annex I. */
export const categoryEntries: readonly CategoryEntry[] = categoryTable.flatMap(({ hazardClass, source, rows }) =>
  rows.map(([code, classCode, hCode, [signalWord, pictogram], severity]) => ({
    code,
    classCode,
    category: code.slice(classCode.length + 1),
    hazardClass,
    hCode,
    signalWord,
    pictogram,
    severity,
    source,
  })),
);

const byCode = new Map<string, readonly CategoryEntry[]>();
for (const entry of categoryEntries) byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry]);

/** Returns several entries only for a category with two pictograms (types B). Empty for an unknown notation. */
export function entriesOf({ code, hCode }: Hazard): readonly CategoryEntry[] {
  const statement = baseStatement(hCode);
  return byCode.get(code)?.filter((entry) => (entry.hCode ?? '') === statement) ?? [];
}

/** Undefined for an unknown notation. */
export function entryOf(hazard: Hazard): CategoryEntry | undefined {
  const entries = byCode.get(hazard.code);
  return entries?.find(({ hCode }) => (hCode ?? '') === hazard.hCode) ?? entriesOf(hazard)[0];
}

/** The first entry of a category. */
export const categoryOf = (code: CategoryCode): CategoryEntry | undefined => byCode.get(code)?.[0];

/** Removes the letter of a sub-category, which follows a number. The letter of a type stays. */
function withoutLetter(code: string): string {
  const whole = code.slice(0, -1);
  return 'ABC'.includes(code.slice(-1)) && '12'.includes(whole.slice(-1)) ? whole : code;
}

const mainCategories: ReadonlyMap<string, string> = new Map(
  categoryEntries.map(({ code }) => [code, withoutLetter(code)]),
);

/** `Skin Corr. 1` for `Skin Corr. 1B`. */
export const mainCategory = (code: string): string => mainCategories.get(code) ?? code;

/** Every hazard class, in the order of CLP Annex I. */
export const hazardClasses: readonly HazardClass[] = [
  ...new Set(categoryEntries.map(({ hazardClass }) => hazardClass)),
];

/** The other statements of a category with several statements, such as H229 beside H222. */
export function statementsBeside(hazard: Hazard): readonly BaseStatement[] {
  const own = entryOf(hazard);
  const all = byCode.get(hazard.code)?.filter(({ hazardClass }) => hazardClass === own?.hazardClass) ?? [];
  return [...new Set(all.flatMap(({ hCode }) => (hCode === null || hCode === own?.hCode ? [] : [hCode])))];
}
