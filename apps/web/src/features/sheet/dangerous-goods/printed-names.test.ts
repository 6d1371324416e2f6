import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { goodsOf } from './goods-choice.ts';
import { printedNames } from './printed-names.ts';

function proposedFor(draft: Draft) {
  const made = makeSheet(factsOf(draft));
  const { land } = made.product.transport;
  if (land.status !== 'regulated') throw new Error(land.status);
  return { made, goods: { ...draft.dangerousGoods, ...goodsOf(land.proposal) } };
}

const { description } = brakeCleaner.draft;
const mixtureIn = (language: string) =>
  proposedFor({ ...brakeCleaner.draft, description: { ...description, country: 'DE', language } });

const acetoneIn = (language: string) =>
  proposedFor(aProduct({ shares: { '67-64-1': 100 }, description: { language }, properties: { state: 'Liquid' } }));

describe('the printed shipping name', () => {
  it('is worded in the language of each mode', () => {
    const { made, goods } = mixtureIn('de');
    expect(goods.shippingName).toBe('FLAMMABLE LIQUID, TOXIC, N.O.S.');
    const [land, beyond, ...more] = printedNames(goods, made);
    expect(land?.text).toContain('ENTZÜNDBARER FLÜSSIGER STOFF, GIFTIG, N.A.G. (Toluol, Methanol)');
    expect(land?.modes).toEqual(['ADR/RID (Straße, Schiene)']);
    expect(beyond?.text).toContain('FLAMMABLE LIQUID, TOXIC, N.O.S. (contains Toluene and Methanol)');
    expect(beyond?.modes).toEqual(['IMDG (See)', 'ICAO-TI/IATA-DGR (Luft)']);
    expect(more).toEqual([]);
  });

  it('names no modes where all print the same', () => {
    const { made, goods } = mixtureIn('en');
    expect(printedNames(goods, made)).toEqual([{ text: expect.stringContaining('N.O.S. (contains '), modes: [] }]);
  });

  it('is translated without technical names, too', () => {
    const { made, goods } = acetoneIn('de');
    expect(printedNames(goods, made).map(({ text }) => text)).toEqual(['ACETON', 'ACETONE']);
  });

  it('is not repeated where the field says it all', () => {
    const { made, goods } = acetoneIn('en');
    expect(printedNames(goods, made)).toEqual([]);
    expect(printedNames({ ...goods, shippingName: '' }, null)).toEqual([]);
  });

  it('is as typed where it is not the proposal, or the sheet is not made yet', () => {
    const { made, goods } = mixtureIn('de');
    const typed = { ...goods, shippingName: 'FLAMMABLE LIQUID, N.O.S.', nosIngredients: ['Toluene'] };
    const asTyped = [{ text: 'FLAMMABLE LIQUID, N.O.S. (contains Toluene)', modes: [] }];
    expect(printedNames(typed, made)).toEqual(asTyped);
    expect(printedNames(typed, null)).toEqual(asTyped);
  });
});
