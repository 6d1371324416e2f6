import { type Message, say } from '../message.ts';
import type { ClassOutcome } from '../classification.ts';
import { contributorsOf, judgeTable, missingIn, negligibleIn } from './additivity.ts';
import type { Assessment } from './assessment.ts';
import { isAtMost, measureText } from './measure.ts';
import { isSingleSubstance } from './single-substance.ts';
import { outcome, plainReason } from './reason.ts';

const viscosityName = say('common-kinematicViscosity');

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
  const reason = (id: string, summary: Message) => plainReason(`aspiration.${id}`, paragraph, summary);
  if (mixture.physicalState === 'solid') {
    const solid = reason('solid', say('common-solidNoKinematicViscosityMeet'));
    return outcome({ hazardClass, hazards: [], reasons: [solid, ...reasons], missing: [] });
  }
  const substance = assessment.subjects.find(isSingleSubstance);
  if (!viscosity && substance) {
    const own = reason('substance', say('aspiration-makesUpProductClassified', { name: substance.source.name }));
    return outcome({ hazardClass, hazards: [met.outcome], reasons: [own, ...reasons], missing: [] });
  }
  if (!viscosity) {
    const unknown = reason('viscosity-unknown', say('aspiration-notGiven', { viscosityName }));
    return outcome({ hazardClass, hazards: [], reasons: [unknown, ...reasons], missing: [viscosityName] });
  }
  const isThin = isAtMost(viscosity, mm2PerS);
  const found = say('aspiration-compared', {
    viscosityName,
    viscosity: measureText(viscosity),
    sign: isThin ? '≤' : '>',
    mm2PerS,
  });
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
