import { type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Counted } from '../../classification.ts';
import { percent, type Ppb, toPercent } from '../../concentration.ts';
import type { Hazard } from '../../hazard.ts';
import type { SpecificLimit } from '../../mixture.ts';
import { type Assessment, toMarketCategory, type Member } from '../assessment.ts';
import { counted, outcome, plainReason, sumText } from '../reason.ts';
import { severityOf } from '../specific-limit.ts';
import { metalCorrosionStrength } from './metal-corrosion-strength.ts';
import { paragraphOf, type PhysicalClass } from './physical-outcome.ts';
import { type ListedStrength, listedStrengths, usualStrengths } from './strength-table.ts';

/** A category that the concentration of ingredients brings into the mixture, with the comparison. */
export type Brought = {
  readonly hazard: Hazard;
  readonly members: readonly Member[];
  readonly found: Ppb;
  readonly limit: Ppb;
  readonly sign: '≥' | '>';
  /** The source of the concentration limit. Absent for the usual one. */
  readonly source?: MessageValue;
};

const limitsInForce = ({ market }: Assessment, { limits }: Member): readonly SpecificLimit[] =>
  market.specificLimits.apply === 'all' ? limits : [];

/**
 * The concentrations that the dangerous goods list sets for the member in the class and state. Undefined if it sets
 * none or if Annex VI has a limit in force.
 */
export const listedFor = (
  assessment: Assessment,
  { hazardClass }: PhysicalClass,
  member: Member,
): ListedStrength | undefined => {
  if (limitsInForce(assessment, member).length > 0) return undefined;
  const { cas } = member.subject.source;
  return listedStrengths.find(
    (row) => row.cas === cas && row.hazardClass === hazardClass && row.state === assessment.mixture.physicalState,
  );
};

/** Uses limits of Annex VI that do not decide alone: another ingredient has no limit, or nobody has classified it. */
function bySpecificLimit(assessment: Assessment, members: readonly Member[]): readonly Brought[] {
  return members.flatMap((member) =>
    limitsInForce(assessment, member).flatMap(({ outcome: hazard, lower = 0 }): Brought[] => {
      const { upper: found } = member.subject;
      const source = assessment.market.specificLimits.paragraph;
      return found >= lower ? [{ hazard, members: [member], found, limit: lower, sign: '≥', source }] : [];
    }),
  );
}

const reaches = (found: Ppb, limit: Ppb, isAbove: boolean): boolean => (isAbove ? found > limit : found >= limit);

function byList(assessment: Assessment, physicalClass: PhysicalClass, members: readonly Member[]): readonly Brought[] {
  return members.flatMap((member) => {
    const listed = listedFor(assessment, physicalClass, member);
    const { upper } = member.subject;
    const met = listed?.bands.find(({ lower, isLowerIncluded }) => reaches(upper, lower, !isLowerIncluded));
    if (!listed || !met) return [];
    const hazard = toMarketCategory(assessment.market, met.outcome);
    const sign = met.isLowerIncluded ? '≥' : '>';
    return [{ hazard, members: [member], found: upper, limit: met.lower, sign, source: listed.source }];
  });
}

const ownHazard = ({ hazards }: Member): Hazard | undefined =>
  hazards.toSorted((a, b) => severityOf(a.code) - severityOf(b.code))[0];

const isOfCategory1 = ({ code }: Hazard): boolean => severityOf(code) < 2;

/** Starts with the most severe category. Each category adds up all ingredients that are at least as severe. */
function byUsualStrength(
  members: readonly Member[],
  limitOf: (hazard: Hazard) => { readonly limit: Ppb; readonly isAbove: boolean } | undefined,
): readonly Brought[] {
  const graded = members
    .flatMap((member) => {
      const hazard = ownHazard(member);
      return hazard ? [{ member, hazard }] : [];
    })
    .toSorted((a, b) => severityOf(a.hazard.code) - severityOf(b.hazard.code));
  return graded.flatMap(({ hazard }) => {
    const together = graded.filter((other) => severityOf(other.hazard.code) <= severityOf(hazard.code));
    const found = Math.min(
      percent(100),
      together.reduce((sum, { member }) => sum + member.subject.upper, 0),
    );
    const strength = limitOf(hazard);
    if (!strength || !reaches(found, strength.limit, strength.isAbove)) return [];
    const sign = strength.isAbove ? '>' : '≥';
    return [{ hazard, members: together.map(({ member }) => member), found, limit: strength.limit, sign }];
  });
}

function limitsOf(assessment: Assessment, { hazardClass }: PhysicalClass) {
  const row = usualStrengths.find((one) => one.hazardClass === hazardClass);
  const corrosion = hazardClass === 'Corrosive to metals' ? metalCorrosionStrength(assessment.mixture) : undefined;
  return (hazard: Hazard) => {
    if (corrosion !== undefined) return { limit: corrosion, isAbove: false };
    return row && { limit: isOfCategory1(hazard) ? row.ofCategory1 : row.ofOthers, isAbove: row.isAbove === true };
  };
}

/**
 * The category that ingredients bring into a mixture until a test of the product says otherwise (decision 0039), by
 * Annex VI limits, the concentrations of the dangerous goods list, or else the usual ones. Undefined if none is
 * reached.
 */
export function broughtBy(
  assessment: Assessment,
  physicalClass: PhysicalClass,
  { raising, own }: { readonly raising: readonly Member[]; readonly own: readonly Member[] },
): Brought | undefined {
  const free = own.filter((member) => {
    const isListed = listedFor(assessment, physicalClass, member) !== undefined;
    return !isListed && limitsInForce(assessment, member).length === 0;
  });
  return [
    ...bySpecificLimit(assessment, own),
    ...byList(assessment, physicalClass, raising),
    ...byUsualStrength(free, limitsOf(assessment, physicalClass)),
  ].toSorted((a, b) => severityOf(a.hazard.code) - severityOf(b.hazard.code))[0];
}

const countedIn = ({ members }: Brought): Counted[] =>
  members.map((member) => {
    const hazard = ownHazard(member);
    const { hazardSource } = member.subject.source;
    return counted(member.subject, member.subject.upper, {
      ...(hazard ? { hazard } : {}),
      ...(hazardSource === undefined ? {} : { note: hazardSource }),
    });
  });

/** `missing`: ingredients that nobody has classified and that may still bring a more severe category. */
export function takenOver(
  assessment: Assessment,
  physicalClass: PhysicalClass,
  { brought, missing }: { readonly brought: Brought; readonly missing: readonly MessageValue[] },
): ClassOutcome {
  const { hazardClass, part } = physicalClass;
  const { hazard, members, found, limit, sign, source } = brought;
  const comparison = say('common-share', {
    name: members.map(({ subject }) => subject.source.name),
    share: members.length > 1 ? sumText(found, limit) : toPercent(found),
    sign,
    limit: toPercent(limit),
  });
  const compared = source === undefined ? comparison : say('common-bracketed', { text: comparison, detail: source });
  const summary = say('takenOver-takenOverUntilTestShows', { code: hazard.code, compared });
  const reason = {
    ...plainReason(`physical.${part}.taken-over`, paragraphOf(assessment, physicalClass), summary),
    counted: countedIn(brought),
    found: found / 1e7,
    limit: limit / 1e7,
    unit: '%',
  };
  return outcome({ hazardClass, hazards: [hazard], reasons: [reason], missing });
}
