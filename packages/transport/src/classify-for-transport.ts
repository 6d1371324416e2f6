import { distinct, type MessageValue, say } from '@gosds/ghs/message';
import type { FreedomRule } from './freedom-rule.ts';
import type { Reason } from '@gosds/ghs/classification';
import { articleOutcome } from './rules/article-outcome.ts';
import {
  chooseEntries,
  type Candidate,
  entryOf,
  isOfMildGroup,
  namedByUse,
  namedFirst,
  stateOf,
} from './rules/choose-entry.ts';
import { standingOf } from './rules/class-reason.ts';
import { freedomOf, openInWater } from './rules/environment.ts';
import { aerosolOutcome } from './rules/aerosol-outcome.ts';
import { combustible, reclassable } from './rules/combustible.ts';
import { chemicalUnderPressureOutcome } from './rules/chemical-under-pressure.ts';
import { coolReason, elevatedTemperature } from './rules/elevated-temperature.ts';
import { explosiveEntry } from './rules/explosive-entry.ts';
import { diluteAlcohol, flammableContributors } from './rules/flammable.ts';
import { gasOutcome } from './rules/gas-outcome.ts';
import { liquidZone, zoneEntryUn } from './rules/inhalation.ts';
import { type Judged, judgeClasses, type Unknown } from './rules/judge-classes.ts';
import {
  formOfSubstance,
  keptEntry,
  mixtureOfOne,
  ownEntry,
  settledForm,
  solutionEntry,
  solutionParagraph,
  type SolutionStep,
  solutionStep,
} from './rules/named-entry.ts';
import { freedMixture, mixtureEntry } from './rules/named-mixture.ts';
import { peroxideEntry } from './rules/peroxide-entry.ts';
import type { Combined } from './rules/precedence.ts';
import { propose } from './rules/propose.ts';
import { viscousExemption, viscousRelief } from './rules/viscous.ts';
import type { TransportInput } from './transport-input.ts';
import type { Decision, TransportOutcome } from './transport.ts';

/**
 * UN number, proper shipping name, class, subsidiary hazards and packing group of a classified mixture. `not-regulated`
 * only if every class is shown not to apply. `incomplete`, with what is missing, if a class cannot be judged.
 */
export function classifyForTransport(input: TransportInput): TransportOutcome {
  const open = openInWater(input);
  return { ...decide(input), ...(open ? { openInWater: open } : {}) };
}

function decide(input: TransportInput): Decision {
  const { physicalState } = input.mixture;
  if (input.isStateUnknown) return incomplete([say('classifyForTransport-physicalState')], []);
  if (physicalState === 'gas') return gasOutcome(input);
  if (physicalState === 'aerosol') return aerosolOutcome(input);
  const whole = chemicalUnderPressureOutcome(input) ?? articleOutcome(input);
  if (whole) return whole;
  const judged = judgeClasses(input);
  return named(judged) ?? freeByName(judged) ?? free(judged) ?? byCriteria(judged);
}

/**
 * The proposal if nothing were missing, for users who must choose before all data are known. Never `not-regulated`;
 * gases and aerosols have no tentative outcome.
 */
export function tentativeOutcome(input: TransportInput): TransportOutcome {
  const { physicalState } = input.mixture;
  if (input.isStateUnknown || physicalState === 'gas' || physicalState === 'aerosol')
    return classifyForTransport(input);
  const judged = judgeClasses(input);
  const outcome = named(judged) ?? (judged.applying.length > 0 ? regulated(judged, fromCriteria(judged)) : undefined);
  return outcome?.status === 'regulated' ? outcome : byCriteria(judged);
}

/** Finds an entry by name: for the product, the type of a test, a mixture that keeps class 9, a mixture, a solution. */
function named(judged: Judged): TransportOutcome | undefined {
  const { input, applying, combined, reasons } = judged;
  const hazards = applying.map(({ hazard }) => hazard);
  const own = ofProduct(judged);
  if (own) return regulated(judged, [own, ...fromCriteria(judged)]);
  const typed = peroxideEntry(input, hazards);
  if (typed === 'forbidden') return incomplete([say('classifyForTransport-approvalTypeNotAcceptedCarriage')], reasons);
  if (typed) return regulated({ ...judged, reasons: [...typed.reasons, ...reasons] }, [typed]);
  const groups = hazards.map(({ packingGroup }) => packingGroup);
  const byParts = keptEntry(input, groups) ?? mixtureEntry(input, judged.dangerous, combined?.packingGroup ?? null);
  if (byParts) return regulated(judged, [byParts, ...fromCriteria(judged)]);
  return solution(judged) ?? settledByName(judged);
}

/** Open questions about the product do not prevent an entry by name if one class of the entry applies. */
function settledByName(judged: Judged): TransportOutcome | undefined {
  const { input, combined, dangerous, unknown } = judged;
  if (!combined || !unknown.some(({ isDecisive }) => isDecisive)) return undefined;
  if (isOfMildGroup(input, combined, dangerous)) return regulated(judged, fromCriteria(judged));
  const entry = settledForm(input, combined, dangerous);
  return entry && regulated(judged, [entry]);
}

function ofProduct({ input, combined, dangerous }: Judged): Candidate | undefined {
  const named = combined && (namedFirst(combined, input) ?? formOfSubstance(input, combined, dangerous));
  return named ?? ownEntry(input, combined?.packingGroup ?? null) ?? explosiveEntry(input);
}

/** Not regulated by the special provision of a mixture that the list names, if the mixture does not pollute water. */
function freeByName({ input, dangerous, environment, reasons }: Judged): TransportOutcome | undefined {
  const provision = environment.status === 'excluded' ? freedMixture(input, dangerous) : undefined;
  return provision && { status: 'not-regulated', reasons: [provision, ...reasons] };
}

/** Not regulated by the special provision of alcohols or by viscosity, if nothing else prevents it. */
function free(judged: Judged): TransportOutcome | undefined {
  const { input, combined, environment, reasons } = judged;
  if (combined?.class !== '3' || combined.subsidiaryHazards.length > 0 || !isSettled(judged)) return undefined;
  const isHazardousToWater = environment.status === 'applies';
  const alcohol = isHazardousToWater ? undefined : diluteAlcohol(input, flammableContributors(input));
  const viscous = viscousExemption(input, combined, { isHazardousToWater });
  const reason = alcohol ?? (viscous?.isFree ? viscous.reason : undefined);
  return reason && { status: 'not-regulated', reasons: [reason, ...reasons] };
}

const isSettled = ({ unknown, environment }: Judged): boolean =>
  environment.status !== 'unknown' && !unknown.some(({ isDecisive, isSilent }) => isDecisive || isSilent);

/** An entry by name without a lowest strength applies only if the solution is, or may be, dangerous. */
function mayBeNamed({ from, above = 0 }: SolutionStep, { applying, unknown }: Judged): boolean {
  return (from ?? above) > 0 || applying.length > 0 || unknown.length > 0;
}

/** A solution named by its strength. Below the strengths in the list, it is not regulated if nothing else applies. */
function solution(judged: Judged): TransportOutcome | undefined {
  const step = solutionStep(judged.input, judged.dangerous);
  if (!step || !mayBeNamed(step, judged)) return undefined;
  const isFlammable = judged.applying.some(({ hazard }) => hazard.class === '3');
  const entry = solutionEntry(judged.input, step, { isFlammable });
  if (entry) return regulated(judged, [entry, ...fromCriteria(judged)]);
  if (step.un !== null) return undefined;
  const { applying, unknown, environment, reasons } = judged;
  const isOpen =
    applying.length > 0 || unknown.some(({ isDecisive }) => isDecisive) || environment.status !== 'excluded';
  const summary = say('classifyForTransport-solutionNamedListAboveAnother', { step: step.substance });
  const below: Reason = {
    ruleId: 'transport.solution' satisfies FreedomRule,
    paragraph: solutionParagraph,
    summary,
    counted: [],
    leftOut: [],
  };
  return isOpen ? undefined : { status: 'not-regulated', reasons: [below, ...reasons] };
}

/**
 * True if an open class prevents a proposal. If a class applies, only a class with precedence does. Missing data alone
 * do not prevent the entry of hot goods or class 9.
 */
function holdsUp({ isDecisive, isSilent }: Unknown, { applying, environment, input }: Judged): boolean {
  if (applying.length > 0) return isDecisive;
  return !isSilent || (environment.status !== 'applies' && elevatedTemperature(input) === undefined);
}

function byCriteria(judged: Judged): TransportOutcome {
  const { applying, unknown, environment, reasons } = judged;
  const open = unknown.filter((each) => holdsUp(each, judged));
  if (open.length > 0)
    return incomplete(
      open.flatMap(({ missing }) => missing),
      reasons,
    );
  if (applying.length > 0) return regulated(judged, fromCriteria(judged));
  if (environment.status === 'unknown') return incomplete(environment.missing, reasons);
  const hot = elevatedTemperature(judged.input);
  if (hot) return regulated(judged, [hot]);
  if (environment.status === 'excluded') {
    return {
      status: 'not-regulated',
      reasons: [...reasons, ...coolReason(judged.input), ...combustible(judged.input)],
    };
  }
  return hazardousToWater(judged);
}

function hazardousToWater(judged: Judged): TransportOutcome {
  const un = stateOf(judged.input) === 'solid' ? '3077' : '3082';
  const entry = entryOf(un, 'III');
  const freedom = freedomOf(judged.input);
  const why = say('classifyForTransport-environmentallyHazardousNoOtherClass');
  const reasons = [freedom, ...judged.reasons];
  return regulated({ ...judged, reasons }, entry ? [{ entry, why, paragraph: 'ADR 2.2.9.1.10.6' }] : []);
}

function fromCriteria(judged: Judged): readonly (Candidate & { readonly isSolution?: boolean })[] {
  const { input, combined, dangerous } = judged;
  if (!combined) return [];
  const one = mixtureOfOne(input, combined, dangerous);
  const contributors = judged.contributors
    .map((id) => input.mixture.ingredients.find((ingredient) => ingredient.id === id))
    .filter((ingredient) => ingredient !== undefined);
  const found = [
    ...zoned(judged, combined),
    ...namedByUse(combined, input),
    ...(one ? [one] : []),
    ...chooseEntries(combined, input, contributors),
  ];
  return [...found, ...viscousRelief(input, combined, found)];
}

/** The entry for a liquid toxic by inhalation in zone A or B, which takes precedence over other N.O.S. entries. */
function zoned({ input, applying }: Judged, combined: Combined): readonly Candidate[] {
  const isByVapour = applying.some(({ hazard }) => hazard.route === 'inhalation' && hazard.packingGroup === 'I');
  const zone = input.vapourToxicity && isByVapour ? liquidZone(input.vapourToxicity) : undefined;
  const un = zone && zoneEntryUn([combined.class, ...combined.subsidiaryHazards], zone);
  const entry = un && entryOf(un, 'I');
  const why = say('classifyForTransport-toxicInhalationZone', { zone: zone ?? '' });
  return entry ? [{ entry, why, paragraph: 'ADR 2.2.61.3; 49 CFR 173.133' }] : [];
}

function regulated(
  judged: Judged,
  found: readonly (Candidate & { readonly isSolution?: boolean })[],
): TransportOutcome {
  const { combined, contributors } = judged;
  const detail = {
    reasons: [...(combined?.reasons ?? []), ...exemption(judged, combined), ...judged.reasons, ...openReasons(judged)],
    contributors,
    isEnvironmentallyHazardous: judged.environment.status === 'applies',
  };
  const distinct = found.filter(({ entry }, at) => found.findIndex((other) => other.entry === entry) === at);
  const [proposal, ...alternatives] = distinct
    .map((candidate) => propose(judged.input, candidate, { ...detail, isSolution: candidate.isSolution === true }))
    .filter((one) => one !== undefined);
  if (!proposal) return incomplete([say('common-entryCombinationHazards')], judged.reasons);
  const isSubject = proposal.reasons.every(({ ruleId }) => ruleId !== 'transport.not-subject');
  return isSubject
    ? { status: 'regulated', proposal, alternatives }
    : { status: 'not-regulated', reasons: proposal.reasons };
}

/** Reasons shown beside the entry if no receptacle is given: the user may choose one that is exempt. */
function exemption({ input, environment }: Judged, combined: Combined | undefined): Reason[] {
  const found = combined && viscousExemption(input, combined, { isHazardousToWater: environment.status === 'applies' });
  return [...(found ? [found.reason] : []), ...(combined ? reclassable(input, combined) : [])];
}

/** The open questions of a proposal, for the person who confirms it. */
function openReasons({ applying, unknown, environment }: Judged): Reason[] {
  const open = [
    ...applying.flatMap(({ hazard, open: text }) =>
      text ? [say('classifyForTransport-class', { own: hazard.class, text })] : [],
    ),
    ...unknown.map(({ missing, reason }) =>
      say('classifyForTransport-open', { standing: standingOf(reason), missing }),
    ),
    ...(environment.status === 'unknown'
      ? [say('classifyForTransport-environmentallyHazardous', { missing: environment.missing })]
      : []),
  ];
  return open.map((summary) => ({
    ruleId: 'transport.open',
    paragraph: 'ADR 2.1.3.5.1',
    summary: say('classifyForTransport-stillSettled', { summary }),
    counted: [],
    leftOut: [],
  }));
}

function incomplete(missing: readonly MessageValue[], reasons: readonly Reason[]): TransportOutcome {
  return { status: 'incomplete', missing: distinct(missing), reasons };
}
