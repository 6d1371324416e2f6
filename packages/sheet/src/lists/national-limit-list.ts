/** A country's own list of exposure limits, beside those that bind it from the European Union. */
export type NationalLimits = {
  /** By what the sheet names it. */
  readonly list: string;
  readonly law: string;
  readonly authority: string;
  /** Its name in sheets of the language that it is written in, where that has another script. */
  readonly named?: { readonly language: string; readonly list: string };
  /** Present where the data hold the list. */
  readonly held?: HeldList;
  /** First and last day of the name, where the law changes it. */
  readonly validFrom?: string;
  readonly validUntil?: string;
};

/**
 * The edition where a later one may have come since; old where one is known to have come; partial where no entry does not mean that there is no limit. A partial list
 * without an edition was read in several, which are those of its sources.
 */
type HeldList = { readonly edition?: string; readonly isPartial?: true; readonly isOld?: true };
