import { type PromoLinkContent, promoLinkSchema } from '@gosds/contract/accounts/promo-links';

/** What the link says, which only the service can believe; undefined where it says nothing. */
export function readPromoLink(link: string): PromoLinkContent | undefined {
  try {
    const [content = ''] = link.split('~');
    const signs = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return promoLinkSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
