import type { ClassOutcome } from '../classification.ts';
import { contributorsOf, judgeTable, missingIn, negligibleIn } from './additivity.ts';
import type { Assessment } from './assessment.ts';
import { isAtMost, measureText } from './measure.ts';
import { isSingleSubstance } from './single-substance.ts';
import { outcome, plainReason } from './reason.ts';

const viscosityName = 'kinematic viscosity at 40 °C';

/** The sum alone does not classify: the mixture must also be thin enough to be breathed in. */
export function classifyAspiration(assessment: Assessment): ClassOutcome {
  const { market, mixture } = assessment;
  const table = market.aspiration;
  const judged = judgeTable(assessment, table, contributorsOf(assessment, table.hazardClass));
  const { met } = judged;
  const reasons = [...judged.reasons, ...negligibleIn(assessment, table)];
  const { mm2PerS, paragraph } = table.viscosityAtMost;
  const { hazardClass } = table;
  const missing = missingIn(assessment, table, met);
  if (!met) return outcome({ hazardClass, hazards: [], reasons, missing });
  const viscosity = mixture.properties.kinematicViscosity40;
  const reason = (id: string, summary: string) => plainReason(`aspiration.${id}`, paragraph, summary);
  if (mixture.physicalState === 'solid') {
    const solid = reason('solid', 'Asp. Tox. 1: a solid has no kinematic viscosity to meet the criterion');
    return outcome({ hazardClass, hazards: [], reasons: [solid, ...reasons], missing: [] });
  }
  const substance = assessment.subjects.find(isSingleSubstance);
  if (!viscosity && substance) {
    const own = reason('substance', `Asp. Tox. 1: ${substance.source.name} makes up the product and is classified so`);
    return outcome({ hazardClass, hazards: [met.outcome], reasons: [own, ...reasons], missing: [] });
  }
  if (!viscosity) {
    const unknown = reason('viscosity-unknown', `Asp. Tox. 1: the ${viscosityName} is not given`);
    return outcome({ hazardClass, hazards: [], reasons: [unknown, ...reasons], missing: [viscosityName] });
  }
  const isThin = isAtMost(viscosity, mm2PerS);
  const found = `Asp. Tox. 1: ${viscosityName} ${measureText(viscosity)} mm2/s ${isThin ? '≤' : '>'} ${mm2PerS} mm2/s`;
  const deciding = {
    ...reason('viscosity', found),
    found: viscosity.min,
    limit: mm2PerS,
    unit: 'mm2/s',
    isAtMost: true,
  } as const;
  return isThin
    ? outcome({ hazardClass, hazards: [met.outcome], reasons: [...reasons, deciding], missing: [] })
    : outcome({ hazardClass, hazards: [], reasons: [deciding, ...reasons], missing: [] });
}
