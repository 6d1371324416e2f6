import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { nameOfLanguage } from './place-names.ts';
import { unbroken } from './unbroken.ts';
import { useWords } from './words.ts';

/** One sentence with the number to call, its hours and its languages. */
export function useEmergencyText(): (response: EmergencyResponse) => string {
  const { account, formats } = useWords();
  return ({ number, languages }) =>
    languages.length === 0
      ? account.number(unbroken(number))
      : account.numberIn({
          number: unbroken(number),
          languages: formats.list(languages.map((tag) => nameOfLanguage(tag))),
        });
}
