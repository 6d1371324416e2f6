import { z } from 'zod';
import type { Call } from '../call.ts';

/** Mails that a user can switch off. All others belong to an order or keep the account safe. */
export const mailChoicesSchema = z.strictObject({
  /** A login from a browser or system that the account did not use lately. */
  newDevice: z.boolean(),
  /** A newer edition of a list, or a new law, that affects a sheet. */
  watch: z.boolean(),
});

export type MailChoices = z.infer<typeof mailChoicesSchema>;

export const getMailChoices = {
  method: 'GET',
  path: '/api/account/mails',
  summary: 'Which of the mails that are not needed the caller wants.',
  response: { 200: mailChoicesSchema },
} as const satisfies Call;

export const saveMailChoices = {
  method: 'PUT',
  path: '/api/account/mails',
  summary: 'Sets which of the mails that are not needed the caller wants.',
  body: mailChoicesSchema,
  response: { 200: mailChoicesSchema },
} as const satisfies Call;
