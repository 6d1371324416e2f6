import type { PageToShow } from '@gosds/usecases/documents/page-picture';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a picture, or 304 if the browser still has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, read }: PageToShow,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/webp').send(Buffer.from(await read()));
}
