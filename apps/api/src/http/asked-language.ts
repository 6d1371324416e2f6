import { invoiceLanguages } from '@gosds/contract/checkout/invoice';
import type { FastifyRequest } from 'fastify';

/** The language of the caller's screens, from `Accept-Language`; English if we do not support that language. */
export function askedLanguage({ headers }: FastifyRequest): (typeof invoiceLanguages)[number] {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/, 1);
  return invoiceLanguages.find((tag) => tag === first.trim().toLowerCase()) ?? 'en';
}
