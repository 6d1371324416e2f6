import { labelRegimeIds } from './generated/label-regime-ids.ts';

/** Laws on labels and statements that set the wording of sheets. Every jurisdiction follows one of them. */
export { labelRegimeIds };

export type LabelRegimeId = (typeof labelRegimeIds)[number];

/** A folder of `data/jurisdictions/` with rules or with a sheet of its own. A country has its code, such as `DE`. */
export type { JurisdictionId } from './generated/jurisdiction-ids.ts';
