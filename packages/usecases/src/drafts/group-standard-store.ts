/** A group standard that an account added. */
export type CustomGroupStandard = {
  readonly id: string;
  readonly userId: string;
  readonly approvalCode: string;
  readonly name: string;
};

/**
 * Every call names the user. Another user's standard is visible only if the user's team shares it, and changeable only
 * if the user's role allows it.
 */
export type GroupStandardStore = {
  /** Standards of the user and the team, in the order they were added. */
  list(userId: string): Promise<readonly CustomGroupStandard[]>;
  /** Adds a standard. It is shared with the same team as the sheet it is added for. */
  add(standard: Omit<CustomGroupStandard, 'id'> & { readonly draftId: string }): Promise<CustomGroupStandard>;
  /** Undefined if there is no such standard. */
  change(standard: CustomGroupStandard): Promise<CustomGroupStandard | undefined>;
  /** Returns false if there is no such standard. */
  remove(key: { readonly id: string; readonly userId: string }): Promise<boolean>;
};
