import type { Concentration, Ppb } from './concentration.ts';
import type { physicalStates } from './generated/classification-words.ts';
import type { Reason } from './classification.ts';
import type { MessageValue } from './message.ts';
import type { Hazard, HazardClass } from './hazard.ts';
import type { PhysicalTest } from './physical-test.ts';
import type { ToxicityRoute } from './toxicity-route.ts';
import type { ChemicalFamily, LabelFacts, OtherHazard, ProductPurpose } from './label-facts.ts';

export { physicalStates } from './generated/classification-words.ts';

export type PhysicalState = (typeof physicalStates)[number];

/** A measured value or range; open ends are -Infinity and Infinity. */
export type Measure = { readonly min: number; readonly max: number };

export type { ToxicityRoute } from './toxicity-route.ts';

export type AcuteToxicityValue = {
  readonly route: ToxicityRoute;
  /** `ATE` is a harmonised or assigned estimate, `limit-dose` means no deaths at that dose. */
  readonly kind: 'LD50' | 'LC50' | 'ATE' | 'limit-dose';
  readonly value: Measure;
  readonly source?: string;
};

/** `outcome` applies where lower <= concentration < upper; an absent bound is open. */
export type SpecificLimit = {
  readonly outcome: Hazard;
  readonly lower?: Ppb;
  readonly upper?: Ppb;
};

/**
 * A hazard with the mark that Annex VI puts beside it: `*` minimum classification, `**` any route, `***` effects not
 * excluded, `****` to be tested.
 */
export type HarmonisedHazard = Hazard & { readonly mark?: '*' | '**' | '***' | '****' };

export type AnnexViNote = {
  /** Letter or number, e.g. `P`. */
  readonly note: string;
  /** Evidence that frees the entry from its class, as the file cites it. */
  readonly releasedBy?: string;
  /** Index number of the entry, if the note covers all substances under it (Note 12). */
  readonly entry?: string;
};

/** The entry of Annex VI Part 3, kept apart from the supplier's own classification. */
export type HarmonisedEntry = {
  readonly hazards: readonly HarmonisedHazard[];
  readonly specificLimits?: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity?: readonly AcuteToxicityValue[];
  readonly notes?: readonly AnnexViNote[];
};

/** The outcome for a class that nobody has classified, from the ingredient's data by the criteria for substances. */
export type ShownClass = {
  readonly hazardClass: HazardClass;
  readonly hazards: readonly Hazard[];
  /** Set if the data do not exclude a more severe category. */
  readonly isOpen?: true;
  readonly reasons: readonly Reason[];
};

export type Ingredient = {
  /** Identifies the ingredient within the mixture. Reasons refer to it. */
  readonly id: string;
  readonly name: string;
  /** The name printed for a trade secret. If set, no reason or statement contains the true name or the CAS number. */
  readonly printedName?: string;
  readonly cas?: string;
  readonly concentration: Concentration;
  /** `not-assessed`: nobody has classified the ingredient. Empty list: assessed and not classified. */
  readonly hazards: readonly Hazard[] | 'not-assessed';
  /** Classes found from the ingredient's own data. `hazards` covers none of these classes or is `not-assessed`. */
  readonly shown?: readonly ShownClass[];
  /** The source of the classification, as a sheet cites it. */
  readonly hazardSource?: string;
  readonly specificLimits?: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity?: readonly AcuteToxicityValue[];
  /** Routes with unknown acute toxicity, for an ingredient that is otherwise assessed. */
  readonly unknownAcuteToxicity?: readonly ToxicityRoute[];
  /** True if nothing is known about its aquatic toxicity. */
  readonly unknownAquaticToxicity?: boolean;
  /**
   * If set, `hazards` with its limits and M-factors is the supplier's own classification and counts for the classes
   * that the entry does not cover (`not-assessed`: the entry stands alone).
   */
  readonly harmonised?: HarmonisedEntry;
  readonly notes?: readonly AnnexViNote[];
  /** Fraction of the weight that counts by Annex VI notes 1 to 3: metal, free monomer, chromate ions. Default: all. */
  readonly countedFraction?: number;
  /** EUH codes of the substance. The product gets them if it consists of the substance. */
  readonly supplemental?: readonly string[];
  /** Concentrations from which a mixture gets one of these statements, e.g. EUH031 of sodium hypochlorite from 5 %. */
  readonly supplementalLimits?: readonly { readonly code: string; readonly atLeast: Ppb }[];
  /** Set by a person who knows the substance, never derived from the name. */
  readonly families?: readonly ChemicalFamily[];
  /** Strong acid or base, surfactant, phenol, aldehyde, inorganic salt: the non-additive table applies (CLP 3.2.3.3.4). */
  readonly nonAdditive?: boolean;
  /** An acid or a base: the pH of the mixture is more meaningful than its concentration (CLP 3.2.3.3.4.2). */
  readonly actsByPh?: boolean;
  /** An acid, a base, or a salt that acts as either, whose harmonised entry covers skin and eyes at any dilution. */
  readonly settledPh?: 'acid' | 'base' | 'either';
  /** g/mol. Converts concentrations by weight to volume in gases, and gives the available oxygen of peroxides. */
  readonly molarMass?: number;
  /** Set if ISO 10156 has no value for the gas, or if another value was measured. */
  readonly gas?: GasCoefficients;
  /** Chemical heat of combustion in kJ/g: theoretical heat times efficiency. */
  readonly heatOfCombustion?: number;
  /** Of the ingredient itself, mm2/s at 40 C. */
  readonly kinematicViscosity40?: Measure;
  /** Peroxygen groups in a molecule of an organic peroxide. */
  readonly peroxygenGroups?: number;
};

/** Coefficients of a gas in % by volume and, for `nitrogenEquivalency` and `oxygenEquivalency`, without unit. */
export type GasCoefficients = {
  /** Tci: the highest concentration in nitrogen that is not flammable in air. */
  readonly flammableFrom?: number;
  readonly lowerLimit?: number;
  /** Kk. */
  readonly nitrogenEquivalency?: number;
  /** Ci. */
  readonly oxygenEquivalency?: number;
  readonly criticalC?: number;
  readonly source?: string;
};

/** State of a gas in its receptacle. `unpressurised`: below 200 kPa (gauge) at 20 °C. */
export type PackedGas = 'compressed' | 'liquefied' | 'refrigerated' | 'dissolved' | 'unpressurised';

export type MixtureProperties = {
  readonly flashPointC?: Measure;
  /** True if a test found none. */
  readonly hasNoFlashPoint?: boolean;
  readonly initialBoilingPointC?: Measure;
  readonly ph?: Measure;
  /** True if the acid/alkaline reserve is known to be low, so that extreme pH alone does not classify. */
  readonly lowPhReserve?: boolean;
  /** mm2/s at 40 C. */
  readonly kinematicViscosity40?: Measure;
  /** True where the tested product does not sustain combustion (CLP 2.6.4.5). */
  readonly doesNotSustainCombustion?: boolean;
  /** Gas oils, diesel and light heating oils: CLP Table 2.6.1 note. */
  readonly isGasOil?: boolean;
  readonly packedGas?: PackedGas;
  /**
   * A liquid or solid expelled by a gas of 200 kPa (gauge) or more from a receptacle other than an aerosol dispenser.
   */
  readonly isPressurisedChemical?: boolean;
  /** Chemical heat of combustion in kJ/g, if measured on the product. */
  readonly heatOfCombustion?: Measure;
  /** The form in which the product is inhaled; undefined if it follows from the physical state. */
  readonly inhalationForm?: 'vapour' | 'dust-mist' | 'gas';
  /** The form that holds the powders of a solid so that nobody breathes them, as the supplier states it. */
  readonly dustBoundIn?: 'piece' | 'paste';
};

/** A result of a test on the mixture itself; it overrides the calculation for its class and is recorded with its evidence. */
export type TestData = {
  /** A `HazardClass`. */
  readonly hazardClass: string;
  /** Undefined: tested and not classified. */
  readonly outcome?: Hazard;
  readonly method: MessageValue;
  readonly source: string;
  readonly date?: string;
  /** No test: the class is known from a supplier's sheet, a report or an authority; `source` names it. */
  readonly isKnownClass?: true;
  /** No test: the supplier's own review of the calculated classification. `method` and `source` state the reason. */
  readonly isReview?: true;
  /** The calculated hazard that a review removes. A different category in the calculation stays. */
  readonly takesAway?: Hazard;
  /** How the outcome follows from the test results. */
  readonly reasons?: readonly Reason[];
  /** Data that leave another category open. They count only if they are more severe than the calculation. */
  readonly isPartial?: true;
};

export type Mixture = {
  readonly physicalState: PhysicalState;
  readonly ingredients: readonly Ingredient[];
  readonly properties: MixtureProperties;
  readonly testData?: readonly TestData[];
  readonly testResults?: readonly PhysicalTest[];
  /** The basis of the concentrations of a gas; by volume if absent. Liquids, solids and aerosols use weight. */
  readonly sharesBy?: 'weight' | 'volume';
  readonly use?: 'industrial' | 'professional' | 'consumer';
  readonly purposes?: readonly ProductPurpose[];
  readonly otherHazards?: readonly OtherHazard[];
  readonly labelFacts?: LabelFacts;
};
