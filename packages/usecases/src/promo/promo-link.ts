import { type PhoneLinkContent, phoneLinkSchema } from '@gosds/contract/accounts/phone-links';
import { type PromoLinkContent, promoLinkSchema } from '@gosds/contract/accounts/promo-links';
import { Problem } from '@gosds/contract/problem';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

const signatureOf = (content: string, key: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');

function read<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** The content, a tilde and the signature. */
export function signPromoLink(content: PromoLinkContent | PhoneLinkContent, key: string): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}~${signatureOf(text, key)}`;
}

/** Reads a link that the service signed. Throws Problem `link-invalid` or `link-expired`. */
export const openPromoLink = (link: string, key: string, now: Date): PromoLinkContent =>
  openSigned(link, { schema: promoLinkSchema, key }, now);

/** As `openPromoLink`, for a link that confirms a telephone number. */
export const openPhoneLink = (link: string, key: string, now: Date): PhoneLinkContent =>
  openSigned(link, { schema: phoneLinkSchema, key }, now);

type Schema<T> = { readonly schema: z.ZodType<T>; readonly key: string };

function openSigned<T extends { readonly expires: number }>(link: string, { schema, key }: Schema<T>, now: Date): T {
  const [text = '', signature = '', ...rest] = link.split('~');
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(text, key));
  const content = read(schema, text);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right) || !content) {
    throw new Problem('link-invalid');
  }
  if (content.expires <= now.getTime()) throw new Problem('link-expired');
  return content;
}
