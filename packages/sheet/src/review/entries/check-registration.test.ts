import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../draft/draft.ts';
import { checkDraft } from './check-draft.ts';

const found = (country: string, registrationNumber: string) =>
  checkDraft(
    draftSchema.parse({
      description: { country },
      ingredients: [{ id: '1', name: 'Ethanol', materialId: 1, proportion: '100', registrationNumber }],
    }),
  )
    .filter(({ path }) => path === 'ingredients.0.registrationNumber')
    .map(({ severity, message }) => [severity, findingInEnglish(message)]);

describe('registration numbers of a draft', () => {
  it.each([
    ['DE', ''],
    ['DE', '01-2119457610-43'],
    ['DE', '01-2119457610-43-xxxx; 01-2119471330-49-0003'],
    ['GB', 'UK-01-1234567890-1-0001'],
    // The number stays in the draft until a sheet prints it.
    ['US', 'no number'],
  ])('are taken in %s: %s', (country, number) => {
    expect(found(country, number)).toEqual([]);
  });

  it.each([
    ['NO', 'exempt', 'problem', /like 01-2119457610-43-XXXX/],
    ['GB', 'exempt', 'problem', /begins with UK-01/],
    ['IE', '05-2119457610-43-0000', 'problem', /pre-registration/],
    ['DE', '01-2119457610-44, exempt', 'problem', /like 01-2119457610-43-XXXX/],
    ['DE', '01-2119457610-44', 'warning', /check number of 01-2119457610-44/],
    ['GB', '01-2119457610-43', 'warning', /of the European Union/],
    ['DE', 'UK-01-1234567890-1-0001', 'warning', /of Great Britain/],
  ])('are told beside the field in %s: %s', (country, number, severity, message) => {
    expect(found(country, number)).toEqual([[severity, expect.stringMatching(message)]]);
  });

  it('are checked in the ingredients of a raw material', () => {
    const part = { id: 'a', name: 'Ethanol', proportion: '100', registrationNumber: 'exempt' };
    const draft = draftSchema.parse({
      description: { country: 'DE' },
      ingredients: [{ id: '1', name: 'Premix', proportion: '100', parts: [part] }],
    });
    expect(checkDraft(draft).map(({ path }) => path)).toContain('ingredients.0.parts.0.registrationNumber');
  });
});
