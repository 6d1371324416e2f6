import type { SetPrices } from '@gosds/contract/staff/set-prices';

/** Prices that staff set, from a moment on. */
export type DatedPrices = {
  readonly id: string;
  readonly validFrom: Date;
  readonly prices: SetPrices;
  readonly madeAt: Date;
  /** E-mail address of the staff member who set the prices; the id if the account is deleted. */
  readonly madeBy: string;
  readonly isWithdrawn: boolean;
};

export type PriceStore = {
  /** The prices in force at the moment; undefined if staff had set none by then. */
  at(moment: Date): Promise<DatedPrices | undefined>;
  /** The latest `validFrom` first. `version` counts every change. */
  list(page: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly entries: readonly DatedPrices[]; readonly count: number; readonly version: number }>;
  /** Returns the version and locks the prices until the transaction ends. */
  lock(): Promise<number>;
  /** Returns false if other prices begin at the same moment. */
  add(entry: Pick<DatedPrices, 'validFrom' | 'prices'> & { readonly staffId: string }, now: Date): Promise<boolean>;
  /** Finds prices that are not withdrawn. */
  find(id: string): Promise<DatedPrices | undefined>;
  /** Call this only for prices that have not begun. */
  withdraw(id: string, now: Date): Promise<void>;
};
