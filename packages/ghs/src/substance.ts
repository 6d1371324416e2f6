import type {
  GasCoefficients,
  Measure,
  Mixture,
  MixtureProperties,
  PhysicalState,
  TestData,
  ToxicityRoute,
} from './mixture.ts';

/** The fields of every study: its source and, if it is not used, why. */
export type Study = {
  /** Id given by whoever entered the study. Reasons use it as `ingredientId`. */
  readonly id?: string;
  readonly source: string;
  readonly unreliable?: string;
};

export type AcuteStudy = Study & {
  readonly route: ToxicityRoute;
  /** `limit-dose`: no animal died at that dose. `ATE`: an estimate already expressed for 4 hours. */
  readonly kind: 'LD50' | 'LC50' | 'ATE' | 'limit-dose';
  readonly value: Measure;
  readonly unit: 'mg/kg' | 'g/kg' | 'mg/l' | 'mg/m3' | 'ppmV';
  readonly exposureHours?: number;
  readonly species?: string;
  /** True for a vapour near the gaseous phase, which is judged in ppmV like a gas. */
  readonly isNearlyGas?: boolean;
};

export type SkinStudy = Study & {
  /** Exposures in order of time. `destroyed`: necrosis into the dermis in at least one animal. */
  readonly exposures?: readonly {
    readonly minutes: number;
    readonly destroyed: boolean;
    readonly seenAfterHours?: number;
  }[];
  /** Per animal: means of the gradings at 24, 48 and 72 h. */
  readonly animals?: readonly {
    readonly erythema: number;
    readonly oedema: number;
    /** Inflammation at the end of the observation, normally 14 days. */
    readonly isInflamedAtEnd?: boolean;
  }[];
};

export type EyeStudy = Study & {
  /** Per animal: means of the gradings at 24, 48 and 72 h. */
  readonly animals: readonly {
    readonly cornea: number;
    readonly iris: number;
    readonly redness: number;
    readonly chemosis: number;
    /** Days until all effects had reversed. `not`: still present, or not expected to reverse, after 21 days. */
    readonly reversedAfterDays?: number | 'not';
  }[];
};

export type SkinSensitisationStudy = Study &
  (
    | { readonly test: 'LLNA'; readonly isPositive: boolean; readonly ec3Percent?: number }
    | {
        readonly test: 'GPMT' | 'Buehler';
        readonly respondingPercent: number;
        /** Intradermal induction in the maximisation test, topical in the Buehler test. */
        readonly inductionPercent?: number;
      }
    | { readonly test: 'human patch'; readonly isPositive: boolean; readonly doseUgPerCm2?: number }
  );

/** A dose at which a toxic effect on an organ was seen, or up to which none was seen. */
export type TargetOrganStudy = Study & {
  readonly route: ToxicityRoute;
  /** Single exposure: mg/kg; ppmV or mg/l over 4 h. Repeated: mg/kg and day; ppmV or mg/l over 6 h a day. */
  readonly dose: number;
  readonly finding: 'effect' | 'no-effect';
  /** Organs of the effect as the statement names them, e.g. `liver, kidneys`. */
  readonly organs?: string;
  /** Reliable human cases or epidemiology: Category 1 at any dose. */
  readonly isHuman?: boolean;
  /** Length of a repeated-exposure study. */
  readonly days?: number;
};

export type AquaticStudy = Study & {
  readonly group: 'fish' | 'crustacea' | 'algae';
  readonly kind: 'LC50' | 'EC50' | 'ErC50' | 'NOEC' | 'EC10';
  /** mg/l */
  readonly value: Measure;
  readonly species?: string;
  /**
   * Set if the effect was seen above the water solubility: caused by the dissolved substance (`toxic`) or by
   * undissolved matter (`physical`).
   */
  readonly aboveSolubility?: 'toxic' | 'physical';
};

export type Degradation = {
  /** Ready biodegradability within 28 days. */
  readonly ready?: {
    readonly percent: number;
    readonly basis: 'DOC' | 'oxygen or CO2';
    readonly isWithin10Days?: boolean;
    /** UVCB and multi-constituent substances with similar structures need not meet the 10-day window. */
    readonly isMultiConstituent?: boolean;
  };
  /** BOD5 divided by COD. */
  readonly bod5PerCod?: number;
  /** Other evidence of degradation in the aquatic environment within 28 days, in percent. */
  readonly inEnvironmentPercent?: number;
  /** The source's conclusion, used if its figures are not available. */
  readonly concluded?: 'rapid' | 'not rapid';
  readonly source: string;
};

export type AquaticData = {
  /** A metal, salt, acid or other inorganic substance. Degradation then means a change to a form not taken up. */
  readonly isInorganic?: boolean;
  readonly studies?: readonly AquaticStudy[];
  readonly degradation?: Degradation;
  readonly bcf?: number;
  readonly logKow?: number;
};

export type PersistenceData = {
  /** Days. */
  readonly halfLives?: {
    readonly marineWater?: number;
    readonly freshWater?: number;
    readonly marineSediment?: number;
    readonly freshWaterSediment?: number;
    readonly soil?: number;
  };
  /** For an ionisable substance, the lowest value between pH 4 and 9. */
  readonly logKoc?: number;
  readonly source: string;
};

export type SubstanceProperties = Omit<MixtureProperties, 'lowPhReserve' | 'inhalationForm'> & {
  /** Reserve of an acid or alkali by titration, in g of NaOH equivalent per 100 g. */
  readonly acidReserve?: number;
  readonly alkaliReserve?: number;
  /** Pa at 20 C. */
  readonly vapourPressurePa?: number;
  /** mg/l */
  readonly waterSolubility?: number;
  /** mPa s at 40 C, with the density in g/cm3 at 40 C. */
  readonly dynamicViscosity40?: number;
  readonly density40?: number;
};

/** A substance with its data. Absent data are unknown: the class stays incomplete and is never assumed harmless. */
export type SubstanceData = {
  readonly name: string;
  readonly cas?: string;
  readonly physicalState: Exclude<PhysicalState, 'aerosol'>;
  /** g/mol */
  readonly molarMass?: number;
  readonly properties?: SubstanceProperties;
  /** Flammability, oxidising power and critical temperature of a gas. */
  readonly gas?: GasCoefficients;
  /** Tests of the Manual of Tests and Criteria and similar tests. */
  readonly testResults?: NonNullable<Mixture['testResults']>;
  readonly acuteToxicity?: readonly AcuteStudy[];
  readonly skin?: readonly SkinStudy[];
  readonly eye?: readonly EyeStudy[];
  readonly skinSensitisation?: readonly SkinSensitisationStudy[];
  readonly singleExposure?: readonly TargetOrganStudy[];
  readonly repeatedExposure?: readonly TargetOrganStudy[];
  readonly aspiration?: {
    readonly isHydrocarbon?: boolean;
    /** Source of reliable human evidence. */
    readonly humanEvidence?: string;
    /** Source of the expert judgement that Category 2 requires. */
    readonly expertConcern?: string;
  };
  readonly aquatic?: AquaticData;
  readonly persistence?: PersistenceData;
  readonly ozone?: { readonly depletionPotential: number; readonly source: string };
  /**
   * Classes decided by evidence as entered: carcinogenicity, mutagenicity, reproductive toxicity, respiratory
   * sensitisation, endocrine disruption, in-vitro results, physical tests. They take precedence over the calculation
   * from data.
   */
  readonly conclusions?: readonly TestData[];
};
