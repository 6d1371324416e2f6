import type { MessageValue } from '@gosds/ghs/message';
import { sayFinding } from '@gosds/phrases/say-finding';
import { useCallback } from 'react';
import { type Spoken, spoken, useSpoken } from './words.ts';

/** Says a finding. One that names a reason of the engines waits for their words, which the panel loads. */
const inWordsOf = (value: MessageValue, { language, first, all, law }: Spoken): string =>
  sayFinding(value, {
    tag: language.tag === 'qps' ? 'en' : language.tag,
    words: { ...all?.findings, entry: first.entry },
    number: first.formats.number,
    sayPhrase: law?.say ?? (() => ''),
  });

/** Returns a function that says a finding in the language of the screens. */
export function useSayFinding(): (value: MessageValue) => string {
  const state = useSpoken();
  return useCallback((value) => inWordsOf(value, state), [state]);
}

/** Like `useSayFinding`, outside components. */
export const sayFindingNow = (value: MessageValue): string => inWordsOf(value, spoken());
