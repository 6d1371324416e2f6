/**
 * Families of substances whose mixtures have a statement of CLP Annex II, Part 2. `epoxy`: average molecular weight up to 700;
 * `titanium-dioxide`: particles up to 10 µm in liquids, all of it in solids.
 */
export const chemicalFamilies = [
  'lead',
  'cyanoacrylate',
  'chromium-vi',
  'isocyanate',
  'epoxy',
  'active-chlorine',
  'cadmium',
  'halogenated-hydrocarbon',
  'titanium-dioxide',
] as const;

export type ChemicalFamily = (typeof chemicalFamilies)[number];

/** What a product is sold as, where the law ties a statement to it. */
export const productPurposes = [
  'paint-or-varnish',
  'adhesive',
  'cement',
  'brazing-or-soldering',
  'plant-protection',
] as const;

export type ProductPurpose = (typeof productPurposes)[number];

/** A hazard outside the classes of the system that North America regulates all the same. */
export type OtherHazard = {
  readonly kind: 'combustible-dust' | 'simple-asphyxiant' | 'physical' | 'health';
  /** What the label says of a hazard not otherwise classified, e.g. `Hot product. Causes burns.` */
  readonly statement?: string;
  /** How it is known: test, experience, literature. */
  readonly evidence: string;
};

/** Answers on which a statement or its condition hangs; where one is absent, the statement stays. */
export type LabelFacts = {
  /** Vapour may form an explosive or hazardous atmosphere. */
  readonly isVolatile?: boolean;
  readonly formsDustClouds?: boolean;
  readonly isElectrostaticallySensitive?: boolean;
  /** To grinding, shock or friction. */
  readonly isMechanicallySensitive?: boolean;
  /** A specific treatment, e.g. an antidote, is known and must be at hand. */
  readonly hasSpecificTreatment?: boolean;
  /** The intended use is a release to the environment, e.g. of a product sprayed on fields. */
  readonly isReleasedByUse?: boolean;
  readonly waterIncreasesFireRisk?: boolean;
  /** Gas in cylinders packed by P200 of the Model Regulations, that neither decomposes nor polymerises. */
  readonly isInTransportCylinder?: boolean;
  /** Stored in bulk masses for which a temperature is to be kept. */
  readonly isBulkTemperatureLimited?: boolean;
  /** The temperature that a heat-sensitive product is not to be stored above is known, for P411. */
  readonly isStorageTemperatureKnown?: boolean;
  /** Gas forms in it, so that the dangerous goods rules ask for packagings that let it escape. */
  readonly needsVentedClosure?: boolean;
  /** Dust, mist, vapour or gas of it may be inhaled in use. */
  readonly mayBeInhaled?: boolean;
  /** False for a solid of which neither dust, fume, vapour nor gas gets into the air, such as tablets. */
  readonly isBreathedInAnyForm?: boolean;
  /** Metals in massive form, alloys, polymers and elastomers that harm nobody in the form supplied (CLP Annex I, 1.3.4). */
  readonly isHarmlessAsSupplied?: boolean;
  /** Codes without `EUH` or `AUH` that the product itself was found to deserve, e.g. `018`. */
  readonly properties?: readonly string[];
  /** Such codes that a test of the product showed not to apply, though ingredients have them. */
  readonly absentProperties?: readonly string[];
};
