/** Which order a program has named by a key of its own. */
export type OrderKeyStore = {
  /**
   * Takes a key for what is ordered, as a hash. The same key for the same gives the order where it is known, null while it is not;
   * undefined where the key was taken for something else.
   */
  take(
    key: { readonly userId: string; readonly key: string; readonly askedHash: string },
    now: Date,
  ): Promise<{ readonly orderId: string | null } | undefined>;
  keep(key: { readonly userId: string; readonly key: string }, orderId: string): Promise<void>;
};
