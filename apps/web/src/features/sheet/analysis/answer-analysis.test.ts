import { testDay } from '@gosds/ghs/testing/market-by-id';
import { percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { expect, it } from 'vitest';
import { answerAnalysis } from './answer-analysis.ts';

const irritant = (share: number): Mixture => ({
  physicalState: 'liquid',
  properties: {},
  ingredients: [
    {
      id: '1',
      name: 'Irritant',
      concentration: { lower: percent(share), upper: percent(share) },
      hazards: [hazard('Skin Irrit. 2 H315')],
    },
  ],
});

it('gives the next limit of each ingredient', () => {
  const answer = answerAnalysis({ kind: 'what-if', mixture: irritant(9), market: 'eu', asOf: testDay });
  expect(answer).toMatchObject({
    kind: 'what-if',
    ingredients: [{ ingredientId: '1', moreSevereFrom: { share: percent(10), percentPoints: 1 } }],
  });
});

it('sets markets side by side, the first one first', () => {
  const answer = answerAnalysis({ kind: 'markets', mixture: irritant(20), markets: ['us', 'eu'], asOf: testDay });
  expect(answer).toMatchObject({
    kind: 'markets',
    comparison: { classifications: [{ market: 'us' }, { market: 'eu' }] },
  });
});

it('answers what is not a mixture yet', () => {
  const { ingredients, ...rest } = irritant(60);
  const twice = [...ingredients, { ...ingredients[0]!, id: '2', name: 'Other' }];
  expect(
    answerAnalysis({ kind: 'what-if', mixture: { ...rest, ingredients: twice }, market: 'eu', asOf: testDay }),
  ).toEqual({
    kind: 'no-mixture',
  });
});
