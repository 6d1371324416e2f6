import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import type { FastifyRequest } from 'fastify';

/** The language of the caller's screens, from `Accept-Language`; English if we do not support that language. */
export function askedLanguage({ headers }: FastifyRequest): (typeof interfaceTags)[number] {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/, 1);
  return interfaceTags.find((tag) => tag === first.trim().toLowerCase()) ?? 'en';
}
