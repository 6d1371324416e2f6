import type { MessageValue } from '@gosds/ghs/message';
import type { SheetContext } from '../../sheet-context.ts';
import { engineText } from './engine-text.ts';

/** What a class waits for, each once. */
export const missingWords = (c: SheetContext, missing: readonly MessageValue[]): string =>
  [...new Set(missing.map((each) => engineText(c, each)))].join(c.phrases.shared.comma);
