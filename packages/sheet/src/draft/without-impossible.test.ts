import { testDay } from '@gosds/ghs/testing/market-by-id';
import { describe, expect, it } from 'vitest';
import { parseDraft } from './entered.ts';
import { mixtureOf } from '../product/mixture-of.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { withoutImpossible } from './without-impossible.ts';

const withProperties = (properties: Partial<Draft['properties']>): Draft => {
  const draft = emptyDraft();
  return { ...draft, properties: { ...draft.properties, state: 'Liquid', ...properties } };
};

describe('a draft without what no product can have', () => {
  it.each([
    ['14.9', { min: 14.9, max: 14.9 }],
    ['15', undefined],
    ['-0.9', { min: -0.9, max: -0.9 }],
    ['-1', undefined],
  ])('counts a pH of %s as %o', (ph, counted) => {
    const left = withoutImpossible(withProperties({ ph })).draft;
    expect(mixtureOf(parseDraft(left), new Map(), testDay).properties.ph).toEqual(counted);
  });

  it('says what was left out, in whichever unit', () => {
    const draft = withProperties({
      ph: '99',
      phSolution: { percentage: '10', value: '20' },
      flashPoint: { value: '-1', unit: 'K' },
      boilingPoint: { value: '-1', unit: '°C' },
    });
    const { leftOut, draft: counted } = withoutImpossible(draft);
    expect(leftOut).toEqual(['properties.ph', 'properties.phSolution.value', 'properties.flashPoint.value']);
    expect(counted.properties).toEqual({
      ...draft.properties,
      ph: '',
      phSolution: { percentage: '10', value: '' },
      flashPoint: { value: '', unit: 'K' },
    });
    expect(draft.properties.ph).toBe('99');
  });

  it('is the draft itself where nothing is impossible', () => {
    const draft = withProperties({ ph: '7', volatiles: { value: '100', unit: '%' } });
    expect(withoutImpossible(draft)).toEqual({ draft, leftOut: [] });
    expect(withoutImpossible(draft).draft).toBe(draft);
  });
});
