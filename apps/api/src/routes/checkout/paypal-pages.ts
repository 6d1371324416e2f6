import { Problem } from '@gosds/contract/problem';
import type { PayPalSandbox } from '@gosds/payments/paypal/open-paypal';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { UseCases } from '../../wire.ts';

type Options = { readonly checkout: UseCases['checkout']; readonly sandbox: PayPalSandbox | undefined };

const bodyLimit = 1024 * 1024;
const rawBody = z.instanceof(Buffer).catch(Buffer.alloc(0));
const pageQuery = z.object({ token: z.string().regex(/^(?:I-)?[A-Z0-9]{1,36}$/) });

/** PayPal's events, and in sandbox mode the page where a buyer approves. Bodies are not parsed. */
export const payPalPages: FastifyPluginAsync<Options> = async (app, { checkout, sandbox }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });

  app.route({
    method: 'POST',
    url: '/api/webhooks/paypal',
    bodyLimit,
    config: { access: 'public', csrf: false },
    handler: async (request) => {
      await checkout.takePayPalEvent({ rawBody: rawBody.parse(request.body), headers: request.headers });
      return { received: true };
    },
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/paypal/checkoutnow',
    // The page stands for PayPal's own: whoever has its address decides. It moves no real money.
    config: { access: 'public', csrf: false },
    handler: async (request, reply) => {
      const query = pageQuery.safeParse(request.query);
      if (!sandbox || !query.success) throw new Problem('not-found');
      const answer = await fetch(`${sandbox.origin}/checkoutnow?token=${query.data.token}`, {
        method: request.method,
        ...(request.method === 'POST' && { body: rawBody.parse(request.body).toString() }),
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status >= 400) throw new Problem('not-found');
      const location = answer.headers.get('location');
      if (location !== null) return reply.redirect(location, 303);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await answer.text());
    },
  });
};
