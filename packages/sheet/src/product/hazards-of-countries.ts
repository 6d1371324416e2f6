import type { Hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';
import type { Substance } from '../substance.ts';

/**
 * The substance with the hazards that authorities found for sheets of the country, in classes that the record does not
 * have: ethylbenzene may cause cancer in the United States, by the IARC. A class of the record stands.
 */
export function withHazardsOfCountries(country: string, substance: Substance): Substance {
  const { classification } = substance;
  const isOfClass = (one: Hazard) => (other: Hazard) => entryOf(one)?.hazardClass === entryOf(other)?.hazardClass;
  const known = [...classification.hazards, ...(classification.additional?.hazards ?? [])];
  const found = (classification.foundFor ?? []).filter(
    ({ countries, hazard }) => countries.includes(country) && !known.some(isOfClass(hazard)),
  );
  if (found.length === 0) return substance;
  return {
    ...substance,
    classification: {
      ...classification,
      hazards: [...classification.hazards, ...found.map(({ hazard }) => hazard)],
      nationalFrom: [...new Set([...(classification.nationalFrom ?? []), ...found.map(({ source }) => source)])],
    },
  };
}
