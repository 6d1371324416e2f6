import { type Message, say } from '../message.ts';
import type { ClassOutcome, Reason } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { TestData } from '../mixture.ts';
import { toMarketCategory } from './assessment.ts';
import { statementsBeside } from '../registry.ts';
import { plainReason } from './reason.ts';
import { severityOf } from './specific-limit.ts';

/** A test on the mixture itself decides its class. The calculated outcome stays on record. */
export function withTestData(market: Market, calculated: ClassOutcome, all: readonly TestData[]): ClassOutcome {
  const tests = all.filter((test) => test.hazardClass === calculated.hazardClass && applies(market, test, calculated));
  const decisive = tests.reduce<TestData | undefined>(
    (worst, test) => (!worst || rankOf(test.outcome) < rankOf(worst.outcome) ? test : worst),
    undefined,
  );
  if (!decisive) return calculated;
  const paragraph = onlyAddsBy(market, decisive);
  if (paragraph !== undefined && !isMoreSevere(decisive.outcome, calculated.hazards)) {
    const summary = say('testData-doesNotTakeAwayIngredients', { test: describe(decisive) });
    const reason = plainReason('test-data.not-used', paragraph, summary);
    return { ...calculated, reasons: [...calculated.reasons, reason, ...(decisive.reasons ?? [])] };
  }
  const hazards = decisive.outcome ? withOtherStatements(toMarketCategory(market, decisive.outcome)) : [];
  const missing = decisive.isPartial ? calculated.missing : [];
  return {
    hazardClass: calculated.hazardClass,
    status: statusOf(hazards, missing),
    hazards,
    reasons: [testReason(market, decisive), ...(decisive.reasons ?? []), ...calculated.reasons],
    missing,
    testData: {
      method: decisive.method,
      source: decisive.source,
      calculated: calculated.hazards,
      ...(decisive.isKnownClass ? { isKnownClass: true as const } : {}),
      ...(decisive.isReview ? { isReview: true as const } : {}),
    },
  };
}

/** A review that removed a class no longer applies if the calculation gives another category. */
const applies = (market: Market, { takesAway }: TestData, { hazards }: ClassOutcome): boolean =>
  takesAway === undefined ||
  hazards.some((hazard) => toMarketCategory(market, hazard).code === toMarketCategory(market, takesAway).code);

/** Some categories, such as aerosols, have two statements. Either of them stands for both. */
const withOtherStatements = (named: Hazard): readonly Hazard[] => [
  named,
  ...statementsBeside(named).map((hCode) => ({ code: named.code, hCode })),
];

/** The paragraph by which a test counts only if it is more severe than the calculation; undefined if none. */
const onlyAddsBy = ({ testsOnlyAdd, testDataParagraph }: Market, test: TestData): string | undefined => {
  if (testsOnlyAdd?.classes.some((hazardClass) => hazardClass === test.hazardClass)) return testsOnlyAdd.paragraph;
  return test.isPartial ? testDataParagraph : undefined;
};

function statusOf(hazards: readonly Hazard[], missing: ClassOutcome['missing']): ClassOutcome['status'] {
  if (missing.length > 0) return 'incomplete';
  return hazards.length > 0 ? 'classified' : 'not-classified';
}

const rankOf = (hazard: Hazard | undefined) => (hazard ? severityOf(hazard.code) : Number.POSITIVE_INFINITY);

const isMoreSevere = (tested: Hazard | undefined, calculated: readonly Hazard[]) =>
  rankOf(tested) < rankOf(calculated[0]);

const testReason = ({ testDataParagraph }: Market, test: TestData): Reason =>
  plainReason('test-data', testDataParagraph, say('testData-overridesCalculation', { test: describe(test) }));

function leadOf({ isKnownClass, isReview }: TestData): Message {
  if (isReview) return say('testData-reviewMixture');
  return isKnownClass ? say('testData-knownClassMixture') : say('testData-testMixture');
}

function describe(test: TestData): Message {
  const { outcome, method, source, date } = test;
  const lead = leadOf(test);
  const result = outcome ? `${outcome.code} ${outcome.hCode}` : say('common-notClassified');
  return say('testData-described', { lead, result, method, source: date === undefined ? source : [source, date] });
}
