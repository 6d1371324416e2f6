import type { ClassOutcome } from '@gosds/ghs/classification';
import { type Ppb, percent, toPercent } from '@gosds/ghs/concentration';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import type { PackingGroup } from '../transport.ts';

export type CorrosivePackingGroup =
  | {
      readonly status: 'known';
      readonly packingGroup: PackingGroup;
      readonly paragraph: string;
      readonly summary: string;
    }
  | {
      readonly status: 'unknown';
      readonly missing: readonly string[];
      readonly paragraph: string;
      readonly summary: string;
    };

const groupOf = new Map<string, PackingGroup>([
  ['Skin Corr. 1A', 'I'],
  ['Skin Corr. 1B', 'II'],
  ['Skin Corr. 1C', 'III'],
]);

const bySubcategory = 'ADR 2.2.8.1.5.3: sub-categories 1A, 1B and 1C are packing groups I, II and III';
const byCalculation = 'ADR 2.2.8.1.6.3.3, calculation method';

/** Generic limits of the calculation method. */
const limits = { groupI: percent(5), traceOfGroupI: percent(1), groupII: percent(5) };

/** Packing group of a mixture that corrodes skin: by its own sub-category, else by the calculation method. */
export function corrosivePackingGroup(mixture: Mixture, skin: ClassOutcome): CorrosivePackingGroup {
  const own = skin.hazards.map(({ code }) => groupOf.get(code)).find((group) => group !== undefined);
  if (own) {
    const summary = `Class 8: ${skin.hazards.map(({ code }) => code).join(', ')} is packing group ${own}`;
    return { status: 'known', packingGroup: own, paragraph: bySubcategory, summary };
  }
  const corrosives = mixture.ingredients.filter(isCorrosive);
  const undivided = corrosives.filter((ingredient) => packingGroupOf(ingredient) === undefined);
  if (corrosives.length === 0 || undivided.length > 0) return withoutSubcategory(undivided);
  return calculate(corrosives);
}

function withoutSubcategory(undivided: readonly Ingredient[]): CorrosivePackingGroup {
  const names = undivided.map(({ name }) => name);
  const missing =
    names.length > 0 ? names.map((name) => `sub-category 1A, 1B or 1C of ${name}`) : ['sub-category 1A, 1B or 1C'];
  return {
    status: 'unknown',
    missing,
    paragraph: bySubcategory,
    summary: 'Class 8: corrosive to skin, but the sub-category that gives the packing group is not known',
  };
}

function calculate(corrosives: readonly Ingredient[]): CorrosivePackingGroup {
  const sum = (groups: readonly PackingGroup[]): Ppb =>
    corrosives
      .filter((ingredient) => groups.includes(packingGroupOf(ingredient) ?? 'III'))
      .reduce((total, { concentration }) => total + concentration.upper, 0);
  const first = sum(['I']);
  const second = sum(['I', 'II']);
  const text = (ppb: Ppb) => `${toPercent(ppb)} %`;
  const known = (packingGroup: PackingGroup, summary: string): CorrosivePackingGroup => ({
    status: 'known',
    packingGroup,
    paragraph: byCalculation,
    summary: `Class 8: ${summary}, packing group ${packingGroup}`,
  });
  if (first >= limits.groupI) return known('I', `corrosives of group I ${text(first)} >= ${text(limits.groupI)}`);
  if (first >= limits.traceOfGroupI) {
    return known('II', `corrosives of group I ${text(first)} >= ${text(limits.traceOfGroupI)}`);
  }
  if (second >= limits.groupII) {
    return known('II', `corrosives of groups I and II ${text(second)} >= ${text(limits.groupII)}`);
  }
  return known('III', `corrosives of groups I and II ${text(second)} < ${text(limits.groupII)}`);
}

function isCorrosive({ hazards }: Ingredient): boolean {
  return hazards !== 'not-assessed' && hazards.some(({ code }) => code.startsWith('Skin Corr.'));
}

/** The sub-category at the ingredient's concentration: its specific limits first, then its own. */
function packingGroupOf({ hazards, specificLimits = [], concentration }: Ingredient): PackingGroup | undefined {
  const limit = specificLimits.find(
    ({ outcome, lower, upper }) =>
      groupOf.has(outcome.code) &&
      concentration.upper >= (lower ?? 0) &&
      (upper === undefined || concentration.upper < upper),
  );
  if (limit) return groupOf.get(limit.outcome.code);
  if (hazards === 'not-assessed') return undefined;
  return hazards.map(({ code }) => groupOf.get(code)).find((group) => group !== undefined);
}
