import { labelRegimeIds } from './generated/label-regime-ids.ts';

/** Laws of label and statement, by which sheets are worded; every jurisdiction follows one of them. */
export { labelRegimeIds };

export type LabelRegimeId = (typeof labelRegimeIds)[number];

/** A folder of `data/jurisdictions/` with rules or with a sheet of its own; a country has its code, such as `DE`. */
export type { JurisdictionId } from './generated/jurisdiction-ids.ts';
