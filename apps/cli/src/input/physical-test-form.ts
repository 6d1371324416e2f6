import type { PhysicalTest } from '@gosds/ghs/physical-test';
import { z } from 'zod';
import { timeOrNever } from './measured-value.ts';

const evidence = { source: z.string().min(1), method: z.string().exactOptional(), date: z.string().exactOptional() };
const number = z.number();
const maybe = number.exactOptional();
const flag = z.boolean();
const three = z.tuple([number, number, number]);

const test = <const Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ ...evidence, test: z.literal(name), ...shape });

const explosive = z.union([
  z.strictObject({ kind: z.enum(['not-explosive', 'unstable', 'no-division']) }),
  z.strictObject({
    kind: z.literal('division'),
    division: z.enum(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6']),
    compatibilityGroup: z.string().exactOptional(),
    isWithoutHighHazardEvent: flag.exactOptional(),
  }),
]);

/** Test results in the form of the engine; docs/command-line.md names the tests. */
export const physicalTestForm: z.ZodType<PhysicalTest> = z.discriminatedUnion('test', [
  test('gas-flammability', {
    isFlammable: flag,
    lowerLimit: maybe,
    upperLimit: maybe,
    burningVelocityCmPerS: maybe,
    isPyrophoric: flag.exactOptional(),
    instability: z.enum(['A', 'B', 'none']).exactOptional(),
  }),
  test('gas-oxidation', { oxidisingPower: number }),
  test('aerosol-spray', {
    ignitionDistanceCm: number,
    timeEquivalentSPerM3: timeOrNever.exactOptional(),
    deflagrationDensityGPerM3: maybe,
  }),
  test('aerosol-foam', { flameHeightCm: number, flameDurationS: number }),
  test('N.1', {
    isMetalPowder: flag,
    spreads: flag,
    burningTimeS: maybe,
    burningRateMmPerS: maybe,
    wettedZoneStopsFire: flag.exactOptional(),
  }),
  test('N.2', { ignites: flag }),
  test('N.3', { ignites: flag, charsFilterPaper: flag }),
  test('N.4', {
    cube100At140: flag,
    cube25At140: flag.exactOptional(),
    cube100At120: flag.exactOptional(),
    cube100At100: flag.exactOptional(),
    packageLitres: maybe,
  }),
  test('N.5', { ignitesByItself: flag, litresPerKgInAMinute: maybe, litresPerKgInAnHour: number }),
  test('O.1', { burningTimeS: timeOrNever, referenceTimesS: three }),
  test('O.2', { ignitesByItself: flag, pressureRiseMs: timeOrNever, referenceTimesMs: three }),
  test('O.3', { burningRateGPerS: number, referenceRatesGPerS: three }),
  test('A-H', {
    of: z.enum(['self-reactive', 'organic-peroxide']),
    detonation: z.enum(['yes', 'partial', 'no']),
    deflagration: z.enum(['rapid', 'slow', 'no']),
    heatedUnderConfinement: z.enum(['violent', 'medium', 'low', 'no']),
    asPackaged: z.strictObject({ detonatesOrDeflagratesRapidly: flag, explodesThermally: flag }).exactOptional(),
    explosivePower: z.enum(['not-low', 'low', 'none']).exactOptional(),
    detonatesCavitated: flag.exactOptional(),
    sadtC: maybe,
    heatOfDecompositionJPerG: maybe,
    diluentBoilingPointC: maybe,
  }),
  test('C.1', { steelMmPerYear: maybe, aluminiumMmPerYear: maybe }),
  test('explosives', { result: explosive }),
  test('external-fire', { correctedBurningRateKgPerMin: number, massExplodes: flag, heatOfDecompositionJPerG: maybe }),
]);
