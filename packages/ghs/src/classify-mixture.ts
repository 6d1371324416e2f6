import { checkMixture } from './check-mixture.ts';
import type { ClassOutcome, Classification } from './classification.ts';
import type { HazardClass } from './hazard.ts';
import type { Market } from './markets/market.ts';
import type { Mixture } from './mixture.ts';
import { categoryEntries, hazardClasses } from './registry.ts';
import { classifyAcuteToxicity, type AcuteToxicityVerdict } from './rules/acute-toxicity.ts';
import { classifyByAdditivity, contributorsOf } from './rules/additivity.ts';
import { classifyAspiration } from './rules/aspiration.ts';
import { assess, type Assessment, atLowerEnds } from './rules/assessment.ts';
import { classifyEye, classifySkin } from './rules/corrosion.ts';
import { classifyIndividually } from './rules/individual.ts';
import { classifyPhysical } from './rules/physical/classify-physical.ts';
import { plainReason } from './rules/reason.ts';
import { supplementalStatements } from './rules/supplemental.ts';
import { withTestData } from './rules/test-data.ts';
import { byVolume } from './volume-shares.ts';

/**
 * Classifies a mixture by the rules of one market, with the reasons for every class, met or not. Declared ranges count
 * at their worst. Throws a MixtureError where the input is no mixture; takes time linear in the ingredients.
 */
export function classifyMixture(mixture: Mixture, market: Market): Classification {
  checkMixture(mixture);
  const assessment = assess(byVolume(mixture), market);
  const { outcomes: worst, acute } = classifyAll(assessment);
  const outcomes = assessment.isRanged ? withLowerEnds(worst, classifyAll(atLowerEnds(assessment)).outcomes) : worst;
  return {
    market: market.id,
    ruleSet: market.ruleSet,
    hazards: outcomes.flatMap(({ hazards }) => hazards),
    outcomes,
    ...supplementalStatements(assessment, outcomes, acute),
    ate: acute.ate,
  };
}

type Verdicts = { readonly outcomes: readonly ClassOutcome[]; readonly acute: AcuteToxicityVerdict };

function classifyAll(assessment: Assessment): Verdicts {
  const { market, mixture } = assessment;
  const tests = mixture.testData ?? [];
  const finish = (calculated: ClassOutcome) =>
    tests.length > 0 ? withTestData(market, calculated, tests) : calculated;
  const acute = classifyAcuteToxicity(assessment);
  const skin = finish(classifySkin(assessment));
  const calculated: readonly ClassOutcome[] = [
    ...classifyPhysical(assessment),
    ...acute.outcomes,
    classifyEye(assessment, skin),
    ...market.individual.map((table) => classifyIndividually(assessment, table)),
    ...market.additive.map((table) =>
      classifyByAdditivity(assessment, table, contributorsOf(assessment, table.hazardClass)),
    ),
    classifyAspiration(assessment),
  ];
  const byClass = new Map<HazardClass, ClassOutcome>([[skin.hazardClass, skin]]);
  for (const outcome of calculated) byClass.set(outcome.hazardClass, finish(outcome));
  const outcomes = hazardClasses.map((hazardClass) => adopted(market, hazardClass, byClass.get(hazardClass)));
  return { outcomes: withRemarks(assessment, outcomes), acute };
}

/** What was said of single ingredients in a class stands behind the rows of the class. */
function withRemarks({ remarks }: Assessment, outcomes: readonly ClassOutcome[]): readonly ClassOutcome[] {
  if (remarks.length === 0) return outcomes;
  return outcomes.map((outcome) => {
    const own = remarks.filter(({ hazardClass }) => hazardClass === outcome.hazardClass).map(({ reason }) => reason);
    return own.length === 0 || outcome.status === 'not-adopted'
      ? outcome
      : { ...outcome, reasons: [...outcome.reasons, ...own] };
  });
}

/** What the market did not take over is named as such: neither classified nor silently absent. */
function adopted(market: Market, hazardClass: HazardClass, outcome: ClassOutcome | undefined): ClassOutcome {
  const { categories, notAdopted } = adoptionOf(market);
  const absent = notAdopted.get(hazardClass);
  if (!outcome || absent) return absent ?? classNotAdopted(market, hazardClass);
  if (outcome.hazards.every(({ code }) => categories.has(code))) return outcome;
  const hazards = outcome.hazards.filter(({ code }) => categories.has(code));
  const dropped = outcome.hazards.filter((hazard) => !hazards.includes(hazard));
  const names = dropped.map(({ code }) => code).join(', ');
  const reason = plainReason('category-not-adopted', market.law, `${names}: the category is not adopted`);
  const status = outcome.status === 'classified' && hazards.length === 0 ? 'not-classified' : outcome.status;
  return { ...outcome, status, hazards, reasons: [reason, ...outcome.reasons] };
}

type Adoption = {
  readonly categories: ReadonlySet<string>;
  readonly notAdopted: ReadonlyMap<HazardClass, ClassOutcome>;
};

const adoptions = new WeakMap<Market, Adoption>();

function adoptionOf(market: Market): Adoption {
  const known = adoptions.get(market);
  if (known) return known;
  const categories = new Set(market.adopted);
  const inForce = new Set(categoryEntries.filter(({ code }) => categories.has(code)).map((entry) => entry.hazardClass));
  const absent = hazardClasses.filter((hazardClass) => !inForce.has(hazardClass));
  const notAdopted = new Map(absent.map((hazardClass) => [hazardClass, classNotAdopted(market, hazardClass)]));
  const adoption = { categories, notAdopted };
  adoptions.set(market, adoption);
  return adoption;
}

const classNotAdopted = (market: Market, hazardClass: HazardClass): ClassOutcome => ({
  hazardClass,
  status: 'not-adopted',
  hazards: [],
  reasons: [plainReason('class-not-adopted', market.law, `${hazardClass}: the class is not adopted`)],
  missing: [],
});

const withLowerEnds = (worst: readonly ClassOutcome[], mildest: readonly ClassOutcome[]): readonly ClassOutcome[] =>
  worst.map((outcome, index) => ({ ...outcome, atLowerEnds: mildest[index]?.hazards ?? [] }));
