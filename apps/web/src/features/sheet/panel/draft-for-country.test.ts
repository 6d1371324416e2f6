import { emptyDraft } from '@gosds/sheet/draft/draft';
import { expect, it } from 'vitest';
import { draftForCountry } from './draft-for-country.ts';

it('keeps all that is typed, and asks again what the law of the first country decided', () => {
  const empty = emptyDraft();
  const draft = {
    ...empty,
    description: { ...empty.description, productName: 'Thinner', country: 'DE', language: 'en' },
    dangerousGoods: { ...empty.dangerousGoods, unNumber: '1263', confirmed: true },
    acceptedFindings: { 'a.b': 'It was asked for in Germany.' },
  };
  expect(draftForCountry(draft, 'US')).toEqual({
    ...draft,
    description: { ...draft.description, country: 'US' },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: false },
    acceptedFindings: {},
  });
});

it('takes English where the language is not offered', () => {
  const empty = emptyDraft();
  const draft = { ...empty, description: { ...empty.description, language: 'xx' } };
  expect(draftForCountry(draft, 'JP').description.language).toBe('en');
});

it('takes the two languages that the law of Canada wants, and leaves them behind elsewhere', () => {
  const empty = emptyDraft();
  const draft = { ...empty, description: { ...empty.description, language: 'fr' } };
  const canadian = draftForCountry(draft, 'CA');
  expect(canadian.description.language).toBe('en+fr');
  expect(draftForCountry(canadian, 'US').description.language).toBe('en');
});
