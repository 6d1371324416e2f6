import {
  type CategoryCode,
  type ClassCode,
  type Hazard,
  type HazardClass,
  type HazardNotation,
  type HazardStatement,
  lettersOf,
} from './hazard.ts';
import { categoryEntries } from './registry.ts';

/** A class with all its categories, or one category; `Press. Gas` is the class. */
export type CategoryPart = ClassCode | CategoryCode;

/**
 * What a hazard may be asked for: its class (`Flam. Liq.`), its category (`Flam. Liq. 2`), its statement (`H225`), or a
 * category with its statement (`Acute Tox. 2 H330`). `H360` matches `H360FD` too, but not the other way round.
 */
export type HazardPart = CategoryPart | HazardStatement | HazardNotation;

/** The question whether a hazard is one of these; `any` is met by every hazard. */
export type AnyHazard = HazardPart | 'any' | readonly HazardPart[];

/** The question whether a category is one of these. */
export type AnyCategory = CategoryPart | 'any' | readonly CategoryPart[];

/** The question whether a hazard class is one of these. */
export type AnyClass = HazardClass | readonly HazardClass[];

type Notation = Pick<Hazard, 'code' | 'hCode'>;

const noParts: ReadonlySet<string> = new Set();
const partsOfCategory = new Map<string, ReadonlySet<string>>();
/** By category, then by statement. */
const partsOfHazard = new Map<string, Map<string, ReadonlySet<string>>>();

for (const { code, classCode, hCode } of categoryEntries) {
  partsOfCategory.set(code, new Set(['any', classCode, code]));
  const ofCategory = partsOfHazard.get(code) ?? new Map<string, ReadonlySet<string>>();
  partsOfHazard.set(code, ofCategory);
  if (hCode === null) ofCategory.set('', new Set(['any', classCode, code]));
  else {
    const parts = ['any', classCode, code, hCode, `${code} ${hCode}`];
    for (const letters of ['', ...lettersOf(hCode)]) {
      const statement = `${hCode}${letters}`;
      ofCategory.set(statement, new Set([...parts, statement, `${code} ${statement}`]));
    }
  }
}

/** All that the hazard may be asked for; empty where the registry does not know it. */
export const partsOf = ({ code, hCode }: Notation): ReadonlySet<string> =>
  partsOfHazard.get(code)?.get(hCode) ?? noParts;

/** True where one of the hazards, whose parts these are, is one of those asked for. */
export const hasAny = (parts: ReadonlySet<string>, asked: AnyHazard): boolean =>
  typeof asked === 'string' ? parts.has(asked) : asked.some((part) => parts.has(part));

/** True where the hazard is one of those asked for. */
export const isAnyOf = (hazard: Notation, asked: AnyHazard): boolean => hasAny(partsOf(hazard), asked);

/** True where the category, e.g. `Skin Corr. 1A`, is one of those asked for. */
export const isCategoryOf = (code: string, asked: AnyCategory): boolean =>
  hasAny(partsOfCategory.get(code) ?? noParts, asked);

export const isClassOf = (hazardClass: HazardClass, asked: AnyClass): boolean =>
  typeof asked === 'string' ? hazardClass === asked : asked.includes(hazardClass);
