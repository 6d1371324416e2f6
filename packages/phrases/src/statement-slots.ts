/** A place that a P-statement leaves to the supplier. */
export const statementSlots = [
  'wettingMedium',
  'inertGas',
  'exposureForms',
  'washed',
  'protectiveEquipment',
  'helper',
  'treatment',
  'washingAgent',
  'extinguishingMedia',
  'storageRule',
  'corrosionResistantContainer',
  'storageTemperature',
  'bulkMass',
  'bulkTemperature',
  'transportDivision',
  'disposal',
  'supplier',
] as const;

export type StatementSlot = (typeof statementSlots)[number];

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export type SlotDefaults = Readonly<Record<StatementSlot, string | null>>;

/** Words that fill slots from what is known of the product. */
export type StatementWords = {
  readonly forms: Readonly<Record<'gas' | 'mist' | 'vapours' | 'dust' | 'spray', string>>;
  readonly media: Readonly<
    Record<'waterReactive' | 'oxidiser' | 'flammableLiquid' | 'hydrocarbonLiquid' | 'flammableSolid', string>
  >;
  readonly equipment: Readonly<Record<'gloves' | 'clothing' | 'eye' | 'face', string>>;
  readonly glovesOf: (material: string) => string;
  readonly soapAndWater: string;
  /** As the places for routes of exposure in H370 to H373 take them. */
  readonly routes: Readonly<Record<'inhalation' | 'oral' | 'dermal', string>>;
  readonly unnamedSensitiser: string;
};
