import { type MessageValue, say } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome, Classification } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { TransportInput } from '../transport-input.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { flammableVerdict } from './flammable.ts';
import { vapourPackingGroup } from './inhalation.ts';
import { unjudgedVerdict } from './unjudged.ts';
import { type Criterion, byTypeAlone, classCriteria, notAssigned } from './class-criteria.ts';
import { classReason, unknownVerdict } from './class-reason.ts';
import { contributorsOf, withContributors } from './contributors.ts';
import { corrosiveVerdict } from './corrosive-verdict.ts';
import { withoutNamedOtherwise } from './named-otherwise.ts';

/** Verdicts on all classes of liquids and solids for a classified mixture. */
export function classVerdicts(input: TransportInput): readonly ClassVerdict[] {
  const { classification } = input;
  const outcomeOf = (hazardClass: HazardClass) =>
    classification.outcomes.find((outcome) => outcome.hazardClass === hazardClass);
  const judged = classCriteria
    .filter((criterion) => criterion.route !== 'inhalation' || isByGhs(input))
    .flatMap((criterion) => {
      const outcome = outcomeOf(criterion.hazardClass);
      if (!outcome) return [];
      const silent = unjudgedVerdict(input, criterion, outcome);
      if (silent) return [silent];
      const met = withContributors(judge(criterion, outcome), input.mixture, criterion.hazardClass);
      const verdict = withoutNamedOtherwise(input, met);
      return [criterion.class === '3' ? flammableVerdict(input, verdict) : verdict];
    });
  const others = notAssigned.flatMap(({ class: own, hazardClass, paragraph }) => {
    const outcome = outcomeOf(hazardClass);
    return outcome && outcome.status !== 'not-classified' && outcome.status !== 'not-adopted'
      ? [
          unknownVerdict({
            reason: classReason(own, paragraph, outcome),
            missing:
              outcome.status === 'incomplete' ? outcome.missing : [say('classVerdicts-assignmentClass', { own })],
            isDecisive: true,
          }),
        ]
      : [];
  });
  const typed = byTypeAlone.flatMap(({ class: own, hazardClass, paragraph }) => {
    const outcome = outcomeOf(hazardClass);
    return outcome && isRaised(outcome)
      ? [unknownVerdict({ reason: classReason(own, paragraph, outcome), missing: outcome.missing, isDecisive: true })]
      : [];
  });
  const toxicities = [...judged, ...vapour(input)];
  return [
    ...toxicities.map((one) => withPrecedenceFacts(one, input, toxicities)),
    corrosiveVerdict(input, outcomeOf),
    ...typed,
    ...others,
  ];
}

const hasDust = ({ ate }: Classification): boolean => ate.some(({ route }) => route === 'dust-mist');

/** LC50 and volatility of a vapour replace its GHS category, which ignores volatility. Dust and mist keep theirs. */
const isByGhs = ({ vapourToxicity, classification }: TransportInput): boolean =>
  vapourToxicity === undefined || hasDust(classification);

function vapour({ vapourToxicity, classification }: TransportInput): readonly ClassVerdict[] {
  if (!vapourToxicity) return [];
  const { packingGroup, reason: why } = vapourPackingGroup(vapourToxicity);
  if (packingGroup === null) return [{ status: 'excluded', reason: why }];
  const outcome = classification.outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, inhalation');
  const contributors = outcome ? contributorsOf(outcome) : [];
  return [
    { status: 'applies', hazard: { class: '6.1', packingGroup, route: 'inhalation' }, reason: why, contributors },
  ];
}

/** Adds the facts that the table of precedence needs beside the packing group of 6.1. */
function withPrecedenceFacts(verdict: ClassVerdict, input: TransportInput, all: readonly ClassVerdict[]): ClassVerdict {
  if (verdict.status !== 'applies' || verdict.hazard.class !== '6.1') return verdict;
  const { route } = verdict.hazard;
  const isPesticide = input.productKind === 'pesticide';
  const isDust = route === 'inhalation' && input.vapourToxicity === undefined && isDustAlone(input, all);
  return { ...verdict, hazard: { ...verdict.hazard, isPesticide, ...(isDust ? { route: 'dust' as const } : {}) } };
}

function isDustAlone({ classification }: TransportInput, all: readonly ClassVerdict[]): boolean {
  const isVapour = classification.ate.some(({ route }) => route === 'vapour');
  const byOthers = all.some(
    (one) =>
      one.status === 'applies' &&
      (one.hazard.route === 'oral' || one.hazard.route === 'dermal') &&
      one.hazard.packingGroup !== 'III',
  );
  return hasDust(classification) && !isVapour && !byOthers;
}

/** True if the class has no category yet because of an ingredient in it, not just because of an unassessed one. */
const isRaised = ({ status, hazards, reasons }: ClassOutcome): boolean =>
  status === 'incomplete' && hazards.length === 0 && reasons.some(({ counted }) => counted.length > 0);

function judge(criterion: Criterion, outcome: ClassOutcome): ClassVerdict {
  const { class: own, paragraph, packingGroups, route, isDecisive, takesPrecedence } = criterion;
  const met = outcome.hazards.find(({ code }) => Object.hasOwn(packingGroups, code));
  const why = classReason(own, paragraph, outcome);
  if (met) {
    return {
      status: 'applies',
      hazard: { class: own, packingGroup: ownValue(packingGroups, met.code) ?? null, ...(route ? { route } : {}) },
      reason: why,
      contributors: contributorsOf(outcome),
      ...openOf(criterion, outcome),
    };
  }
  if (outcome.status !== 'incomplete') return { status: 'excluded', reason: why };
  return unknownVerdict({
    reason: why,
    missing: outcome.missing,
    isDecisive: isDecisive || (takesPrecedence === true && isRaised(outcome)),
  });
}

/** ADR 2.2.61.1.8 needs the saturated vapour concentration, which a sheet does not have. */
function openOf({ route }: Criterion, { status, missing }: ClassOutcome): { open?: MessageValue } {
  if (status === 'incomplete' && missing.length > 0) return { open: missing };
  return route === 'inhalation' ? { open: say('classVerdicts-volatilityVapourCriterionAdrTaken') } : {};
}
