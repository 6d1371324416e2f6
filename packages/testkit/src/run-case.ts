import { classifyMixture } from '@gosds/ghs/classify-mixture';
import type { Classification } from '@gosds/ghs/classification';
import { exactly, percent } from '@gosds/ghs/concentration';
import type { Market } from '@gosds/ghs/markets/market';
import type { Mixture } from '@gosds/ghs/mixture';
import { type Check, check } from './cases/case-check.ts';
import { marketsOf } from './cases/case-market.ts';
import { mixturesOf } from './cases/case-mixture.ts';
import { checkClasses, outcomeIn } from './cases/check-classes.ts';
import { checkEstimates, checkStatement, checkSums, checkSupplements } from './cases/check-figures.ts';
import { checkLabel } from './cases/check-label.ts';
import { checkTransport } from './cases/check-transport.ts';
import { checkUfiCase } from './cases/check-ufi.ts';
import { classesNamed } from './cases/written-hazard.ts';
import { faultsWithPaths } from './fault-text.ts';
import type { Case, ReadCase } from './read-case.ts';

export type CaseResult = {
  readonly id: string;
  readonly status: 'passed' | 'failed' | 'apart';
  readonly checks: readonly Check[];
  /** Assertions of the case that are not supported, or why it is not a pass/fail case. */
  readonly apart: readonly string[];
};

/** As `runCase`. A case that could not be read fails with its faulty fields. */
export const runReadCase = (read: ReadCase): CaseResult =>
  'case' in read ? runCase(read.case) : settle(read.id, [unreadable(read.fault)], []);

const unreadable = (fault: string): Check =>
  check('input', { expected: 'a case that can be read', found: fault, isMet: false });

/** Runs a case and compares it with the published answer. */
export function runCase(one: Case): CaseResult {
  const apart = partsApart(one);
  if (one.confidence === 'low') return { id: one.id, status: 'apart', checks: [], apart: ['confidence low'] };
  const checks = checksOrFault(one);
  if (checks.length === 0)
    return { id: one.id, status: 'apart', checks, apart: apart.length > 0 ? apart : ['nothing asserted'] };
  return settle(one.id, checks, isTransport(one) ? [] : apart);
}

function settle(id: string, checks: readonly Check[], apart: readonly string[]): CaseResult {
  const isMet = checks.every(({ holds }) => holds !== 'no');
  return { id, status: isMet ? 'passed' : 'failed', checks, apart };
}

/** Input that cannot be read or classified fails only its own case. */
function checksOrFault(one: Case): readonly Check[] {
  try {
    return checksOf(one);
  } catch (fault) {
    const found = faultsWithPaths(fault);
    if (found === undefined) throw fault;
    return [unreadable(found)];
  }
}

function checksOf(one: Case): readonly Check[] {
  if (/Annex VIII/.test(one.jurisdiction)) return checkUfiCase(one);
  if (isTransport(one)) return checkTransport(one);
  return marketsOf(one.jurisdiction).flatMap((market) => checksInMarket(one, market));
}

function checksInMarket(one: Case, market: Market): readonly Check[] {
  const { inputs } = one;
  if (inputs.classification_requested) return checkNotAdopted(inputs.classification_requested, market);
  const label = checkLabel(one, market);
  if (!hasMixture(one)) return label;
  return [...mixturesOf(one).flatMap((mixture) => checksOfMixture(one, mixture, market)), ...label];
}

const hasMixture = ({ inputs }: Case) =>
  inputs.ingredients !== undefined ||
  inputs.pH !== undefined ||
  (inputs.flash_point_C !== undefined && inputs.physical_state !== undefined);

function checksOfMixture(one: Case, mixture: Mixture, market: Market): readonly Check[] {
  const classification = classifyMixture(mixture, market);
  const within = [0, 0.5].map((share) => classifyMixture(narrowed(mixture, share), market));
  return [
    ...checkClasses(one, classification),
    ...checkEstimates(one, classification),
    ...checkSums(one, classification),
    ...checkStatement(one, classification),
    ...checkSupplements(one, classification, within),
  ];
}

/**
 * The mixture with all ranges at one point: 0 is the lower end, 0.5 the middle. No concentration goes beyond what 100 %
 * allows.
 */
function narrowed(mixture: Mixture, wanted: number): Mixture {
  const closed = mixture.ingredients.map(({ concentration: { lower, upper } }) => ({
    lower,
    upper: upper === percent(100) ? lower : upper,
  }));
  const lowest = closed.reduce((total, { lower }) => total + lower, 0);
  const spread = closed.reduce((total, { lower, upper }) => total + upper - lower, 0);
  const share = Math.max(0, Math.min(wanted, (percent(100) - lowest) / Math.max(1, spread)));
  const ingredients = mixture.ingredients.map((ingredient, index) => {
    const { lower, upper } = closed[index] ?? ingredient.concentration;
    return { ...ingredient, concentration: exactly(Math.round(lower + (upper - lower) * share)) };
  });
  return { ...mixture, ingredients };
}

function checkNotAdopted(names: readonly string[], market: Market): readonly Check[] {
  const empty: Mixture = { physicalState: 'liquid', ingredients: [], properties: {} };
  const classification: Classification = classifyMixture(empty, market);
  return names.flatMap(classesNamed).map((hazardClass) => {
    const { status } = outcomeIn(classification, hazardClass);
    return check(`${market.id}: ${hazardClass}`, {
      expected: 'not-adopted',
      found: status,
      isMet: status === 'not-adopted',
    });
  });
}

const isTransport = ({ jurisdiction }: Case) => /ADR|49 CFR|UN Model/.test(jurisdiction);

function partsApart(one: Case): readonly string[] {
  const { jurisdiction, inputs } = one;
  if (/Annex VIII/.test(jurisdiction)) return [];
  if (isTransport(one)) return ['transport by a name of its own'];
  const names = new Set([
    ...(inputs.scenario === undefined ? [] : ['scenario in prose']),
    ...(marketsOf(jurisdiction).length > 0 ? [] : [`market ${jurisdiction}`]),
  ]);
  return [...names];
}
