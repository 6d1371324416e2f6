import { publicPage, withdrawPublicPage } from '@gosds/contract/documents/public-page';
import { sheetPolicy } from '@gosds/print/data/sheet-style';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** The telephone that has opened it keeps it for a week, with or without a network; a sheet never changes. */
const cacheControl = 'private, max-age=604800';

export const publicPageRoutes: FastifyPluginAsyncZod<{ documents: UseCases['documents'] }> = async (
  app,
  { documents },
) => {
  app.route({
    method: publicPage.method,
    url: publicPage.path,
    config: { access: 'public' },
    schema: routeSchema(publicPage, 'documents'),
    handler: async (request, reply) => {
      const { tag, html } = await documents.openPublicPage(request.params.key);
      const etag = `"${tag}"`;
      void reply.headers({
        etag,
        'cache-control': cacheControl,
        'content-security-policy': `${sheetPolicy}; frame-ancestors 'none'`,
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(Buffer.from(html));
    },
  });

  app.route({
    method: withdrawPublicPage.method,
    url: withdrawPublicPage.path,
    schema: routeSchema(withdrawPublicPage, 'documents'),
    handler: async (request) => {
      await documents.withdrawPublicPage({ ...request.params, userId: userOf(request).id });
      return { withdrawn: true as const };
    },
  });
};
