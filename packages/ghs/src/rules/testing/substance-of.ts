import type { ClassOutcome } from '../../classification.ts';
import { classifySubstance } from '../../classify-substance.ts';
import type { HazardClass } from '../../hazard.ts';
import type { JurisdictionId } from '../../jurisdiction-id.ts';
import { marketById } from '../../testing/market-by-id.ts';
import type { Measure } from '../../mixture.ts';
import type { AcuteStudy, AquaticStudy, SubstanceData } from '../../substance.ts';

/** A liquid with only the given data. */
export const substanceOf = (data: Partial<SubstanceData> = {}): SubstanceData => ({
  name: 'test substance',
  physicalState: 'liquid',
  ...data,
});

export const exact = (value: number): Measure => ({ min: value, max: value });
export const above = (value: number): Measure => ({ min: value, max: Number.POSITIVE_INFINITY });
export const upTo = (value: number): Measure => ({ min: Number.NEGATIVE_INFINITY, max: value });

/** An LD50 or 4 h LC50 in rats, in the unit of the criteria. */
export function acuteStudy(
  route: AcuteStudy['route'],
  value: number | Measure,
  more: Partial<AcuteStudy> = {},
): AcuteStudy {
  const isDose = route === 'oral' || route === 'dermal';
  return {
    route,
    kind: isDose ? 'LD50' : 'LC50',
    value: typeof value === 'number' ? exact(value) : value,
    unit: isDose ? 'mg/kg' : route === 'gas' ? 'ppmV' : 'mg/l',
    species: 'rat',
    source: 'report',
    ...(isDose ? {} : { exposureHours: 4 }),
    ...more,
  };
}

export const aquaticStudy = (
  group: AquaticStudy['group'],
  kind: AquaticStudy['kind'],
  value: number | Measure,
  more: Partial<AquaticStudy> = {},
): AquaticStudy => ({
  group,
  kind,
  value: typeof value === 'number' ? exact(value) : value,
  source: 'report',
  ...more,
});

/** The outcome of one class under one market. */
export function substanceOutcome(
  data: Partial<SubstanceData>,
  hazardClass: HazardClass,
  market: JurisdictionId = 'eu',
): ClassOutcome {
  const { outcomes } = classifySubstance(substanceOf(data), marketById(market));
  const found = outcomes.find((one) => one.hazardClass === hazardClass);
  if (!found) throw new RangeError(`no outcome for ${hazardClass}`);
  return found;
}

/** Status, category and the row that decided, for tests of limits. */
export function judged(data: Partial<SubstanceData>, hazardClass: HazardClass, market: JurisdictionId = 'eu') {
  const { status, hazards, reasons } = substanceOutcome(data, hazardClass, market);
  return { status, code: hazards[0]?.code, row: reasons[0]?.ruleId };
}
