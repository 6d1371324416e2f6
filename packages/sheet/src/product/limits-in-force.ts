import type { ExposureLimit, Substance } from '../substance.ts';

/** Limits of these are for orientation anywhere; those of all others are of use in their own country alone. */
const forOrientation: readonly string[] = ['EU', 'GB', 'US'];

/** The limit as it is on a day: what was set for later stands in its place once the day has come. */
function limitOn(day: string, limit: ExposureLimit): ExposureLimit {
  const { country, list, source, notation, later } = limit;
  if (later === undefined) return limit;
  const { from, ...values } = later;
  return day < from ? limit : { country, list, source, ...(notation ? { notation } : {}), ...values };
}

type Where = { readonly country: string; readonly day: string };

/** Every sheet of the day asks the same of the same substances. */
const lastAsked = new WeakMap<Substance, Where & { readonly answer: Substance }>();

/** The substance with the limits that are of use in a country, as they are on an ISO date. */
export function withLimitsInForce({ country, day }: Where, substance: Substance): Substance {
  const last = lastAsked.get(substance);
  if (last?.country === country && last.day === day) return last.answer;
  const exposureLimits = substance.exposureLimits
    .filter((limit) => limit.country === country || forOrientation.includes(limit.country))
    .map((limit) => limitOn(day, limit));
  const answer = { ...substance, exposureLimits };
  lastAsked.set(substance, { country, day, answer });
  return answer;
}
