import { z } from 'zod';
import { anyPasswordSchema } from '../accounts/account-fields.ts';
import { deletionFactsSchema } from '../accounts/own-data.ts';
import type { Call } from '../call.ts';
import { staffReasonSchema } from './staff-reason.ts';

const params = z.object({ id: z.uuid() });

/** Reasons that prevent staff from deleting an account of a customer. */
export const erasureObstacles = ['staff', 'order'] as const;

const factsSchema = deletionFactsSchema.extend({
  obstacle: z.enum(erasureObstacles).nullable(),
  /** E-mail of the member who becomes the owner of the customer's team; null if the team needs no other owner. */
  heir: z.string().nullable(),
});

export type ErasureFacts = z.infer<typeof factsSchema>;

export const erasureFacts = {
  method: 'GET',
  path: '/api/admin/users/:id/deletion',
  summary:
    "What deleting a customer's account would end, what stays by law, and what stands against it. For administrators. 403 not-allowed, 404 not-found.",
  params,
  response: { 200: factsSchema },
} as const satisfies Call;

export const eraseAccount = {
  method: 'POST',
  path: '/api/admin/users/:id/deletion',
  summary:
    "Deletes the account of a customer who asked for it, as the customer's own deletion does. The log keeps who did it and the reason. Asks for the administrator's own password. For administrators. 403 not-allowed, 403 password-wrong, 404 not-found, 409 account-is-staff, 409 account-in-use.",
  params,
  body: z.strictObject({
    reason: staffReasonSchema,
    /** The administrator's own password. */
    password: anyPasswordSchema,
  }),
  response: { 200: z.object({ deleted: z.literal(true) }) },
} as const satisfies Call;
