/** A group standard of an account's own. */
export type CustomGroupStandard = {
  readonly id: string;
  readonly userId: string;
  readonly approvalCode: string;
  readonly name: string;
};

/** Every call names the user; one of another user is not found. */
export type GroupStandardStore = {
  /** In the order in which they were added. */
  list(userId: string): Promise<readonly CustomGroupStandard[]>;
  add(standard: Omit<CustomGroupStandard, 'id'>): Promise<CustomGroupStandard>;
  /** Undefined where there is none. */
  change(standard: CustomGroupStandard): Promise<CustomGroupStandard | undefined>;
  /** False where there is none. */
  remove(key: { readonly id: string; readonly userId: string }): Promise<boolean>;
};
