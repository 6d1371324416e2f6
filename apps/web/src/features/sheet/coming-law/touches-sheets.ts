import { lawChangesFor } from '@gosds/sheet/law-ahead/law-calendar';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';

/** True if a change affects one of the sheets; always true if there are no sheets. */
export const touchesSheets = (change: LawChange, sheets: readonly { readonly country: string }[]): boolean =>
  sheets.length === 0 || sheets.some(({ country }) => country !== '' && lawChangesFor(country).includes(change));
