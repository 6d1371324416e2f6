import { percent } from '../concentration.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { plainReason } from '../rules/reason.ts';
import { identityOf } from '../rules/same-substance.ts';
import { severityOf } from '../rules/specific-limit.ts';
import type { BridgingCondition, BridgingContext, BridgingRequest } from './bridging-request.ts';
import { aspirationKeepsPercent, idOf, permittedChanges } from './bridging-table.ts';
import {
  type Composition,
  compositionOf,
  hasSameSubstances,
  isBetween,
  isSameRatio,
  isSameShare,
  severityIn,
} from './composition.ts';

type Of<Principle extends BridgingRequest['principle']> = Extract<BridgingRequest, { principle: Principle }>;

/** Each condition of the principle, met or not. */
export function conditionsOf(request: BridgingRequest, context: BridgingContext): readonly BridgingCondition[] {
  switch (request.principle) {
    case 'dilution':
      return diluted(request, context);
    case 'batching':
      return batched(request, context);
    case 'concentration':
      return concentrated(request, context);
    case 'interpolation':
      return interpolated(request, context);
    case 'substantially similar':
      return similar(request, context);
    case 'changed composition':
      return changed(request, context);
    case 'aerosol':
      return sprayed(request, context);
  }
}

const checkIn =
  ({ principle }: BridgingRequest, { paragraph }: BridgingContext) =>
  (id: string, isMet: boolean, summary: string): BridgingCondition => ({
    isMet,
    reason: plainReason(`bridging.${idOf(principle)}.${id}`, paragraph, `${isMet ? 'met' : 'not met'}: ${summary}`),
  });

const byId = ({ ingredients }: Mixture, id: string): Ingredient | undefined =>
  ingredients.find((ingredient) => ingredient.id === id);

const isAllAssessed = (...mixtures: readonly Mixture[]): boolean =>
  mixtures.every(({ ingredients }) => ingredients.every(({ hazards }) => hazards !== 'not-assessed'));

function diluted(request: Of<'dilution'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, diluentId, diluentAffectsNothing } = request;
  const check = checkIn(request, context);
  const diluent = byId(untested, diluentId);
  if (!diluent) return [check('diluent', false, `${diluentId} is an ingredient of the untested mixture`)];
  const key = identityOf(diluent);
  const before = compositionOf(tested.mixture).get(key)?.concentration.upper ?? 0;
  const originals = [...compositionOf(tested.mixture, [key]).values()];
  const severities = originals.map((one) => severityIn(one, context.hazardClass));
  const own = severityIn(diluent, context.hazardClass);
  const isMild = own !== undefined && severities.every((one) => one !== undefined && own >= one);
  return [
    check('more', diluent.concentration.lower > before, `there is more ${diluent.name} than in the tested mixture`),
    check(
      'ratio',
      isSameRatio(compositionOf(tested.mixture, [key]), compositionOf(untested, [key])),
      'all else is there in the same proportions as in the tested mixture',
    ),
    check(
      'category',
      isMild,
      `${diluent.name} is classified no more severely than the least hazardous original ingredient`,
    ),
    check('no-effect', diluentAffectsNothing, `${diluent.name} is stated not to affect the hazard of the others`),
    ...keepsAspirationToxicants(untested, context, check),
  ];
}

function keepsAspirationToxicants(
  untested: Mixture,
  { hazardClass }: BridgingContext,
  check: ReturnType<typeof checkIn>,
): readonly BridgingCondition[] {
  if (hazardClass !== 'Aspiration hazard') return [];
  const toxicants = untested.ingredients.filter((one) => Number.isFinite(severityIn(one, hazardClass) ?? 0));
  const share = toxicants.reduce((total, { concentration }) => total + concentration.lower, 0);
  const summary = `aspiration toxicants make up ${aspirationKeepsPercent} % or more`;
  return [check('aspiration-10', share >= percent(aspirationKeepsPercent), summary)];
}

function batched(request: Of<'batching'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, isUnderSameControl, variesSignificantly } = request;
  const check = checkIn(request, context);
  const isSame = hasSameSubstances(compositionOf(tested.mixture), compositionOf(untested));
  return [
    check('same-product', isSame, 'both batches have the same ingredients'),
    check(
      'control',
      isUnderSameControl,
      'both batches are stated to be made by, or under control of, the same supplier',
    ),
    check('variation', !variesSignificantly, 'no variation that would change the hazard is known of'),
  ];
}

/** Category 1 without sub-category, or the first of them. */
const isHighest = (severity: number | undefined): boolean => severity !== undefined && severity <= 1.1;

function concentrated(request: Of<'concentration'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested } = request;
  const check = checkIn(request, context);
  const before = compositionOf(tested.mixture);
  const after = compositionOf(untested);
  const highest = [...before].filter(([, one]) => isHighest(severityIn(one, context.hazardClass)));
  const { outcome } = tested.test;
  const moved = highest.map(([key, one]) => (after.get(key)?.concentration.lower ?? 0) - one.concentration.upper);
  const isMore = moved.some((by) => by > 0) && moved.every((by) => by >= 0);
  return [
    check(
      'highest',
      outcome !== undefined && isHighest(severityOf(outcome.code)),
      'the tested mixture is in the most severe category or sub-category',
    ),
    check('same-substances', hasSameSubstances(before, after), 'both mixtures have the same ingredients'),
    check('assessed', isAllAssessed(tested.mixture), 'every ingredient is assessed'),
    check('more', isMore, 'there is more, and of none less, of the ingredients in that category'),
  ];
}

function interpolated(request: Of<'interpolation'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, secondTested, untested } = request;
  const check = checkIn(request, context);
  const [a, b, c] = [tested.mixture, secondTested.mixture, untested].map((one) => compositionOf(one));
  if (!a || !b || !c) return [];
  const isSameClass = secondTested.test.hazardClass === tested.test.hazardClass;
  const isSameCategory = isSameClass && secondTested.test.outcome?.code === tested.test.outcome?.code;
  const isActive = (one: Ingredient) => Number.isFinite(severityIn(one, context.hazardClass) ?? 0);
  const active = [...c].filter(([, one]) => isActive(one));
  const isInside = active.every(([key, { concentration }]) => liesBetween(concentration, a.get(key), b.get(key)));
  return [
    check('same-category', isSameCategory, 'both tested mixtures are in the same category of the class'),
    check(
      'identical',
      hasSameSubstances(a, b) && hasSameSubstances(a, c),
      'all three mixtures have the same ingredients',
    ),
    check('assessed', isAllAssessed(tested.mixture, untested), 'every ingredient is assessed'),
    check('between', isInside, 'the active ingredients lie between their shares in the tested mixtures'),
  ];
}

const liesBetween = (
  share: Ingredient['concentration'],
  a: Ingredient | undefined,
  b: Ingredient | undefined,
): boolean => a !== undefined && b !== undefined && isBetween(share, a.concentration, b.concentration);

function similar(request: Of<'substantially similar'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, replacedId, replacementId, replacementAffectsNothing } = request;
  const check = checkIn(request, context);
  const replaced = byId(tested.mixture, replacedId);
  const replacement = byId(untested, replacementId);
  if (!replaced || !replacement) {
    return [check('ingredients', false, `${replacedId} and ${replacementId} are ingredients of their mixtures`)];
  }
  const severity = severityIn(replacement, context.hazardClass);
  const isSameCategory = severity !== undefined && severity === severityIn(replaced, context.hazardClass);
  const kept = compositionOf(tested.mixture, [identityOf(replaced)]);
  const others = compositionOf(untested, [identityOf(replacement)]);
  return [
    check(
      'same-share',
      isSameShare(replaced.concentration, replacement.concentration),
      `${replacement.name} has the share of ${replaced.name}`,
    ),
    check('others', isSameComposition(kept, others), 'all other ingredients have the same shares'),
    check(
      'same-category',
      isSameCategory,
      `${replacement.name} and ${replaced.name} are in the same category of the class`,
    ),
    check(
      'no-effect',
      replacementAffectsNothing,
      `${replacement.name} is stated not to affect the hazard of the others`,
    ),
  ];
}

const isSameComposition = (one: Composition, other: Composition): boolean =>
  hasSameSubstances(one, other) &&
  [...one].every(([key, { concentration }]) => {
    const share = other.get(key)?.concentration;
    return share !== undefined && isSameShare(concentration, share);
  });

function changed(request: Of<'changed composition'>, context: BridgingContext): readonly BridgingCondition[] {
  const check = checkIn(request, context);
  const before = compositionOf(request.tested.mixture);
  const after = compositionOf(request.untested);
  const beyond = [...before].filter(([key, one]) => !isPermitted(one, after.get(key))).map(([, { name }]) => name);
  const names = beyond.length > 0 ? ` (beyond it: ${beyond.join(', ')})` : '';
  return [
    check('same-substances', hasSameSubstances(before, after), 'no ingredient was added or left out'),
    check('bandwidth', beyond.length === 0, `every share stays within the bandwidth of Table 1.2${names}`),
  ];
}

function isPermitted({ concentration }: Ingredient, after: Ingredient | undefined): boolean {
  if (!after) return false;
  return (['lower', 'upper'] as const).every((end) => {
    const first = concentration[end];
    const band = permittedChanges.find(({ atMostPercent }) => first <= percent(atMostPercent));
    const most = (first * (band?.changePercent ?? 0)) / 100;
    return Math.abs(after.concentration[end] - first) <= most + 0.5;
  });
}

function sprayed(request: Of<'aerosol'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, propellantIds, propellantAffectsNothing, evidence } = request;
  const check = checkIn(request, context);
  const propellants = propellantIds.map((id) => byId(untested, id));
  const keys = propellants.flatMap((one) => (one ? [identityOf(one)] : []));
  const needsEvidence = context.numbering === 'clp';
  return [
    check(
      'propellant',
      keys.length > 0 && keys.length === propellants.length,
      'the propellant is an ingredient of the aerosol',
    ),
    check(
      'ratio',
      isSameRatio(compositionOf(tested.mixture, keys), compositionOf(untested, keys)),
      'all but the propellant is there in the same proportions as in the tested mixture',
    ),
    check('no-effect', propellantAffectsNothing, 'the propellant is stated not to affect the hazard on spraying'),
    ...(needsEvidence
      ? [
          check(
            'evidence',
            evidence !== undefined,
            `evidence that the spray is not more hazardous: ${evidence ?? 'none'}`,
          ),
        ]
      : []),
  ];
}
