import type { Concentration, Ppb } from './concentration.ts';
import type { Reason } from './classification.ts';
import type { MessageValue } from './message.ts';
import type { Hazard, HazardClass } from './hazard.ts';
import type { PhysicalTest } from './physical-test.ts';
import type { ToxicityRoute } from './toxicity-route.ts';
import type { ChemicalFamily, LabelFacts, OtherHazard, ProductPurpose } from './label-facts.ts';

export const physicalStates = ['gas', 'liquid', 'solid', 'aerosol'] as const;

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

/** What Annex VI marks beside an entry: `*` a minimum, `**` any route, `***` effects not excluded, `****` to be tested. */
export type HarmonisedHazard = Hazard & { readonly mark?: '*' | '**' | '***' | '****' };

export type AnnexViNote = {
  /** Letter or number, e.g. `P`. */
  readonly note: string;
  /** Evidence that releases the entry from its class, as the file cites it. */
  readonly releasedBy?: string;
  /** Index number of the entry, where the note speaks of all substances under it (Note 12). */
  readonly entry?: string;
};

/** The entry of Annex VI Part 3, where the supplier's own classification stands beside it. */
export type HarmonisedEntry = {
  readonly hazards: readonly HarmonisedHazard[];
  readonly specificLimits?: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity?: readonly AcuteToxicityValue[];
  readonly notes?: readonly AnnexViNote[];
};

/** A class in which data of an ingredient were judged by the criteria for substances, where nobody has classified it. */
export type ShownClass = {
  readonly hazardClass: HazardClass;
  readonly hazards: readonly Hazard[];
  /** The data leave open whether it is of a more severe category. */
  readonly isOpen?: true;
  readonly reasons: readonly Reason[];
};

export type Ingredient = {
  /** Identity within the mixture; reasons refer to it. */
  readonly id: string;
  readonly name: string;
  /** A trade secret's name: where it is given, no reason or statement contains the true name or the CAS number. */
  readonly printedName?: string;
  readonly cas?: string;
  readonly concentration: Concentration;
  /** `not-assessed`: nobody has classified it, so the result must say so; an empty list means assessed and not classified. */
  readonly hazards: readonly Hazard[] | 'not-assessed';
  /** What its own data show in single classes; `hazards` says nothing there, or that nobody has classified it at all. */
  readonly shown?: readonly ShownClass[];
  /** Where the classification comes from, as a sheet would cite it. */
  readonly hazardSource?: string;
  readonly specificLimits?: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity?: readonly AcuteToxicityValue[];
  /** Routes for which acute toxicity is unknown although the ingredient is otherwise assessed. */
  readonly unknownAcuteToxicity?: readonly ToxicityRoute[];
  /** True where nothing is known of its hazards to the aquatic environment. */
  readonly unknownAquaticToxicity?: boolean;
  /**
   * Beside it, `hazards` and its limits and factors are the supplier's own: they count for the classes that the entry
   * does not cover (`not-assessed`: the entry stands alone).
   */
  readonly harmonised?: HarmonisedEntry;
  readonly notes?: readonly AnnexViNote[];
  /** Share of its weight that Annex VI notes 1 to 3 count: metal, free monomer, chromate ions. Absent: all of it. */
  readonly countedFraction?: number;
  /** EUH codes of the substance; they pass to the product where the substance makes it up. */
  readonly supplemental?: readonly string[];
  /** Shares from which a mixture has one of them, e.g. EUH031 of sodium hypochlorite from 5 % on. */
  readonly supplementalLimits?: readonly { readonly code: string; readonly atLeast: Ppb }[];
  /** Set by whoever knows the substance: nothing is read from its name. */
  readonly families?: readonly ChemicalFamily[];
  /** Strong acid or base, surfactant, phenol, aldehyde, inorganic salt: the non-additive table applies (CLP 3.2.3.3.4). */
  readonly nonAdditive?: boolean;
  /** An acid or a base: the pH of the mixture says more than its share (CLP 3.2.3.3.4.2). */
  readonly actsByPh?: boolean;
  /** An acid or base whose harmonised entry says by classes or limits what it does to skin and eyes, at any dilution. */
  readonly settledPh?: 'acid' | 'base';
  /** g/mol; turns shares by weight into shares by volume in gases, and counts the oxygen of peroxides. */
  readonly molarMass?: number;
  /** Where ISO 10156 has no value for the gas, or another was measured. */
  readonly gas?: GasCoefficients;
  /** Chemical heat of combustion in kJ/g: theoretical heat times efficiency. */
  readonly heatOfCombustion?: number;
  /** Of the ingredient alone, mm2/s at 40 C. */
  readonly kinematicViscosity40?: Measure;
  /** Peroxygen groups in a molecule of an organic peroxide. */
  readonly peroxygenGroups?: number;
};

/** Coefficients of a gas in % by volume and, for `nitrogenEquivalency` and `oxygenEquivalency`, without unit. */
export type GasCoefficients = {
  /** Tci: the largest share in nitrogen that is not flammable in air. */
  readonly flammableFrom?: number;
  readonly lowerLimit?: number;
  /** Kk. */
  readonly nitrogenEquivalency?: number;
  /** Ci. */
  readonly oxygenEquivalency?: number;
  readonly criticalC?: number;
  readonly source?: string;
};

/** How a gas stands in its receptacle: `unpressurised` below 200 kPa (gauge) at 20 °C. */
export type PackedGas = 'compressed' | 'liquefied' | 'refrigerated' | 'dissolved' | 'unpressurised';

export type MixtureProperties = {
  readonly flashPointC?: Measure;
  /** True where a test showed none. */
  readonly hasNoFlashPoint?: boolean;
  readonly initialBoilingPointC?: Measure;
  readonly ph?: Measure;
  /** True where the acid/alkaline reserve was shown to be low, so that extreme pH alone does not classify. */
  readonly lowPhReserve?: boolean;
  /** mm2/s at 40 C. */
  readonly kinematicViscosity40?: Measure;
  /** True where the tested product does not sustain combustion (CLP 2.6.4.5). */
  readonly doesNotSustainCombustion?: boolean;
  /** Gas oils, diesel and light heating oils: CLP Table 2.6.1 note. */
  readonly isGasOil?: boolean;
  readonly packedGas?: PackedGas;
  /** A liquid or solid that a gas of 200 kPa (gauge) or more presses out of a receptacle that is not an aerosol dispenser. */
  readonly isPressurisedChemical?: boolean;
  /** Chemical heat of combustion in kJ/g, where it was measured on the product. */
  readonly heatOfCombustion?: Measure;
  /** Kelvin-independent oxidising/corrosive test results enter as test data, not here. */
  readonly inhalationForm?: 'vapour' | 'dust-mist' | 'gas';
};

/** A result of a test on the mixture itself; it overrides the calculation for its class and is recorded with its evidence. */
export type TestData = {
  /** Hazard class in the words of `HazardClass`. */
  readonly hazardClass: string;
  /** Undefined: tested and not classified. */
  readonly outcome?: Hazard;
  readonly method: MessageValue;
  readonly source: string;
  readonly date?: string;
  /** No test of ours: the class is known from a supplier's sheet, a report or an authority, which the source names. */
  readonly isKnownClass?: true;
  /** No test: the supplier's own review of the calculated classification, for the reason that method and source name. */
  readonly isReview?: true;
  /** Of a review that takes a class away: what it was calculated to be. Where the calculation comes to another category, that one stays. */
  readonly takesAway?: Hazard;
  /** How the outcome follows from the figures of the test. */
  readonly reasons?: readonly Reason[];
  /** Data that leave a milder or a more severe category open: they count only where they are more severe than the calculation. */
  readonly isPartial?: true;
};

export type Mixture = {
  readonly physicalState: PhysicalState;
  readonly ingredients: readonly Ingredient[];
  readonly properties: MixtureProperties;
  readonly testData?: readonly TestData[];
  readonly testResults?: readonly PhysicalTest[];
  /** How the shares of a gas are meant; by volume where nothing is said. Liquids, solids and aerosols count by weight. */
  readonly sharesBy?: 'weight' | 'volume';
  readonly use?: 'industrial' | 'professional' | 'consumer';
  readonly purposes?: readonly ProductPurpose[];
  readonly otherHazards?: readonly OtherHazard[];
  readonly labelFacts?: LabelFacts;
};
