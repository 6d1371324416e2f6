/** Orders that a program has identified by its own idempotency key. */
export type OrderKeyStore = {
  /**
   * Takes a key for a request, given as a hash. For the same request again, returns its order, or null while it is
   * unknown. Undefined if the key was taken for another request.
   */
  take(
    key: { readonly userId: string; readonly key: string; readonly askedHash: string },
    now: Date,
  ): Promise<{ readonly orderId: string | null } | undefined>;
  keep(key: { readonly userId: string; readonly key: string }, orderId: string): Promise<void>;
};
