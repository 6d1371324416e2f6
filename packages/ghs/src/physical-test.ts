/** Where a test result comes from. `method` defaults to the test's name in the UN Manual. */
export type TestEvidence = { readonly source: string; readonly method?: string; readonly date?: string };

/** Test of the mixture in air (ISO 10156, EN 1839; burning velocity by ISO 817, Annex C). Limits in % by volume. */
export type GasFlammabilityTest = {
  readonly test: 'gas-flammability';
  readonly isFlammable: boolean;
  readonly lowerLimit?: number;
  readonly upperLimit?: number;
  readonly burningVelocityCmPerS?: number;
  /** Ignites spontaneously in air at 54 °C or below. */
  readonly isPyrophoric?: boolean;
  /** UN Manual, section 35: reacts without air at 20 °C and 101.3 kPa (A), or only above these values (B). */
  readonly instability?: 'A' | 'B' | 'none';
};

/** Oxidising power in % by the test of ISO 10156. */
export type GasOxidationTest = { readonly test: 'gas-oxidation'; readonly oxidisingPower: number };

/** UN Manual, 31.4 and 31.5. The distance is the longest at which the spray ignited; 0 if it never ignited. */
export type SprayAerosolTest = {
  readonly test: 'aerosol-spray';
  readonly ignitionDistanceCm: number;
  /** Enclosed space test: seconds per cubic metre until ignition. Infinity if the spray did not ignite. */
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
  /** False if the screening test showed no spread of flame or smouldering. */
  readonly spreads: boolean;
  readonly burningTimeS?: number;
  readonly burningRateMmPerS?: number;
  /** True if the wetted zone stopped the fire for at least four minutes. */
  readonly wettedZoneStopsFire?: boolean;
};

/** N.2 (solids) and N.3 (liquids, on an inert carrier or filter paper): within five minutes of contact with air. */
export type PyrophoricTest =
  | { readonly test: 'N.2'; readonly ignites: boolean }
  | { readonly test: 'N.3'; readonly ignites: boolean; readonly charsFilterPaper: boolean };

/** N.4: true if a cube with this edge heated itself (to 200 °C at 140 °C, by 60 °C) within 24 hours. */
export type SelfHeatingTest = {
  readonly test: 'N.4';
  readonly cube100At140: boolean;
  readonly cube25At140?: boolean;
  readonly cube100At120?: boolean;
  readonly cube100At100?: boolean;
  /** Volume of the largest package in litres. */
  readonly packageLitres?: number;
};

/** N.5: gas released by a kilogram. */
export type WaterReactionTest = {
  readonly test: 'N.5';
  readonly ignitesByItself: boolean;
  readonly litresPerKgInAMinute?: number;
  readonly litresPerKgInAnHour: number;
};

/** Times and rates of the sample mixed with cellulose, and of the reference mixtures in the same run. */
export type OxidationTest =
  | {
      readonly test: 'O.1';
      /** Mean burning time in seconds of the faster mixture of 4:1 and 1:1. Infinity if it does not burn. */
      readonly burningTimeS: number;
      /** Potassium bromate and cellulose 3:2, 2:3 and 3:7. */
      readonly referenceTimesS: readonly [category1: number, category2: number, category3: number];
    }
  | {
      readonly test: 'O.2';
      readonly ignitesByItself: boolean;
      /** Mean pressure rise time in milliseconds. Infinity if 2070 kPa was not reached. */
      readonly pressureRiseMs: number;
      /** Perchloric acid 50 %, sodium chlorate 40 %, nitric acid 65 %, each 1:1 with cellulose. */
      readonly referenceTimesMs: readonly [category1: number, category2: number, category3: number];
    }
  | {
      readonly test: 'O.3';
      /** Mean burning rate in g/s of the faster mixture of 4:1 and 1:1. */
      readonly burningRateGPerS: number;
      /** Calcium peroxide and cellulose 3:1, 1:1 and 1:2. */
      readonly referenceRatesGPerS: readonly [category1: number, category2: number, category3: number];
    };

/** Test series A to H of the UN Manual, Part II, for self-reactive substances and organic peroxides. */
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
  /** Boiling point of the diluent that desensitises a liquid, °C. */
  readonly diluentBoilingPointC?: number;
};

/** C.1: the faster of uniform and pitting corrosion at 55 °C, in mm a year. One attacked metal is enough. */
export type MetalCorrosionTest = {
  readonly test: 'C.1';
  readonly steelMmPerYear?: number;
  readonly aluminiumMmPerYear?: number;
};

export type ExplosivesTest = {
  readonly test: 'explosives';
  readonly result:
    | { readonly kind: 'not-explosive' }
    /** Thermally unstable, or too sensitive in series 3. */
    | { readonly kind: 'unstable' }
    /** An explosive without a division, or outside the packaging to which its division applies. */
    | { readonly kind: 'no-division' }
    | {
        readonly kind: 'division';
        readonly division: '1.1' | '1.2' | '1.3' | '1.4' | '1.5' | '1.6';
        readonly compatibilityGroup?: string;
        /**
         * True if the explosive does not detonate or disintegrate when it works as intended, shows no high hazard event
         * in tests 6 (a) and 6 (d), and needs no attenuation except by its primary packaging.
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

/** The result of a test on the mixture itself, as the laboratory reports it. The market's law gives the category. */
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
