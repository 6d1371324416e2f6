export type TokenPurpose = 'confirm-email' | 'reset-password';

export type NewOneTimeToken = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date;
};

type TokenKey = { readonly tokenHash: string; readonly purpose: TokenPurpose };

export type OneTimeTokenStore = {
  /** Makes the user's earlier tokens of the same purpose invalid. */
  issue(token: NewOneTimeToken, now: Date): Promise<void>;
  /** Makes the user's tokens of this purpose invalid. */
  cancel(tokens: Pick<NewOneTimeToken, 'userId' | 'purpose'>, now: Date): Promise<void>;
  /** The user id of a token that can still be used; else undefined. */
  ownerOf(token: TokenKey, now: Date): Promise<string | undefined>;
  /**
   * Uses the token and returns the user id. Of simultaneous calls only one succeeds. Undefined if the token is expired,
   * used or void.
   */
  use(token: TokenKey, now: Date): Promise<string | undefined>;
};
