import { emptyDraft } from '@gosds/sheet/draft/draft';
import { expect, it } from 'vitest';
import { isSameSds } from './same-sds.ts';

const paid = emptyDraft();
const described = (patch: Partial<typeof paid.description>) => ({
  ...paid,
  description: { ...paid.description, ...patch },
});

it.each([
  ['the language', described({ language: 'de' }), true],
  ['the logo', described({ logo: { fileId: 'a', width: 100 } }), true],
  ['an answer to the review', { ...paid, acceptedFindings: { 'a.b': 'Because.' } }, true],
  ['the country', described({ country: 'AT' }), false],
  ['the name', described({ productName: 'Other' }), false],
  ['a property', { ...paid, properties: { ...paid.properties, ph: '7' } }, false],
  ['a precautionary statement', { ...paid, precautionChoices: { P102: 'left-out' as const } }, false],
])('a change of %s leaves the same sheet: %s', (_what, changed, isSame) => {
  expect(isSameSds(paid, changed)).toBe(isSame);
});
