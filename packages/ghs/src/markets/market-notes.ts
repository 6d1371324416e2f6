import { marketNotes } from '../generated/market-notes.ts';
import { ownValue } from '../own-value.ts';
import type { MarketNotes } from './jurisdiction-data.ts';

/** From where the law of a jurisdiction is known, and what is not; undefined for an id that has no folder. */
export const marketNotesOf = (id: string): MarketNotes | undefined => ownValue(marketNotes, id);

/** Ids of every folder of `data/jurisdictions`. */
export const jurisdictionFolders: readonly string[] = Object.keys(marketNotes);
