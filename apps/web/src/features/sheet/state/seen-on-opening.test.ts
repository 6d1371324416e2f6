import { emptyDraft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { seenOnOpening } from './seen-on-opening.ts';

describe('what an earlier visit has shown', () => {
  it('is nothing of a new sheet', () => {
    expect(seenOnOpening(emptyDraft(), new Set())).toEqual({ visited: new Set(), asked: new Set() });
  });

  it('is the steps that hold something, and the findings of those that were completed', () => {
    const draft = emptyDraft();
    const properties = { ...draft.properties, waterSolubility: 'Miscible' };
    const description = { ...draft.description, productName: 'Thinner' };
    const seen = seenOnOpening({ ...draft, description, properties }, new Set(['properties']));
    expect(seen.visited).toEqual(new Set(['description', 'properties']));
    expect(seen.asked).toEqual(new Set(['properties.state']));
  });

  it('is nothing of what a new sheet brings, and nothing of the facts that the front page asked for', () => {
    const draft = emptyDraft();
    const description = { ...draft.description, country: 'DE', language: 'de', companyName: 'Paints Ltd' };
    const properties = { ...draft.properties, state: 'Liquid', flashPoint: { value: '27', unit: '°C' } };
    expect(seenOnOpening({ ...draft, description, properties }, new Set()).visited).toEqual(new Set());
  });
});
