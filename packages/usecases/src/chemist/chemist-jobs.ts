import { z } from 'zod';
import type { JobKind } from '../job-queue.ts';

const data = z.object({ orderId: z.uuid() });

/** Mails the buyer that the order waits for a chemist. */
export const mailChemistOrderKind: JobKind<{ orderId: string }> = { name: 'mail-chemist-order', data };

/** Mails the chemist's question to the buyer. */
export const mailQuestionKind: JobKind<{ orderId: string; version: number }> = {
  name: 'mail-chemist-question',
  data: data.extend({ version: z.int() }),
};

/** Mails the buyer the sheet that the chemist signed. */
export const mailSignedSheetKind: JobKind<{ orderId: string }> = { name: 'mail-signed-sheet', data };
