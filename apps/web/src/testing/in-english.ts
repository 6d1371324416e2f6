import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { firstWords } from '@gosds/phrases/generated/interface/en/first';
import { restWords } from '@gosds/phrases/generated/interface/en/rest';
import { reviewWords } from '@gosds/phrases/generated/interface/en/review';
import { language as phrases } from '@gosds/phrases/generated/en/language';
import { inEnglish } from '@gosds/phrases/say-message';
import { speak } from '../words/words.ts';

/** Sets the language of the screens to English, which the tests expect. */
export function speakEnglish(): void {
  const english = interfaceLanguages.find(({ tag }) => tag === 'en');
  if (!english) throw new Error('The screens have no English.');
  const later = { ...restWords, findings: reviewWords };
  speak(english, { first: firstWords, later, law: { phrases, say: inEnglish } });
}

speakEnglish();
