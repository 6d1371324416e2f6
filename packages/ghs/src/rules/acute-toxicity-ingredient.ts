import { cite, type Message, type MessageValue, say } from '../message.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { AcuteToxicityRules } from '../markets/market.ts';
import type { AcuteToxicityValue, ToxicityRoute } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import type { Member, Subject } from './assessment.ts';
import { roundForDisplay } from './reason.ts';

/** The known acute toxicity of an ingredient by one route. */
export type RouteKnowledge =
  /** `category` is undefined if the estimate is above the last category but still counts. */
  | {
      readonly kind: 'toxic';
      readonly ate: number;
      readonly category: number;
      readonly note: MessageValue;
      /** True for a harmonised or assigned estimate. */
      readonly isAssigned?: boolean;
      readonly hazard?: Hazard;
    }
  | { readonly kind: 'not-toxic'; readonly why?: Message }
  | { readonly kind: 'unknown' };

export const classOfRoute: Readonly<Record<ToxicityRoute, HazardClass>> = {
  oral: 'Acute toxicity, oral',
  dermal: 'Acute toxicity, dermal',
  gas: 'Acute toxicity, inhalation',
  vapour: 'Acute toxicity, inhalation',
  'dust-mist': 'Acute toxicity, inhalation',
};

export const unitOf = (route: ToxicityRoute): string => {
  if (route === 'oral' || route === 'dermal') return 'mg/kg';
  return route === 'gas' ? 'ppmV' : 'mg/l';
};

/** Relative tolerance: an estimate this close to a limit counts as equal to it. */
export const estimateTolerance = 1e-9;

/** Category 1 to 5. One more than the last category if the estimate is above all categories. */
export function categoryOf(rules: AcuteToxicityRules, route: ToxicityRoute, ate: number): number {
  const index = rules.bands[route].findIndex((atMost) => ate <= atMost * (1 + estimateTolerance));
  return index === -1 ? rules.bands[route].length + 1 : index + 1;
}

type Query = {
  readonly route: ToxicityRoute;
  readonly subject: Subject;
  readonly member: Member | undefined;
  /** The forms that an inhalation entry without a stated form may mean. */
  readonly unstatedForms: readonly ToxicityRoute[];
};

/** Uses data first, then the point estimate of the category. If they contradict, the more severe one counts. */
export function knowledgeOf(rules: AcuteToxicityRules, query: Query): RouteKnowledge {
  const { subject, member, route } = query;
  const hazard = member?.hazards.find((entry) => isOfRoute(entry, query));
  const data = fromData(rules, subject, route);
  const converted = hazard && fromCategory(rules, route, categoryNumber(hazard));
  const toxic = moreSevere(data, converted);
  if (toxic) return hazard ? { ...toxic, hazard } : toxic;
  if (data?.kind === 'not-toxic') return data;
  return isUnknown(subject, route) ? { kind: 'unknown' } : { kind: 'not-toxic' };
}

/**
 * An assigned estimate that equals the point estimate of its category means that category. A measured value of that
 * size would mean a more severe one.
 */
function moreSevere(data: Toxic | NotToxic | undefined, converted: Toxic | undefined): Toxic | undefined {
  if (data?.kind !== 'toxic') return converted;
  if (converted && data.isAssigned && data.ate === converted.ate) return { ...data, category: converted.category };
  return !converted || data.category <= converted.category ? data : converted;
}

const isUnknown = ({ source }: Subject, route: ToxicityRoute): boolean =>
  source.hazards === 'not-assessed' || source.unknownAcuteToxicity?.includes(route) === true;

const categoryNumber = (hazard: Hazard): number => Number(entryOf(hazard)?.category);

const forms: readonly ToxicityRoute[] = ['gas', 'vapour', 'dust-mist'];

function isOfRoute({ detail }: Hazard, { route, unstatedForms, member, subject }: Query): boolean {
  if (!forms.includes(route) || !member) return true;
  if (detail !== undefined) return formOf(detail) === route;
  const measured =
    subject.source.acuteToxicity?.map((value) => value.route).filter((form) => forms.includes(form)) ?? [];
  return (measured.length > 0 ? measured : unstatedForms).includes(route);
}

/** Reads the form from the detail of an entry, e.g. `vapour` or `dusts, mists`. */
function formOf(detail: string): ToxicityRoute | undefined {
  if (/gas/i.test(detail)) return 'gas';
  if (/vapou?r/i.test(detail)) return 'vapour';
  return /dust|mist/i.test(detail) ? 'dust-mist' : undefined;
}

type Toxic = Extract<RouteKnowledge, { kind: 'toxic' }>;
type NotToxic = Extract<RouteKnowledge, { kind: 'not-toxic' }>;

type Conversions = Readonly<Record<ToxicityRoute, readonly Toxic[]>>;

const conversions = new WeakMap<AcuteToxicityRules, Conversions>();

/** The point estimate of a category, which is the same for every ingredient. */
function fromCategory(rules: AcuteToxicityRules, route: ToxicityRoute, category: number): Toxic | undefined {
  const converted = conversions.get(rules) ?? conversionsBy(rules);
  conversions.set(rules, converted);
  return converted[route][category - 1];
}

function conversionsBy({ pointEstimates, pointEstimatesParagraph }: AcuteToxicityRules): Conversions {
  const of = (route: ToxicityRoute): readonly Toxic[] =>
    pointEstimates[route].map((ate, index) => {
      const category = index + 1;
      const note = say('acuteToxicityIngredient-categoryConverted', {
        category,
        ate,
        unit: unitOf(route),
        pointEstimatesParagraph: cite(pointEstimatesParagraph),
      });
      return { kind: 'toxic', ate, category, note };
    });
  return {
    oral: of('oral'),
    dermal: of('dermal'),
    gas: of('gas'),
    vapour: of('vapour'),
    'dust-mist': of('dust-mist'),
  };
}

function fromData(rules: AcuteToxicityRules, { source }: Subject, route: ToxicityRoute): Toxic | NotToxic | undefined {
  const values = source.acuteToxicity?.filter((value) => value.route === route);
  if (values === undefined) return undefined;
  const best = values.find(({ kind }) => kind === 'ATE') ?? lowest(values);
  if (!best) return undefined;
  const { min, max } = best.value;
  if (min === Number.NEGATIVE_INFINITY) return fromCategory(rules, route, categoryOf(rules, route, max));
  const why = whyNotToxic(rules, route, best);
  if (why !== undefined) return { kind: 'not-toxic', why };
  const cited = best.source ? `, ${best.source}` : '';
  const note = `${best.kind} ${roundForDisplay(min)} ${unitOf(route)}${cited}`;
  return { kind: 'toxic', ate: min, category: categoryOf(rules, route, min), note, isAssigned: best.kind === 'ATE' };
}

function whyNotToxic(rules: AcuteToxicityRules, route: ToxicityRoute, { kind, value }: AcuteToxicityValue) {
  if (kind === 'limit-dose') return say('acuteToxicityIngredient-limitDoseWithoutSignsAcute');
  const { min, max } = value;
  const fourth = rules.bands[route][3];
  if (max === Number.POSITIVE_INFINITY && fourth !== undefined && min >= fourth) {
    return say('acuteToxicityIngredient-limitDoseCategoryMore', { kind, min, unit: unitOf(route) });
  }
  const highest = rules.countsUpTo[route];
  return min > highest
    ? say('acuteToxicityIngredient-above', {
        kind,
        min: roundForDisplay(min),
        unit: unitOf(route),
        highest,
        unit2: unitOf(route),
      })
    : undefined;
}

const lowest = (values: readonly AcuteToxicityValue[]): AcuteToxicityValue | undefined =>
  values.reduce<AcuteToxicityValue | undefined>(
    (lowest, value) => (!lowest || rank(value) < rank(lowest) ? value : lowest),
    undefined,
  );

const rank = ({ kind, value }: AcuteToxicityValue) => (kind === 'limit-dose' ? Number.POSITIVE_INFINITY : value.min);
