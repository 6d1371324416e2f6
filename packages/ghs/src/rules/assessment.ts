import type { Message, MessageValue } from '../message.ts';
import type { Reason } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { Ingredient, Mixture, SpecificLimit } from '../mixture.ts';

/** An ingredient as the rules see it: its range narrowed to what the rest of the mixture leaves. */
export type Subject = {
  readonly source: Ingredient;
  readonly lower: Ppb;
  readonly upper: Ppb;
  /** Where limits count a part of the substance: the part, and the subject it is a part of. */
  readonly part?: { readonly of: Subject; readonly note: MessageValue };
  /** Set where entries of one substance with different data stand apart: which substance. */
  readonly substance?: string;
};

/** An ingredient's part in one hazard class. */
export type Member = {
  readonly subject: Subject;
  readonly hazards: readonly Hazard[];
  readonly limits: readonly SpecificLimit[];
  /** Why a note of Annex VI takes the ingredient out of the class, where it does. */
  readonly released?: Message;
  /** Share of the substance over all its entries in the class, where it has several: cut-offs are about the substance. */
  readonly together?: Ppb;
  /** Set where the members with the same key are added up: the limit, or undefined for that of the row. */
  readonly summed?: { readonly key: string; readonly atLeast: Ppb | undefined; readonly paragraph: string };
};

/** Why an ingredient counts in a class as it does, where two classifications of it, or a note, stand side by side. */
export type Remark = { readonly hazardClass: HazardClass; readonly reason: Reason };

/** A mixture made ready for one market; evaluators only read it. */
export type Assessment = {
  readonly market: Market;
  readonly mixture: Mixture;
  readonly subjects: readonly Subject[];
  readonly byClass: ReadonlyMap<HazardClass, readonly Member[]>;
  readonly notAssessed: readonly Subject[];
  /** True where the upper ends cannot all be reached at once. */
  readonly isOverfull: boolean;
  readonly isRanged: boolean;
  readonly remarks: readonly Remark[];
  /** Only the hazards are asked for: reasons may stay empty. */
  readonly hazardsOnly: boolean;
};

/** The hazard in the categories of the market, e.g. Eye Irrit. 2A where CLP writes Eye Irrit. 2. */
export function toMarketCategory(market: Market, written: Hazard): Hazard {
  const renamed = market.renames[written.code];
  return renamed ? { ...written, ...renamed } : written;
}
