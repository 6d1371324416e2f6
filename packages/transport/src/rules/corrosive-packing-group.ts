import { type Message, type MessageValue, say } from '@gosds/ghs/message';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { type Ppb, percent, toPercent } from '@gosds/ghs/concentration';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { findEntries } from '../find-entries.ts';
import { namedSolutions } from '../generated/goods-tables.ts';
import { isInRange } from '../goods/goods-tables.ts';
import type { PackingGroup } from '../transport.ts';

export type CorrosivePackingGroup =
  | {
      readonly status: 'known';
      readonly packingGroup: PackingGroup;
      readonly paragraph: string;
      readonly summary: Message;
    }
  | {
      readonly status: 'unknown';
      readonly missing: readonly MessageValue[];
      readonly paragraph: string;
      readonly summary: Message;
    };

const groupOf = new Map<string, PackingGroup>([
  ['Skin Corr. 1A', 'I'],
  ['Skin Corr. 1B', 'II'],
  ['Skin Corr. 1C', 'III'],
]);

const bySubcategory = 'ADR 2.2.8.1.5.3: sub-categories 1A, 1B and 1C are packing groups I, II and III';
const byCalculation = 'ADR 2.2.8.1.6.3.3, calculation method';
const byList = 'ADR 2.2.8.1.6.3.3, with the packing groups of Table A (2.2.8.1.5.1)';

/** Generic concentration limits of the calculation method. */
const limits = { groupI: percent(5), traceOfGroupI: percent(1), groupII: percent(5) };

/** UN numbers of the ingredients as substances, by ingredient id. */
type UnNumbers = Readonly<Record<string, string>>;

/** A corrosive ingredient with its packing group for the calculation. */
type Corrosive = {
  readonly name: string;
  readonly upper: Ppb;
  readonly group: PackingGroup | undefined;
  /** True if the dangerous goods list names the substance in class 8. */
  readonly isListed: boolean;
};

/**
 * Packing group of a skin-corrosive mixture: from its own sub-category, else from the calculation method. A calculated
 * sub-category is weaker evidence than the packing groups in Table A, which come from experience.
 */
export function corrosivePackingGroup(
  { ingredients }: Mixture,
  skin: ClassOutcome,
  unNumbers: UnNumbers = {},
): CorrosivePackingGroup {
  const corrosives = ingredients.filter(isCorrosive).map((ingredient) => corrosiveOf(ingredient, unNumbers));
  const isListed = isCalculated(skin) && corrosives.some((each) => each.isListed);
  const own = skin.hazards.map(({ code }) => groupOf.get(code)).find((group) => group !== undefined);
  if (own && !isListed) {
    const summary = say('corrosivePackingGroup-packingGroup', { hazards: skin.hazards.map(({ code }) => code), own });
    return { status: 'known', packingGroup: own, paragraph: bySubcategory, summary };
  }
  const undivided = corrosives.filter(({ group }) => group === undefined);
  if (corrosives.length === 0 || undivided.length > 0) return withoutSubcategory(undivided);
  return { ...calculate(corrosives), paragraph: isListed ? byList : byCalculation };
}

/** True if ingredients were counted, so that neither a test nor the pH of the mixture decided. */
const isCalculated = ({ reasons }: ClassOutcome): boolean => reasons.some(({ counted }) => counted.length > 0);

function withoutSubcategory(undivided: readonly Corrosive[]): CorrosivePackingGroup {
  const names = undivided.map(({ name }) => name);
  const missing =
    names.length > 0
      ? names.map((name) => say('corrosivePackingGroup-subCategory1a1b1c', { name }))
      : [say('corrosivePackingGroup-subCategory1a1b1c2')];
  return {
    status: 'unknown',
    missing,
    paragraph: bySubcategory,
    summary: say('corrosivePackingGroup-corrosiveSkinButSubCategory'),
  };
}

function calculate(corrosives: readonly Corrosive[]): CorrosivePackingGroup {
  const sum = (groups: readonly PackingGroup[]): Ppb =>
    corrosives.filter(({ group }) => groups.includes(group ?? 'III')).reduce((total, { upper }) => total + upper, 0);
  const first = sum(['I']);
  const second = sum(['I', 'II']);
  const known = (packingGroup: PackingGroup, summary: Message): CorrosivePackingGroup => ({
    status: 'known',
    packingGroup,
    paragraph: byCalculation,
    summary: say('corrosivePackingGroup-packingGroup2', { summary, packingGroup }),
  });
  if (first >= limits.groupI)
    return known(
      'I',
      say('corrosivePackingGroup-corrosivesGroupI', { first: toPercent(first), groupI: toPercent(limits.groupI) }),
    );
  if (first >= limits.traceOfGroupI) {
    return known(
      'II',
      say('corrosivePackingGroup-corrosivesGroupI2', {
        first: toPercent(first),
        traceOfGroupI: toPercent(limits.traceOfGroupI),
      }),
    );
  }
  if (second >= limits.groupII) {
    return known(
      'II',
      say('corrosivePackingGroup-corrosivesGroupsIIi', {
        second: toPercent(second),
        groupII: toPercent(limits.groupII),
      }),
    );
  }
  return known(
    'III',
    say('corrosivePackingGroup-corrosivesGroupsIIi2', {
      second: toPercent(second),
      groupII: toPercent(limits.groupII),
    }),
  );
}

function isCorrosive(ingredient: Ingredient): boolean {
  return knownHazards(ingredient).some((hazard) => isAnyOf(hazard, 'Skin Corr.'));
}

/** Packing groups of the substance's entries by name, if it is class 8 only. Strictest first. */
function listedGroups(un: string | undefined): readonly PackingGroup[] {
  const entries = un === undefined ? [] : findEntries(un);
  const isByName = entries.length > 0 && entries.every((entry) => entry.class === '8' && !entry.isNos);
  return isByName ? severity.filter((group) => entries.some(({ packingGroup }) => packingGroup === group)) : [];
}

const severity: readonly PackingGroup[] = ['I', 'II', 'III'];
const milder = (a: PackingGroup, b: PackingGroup): PackingGroup => (severity.indexOf(a) > severity.indexOf(b) ? a : b);

/** The packing group if the list names the substance by strength: up to 60 % hydrofluoric acid is group II. */
function groupByStrength({ cas, concentration }: Ingredient): readonly PackingGroup[] {
  const share = toPercent(concentration.upper);
  const step = namedSolutions.find((one) => one.cas.includes(cas ?? '') && isInRange(one, share));
  const isOfClass8 = step?.un != null && findEntries(step.un).some((entry) => entry.class === '8' && !entry.isNos);
  return isOfClass8 && step.packingGroup ? [step.packingGroup] : [];
}

/**
 * The group of an ingredient: from its specific concentration limits, but never stricter than its listed group; else
 * its listed group; else its own sub-category. If several groups are listed, its own sub-category counts up to the
 * strictest.
 */
function corrosiveOf(ingredient: Ingredient, unNumbers: UnNumbers): Corrosive {
  const { id, name, concentration } = ingredient;
  const byStrength = groupByStrength(ingredient);
  const [strictest, ...others] = byStrength.length > 0 ? byStrength : listedGroups(ownValue(unNumbers, id));
  const limited = limitedGroup(ingredient);
  const own = limited ?? ownGroup(ingredient);
  const bySubstance = others.length > 0 ? own : limited;
  const group = strictest && bySubstance ? milder(strictest, bySubstance) : (strictest ?? own);
  return { name, upper: concentration.upper, group, isListed: strictest !== undefined };
}

function limitedGroup({ specificLimits = [], concentration }: Ingredient): PackingGroup | undefined {
  const limit = specificLimits.find(
    ({ outcome, lower, upper }) =>
      groupOf.has(outcome.code) &&
      concentration.upper >= (lower ?? 0) &&
      (upper === undefined || concentration.upper < upper),
  );
  return limit && groupOf.get(limit.outcome.code);
}

const ownGroup = (ingredient: Ingredient): PackingGroup | undefined =>
  knownHazards(ingredient)
    .map(({ code }) => groupOf.get(code))
    .find((group) => group !== undefined);
