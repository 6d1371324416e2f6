import { ownValue } from '@gosds/ghs/own-value';
import type { Writing } from '../writing.ts';

/** A source's title in the sheet's language, else its own title; the id if the source is not known. */
export const sourceTitle = (
  { language, edition: { sources } }: Pick<Writing, 'language' | 'edition'>,
  id: string,
): string => ownValue(language.sourceTitles, id) ?? sources.get(id)?.title ?? id;
