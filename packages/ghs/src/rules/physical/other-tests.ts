import { joined, say } from '../../message.ts';
import { hazard } from '../../hazard.ts';
import type { GasFlammabilityTest, GasOxidationTest, MetalCorrosionTest } from '../../physical-test.ts';
import { type Assessment, toMarketCategory } from '../assessment.ts';
import { pyrophoricHazards, unstableHazards } from './flammable-gas-category.ts';
import { oxidisingPowerAbove } from './oxidising-gas.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const flammableGases = { hazardClass: 'Flammable gases', part: 2, table: 1 } as const;
const oxidisingGases = { hazardClass: 'Oxidising gases', part: 4, table: 1 } as const;
const corrosiveToMetals = { hazardClass: 'Corrosive to metals', part: 16, table: 1 } as const;

/** Table 2.2.1. Concentrations in % by volume, velocity in cm/s. */
const limits = { lowerUpTo: 13, rangeFrom: 12, weakLowerAbove: 6, weakVelocityBelow: 10 } as const;

export function gasFlammability(test: GasFlammabilityTest, assessment: Assessment): TestVerdict {
  const notation = (written: string) => {
    const { code, hCode } = toMarketCategory(assessment.market, hazard(written));
    return `${code} ${hCode}`;
  };
  if (test.isFlammable && (test.isPyrophoric || isUnstable(test))) return special(test, assessment);
  const isFirst = isCategory1(test.lowerLimit, test.upperLimit);
  const measured = measuredText(test);
  const row = (id: string, isMet: boolean, written: string): TestRow => ({
    row: `flam-gas.test-${id}`,
    notation: notation(written),
    isMet,
    summary: say('otherTests-flammableTest', { id: id.toUpperCase(), measured }),
  });
  return firstMet(
    flammableGases,
    [
      { row: 'flam-gas.test-not-flammable', isMet: !test.isFlammable, summary: say('otherTests-notFlammableTest') },
      row('2', isFirst === false, 'Flam. Gas 2 H221'),
      row('1b', isWeak(test), 'Flam. Gas 1B H221'),
      row('1a', true, 'Flam. Gas 1A H220'),
    ],
    test.isFlammable && isFirst === undefined ? [say('otherTests-lowerUpperFlammabilityLimit')] : [],
  );
}

const measuredText = ({ lowerLimit, upperLimit, burningVelocityCmPerS }: GasFlammabilityTest) =>
  say('otherTests-limitsBurningVelocity', {
    lowerLimit: lowerLimit ?? '-',
    upperLimit: upperLimit ?? '-',
    burningVelocityCmPerS: burningVelocityCmPerS ?? '-',
  });

const isWeak = ({ lowerLimit = 0, burningVelocityCmPerS = Infinity }: GasFlammabilityTest) =>
  lowerLimit > limits.weakLowerAbove || burningVelocityCmPerS < limits.weakVelocityBelow;

const isUnstable = ({ instability }: GasFlammabilityTest) => instability === 'A' || instability === 'B';

/** Undefined if the limits do not decide. */
function isCategory1(lower: number | undefined, upper: number | undefined): boolean | undefined {
  if (lower === undefined) return undefined;
  if (lower <= limits.lowerUpTo) return true;
  return upper === undefined ? undefined : upper - lower >= limits.rangeFrom;
}

function special({ isPyrophoric, instability }: GasFlammabilityTest, assessment: Assessment): TestVerdict {
  const hazards = [
    ...(isPyrophoric ? pyrophoricHazards(assessment) : []),
    ...(instability === 'A' || instability === 'B' ? unstableHazards(assessment, instability) : []),
  ];
  const what = [
    ...(isPyrophoric ? ['pyrophoric'] : []),
    ...(instability ? [say('otherTests-chemicallyUnstable', { instability })] : []),
  ];
  return {
    physicalClass: flammableGases,
    notations: [...new Set(hazards.map(({ code, hCode }) => `${code} ${hCode}`))],
    row: isPyrophoric ? 'flam-gas.test-pyrophoric' : 'flam-gas.test-unstable',
    summary: say('otherTests-test', { what: joined('and', what) }),
    missing: [],
  };
}

export const gasOxidation = ({ oxidisingPower: power }: GasOxidationTest): TestVerdict => {
  const compared = { found: power, limit: oxidisingPowerAbove, unit: '%' };
  return firstMet(oxidisingGases, [
    {
      row: 'ox-gas.test-1',
      notation: 'Ox. Gas 1 H270',
      isMet: power > oxidisingPowerAbove,
      summary: say('otherTests-oxidisingPowerTest', { power, oxidisingPowerAbove }),
      compared,
    },
    {
      row: 'ox-gas.test-not-met',
      isMet: true,
      summary: say('otherTests-oxidisingPowerTest2', { power, oxidisingPowerAbove }),
      compared,
    },
  ]);
};

/** Table 2.16.1, mm a year at 55 °C. */
const corrosionAbove = 6.25;

export function metalCorrosion({
  steelMmPerYear: steel,
  aluminiumMmPerYear: aluminium,
}: MetalCorrosionTest): TestVerdict {
  const rate = Math.max(steel ?? 0, aluminium ?? 0);
  const compared = { found: rate, limit: corrosionAbove, unit: 'mm/year' };
  const measured = say('otherTests-steelAluminiumYear', { steel: steel ?? '-', aluminium: aluminium ?? '-' });
  const isMet = rate > corrosionAbove;
  return firstMet(
    corrosiveToMetals,
    [
      {
        row: 'met-corr.1',
        notation: 'Met. Corr. 1 H290',
        isMet,
        summary: say('otherTests-compared', { measured }),
        compared,
      },
      { row: 'met-corr.not-met', isMet: true, summary: say('otherTests-compared2', { measured }), compared },
    ],
    isMet
      ? []
      : [
          ...(steel === undefined ? [say('otherTests-corrosionRateSteel')] : []),
          ...(aluminium === undefined ? [say('otherTests-corrosionRateAluminium')] : []),
        ],
  );
}
