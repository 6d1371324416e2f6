import multipart from '@fastify/multipart';
import { deleteLogo, getLogo, uploadLogo } from '@gosds/contract/drafts/logo';
import { Problem } from '@gosds/contract/problem';
import { logoMaxBytes } from '@gosds/sheet/draft/logo-limit';
import type { FastifyPluginAsync } from 'fastify';
import { addRoutes, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** A plugin, so that no other route accepts forms with files. */
export const logoRoutes: FastifyPluginAsync<{ drafts: UseCases['drafts'] }> = async (app, { drafts }) => {
  await app.register(multipart, {
    limits: { fileSize: logoMaxBytes, files: 1, fields: 2, parts: 3, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  addRoutes(app, 'drafts', [
    route(
      uploadLogo,
      async (request) => {
        const part = await request.file().catch(() => undefined);
        // A form that ends early contains no logo.
        const bytes = await part?.toBuffer().catch(() => undefined);
        if (!part || !bytes || part.file.truncated) throw new Problem('logo-invalid');
        return drafts.uploadLogo(userOf(request).id, bytes);
      },
      { bodyLimit: logoMaxBytes + 20_000 },
    ),

    route(getLogo, async (request, reply) => {
      const png = await drafts.getLogo({ id: request.params.fileId, userId: userOf(request).id });
      // The picture of an id never changes.
      return reply
        .type('image/png')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(Buffer.from(png));
    }),

    route(deleteLogo, async (request) => {
      await drafts.deleteLogo({ id: request.params.fileId, userId: userOf(request).id });
      return { deleted: true as const };
    }),
  ]);
};
