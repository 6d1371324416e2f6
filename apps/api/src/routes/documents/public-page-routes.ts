import { createHash } from 'node:crypto';
import { publicPage, publishPublicPage, withdrawPublicPage } from '@gosds/contract/documents/public-page';
import { withLanguages } from '@gosds/print/data/page-languages';
import { refusalHtml } from '@gosds/print/data/refusal-html';
import { sheetPolicy } from '@gosds/print/data/sheet-style';
import { policy } from '@gosds/usecases/policy';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../http/problem-handler.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** A telephone that has opened the page can also show it without a network. Only its links to languages change. */
const cacheControl = () => `private, max-age=${policy.publicPageCacheDays * 24 * 3_600}`;

/** Shows a refusal as a page to a browser. Other clients, and faults of ours, get a problem body. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status } = problemOf(error).toBody();
  const isRead = request.headers.accept?.includes('text/html') === true;
  if (!isRead || status >= 500) throw error;
  void reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `${sheetPolicy}; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .serializer((html: unknown) => String(html))
    .send(refusalHtml(status === 429 ? 429 : 404));
}

export const publicPageRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(
    publicPage,
    async (request, reply) => {
      const { key } = request.params;
      const { html, languages } = await documents.openPublicPage(key);
      const page = withLanguages(new TextDecoder().decode(html), languages, key);
      const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
      void reply.headers({
        etag,
        'cache-control': cacheControl(),
        'content-security-policy': `${sheetPolicy}; frame-ancestors 'none'`,
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(Buffer.from(page));
    },
    {
      access: 'public',
      errorHandler: (error, request, reply) => {
        refuse(error, request, reply);
      },
    },
  ),

  route(publishPublicPage, async (request) => {
    await documents.publishPublicPage({ ...request.params, userId: userOf(request).id });
    return { published: true as const };
  }),

  route(withdrawPublicPage, async (request) => {
    await documents.withdrawPublicPage({ ...request.params, userId: userOf(request).id });
    return { withdrawn: true as const };
  }),
];
