import { hazard } from '../../hazard.ts';
import type { GasFlammabilityTest, GasOxidationTest, MetalCorrosionTest } from '../../physical-test.ts';
import { type Assessment, inWordsOf } from '../assessment.ts';
import { pyrophoricHazards, unstableHazards } from './flammable-gas-category.ts';
import { oxidisingPowerAbove } from './oxidising-gas.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const flammableGases = { hazardClass: 'Flammable gases', part: 2, table: 1 } as const;
const oxidisingGases = { hazardClass: 'Oxidising gases', part: 4, table: 1 } as const;
const corrosiveToMetals = { hazardClass: 'Corrosive to metals', part: 16, table: 1 } as const;

/** Table 2.2.1; shares in % by volume, velocity in cm/s. */
const limits = { lowerUpTo: 13, rangeFrom: 12, weakLowerAbove: 6, weakVelocityBelow: 10 } as const;

export function gasFlammability(test: GasFlammabilityTest, assessment: Assessment): TestVerdict {
  const notation = (written: string) => {
    const { code, hCode } = inWordsOf(assessment.market, hazard(written));
    return `${code} ${hCode}`;
  };
  if (test.isFlammable && (test.isPyrophoric || isUnstable(test))) return special(test, assessment);
  const isFirst = isCategory1(test.lowerLimit, test.upperLimit);
  const measured = measuredText(test);
  const row = (id: string, isMet: boolean, written: string): TestRow => ({
    row: `flam-gas.test-${id}`,
    notation: notation(written),
    isMet,
    summary: `Flam. Gas ${id.toUpperCase()}: flammable in the test, ${measured}`,
  });
  return firstMet(
    flammableGases,
    [
      { row: 'flam-gas.test-not-flammable', isMet: !test.isFlammable, summary: 'Flam. Gas: not flammable in the test' },
      row('2', isFirst === false, 'Flam. Gas 2 H221'),
      row('1b', isWeak(test), 'Flam. Gas 1B H221'),
      row('1a', true, 'Flam. Gas 1A H220'),
    ],
    test.isFlammable && isFirst === undefined ? ['lower and upper flammability limit'] : [],
  );
}

const measuredText = ({ lowerLimit, upperLimit, burningVelocityCmPerS }: GasFlammabilityTest) =>
  `limits ${lowerLimit ?? '-'} to ${upperLimit ?? '-'} %, burning velocity ${burningVelocityCmPerS ?? '-'} cm/s`;

const isWeak = ({ lowerLimit = 0, burningVelocityCmPerS = Infinity }: GasFlammabilityTest) =>
  lowerLimit > limits.weakLowerAbove || burningVelocityCmPerS < limits.weakVelocityBelow;

const isUnstable = ({ instability }: GasFlammabilityTest) => instability === 'A' || instability === 'B';

/** Undefined where the limits given do not tell. */
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
    ...(instability ? [`chemically unstable, ${instability}`] : []),
  ];
  return {
    physicalClass: flammableGases,
    notations: [...new Set(hazards.map(({ code, hCode }) => `${code} ${hCode}`))],
    row: isPyrophoric ? 'flam-gas.test-pyrophoric' : 'flam-gas.test-unstable',
    summary: `Flam. Gas 1A: ${what.join(' and ')} in the test`,
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
      summary: `Ox. Gas 1: oxidising power ${power} % > ${oxidisingPowerAbove} % in the test`,
      compared,
    },
    {
      row: 'ox-gas.test-not-met',
      isMet: true,
      summary: `Ox. Gas: oxidising power ${power} % ≤ ${oxidisingPowerAbove} % in the test`,
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
  const measured = `steel ${steel ?? '-'} and aluminium ${aluminium ?? '-'} mm a year`;
  const isMet = rate > corrosionAbove;
  return firstMet(
    corrosiveToMetals,
    [
      {
        row: 'met-corr.1',
        notation: 'Met. Corr. 1 H290',
        isMet,
        summary: `Met. Corr. 1: ${measured}, > 6.25`,
        compared,
      },
      { row: 'met-corr.not-met', isMet: true, summary: `Met. Corr.: ${measured}, ≤ 6.25`, compared },
    ],
    isMet
      ? []
      : [
          ...(steel === undefined ? ['corrosion rate on steel'] : []),
          ...(aluminium === undefined ? ['corrosion rate on aluminium'] : []),
        ],
  );
}
