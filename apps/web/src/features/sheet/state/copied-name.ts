import { withoutIsolates } from '../../../words/without-isolates.ts';
import { words } from '../../../words/words.ts';

/** Maximum length of a product name. */
const maxLength = 200;

/** The product name of a copy. Stays blank for a sheet without a name. */
export const copiedName = (name: string): string =>
  name.trim() === '' ? '' : withoutIsolates(words().home.copyOf(name)).trim().slice(0, maxLength);
