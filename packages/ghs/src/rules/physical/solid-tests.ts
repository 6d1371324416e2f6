import type { BurningRateTest, PyrophoricTest, SelfHeatingTest, WaterReactionTest } from '../../physical-test.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const flammableSolids = { hazardClass: 'Flammable solids', part: 7, table: 1 } as const;
const pyrophoricLiquids = { hazardClass: 'Pyrophoric liquids', part: 9, table: 1 } as const;
const pyrophoricSolids = { hazardClass: 'Pyrophoric solids', part: 10, table: 1 } as const;
const selfHeating = { hazardClass: 'Self-heating substances and mixtures', part: 11, table: 1 } as const;
const waterReactive = {
  hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
  part: 12,
  table: 1,
} as const;

/** Table 2.7.1. */
const burning = { timeBelowS: 45, rateAboveMmPerS: 2.2, metal1UpToS: 300, metal2UpToS: 600 } as const;

/** N.1, burning rate. */
export function burningRate(test: BurningRateTest): TestVerdict {
  if (!test.spreads) {
    return firstMet(flammableSolids, [
      { row: 'flam-sol.no-spread', isMet: true, summary: 'Flam. Sol.: the fire does not spread' },
    ]);
  }
  return test.isMetalPowder ? metalPowder(test) : otherPowder(test);
}

function metalPowder({ burningTimeS: time = Number.NaN }: BurningRateTest): TestVerdict {
  const row = (category: 1 | 2, limit: number): TestRow => ({
    row: `flam-sol.metal-${category}`,
    notation: `Flam. Sol. ${category} H228`,
    isMet: time <= limit,
    summary: `Flam. Sol. ${category}: powder of a metal, burnt in ${time} s ≤ ${limit} s`,
    compared: { found: time, limit, unit: 's' },
  });
  const none = {
    row: 'flam-sol.not-met',
    isMet: true,
    summary: `Flam. Sol.: powder of a metal, burnt in ${time} s > 600 s`,
  };
  if (Number.isNaN(time))
    return firstMet(flammableSolids, [{ ...none, summary: 'Flam. Sol.: no burning time' }], ['burning time']);
  return firstMet(flammableSolids, [row(1, burning.metal1UpToS), row(2, burning.metal2UpToS), none]);
}

function otherPowder(test: BurningRateTest): TestVerdict {
  const { burningTimeS: time = Infinity, burningRateMmPerS: rate = 0, wettedZoneStopsFire: stops } = test;
  const isFast = time < burning.timeBelowS || rate > burning.rateAboveMmPerS;
  const measured = `burning time ${time} s against < 45 s, rate ${rate} mm/s against > 2.2 mm/s`;
  const rows: readonly TestRow[] = [
    {
      row: 'flam-sol.1',
      notation: 'Flam. Sol. 1 H228',
      isMet: isFast && stops === false,
      summary: `Flam. Sol. 1: ${measured}, and the wetted zone does not stop the fire`,
    },
    {
      row: 'flam-sol.2',
      notation: 'Flam. Sol. 2 H228',
      isMet: isFast,
      summary: `Flam. Sol. 2: ${measured}, and the wetted zone stops the fire for at least 4 minutes`,
    },
    { row: 'flam-sol.not-met', isMet: true, summary: `Flam. Sol.: ${measured}` },
  ];
  return firstMet(flammableSolids, rows, missingOf(test, isFast));
}

function missingOf(test: BurningRateTest, isFast: boolean): readonly string[] {
  if (isFast) return test.wettedZoneStopsFire === undefined ? ['whether the wetted zone stops the fire'] : [];
  return test.burningTimeS === undefined && test.burningRateMmPerS === undefined
    ? ['burning time or burning rate']
    : [];
}

/** N.2 and N.3. */
export function pyrophoric(test: PyrophoricTest): TestVerdict {
  if (test.test === 'N.2') {
    return firstMet(pyrophoricSolids, [
      {
        row: 'pyr-sol.1',
        notation: 'Pyr. Sol. 1 H250',
        isMet: test.ignites,
        summary: 'Pyr. Sol. 1: ignites within five minutes of contact with air',
      },
      { row: 'pyr-sol.not-met', isMet: true, summary: 'Pyr. Sol.: does not ignite within five minutes' },
    ]);
  }
  return firstMet(pyrophoricLiquids, [
    {
      row: 'pyr-liq.1-ignites',
      notation: 'Pyr. Liq. 1 H250',
      isMet: test.ignites,
      summary: 'Pyr. Liq. 1: ignites on an inert carrier within five minutes of contact with air',
    },
    {
      row: 'pyr-liq.1-chars',
      notation: 'Pyr. Liq. 1 H250',
      isMet: test.charsFilterPaper,
      summary: 'Pyr. Liq. 1: ignites or chars a filter paper within five minutes',
    },
    { row: 'pyr-liq.not-met', isMet: true, summary: 'Pyr. Liq.: neither ignites nor chars a filter paper' },
  ]);
}

/** Table 2.11.1: packages above these volumes bring a substance into Category 2. */
const packages = { at140AboveL: 3000, at120AboveL: 450 } as const;

/** N.4. */
export function selfHeats(test: SelfHeatingTest): TestVerdict {
  const { cube100At140, cube25At140, cube100At120, cube100At100, packageLitres } = test;
  const second = (row: string, isMet: boolean, because: string): TestRow => ({
    row: `self-heat.2-${row}`,
    notation: 'Self-heat. 2 H252',
    isMet,
    summary: `Self-heat. 2: the 100 mm cube heats at 140 °C, and ${because}`,
  });
  const litres = packageLitres ?? 0;
  const verdict = firstMet(selfHeating, [
    {
      row: 'self-heat.cold',
      isMet: !cube100At140,
      summary: 'Self-heat.: the 100 mm cube does not heat at 140 °C',
    },
    {
      row: 'self-heat.1',
      notation: 'Self-heat. 1 H251',
      isMet: cube25At140 === true,
      summary: 'Self-heat. 1: the 25 mm cube heats at 140 °C',
    },
    second('at-100', cube100At100 === true, 'at 100 °C too'),
    second(
      'at-120',
      cube100At120 === true && litres > packages.at120AboveL,
      `at 120 °C too, in packages of ${litres} l > 450 l`,
    ),
    second('volume', litres > packages.at140AboveL, `packages hold ${litres} l > 3000 l`),
    { row: 'self-heat.not-met', isMet: true, summary: 'Self-heat.: none of the conditions of Table 2.11.1' },
  ]);
  return { ...verdict, missing: openQuestions(test, verdict) };
}

/** Only what could still lead to a more severe outcome than the row met. */
function openQuestions(test: SelfHeatingTest, { row }: TestVerdict): readonly string[] {
  if (row === 'self-heat.cold' || row === 'self-heat.1') return [];
  const small = test.cube25At140 === undefined ? ['result of the 25 mm cube at 140 °C'] : [];
  return row === 'self-heat.not-met' ? [...small, ...conditionsLeft(test)] : small;
}

function conditionsLeft({ cube100At120, cube100At100, packageLitres }: SelfHeatingTest): readonly string[] {
  const mayHeatAt100 = cube100At100 === undefined && cube100At120 !== false;
  const isAbove = (litres: number) => packageLitres === undefined || packageLitres > litres;
  return [
    ...(mayHeatAt100 ? ['result of the 100 mm cube at 100 °C'] : []),
    ...(cube100At120 === undefined && isAbove(packages.at120AboveL) ? ['result of the 100 mm cube at 120 °C'] : []),
    ...(packageLitres === undefined ? ['volume of the largest package'] : []),
  ];
}

/** Table 2.12.1, litres of gas from a kilogram. */
const gasRates = { minute1From: 10, hour2From: 20, hour3Above: 1 } as const;

/** N.5. */
export function waterReaction({
  ignitesByItself,
  litresPerKgInAMinute,
  litresPerKgInAnHour,
}: WaterReactionTest): TestVerdict {
  const minute = litresPerKgInAMinute ?? 0;
  const hour = { found: litresPerKgInAnHour, unit: 'l/kg·h' };
  return firstMet(waterReactive, [
    {
      row: 'water-react.1-ignites',
      notation: 'Water-react. 1 H260',
      isMet: ignitesByItself,
      summary: 'Water-react. 1: the gas set free ignites by itself',
    },
    {
      row: 'water-react.1',
      notation: 'Water-react. 1 H260',
      isMet: minute >= gasRates.minute1From,
      summary: `Water-react. 1: ${minute} l/kg in a minute ≥ 10 l/kg`,
      compared: { found: minute, limit: gasRates.minute1From, unit: 'l/kg·min' },
    },
    {
      row: 'water-react.2',
      notation: 'Water-react. 2 H261',
      isMet: hour.found >= gasRates.hour2From,
      summary: `Water-react. 2: ${hour.found} l/kg in an hour ≥ 20 l/kg`,
      compared: { ...hour, limit: gasRates.hour2From },
    },
    {
      row: 'water-react.3',
      notation: 'Water-react. 3 H261',
      isMet: hour.found > gasRates.hour3Above,
      summary: `Water-react. 3: ${hour.found} l/kg in an hour > 1 l/kg`,
      compared: { ...hour, limit: gasRates.hour3Above },
    },
    {
      row: 'water-react.not-met',
      isMet: true,
      summary: `Water-react.: ${hour.found} l/kg in an hour ≤ 1 l/kg`,
      compared: { ...hour, limit: gasRates.hour3Above },
    },
  ]);
}
