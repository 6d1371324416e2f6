import type { SetPrices } from '@gosds/contract/staff/set-prices';

/** Prices that staff set from a moment on. */
export type DatedPrices = {
  readonly id: string;
  readonly validFrom: Date;
  readonly prices: SetPrices;
  readonly madeAt: Date;
  /** The e-mail of who set them; the id where the account is gone. */
  readonly madeBy: string;
  readonly isWithdrawn: boolean;
};

export type PriceStore = {
  /** In force at the moment; undefined before the first that staff set. */
  at(moment: Date): Promise<DatedPrices | undefined>;
  /** The latest to begin first; `version` counts every change. */
  list(page: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly entries: readonly DatedPrices[]; readonly count: number; readonly version: number }>;
  /** The version, which nobody else changes until the transaction ends. */
  lock(): Promise<number>;
  /** False where others begin at the same moment. */
  add(entry: Pick<DatedPrices, 'validFrom' | 'prices'> & { readonly staffId: string }, now: Date): Promise<boolean>;
  /** Not withdrawn. */
  find(id: string): Promise<DatedPrices | undefined>;
  /** Call it for prices that have not begun. */
  withdraw(id: string, now: Date): Promise<void>;
};
