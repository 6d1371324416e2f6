import { sentencesOf } from '../../model/written.ts';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { expect, it } from 'vitest';

function descriptorsIn(country: string, language: string): string | undefined {
  const draft = aDraft({ description: { country, language, reachUses: ['SU3', 'PC35', 'AC33'] } });
  const sentences = sentencesOf(sheetOf(draft).document.sections);
  return sentences.find(({ id }) => id === 'uses.descriptors')?.text;
}

it('prints use descriptors with their names in English, and as codes in other languages', () => {
  expect(descriptorsIn('IE', 'en')).toMatch(/^SU3 Industrial uses at industrial sites; PC35 .+; AC33$/);
  expect(descriptorsIn('DE', 'de')).toBe('SU3, PC35, AC33');
  expect(descriptorsIn('US', 'en')).toBeUndefined();
});
