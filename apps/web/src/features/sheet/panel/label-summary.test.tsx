import { makeSheet } from '@gosds/sheet/make-sheet';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { LabelSummary } from './label-summary.tsx';

const share = 'Hazards to the aquatic environment are unknown for 0.5 % of the product.';

describe('the transport in the panel', () => {
  it.each([
    ['1304-56-9', 1],
    ['57-50-1', 0],
  ])('says of how much the hazards to water are unknown: with %s %s time', (cas, times) => {
    const shares = [
      [cas, '0.5'],
      ['56-81-5', '99.5'],
    ] as const;
    const draft = aProduct({ shares, properties: { state: 'Solid', ph: '7' } });
    renderInSheet(<LabelSummary made={makeSheet(factsOf(draft))} goods={draft.dangerousGoods} />);
    expect(screen.queryAllByText('Not regulated as dangerous goods')).toHaveLength(1);
    expect(screen.queryAllByText(share)).toHaveLength(times);
  });
});

describe('the signal word in the panel', () => {
  it.each([
    ['is open while the hazards of an ingredient are unknown', { materialId: null, casNumber: '' }, 'Not decided yet'],
    ['is none once every class is decided', {}, 'No signal word'],
  ])('%s', (_name, changed, said) => {
    const sugar = aProduct({ shares: { '57-50-1': 100 }, properties: { state: 'Solid', ph: '7' } });
    const draft = { ...sugar, ingredients: sugar.ingredients.map((row) => ({ ...row, ...changed })) };
    renderInSheet(<LabelSummary made={makeSheet(factsOf(draft))} goods={draft.dangerousGoods} />);
    expect(screen.queryAllByText(said)).toHaveLength(1);
    expect(screen.queryAllByText(/^No signal word$|^Not decided yet$/)).toHaveLength(1);
  });
});
