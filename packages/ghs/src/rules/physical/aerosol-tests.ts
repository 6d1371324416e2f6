import type { FoamAerosolTest, SprayAerosolTest } from '../../physical-test.ts';

/** Category by a test, the row that gave it, and whether the heat of combustion could still raise it. */
export type SprayVerdict = {
  readonly category: 1 | 2 | 3;
  readonly row: string;
  readonly because: string;
  readonly dependsOnHeat: boolean;
  readonly missing: readonly string[];
};

/** CLP Annex I, Figures 2.3.1(b) and (c). */
const limits = {
  farCm: 75,
  nearCm: 15,
  timeEquivalentSPerM3: 300,
  deflagrationGPerM3: 300,
  highFlameCm: 20,
  flameCm: 4,
  longS: 7,
  shortS: 2,
} as const satisfies Readonly<Record<string, number>>;

const met = (category: SprayVerdict['category'], row: string, because: string): SprayVerdict => ({
  category,
  row,
  because,
  dependsOnHeat: false,
  missing: [],
});

/** `isHot`: at least 20 kJ/g; undefined where that is not known. */
export function sprayCategory(test: SprayAerosolTest, isHot: boolean | undefined): SprayVerdict {
  const { ignitionDistanceCm: distance } = test;
  if (distance >= limits.farCm) return met(1, '1-distance', `ignition at ${distance} cm ≥ ${limits.farCm} cm`);
  if (isHot) return met(2, '2-heat', 'heat of combustion ≥ 20 kJ/g');
  if (distance >= limits.nearCm) return met(2, '2-distance', `ignition at ${distance} cm ≥ ${limits.nearCm} cm`);
  return enclosedSpace(test);
}

function enclosedSpace({
  timeEquivalentSPerM3: time,
  deflagrationDensityGPerM3: density,
}: SprayAerosolTest): SprayVerdict {
  if (time !== undefined && time <= limits.timeEquivalentSPerM3) {
    return met(2, '2-enclosed-time', `time equivalent ${time} s/m³ ≤ ${limits.timeEquivalentSPerM3} s/m³`);
  }
  if (density !== undefined && density <= limits.deflagrationGPerM3) {
    return met(2, '2-enclosed-density', `deflagration density ${density} g/m³ ≤ ${limits.deflagrationGPerM3} g/m³`);
  }
  const isDone = time !== undefined || density !== undefined;
  return {
    category: 3,
    row: '3-spray',
    because: `no ignition at ${limits.nearCm} cm or more${isDone ? ' and none of the limits in the enclosed space' : ''}`,
    dependsOnHeat: true,
    missing: isDone ? [] : ['enclosed space ignition test'],
  };
}

export function foamCategory({ flameHeightCm: height, flameDurationS: duration }: FoamAerosolTest): SprayVerdict {
  const flame = `flame of ${height} cm for ${duration} s`;
  const isHigh = height >= limits.highFlameCm && duration >= limits.shortS;
  const isLong = height >= limits.flameCm && duration >= limits.longS;
  if (isHigh) return met(1, '1-foam-height', `${flame}: ≥ ${limits.highFlameCm} cm and ≥ ${limits.shortS} s`);
  if (isLong) return met(1, '1-foam-duration', `${flame}: ≥ ${limits.flameCm} cm and ≥ ${limits.longS} s`);
  return height >= limits.flameCm && duration >= limits.shortS
    ? met(2, '2-foam', `${flame}: ≥ ${limits.flameCm} cm and ≥ ${limits.shortS} s`)
    : met(3, '3-foam', `${flame}: below ${limits.flameCm} cm or ${limits.shortS} s`);
}
