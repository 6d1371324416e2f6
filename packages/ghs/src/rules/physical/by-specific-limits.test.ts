import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { percent } from '../../concentration.ts';
import { hazard } from '../../hazard.ts';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const oxidising = 'Oxidising liquids';

/** Hydrogen peroxide in solution as in Annex VI: Ox. Liq. 1 from 70 %, Ox. Liq. 2 from 50 to 70 %. */
const peroxide = (share: number | readonly [number, number]) =>
  ingredient(share, ['Ox. Liq. 1 H271'], {
    name: 'peroxide',
    specificLimits: [
      { outcome: hazard('Ox. Liq. 1 H271'), lower: percent(70) },
      { outcome: hazard('Ox. Liq. 2 H272'), lower: percent(50), upper: percent(70) },
    ],
  });

describe('specific limits in a physical class, CLP Article 10 and Annex VI, 008-003-00-9', () => {
  it.each([
    { share: 70, code: 'Ox. Liq. 1', status: 'classified' },
    { share: 69.9999999, code: 'Ox. Liq. 2', status: 'classified' },
    { share: 50, code: 'Ox. Liq. 2', status: 'classified' },
    { share: 49.9999999, code: undefined, status: 'not-classified' },
    { share: 35, code: undefined, status: 'not-classified' },
    { share: [30, 60] as const, code: 'Ox. Liq. 2', status: 'classified' },
  ])('$share % is $code', ({ share, code, status }) => {
    const { hazards, status: found, reasons } = outcomeOf(mixtureOf([peroxide(share), ingredient(30, [])]), oxidising);
    expect([hazards[0]?.code, found]).toEqual([code, status]);
    expect(reasons[0]).toMatchObject({ ruleId: 'physical.13.specific-limit', paragraph: expect.stringMatching(/10/) });
  });

  it('gives the share and the limit', () => {
    expect(inEnglish(outcomeOf(mixtureOf([peroxide(35)]), oxidising).reasons[0]?.summary ?? '')).toBe(
      '0 peroxide 35 % < 50 %.',
    );
  });

  it.each([
    { share: 60, says: '0 acid 60 % > 50 %.' },
    { share: 50, says: '0 acid 50 % ≤ 50 %.' },
  ])('prints a limit that it must exceed as the list does: $says', ({ share, says }) => {
    const limits = [{ outcome: hazard('Ox. Liq. 1 H271'), lower: percent(50) + 1 }];
    const acid = ingredient(share, ['Ox. Liq. 1 H271'], { name: 'acid', specificLimits: limits });
    expect(inEnglish(outcomeOf(mixtureOf([acid]), oxidising).reasons[0]?.summary ?? '')).toContain(says.slice(2));
  });

  it('leaves the class open beside an oxidiser without limits, and beside what nobody classified', () => {
    const other = ingredient(5, ['Ox. Liq. 3 H272']);
    expect(outcomeOf(mixtureOf([peroxide(35), other]), oxidising).status).toBe('incomplete');
    const unknown = ingredient(5, [], { hazards: 'not-assessed' });
    expect(outcomeOf(mixtureOf([peroxide(35), unknown]), oxidising).status).toBe('incomplete');
    const strong = outcomeOf(mixtureOf([peroxide(60), unknown]), oxidising);
    expect([strong.status, strong.hazards[0]?.code]).toEqual(['incomplete', 'Ox. Liq. 2']);
    expect(outcomeOf(mixtureOf([peroxide(60), other]), oxidising).hazards[0]?.code).toBe('Ox. Liq. 2');
  });
});
