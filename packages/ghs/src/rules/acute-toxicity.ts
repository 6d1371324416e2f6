import { cite, type Message, say } from '../message.ts';
import type { AteMix, ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { type Ppb, percent, toPercent } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { AcuteToxicityRules } from '../markets/market.ts';
import type { Mixture, PhysicalState, ToxicityRoute } from '../mixture.ts';
import { type RouteKnowledge, categoryOf, knowledgeOf } from './acute-toxicity-ingredient.ts';
import { routeReason } from './acute-toxicity-reason.ts';
import { acuteToxicityHazard } from './acute-toxicity-hazard.ts';
import { allocate } from './allocate.ts';
import type { Assessment, Member, Subject } from './assessment.ts';
import { unassessedIn } from './missing-assessments.ts';
import { counted, roundForDisplay, leftOut, noReason, outcome } from './reason.ts';
import { isSingleSubstance } from './single-substance.ts';

export type AcuteToxicityVerdict = {
  readonly outcomes: readonly ClassOutcome[];
  readonly ate: readonly AteMix[];
  /** Concentration of relevant ingredients with unknown acute toxicity, for each route that has some. */
  readonly unknown: readonly { readonly route: ToxicityRoute; readonly share: Ppb; readonly reason: Reason }[];
};

type RouteVerdict = {
  readonly route: ToxicityRoute;
  readonly category: number | undefined;
  readonly ate: number | undefined;
  readonly unknownShare: Ppb;
  readonly reason: Reason;
};

/** The forms in which people may inhale a product of each physical state. */
export const inhalationForms: Readonly<Record<PhysicalState, readonly ToxicityRoute[]>> = {
  gas: ['gas'],
  liquid: ['vapour', 'dust-mist'],
  solid: ['dust-mist'],
  aerosol: ['vapour', 'dust-mist'],
};

const routesOfClass = {
  'Acute toxicity, oral': ['oral'],
  'Acute toxicity, dermal': ['dermal'],
  'Acute toxicity, inhalation': ['gas', 'vapour', 'dust-mist'],
} as const satisfies Partial<Record<HazardClass, readonly ToxicityRoute[]>>;

const classes = ['Acute toxicity, oral', 'Acute toxicity, dermal', 'Acute toxicity, inhalation'] as const;

/** Applies the additivity formula to each route, in the classes wanted. The most severe form of inhalation counts. */
export function classifyAcuteToxicity(
  assessment: Assessment,
  isWanted: (hazardClass: HazardClass) => boolean,
): AcuteToxicityVerdict {
  const outcomes: ClassOutcome[] = [];
  const all: RouteVerdict[] = [];
  for (const hazardClass of classes) {
    if (!isWanted(hazardClass)) continue;
    const members = membersOf(assessment, hazardClass);
    const verdicts = routesOfClass[hazardClass].map((route) => judgeRoute(assessment, route, members));
    outcomes.push(classOutcome(assessment, hazardClass, verdicts));
    all.push(...verdicts);
  }
  return {
    outcomes,
    ate: all.flatMap(({ route, ate, unknownShare }) =>
      ate === undefined ? [] : [{ route, value: ate, unknownPercent: unknownShare / 1e7 }],
    ),
    unknown: all
      .filter(({ unknownShare }) => unknownShare > 0)
      .map(({ route, unknownShare, reason }) => ({ route, share: unknownShare, reason })),
  };
}

type Members = ReadonlyMap<Subject, Member | undefined>;

/** Ingredients that matter in the class: those classified in it, and those with further or unknown data. */
function membersOf({ subjects, byClass }: Assessment, hazardClass: HazardClass): Members {
  const members = new Map<Subject, Member>();
  for (const member of byClass.get(hazardClass) ?? []) members.set(member.subject, member);
  const staked = new Map<Subject, Member | undefined>();
  for (const subject of subjects) {
    const member = members.get(subject);
    if (member || !hasNoOtherStake(subject)) staked.set(subject, member);
  }
  return staked;
}

function classOutcome(
  { market, mixture, notAssessed }: Assessment,
  hazardClass: HazardClass,
  verdicts: readonly RouteVerdict[],
): ClassOutcome {
  const worst = verdicts.reduce<RouteVerdict | undefined>(
    (worst, verdict) => (rankOf(verdict) < rankOf(worst) ? verdict : worst),
    undefined,
  );
  const { relevantFrom } = market.acuteToxicity.unknown;
  const missing =
    worst?.category === 1
      ? []
      : unassessedIn({ notAssessed }, hazardClass)
          .filter(({ upper }) => upper >= relevantFrom)
          .map(({ source }) => source.name);
  const others = verdicts.filter((verdict) => verdict !== worst && (hasStake(verdict) || worst === undefined));
  const hazard = worst && acuteToxicityHazard(worst.route, worst.category);
  return outcome({
    hazardClass,
    hazards: hazard ? [hazard] : [],
    reasons: [...(worst ? [worst.reason] : []), ...shown(others, mixture).map(({ reason }) => reason)],
    missing,
  });
}

/** Shows the routes that have ingredients. If none has, shows one form in which the product can be inhaled. */
function shown(verdicts: readonly RouteVerdict[], { physicalState }: Mixture): readonly RouteVerdict[] {
  const telling = verdicts.filter(hasStake);
  if (telling.length > 0) return telling;
  const one = verdicts.find(({ route }) => inhalationForms[physicalState].includes(route)) ?? verdicts[0];
  return one ? [one] : [];
}

const hasStake = ({ reason }: RouteVerdict) => reason.counted.length > 0 || reason.leftOut.length > 0;
const rankOf = (verdict: RouteVerdict | undefined) => verdict?.category ?? Number.POSITIVE_INFINITY;

type Term = { readonly subject: Subject; readonly knowledge: Extract<RouteKnowledge, { kind: 'toxic' }> };
type Sorted = {
  readonly terms: readonly Term[];
  readonly unknown: readonly Subject[];
  readonly left: readonly LeftOut[];
};

function sortIngredients(assessment: Assessment, route: ToxicityRoute, members: Members): Sorted {
  const { market, mixture } = assessment;
  const rules = market.acuteToxicity;
  const { inhalationForm } = mixture.properties;
  const unstatedForms = inhalationForm ? [inhalationForm] : inhalationForms[mixture.physicalState];
  const terms: Term[] = [];
  const unknown: Subject[] = [];
  const left: LeftOut[] = [];
  for (const [subject, member] of members) {
    const knowledge = knowledgeOf(rules, { route, subject, member, unstatedForms });
    const why = whyLeftOut(rules, member?.together ?? subject.upper, knowledge);
    if (why !== undefined) left.push(leftOut(subject, why));
    else if (knowledge.kind === 'toxic') terms.push({ subject, knowledge });
    else if (isUnknownHere(knowledge, route, unstatedForms)) unknown.push(subject);
  }
  return { terms, unknown, left };
}

/** An unknown ingredient counts as unknown in the forms in which the mixture can be inhaled. */
const isUnknownHere = ({ kind }: RouteKnowledge, route: ToxicityRoute, forms: readonly ToxicityRoute[]) =>
  kind === 'unknown' && (route === 'oral' || route === 'dermal' || forms.includes(route));

const hasNoOtherStake = ({ source }: Subject) =>
  source.hazards !== 'not-assessed' && source.acuteToxicity === undefined && source.unknownAcuteToxicity === undefined;

function whyLeftOut(rules: AcuteToxicityRules, share: Ppb, knowledge: RouteKnowledge): Message | undefined {
  if (knowledge.kind === 'not-toxic') return knowledge.why;
  const isKnown = knowledge.kind === 'toxic';
  const cutOff = isKnown ? cutOffOf(rules, knowledge.category) : rules.unknown.relevantFrom;
  if (share > 0 && share >= cutOff) return undefined;
  const below = say('acuteToxicity-belowCutOff', {
    share: toPercent(share),
    cutOff: toPercent(cutOff),
    relevanceParagraph: cite(rules.relevanceParagraph),
  });
  return isKnown ? below : say('acuteToxicity-unknown', { below });
}

const cutOffOf = ({ relevance }: AcuteToxicityRules, category: number): Ppb =>
  relevance[category - 1] ?? relevance.at(-1) ?? percent(1);

function judgeRoute(assessment: Assessment, route: ToxicityRoute, members: Members): RouteVerdict {
  const { terms, unknown, left } = sortIngredients(assessment, route, members);
  return terms.length + unknown.length + left.length > 0
    ? judgeSorted(assessment, route, { terms, unknown, left })
    : untouched(assessment, route);
}

const untouchedRoutes = new WeakMap<AcuteToxicityRules, Map<ToxicityRoute, RouteVerdict>>();

/** The verdict on a route without ingredients, computed once for each set of rules. */
function untouched(assessment: Assessment, route: ToxicityRoute): RouteVerdict {
  const rules = assessment.market.acuteToxicity;
  const routes = untouchedRoutes.get(rules) ?? new Map<ToxicityRoute, RouteVerdict>();
  untouchedRoutes.set(rules, routes);
  const verdict =
    routes.get(route) ??
    judgeSorted({ ...assessment, hazardsOnly: false }, route, { terms: [], unknown: [], left: [] });
  routes.set(route, verdict);
  return verdict;
}

function judgeSorted(assessment: Assessment, route: ToxicityRoute, { terms, unknown, left }: Sorted): RouteVerdict {
  const rules = assessment.market.acuteToxicity;
  const weights = new Map(terms.map(({ subject, knowledge }) => [subject, 1 / knowledge.ate]));
  const used = allocate(assessment, (subject) => weights.get(subject) ?? 0);
  const quotients = terms.reduce((sum, { subject, knowledge }) => sum + used(subject) / knowledge.ate, 0);
  const room = terms.reduce((rest, { subject }) => rest - used(subject), percent(100));
  const unknownShare = Math.min(
    room,
    unknown.reduce((sum, { upper }) => sum + upper, 0),
  );
  const known = unknownShare > rules.unknown.correctionAbove ? percent(100) - unknownShare : percent(100);
  const substance = terms.find(({ subject }) => isSingleSubstance(subject));
  const ofMixture = quotients > 0 ? known / quotients : undefined;
  const ate = substance && ofMixture !== undefined ? Math.min(ofMixture, substance.knowledge.ate) : ofMixture;
  const category = ate === undefined ? undefined : categoryOfMixture(rules, route, { ate, terms });
  if (assessment.hazardsOnly) return { route, category, ate, unknownShare, reason: noReason };
  const isCorrected = known < percent(100);
  const isMilder = (term: Term) => term.knowledge.category > rules.bands[route].length;
  const countedTerms = countedBy(terms, used, isMilder);
  const parts = { route, ate, category, unknownShare, isCorrected, countedTerms, left };
  const isOwn =
    substance !== undefined && ate !== undefined && roundForDisplay(ate) === roundForDisplay(substance.knowledge.ate);
  const reason = routeReason(rules, isOwn ? { ...parts, substance: substance.subject } : parts);
  return { route, category, ate, unknownShare, reason };
}

const countedBy = (
  terms: readonly Term[],
  used: (subject: Subject) => Ppb,
  isMilder: (term: Term) => boolean,
): readonly Counted[] =>
  terms.map((term) => {
    const { note, hazard } = term.knowledge;
    return counted(term.subject, used(term.subject), {
      note,
      ...(hazard ? { hazard } : {}),
      ...(isMilder(term) ? { isMilderThanClass: true as const } : {}),
    });
  });

/**
 * Prevents a mixture from being more severe than its most severe ingredient. A converted estimate lies on the edge of
 * the next more severe band, but a mixture of one category stays in it (3.1.3.3(c)).
 */
function categoryOfMixture(
  rules: AcuteToxicityRules,
  route: ToxicityRoute,
  { ate, terms }: { readonly ate: number; readonly terms: readonly Term[] },
): number | undefined {
  const mostSevere = Math.min(...terms.map(({ knowledge }) => knowledge.category));
  const category = Math.max(mostSevere, categoryOf(rules, route, ate));
  return category > rules.bands[route].length ? undefined : category;
}
