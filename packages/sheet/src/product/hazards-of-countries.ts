import type { Hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';
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
 * The substance with the hazards that authorities found for sheets of the country, in classes that its entry does not
 * have: ethylbenzene may cause cancer in the United States, by the IARC. A class of the entry stands; one that
 * suppliers add to it gives way: the data hold no milder one.
 */
export function withHazardsOfCountries(country: string, substance: Substance): Substance {
  const { classification } = substance;
  const { hazards, additional, nationalFrom = [] } = classification;
  const found = (classification.foundFor ?? []).filter(
    (each) => each.countries.includes(country) && !hazards.some((hazard) => areOfOneClass(hazard, each.hazard)),
  );
  if (found.length === 0) return substance;
  const added = found.map(({ hazard }) => hazard);
  return {
    ...substance,
    classification: {
      ...classification,
      ...(additional ? { additional: besideFound(additional, added) } : {}),
      hazards: [...hazards, ...added],
      nationalFrom: [...new Set([...nationalFrom, ...found.map(({ source }) => source)])],
    },
  };
}
