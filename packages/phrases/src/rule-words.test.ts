import { cite, joined } from '@gosds/ghs/message';
import { expect, it } from 'vitest';
import { findingInEnglish } from './finding-in-english.ts';

const rule = (name: string, values: object) => ({ key: `rules.${name}`, values: { ...values } });

it.each([
  [
    joined('semicolon', [rule('from', { category: 'Carc. 2', share: 0.1 }), cite('CLP Annex I, Table 3.6.2')]),
    'Carc. 2 from 0.1 %; CLP Annex I, Table 3.6.2',
  ],
  [
    rule('notAdopted', { codes: ['Aquatic Chronic 1'], law: cite('29 CFR 1910.1200') }),
    'Aquatic Chronic 1 not adopted, 29 CFR 1910.1200',
  ],
  [rule('lowers', { slot: cite('8.2') }), 'a specific limit may lower the generic limit, but does not lift it, 8.2'],
  [
    rule('ofWithout', {
      limit: rule('from', { category: 'Skin Corr. 1B', share: 5 }),
      terms: 'Skin Corr. 1B',
      barred: ['Skin Corr. 1A'],
    }),
    'Skin Corr. 1B from 5 % of Skin Corr. 1B, without Skin Corr. 1A',
  ],
])('a rule that parts two markets is said in words: %#', (message, text) => {
  expect(findingInEnglish(message)).toBe(text);
});
