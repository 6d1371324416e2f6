/** National inventories of chemicals. */
export type InventoryId = 'dsl' | 'tsca' | 'aiic' | 'nzioc' | 'iecsc' | 'cscl';
