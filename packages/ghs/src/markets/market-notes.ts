import { marketNotes } from '../generated/market-notes.ts';
import { ownValue } from '../own-value.ts';
import type { MarketNotes } from './jurisdiction-data.ts';

/** The sources of a jurisdiction's law, and what is unknown. Undefined for an id without a folder. */
export const marketNotesOf = (id: string): MarketNotes | undefined => ownValue(marketNotes, id);

/** Ids of every folder of `data/jurisdictions`. */
export const jurisdictionFolders: readonly string[] = Object.keys(marketNotes);
