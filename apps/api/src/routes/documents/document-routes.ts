import { createDocument } from '@gosds/contract/documents/create-document';
import { documentPage, documentText } from '@gosds/contract/documents/view-document';
import { listOrders } from '@gosds/contract/documents/list-orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const documentRoutes: FastifyPluginAsyncZod<{ documents: UseCases['documents'] }> = async (
  app,
  { documents },
) => {
  app.route({
    method: createDocument.method,
    url: createDocument.path,
    schema: routeSchema(createDocument, 'documents'),
    handler: async (request) => {
      const { order, document } = await documents.create({ ...request.body, userId: userOf(request).id });
      return {
        orderId: order.id,
        pageCount: document.pageCount,
        isPaid: order.isPaid,
        Response: {
          MaterialID: document.materialNumber,
          Name: document.productName,
          CWNumber: `CW${document.materialNumber}`,
          MsdsId: String(document.number),
        },
      };
    },
  });

  app.route({
    method: documentPage.method,
    url: documentPage.path,
    schema: routeSchema(documentPage, 'documents'),
    handler: async (request, reply) => {
      const { tag, read } = await documents.viewPage({ ...request.params, userId: userOf(request).id });
      const etag = `"${tag}"`;
      void reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(Buffer.from(await read()));
    },
  });

  app.route({
    method: documentText.method,
    url: documentText.path,
    schema: routeSchema(documentText, 'documents'),
    handler: async (request) => documents.viewText({ ...request.params, userId: userOf(request).id }),
  });

  app.route({
    method: listOrders.method,
    url: listOrders.path,
    schema: routeSchema(listOrders, 'documents'),
    handler: async (request) => {
      const orders = await documents.listOrders(userOf(request).id);
      return {
        orders: orders.map(({ id, createdAt, ...order }) => ({
          ...order,
          orderId: id,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  });
};
