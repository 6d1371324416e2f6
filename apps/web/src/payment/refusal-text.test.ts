import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { afterEach, expect, it } from 'vitest';
import { speakEnglish } from '../testing/in-english.ts';
import { speak } from '../words/words.ts';
import { refusalText } from './refusal-text.ts';

afterEach(speakEnglish);

it('says why a card was refused in the language of the screens', async () => {
  const german = interfaceLanguages.find(({ tag }) => tag === 'de');
  if (!german) throw new RangeError('de');
  const [first, rest, findings] = await Promise.all([german.loadFirst(), german.loadRest(), german.loadReview()]);
  speak(german, { first, later: { ...rest, findings } });
  expect(refusalText('insufficient_funds', 'Your card has insufficient funds.')).toBe(
    'Ihre Karte ist nicht ausreichend gedeckt.',
  );
});

it.each([
  ['insufficient_funds', 'Your card has insufficient funds.'],
  ['a_code_without_words', 'The provider says why.'],
  [undefined, 'The provider says why.'],
])('says %s in English as the provider does', (code, message) => {
  expect(refusalText(code, message)).toBe(message);
});
