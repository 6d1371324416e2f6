import type { ExposureLimit, Substance } from '../substance.ts';
import { type ListDay, withEntryInForce } from './entry-in-force.ts';

/** Limits of these are for orientation anywhere; those of all others are of use in their own country alone. */
const forOrientation: readonly string[] = ['EU', 'GB', 'US'];

/** The limit as it is on a day: what was set for later stands in its place once the day has come. */
function limitOn(day: string, limit: ExposureLimit): ExposureLimit {
  const { country, list, source, notation, later } = limit;
  if (later === undefined) return limit;
  const { from, ...values } = later;
  return day < from ? limit : { country, list, source, ...(notation ? { notation } : {}), ...values };
}

type Where = ListDay & { readonly country: string };

/** Every sheet of the day asks the same of the same substances. */
const lastAsked = new WeakMap<Substance, Where & { readonly answer: Substance }>();

/** The substance as the law of a country has it on an ISO date: its harmonised entry, and the limits that are of use there. */
export function substanceInForce({ country, day, until }: Where, substance: Substance): Substance {
  const last = lastAsked.get(substance);
  if (last?.country === country && last.day === day && last.until === until) return last.answer;
  const exposureLimits = substance.exposureLimits
    .filter((limit) => limit.country === country || forOrientation.includes(limit.country))
    .map((limit) => limitOn(day, limit));
  const answer = { ...withEntryInForce({ day, until }, substance), exposureLimits };
  lastAsked.set(substance, { country, day, until, answer });
  return answer;
}
