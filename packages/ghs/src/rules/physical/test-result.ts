import { type MessageValue, say } from '../../message.ts';
import { endsIn } from '../rule-ending.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { hazard, type Hazard, isCategoryCode } from '../../hazard.ts';
import type {
  BurningRateTest,
  OxidationTest,
  PhysicalTest,
  PyrophoricTest,
  SelfHeatingTest,
  WaterReactionTest,
} from '../../physical-test.ts';
import { entryOf } from '../../registry.ts';
import type { Assessment } from '../assessment.ts';
import { outcome, plainReason } from '../reason.ts';
import { desensitisedExplosive, explosive } from './explosive-tests.ts';
import { gasFlammability, gasOxidation, metalCorrosion } from './other-tests.ts';
import { oxidation } from './oxidation-tests.ts';
import { paragraphOf, tableOf } from './physical-outcome.ts';
import { burningRate, pyrophoric, selfHeats, waterReaction } from './solid-tests.ts';
import type { TestVerdict } from './test-verdict.ts';
import { thermalStability } from './thermal-tests.ts';

/** Undefined for aerosols: their tests count together with their content. */
function interpret(test: PhysicalTest, assessment: Assessment): TestVerdict | undefined {
  switch (test.test) {
    case 'aerosol-spray':
    case 'aerosol-foam':
      return undefined;
    case 'gas-flammability':
      return gasFlammability(test, assessment);
    case 'gas-oxidation':
      return gasOxidation(test);
    case 'A-H':
      return thermalStability(test);
    case 'C.1':
      return metalCorrosion(test);
    case 'explosives':
      return explosive(test, assessment);
    case 'external-fire':
      return desensitisedExplosive(test);
    default:
      return interpretReaction(test);
  }
}

type ReactionTest = BurningRateTest | PyrophoricTest | SelfHeatingTest | WaterReactionTest | OxidationTest;

/** Tests N.1 to N.5 and O.1 to O.3. */
function interpretReaction(test: ReactionTest): TestVerdict {
  switch (test.test) {
    case 'N.1':
      return burningRate(test);
    case 'N.2':
    case 'N.3':
      return pyrophoric(test);
    case 'N.4':
      return selfHeats(test);
    case 'N.5':
      return waterReaction(test);
    default:
      return oxidation(test);
  }
}

type Interpreted = { readonly test: PhysicalTest; readonly verdict: TestVerdict };

/** The classes after the entered tests. If a class has several tests, the worst result decides. */
export function withTestResults(assessment: Assessment, calculated: readonly ClassOutcome[]): readonly ClassOutcome[] {
  const interpreted = (assessment.mixture.testResults ?? []).flatMap((test): readonly Interpreted[] => {
    const verdict = interpret(test, assessment);
    return verdict ? [{ test, verdict }] : [];
  });
  if (interpreted.length === 0) return calculated;
  return calculated.map((one) => {
    const own = interpreted.filter(({ verdict }) => verdict.physicalClass.hazardClass === one.hazardClass);
    const isOfState = !endsIn(one.reasons[0], 'state');
    return own.length > 0 && isOfState ? tested(assessment, one, own) : one;
  });
}

function tested(assessment: Assessment, calculated: ClassOutcome, own: readonly Interpreted[]): ClassOutcome {
  const decisive = own.reduce((worst, one) => (severity(one) < severity(worst) ? one : worst));
  const { test, verdict } = decisive;
  const settled = outcome({
    hazardClass: calculated.hazardClass,
    hazards: verdict.notations.map(readNotation),
    reasons: [...own.map((one) => reasonOf(assessment, one)), ...calculated.reasons],
    missing: verdict.missing,
  });
  return {
    ...settled,
    testData: { method: test.method ?? methodOf(test), source: test.source, calculated: calculated.hazards },
  };
}

const severity = ({ verdict: { notations } }: Interpreted): number =>
  Math.min(...notations.map((notation) => entryOf(readNotation(notation))?.severity ?? Infinity), Infinity);

/** A category without statement (`Expl. 1.6`, types G) stands alone. */
const readNotation = (notation: string): Hazard =>
  isCategoryCode(notation) ? { code: notation, hCode: '' } : hazard(notation);

const isOfGas = ({ test }: PhysicalTest): boolean => test === 'gas-flammability' || test === 'gas-oxidation';

const methodOf = (physical: PhysicalTest): string =>
  isOfGas(physical) ? 'ISO 10156' : `UN Manual of Tests and Criteria, ${physical.test}`;

const methodName = (physical: PhysicalTest): MessageValue =>
  isOfGas(physical)
    ? methodOf(physical)
    : say('testResult-testOfManual', { manual: say('testedClass-manual'), test: physical.test });

function reasonOf(assessment: Assessment, { test, verdict }: Interpreted): Reason {
  const { physicalClass, row, summary, compared } = verdict;
  const { table } = physicalClass;
  const paragraph =
    table === undefined ? paragraphOf(assessment, physicalClass, '.2') : tableOf(assessment, physicalClass, table);
  return {
    ...plainReason(
      row,
      paragraph,
      say('testResult-by', { summary, method: test.method ?? methodName(test), source: test.source }),
    ),
    ...compared,
  };
}
