import { documentData, downloadForm, downloadPdf } from '@gosds/contract/documents/paid-document';
import { sendEmail } from '@gosds/contract/documents/send-email';
import { openPdf, removePdf, savePdf } from '@gosds/contract/documents/temporary-pdf';
import { Problem } from '@gosds/contract/problem';
import { sendForm, sendPdf } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** A whole PDF as base64 in a body. */
const bodyLimit = 15 * 1024 * 1024;

export const paidDocumentRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(documentData, async (request) => {
    const { content } = await documents.paidPdf({ orderId: request.body.orderId, userId: userOf(request).id });
    return { data: { Document: Buffer.from(content).toString('base64') } };
  }),

  route(downloadPdf, async (request, reply) => {
    const file = await documents.paidPdf({ ...request.params, userId: userOf(request).id });
    return sendPdf(reply, file, request.query.inline ? 'inline' : 'attachment');
  }),

  route(downloadForm, async (request, reply) => {
    const file = await documents.paidForm({ ...request.params, userId: userOf(request).id });
    return sendForm(reply, file, request.params.form);
  }),

  route(
    sendEmail,
    async (request) => {
      const { To, orderId, Attachment } = request.body;
      const document = orderId ? { orderId } : Attachment && { base64: Attachment.Body };
      if (!document) throw new Problem('validation', { fields: { orderId: 'Give the order or its document.' } });
      return documents.mail({ userId: userOf(request).id, document, to: To });
    },
    {
      bodyLimit,
    },
  ),
];

export const temporaryPdfRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(
    savePdf,
    async (request) => {
      const { body } = request;
      const named = 'orderId' in body ? body : { base64: body.document };
      return documents.saveTemporaryPdf(userOf(request).id, named);
    },
    {
      bodyLimit,
    },
  ),

  route(removePdf, async (request) => {
    await documents.removeTemporaryPdf({ ...request.body, userId: userOf(request).id });
    return { removed: true as const };
  }),

  route(openPdf, async (request, reply) => {
    const file = await documents.openTemporaryPdf({ ...request.params, userId: userOf(request).id });
    return sendPdf(reply, file, 'inline');
  }),
];
