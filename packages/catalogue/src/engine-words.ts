import type { EngineWords } from '@gosds/data/check-data';
import { entryOf, hasKnownLetters, hazardClasses } from '@gosds/ghs/registry';

const classes: ReadonlySet<string> = new Set(hazardClasses);

/** What data must agree with: the hazards and hazard classes of the registry. */
export const engineWords: EngineWords = {
  isHazard: (category, statement) =>
    entryOf({ code: category, hCode: statement }) !== undefined && hasKnownLetters(statement),
  isHazardClass: (name) => classes.has(name),
};
