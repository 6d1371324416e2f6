import type { chemicalFamilies, productPurposes } from './generated/classification-words.ts';

export { chemicalFamilies, productPurposes } from './generated/classification-words.ts';

export type ChemicalFamily = (typeof chemicalFamilies)[number];

/** A purpose of a product for which the law requires a statement. */
export type ProductPurpose = (typeof productPurposes)[number];

/** A hazard that North America regulates although it has no GHS class. */
export type OtherHazard = {
  readonly kind: 'combustible-dust' | 'simple-asphyxiant' | 'physical' | 'health';
  /** The label text of a hazard not otherwise classified, e.g. `Hot product. Causes burns.` */
  readonly statement?: string;
  /** How the hazard is known: test, experience, literature. */
  readonly evidence: string;
};

/** Answers that decide if a statement applies. A statement stays while its answer is absent. */
export type LabelFacts = {
  /** Its vapour may form an explosive or hazardous atmosphere. */
  readonly isVolatile?: boolean;
  readonly formsDustClouds?: boolean;
  readonly isElectrostaticallySensitive?: boolean;
  /** Sensitive to grinding, shock or friction. */
  readonly isMechanicallySensitive?: boolean;
  /** A specific treatment, e.g. an antidote, is known and must be at hand. */
  readonly hasSpecificTreatment?: boolean;
  /** The intended use is a release to the environment, e.g. of a product sprayed on fields. */
  readonly isReleasedByUse?: boolean;
  readonly waterIncreasesFireRisk?: boolean;
  /** A gas in cylinders packed by P200 of the Model Regulations. It neither decomposes nor polymerises. */
  readonly isInTransportCylinder?: boolean;
  /** Stored in bulk quantities that must be kept at a certain temperature. */
  readonly isBulkTemperatureLimited?: boolean;
  /** The highest storage temperature of a heat-sensitive product is known, for P411. */
  readonly isStorageTemperatureKnown?: boolean;
  /** The product gives off gas, so that the dangerous goods rules require vented packagings. */
  readonly needsVentedClosure?: boolean;
  /** People may inhale its dust, mist, vapour or gas in use. */
  readonly mayBeInhaled?: boolean;
  /** False for a solid that releases no dust, fume, vapour or gas into the air, such as tablets. */
  readonly isBreathedInAnyForm?: boolean;
  /** A gas can be neither swallowed nor collected. */
  readonly isGas?: boolean;
  /** A massive metal, alloy, polymer or elastomer that is not hazardous in the form supplied (CLP Annex I, 1.3.4). */
  readonly isHarmlessAsSupplied?: boolean;
  /** Codes, without `EUH` or `AUH`, of properties that the product itself was found to have, e.g. `018`. */
  readonly properties?: readonly string[];
  /** Such codes that a test of the product ruled out, although ingredients have them. */
  readonly absentProperties?: readonly string[];
};
