import type { Message } from '@gosds/ghs/message';
import { tellWith } from '@gosds/phrases/finding-message';
import { checkUfi } from './check-ufi.ts';
import { ufiNumbersOf } from './ufi-numbers.ts';

/** What is wrong with the UFI numbers of a text: one message for each that is not valid, with the number and why. */
export const ufiFaults = (text: string): readonly Message[] =>
  ufiNumbersOf(text).flatMap((ufi) => {
    const check = checkUfi(ufi);
    return check.status === 'invalid' ? [tellWith('identification.ufiWhy', { ufi, why: check.fault.message })] : [];
  });
