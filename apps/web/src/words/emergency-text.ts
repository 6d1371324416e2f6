import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { nameOfLanguage } from './place-names.ts';
import { useWords } from './words.ts';

/** The number to call, when it is answered and in which languages, as one sentence. */
export function useEmergencyText(): (response: EmergencyResponse) => string {
  const { account, formats } = useWords();
  return ({ number, languages }) =>
    languages.length === 0
      ? account.number(number)
      : account.numberIn({ number, languages: formats.list(languages.map((tag) => nameOfLanguage(tag))) });
}
