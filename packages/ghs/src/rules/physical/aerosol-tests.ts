import { type Message, type MessageValue, say } from '../../message.ts';
import type { FoamAerosolTest, SprayAerosolTest } from '../../physical-test.ts';

/** The category from a test, the row that gave it, and whether the heat of combustion could make it more severe. */
export type SprayVerdict = {
  readonly category: 1 | 2 | 3;
  readonly row: string;
  readonly because: Message;
  readonly dependsOnHeat: boolean;
  readonly missing: readonly MessageValue[];
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

const met = (category: SprayVerdict['category'], row: string, because: Message): SprayVerdict => ({
  category,
  row,
  because,
  dependsOnHeat: false,
  missing: [],
});

/** `isHot`: at least 20 kJ/g; undefined if unknown. */
export function sprayCategory(
  test: SprayAerosolTest,
  { isHot }: { readonly isHot: boolean | undefined },
): SprayVerdict {
  const { ignitionDistanceCm: distance } = test;
  if (distance >= limits.farCm)
    return met(1, '1-distance', say('aerosolTests-ignition', { distance, farCm: limits.farCm }));
  if (isHot) return met(2, '2-heat', say('aerosolTests-heatCombustion'));
  if (distance >= limits.nearCm)
    return met(2, '2-distance', say('aerosolTests-ignition2', { distance, nearCm: limits.nearCm }));
  return enclosedSpace(test);
}

function enclosedSpace({
  timeEquivalentSPerM3: time,
  deflagrationDensityGPerM3: density,
}: SprayAerosolTest): SprayVerdict {
  if (time !== undefined && time <= limits.timeEquivalentSPerM3) {
    return met(
      2,
      '2-enclosed-time',
      say('aerosolTests-timeEquivalent', { time, timeEquivalentSPerM3: limits.timeEquivalentSPerM3 }),
    );
  }
  if (density !== undefined && density <= limits.deflagrationGPerM3) {
    return met(
      2,
      '2-enclosed-density',
      say('aerosolTests-deflagrationDensity', { density, deflagrationGPerM3: limits.deflagrationGPerM3 }),
    );
  }
  const isDone = time !== undefined || density !== undefined;
  return {
    category: 3,
    row: '3-spray',
    because: say('aerosolTests-noIgnitionMore', {
      nearCm: limits.nearCm,
      whenDone: isDone ? say('aerosolTests-noneLimitsEnclosedSpace') : '',
    }),
    dependsOnHeat: true,
    missing: isDone ? [] : [say('aerosolTests-enclosedSpaceIgnitionTest')],
  };
}

export function foamCategory({ flameHeightCm: height, flameDurationS: duration }: FoamAerosolTest): SprayVerdict {
  const flame = say('aerosolTests-flame', { height, duration });
  const isHigh = height >= limits.highFlameCm && duration >= limits.shortS;
  const isLong = height >= limits.flameCm && duration >= limits.longS;
  if (isHigh)
    return met(
      1,
      '1-foam-height',
      say('aerosolTests-and', { flame, highFlameCm: limits.highFlameCm, shortS: limits.shortS }),
    );
  if (isLong)
    return met(1, '1-foam-duration', say('aerosolTests-and2', { flame, flameCm: limits.flameCm, longS: limits.longS }));
  return height >= limits.flameCm && duration >= limits.shortS
    ? met(2, '2-foam', say('aerosolTests-and3', { flame, flameCm: limits.flameCm, shortS: limits.shortS }))
    : met(3, '3-foam', say('aerosolTests-below', { flame, flameCm: limits.flameCm, shortS: limits.shortS }));
}
