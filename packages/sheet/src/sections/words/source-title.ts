import { ownValue } from '@gosds/ghs/own-value';
import type { Writing } from '../writing.ts';

/** A source's title in the sheet's language where it has one there, else its own; the id where nothing is known of it. */
export const sourceTitle = (
  { language, edition: { sources } }: Pick<Writing, 'language' | 'edition'>,
  id: string,
): string => ownValue(language.sourceTitles, id) ?? sources.get(id)?.title ?? id;
