import { say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Ppb } from '../../concentration.ts';
import type { Mixture } from '../../mixture.ts';
import type { Assessment, Member } from '../assessment.ts';
import { outcome, plainReason, sumText } from '../reason.ts';
import { paragraphOf, type PhysicalClass } from './physical-outcome.ts';
import { metalCorrosion } from './strength-table.ts';

const isExtreme = ({ ph }: Mixture['properties']): boolean =>
  ph !== undefined && (ph.max <= metalCorrosion.acidUpTo || ph.min >= metalCorrosion.alkaliFrom);

const isMild = ({ ph }: Mixture['properties']): boolean =>
  ph !== undefined && ph.min >= metalCorrosion.mild.from && ph.max <= metalCorrosion.mild.upTo;

/** The concentration that brings Met. Corr. 1. Infinity at a measured mild pH: acid and alkali are used up. */
export function metalCorrosionStrength({ physicalState, properties }: Mixture): Ppb {
  if (physicalState === 'solid') return metalCorrosion.takenOverInSolid;
  if (isExtreme(properties)) return metalCorrosion.takenOverAtExtremePh;
  return isMild(properties) ? Number.POSITIVE_INFINITY : metalCorrosion.takenOver;
}

/** Not classified: too little at a mild pH, or in a solid, which does not spread over metal. Else undefined. */
export function tooMild(
  assessment: Assessment,
  physicalClass: PhysicalClass,
  raising: readonly Member[],
): ClassOutcome | undefined {
  const { physicalState, properties } = assessment.mixture;
  const isSolid = physicalState === 'solid';
  if (!isSolid && !isMild(properties)) return undefined;
  const limit = isSolid ? metalCorrosion.tooLittleInSolid : metalCorrosion.tooLittleAtMildPh;
  const found = raising.reduce((sum, { subject }) => sum + subject.upper, 0);
  if (found >= limit) return undefined;
  const names = raising.map(({ subject }) => subject.source.name);
  const why = isSolid
    ? say('metalCorrosionStrength-solid')
    : say('metalCorrosionStrength-measuredPh', { min: properties.ph?.min ?? '', max: properties.ph?.max ?? '' });
  const summary = say('metalCorrosionStrength-tooLittleCorrodeMetals', {
    names,
    found: sumText(found, limit),
    limit: sumText(limit),
    why,
  });
  const reason = {
    ...plainReason(`physical.${physicalClass.part}.too-mild`, paragraphOf(assessment, physicalClass), summary),
    found: found / 1e7,
    limit: limit / 1e7,
    unit: '%',
  };
  return outcome({ hazardClass: physicalClass.hazardClass, hazards: [], reasons: [reason], missing: [] });
}
