import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { SellerFile } from './money-document.ts';

type Deps = {
  readonly work: Pick<UnitOfWork, 'stores'>;
  readonly clock: Clock;
  readonly invoicesKept: Pick<SellerFile['invoicesKept'], 'years'>;
};

/**
 * Removes invoices and credit notes of deleted accounts whose years are over. The years begin when the calendar year of a document has
 * ended. Any number of processes may call it; call it from time to time.
 */
export const removePapers =
  ({ work, clock, invoicesKept }: Deps) =>
  (): Promise<void> =>
    work.stores.moneyDocuments.removeOfDeleted(clock().getUTCFullYear() - invoicesKept.years - 1);
