import { confirmPayment } from '@gosds/contract/checkout/confirm-payment';
import { erChoiceOf } from '@gosds/contract/checkout/er-choice';
import { payWithStripe } from '@gosds/contract/checkout/pay-with-stripe';
import { type PaymentConfig, paymentConfig } from '@gosds/contract/checkout/payment-config';
import { prices } from '@gosds/contract/checkout/prices';
import { setInfoSds } from '@gosds/contract/checkout/set-info-sds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

type Options = { checkout: UseCases['checkout']; config: PaymentConfig };

export const checkoutRoutes: FastifyPluginAsyncZod<Options> = async (app, { checkout, config }) => {
  app.route({
    method: prices.method,
    url: prices.path,
    schema: routeSchema(prices, 'checkout'),
    handler: async (request) => {
      const { orderId, languageNumber, goEr } = request.body;
      const question = { userId: userOf(request).id, orderId, languageNumber, goEr: erChoiceOf(goEr) };
      return checkout.getPrices(question);
    },
  });

  app.route({
    method: paymentConfig.method,
    url: paymentConfig.path,
    schema: routeSchema(paymentConfig, 'checkout'),
    handler: async () => config,
  });

  app.route({
    method: payWithStripe.method,
    url: payWithStripe.path,
    schema: routeSchema(payWithStripe, 'checkout'),
    handler: async (request) => {
      const { orderId, tokenId: cardToken, goEr } = request.body;
      return checkout.payOrder({ orderId, userId: userOf(request).id, cardToken, goEr: erChoiceOf(goEr) });
    },
  });

  app.route({
    method: confirmPayment.method,
    url: confirmPayment.path,
    schema: routeSchema(confirmPayment, 'checkout'),
    handler: async (request) =>
      checkout.confirmOrderPayment({ orderId: request.body.orderId, userId: userOf(request).id }),
  });

  app.route({
    method: setInfoSds.method,
    url: setInfoSds.path,
    schema: routeSchema(setInfoSds, 'checkout'),
    handler: async (request) => {
      const { orderId, info } = request.body;
      await checkout.noteOrderInfo({ orderId, userId: userOf(request).id }, info);
      return { orderId };
    },
  });
};
