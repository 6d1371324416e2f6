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

/** A class with all its categories, or one category. `Press. Gas` means the class. */
export type CategoryPart = ClassCode | CategoryCode;

/**
 * What code may ask of a hazard: its class (`Flam. Liq.`), its category (`Flam. Liq. 2`), its statement (`H225`), or a
 * category with its statement (`Acute Tox. 2 H330`). `H360` matches `H360FD` too, but not the other way round.
 */
export type HazardPart = CategoryPart | HazardStatement | HazardNotation;

/** Asks if a hazard is one of these. Every hazard matches `any`. */
export type AnyHazard = HazardPart | 'any' | readonly HazardPart[];

/** Asks if a category is one of these. */
export type AnyCategory = CategoryPart | 'any' | readonly CategoryPart[];

/** Asks if a hazard class is one of these. */
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

/** Every part that matches the hazard. Empty if the registry does not have the hazard. */
export const partsOf = ({ code, hCode }: Notation): ReadonlySet<string> =>
  partsOfHazard.get(code)?.get(hCode) ?? noParts;

/** True if a hazard with these parts is one of those asked for. A loop, because a sheet asks this 10,000 times. */
export function hasAny(parts: ReadonlySet<string>, wanted: AnyHazard): boolean {
  if (typeof wanted === 'string') return parts.has(wanted);
  for (const part of wanted) if (parts.has(part)) return true;
  return false;
}

/** True if the hazard is one of those asked for. */
export const isAnyOf = (hazard: Notation, wanted: AnyHazard): boolean => hasAny(partsOf(hazard), wanted);

/** True if the category, e.g. `Skin Corr. 1A`, is one of those asked for. */
export const isCategoryOf = (code: string, wanted: AnyCategory): boolean =>
  hasAny(partsOfCategory.get(code) ?? noParts, wanted);

export const isClassOf = (hazardClass: HazardClass, wanted: AnyClass): boolean =>
  typeof wanted === 'string' ? hazardClass === wanted : wanted.includes(hazardClass);
