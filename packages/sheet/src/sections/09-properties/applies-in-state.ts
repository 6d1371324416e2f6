import type { PhysicalState } from '@gosds/ghs/mixture';

/** Physical states in which a property does not apply: REACH Annex II, 9.1, as worded by Regulation (EU) 2020/878. */
const inapplicableTo: Readonly<Partial<Record<string, readonly PhysicalState[]>>> = {
  'properties.meltingPoint': ['gas'],
  'properties.explosionLimits': ['solid'],
  'properties.flashPoint': ['gas', 'aerosol', 'solid'],
  'properties.autoignitionTemperature': ['aerosol', 'solid'],
  'properties.ph': ['gas'],
  'properties.viscosity': ['gas', 'aerosol', 'solid'],
  'properties.density': ['gas'],
  'properties.relativeVapourDensity': ['solid'],
};

/** False if section 9 prints that the property of this line does not apply in the state. */
export const appliesIn = (state: PhysicalState, line: string): boolean =>
  inapplicableTo[line]?.includes(state) !== true;
