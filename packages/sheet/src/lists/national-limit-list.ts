/** A country's own list of exposure limits, in addition to the limits of the European Union that bind it. */
export type NationalLimits = {
  /** The name of the list on the sheet. */
  readonly list: string;
  readonly law: string;
  readonly authority: string;
  /** The name of the list in sheets of its own language, if that language has another script. */
  readonly named?: { readonly language: string; readonly list: string };
  /** The state of the data; absent if the data do not contain the list. */
  readonly held?: HeldList;
  /** First and last day of the name, if the law changes it. */
  readonly validFrom?: string;
  readonly validUntil?: string;
};

/**
 * `edition`: the edition in the data, where a later one may exist. `isOld`: a later edition is known to exist.
 * `isPartial`: a missing entry does not mean that there is no limit. A partial list without an edition comes from
 * several editions, named in its sources.
 */
type HeldList = { readonly edition?: string; readonly isPartial?: true; readonly isOld?: true };
