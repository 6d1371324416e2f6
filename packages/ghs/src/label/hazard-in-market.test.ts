import { describe, expect, it } from 'vitest';
import { hazard } from '../hazard.ts';
import { hazardInMarket } from './hazard-in-market.ts';

describe('letters of a statement', () => {
  it.each([
    ['eu', 'Carc. 1A H350i', 'H350i'],
    ['gb', 'Repr. 1B H360FD', 'H360FD'],
    ['us', 'Carc. 1A H350i', 'H350'],
    ['us', 'Repr. 1B H360FD', 'H360'],
    ['ca', 'Repr. 1B H360Df', 'H360'],
    ['au', 'Repr. 2 H361d', 'H361'],
    ['un', 'Repr. 2 H361fd', 'H361'],
    ['us', 'Carc. 2 H351', 'H351'],
    ['us', 'Acute Tox. 4 H302', 'H302'],
  ] as const)('in %s, of %s: %s', (regime, notation, expected) => {
    expect(hazardInMarket(hazard(notation), regime).hCode).toBe(expected);
  });

  it('leaves a category without a statement as it is', () => {
    expect(hazardInMarket({ code: 'Press. Gas', hCode: '' }, 'us')).toEqual({ code: 'Press. Gas', hCode: '' });
  });
});
