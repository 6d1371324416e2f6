import { hazard } from '@gosds/ghs/hazard';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../profiles/profile-of.ts';

const { lawsByClass = [] } = profileOf('eu', '2026-11-28');
const hazardsOf = (law: string) => lawsByClass.find(({ id }) => id === law)?.hazard ?? [];

describe('classes of Directives 94/33/EC and 92/85/EEC, as replaced by Directive 2014/27/EU', () => {
  it.each([
    ['Flam. Liq. 2 H225', true, false],
    ['Flam. Liq. 3 H226', false, false],
    ['Aerosol 1 H222', true, false],
    ['Acute Tox. 3 H331', true, false],
    ['Acute Tox. 4 H332', false, false],
    ['Skin Corr. 1C H314', true, false],
    ['Skin Irrit. 2 H315', false, false],
    ['Skin Sens. 1 H317', true, false],
    ['Resp. Sens. 1 H334', true, false],
    ['STOT SE 2 H371', true, true],
    ['STOT SE 3 H335', false, false],
    ['STOT RE 2 H373', true, false],
    ['Carc. 2 H351', true, true],
    ['Muta. 2 H341', true, true],
    ['Repr. 1B H360D', true, true],
    ['Repr. 2 H361d', false, true],
    ['Lact. H362', false, true],
    ['Asp. Tox. 1 H304', false, false],
    ['Self-react. CD H242', true, false],
    ['Self-react. EF H242', false, false],
    ['Expl. 1.6', false, false],
  ])('%s: young %s, pregnant %s', (notation, young, pregnant) => {
    const asked = notation === 'Expl. 1.6' ? ({ code: notation, hCode: '' } as const) : hazard(notation);
    expect([isAnyOf(asked, hazardsOf('young-workers')), isAnyOf(asked, hazardsOf('pregnant-workers'))]).toEqual([
      young,
      pregnant,
    ]);
  });
});
