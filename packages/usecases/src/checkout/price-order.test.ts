import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListSchema } from './price-list.ts';
import { type BuyerTerms, type PriceQuestion, priceOrder } from './price-order.ts';

fc.configureGlobal({ seed: 20_260_501 });

const list = priceListSchema.parse({});
const stranger: BuyerTerms = { discountPercent: 0, discountUpTo: null, isInternal: false };
const ask = (question: Partial<PriceQuestion>) =>
  priceOrder(list, { terms: stranger, languageNumber: 1, goEr: '', promoPercent: 0, today: '2026-11-21', ...question });

const anyQuestion = fc.record({
  terms: fc.record({
    discountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    discountUpTo: fc.constantFrom(null, '2026-11-20', '2026-11-21', '2027-01-01'),
    isInternal: fc.boolean(),
  }),
  languageNumber: fc.integer({ min: 1, max: 47 }),
  promoPercent: fc.constantFrom(0, 50, 100),
  goEr: fc.constantFrom('' as const, 'subscription' as const, 'single' as const),
  today: fc.constant('2026-11-21'),
});

const withoutPromo = (question: PriceQuestion): PriceQuestion => ({ ...question, promoPercent: 0 });

describe('price of a sheet, decisions section 4', () => {
  it.each([
    { case: 'first language', question: {}, totalMinor: 8_500 },
    { case: 'further language, 50 %', question: { languageNumber: 2 }, totalMinor: 4_250 },
    { case: 'tenth language, 50 % of the first', question: { languageNumber: 10 }, totalMinor: 4_250 },
    { case: 'with the yearly add-on', question: { goEr: 'subscription' as const }, totalMinor: 54_000 },
    { case: 'with five years of the add-on', question: { goEr: 'single' as const }, totalMinor: 179_125 },
    { case: 'internal user', question: { terms: { ...stranger, isInternal: true } }, totalMinor: 500 },
  ])('$case: $totalMinor cents', ({ question, totalMinor }) => {
    expect(ask(question).totalMinor).toBe(totalMinor);
  });

  it.each([
    { discountUpTo: '2026-11-22', percent: 20 },
    { discountUpTo: '2026-11-21', percent: 20 },
    { discountUpTo: '2026-11-20', percent: 0 },
    { discountUpTo: null, percent: 20 },
  ])('a discount up to $discountUpTo takes $percent % off on 2026-11-21', ({ discountUpTo, percent }) => {
    const price = ask({ terms: { discountPercent: 20, discountUpTo, isInternal: false } });
    expect(price.discountPercent).toBe(percent);
    expect(price.totalMinor).toBe(8_500 - 85 * percent);
  });

  it('takes the discount off the sheet and not off the add-on', () => {
    const terms = { ...stranger, discountPercent: 100 };
    expect(ask({ terms, goEr: 'single' }).totalMinor).toBe(170_625);
  });

  it('gives an internal user no further discount', () => {
    expect(ask({ terms: { discountPercent: 50, discountUpTo: null, isInternal: true } }).totalMinor).toBe(500);
  });

  it.each([
    { discountPercent: 0, promoPercent: 100, totalMinor: 0 },
    { discountPercent: 0, promoPercent: 50, totalMinor: 4_250 },
    { discountPercent: 20, promoPercent: 50, totalMinor: 3_400 },
    // 25.50 is left, then 24.65. A promo code applies from 25.
    { discountPercent: 70, promoPercent: 100, totalMinor: 0 },
    { discountPercent: 71, promoPercent: 100, totalMinor: 2_465 },
  ])(
    'with a discount of $discountPercent % a promo code of $promoPercent % leaves $totalMinor cents',
    ({ discountPercent, promoPercent, totalMinor }) => {
      expect(ask({ terms: { ...stranger, discountPercent }, promoPercent }).totalMinor).toBe(totalMinor);
    },
  );

  it('waives what is below the smallest charge, so that nothing unpayable is asked', () => {
    const terms = { ...stranger, discountPercent: 99.5 };
    expect(ask({ terms })).toMatchObject({ totalMinor: 0, lines: [{}, { code: 'discount', amountMinor: -8_500 }] });
  });

  it('is whole cents, the sum of its lines, and either nothing or chargeable', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { lines, totalMinor } = priceOrder(list, question);
        expect(Number.isInteger(totalMinor)).toBe(true);
        expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor);
        expect(totalMinor === 0 || totalMinor >= list.smallestChargeMinor).toBe(true);
      }),
    );
  });

  it('never costs more with a larger discount', () => {
    fc.assert(
      // No promo code here: a larger discount can bring the price below the limit from which a promo code applies.
      fc.property(anyQuestion.map(withoutPromo), fc.integer({ min: 0, max: 100 }), (question, more) => {
        const discountPercent = Math.min(100, question.terms.discountPercent + more);
        const dearer = priceOrder(list, question).totalMinor;
        expect(
          priceOrder(list, { ...question, terms: { ...question.terms, discountPercent } }).totalMinor,
        ).toBeLessThanOrEqual(dearer);
      }),
    );
  });

  it('adds the same for the add-on whatever the sheet costs', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const alone = priceOrder({ ...list, smallestChargeMinor: 0 }, { ...question, goEr: '' }).totalMinor;
        expect(priceOrder(list, { ...question, goEr: 'single' }).totalMinor).toBe(alone + list.erSingleMinor);
      }),
    );
  });
});
