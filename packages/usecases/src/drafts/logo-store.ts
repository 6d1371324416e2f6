export type Logo = {
  readonly id: string;
  readonly userId: string;
  /** Of the PNG in the blob store. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
};

/** Every call names the owner. A deleted logo's bytes stay with the sheets that were printed with it. */
export type LogoStore = {
  add(logo: Omit<Logo, 'id'>, now: Date): Promise<Logo>;
  find(key: { readonly id: string; readonly userId: string }): Promise<Logo | undefined>;
  remove(key: { readonly id: string; readonly userId: string }): Promise<void>;
};
