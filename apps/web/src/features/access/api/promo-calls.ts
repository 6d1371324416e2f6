import { askPromoLink, confirmationLink } from '@gosds/contract/accounts/promo-links';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { invoke } from '../../../api/invoke.ts';
import { openSession } from '../../../api/session.ts';
import { problemText } from '../../../words/problem-text.ts';
import { readPromoLink } from '../lib/read-promo-link.ts';
import type { Module } from '../lib/chosen-module.ts';

const anonymous = { needsSession: false };

type Offer = { readonly email: string; readonly type: Module; readonly phone?: string | undefined };

export const sendPromoLink = ({ email, type, phone }: Offer) =>
  invoke(askPromoLink, {
    body: { email, promocodeType: type, ...(phone === undefined ? {} : { phone }) },
    ...anonymous,
  });

export const spendPromoLink = ({ email, type }: Offer, link: string) =>
  invoke(confirmationLink, { body: { email, promocodeType: type, link }, ...anonymous });

/** The service's message about a link, in the language of the screens. */
export const promoMessage = (error: unknown): string =>
  (error instanceof ApiProblem ? problemText(error.code) : undefined) ?? messageOf(error);

/** Signs in with the link. Returns the module of its offer. */
export async function confirmPromo(link: string): Promise<Module> {
  const content = readPromoLink(link);
  if (!content) throw new ApiProblem(400, { code: 'link-invalid' });
  const { email, type } = content;
  const { csrfToken, googleUserId } = await spendPromoLink({ email, type }, link);
  openSession({ email, token: csrfToken, googleUserId }, { isRemembered: false });
  return type;
}
