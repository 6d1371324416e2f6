import { findByCas } from '@gosds/catalogue/catalogue';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { describe, expect, it } from 'vitest';
import { withHazardsOf } from './hazards-of-market.ts';

const codes = (regime: LabelRegimeId, cas: string) => {
  const substance = findByCas(cas);
  return substance && withHazardsOf(regime, substance).classification.hazards.map(({ hCode }) => hCode);
};

describe('a hazard that some markets alone take', () => {
  it.each([
    ['eu', '14808-60-7', ['H372']],
    ['gb', '14464-46-1', ['H372']],
    ['us', '14808-60-7', ['H350i', 'H372']],
    ['un', '14464-46-1', ['H350i', 'H372']],
    ['eu', '67-64-1', ['H225', 'H336', 'H319']],
  ] as const)('in %s, of %s: %s', (regime, cas, expected) => {
    expect(new Set(codes(regime, cas))).toEqual(new Set(expected));
  });
});
