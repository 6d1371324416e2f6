import { percent } from '@gosds/ghs/concentration';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { assess } from './assess.ts';
import { atLeast } from './at-least.ts';
import { isSubstance, onlySubstance } from './is-substance.ts';

const flammable = { handClassification: { hazards: ['Flam. Liq. 2 H225'], source: 'supplier' } };
const harmless = { handClassification: { notHazardous: true, source: 'supplier' } };

const row = (id: string, proportion: string, more: object) => ({ id, name: `Part ${id}`, proportion, ...more });

const productOf = (...ingredients: readonly object[]) =>
  assess(
    parseDraft(
      draftSchema.parse({
        description: { country: 'DE', language: 'en' },
        ingredients,
        properties: {
          state: 'Liquid',
          flashPoint: { value: '12', unit: '°C' },
          boilingPoint: { value: '176', unit: '°F' },
        },
      }),
    ),
    { substances: new Map(), asOf: '2026-11-21' },
  );

describe('the product of a draft', () => {
  const product = productOf(row('1', '60', flammable), row('2', '40', harmless));

  it('is classified by the measures as entered, in the unit of the sheet', () => {
    expect(product.measures.boilingPoint).toEqual({ min: 80, max: 80 });
    expect(product.classification.hazards).toEqual([{ code: 'Flam. Liq. 2', hCode: 'H225' }]);
    expect(product.label.signalWord).toBe('Danger');
  });

  it('has an outcome for land, sea and air', () => {
    const { land, sea, air } = product.transport;
    for (const outcome of [land, sea, air]) {
      expect(outcome).toMatchObject({ status: 'regulated', proposal: { entry: { un: '1993', packingGroup: 'II' } } });
    }
  });

  it('knows law and form of its country, and its day', () => {
    expect([product.country, product.profile.market, product.rules.id, product.asOf]).toEqual([
      'DE',
      'eu',
      'eu',
      '2026-11-21',
    ]);
  });

  it.each([
    [60, ['1']],
    [60.000001, []],
    [40, ['1', '2']],
  ])('holds at least %d %%: %j', (limit, ids) => {
    expect(atLeast(product, percent(limit)).map(({ row: { id } }) => id)).toEqual(ids);
  });
});

describe('a product of one ingredient', () => {
  it.each([
    ['80', true],
    ['79.999999', false],
  ])('of %s %% is a substance: %s', (share, isOne) => {
    const product = productOf(row('1', share, flammable));
    expect(isSubstance(product)).toBe(isOne);
    expect(onlySubstance(product)).toBeUndefined();
  });

  it('is none beside another', () => {
    expect(isSubstance(productOf(row('1', '90', flammable), row('2', '10', harmless)))).toBe(false);
  });
});
