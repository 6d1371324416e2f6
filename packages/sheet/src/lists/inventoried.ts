/** National inventories of chemicals that a substance may be on. */
export type InventoryId = 'dsl' | 'tsca' | 'aiic' | 'nzioc' | 'iecsc' | 'cscl';

export type Inventoried = {
  /** Inventories that name the substance. One that is not here may have taken it up since, or name it otherwise. */
  readonly on: readonly InventoryId[];
  /** Number of the substance's own approval under the HSNO Act 1996, as the inventory of New Zealand gives it. */
  readonly hsno?: string;
};
