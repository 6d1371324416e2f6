import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { SellerFile } from './money-document.ts';

type Deps = {
  readonly work: Pick<UnitOfWork, 'stores'>;
  readonly clock: Clock;
  readonly invoicesKept: Pick<SellerFile['invoicesKept'], 'years'>;
};

/**
 * Removes invoices and credit notes of deleted accounts after their retention period, which starts at the end of a
 * document's calendar year. Call this from time to time; several processes may call it at once.
 */
export const removePapers =
  ({ work, clock, invoicesKept }: Deps) =>
  (): Promise<void> =>
    work.stores.moneyDocuments.removeOfDeleted(clock().getUTCFullYear() - invoicesKept.years - 1);
