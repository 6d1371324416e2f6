import { z } from 'zod';
import type { JobKind } from '../job-queue.ts';

const data = z.object({ orderId: z.uuid() });

/** Tells the buyer that the order waits for its chemist. */
export const mailChemistOrderKind: JobKind<{ orderId: string }> = { name: 'mail-chemist-order', data };

/** Asks the buyer what the chemist wants to know. */
export const mailQuestionKind: JobKind<{ orderId: string; version: number }> = {
  name: 'mail-chemist-question',
  data: data.extend({ version: z.int() }),
};

/** Sends the buyer the sheet that the chemist has signed. */
export const mailSignedSheetKind: JobKind<{ orderId: string }> = { name: 'mail-signed-sheet', data };
