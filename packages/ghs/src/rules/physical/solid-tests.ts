import { type Message, type MessageValue, say } from '../../message.ts';
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
      { row: 'flam-sol.no-spread', isMet: true, summary: say('solidTests-fireDoesNotSpread') },
    ]);
  }
  return test.isMetalPowder ? metalPowder(test) : otherPowder(test);
}

function metalPowder({ burningTimeS: time = Number.NaN }: BurningRateTest): TestVerdict {
  const row = (category: 1 | 2, limit: number): TestRow => ({
    row: `flam-sol.metal-${category}`,
    notation: `Flam. Sol. ${category} H228`,
    isMet: time <= limit,
    summary: say('solidTests-powderMetalBurnt', { category, time, limit }),
    compared: { found: time, limit, unit: 's' },
  });
  const none = {
    row: 'flam-sol.not-met',
    isMet: true,
    summary: say('solidTests-powderMetalBurnt2', { time }),
  };
  if (Number.isNaN(time))
    return firstMet(
      flammableSolids,
      [{ ...none, summary: say('solidTests-noBurningTime') }],
      [say('solidTests-burningTime')],
    );
  return firstMet(flammableSolids, [row(1, burning.metal1UpToS), row(2, burning.metal2UpToS), none]);
}

function otherPowder(test: BurningRateTest): TestVerdict {
  const { burningTimeS: time = Infinity, burningRateMmPerS: rate = 0, wettedZoneStopsFire: stops } = test;
  const isFast = time < burning.timeBelowS || rate > burning.rateAboveMmPerS;
  const measured = say('solidTests-burningTimeAgainstRateAgainst', { time, rate });
  const rows: readonly TestRow[] = [
    {
      row: 'flam-sol.1',
      notation: 'Flam. Sol. 1 H228',
      isMet: isFast && stops === false,
      summary: say('solidTests-wettedZoneDoesNotStop', { measured }),
    },
    {
      row: 'flam-sol.2',
      notation: 'Flam. Sol. 2 H228',
      isMet: isFast,
      summary: say('solidTests-wettedZoneStopsFireLeast', { measured }),
    },
    { row: 'flam-sol.not-met', isMet: true, summary: say('solidTests-compared', { measured }) },
  ];
  return firstMet(flammableSolids, rows, missingOf(test, isFast));
}

function missingOf(test: BurningRateTest, isFast: boolean): readonly MessageValue[] {
  if (isFast) return test.wettedZoneStopsFire === undefined ? [say('solidTests-whetherWettedZoneStopsFire')] : [];
  return test.burningTimeS === undefined && test.burningRateMmPerS === undefined
    ? [say('solidTests-burningTimeBurningRate')]
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
        summary: say('solidTests-ignitesWithinFiveMinutesContact'),
      },
      { row: 'pyr-sol.not-met', isMet: true, summary: say('solidTests-doesNotIgniteWithinFive') },
    ]);
  }
  return firstMet(pyrophoricLiquids, [
    {
      row: 'pyr-liq.1-ignites',
      notation: 'Pyr. Liq. 1 H250',
      isMet: test.ignites,
      summary: say('solidTests-ignitesInertCarrierWithinFive'),
    },
    {
      row: 'pyr-liq.1-chars',
      notation: 'Pyr. Liq. 1 H250',
      isMet: test.charsFilterPaper,
      summary: say('solidTests-ignitesCharsFilterPaperWithin'),
    },
    { row: 'pyr-liq.not-met', isMet: true, summary: say('solidTests-neitherIgnitesNorCharsFilter') },
  ]);
}

/** Table 2.11.1: a substance is in Category 2 if its packages exceed these volumes. */
const packages = { at140AboveL: 3000, at120AboveL: 450 } as const;

/** N.4. */
export function selfHeats(test: SelfHeatingTest): TestVerdict {
  const { cube100At140, cube25At140, cube100At120, cube100At100, packageLitres } = test;
  const second = (row: string, isMet: boolean, because: Message): TestRow => ({
    row: `self-heat.2-${row}`,
    notation: 'Self-heat. 2 H252',
    isMet,
    summary: say('solidTests-cubeHeats', { because }),
  });
  const litres = packageLitres ?? 0;
  const verdict = firstMet(selfHeating, [
    {
      row: 'self-heat.cold',
      isMet: !cube100At140,
      summary: say('solidTests-cubeDoesNotHeat'),
    },
    {
      row: 'self-heat.1',
      notation: 'Self-heat. 1 H251',
      isMet: cube25At140 === true,
      summary: say('solidTests-cubeHeats2'),
    },
    second('at-100', cube100At100 === true, say('solidTests-too')),
    second('at-120', cube100At120 === true && litres > packages.at120AboveL, say('solidTests-tooPackages', { litres })),
    second('volume', litres > packages.at140AboveL, say('solidTests-packagesHold', { litres })),
    { row: 'self-heat.not-met', isMet: true, summary: say('solidTests-noneConditionsTable') },
  ]);
  return { ...verdict, missing: openQuestions(test, verdict) };
}

/** The open questions that could still lead to a more severe outcome. */
function openQuestions(test: SelfHeatingTest, { row }: TestVerdict): readonly MessageValue[] {
  if (row === 'self-heat.cold' || row === 'self-heat.1') return [];
  const small = test.cube25At140 === undefined ? [say('solidTests-resultCube')] : [];
  return row === 'self-heat.not-met' ? [...small, ...conditionsLeft(test)] : small;
}

function conditionsLeft({ cube100At120, cube100At100, packageLitres }: SelfHeatingTest): readonly MessageValue[] {
  const mayHeatAt100 = cube100At100 === undefined && cube100At120 !== false;
  const isAbove = (litres: number) => packageLitres === undefined || packageLitres > litres;
  return [
    ...(mayHeatAt100 ? [say('solidTests-resultCube2')] : []),
    ...(cube100At120 === undefined && isAbove(packages.at120AboveL) ? [say('solidTests-resultCube3')] : []),
    ...(packageLitres === undefined ? [say('solidTests-volumeLargestPackage')] : []),
  ];
}

/** Table 2.12.1, litres of gas per kilogram. */
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
      summary: say('solidTests-gasSetFreeIgnitesItself'),
    },
    {
      row: 'water-react.1',
      notation: 'Water-react. 1 H260',
      isMet: minute >= gasRates.minute1From,
      summary: say('solidTests-minute', { minute }),
      compared: { found: minute, limit: gasRates.minute1From, unit: 'l/kg·min' },
    },
    {
      row: 'water-react.2',
      notation: 'Water-react. 2 H261',
      isMet: hour.found >= gasRates.hour2From,
      summary: say('solidTests-hour', { found: hour.found }),
      compared: { ...hour, limit: gasRates.hour2From },
    },
    {
      row: 'water-react.3',
      notation: 'Water-react. 3 H261',
      isMet: hour.found > gasRates.hour3Above,
      summary: say('solidTests-hour2', { found: hour.found }),
      compared: { ...hour, limit: gasRates.hour3Above },
    },
    {
      row: 'water-react.not-met',
      isMet: true,
      summary: say('solidTests-hour3', { found: hour.found }),
      compared: { ...hour, limit: gasRates.hour3Above },
    },
  ]);
}
