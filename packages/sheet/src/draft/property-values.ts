/** Options of a list. The key finds the words of the screens; the draft stores the value given here. */
export const solubilities = {
  miscible: 'Miscible',
  soluble: 'Soluble',
  partlyMiscible: 'Partly miscible',
  slightlySoluble: 'Slightly soluble',
  immiscible: 'Immiscible',
  insoluble: 'Insoluble',
  reactsWithWater: 'Reacts with water',
} as const;

/** Options as in `solubilities`; `ownText` opens a field for other text. */
export const appearances = {
  clearColourless: 'Clear colourless liquid',
  clearColoured: 'Clear coloured liquid',
  opaque: 'Opaque liquid',
  emulsion: 'Emulsion',
  suspension: 'Suspension',
  paste: 'Paste',
  gel: 'Gel',
  powder: 'Powder',
  granules: 'Granules',
  crystals: 'Crystals',
  flakes: 'Flakes',
  block: 'Solid block',
  compressedGas: 'Compressed gas',
  liquefiedGas: 'Liquefied gas',
  ownText: 'User Input',
} as const;

/** Units that contain words; the screens translate them. */
export const namedUnits = {
  air: 'Air = 1',
  butylAcetate: 'BuAC = 1',
  ether: 'Ether = 1',
  volume: '%vol',
  notApplicable: 'Not Applicable',
  notAvailable: 'Not Available',
} as const;

/** The same in every language. */
export const partitionUnit = 'log Kow';
