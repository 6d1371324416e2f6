import { confirmPayment } from '@gosds/contract/checkout/confirm-payment';
import { erChoiceOf } from '@gosds/contract/checkout/er-choice';
import { payWithStripe } from '@gosds/contract/checkout/pay-with-stripe';
import { type PaymentConfig, paymentConfig } from '@gosds/contract/checkout/payment-config';
import { prices } from '@gosds/contract/checkout/prices';
import { setInfoSds } from '@gosds/contract/checkout/set-info-sds';
import { askedLanguage } from '../../http/asked-language.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const checkoutRoutes = (checkout: UseCases['checkout'], config: PaymentConfig): readonly Route[] => [
  route(prices, async (request) => {
    const { orderId, languageNumber, goEr, promocode: promoCode } = request.body;
    const question = { userId: userOf(request).id, orderId, languageNumber, goEr: erChoiceOf(goEr), promoCode };
    return checkout.getPrices(question);
  }),

  route(paymentConfig, async () => config),

  route(payWithStripe, async (request) => {
    const { orderId, tokenId: cardToken, goEr, promocode: promoCode, shownAmount: shownMinor } = request.body;
    const userId = userOf(request).id;
    await checkout.noteLanguage(userId, askedLanguage(request));
    return checkout.payOrder({ orderId, userId, cardToken, goEr: erChoiceOf(goEr), promoCode, shownMinor });
  }),

  route(confirmPayment, async (request) =>
    checkout.confirmOrderPayment({ orderId: request.body.orderId, userId: userOf(request).id }),
  ),

  route(setInfoSds, async (request) => {
    const { orderId, info } = request.body;
    await checkout.noteOrderInfo({ orderId, userId: userOf(request).id }, info);
    return { orderId };
  }),
];
