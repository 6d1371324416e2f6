import { type PhoneLinkContent, phoneLinkSchema } from '@gosds/contract/accounts/phone-links';
import { type PromoLinkContent, promoLinkSchema } from '@gosds/contract/accounts/promo-links';
import type { z } from 'zod';

/** What the link says, which only the service can believe; undefined where it says nothing. */
export const readPromoLink = (link: string): PromoLinkContent | undefined => read(link, promoLinkSchema);

/** As `readPromoLink`, of a link to the confirmation of a telephone. */
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
