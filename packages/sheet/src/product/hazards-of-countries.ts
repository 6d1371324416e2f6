import type { Hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';
import { severityOf } from '@gosds/ghs/rules/specific-limit';
import type { AdditionalHazards, Substance } from '../substance.ts';

const areOfOneClass = (one: Hazard, other: Hazard): boolean =>
  entryOf(one)?.hazardClass === entryOf(other)?.hazardClass;

/** What suppliers add to the entry, without the classes that an authority of the country judged. */
function besideFound({ hazards, specificLimits, ...others }: AdditionalHazards, found: readonly Hazard[]) {
  const isLeft = (hazard: Hazard) => !found.some((each) => areOfOneClass(each, hazard));
  const limits = specificLimits?.filter(({ outcome }) => isLeft(outcome));
  return { ...others, hazards: hazards.filter(isLeft), ...(limits ? { specificLimits: limits } : {}) };
}

/**
 * True if the record has no category of the class, or milder ones alone. Where both are of Category 1, the specific
 * limits of the entry keep it.
 */
function standsIn({ hazards, specificLimits }: Substance['classification'], found: Hazard): boolean {
  const mainCategory = ({ code }: Hazard) => Math.floor(severityOf(code));
  const own = hazards.filter((each) => areOfOneClass(each, found));
  const isLimited = specificLimits.some(({ outcome }) => areOfOneClass(outcome, found));
  return own.every(
    (each) =>
      severityOf(found.code) < severityOf(each.code) && !(isLimited && mainCategory(found) === mainCategory(each)),
  );
}

/**
 * The substance with the hazards that authorities found for sheets of the country, where its record has no class or a
 * milder one: ethylbenzene may cause cancer in the United States, by the IARC, and toluene harms the unborn child in
 * Japan. Limits of a class that gives way go with it, and so does a class that suppliers add to the entry.
 */
export function withHazardsOfCountries(country: string, substance: Substance): Substance {
  const { classification } = substance;
  const { additional, nationalFrom = [] } = classification;
  const found = (classification.foundFor ?? []).filter(
    (each) => each.countries.includes(country) && standsIn(classification, each.hazard),
  );
  if (found.length === 0) return substance;
  const added = found.map(({ hazard }) => hazard);
  const isLeft = (hazard: Hazard) => !added.some((each) => areOfOneClass(each, hazard));
  return {
    ...substance,
    classification: {
      ...classification,
      ...(additional ? { additional: besideFound(additional, added) } : {}),
      hazards: [...classification.hazards.filter(isLeft), ...added],
      specificLimits: classification.specificLimits.filter(({ outcome }) => isLeft(outcome)),
      nationalFrom: [...new Set([...nationalFrom, ...found.map(({ source }) => source)])],
    },
  };
}
