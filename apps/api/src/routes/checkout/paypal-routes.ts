import { erChoiceOf } from '@gosds/contract/checkout/er-choice';
import {
  cancelPayPalOrder,
  createErPayPal,
  createPayPalOrder,
  getPayPalBilingPlan,
  payPalOrderDetails,
} from '@gosds/contract/checkout/pay-with-paypal';
import { askedLanguage } from '../../http/asked-language.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const payPalRoutes = (checkout: UseCases['checkout']): readonly Route[] => [
  route(createPayPalOrder, async (request) => {
    const { orderId, goEr, promocode: promoCode, shownAmount: shownMinor } = request.body;
    const userId = userOf(request).id;
    await checkout.noteLanguage(userId, askedLanguage(request));
    return checkout.payWithPayPal({ orderId, userId, goEr: erChoiceOf(goEr), promoCode, shownMinor });
  }),

  route(getPayPalBilingPlan, async (request) => {
    const { orderId } = request.body;
    return { id: await checkout.payPalPlanOf({ orderId, userId: userOf(request).id }) };
  }),

  route(createErPayPal, async (request) => {
    const { orderId, id: planId, promocode: promoCode, shownAmount: shownMinor } = request.body;
    const userId = userOf(request).id;
    await checkout.noteLanguage(userId, askedLanguage(request));
    return checkout.subscribeWithPayPal({ orderId, userId, planId, promoCode, shownMinor });
  }),

  route(payPalOrderDetails, async (request) =>
    checkout.confirmPayPalOrder({ payPalOrderId: request.body.payPalOrderId, userId: userOf(request).id }),
  ),

  route(cancelPayPalOrder, async (request) => {
    const { orderId } = request.body;
    await checkout.cancelPayPalOrder({ orderId, userId: userOf(request).id });
    return { orderId };
  }),
];
