import { describe, expect, it } from 'vitest';
import { inEnglish } from '@gosds/phrases/say-message';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { percent } from '@gosds/ghs/concentration';

const all = { lower: percent(100), upper: percent(100) };

function outcomeOf(hazards: readonly Hazard[], mixture: Partial<Mixture>, unjudged: TransportInput['unjudged'] = []) {
  const whole: Mixture = {
    physicalState: 'liquid',
    ingredients: [{ id: '1', name: 'Matter', concentration: all, hazards }],
    properties: {
      flashPointC: { min: 20, max: 20 },
      initialBoilingPointC: { min: 90, max: 90 },
      ph: { min: 7, max: 7 },
    },
    ...mixture,
  };
  const classification = classifyMixture(whole, marketById('eu'));
  const outcome = classifyForTransport({ mixture: whole, classification, unjudged });
  if (outcome.status === 'incomplete') return outcome.missing.map(inEnglish);
  return outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status;
}

const solid = { physicalState: 'solid', properties: {} } as const;
const bySkin = [{ hazardClass: 'Acute toxicity, dermal', name: 'Matter' }] as const;
const onSkin = [{ hazardClass: 'Skin corrosion/irritation', name: 'Matter' }] as const;
const byBreath = [{ hazardClass: 'Acute toxicity, inhalation', name: 'Matter' }] as const;

describe('a class in which nobody judged the substance', () => {
  it.each([
    [bySkin, 'Matter: Acute toxicity, dermal'],
    [onSkin, 'Matter: Skin corrosion/irritation'],
  ])('is not denied', (unjudged, text) => {
    expect(outcomeOf([], solid)).toBe('not-regulated');
    expect(outcomeOf([], solid, unjudged)).toEqual([text]);
  });

  it('takes no entry from goods of another class, nor from those of class 9', () => {
    expect(outcomeOf([{ code: 'Flam. Liq. 2', hCode: 'H225' }], {}, [...bySkin, ...onSkin])).toBe('1993');
    expect(outcomeOf([{ code: 'Aquatic Chronic 2', hCode: 'H411' }], solid, bySkin)).toBe('3077');
  });

  it('is asked no more where a test of the product answers', () => {
    const test = { hazardClass: 'Acute toxicity, dermal', method: 'OECD 402', source: 'Report 1' };
    expect(outcomeOf([], { ...solid, testData: [test] }, bySkin)).toBe('not-regulated');
  });

  it.each(['liquefied', 'unpressurised'] as const)('leaves the division of a gas open, %s', (packedGas) => {
    const gas = { physicalState: 'gas', properties: { packedGas, inhalationForm: 'gas' } } as const;
    expect(outcomeOf([], gas, onSkin)).not.toContain('Matter: Skin corrosion/irritation');
    expect(outcomeOf([], gas, byBreath)).toContain('Matter: Acute toxicity, inhalation');
  });
});
