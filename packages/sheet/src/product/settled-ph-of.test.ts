import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const classes = (shares: Readonly<Record<string, number>>, properties: object) =>
  printedSentences({ shares, properties }).text('toxicology.Skin corrosion/irritation');

describe('the pH of acids and bases that Annex VI settles', () => {
  it.each([
    ['5329-14-6', 95, { state: 'Solid', ph: '1.2' }, 'H315'],
    ['7647-01-0', 24.9, { state: 'Liquid', ph: '0' }, 'H315'],
    ['7647-01-0', 25, { state: 'Liquid', ph: '0' }, 'H314'],
    ['1310-73-2', 1.9, { state: 'Liquid', ph: '13.5' }, 'H315'],
    ['1310-73-2', 2, { state: 'Liquid', ph: '13.5' }, 'H314'],
    ['7681-38-1', 95, { state: 'Solid', ph: '1' }, 'criteria are not met'],
    ['7664-38-2', 24.9, { state: 'Liquid', ph: '1' }, 'H315'],
    ['7681-38-1', 95, { state: 'Solid', ph: '12' }, 'criteria are not met'],
    ['1305-62-0', 95, { state: 'Solid', ph: '12.6' }, 'H315'],
    ['65997-15-1', 18, { state: 'Solid', ph: '12.5' }, 'H315'],
    ['65997-15-1', 18, { state: 'Solid', ph: '1' }, 'H314'],
    ['497-19-8', 18, { state: 'Solid', ph: '12.5' }, 'criteria are not met'],
    ['7646-85-7', 50, { state: 'Liquid', ph: '1' }, 'H314'],
  ])('%s at %s %% is by its entry', (cas, share, properties, code) => {
    expect(classes({ [cas]: share, '7732-18-5': 100 - share }, properties)).toContain(code);
  });
});
