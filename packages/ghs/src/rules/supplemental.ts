import type { ClassOutcome, Classification } from '../classification.ts';
import type { AcuteToxicityVerdict } from './acute-toxicity.ts';
import type { Assessment } from './assessment.ts';
import { familyStatements, flammableInUse, plantProtection, spokenOf } from './supplemental-family.ts';
import { otherHazardStatements } from './supplemental-other-hazard.ts';
import { propertyStatements } from './supplemental-property.ts';
import { containsSensitiser, sheetOnRequest } from './supplemental-sensitiser.ts';
import { together } from './supplements.ts';
import { unknownAcuteToxicity, unknownAquaticToxicity } from './supplemental-unknown.ts';

/** Supplemental statements, met or considered and not met, each with its reason. */
export function supplementalStatements(
  assessment: Assessment,
  outcomes: readonly ClassOutcome[],
  acute: AcuteToxicityVerdict,
): Required<Pick<Classification, 'supplemental' | 'supplementalNotMet'>> {
  const families = familyStatements(assessment, outcomes);
  const { met, notMet } = together([
    propertyStatements(assessment, outcomes),
    families,
    containsSensitiser(assessment, outcomes, spokenOf(families)),
    flammableInUse(assessment),
    sheetOnRequest(assessment, outcomes),
    plantProtection(assessment),
    otherHazardStatements(assessment),
  ]);
  return {
    supplemental: [...unknownAcuteToxicity(assessment, acute), ...unknownAquaticToxicity(assessment), ...met],
    supplementalNotMet: notMet,
  };
}
