import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { TestData } from '@gosds/ghs/mixture';
import { categoryEntries } from '@gosds/ghs/registry';
import type { CaseOverride } from '../read-case.ts';
import { classesNamed } from './written-hazard.ts';

/** The supplier's tests, as test data of the mixture. */
export const testDataOf = ({ class: name, published, basis }: CaseOverride): readonly TestData[] =>
  classesNamed(name).map((hazardClass) => {
    const outcome = categoryHazard(hazardClass, published);
    return {
      hazardClass,
      ...(outcome ? { outcome } : {}),
      method: 'as printed in section 11',
      source: basis ?? 'published sheet',
    };
  });

/** The entry of a class for `1`, `1B`, 4 or true (the class has one category); undefined for null. */
export function categoryHazard(
  hazardClass: HazardClass,
  published: string | number | boolean | null,
): Hazard | undefined {
  if (published === null || published === false) return undefined;
  const entries = categoryEntries.filter((entry) => entry.hazardClass === hazardClass);
  const entry = published === true ? entries[0] : entries.find(({ code }) => code.endsWith(` ${String(published)}`));
  return entry && { code: entry.code, hCode: entry.hCode ?? '' };
}
