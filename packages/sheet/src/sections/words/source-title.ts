import { ownValue } from '@gosds/ghs/own-value';
import type { SheetContext } from '../../sheet-context.ts';

/** A source's title in the sheet's language where it has one there, else its own; the id where nothing is known of it. */
export const sourceTitle = ({ language, sources }: Pick<SheetContext, 'language' | 'sources'>, id: string): string =>
  ownValue(language.sourceTitles, id) ?? sources.get(id)?.title ?? id;
