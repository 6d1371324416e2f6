import { Problem } from '@gosds/contract/problem';
import { makeDraft, readDraft, replaceDraft } from '@gosds/contract/public/public-drafts';
import {
  idempotencyHeader,
  idempotencyKeySchema,
  orderFile,
  orderState,
  placeOrder,
} from '@gosds/contract/public/public-orders';
import { toSavedDraft } from '@gosds/usecases/drafts/save-draft';
import type { FastifyRequest } from 'fastify';
import { holderOf } from '../../http/key-guard.ts';
import { sendForm, sendPdf } from '../../http/pdf-reply.ts';
import type { Route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';
import { publicRoute } from './public-route.ts';

export const publicDraftRoutes = (api: UseCases['public']): readonly Route[] => [
  publicRoute(makeDraft, async (request) => {
    const draft = await api.recognise(request.body);
    return toSavedDraft(await api.makeDraft({ userId: holderOf(request).user.id, draft }));
  }),

  publicRoute(readDraft, async (request) =>
    toSavedDraft(await api.draft({ id: request.params.id, userId: holderOf(request).user.id })),
  ),

  publicRoute(replaceDraft, async (request) => {
    const { version, draft } = request.body;
    const save = { id: request.params.id, userId: holderOf(request).user.id, version };
    return toSavedDraft(await api.saveDraft({ ...save, draft: await api.recognise(draft) }));
  }),
];

function keyOf({ headers }: FastifyRequest): string {
  const read = idempotencyKeySchema.safeParse(headers[idempotencyHeader] ?? '');
  if (read.success) return read.data;
  throw new Problem('validation', { headers: { 'Idempotency-Key': read.error.issues[0]?.message ?? '' } });
}

export const publicOrderRoutes = (api: UseCases['public']): readonly Route[] => [
  publicRoute(placeOrder, async (request) =>
    api.placeOrder({ ...request.body, key: keyOf(request), userId: holderOf(request).user.id }),
  ),

  publicRoute(orderState, async (request) =>
    api.orderState({ orderId: request.params.orderId, userId: holderOf(request).user.id }),
  ),

  publicRoute(orderFile, async (request, reply) => {
    const { orderId, form } = request.params;
    const key = { orderId, userId: holderOf(request).user.id };
    if (form === 'pdf') return sendPdf(reply, await api.pdf(key), 'attachment');
    return sendForm(reply, await api.form({ ...key, form }), form);
  }),
];
