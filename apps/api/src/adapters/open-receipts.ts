import { createReceiptPool, type ReceiptPool } from '@gosds/print/receipt/receipt-pool';
import type { MoneyPrinter } from '@gosds/usecases/money/money-document';

/** An invoice takes some 100 ms; in a process that has just begun, on a busy machine, a hundred times that. */
const timeoutMs = 30_000;

/** One process for invoices, which begins with the first of them. */
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
