import { documentData, downloadForm, downloadPdf } from '@gosds/contract/documents/paid-document';
import { sendEmail } from '@gosds/contract/documents/send-email';
import { openPdf, removePdf, savePdf } from '@gosds/contract/documents/temporary-pdf';
import { Problem } from '@gosds/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendForm, sendPdf } from '../../http/pdf-reply.ts';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

/** A whole PDF as base64 in a body. */
const bodyLimit = 15 * 1024 * 1024;

type Options = { documents: UseCases['documents'] };

export const paidDocumentRoutes: FastifyPluginAsyncZod<Options> = async (app, { documents }) => {
  app.route({
    method: documentData.method,
    url: documentData.path,
    schema: routeSchema(documentData, 'documents'),
    handler: async (request) => {
      const { content } = await documents.paidPdf({ orderId: request.body.orderId, userId: userOf(request).id });
      return { data: { Document: Buffer.from(content).toString('base64') } };
    },
  });

  app.route({
    method: downloadPdf.method,
    url: downloadPdf.path,
    schema: routeSchema(downloadPdf, 'documents'),
    handler: async (request, reply) => {
      const file = await documents.paidPdf({ ...request.params, userId: userOf(request).id });
      return sendPdf(reply, file, request.query.inline ? 'inline' : 'attachment');
    },
  });

  app.route({
    method: downloadForm.method,
    url: downloadForm.path,
    schema: routeSchema(downloadForm, 'documents'),
    handler: async (request, reply) => {
      const file = await documents.paidForm({ ...request.params, userId: userOf(request).id });
      return sendForm(reply, file, request.params.form);
    },
  });

  app.route({
    method: sendEmail.method,
    url: sendEmail.path,
    schema: routeSchema(sendEmail, 'documents'),
    bodyLimit,
    handler: async (request) => {
      const { To, orderId, Attachment } = request.body;
      const document = orderId ? { orderId } : Attachment && { base64: Attachment.Body };
      if (!document) throw new Problem('validation', { fields: { orderId: 'The order or its document is needed.' } });
      return documents.mail({ userId: userOf(request).id, document, to: To });
    },
  });
};

export const temporaryPdfRoutes: FastifyPluginAsyncZod<Options> = async (app, { documents }) => {
  app.route({
    method: savePdf.method,
    url: savePdf.path,
    schema: routeSchema(savePdf, 'documents'),
    bodyLimit,
    handler: async (request) => {
      const { body } = request;
      const named = 'orderId' in body ? body : { base64: body.document };
      return documents.saveTemporaryPdf(userOf(request).id, named);
    },
  });

  app.route({
    method: removePdf.method,
    url: removePdf.path,
    schema: routeSchema(removePdf, 'documents'),
    handler: async (request) => {
      await documents.removeTemporaryPdf({ ...request.body, userId: userOf(request).id });
      return { removed: true as const };
    },
  });

  app.route({
    method: openPdf.method,
    url: openPdf.path,
    schema: routeSchema(openPdf, 'documents'),
    handler: async (request, reply) => {
      const file = await documents.openTemporaryPdf({ ...request.params, userId: userOf(request).id });
      return sendPdf(reply, file, 'inline');
    },
  });
};
