import type { DesensitisedTest, ExplosivesTest } from '../../physical-test.ts';
import type { Assessment } from '../assessment.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const explosives = { hazardClass: 'Explosives', part: 1 } as const;
const desensitised = { hazardClass: 'Desensitised explosives', part: 17, table: 1 } as const;

type Divided = Extract<ExplosivesTest['result'], { kind: 'division' }>;

/** The outcome of the test series, in divisions or, from the ninth revision of the UN GHS on, in categories. */
export function explosive({ result }: ExplosivesTest, { market }: Assessment): TestVerdict {
  if (result.kind === 'not-explosive') {
    return whole({ row: 'expl.none', isMet: true, summary: 'Expl.: no explosive by test series 1 and 2' });
  }
  const isByCategory = market.adopted.includes('Expl. 2A');
  if (isByCategory) return result.kind === 'division' ? whole(subCategory(result)) : whole(first(result.kind));
  return result.kind === 'division' ? whole(division(result)) : withoutDivision(result.kind);
}

const whole = (row: TestRow): TestVerdict => firstMet(explosives, [row]);

const first = (kind: 'unstable' | 'no-division'): TestRow => ({
  row: 'expl.1',
  notation: 'Expl. 1 H209',
  isMet: true,
  summary:
    kind === 'unstable'
      ? 'Expl. 1: too unstable or too sensitive in test series 3 for a division'
      : 'Expl. 1: an explosive without a division, or out of the configuration to which its division applies',
});

/** In the packaging to which the division applies. */
function subCategory({ division, compatibilityGroup, isWithoutHighHazardEvent }: Divided): TestRow {
  const named = `division ${division}${compatibilityGroup ?? ''}`;
  if (division !== '1.4' || !isWithoutHighHazardEvent || compatibilityGroup === undefined) {
    const summary = `Expl. 2A: ${named}, not shown to meet what Categories 2B and 2C ask`;
    return { row: 'expl.2a', notation: 'Expl. 2A H209', isMet: true, summary };
  }
  const isS = compatibilityGroup.toUpperCase() === 'S';
  const summary = `Expl. ${isS ? '2C' : '2B'}: ${named}, without a high hazard event`;
  return { row: isS ? 'expl.2c' : 'expl.2b', notation: `Expl. ${isS ? '2C' : '2B'} H204`, isMet: true, summary };
}

const statements: Readonly<Record<Divided['division'], string>> = {
  '1.1': 'H201',
  '1.2': 'H202',
  '1.3': 'H203',
  '1.4': 'H204',
  '1.5': 'H205',
  '1.6': '',
};

const division = ({ division: number }: Divided): TestRow => ({
  row: `expl.${number}`,
  notation: `Expl. ${number} ${statements[number]}`.trim(),
  isMet: true,
  summary: `Expl. ${number}: the division that test series 5 to 7 gave`,
});

function withoutDivision(kind: 'unstable' | 'no-division'): TestVerdict {
  if (kind === 'unstable') {
    const summary = 'Unst. Expl.: too unstable or too sensitive in test series 3';
    return whole({ row: 'expl.unstable', notation: 'Unst. Expl. H200', isMet: true, summary });
  }
  const summary =
    'Expl. 1.1: an explosive out of its packaging counts as mass exploding unless its hazard is shown (note 1 to Table 2.1.2)';
  const verdict = whole({ row: 'expl.unpackaged', notation: 'Expl. 1.1 H201', isMet: true, summary });
  return { ...verdict, missing: ['division by test series 5 to 7'] };
}

/** CLP Annex I, 2.17.2.1 and Table 2.17.1; rates in kg/min, heat in J/g. */
const limits = { explosiveAbove: 1200, first: 300, second: 140, third: 60, heatFrom: 300 } as const;

/** External fire test: corrected burning rate. */
export function desensitisedExplosive(test: DesensitisedTest): TestVerdict {
  const { correctedBurningRateKgPerMin: rate, massExplodes, heatOfDecompositionJPerG: heat } = test;
  const compared = (limit: number) => ({ found: rate, limit, unit: 'kg/min' });
  const category = (number: 1 | 2 | 3, from: number, hCode: string): TestRow => ({
    row: `desen-expl.${number}`,
    notation: `Desen. Expl. ${number} ${hCode}`,
    isMet: rate >= from,
    summary: `Desen. Expl. ${number}: corrected burning rate ${rate} kg/min ≥ ${from} kg/min`,
    compared: compared(from),
  });
  const isExplosive = massExplodes || rate > limits.explosiveAbove;
  return firstMet(
    desensitised,
    [
      {
        row: 'desen-expl.low-heat',
        isMet: heat !== undefined && heat < limits.heatFrom,
        summary: `Desen. Expl.: heat of decomposition ${heat ?? '-'} J/g < ${limits.heatFrom} J/g`,
      },
      {
        row: 'desen-expl.explosive',
        isMet: isExplosive,
        summary: 'Desen. Expl.: mass explodes, or burns faster than 1200 kg/min, so that it is an explosive',
        compared: compared(limits.explosiveAbove),
      },
      category(1, limits.first, 'H206'),
      category(2, limits.second, 'H207'),
      category(3, limits.third, 'H207'),
      {
        row: 'desen-expl.4',
        notation: 'Desen. Expl. 4 H208',
        isMet: true,
        summary: `Desen. Expl. 4: corrected burning rate ${rate} kg/min < ${limits.third} kg/min`,
        compared: compared(limits.third),
      },
    ],
    isExplosive && !(heat !== undefined && heat < limits.heatFrom) ? ['classification as an explosive'] : [],
  );
}
