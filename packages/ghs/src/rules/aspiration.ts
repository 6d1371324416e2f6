import { type Message, say } from '../message.ts';
import type { ClassOutcome, Reason } from '../classification.ts';
import { percent } from '../concentration.ts';
import { isAnyOf } from '../hazard-question.ts';
import { knownHazards } from '../known-hazards.ts';
import { judgeTable, missingIn, negligibleIn } from './additivity.ts';
import { contributorsOf } from './contributor.ts';
import type { Assessment, Subject } from './assessment.ts';
import { isAtMost, measureText } from './measure.ts';
import { isSingleSubstance } from './single-substance.ts';
import { outcome, plainReason } from './reason.ts';

const viscosityName = say('common-kinematicViscosity');

/** If thin liquids reach this concentration, the rest does not thicken them. */
const nearlyAll = percent(99);

/**
 * True if the viscosity is low. If unknown, classification is enough: the class has only thin liquids (Table 3.10.1).
 */
function isThinLiquid({ source }: Subject, mm2PerS: number): boolean {
  const { kinematicViscosity40: own } = source;
  return own === undefined ? knownHazards(source).some((hazard) => isAnyOf(hazard, 'Asp. Tox. 1')) : own.max <= mm2PerS;
}

const isMixtureOfThinLiquids = (subjects: readonly Subject[], mm2PerS: number): boolean =>
  subjects
    .filter((subject) => subject.part === undefined && isThinLiquid(subject, mm2PerS))
    .reduce((sum, { lower }) => sum + lower, 0) >= nearlyAll;

type Unmeasured = { readonly reason: Reason; readonly isThin: boolean; readonly isOpen: boolean };

/** Decides without a measured viscosity: thin liquids make a thin mixture, and a mist forms no pool in the mouth. */
function withoutViscosity({ market, mixture, subjects }: Assessment): Unmeasured {
  const { viscosityAtMost, sprays } = market.aspiration;
  const { mm2PerS, paragraph } = viscosityAtMost;
  const because = (id: string, summary: Message, where = paragraph) => plainReason(`aspiration.${id}`, where, summary);
  const substance = subjects.find(isSingleSubstance);
  if (substance) {
    const own = say('aspiration-makesUpProductClassified', { name: substance.source.name });
    return { reason: because('substance', own), isThin: true, isOpen: false };
  }
  if (mixture.physicalState === 'aerosol') {
    return { reason: because('spray', say('aspiration-mistNoPool'), sprays), isThin: false, isOpen: false };
  }
  if (isMixtureOfThinLiquids(subjects, mm2PerS)) {
    return { reason: because('thin-liquids', say('aspiration-allThin', { mm2PerS })), isThin: true, isOpen: false };
  }
  return {
    reason: because('viscosity-unknown', say('aspiration-notGiven', { viscosityName })),
    isThin: false,
    isOpen: true,
  };
}

/** The sum alone does not classify: the mixture must also have a low viscosity. */
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
  if (!viscosity) {
    const { reason: why, isThin, isOpen } = withoutViscosity(assessment);
    const hazards = isThin ? [met.outcome] : [];
    return outcome({ hazardClass, hazards, reasons: [why, ...reasons], missing: isOpen ? [viscosityName] : [] });
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
