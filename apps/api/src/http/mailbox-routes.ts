import { Problem } from '@gosds/contract/problem';
import type { Mailbox } from '@gosds/messages/mailbox';
import { mailboxListPage, mailboxStyle, mailPage } from '@gosds/messages/mailbox-page';
import { hashOf, hasHash } from '@gosds/usecases/accounts/secret-token';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const mailParams = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const attachmentParams = mailParams.extend({ index: z.coerce.number().int().min(0).max(50) });

/** Shows the mail's HTML without running scripts or fetching anything. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

type Options = {
  mailbox: Mailbox;
  /** Required if set, with any user name. */
  password: string | undefined;
};

/** Compares in constant time. */
function isRight(authorization: string | undefined, password: string): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return hasHash(given, hashOf(password));
}

/** Pages of the built-in mailbox. Registered only if the mailbox is in use. */
export const mailboxRoutes: FastifyPluginAsyncZod<Options> = async (app, { mailbox, password }) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (password === undefined || isRight(request.headers.authorization, password)) return;
    void reply.header('www-authenticate', 'Basic realm="mailbox", charset="UTF-8"');
    throw new Problem('not-signed-in');
  });

  app.get('/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxListPage(await mailbox.list(100))),
  );

  app.get('/mailbox/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle),
  );

  app.get('/mailbox/:id', { schema: { hide: true, params: mailParams } }, async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    if (!mail) throw new Problem('not-found');
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });

  app.get('/mailbox/:id/html', { schema: { hide: true, params: mailParams } }, async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    if (!mail) throw new Problem('not-found');
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .send(mail.html);
  });

  const attachmentRoute = { schema: { hide: true, params: attachmentParams } };
  app.get('/mailbox/:id/attachments/:index', attachmentRoute, async (request, reply) => {
    const attachment = await mailbox.findAttachment(request.params.id, request.params.index);
    if (!attachment) throw new Problem('not-found');
    const encoded = encodeURIComponent(attachment.fileName);
    return reply
      .type(attachment.mediaType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
      .send(Buffer.from(attachment.content));
  });
};
