import multipart from '@fastify/multipart';
import { deleteLogo, getLogo, uploadLogo } from '@gosds/contract/drafts/logo';
import { Problem } from '@gosds/contract/problem';
import { logoMaxBytes } from '@gosds/sheet/draft/logo-limit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const logoRoutes: FastifyPluginAsyncZod<{ drafts: UseCases['drafts'] }> = async (app, { drafts }) => {
  await app.register(multipart, {
    limits: { fileSize: logoMaxBytes, files: 1, fields: 2, parts: 3, headerPairs: 20 },
    throwFileSizeLimit: false,
  });

  app.route({
    method: uploadLogo.method,
    url: uploadLogo.path,
    schema: routeSchema(uploadLogo, 'drafts'),
    bodyLimit: logoMaxBytes + 20_000,
    handler: async (request) => {
      const part = await request.file().catch(() => undefined);
      // A form that ends early is no logo.
      const bytes = await part?.toBuffer().catch(() => undefined);
      if (!part || !bytes || part.file.truncated) throw new Problem('logo-invalid');
      return drafts.uploadLogo(userOf(request).id, bytes);
    },
  });

  app.route({
    method: getLogo.method,
    url: getLogo.path,
    schema: routeSchema(getLogo, 'drafts'),
    handler: async (request, reply) => {
      const png = await drafts.getLogo({ id: request.params.fileId, userId: userOf(request).id });
      // An id never names another picture.
      return reply
        .type('image/png')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(Buffer.from(png));
    },
  });

  app.route({
    method: deleteLogo.method,
    url: deleteLogo.path,
    schema: routeSchema(deleteLogo, 'drafts'),
    handler: async (request) => {
      await drafts.deleteLogo({ id: request.params.fileId, userId: userOf(request).id });
      return { deleted: true as const };
    },
  });
};
