import type {
  GasCoefficients,
  Measure,
  Mixture,
  MixtureProperties,
  PhysicalState,
  TestData,
  ToxicityRoute,
} from './mixture.ts';

/** What every study carries: where it can be read, and why it is not relied on, where it is not. */
export type Study = {
  /** What whoever entered the study knows it by; reasons name it as `ingredientId`. */
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
  /** True for a vapour so far from condensing that it is judged in ppmV as a gas is. */
  readonly isNearlyGas?: boolean;
};

export type SkinStudy = Study & {
  /** Exposures in order of time; `destroyed` means necrosis into the dermis in at least one animal. */
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
    /** Days until all effects were gone; `not` where they were still there, or not expected to go, after 21 days. */
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
  /** Where the effect was seen above the water solubility: was it poisoning or the undissolved matter? */
  readonly aboveSolubility?: 'toxic' | 'physical';
};

export type Degradation = {
  /** Ready biodegradability within 28 days. */
  readonly ready?: {
    readonly percent: number;
    readonly basis: 'DOC' | 'oxygen or CO2';
    readonly isWithin10Days?: boolean;
    /** UVCB and multi-constituent substances of like structure need not meet the 10-day window. */
    readonly isMultiConstituent?: boolean;
  };
  /** BOD5 divided by COD. */
  readonly bod5PerCod?: number;
  /** Other evidence of degradation in the aquatic environment within 28 days, in percent. */
  readonly inEnvironmentPercent?: number;
  /** What the source concluded, where its figures are not at hand; figures take precedence over it. */
  readonly concluded?: 'rapid' | 'not rapid';
  readonly source: string;
};

export type AquaticData = {
  /** Metals, salts, acids and other inorganic substances, for which degradation means a change to a form not taken up. */
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
  /** The lowest between pH 4 and 9 where the substance is ionisable. */
  readonly logKoc?: number;
  readonly source: string;
};

export type SubstanceProperties = Omit<MixtureProperties, 'lowPhReserve' | 'inhalationForm'> & {
  /** g of NaOH equivalent per 100 g, of an acid or of an alkali, by titration. */
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

/** A substance by its data. What is absent is unknown: its class stays incomplete, never silently harmless. */
export type SubstanceData = {
  readonly name: string;
  readonly cas?: string;
  readonly physicalState: Exclude<PhysicalState, 'aerosol'>;
  /** g/mol */
  readonly molarMass?: number;
  readonly properties?: SubstanceProperties;
  /** Flammability, oxidising power and critical temperature of a gas. */
  readonly gas?: GasCoefficients;
  /** Tests of the Manual of Tests and Criteria and their like. */
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
    /** Source of the expert judgement that Category 2 asks for. */
    readonly expertConcern?: string;
  };
  readonly aquatic?: AquaticData;
  readonly persistence?: PersistenceData;
  readonly ozone?: { readonly depletionPotential: number; readonly source: string };
  /**
   * Classes decided by evidence as entered: carcinogens, mutagens, reproductive toxicants, respiratory sensitisers, endocrine
   * disruptors, in-vitro results, physical tests. They take precedence over what is calculated from data.
   */
  readonly conclusions?: readonly TestData[];
};
