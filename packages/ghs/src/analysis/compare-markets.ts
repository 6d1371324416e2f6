import type { ClassOutcome, Classification, Reason } from '../classification.ts';
import { classifyMixture } from '../classify-mixture.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { hazardInMarket } from '../label/hazard-in-market.ts';
import type { Market, NationalHazard } from '../markets/market.ts';
import type { Mixture } from '../mixture.ts';
import { mainCategory } from '../registry.ts';
import { type DifferingRule, differingRules } from './market-rules.ts';
import { explainRule, type Parted, type RuleExplanation } from './rule-explanation.ts';

export type Verdict = {
  readonly market: JurisdictionId;
  readonly status: ClassOutcome['status'];
  readonly hazards: readonly Hazard[];
  /** The row that decided, or the first row that was not met. */
  readonly reason: Reason | undefined;
};

export type MarketDifference = {
  readonly market: JurisdictionId;
  /** `wording`: both markets find the same hazard and name it differently. */
  readonly kind: 'class-not-adopted' | 'wording' | 'class';
  /** The smallest set of rules of the first market that makes this market agree with it; never empty. */
  readonly rules: readonly RuleExplanation[];
};

export type ClassComparison = {
  readonly hazardClass: HazardClass;
  readonly verdicts: readonly Verdict[];
  /** One entry for each market that differs from the first market. */
  readonly differences: readonly MarketDifference[];
};

export type MarketComparison = {
  /** In the order asked for. The others are compared with the first. */
  readonly classifications: readonly Classification[];
  readonly classes: readonly ClassComparison[];
  /** Supplemental statements, with the markets that have them. */
  readonly statements: readonly { readonly code: string; readonly markets: readonly JurisdictionId[] }[];
  /** Hazards that a market regulates and that no composition gives. */
  readonly nationalHazards: readonly (NationalHazard & { readonly market: JurisdictionId })[];
};

/**
 * Compares the verdicts of the markets on one mixture, class by class, and finds the rules that cause each difference:
 * the rules of the first market replace those of the other market one by one until both agree. Throws a MixtureError if
 * the input is not a mixture.
 */
export function compareMarkets(mixture: Mixture, markets: readonly Market[]): MarketComparison {
  const sides = markets.map((market) => ({ market, classification: classifyMixture(mixture, market) }));
  const [base, ...others] = sides;
  if (!base) return { classifications: [], classes: [], statements: [], nationalHazards: [] };
  const differences = others.map((other) => differencesOf(mixture, base, other));
  return {
    classifications: sides.map(({ classification }) => classification),
    classes: base.classification.outcomes.map(({ hazardClass }) => ({
      hazardClass,
      verdicts: sides.map(({ classification }) => verdictOf(classification, hazardClass)),
      differences: differences.flatMap((byClass) => byClass.get(hazardClass) ?? []),
    })),
    statements: statementsOf(sides.map(({ classification }) => classification)),
    nationalHazards: sides.flatMap(({ market }) =>
      (market.nationalHazards ?? []).map((hazard) => ({ ...hazard, market: market.id })),
    ),
  };
}

type Side = { readonly market: Market; readonly classification: Classification };

function differencesOf(mixture: Mixture, base: Side, other: Side): ReadonlyMap<HazardClass, MarketDifference> {
  const rules = differingRules(base.market, other.market);
  const found = new Map<HazardClass, MarketDifference>();
  for (const outcome of base.classification.outcomes) {
    const own = outcomeIn(other.classification, outcome.hazardClass);
    if (!own || isSame(outcome, own)) continue;
    const parted: Parted = { base: { market: base.market, outcome }, other: { market: other.market, outcome: own } };
    const needed = neededRules(mixture, rules, parted);
    found.set(outcome.hazardClass, {
      market: other.market.id,
      kind: kindOf(outcome, own),
      rules: needed.map((rule) => explainRule(rule, parted)),
    });
  }
  return found;
}

/** The rules that make the two markets differ in a class. */
function neededRules(
  mixture: Mixture,
  rules: readonly DifferingRule[],
  { base, other }: Parted,
): readonly DifferingRule[] {
  const { hazardClass } = base.outcome;
  const agrees = (taken: readonly DifferingRule[]) => {
    const hybrid = taken.reduce((market, rule) => rule.takeBase(market), other.market);
    const outcome = outcomeIn(classifyMixture(mixture, hybrid), hazardClass);
    return outcome !== undefined && isSame(base.outcome, outcome);
  };
  const candidates = rules.filter((rule) => rule.hazardClass === undefined || rule.hazardClass === hazardClass);
  // Most differences come from adoption or from the class's own table. Trying these first saves most trials.
  const likely = candidates.filter((rule) => rule.part === 'adopted' || rule.hazardClass !== undefined);
  return withoutRedundant(agrees(likely) ? likely : candidates, agrees);
}

/** Removes rules until every remaining rule is needed. A rule can become redundant after another one is removed. */
function withoutRedundant(
  rules: readonly DifferingRule[],
  agrees: (taken: readonly DifferingRule[]) => boolean,
): readonly DifferingRule[] {
  let needed = rules;
  for (const rule of rules) {
    const without = needed.filter((one) => one !== rule);
    if (agrees(without)) needed = without;
  }
  return needed.length < rules.length ? withoutRedundant(needed, agrees) : needed;
}

const outcomeIn = ({ outcomes }: Classification, hazardClass: HazardClass) =>
  outcomes.find((outcome) => outcome.hazardClass === hazardClass);

/** Letters of CLP, as in `H361d`, say in another form what other laws say in words: that is no difference. */
const inOneForm = (hazards: readonly Hazard[]): readonly Hazard[] =>
  hazards.map((hazard) => hazardInMarket(hazard, 'un'));

const written = ({ status, hazards }: ClassOutcome) =>
  `${status}|${inOneForm(hazards)
    .map(({ code, hCode }) => `${code} ${hCode}`)
    .join('|')}`;

const isSame = (a: ClassOutcome, b: ClassOutcome) => written(a) === written(b);

function kindOf(a: ClassOutcome, b: ClassOutcome): MarketDifference['kind'] {
  if (a.status === 'not-adopted' || b.status === 'not-adopted') return 'class-not-adopted';
  const main = ({ status, hazards }: ClassOutcome) =>
    `${status}|${inOneForm(hazards)
      .map(({ code, hCode }) => `${mainCategory(code)} ${hCode}`)
      .join('|')}`;
  return main(a) === main(b) ? 'wording' : 'class';
}

function verdictOf({ market, ...classification }: Classification, hazardClass: HazardClass): Verdict {
  const outcome = classification.outcomes.find((one) => one.hazardClass === hazardClass);
  return {
    market,
    status: outcome?.status ?? 'not-adopted',
    hazards: outcome?.hazards ?? [],
    reason: outcome?.reasons[0],
  };
}

function statementsOf(classifications: readonly Classification[]): MarketComparison['statements'] {
  const codes = new Set(classifications.flatMap(({ supplemental }) => supplemental.map(({ code }) => code)));
  return [...codes].map((code) => ({
    code,
    markets: classifications
      .filter(({ supplemental }) => supplemental.some((statement) => statement.code === code))
      .map(({ market }) => market),
  }));
}
