import type { Reason } from '@gosds/ghs/classification';
import type { Ingredient } from '@gosds/ghs/mixture';
import { toPercent } from '@gosds/ghs/concentration';
import { say } from '@gosds/ghs/message';
import type { FreedomRule } from '../freedom-rule.ts';
import { findEntries } from '../find-entries.ts';
import { namedMixtures } from '../generated/goods-tables.ts';
import { isInRange, type NamedMixture } from '../goods/goods-tables.ts';
import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import { modeOf, type TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf, stateOf } from './choose-entry.ts';
import { isAboveClass3FlashPoint } from './flammable.ts';

type Component = NamedMixture['components'][number];

/** True if the upper ends of the component's ingredients are in range. An absent ingredient never counts. */
function holds({ mixture: { ingredients } }: TransportInput, component: Component): boolean {
  const own = ingredients.filter(({ cas }) => component.cas.includes(cas ?? ''));
  const share = own.reduce((sum, { concentration }) => sum + concentration.upper, 0);
  return own.length > 0 && isInRange(component, toPercent(share));
}

const isPart = ({ components, beside }: NamedMixture, { cas = '' }: Ingredient): boolean =>
  beside.includes(cas) || components.some((component) => component.cas.includes(cas));

function entryFor({ un, packingGroup, subsidiaryHazards }: NamedMixture, byCriteria: PackingGroup | null) {
  const fits = ({ subsidiaryHazards: own }: DangerousGoodsEntry) =>
    subsidiaryHazards === undefined || own.join() === subsidiaryHazards.join();
  const wanted = packingGroup ?? byCriteria;
  return findEntries(un).find((entry) => fits(entry) && entry.packingGroup === wanted) ?? entryOf(un, wanted);
}

const isOf =
  (input: TransportInput, dangerous: readonly Ingredient[]) =>
  (mixture: NamedMixture): boolean =>
    (mixture.state === undefined || mixture.state === stateOf(input)) &&
    mixture.components.every((component) => holds(input, component)) &&
    dangerous.every((ingredient) => isPart(mixture, ingredient));

/** Why a mixture is not subject although it corrodes: a special provision of its entry, such as that of soda lime. */
export function freedMixture(input: TransportInput, dangerous: readonly Ingredient[]): Reason | undefined {
  const found = namedMixtures.filter(isOf(input, dangerous)).find(({ free }) => free !== undefined);
  if (!found?.free || found.free.notIn.includes(modeOf(input))) return undefined;
  return {
    ruleId: 'transport.not-subject' satisfies FreedomRule,
    paragraph: found.free.by,
    summary: say('namedMixture-provisionExempts', { un: found.un }),
    counted: [],
    leftOut: [],
  };
}

/** The entry that names a mixture by its components, which precedes any N.O.S. entry (ADR 2.1.2.2 (A)). */
export function mixtureEntry(
  input: TransportInput,
  dangerous: readonly Ingredient[],
  byCriteria: PackingGroup | null,
): Candidate | undefined {
  const found = namedMixtures.filter(isOf(input, dangerous)).find(({ free }) => free === undefined);
  const entry = found && entryFor(found, byCriteria);
  if (!entry || isAboveClass3FlashPoint(input, entry)) return undefined;
  return { entry, why: say('gasOutcome-listNamesMixture', { found: found.name }), paragraph: 'ADR 2.1.2.2 (A)' };
}
