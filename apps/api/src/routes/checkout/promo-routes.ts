import { erChoiceOf } from '@gosds/contract/checkout/er-choice';
import {
  applyPromoCode,
  emailPayment,
  promoCodeAvailable,
  reportDiscount,
  sdsDiscount,
} from '@gosds/contract/checkout/promo-codes';
import { promoCodeQuantity } from '@gosds/contract/checkout/promo-quantity';
import { Problem } from '@gosds/contract/problem';
import { emailKey, type User } from '@gosds/usecases/accounts/user-store';
import { askedLanguage } from '../../http/asked-language.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const reportDiscountOf = ({ reportDiscountPercent, reportDiscountUpTo }: User) => ({
  GoGALDiscount: reportDiscountPercent,
  GoGALDiscountUpTo: reportDiscountUpTo,
});

const discountOf = ({ sdsDiscountPercent, sdsDiscountUpTo }: User) => ({
  GoSDSDiscount: sdsDiscountPercent,
  GoSDSDiscountUpTo: sdsDiscountUpTo,
});

export const promoRoutes = (checkout: UseCases['checkout']): readonly Route[] => [
  route(promoCodeAvailable, async (request) =>
    checkout.checkPromoCode({
      userId: userOf(request).id,
      code: request.query.promocode,
      type: request.query.type,
    }),
  ),

  route(applyPromoCode, async (request) => {
    await checkout.noteLanguage(userOf(request).id, askedLanguage(request));
    const { orderId, goEr: choice, promocode: promoCode, shownAmount: shownMinor } = request.body;
    const userId = userOf(request).id;
    const goEr = erChoiceOf(choice);
    return checkout.payOrder({ orderId, userId, cardToken: undefined, goEr, promoCode, shownMinor });
  }),

  route(promoCodeQuantity, async (request) => checkout.promoQuantities(userOf(request).id)),

  route(sdsDiscount, async (request) => discountOf(userOf(request))),

  route(reportDiscount, async (request) => reportDiscountOf(userOf(request))),

  route(emailPayment, async (request) => {
    const user = userOf(request);
    if (emailKey(request.body.email) !== emailKey(user.email)) throw new Problem('not-found');
    return request.body.type === 'GoGAL' ? reportDiscountOf(user) : discountOf(user);
  }),
];
