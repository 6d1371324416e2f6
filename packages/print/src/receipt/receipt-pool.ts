import type { MoneyPrinter } from '@gosds/usecases/money/money-document';
import { createProcessPool, type PoolSettings } from '../process-pool.ts';
import type { ReceiptJob } from './receipt-job.ts';

export type ReceiptPool = MoneyPrinter & {
  /** Ends the processes and rejects running jobs. */
  close(): Promise<void>;
};

const receiptWorker = new URL('../../dist/receipt/receipt-worker.js', import.meta.url);

/** Prints invoices in worker processes. */
export function createReceiptPool(settings: Omit<PoolSettings, 'script'>): ReceiptPool {
  const pool = createProcessPool<ReceiptJob>({ ...settings, script: receiptWorker });
  return {
    async print(document, language) {
      const printed = await pool.run({ document, language }, { owner: document.orderId });
      if (!(printed instanceof Uint8Array)) throw new TypeError('The worker answered with something else than a PDF.');
      return printed;
    },
    close: () => pool.close(),
  };
}
