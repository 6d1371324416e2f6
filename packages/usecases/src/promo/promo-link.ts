import { type PromoLinkContent, promoLinkSchema } from '@gosds/contract/accounts/promo-links';
import { Problem } from '@gosds/contract/problem';
import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (content: string, key: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');

function read(text: string): PromoLinkContent | undefined {
  try {
    return promoLinkSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** The content, and the signature behind a tilde. */
export function signPromoLink(content: PromoLinkContent, key: string): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}~${signatureOf(text, key)}`;
}

/** What the service itself has signed and what is not over. */
export function openPromoLink(link: string, key: string, now: Date): PromoLinkContent {
  const [text = '', signature = '', ...rest] = link.split('~');
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(text, key));
  const content = read(text);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right) || !content) {
    throw new Problem('link-invalid');
  }
  if (content.expires <= now.getTime()) throw new Problem('link-expired');
  return content;
}
