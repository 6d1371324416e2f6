import { type PhoneLinkContent, phoneLinkSchema } from '@gosds/contract/accounts/phone-links';
import { type PromoLinkContent, promoLinkSchema } from '@gosds/contract/accounts/promo-links';
import type { z } from 'zod';

/**
 * The content of a promo link, unverified: only the service can check the signature. Undefined if it cannot be read.
 */
export const readPromoLink = (link: string): PromoLinkContent | undefined => read(link, promoLinkSchema);

/** Like `readPromoLink`, for the link that confirms a telephone. */
export const readPhoneLink = (link: string): PhoneLinkContent | undefined => read(link, phoneLinkSchema);

function read<T>(link: string, schema: z.ZodType<T>): T | undefined {
  try {
    const [content = ''] = link.split('~');
    const signs = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return schema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
