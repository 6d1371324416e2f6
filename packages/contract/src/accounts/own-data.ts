import { z } from 'zod';
import type { Call } from '../call.ts';
import { anyPasswordSchema } from './account-fields.ts';

const exportSchema = z.object({
  askedAt: z.iso.datetime(),
  /** Null while the data are collected. */
  ready: z.object({ bytes: z.int(), expiresAt: z.iso.datetime() }).nullable(),
});

export type OwnExport = z.infer<typeof exportSchema>;

const answer = { 200: z.object({ export: exportSchema.nullable() }) };

export const getExport = {
  method: 'GET',
  path: '/api/account/export',
  summary: "The caller's last export of the own data, while it is collected or can be downloaded; else null.",
  response: answer,
} as const satisfies Call;

export const askExport = {
  method: 'POST',
  path: '/api/account/export',
  summary:
    'Collects all data of the caller into one file, and sends a mail when it is ready. One that is being collected continues. 429 too-many-requests.',
  response: answer,
} as const satisfies Call;

export const exportFile = {
  method: 'GET',
  path: '/api/account/export/file',
  summary: "The caller's export as a ZIP file. 404 not-found before it is ready and after it has expired.",
  produces: 'application/zip',
} as const satisfies Call;

/** Reasons that prevent the deletion of an account. */
export const deletionObstacles = ['staff', 'order', 'team'] as const;

export const deletionFactsSchema = z.object({
  obstacle: z.enum(deletionObstacles).nullable(),
  /** How many invoices and credit notes are kept, for how many years, and the citation of the law. */
  kept: z.object({ documents: z.int(), years: z.int(), law: z.string() }),
  sheets: z.int(),
  /** Number of emergency-response services that are paid beyond today. */
  services: z.int(),
});

export type DeletionFacts = z.infer<typeof deletionFactsSchema>;

export const deletionFacts = {
  method: 'GET',
  path: '/api/account/deletion',
  summary: "What deleting the caller's account would end, what stays by law, and what stands against it.",
  response: { 200: deletionFactsSchema },
} as const satisfies Call;

export const deleteAccount = {
  method: 'POST',
  path: '/api/account/deletion',
  summary:
    "Deletes the caller's account: ends renewals, removes all personal data but invoices, closes all sessions. 403 password-wrong, 409 account-is-staff, 409 account-in-use, 409 last-owner.",
  body: z.strictObject({ password: anyPasswordSchema }),
  response: { 200: z.object({ deleted: z.literal(true) }) },
} as const satisfies Call;
