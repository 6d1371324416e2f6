import { lawChangesFor } from '@gosds/sheet/law-ahead/law-calendar';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';

/** True of a change that touches one of the sheets; of every change where there is no sheet yet. */
export const touchesSheets = (change: LawChange, sheets: readonly { readonly country: string }[]): boolean =>
  sheets.length === 0 || sheets.some(({ country }) => country !== '' && lawChangesFor(country).includes(change));
