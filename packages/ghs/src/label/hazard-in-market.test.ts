import { describe, expect, it } from 'vitest';
import { hazard } from '../hazard.ts';
import { hazardInMarket } from './hazard-in-market.ts';

describe('letters of a statement', () => {
  it.each([
    ['eu', 'Carc. 1A H350i', 'Carc. 1A H350i'],
    ['gb', 'Repr. 1B H360FD', 'Repr. 1B H360FD'],
    ['us', 'Carc. 1A H350i', 'Carc. 1A H350 (inhalation)'],
    ['us', 'Repr. 1B H360FD', 'Repr. 1B H360 (fertility, unborn child)'],
    ['ca', 'Repr. 1B H360Df', 'Repr. 1B H360 (unborn child, suspected effect on fertility)'],
    ['un', 'Repr. 1A H360Fd', 'Repr. 1A H360 (fertility, suspected effect on the unborn child)'],
    ['au', 'Repr. 2 H361d', 'Repr. 2 H361 (unborn child)'],
    ['un', 'Repr. 2 H361f (oral)', 'Repr. 2 H361 (fertility, oral)'],
    ['us', 'Repr. 2 H361', 'Repr. 2 H361'],
    ['us', 'Carc. 2 H351', 'Carc. 2 H351'],
    ['us', 'Acute Tox. 4 H302', 'Acute Tox. 4 H302'],
  ] as const)('in %s, of %s: %s', (regime, notation, expected) => {
    expect(hazardInMarket(hazard(notation), regime)).toEqual(hazard(expected));
  });

  it('leaves a category without a statement as it is', () => {
    const pressed = { code: 'Press. Gas', hCode: '' } as const;
    expect(hazardInMarket(pressed, 'us')).toEqual(pressed);
  });
});
