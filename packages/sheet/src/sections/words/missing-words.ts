import type { MessageValue } from '@gosds/ghs/message';
import type { Writing } from '../writing.ts';
import { engineText } from './engine-text.ts';

/** The data that a class lacks, without repeats. */
export const missingWords = (writing: Writing, missing: readonly MessageValue[]): string =>
  [...new Set(missing.map((each) => engineText(writing, each)))].join(writing.phrases.shared.comma);
