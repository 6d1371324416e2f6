import type { MessageValue } from '@gosds/ghs/message';
import { firstWords } from './generated/interface/en/first.ts';
import { reviewWords } from './generated/interface/en/review.ts';
import { type FindingSpeaker, sayFinding } from './say-finding.ts';
import { inEnglish } from './say-message.ts';

const english: FindingSpeaker = {
  tag: 'en',
  words: { ...reviewWords, entry: firstWords.entry },
  number: firstWords.formats.number,
  sayPhrase: inEnglish,
};

/** A finding in English, for output that is stored, printed or read by programs. */
export const findingInEnglish = (value: MessageValue): string => sayFinding(value, english);
