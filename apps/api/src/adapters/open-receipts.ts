import { createReceiptPool, type ReceiptPool } from '@gosds/print/receipt/receipt-pool';
import type { MoneyPrinter } from '@gosds/usecases/money/money-document';

/** An invoice takes about 100 ms; up to a hundred times that in a new process on a busy machine. */
const timeoutMs = 30_000;

/** One process for invoices, started for the first invoice. */
export function openReceipts() {
  let pool: ReceiptPool | undefined;
  const printer: MoneyPrinter = {
    print(document, language) {
      pool ??= createReceiptPool({ size: 1, niceness: 5, timeoutMs, maxWaiting: 200 });
      return pool.print(document, language);
    },
  };
  return { printer, close: async () => pool?.close() };
}
