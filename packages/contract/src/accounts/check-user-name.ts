import { z } from 'zod';
import type { Call } from '../call.ts';
import { staffFlagsSchema } from '../staff/staff-rights.ts';
import { languageChoicesSchema } from './language-choices.ts';

/** A bought emergency-response service, in the fields of the specification. */
const erEntrySchema = z.object({
  name: z.string(),
  CWNumber: z.string(),
  endDate: z.iso.datetime(),
  /** Null for a single payment. */
  subscriptionId: z.string().nullable(),
  typePaid: z.enum(['stripe', 'paypal']),
  /** Billed again each year. */
  isRenewed: z.boolean(),
});

/** The signed-in user, in the fields of the specification. */
export const userSchema = z.object({
  email: z.string(),
  name: z.string(),
  company: z.string(),
  module: z.enum(['GoSDS', 'GoGAL']),
  ...staffFlagsSchema.shape,
  /** The languages chosen for the account. */
  languageChoices: languageChoicesSchema,
  goErSubscriptions: z.array(erEntrySchema),
  goErSingle: z.array(erEntrySchema),
});

export type User = z.infer<typeof userSchema>;

export const checkUserName = {
  method: 'GET',
  path: '/api/users/checkUserName',
  summary: 'The signed-in user.',
  response: { 200: z.object({ user: userSchema }) },
} as const satisfies Call;
