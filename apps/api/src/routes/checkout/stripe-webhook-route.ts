import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { UseCases } from '../../wire.ts';

const bodyLimit = 1024 * 1024;
const rawBody = z.instanceof(Buffer);

/** The signature covers the bytes of the body, so this route does not parse it. */
export const stripeWebhookRoute: FastifyPluginAsync<{ checkout: UseCases['checkout'] }> = async (app, { checkout }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });

  app.route({
    method: 'POST',
    url: '/api/webhooks/stripe',
    bodyLimit,
    config: { access: 'public', csrf: false },
    handler: async (request) => {
      const signature = request.headers['stripe-signature'];
      await checkout.takePaymentEvent({
        rawBody: rawBody.safeParse(request.body).data ?? Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      });
      return { received: true };
    },
  });
};
