import { createDocument } from '@gosds/contract/documents/create-document';
import { draftPage, draftPages } from '@gosds/contract/documents/draft-pages';
import { documentPage, documentText } from '@gosds/contract/documents/view-document';
import { listOrders } from '@gosds/contract/documents/list-orders';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';
import { sendPage } from './send-page.ts';

export const documentRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(createDocument, async (request) => {
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
  }),

  route(documentPage, async (request, reply) => {
    const { sheet } = request.query;
    return sendPage(request, reply, await documents.viewPage({ ...request.params, sheet, userId: userOf(request).id }));
  }),

  route(draftPages, async (request) => {
    const { id: draftId } = request.params;
    const { pageCount } = await documents.ofDraft.layOut({ draftId, userId: userOf(request).id, ...request.query });
    return { pageCount };
  }),

  route(draftPage, async (request, reply) => {
    const { id: draftId, page } = request.params;
    const wanted = { draftId, page, userId: userOf(request).id, ...request.query };
    return sendPage(request, reply, await documents.ofDraft.viewPage(wanted));
  }),

  route(documentText, async (request) => documents.viewText({ ...request.params, userId: userOf(request).id })),

  route(listOrders, async (request) => {
    const orders = await documents.listOrders(userOf(request).id);
    return {
      orders: orders.map(({ id, createdAt, ...order }) => ({
        ...order,
        orderId: id,
        createdAt: createdAt.toISOString(),
      })),
    };
  }),
];
