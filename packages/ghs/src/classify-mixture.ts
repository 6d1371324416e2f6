import { checkMixture } from './check-mixture.ts';
import type { ClassOutcome, Classification } from './classification.ts';
import type { Hazard, HazardClass } from './hazard.ts';
import type { Market } from './markets/market.ts';
import type { Mixture } from './mixture.ts';
import { hazardClasses } from './registry.ts';
import { asAdopted } from './rules/adoption.ts';
import { classifyAcuteToxicity, type AcuteToxicityVerdict } from './rules/acute-toxicity.ts';
import { classifyByAdditivity } from './rules/additivity.ts';
import { contributorsOf } from './rules/contributor.ts';
import { classifyAspiration } from './rules/aspiration.ts';
import { assess, atLowerEnds } from './rules/assess.ts';
import type { Assessment } from './rules/assessment.ts';
import { classifyEye, classifySkin } from './rules/corrosion.ts';
import { classifyIndividually } from './rules/individual.ts';
import { classifyPhysical } from './rules/physical/classify-physical.ts';
import { supplementalStatements } from './rules/supplemental.ts';
import { withTestData } from './rules/test-data.ts';
import { byVolume } from './volume-shares.ts';

/**
 * Classifies a mixture by the rules of one market, with the reasons for every class, met or not. Declared ranges count at their
 * worst. Throws a MixtureError if the input is not a mixture. Takes time linear in the ingredients.
 */
export function classifyMixture(mixture: Mixture, market: Market): Classification {
  checkMixture(mixture);
  const assessment = assess(byVolume(mixture), market);
  const { byClass, acute } = classifyAll(assessment, () => true);
  const worst = hazardClasses.map((hazardClass) => asAdopted(market, hazardClass, byClass.get(hazardClass)));
  const outcomesAtWorst = withRemarks(assessment, worst);
  const outcomes = assessment.isRanged ? withLowerEnds(assessment, outcomesAtWorst) : outcomesAtWorst;
  return {
    market: market.id,
    ruleSet: market.ruleSet,
    hazards: outcomes.flatMap(({ hazards }) => hazards),
    outcomes,
    ...supplementalStatements(assessment, outcomes, acute),
    ate: acute.ate,
  };
}

/**
 * The hazards of the worst case only, in the order of the outcomes of `classifyMixture`. Faster, for questions that
 * need many classifications.
 */
export function worstHazards(mixture: Mixture, market: Market): readonly Pick<ClassOutcome, 'hazards'>[] {
  checkMixture(mixture);
  const { byClass } = classifyAll({ ...assess(byVolume(mixture), market), hazardsOnly: true }, () => true);
  return hazardClasses.map((hazardClass) => asAdopted(market, hazardClass, byClass.get(hazardClass)));
}

type Verdicts = {
  readonly byClass: ReadonlyMap<HazardClass, ClassOutcome>;
  readonly acute: AcuteToxicityVerdict;
};

function classifyAll(assessment: Assessment, isWanted: (hazardClass: HazardClass) => boolean): Verdicts {
  const { market, mixture } = assessment;
  const tests = mixture.testData ?? [];
  const finish = (calculated: ClassOutcome) =>
    tests.length > 0 ? withTestData(market, calculated, tests) : calculated;
  const byClass = new Map<HazardClass, ClassOutcome>();
  const add = (outcome: ClassOutcome) => byClass.set(outcome.hazardClass, finish(outcome));
  const acute = classifyAcuteToxicity(assessment, isWanted);
  for (const physical of classifyPhysical(assessment, isWanted)) add(physical);
  acute.outcomes.forEach(add);
  const { skin, eye, aspiration } = market;
  if (isWanted(skin.hazardClass) || isWanted(eye.hazardClass)) {
    const ofSkin = finish(classifySkin(assessment));
    byClass.set(skin.hazardClass, ofSkin);
    add(classifyEye(assessment, ofSkin));
  }
  const isTableWanted = ({ hazardClass }: { readonly hazardClass: HazardClass }) => isWanted(hazardClass);
  for (const table of market.individual.filter(isTableWanted)) add(classifyIndividually(assessment, table));
  for (const table of market.additive.filter(isTableWanted)) {
    add(classifyByAdditivity(assessment, table, contributorsOf(assessment, table.hazardClass)));
  }
  if (isTableWanted(aspiration)) add(classifyAspiration(assessment));
  return { byClass, acute };
}

/** Adds the remarks on single ingredients after the rows of their class. */
function withRemarks({ remarks }: Assessment, outcomes: readonly ClassOutcome[]): readonly ClassOutcome[] {
  if (remarks.length === 0) return outcomes;
  return outcomes.map((outcome) => {
    const own = remarks.filter(({ hazardClass }) => hazardClass === outcome.hazardClass).map(({ reason }) => reason);
    return own.length === 0 || outcome.status === 'not-adopted'
      ? outcome
      : { ...outcome, reasons: [...outcome.reasons, ...own] };
  });
}

/** Lists the fields one by one: a spread of some forty outcomes takes longer than judging them. */
function withEnds(outcome: ClassOutcome, atLowerEnds: readonly Hazard[]): ClassOutcome {
  const { hazardClass, status, hazards, reasons, missing, testData } = outcome;
  const result = { hazardClass, status, hazards, reasons, missing, atLowerEnds };
  return testData ? { ...result, testData } : result;
}

/** Judges only the classes that the worst case reaches: the lower ends cannot reach any other. */
function withLowerEnds(assessment: Assessment, worst: readonly ClassOutcome[]): readonly ClassOutcome[] {
  const reached = new Set(worst.filter(({ hazards }) => hazards.length > 0).map(({ hazardClass }) => hazardClass));
  const { byClass } = classifyAll(atLowerEnds(assessment), (hazardClass) => reached.has(hazardClass));
  return worst.map((outcome) => {
    const { hazardClass, status } = outcome;
    const mildest = status === 'not-adopted' ? undefined : byClass.get(hazardClass);
    const atLowerEnds = mildest ? asAdopted(assessment.market, hazardClass, mildest).hazards : [];
    return withEnds(outcome, atLowerEnds);
  });
}
