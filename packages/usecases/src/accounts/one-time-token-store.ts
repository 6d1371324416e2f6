export type TokenPurpose = 'confirm-email' | 'reset-password';

export type NewOneTimeToken = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date;
};

export type OneTimeTokenStore = {
  /** Voids the user's earlier tokens of the purpose. */
  issue(token: NewOneTimeToken, now: Date): Promise<void>;
  /** Only one of many calls at once gets the user's id. Expired, used and void tokens give undefined. */
  use(token: { readonly tokenHash: string; readonly purpose: TokenPurpose }, now: Date): Promise<string | undefined>;
};
