import type { EngineWords } from '@gosds/data/check-data';
import { type Hazard, readHazard } from '@gosds/ghs/hazard';
import { entryOf, hazardClasses } from '@gosds/ghs/registry';

const classes: ReadonlySet<string> = new Set(hazardClasses);

/** Undefined where the category and the statement do not belong together. */
export function knownHazard(category: string, statement: string): Hazard | undefined {
  const hazard = readHazard(category, statement);
  return hazard && entryOf(hazard) && hazard;
}

/** What data must agree with: the hazards and hazard classes of the registry. */
export const engineWords: EngineWords = {
  isHazard: (category, statement) => knownHazard(category, statement) !== undefined,
  isHazardClass: (name) => classes.has(name),
};
