import { environmentalClasses, healthClasses, physicalClasses } from '@gosds/ghs/hazard-parts';
import type { BaseStatement, CategoryCode, Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { Market } from '@gosds/ghs/markets/market';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { categoryEntries, entryOf } from '@gosds/ghs/registry';
import { statesOfClass } from '@gosds/ghs/rules/physical/class-states';
import type { Draft } from '../draft/draft.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import { memoised } from '../memoised.ts';

/** A category that the user can add or delete in the review. */
export type ReviewCategory = {
  /** `code hCode` in the notation of `hazard()`, with the category's first statement. */
  readonly id: string;
  readonly code: CategoryCode;
  readonly statements: readonly BaseStatement[];
  readonly hazardClass: HazardClass;
  /** The physical states that can have the class; undefined if all can. */
  readonly states: readonly PhysicalState[] | undefined;
};

export const reviewGroups = ['physical', 'health', 'environment'] as const;

export type ReviewGroup = (typeof reviewGroups)[number];

/** The classes of a group, in the order of the law. */
export const classesOfGroup: Readonly<Record<ReviewGroup, readonly HazardClass[]>> = {
  physical: physicalClasses,
  health: healthClasses,
  environment: environmentalClasses,
};

/** Every category with a statement that the market has adopted, in the order of the law. */
export const reviewCategories = memoised((market: Market): readonly ReviewCategory[] => {
  const byKey = new Map<string, ReviewCategory>();
  for (const { code, hCode, hazardClass } of categoryEntries) {
    if (hCode === null || !market.adopted.includes(code)) continue;
    const key = `${hazardClass} ${code}`;
    const known = byKey.get(key);
    const statements = [...new Set([...(known?.statements ?? []), hCode])];
    const id = known?.id ?? `${code} ${hCode}`;
    byKey.set(key, { id, code, statements, hazardClass, states: statesOfClass(hazardClass) });
  }
  return [...byKey.values()];
});

/**
 * The review category of a hazard, whatever its effect letters, organs or second statement; undefined if the market has
 * none.
 */
export function reviewItemOf(market: Market, hazard: Hazard): ReviewCategory | undefined {
  const hazardClass = entryOf(hazard)?.hazardClass;
  return reviewCategories(market).find((each) => each.code === hazard.code && each.hazardClass === hazardClass);
}

/**
 * True if the product's chosen physical state allows the class. False until a state is chosen, if the class is limited
 * to some states.
 */
export const fitsState = (states: readonly PhysicalState[] | undefined, properties: Draft['properties']): boolean =>
  states === undefined || (properties.state !== '' && states.includes(physicalStateOf(properties)));
