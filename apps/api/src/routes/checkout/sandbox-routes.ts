import { Problem } from '@gosds/contract/problem';
import type { Sandbox } from '@gosds/payments/open-payments';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

const fileParams = z.object({ file: z.string().max(60) });
const callParams = z.object({ '*': z.string().regex(/^v1\/[\w/]{1,200}$/) });
const bodyLimit = 20_000;

/**
 * The browser code of the card sandbox: its files, and its calls, which go to the sandbox server. Nothing is logged.
 */
export const sandboxRoutes: FastifyPluginAsync<{ sandbox: Sandbox | undefined }> = async (app, { sandbox }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });

  app.route({
    method: 'GET',
    url: '/sandbox/:file',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const asset = sandbox?.assets.get(fileParams.safeParse(request.params).data?.file ?? '');
      if (!asset) throw new Problem('not-found');
      return reply.type(asset.type).header('cache-control', 'no-cache').send(asset.body);
    },
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/stripe/*',
    bodyLimit,
    // The sandbox's own key replaces the CSRF token. The sandbox moves no real money.
    config: { csrf: false },
    handler: async (request, reply) => {
      const path = callParams.safeParse(request.params).data?.['*'];
      if (!sandbox || path === undefined) throw new Problem('not-found');
      const answer = await handOn(request, `${sandbox.apiOrigin}/${path}`);
      return reply
        .code(answer.status)
        .type('application/json')
        .header('cache-control', 'no-store')
        .send(await answer.text());
    },
  });
};

function handOn(request: FastifyRequest, address: string): Promise<Response> {
  const url = new URL(address);
  url.search = new URL(request.url, url).search;
  const { authorization = '' } = request.headers;
  return fetch(url, {
    method: request.method,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    ...(typeof request.body === 'string' && { body: request.body }),
    signal: AbortSignal.timeout(10_000),
  });
}
