export type TokenPurpose = 'confirm-email' | 'reset-password';

export type NewOneTimeToken = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date;
};

type TokenKey = { readonly tokenHash: string; readonly purpose: TokenPurpose };

export type OneTimeTokenStore = {
  /** Voids the user's earlier tokens of the purpose. */
  issue(token: NewOneTimeToken, now: Date): Promise<void>;
  /** Whose token it is, while it can be used. */
  ownerOf(token: TokenKey, now: Date): Promise<string | undefined>;
  /** Only one of many calls at once gets the user's id. Expired, used and void tokens give undefined. */
  use(token: TokenKey, now: Date): Promise<string | undefined>;
};
