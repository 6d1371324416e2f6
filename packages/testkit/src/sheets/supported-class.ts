import type { HazardClass } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';

/** Classes whose ingredients also count in another class. */
const countsAlso: Readonly<Partial<Record<HazardClass, readonly HazardClass[]>>> = {
  'Serious eye damage/eye irritation': ['Skin corrosion/irritation'],
  'Specific target organ toxicity, single exposure: respiratory tract irritation': ['Skin corrosion/irritation'],
  'Hazardous to the aquatic environment, acute': ['Hazardous to the aquatic environment, long-term'],
  'Hazardous to the aquatic environment, long-term': ['Hazardous to the aquatic environment, acute'],
};

const byProperty: readonly HazardClass[] = ['Flammable liquids'];

/**
 * True if an ingredient has a hazard, a specific concentration limit or a value that could put the mixture into the
 * class.
 */
export function isSupported({ ingredients }: Mixture, hazardClass: HazardClass): boolean {
  if (byProperty.includes(hazardClass)) return true;
  const classes = [hazardClass, ...(countsAlso[hazardClass] ?? [])];
  return ingredients.some(({ hazards, specificLimits = [] }) => {
    if (hazards === 'not-assessed') return true;
    return [...hazards, ...specificLimits.map(({ outcome }) => outcome)].some((hazard) =>
      classes.some((each) => each === entryOf(hazard)?.hazardClass),
    );
  });
}
