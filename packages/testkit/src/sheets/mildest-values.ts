import type { Measure, Mixture } from '@gosds/ghs/mixture';

const neutral = 7;

/** Above any value that a rule compares with. */
const farAbove = 10_000;

/** One value; for an open end, all values above any limit. */
const at = (value: number): Measure =>
  Number.isFinite(value) ? { min: value, max: value } : { min: farAbove, max: value };

/** The mixture with each measured range at its milder end: the highest flash point, the pH nearest to neutral. */
export function mildestValues(mixture: Mixture): Mixture {
  const { flashPointC, initialBoilingPointC, ph, kinematicViscosity40 } = mixture.properties;
  return {
    ...mixture,
    properties: {
      ...mixture.properties,
      ...(flashPointC ? { flashPointC: at(flashPointC.max) } : {}),
      ...(initialBoilingPointC ? { initialBoilingPointC: at(initialBoilingPointC.max) } : {}),
      ...(ph ? { ph: at(Math.min(Math.max(neutral, ph.min), ph.max)) } : {}),
      ...(kinematicViscosity40 ? { kinematicViscosity40: at(kinematicViscosity40.max) } : {}),
    },
  };
}
