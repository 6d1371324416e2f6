/** National inventories of chemicals that a substance may be on. */
export type InventoryId = 'dsl' | 'tsca' | 'aiic' | 'nzioc' | 'iecsc' | 'cscl';
