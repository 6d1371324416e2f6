import { ownValue } from '@gosds/ghs/own-value';
import { logoMaxSize } from '@gosds/sheet/draft/logo-limit';
import { firstWords } from './words.ts';

/** What a failure of the service is called in the language of the screens; undefined for a code that has no words. */
export function problemText(code: string): string | undefined {
  const { title, logoInvalid } = firstWords().problems;
  return code === 'logo-invalid' ? logoInvalid(logoMaxSize) : ownValue<string>(title, code);
}
