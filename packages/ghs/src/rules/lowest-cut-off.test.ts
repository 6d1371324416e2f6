import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { marketById } from '../testing/market-by-id.ts';
import { couldReach, lowestCutOff } from './lowest-cut-off.ts';

const eu = marketById('eu');

describe('the concentration from which an ingredient may bring a mixture into a class, CLP', () => {
  it.each([
    ['Acute toxicity, dermal', 1],
    ['Skin corrosion/irritation', 1],
    ['Skin sensitisation', 0.1],
    ['Carcinogenicity', 0.1],
    ['Specific target organ toxicity, repeated exposure', 1],
    ['Aspiration hazard', 1],
    ['Hazardous to the aquatic environment, acute', 0.1],
  ] as const)('%s: %d %%', (hazardClass, share) => {
    expect(lowestCutOff(eu, hazardClass)).toBe(percent(share));
  });

  it('is the lower of two where gases have their own', () => {
    expect(lowestCutOff(eu, 'Respiratory sensitisation')).toBe(percent(0.1));
  });

  it('is none for a physical class', () => {
    expect(lowestCutOff(eu, 'Flammable liquids')).toBeUndefined();
  });
});

describe('ingredients of unknown category', () => {
  it.each([
    // Skin Corr. 1 counts ten times: 1 % of it makes an irritant.
    { hazardClass: 'Skin corrosion/irritation', unknown: [1], counted: 0, could: true },
    { hazardClass: 'Skin corrosion/irritation', unknown: [0.9999999], counted: 0, could: false },
    { hazardClass: 'Aspiration hazard', unknown: [9.9999999], counted: 0, could: false },
    { hazardClass: 'Aspiration hazard', unknown: [10], counted: 0, could: true },
    { hazardClass: 'Aspiration hazard', unknown: [5], counted: 5, could: true },
    { hazardClass: 'Aspiration hazard', unknown: [5, 4.9], counted: 0, could: false },
    { hazardClass: 'Carcinogenicity', unknown: [0.0999999, 0.05], counted: 0, could: false },
    { hazardClass: 'Carcinogenicity', unknown: [0.1], counted: 0, could: true },
    { hazardClass: 'Hazardous to the aquatic environment, acute', unknown: [0.1], counted: 0, could: true },
    { hazardClass: 'Aspiration hazard', unknown: [], counted: 9, could: false },
  ] as const)('$unknown % beside $counted % in $hazardClass: $could', ({ hazardClass, unknown, counted, could }) => {
    expect(couldReach(eu, hazardClass, { unknown: unknown.map(percent), counted: percent(counted) })).toBe(could);
  });
});
