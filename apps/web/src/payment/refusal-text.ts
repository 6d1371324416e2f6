import { ownValue } from '@gosds/ghs/own-value';
import { words } from '../words/words.ts';

/** Why a card was refused, by the provider's code in the language of the screens; the provider's own words for a code that has none. */
export const refusalText = (code: unknown, message: string): string =>
  (typeof code === 'string' ? ownValue<string>(words().checkout.refusal, code) : undefined) ?? message;
