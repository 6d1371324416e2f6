import { say } from '../../message.ts';
import type { DesensitisedTest, ExplosivesTest } from '../../physical-test.ts';
import type { Assessment } from '../assessment.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const explosives = { hazardClass: 'Explosives', part: 1 } as const;
const desensitised = { hazardClass: 'Desensitised explosives', part: 17, table: 1 } as const;

type Divided = Extract<ExplosivesTest['result'], { kind: 'division' }>;

/** The outcome of the test series: divisions or, since the ninth revision of the UN GHS, categories. */
export function explosive({ result }: ExplosivesTest, { market }: Assessment): TestVerdict {
  if (result.kind === 'not-explosive') {
    return whole({ row: 'expl.none', isMet: true, summary: say('explosiveTests-noExplosiveTestSeries') });
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
      ? say('explosiveTests-tooUnstableTooSensitiveTest')
      : say('explosiveTests-explosiveWithoutDivisionOutConfiguration'),
});

/** The sub-category of an explosive in the packaging to which its division applies. */
function subCategory({ division, compatibilityGroup, isWithoutHighHazardEvent }: Divided): TestRow {
  const named = say('explosiveTests-division', { division, compatibilityGroup: compatibilityGroup ?? '' });
  if (division !== '1.4' || !isWithoutHighHazardEvent || compatibilityGroup === undefined) {
    const summary = say('explosiveTests-notShownMeetCategories2b', { named });
    return { row: 'expl.2a', notation: 'Expl. 2A H209', isMet: true, summary };
  }
  const isS = compatibilityGroup.toUpperCase() === 'S';
  const summary = say('explosiveTests-withoutHighHazardEvent', { whenS: isS ? '2C' : '2B', named });
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
  summary: say('explosiveTests-divisionTestSeriesGave', { number }),
});

function withoutDivision(kind: 'unstable' | 'no-division'): TestVerdict {
  if (kind === 'unstable') {
    const summary = say('explosiveTests-tooUnstableTooSensitiveTest2');
    return whole({ row: 'expl.unstable', notation: 'Unst. Expl. H200', isMet: true, summary });
  }
  const summary = say('explosiveTests-explosiveOutPackagingCountsMass');
  const verdict = whole({ row: 'expl.unpackaged', notation: 'Expl. 1.1 H201', isMet: true, summary });
  return { ...verdict, missing: [say('explosiveTests-divisionTestSeries')] };
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
    summary: say('explosiveTests-correctedBurningRate', { number, rate, from }),
    compared: compared(from),
  });
  const isExplosive = massExplodes || rate > limits.explosiveAbove;
  return firstMet(
    desensitised,
    [
      {
        row: 'desen-expl.low-heat',
        isMet: heat !== undefined && heat < limits.heatFrom,
        summary: say('explosiveTests-heatDecomposition', { heat: heat ?? '-', heatFrom: limits.heatFrom }),
      },
      {
        row: 'desen-expl.explosive',
        isMet: isExplosive,
        summary: say('explosiveTests-massExplodesBurnsFasterExplosive'),
        compared: compared(limits.explosiveAbove),
      },
      category(1, limits.first, 'H206'),
      category(2, limits.second, 'H207'),
      category(3, limits.third, 'H207'),
      {
        row: 'desen-expl.4',
        notation: 'Desen. Expl. 4 H208',
        isMet: true,
        summary: say('explosiveTests-correctedBurningRate2', { rate, third: limits.third }),
        compared: compared(limits.third),
      },
    ],
    isExplosive && !(heat !== undefined && heat < limits.heatFrom)
      ? [say('explosiveTests-classificationExplosive')]
      : [],
  );
}
