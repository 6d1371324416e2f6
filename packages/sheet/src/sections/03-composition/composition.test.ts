import { describe, expect, it } from 'vitest';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { picked } from '@gosds/testkit/products/supplier';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { sentencesOf } from '../../model/written.ts';

describe('section 3', () => {
  it('does not deny limits and estimates of what nobody classified', () => {
    const ingredients = [
      { id: 'own', name: 'Own amine adduct', proportion: '30' },
      picked('acid', 2013, ['Citric acid', '70']),
    ];
    const draft = aDraft({ description: { country: 'DE', language: 'en' }, ingredients });
    const sentences = sentencesOf(sheetOf(draft).document.sections);
    const limitsOf = (row: string) => sentences.find(({ id }) => id === `composition.${row}.limits`);
    expect(limitsOf('own')).toMatchObject({ text: 'Not Available', origin: { kind: 'missing' } });
    expect(limitsOf('acid')?.text).toBe('None');
  });
});
