import { describe, expect, it } from 'vitest';
import { categoryEntries } from '@gosds/ghs/registry';
import { hazard } from '@gosds/ghs/hazard';
import { categoryName } from './market-terms.ts';
import { wordingOf } from './statement-text.ts';

describe('class and category in the words of the market', () => {
  it.each([
    ['Eye Irrit. 2A H319', 'us', 'Eye irritation - Category 2A'],
    ['Eye Irrit. 2 H319', 'eu', 'Serious eye damage/eye irritation, Category 2'],
    ['Acute Tox. 4 H302', 'us', 'Acute toxicity, oral - Category 4'],
    ['Acute Tox. 3 H331', 'eu', 'Acute toxicity, inhalation, Category 3'],
    ['Skin Sens. 1 H317', 'us', 'Skin sensitization - Category 1'],
    ['Skin Sens. 1 H317', 'ca', 'Skin sensitization - Category 1'],
    ['Skin Sens. 1 H317', 'au', 'Skin sensitisation - Category 1'],
    ['Org. Perox. C H242', 'eu', 'Organic peroxides, Type C'],
    ['Self-react. CD H242', 'eu', 'Self-reactive substances and mixtures, Types C and D'],
    ['Expl. 1.4 H204', 'us', 'Explosives - Division 1.4'],
    ['Flam. Gas 1A H220', 'eu', 'Flammable gases, Category 1A'],
    ['Press. Gas (Liq.) H280', 'eu', 'Gases under pressure, liquefied gas'],
    ['Lact. H362', 'eu', 'Reproductive toxicity, effects on or via lactation'],
  ] as const)('%s in %s is %s', (notation, market, name) => {
    expect(categoryName(hazard(notation), wordingOf(market))).toBe(name);
  });

  it('has a name for every category that the law knows', () => {
    const nameless = categoryEntries.filter(
      ({ code, hCode }) => categoryName({ code, hCode: hCode ?? '' }, wordingOf('eu')) === code,
    );
    expect(nameless).toEqual([]);
  });
});
