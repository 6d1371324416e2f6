/** Who found it and where it is written down; the method defaults to the test's own name in the UN Manual. */
export type TestEvidence = { readonly source: string; readonly method?: string; readonly date?: string };

/** Test of the mixture in air (ISO 10156, EN 1839; burning velocity by ISO 817, Annex C). Limits in % by volume. */
export type GasFlammabilityTest = {
  readonly test: 'gas-flammability';
  readonly isFlammable: boolean;
  readonly lowerLimit?: number;
  readonly upperLimit?: number;
  readonly burningVelocityCmPerS?: number;
  /** Ignites by itself in air at 54 °C or below. */
  readonly isPyrophoric?: boolean;
  /** UN Manual, section 35: reacts without air at 20 °C and 101.3 kPa (A), or only above (B). */
  readonly instability?: 'A' | 'B' | 'none';
};

/** Oxidising power in % by the test of ISO 10156. */
export type GasOxidationTest = { readonly test: 'gas-oxidation'; readonly oxidisingPower: number };

/** UN Manual, 31.4 and 31.5; the distance is the longest at which the spray ignited, 0 where it never did. */
export type SprayAerosolTest = {
  readonly test: 'aerosol-spray';
  readonly ignitionDistanceCm: number;
  /** Enclosed space: seconds per cubic metre to ignition; Infinity where it did not ignite. */
  readonly timeEquivalentSPerM3?: number;
  readonly deflagrationDensityGPerM3?: number;
};

/** UN Manual, 31.6. */
export type FoamAerosolTest = {
  readonly test: 'aerosol-foam';
  readonly flameHeightCm: number;
  readonly flameDurationS: number;
};

/** N.1: over 100 mm of the train for powders and pastes, over the whole sample for powders of metals. */
export type BurningRateTest = {
  readonly test: 'N.1';
  readonly isMetalPowder: boolean;
  /** False: no flame or smouldering spread in the screening test. */
  readonly spreads: boolean;
  readonly burningTimeS?: number;
  readonly burningRateMmPerS?: number;
  /** Whether the wetted zone stopped the fire for at least four minutes. */
  readonly wettedZoneStopsFire?: boolean;
};

/** N.2 (solids) and N.3 (liquids, on an inert carrier or on filter paper), within five minutes of contact with air. */
export type PyrophoricTest =
  | { readonly test: 'N.2'; readonly ignites: boolean }
  | { readonly test: 'N.3'; readonly ignites: boolean; readonly charsFilterPaper: boolean };

/** N.4: whether the cube of that edge got hot by itself (to 200 °C at 140 °C, by 60 °C) within 24 hours. */
export type SelfHeatingTest = {
  readonly test: 'N.4';
  readonly cube100At140: boolean;
  readonly cube25At140?: boolean;
  readonly cube100At120?: boolean;
  readonly cube100At100?: boolean;
  /** The largest package in litres. */
  readonly packageLitres?: number;
};

/** N.5: gas set free by a kilogram. */
export type WaterReactionTest = {
  readonly test: 'N.5';
  readonly ignitesByItself: boolean;
  readonly litresPerKgInAMinute?: number;
  readonly litresPerKgInAnHour: number;
};

/** Times and rates of the sample mixed with cellulose beside those of the reference mixtures of the same run. */
export type OxidationTest =
  | {
      readonly test: 'O.1';
      /** Mean burning time in seconds, of the faster of 4:1 and 1:1; Infinity where it does not burn. */
      readonly burningTimeS: number;
      /** Potassium bromate and cellulose 3:2, 2:3 and 3:7. */
      readonly referenceTimesS: readonly [category1: number, category2: number, category3: number];
    }
  | {
      readonly test: 'O.2';
      readonly ignitesByItself: boolean;
      /** Mean pressure rise time in milliseconds; Infinity where 2070 kPa was not reached. */
      readonly pressureRiseMs: number;
      /** Perchloric acid 50 %, sodium chlorate 40 %, nitric acid 65 %, each 1:1 with cellulose. */
      readonly referenceTimesMs: readonly [category1: number, category2: number, category3: number];
    }
  | {
      readonly test: 'O.3';
      /** Mean burning rate in g/s, of the faster of 4:1 and 1:1. */
      readonly burningRateGPerS: number;
      /** Calcium peroxide and cellulose 3:1, 1:1 and 1:2. */
      readonly referenceRatesGPerS: readonly [category1: number, category2: number, category3: number];
    };

/** Test series A to H of the UN Manual, Part II, for self-reactive substances and for organic peroxides. */
export type ThermalStabilityTest = {
  readonly test: 'A-H';
  readonly of: 'self-reactive' | 'organic-peroxide';
  readonly detonation: 'yes' | 'partial' | 'no';
  readonly deflagration: 'rapid' | 'slow' | 'no';
  readonly heatedUnderConfinement: 'violent' | 'medium' | 'low' | 'no';
  /** Series B, D and G, on the packaged product. */
  readonly asPackaged?: { readonly detonatesOrDeflagratesRapidly: boolean; readonly explodesThermally: boolean };
  /** Series E.3 and F. */
  readonly explosivePower?: 'not-low' | 'low' | 'none';
  /** In the cavitated state. */
  readonly detonatesCavitated?: boolean;
  /** Self-accelerating decomposition temperature of a 50 kg package, °C. */
  readonly sadtC?: number;
  readonly heatOfDecompositionJPerG?: number;
  /** Boiling point of the diluent that desensitises a liquid. */
  readonly diluentBoilingPointC?: number;
};

/** C.1: the faster of uniform and pitting corrosion at 55 °C, in mm a year; one metal is enough where it is attacked. */
export type MetalCorrosionTest = {
  readonly test: 'C.1';
  readonly steelMmPerYear?: number;
  readonly aluminiumMmPerYear?: number;
};

export type ExplosivesTest = {
  readonly test: 'explosives';
  readonly result:
    | { readonly kind: 'not-explosive' }
    /** Thermally unstable or too sensitive in series 3. */
    | { readonly kind: 'unstable' }
    /** An explosive without a division, or out of the packaging to which its division applies. */
    | { readonly kind: 'no-division' }
    | {
        readonly kind: 'division';
        readonly division: '1.1' | '1.2' | '1.3' | '1.4' | '1.5' | '1.6';
        readonly compatibilityGroup?: string;
        /**
         * Does not detonate and disintegrate when it works as intended, shows no high hazard event in tests 6 (a) and
         * 6 (d), and needs no attenuation but by its primary packaging.
         */
        readonly isWithoutHighHazardEvent?: boolean;
      };
};

/** UN Manual, Part V, 51.4. */
export type DesensitisedTest = {
  readonly test: 'external-fire';
  readonly correctedBurningRateKgPerMin: number;
  /** Series 6 (a) or 6 (b). */
  readonly massExplodes: boolean;
  readonly heatOfDecompositionJPerG?: number;
};

/** What a test on the mixture itself gave, as the laboratory reports it; the category follows from the market's law. */
export type PhysicalTest = TestEvidence &
  (
    | GasFlammabilityTest
    | GasOxidationTest
    | SprayAerosolTest
    | FoamAerosolTest
    | BurningRateTest
    | PyrophoricTest
    | SelfHeatingTest
    | WaterReactionTest
    | OxidationTest
    | ThermalStabilityTest
    | MetalCorrosionTest
    | ExplosivesTest
    | DesensitisedTest
  );
