import type { DraftIngredient, DraftPart } from './draft.ts';
import type { Proportion } from './proportion.ts';

/** A row of the grid, or of a raw material, and what its proportions say. */
export type EnteredPart<Row extends DraftPart = DraftPart> = {
  /** As typed. */
  readonly row: Row;
  /** Undefined where none can be read. */
  readonly share: Proportion | undefined;
  /** True where it makes up the rest of a raw material. */
  readonly isBalance: boolean;
  /** What the sheet prints in its place. */
  readonly sanitisedShare: Proportion | undefined;
};

export type EnteredRow = EnteredPart<DraftIngredient> & { readonly parts: readonly EnteredPart[] };
