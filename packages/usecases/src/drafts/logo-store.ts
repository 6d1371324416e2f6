export type Logo = {
  readonly id: string;
  readonly userId: string;
  /** Hash of the PNG in the blob store. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
};

/** Every call names the owner. Bytes of a deleted logo stay with the sheets printed with it. */
export type LogoStore = {
  add(logo: Omit<Logo, 'id'>, now: Date): Promise<Logo>;
  find(key: { readonly id: string; readonly userId: string }): Promise<Logo | undefined>;
  remove(key: { readonly id: string; readonly userId: string }): Promise<void>;
};
