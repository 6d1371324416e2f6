import { type Message, say } from '../message.ts';
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

/** Lists every condition of the principle, met or not. */
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
  (id: string, isMet: boolean, summary: Message): BridgingCondition => ({
    isMet,
    reason: plainReason(
      `bridging.${idOf(principle)}.${id}`,
      paragraph,
      say('common-colon', {
        head: isMet ? say('bridgingConditions-met') : say('bridgingConditions-notMet'),
        text: summary,
      }),
    ),
  });

const byId = ({ ingredients }: Mixture, id: string): Ingredient | undefined =>
  ingredients.find((ingredient) => ingredient.id === id);

const isAllAssessed = (...mixtures: readonly Mixture[]): boolean =>
  mixtures.every(({ ingredients }) => ingredients.every(({ hazards }) => hazards !== 'not-assessed'));

function diluted(request: Of<'dilution'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, diluentId, diluentAffectsNothing } = request;
  const check = checkIn(request, context);
  const diluent = byId(untested, diluentId);
  if (!diluent) return [check('diluent', false, say('bridgingConditions-ingredientUntestedMixture', { diluentId }))];
  const key = identityOf(diluent);
  const before = compositionOf(tested.mixture).get(key)?.concentration.upper ?? 0;
  const originals = [...compositionOf(tested.mixture, [key]).values()];
  const severities = originals.map((one) => severityIn(one, context.hazardClass));
  const own = severityIn(diluent, context.hazardClass);
  const isMild = own !== undefined && severities.every((one) => one !== undefined && own >= one);
  return [
    check(
      'more',
      diluent.concentration.lower > before,
      say('bridgingConditions-thereMoreTestedMixture', { diluent: diluent.name }),
    ),
    check(
      'ratio',
      isSameRatio(compositionOf(tested.mixture, [key]), compositionOf(untested, [key])),
      say('bridgingConditions-allElseThereSameProportions'),
    ),
    check('category', isMild, say('bridgingConditions-classifiedNoMoreSeverelyLeast', { diluent: diluent.name })),
    check(
      'no-effect',
      diluentAffectsNothing,
      say('bridgingConditions-statedNotAffectHazardOthers', { diluent: diluent.name }),
    ),
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
  const summary = say('bridgingConditions-aspirationToxicantsMakeUpMore', { aspirationKeepsPercent });
  return [check('aspiration-10', share >= percent(aspirationKeepsPercent), summary)];
}

function batched(request: Of<'batching'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, untested, isUnderSameControl, variesSignificantly } = request;
  const check = checkIn(request, context);
  const isSame = hasSameSubstances(compositionOf(tested.mixture), compositionOf(untested));
  return [
    check('same-product', isSame, say('bridgingConditions-bothBatchesSameIngredients')),
    check('control', isUnderSameControl, say('bridgingConditions-bothBatchesStatedMadeUnder')),
    check('variation', !variesSignificantly, say('bridgingConditions-noVariationWouldChangeHazard')),
  ];
}

/** True for Category 1 without sub-category and for Category 1A. */
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
      say('bridgingConditions-testedMixtureMostSevereCategory'),
    ),
    check('same-substances', hasSameSubstances(before, after), say('bridgingConditions-bothMixturesSameIngredients')),
    check('assessed', isAllAssessed(tested.mixture), say('bridgingConditions-everyIngredientAssessed')),
    check('more', isMore, say('bridgingConditions-thereMoreNoneLessIngredients')),
  ];
}

function interpolated(request: Of<'interpolation'>, context: BridgingContext): readonly BridgingCondition[] {
  const { tested, secondTested, untested } = request;
  const check = checkIn(request, context);
  const a = compositionOf(tested.mixture);
  const b = compositionOf(secondTested.mixture);
  const c = compositionOf(untested);
  const isSameClass = secondTested.test.hazardClass === tested.test.hazardClass;
  const isSameCategory = isSameClass && secondTested.test.outcome?.code === tested.test.outcome?.code;
  const isActive = (one: Ingredient) => Number.isFinite(severityIn(one, context.hazardClass) ?? 0);
  const active = [...c].filter(([, one]) => isActive(one));
  const isInside = active.every(([key, { concentration }]) => liesBetween(concentration, a.get(key), b.get(key)));
  return [
    check('same-category', isSameCategory, say('bridgingConditions-bothTestedMixturesSameCategory')),
    check(
      'identical',
      hasSameSubstances(a, b) && hasSameSubstances(a, c),
      say('bridgingConditions-allThreeMixturesSameIngredients'),
    ),
    check('assessed', isAllAssessed(tested.mixture, untested), say('bridgingConditions-everyIngredientAssessed')),
    check('between', isInside, say('bridgingConditions-activeIngredientsLieBetweenTheir')),
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
    return [
      check('ingredients', false, say('bridgingConditions-ingredientsTheirMixtures', { replacedId, replacementId })),
    ];
  }
  const severity = severityIn(replacement, context.hazardClass);
  const isSameCategory = severity !== undefined && severity === severityIn(replaced, context.hazardClass);
  const kept = compositionOf(tested.mixture, [identityOf(replaced)]);
  const others = compositionOf(untested, [identityOf(replacement)]);
  return [
    check(
      'same-share',
      isSameShare(replaced.concentration, replacement.concentration),
      say('bridgingConditions-share', { replacement: replacement.name, replaced: replaced.name }),
    ),
    check('others', isSameComposition(kept, others), say('bridgingConditions-allOtherIngredientsSameShares')),
    check(
      'same-category',
      isSameCategory,
      say('bridgingConditions-sameCategoryClass', { replacement: replacement.name, replaced: replaced.name }),
    ),
    check(
      'no-effect',
      replacementAffectsNothing,
      say('bridgingConditions-statedNotAffectHazardOthers2', { replacement: replacement.name }),
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
  const names = beyond.length > 0 ? say('bridgingConditions-beyond', { beyond }) : '';
  return [
    check('same-substances', hasSameSubstances(before, after), say('bridgingConditions-noIngredientAddedLeftOut')),
    check('bandwidth', beyond.length === 0, say('bridgingConditions-everyShareStaysWithinBandwidth', { names })),
  ];
}

function isPermitted({ concentration }: Ingredient, after: Ingredient | undefined): boolean {
  if (!after) return false;
  return (['lower', 'upper'] as const).every((end) => {
    const first = concentration[end];
    const band = permittedChanges.find(({ atMostPercent }) => first <= percent(atMostPercent));
    const max = (first * (band?.changePercent ?? 0)) / 100;
    return Math.abs(after.concentration[end] - first) <= max + 0.5;
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
      say('bridgingConditions-propellantIngredientAerosol'),
    ),
    check(
      'ratio',
      isSameRatio(compositionOf(tested.mixture, keys), compositionOf(untested, keys)),
      say('bridgingConditions-allButPropellantThereSame'),
    ),
    check('no-effect', propellantAffectsNothing, say('bridgingConditions-propellantStatedNotAffectHazard')),
    ...(needsEvidence
      ? [
          check(
            'evidence',
            evidence !== undefined,
            say('bridgingConditions-evidenceSprayNotMoreHazardous', {
              evidence: evidence ?? say('bridgingConditions-none'),
            }),
          ),
        ]
      : []),
  ];
}
