import { ownValue } from '@gosds/ghs/own-value';
import { logoMaxSize } from '@gosds/sheet/draft/logo-limit';
import { firstWords } from './words.ts';

/** The message of a failure in the language of the screens; undefined if the code has none. */
export function problemText(code: string): string | undefined {
  const { title, logoInvalid } = firstWords().problems;
  return code === 'logo-invalid' ? logoInvalid(logoMaxSize) : ownValue<string>(title, code);
}
