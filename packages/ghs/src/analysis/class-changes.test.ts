import { describe, expect, it } from 'vitest';
import type { ClassOutcome } from '../classification.ts';
import { hazard } from '../hazard.ts';
import { classChanges } from './class-changes.ts';

const skin = (...notations: readonly string[]): ClassOutcome => ({
  hazardClass: 'Skin corrosion/irritation',
  status: notations.length > 0 ? 'classified' : 'not-classified',
  hazards: notations.map(hazard),
  reasons: [],
  missing: [],
});

describe('classes that a change of the mixture moves', () => {
  it.each([
    ['Skin Irrit. 2 H315', 'Skin Corr. 1 H314', 'more severe'],
    ['Skin Corr. 1 H314', 'Skin Irrit. 2 H315', 'milder'],
    ['Skin Corr. 1A H314', 'Skin Corr. 1B H314', undefined],
  ])('from %s to %s: %s', (before, after, expected) => {
    expect(classChanges([skin(before)], [skin(after)])[0]?.direction).toBe(expected);
  });

  it('enter a class, leave it, or stay out of it', () => {
    expect(classChanges([skin()], [skin('Skin Irrit. 2 H315')])[0]?.direction).toBe('more severe');
    expect(classChanges([skin('Skin Irrit. 2 H315')], [skin()])[0]?.direction).toBe('milder');
    expect(classChanges([skin()], [skin()])).toEqual([]);
  });

  it('leave out a class that the classification before did not have', () => {
    expect(classChanges([], [skin('Skin Irrit. 2 H315')])).toEqual([]);
  });
});
