import type { EngineWords } from '@gosds/data/check-data';
import { type Hazard, readHazard } from '@gosds/ghs/hazard';
import { entryOf, hazardClasses } from '@gosds/ghs/registry';

const classes: ReadonlySet<string> = new Set(hazardClasses);

/** Undefined if the category and the statement do not belong together. */
export function knownHazard(category: string, statement: string): Hazard | undefined {
  const hazard = readHazard(category, statement);
  return hazard && entryOf(hazard) && hazard;
}

/** The hazards and hazard classes of the registry, for the check of the data. */
export const engineWords: EngineWords = {
  isHazard: (category, statement) => knownHazard(category, statement) !== undefined,
  isHazardClass: (name) => classes.has(name),
};
