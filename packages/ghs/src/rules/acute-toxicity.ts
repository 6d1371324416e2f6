import type { AteMix, ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { type Ppb, percent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { AcuteToxicityRules } from '../markets/market.ts';
import type { PhysicalState, ToxicityRoute } from '../mixture.ts';
import { type RouteKnowledge, categoryOf, classOfRoute, knowledgeOf, unitOf } from './acute-toxicity-ingredient.ts';
import { allocate } from './allocate.ts';
import type { Assessment, Subject } from './assessment.ts';
import { counted, figure, leftOut, outcome, percentText } from './reason.ts';

export type AcuteToxicityVerdict = {
  readonly outcomes: readonly ClassOutcome[];
  readonly ate: readonly AteMix[];
  /** Share of relevant ingredients of unknown acute toxicity, by route; only routes that have some. */
  readonly unknown: readonly { readonly route: ToxicityRoute; readonly share: Ppb; readonly reason: Reason }[];
};

type RouteVerdict = {
  readonly route: ToxicityRoute;
  readonly category: number | undefined;
  readonly ate: number | undefined;
  readonly unknownShare: Ppb;
  readonly reason: Reason;
};

const inhalationForms: Readonly<Record<PhysicalState, readonly ToxicityRoute[]>> = {
  gas: ['gas'],
  liquid: ['vapour', 'dust-mist'],
  solid: ['dust-mist'],
  aerosol: ['vapour', 'dust-mist'],
};

const routes: readonly ToxicityRoute[] = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'];
const classes: readonly HazardClass[] = [
  'Acute toxicity, oral',
  'Acute toxicity, dermal',
  'Acute toxicity, inhalation',
];

/** The additivity formula by each route alone; inhalation takes the most severe of its forms. */
export function classifyAcuteToxicity(assessment: Assessment): AcuteToxicityVerdict {
  const verdicts = routes.map((route) => judgeRoute(assessment, route));
  return {
    outcomes: classes.map((hazardClass) => classOutcome(assessment, hazardClass, verdicts)),
    ate: verdicts.flatMap(({ route, ate, unknownShare }) =>
      ate === undefined ? [] : [{ route, value: ate, unknownPercent: unknownShare / 1e7 }],
    ),
    unknown: verdicts
      .filter(({ unknownShare }) => unknownShare > 0)
      .map(({ route, unknownShare, reason }) => ({ route, share: unknownShare, reason })),
  };
}

function classOutcome(
  { market, notAssessed }: Assessment,
  hazardClass: HazardClass,
  all: readonly RouteVerdict[],
): ClassOutcome {
  const verdicts = all.filter(({ route }) => classOfRoute[route] === hazardClass);
  const worst = verdicts.reduce<RouteVerdict | undefined>(
    (least, verdict) => (rankOf(verdict) < rankOf(least) ? verdict : least),
    undefined,
  );
  const { relevantFrom } = market.acuteToxicity.unknown;
  const missing =
    worst?.category === 1
      ? []
      : notAssessed.filter(({ upper }) => upper >= relevantFrom).map(({ source }) => source.name);
  const others = verdicts.filter((verdict) => verdict !== worst && (hasStake(verdict) || worst === undefined));
  const hazard = worst && hazardOf(hazardClass, worst);
  return outcome({
    hazardClass,
    hazards: hazard ? [hazard] : [],
    reasons: [...(worst ? [worst.reason] : []), ...shown(others).map(({ reason }) => reason)],
    missing,
  });
}

/** Routes in which nothing happened are shown once, not form by form. */
function shown(verdicts: readonly RouteVerdict[]): readonly RouteVerdict[] {
  const telling = verdicts.filter(hasStake);
  return telling.length > 0 ? telling : verdicts.slice(0, 1);
}

const hasStake = ({ reason }: RouteVerdict) => reason.counted.length > 0 || reason.leftOut.length > 0;
const rankOf = (verdict: RouteVerdict | undefined) => verdict?.category ?? Number.POSITIVE_INFINITY;

const statements: Readonly<Record<string, readonly string[]>> = {
  'Acute toxicity, oral': ['H300', 'H300', 'H301', 'H302', 'H303'],
  'Acute toxicity, dermal': ['H310', 'H310', 'H311', 'H312', 'H313'],
  'Acute toxicity, inhalation': ['H330', 'H330', 'H331', 'H332', 'H333'],
};

function hazardOf(hazardClass: HazardClass, { category = 0, route }: RouteVerdict): Hazard | undefined {
  const hCode = statements[hazardClass]?.[category - 1];
  if (hCode === undefined) return undefined;
  const isInhaled = hazardClass === 'Acute toxicity, inhalation';
  return { code: `Acute Tox. ${category}`, hCode, ...(isInhaled ? { detail: route } : {}) };
}

type Term = { readonly subject: Subject; readonly knowledge: Extract<RouteKnowledge, { kind: 'toxic' }> };
type Sorted = {
  readonly terms: readonly Term[];
  readonly unknown: readonly Subject[];
  readonly left: readonly LeftOut[];
};

function sortIngredients(assessment: Assessment, route: ToxicityRoute): Sorted {
  const { market, mixture, subjects, byClass } = assessment;
  const rules = market.acuteToxicity;
  const members = new Map(byClass.get(classOfRoute[route])?.map((member) => [member.subject, member]));
  const { inhalationForm } = mixture.properties;
  const unstatedForms = inhalationForm ? [inhalationForm] : inhalationForms[mixture.physicalState];
  const terms: Term[] = [];
  const unknown: Subject[] = [];
  const left: LeftOut[] = [];
  for (const subject of subjects) {
    const member = members.get(subject);
    if (!member && hasNoOtherStake(subject)) continue;
    const knowledge = knowledgeOf(rules, { route, subject, member, unstatedForms });
    const why = whyLeftOut(rules, subject, knowledge);
    if (why !== undefined) left.push(leftOut(subject, why));
    else if (knowledge.kind === 'toxic') terms.push({ subject, knowledge });
    else if (isUnknownHere(knowledge, route, unstatedForms)) unknown.push(subject);
  }
  return { terms, unknown, left };
}

/** An unknown ingredient is unknown in the forms in which the mixture can be breathed in. */
const isUnknownHere = ({ kind }: RouteKnowledge, route: ToxicityRoute, forms: readonly ToxicityRoute[]) =>
  kind === 'unknown' && (route === 'oral' || route === 'dermal' || forms.includes(route));

const hasNoOtherStake = ({ source }: Subject) =>
  source.hazards !== 'not-assessed' && source.acuteToxicity === undefined && source.unknownAcuteToxicity === undefined;

function whyLeftOut(rules: AcuteToxicityRules, subject: Subject, knowledge: RouteKnowledge): string | undefined {
  if (knowledge.kind === 'not-toxic') return knowledge.why;
  const isKnown = knowledge.kind === 'toxic';
  const cutOff = isKnown ? cutOffOf(rules, knowledge.category) : rules.unknown.relevantFrom;
  if (subject.upper > 0 && subject.upper >= cutOff) return undefined;
  const below = `${percentText(subject.upper)} % is below the cut-off of ${percentText(cutOff)} %, ${rules.relevanceParagraph}`;
  return isKnown ? below : `unknown, ${below}`;
}

const cutOffOf = ({ relevance }: AcuteToxicityRules, category: number): Ppb =>
  relevance[category - 1] ?? relevance.at(-1) ?? percent(1);

function judgeRoute(assessment: Assessment, route: ToxicityRoute): RouteVerdict {
  const rules = assessment.market.acuteToxicity;
  const { terms, unknown, left } = sortIngredients(assessment, route);
  const used = allocate(assessment, (subject) => {
    const term = terms.find((one) => one.subject === subject);
    return term ? 1 / term.knowledge.ate : 0;
  });
  const quotients = terms.reduce((sum, { subject, knowledge }) => sum + used(subject) / knowledge.ate, 0);
  const room = terms.reduce((rest, { subject }) => rest - used(subject), percent(100));
  const unknownShare = Math.min(
    room,
    unknown.reduce((sum, { upper }) => sum + upper, 0),
  );
  const known = unknownShare > rules.unknown.correctionAbove ? percent(100) - unknownShare : percent(100);
  const ate = quotients > 0 ? known / quotients : undefined;
  const category = ate === undefined ? undefined : categoryOfMixture(rules, route, { ate, terms });
  const countedTerms = terms.map(({ subject, knowledge }) =>
    counted(subject, used(subject), {
      note: knowledge.note,
      ...(knowledge.hazard ? { hazard: knowledge.hazard } : {}),
    }),
  );
  const reason = routeReason(rules, {
    route,
    ate,
    category,
    unknownShare,
    isCorrected: known < percent(100),
    countedTerms,
    left,
  });
  return { route, category, ate, unknownShare, reason };
}

/**
 * A mixture is never more severe than its most severe ingredient: a converted estimate stands on the edge of the next
 * stricter band, and a mixture of one category stays in it (3.1.3.3(c)).
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

type ReasonParts = {
  readonly route: ToxicityRoute;
  readonly ate: number | undefined;
  readonly category: number | undefined;
  readonly unknownShare: Ppb;
  readonly isCorrected: boolean;
  readonly countedTerms: readonly Counted[];
  readonly left: readonly LeftOut[];
};

function routeReason(rules: AcuteToxicityRules, parts: ReasonParts): Reason {
  const { route, ate, category, isCorrected } = parts;
  const limit = rules.bands[route][(category ?? rules.bands[route].length) - 1] ?? 0;
  const suffix = category === undefined ? 'none' : `category-${category}`;
  const compared = { ...(ate === undefined ? {} : { found: figure(ate) }), limit, unit: unitOf(route) };
  return {
    ruleId: `acute-tox.${route}.${suffix}`,
    paragraph: `${isCorrected ? rules.unknown.paragraph : rules.formulaParagraph}; ${rules.bandsParagraph}`,
    summary: routeSummary(parts, limit),
    counted: parts.countedTerms,
    leftOut: parts.left,
    ...compared,
  };
}

function routeSummary({ route, ate, category, unknownShare }: ReasonParts, limit: number): string {
  const unknown = unknownShare > 0 ? `, ${percentText(unknownShare)} % unknown` : '';
  if (ate === undefined) return `${routeNames[route]}: no ingredient counts${unknown}`;
  const unit = unitOf(route);
  const verdict =
    category === undefined ? `not classified, > ${limit} ${unit}` : `Acute Tox. ${category}, ≤ ${limit} ${unit}`;
  return `${routeNames[route]}: ATEmix ${figure(ate)} ${unit}${unknown}, ${verdict}`;
}

const routeNames: Readonly<Record<ToxicityRoute, string>> = {
  oral: 'Acute toxicity by mouth',
  dermal: 'Acute toxicity by skin',
  gas: 'Acute toxicity by inhalation of gas',
  vapour: 'Acute toxicity by inhalation of vapour',
  'dust-mist': 'Acute toxicity by inhalation of dust or mist',
};
