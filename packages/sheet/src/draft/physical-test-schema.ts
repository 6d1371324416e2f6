import type { PhysicalTest, TestEvidence } from '@gosds/ghs/physical-test';
import { z } from 'zod';
import { neverReached } from './test-field.ts';

const yes = z.enum(['yes', 'no']).transform((answer) => answer === 'yes');
const amount = z.string().transform((text) => Number(text.replace(',', '.')));
const reached = z
  .string()
  .transform((text) => (text === neverReached ? Number.POSITIVE_INFINITY : Number(text.replace(',', '.'))));

const references = { reference1: amount, reference2: amount, reference3: amount };

/**
 * Converts the answers of `productTests` into the engine's terms. One entry for each test, under the engine's name for
 * it.
 */
const answers = z.discriminatedUnion('test', [
  z.object({
    test: z.literal('C.1'),
    steelMmPerYear: amount.exactOptional(),
    aluminiumMmPerYear: amount.exactOptional(),
  }),
  z.object({
    test: z.literal('N.1'),
    isMetalPowder: yes,
    spreads: yes,
    burningTimeS: amount.exactOptional(),
    burningRateMmPerS: amount.exactOptional(),
    wettedZoneStopsFire: yes.exactOptional(),
  }),
  z.object({ test: z.literal('N.2'), ignites: yes }),
  z.object({ test: z.literal('N.3'), ignites: yes, charsFilterPaper: yes }),
  z.object({
    test: z.literal('N.4'),
    cube100At140: yes,
    cube25At140: yes.exactOptional(),
    cube100At120: yes.exactOptional(),
    cube100At100: yes.exactOptional(),
    packageLitres: amount.exactOptional(),
  }),
  z.object({
    test: z.literal('N.5'),
    ignitesByItself: yes,
    litresPerKgInAMinute: amount.exactOptional(),
    litresPerKgInAnHour: amount,
  }),
  z
    .object({ test: z.literal('O.1'), burningTimeS: reached, ...references })
    .transform(({ test, burningTimeS, reference1, reference2, reference3 }) => ({
      test,
      burningTimeS,
      referenceTimesS: [reference1, reference2, reference3] as const,
    })),
  z
    .object({ test: z.literal('O.2'), ignitesByItself: yes, pressureRiseMs: reached, ...references })
    .transform(({ test, ignitesByItself, pressureRiseMs, reference1, reference2, reference3 }) => ({
      test,
      ignitesByItself,
      pressureRiseMs,
      referenceTimesMs: [reference1, reference2, reference3] as const,
    })),
  z
    .object({ test: z.literal('O.3'), burningRateGPerS: amount, ...references })
    .transform(({ test, burningRateGPerS, reference1, reference2, reference3 }) => ({
      test,
      burningRateGPerS,
      referenceRatesGPerS: [reference1, reference2, reference3] as const,
    })),
  z
    .object({
      test: z.literal('A-H'),
      of: z.enum(['self-reactive', 'organic-peroxide']),
      detonation: z.enum(['yes', 'partial', 'no']),
      deflagration: z.enum(['rapid', 'slow', 'no']),
      heatedUnderConfinement: z.enum(['violent', 'medium', 'low', 'no']),
      explosivePower: z.enum(['not-low', 'low', 'none']).exactOptional(),
      packageDetonates: yes.exactOptional(),
      packageExplodes: yes.exactOptional(),
      detonatesCavitated: yes.exactOptional(),
      sadtC: amount.exactOptional(),
      heatOfDecompositionJPerG: amount.exactOptional(),
      diluentBoilingPointC: amount.exactOptional(),
    })
    .transform(({ packageDetonates, packageExplodes, ...answers }) =>
      packageDetonates === undefined || packageExplodes === undefined
        ? answers
        : {
            ...answers,
            asPackaged: { detonatesOrDeflagratesRapidly: packageDetonates, explodesThermally: packageExplodes },
          },
    ),
  z
    .object({
      test: z.literal('explosives'),
      result: z.enum(['not-explosive', 'unstable', 'no-division', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6']),
      compatibilityGroup: z.string().exactOptional(),
      isWithoutHighHazardEvent: yes.exactOptional(),
    })
    .transform(({ test, result, ...more }) => {
      if (result === 'not-explosive' || result === 'unstable' || result === 'no-division') {
        return { test, result: { kind: result } };
      }
      return { test, result: { kind: 'division' as const, division: result, ...more } };
    }),
  z.object({
    test: z.literal('external-fire'),
    correctedBurningRateKgPerMin: amount,
    massExplodes: yes,
    heatOfDecompositionJPerG: amount.exactOptional(),
  }),
  z.object({
    test: z.literal('gas-flammability'),
    isFlammable: yes,
    lowerLimit: amount.exactOptional(),
    upperLimit: amount.exactOptional(),
    burningVelocityCmPerS: amount.exactOptional(),
    isPyrophoric: yes.exactOptional(),
    instability: z.enum(['A', 'B', 'none']).exactOptional(),
  }),
  z.object({ test: z.literal('gas-oxidation'), oxidisingPower: amount }),
  z.object({
    test: z.literal('aerosol-spray'),
    ignitionDistanceCm: amount,
    timeEquivalentSPerM3: reached.exactOptional(),
    deflagrationDensityGPerM3: amount.exactOptional(),
  }),
  z.object({ test: z.literal('aerosol-foam'), flameHeightCm: amount, flameDurationS: amount }),
]);

/** The test in the engine's terms; undefined if an answer is missing or is not one of the options. */
export function readPhysicalTest(
  id: string,
  values: Readonly<Record<string, string>>,
  evidence: TestEvidence,
): PhysicalTest | undefined {
  const read = answers.safeParse({ ...values, test: id });
  return read.success ? { ...read.data, ...evidence } : undefined;
}
