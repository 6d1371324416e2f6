import type { Message, MessageValue } from '../message.ts';
import type { Reason } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { Ingredient, Mixture, SpecificLimit } from '../mixture.ts';

/** An ingredient as the rules see it: its range is limited to what the other ingredients leave. */
export type Subject = {
  readonly source: Ingredient;
  readonly lower: Ppb;
  readonly upper: Ppb;
  /** Set if limits apply to a part of the substance: the name of the part and the whole subject. */
  readonly part?: { readonly of: Subject; readonly note: MessageValue };
  /** Identity of the substance if several entries of it have different data. */
  readonly substance?: string;
};

/** An ingredient as a member of one hazard class. */
export type Member = {
  readonly subject: Subject;
  readonly hazards: readonly Hazard[];
  readonly limits: readonly SpecificLimit[];
  /** Why a note of Annex VI releases the ingredient from the class, if it does. */
  readonly released?: Message;
  /** Total concentration of a substance with several entries in the class. Cut-offs apply to the substance. */
  readonly together?: Ppb;
  /** Set if members with the same key are added up. `atLeast` is the limit; undefined means the limit of the row. */
  readonly summed?: { readonly key: string; readonly atLeast: Ppb | undefined; readonly paragraph: string };
};

/** Explains how an ingredient counts in a class if it has two classifications or a note. */
export type Remark = { readonly hazardClass: HazardClass; readonly reason: Reason };

/** A mixture prepared for one market. Evaluators only read it. */
export type Assessment = {
  readonly market: Market;
  readonly mixture: Mixture;
  readonly subjects: readonly Subject[];
  readonly byClass: ReadonlyMap<HazardClass, readonly Member[]>;
  readonly notAssessed: readonly Subject[];
  /** True if not all ingredients can be at their upper ends at once. */
  readonly isOverfull: boolean;
  readonly isRanged: boolean;
  readonly remarks: readonly Remark[];
  /** True if only the hazards are wanted; reasons may stay empty. */
  readonly hazardsOnly: boolean;
};

/** The hazard in the market's categories, e.g. Eye Irrit. 2A for CLP's Eye Irrit. 2. */
export function toMarketCategory(market: Market, written: Hazard): Hazard {
  const renamed = market.renames[written.code];
  return renamed ? { ...written, ...renamed } : written;
}
