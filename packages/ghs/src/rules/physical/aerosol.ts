import { distinct, type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { percent, type Ppb } from '../../concentration.ts';
import { hazard, type Hazard } from '../../hazard.ts';
import type { Measure } from '../../mixture.ts';
import type { FoamAerosolTest, PhysicalTest, SprayAerosolTest, TestEvidence } from '../../physical-test.ts';
import type { Assessment } from '../assessment.ts';
import { isAtLeast, measureText } from '../measure.ts';
import { counted, roundForDisplay, outcome, plainReason, sumText } from '../reason.ts';
import { type BurningContent, burningContent } from './burning-content.ts';
import { foamCategory, type SprayVerdict, sprayCategory } from './aerosol-tests.ts';
import { notInThisState, paragraphOf } from './physical-outcome.ts';

const aerosols = { hazardClass: 'Aerosols', part: 3 } as const;
const { hazardClass } = aerosols;

/** Limits of CLP Annex I, 2.3.2 and Figure 2.3.1, also in the UN GHS. Heat in kJ/g. */
const limits = {
  flammableAbove: percent(1),
  heatFrom: 20,
  extremeFlammableFrom: percent(85),
  extremeHeatFrom: 30,
} as const satisfies Readonly<Record<string, number>>;

type AerosolTest = TestEvidence & (SprayAerosolTest | FoamAerosolTest);

const isAerosolTest = (test: PhysicalTest): test is AerosolTest =>
  test.test === 'aerosol-spray' || test.test === 'aerosol-foam';

/** Classifies by flammable components, heat of combustion and, if done, the spray or foam tests. */
export function classifyAerosol(assessment: Assessment): ClassOutcome {
  const { physicalState, testResults = [] } = assessment.mixture;
  if (physicalState !== 'aerosol') return notInThisState(assessment, aerosols);
  const content = burningContent(assessment);
  const first = byContent(content);
  if (first !== undefined) return verdict(assessment, content, first);
  const tests = testResults.filter(isAerosolTest);
  if (tests.length > 0) return byTests(assessment, content, tests);
  return verdict(assessment, content, notSubmitted(content));
}

type Judged = {
  readonly category: 1 | 2 | 3;
  readonly row: string;
  readonly because: Message;
  readonly missing: readonly MessageValue[];
};

const judged = (category: Judged['category'], row: string, because: Message): Judged => ({
  category,
  row: `aerosol.${row}`,
  because,
  missing: [],
});

/** Undefined if components and heat do not decide, so that tests are needed. */
function byContent({ max, heat, unassessed, withoutHeat }: BurningContent): Judged | undefined {
  const flammable = say('aerosol-flammableComponents', { most: contentText(max) });
  if (max >= limits.extremeFlammableFrom && isHot(heat, limits.extremeHeatFrom)) {
    return judged(
      1,
      '1-content',
      say('aerosol-heatCombustion', { flammable, extremeHeatFrom: limits.extremeHeatFrom }),
    );
  }
  if (max > limits.flammableAbove || isHot(heat, limits.heatFrom)) return undefined;
  const missing = [...unassessed, ...(heat ? [] : [heatOf(withoutHeat)])];
  return {
    ...judged(3, '3-content', say('aerosol-heatCombustion2', { flammable, heatFrom: limits.heatFrom })),
    missing,
  };
}

const contentText = (max: Ppb): number => sumText(max, limits.flammableAbove, limits.extremeFlammableFrom);

const isHot = (heat: Measure | undefined, from: number) => heat !== undefined && isAtLeast(heat, from);

const heatOf = (names: readonly string[]): Message => say('aerosol-chemicalHeatCombustion', { names });

/** The note to 2.3.2.2. */
const notSubmitted = ({ max }: BurningContent): Judged =>
  judged(1, '1-not-tested', say('aerosol-flammableComponentsNoTestEntered', { most: contentText(max) }));

function byTests(assessment: Assessment, content: BurningContent, tests: readonly AerosolTest[]): ClassOutcome {
  const verdicts = tests.map((test) => ({ test, found: judgeTest(test, content) }));
  const worst = verdicts.reduce((worst, one) => (one.found.category < worst.found.category ? one : worst));
  const { method = 'UN Manual of Tests and Criteria, section 31', source } = worst.test;
  const calculated = verdict(assessment, content, notSubmitted(content)).hazards;
  return { ...verdict(assessment, content, worst.found), testData: { method, source, calculated } };
}

function judgeTest(test: AerosolTest, { heat, max, withoutHeat }: BurningContent): Judged {
  const found: SprayVerdict =
    test.test === 'aerosol-foam'
      ? foamCategory(test)
      : sprayCategory(test, { isHot: heat && isAtLeast(heat, limits.heatFrom) });
  const mayBeExtreme = heat === undefined && max >= limits.extremeFlammableFrom && found.category > 1;
  const isHeatOpen = mayBeExtreme || (found.dependsOnHeat && heat === undefined);
  return {
    ...judged(found.category, found.row, found.because),
    missing: [...found.missing, ...(isHeatOpen ? [heatOf(withoutHeat)] : [])],
  };
}

function verdict(assessment: Assessment, content: BurningContent, { category, row, because, missing }: Judged) {
  const hazards = hazardsOf(assessment, category);
  const reason: Reason = {
    ...plainReason(row, paragraphOf(assessment, aerosols, '.2.2'), say('aerosol-compared', { category, because })),
    counted: content.subjects.map((subject) =>
      counted(subject, subject.upper, noteOf(subject.source.heatOfCombustion)),
    ),
    found: roundForDisplay(content.max / 1e7),
    unit: '%',
  };
  const heat = content.heat
    ? [
        plainReason(
          'aerosol.heat',
          paragraphOf(assessment, aerosols, '.4.2'),
          say('aerosol-chemicalHeatCombustion2', { heat: measureText(content.heat) }),
        ),
      ]
    : [];
  return outcome({ hazardClass, hazards, reasons: [reason, ...heat], missing: distinct(missing) });
}

const noteOf = (heat: number | undefined) => (heat === undefined ? {} : { note: `${heat} kJ/g` });

const flammability = ['Aerosol 1 H222', 'Aerosol 2 H223'] as const;

/** Before the fourth revision there was no Category 3 and no statement on the pressure. */
function hazardsOf({ market }: Assessment, category: 1 | 2 | 3): readonly Hazard[] {
  const statement = category === 3 ? [] : [hazard(flammability[category - 1] ?? '')];
  const isWithPressure = market.adopted.includes('Aerosol 3');
  return [...statement, ...(isWithPressure ? [hazard(`Aerosol ${category} H229`)] : [])];
}
