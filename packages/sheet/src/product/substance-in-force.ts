import type { Market } from '@gosds/ghs/markets/market';
import { marketOf } from '../profiles/countries.ts';
import type { ExposureLimit, Substance } from '../substance.ts';
import { withAquaticClassOf } from './aquatic-class-of-market.ts';
import { type ListDay, withEntryInForce } from './entry-in-force.ts';
import { withHazardsOfCountries } from './hazards-of-countries.ts';
import { withHazardsOf } from './hazards-of-market.ts';
import { withNationalCategories } from './national-category.ts';

/** Limits of these jurisdictions give orientation everywhere; all others apply only in their own country. */
const forOrientation: readonly string[] = ['EU', 'GB', 'US'];

/** The limit on a day. A limit set for a later date replaces it from that date. */
function limitOn(day: string, limit: ExposureLimit): ExposureLimit {
  const { country, list, source, notation, later } = limit;
  if (later === undefined) return limit;
  const { from, ...values } = later;
  return day < from ? limit : { country, list, source, ...(notation ? { notation } : {}), ...values };
}

/** A country and a day, with the rules of its market. */
export type Where = Pick<ListDay, 'day'> & { readonly country: string; readonly rules: Market };

/** Cached, because all sheets of a day ask the same for the same substances. */
const lastAsked = new WeakMap<Substance, Where & { readonly answer: Substance }>();

/**
 * The substance under the law of a country on an ISO date: its harmonised entry, what its authorities found, its aquatic class and the limits
 * relevant there.
 */
export function substanceInForce({ country, day, rules }: Where, substance: Substance): Substance {
  const last = lastAsked.get(substance);
  if (last?.country === country && last.day === day && last.rules === rules) return last.answer;
  const exposureLimits = substance.exposureLimits
    .filter((limit) => limit.country === country || forOrientation.includes(limit.country))
    .map((limit) => limitOn(day, limit));
  const regime = marketOf(country);
  const inWater = withAquaticClassOf({ regime, rules }, withHazardsOf(regime, substance));
  const { until, list } = rules.harmonised ?? {};
  const listed = withEntryInForce({ day, until, list }, inWater);
  const national = withNationalCategories({ country, rules }, listed);
  const answer = { ...withHazardsOfCountries(country, national), exposureLimits };
  lastAsked.set(substance, { country, day, rules, answer });
  return answer;
}
