import { ownValue } from '@gosds/ghs/own-value';
import { words } from '../words/words.ts';

/** Why a card was refused, in the language of the screens; for unknown codes the provider's own message. */
export const refusalText = (code: unknown, message: string): string =>
  (typeof code === 'string' ? ownValue<string>(words().checkout.refusal, code) : undefined) ?? message;
