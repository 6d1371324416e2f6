import { describe, expect, it } from 'vitest';
import { draftSchema } from '../draft/draft.ts';
import { helpKeyOf } from '../draft/help-key.ts';
import { valueAt } from '../draft/input-path.ts';
import { fieldHelp } from '../generated/field-help.ts';
import { countries } from '../profiles/countries.ts';
import { helpOf } from './field-help.ts';

const asOf = '2026-11-23';

describe('the help at an input', () => {
  it.each([
    ['ingredients.3.proportion', 'ingredients.proportion'],
    ['ingredients.0.parts.2.name', 'ingredients.name'],
    ['properties.flashPoint.value', 'properties.flashPoint'],
    ['properties.phSolution.percentage', 'properties.phSolution'],
    ['dangerousGoods.basis.date', 'dangerousGoods.basis.date'],
    ['properties.ph', 'properties.ph'],
  ])('of %s is that of %s', (path, key) => {
    expect(helpKeyOf(path)).toBe(key);
  });

  it('names the paragraph of the law of the country', () => {
    expect(helpOf('properties.flashPoint.value', { country: 'DE', asOf })?.law).toBe('REACH Annex II, 9.1');
    expect(helpOf('properties.flashPoint.value', { country: 'US', asOf })?.law).toMatch(/1910\.1200.*9/);
    expect(helpOf('description.logo', { country: 'DE', asOf })?.law).toBeUndefined();
    expect(helpOf('properties.unknown', { country: 'DE', asOf })).toBeUndefined();
  });

  it('is of inputs that a draft has, and each law that is named is one of some market', () => {
    const draft = draftSchema.parse({ ingredients: [{ id: '1', registrationNumber: '' }] });
    for (const [key, { content }] of Object.entries(fieldHelp)) {
      const path = key.replace('ingredients.', 'ingredients.0.');
      expect(valueAt(draft, path), path).toBeDefined();
      if (content === undefined) continue;
      const laws = countries.map(({ code }) => helpOf(path, { country: code, asOf })?.law);
      expect(
        laws.some((law) => law !== undefined),
        path,
      ).toBe(true);
    }
  });
});
