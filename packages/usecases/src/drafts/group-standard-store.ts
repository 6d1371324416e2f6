/** A group standard of an account's own. */
export type CustomGroupStandard = {
  readonly id: string;
  readonly userId: string;
  readonly approvalCode: string;
  readonly name: string;
};

/**
 * Every call names the user; one of others is not found, but for those that the own team shares, which are changed only by a role that
 * may.
 */
export type GroupStandardStore = {
  /** Those of the user, and of the team; in the order in which they were added. */
  list(userId: string): Promise<readonly CustomGroupStandard[]>;
  /** It is shared as the sheet that it is added for. */
  add(standard: Omit<CustomGroupStandard, 'id'> & { readonly draftId: string }): Promise<CustomGroupStandard>;
  /** Undefined where there is none. */
  change(standard: CustomGroupStandard): Promise<CustomGroupStandard | undefined>;
  /** False where there is none. */
  remove(key: { readonly id: string; readonly userId: string }): Promise<boolean>;
};
