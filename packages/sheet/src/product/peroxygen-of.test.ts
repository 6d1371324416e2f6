import { findByCas } from '@gosds/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { peroxygenOf } from './peroxygen-of.ts';

const of = (cas: string) => {
  const substance = findByCas(cas);
  return peroxygenOf(substance?.classification.hazards ?? [], substance);
};

describe('the peroxygen groups of an organic peroxide', () => {
  it.each([
    ['cumene hydroperoxide, C9H12O2', '80-15-9', { peroxygenGroups: 1, molarMass: 152.19 }],
    ['benzoyl peroxide, C14H10O4, which its formula leaves open', '94-36-0', {}],
    ['acetic acid, no peroxide', '64-19-7', {}],
  ])('%s', (_, cas, expected) => {
    expect(of(cas)).toEqual(expected);
  });

  it('are not counted without a record', () => {
    expect(peroxygenOf([], undefined)).toEqual({});
  });
});
