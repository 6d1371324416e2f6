import {
  changeWebhook,
  type ListedDelivery,
  type ListedEndpoint,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rotateWebhook,
  sendWebhookAgain,
  testWebhook,
} from '@gosds/contract/developers/webhooks';
import type { WebhookDelivery, WebhookEndpoint, WebhookTry } from '@gosds/usecases/developers/webhook-store';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const toEndpoint = ({ id, url, events, madeAt, isOn, isFailing, earlierUntil }: WebhookEndpoint): ListedEndpoint => ({
  ...{ id, url, events: [...events], isOn, isFailing },
  madeAt: madeAt.toISOString(),
  earlierUntil: earlierUntil?.toISOString() ?? null,
});

type Delivered = WebhookDelivery & { readonly tries: readonly WebhookTry[] };

const toDelivery = ({ id, endpointId, event, at, state, tries }: Delivered): ListedDelivery => ({
  ...{ id, endpointId, event, state },
  at: at.toISOString(),
  tries: tries.map(({ at: triedAt, status, fault }) => ({ at: triedAt.toISOString(), status, fault })),
});

/** Webhooks, at the settings of the account. */
export const webhookRoutes = ({ webhooks }: UseCases['developers']): readonly Route[] => [
  route(listWebhooks, async (request) => {
    const { endpoints, deliveries } = await webhooks.list(userOf(request).id);
    return { endpoints: endpoints.map(toEndpoint), deliveries: deliveries.map(toDelivery) };
  }),

  route(makeWebhook, async (request) => {
    const { endpoint, secret } = await webhooks.make({ userId: userOf(request).id, ...request.body });
    return { endpoint: toEndpoint(endpoint), secret };
  }),

  route(changeWebhook, async (request) => {
    await webhooks.change({ id: request.params.id, userId: userOf(request).id }, request.body);
    return { saved: true as const };
  }),

  route(rotateWebhook, async (request) => {
    const { endpoint, secret } = await webhooks.rotate({ id: request.params.id, userId: userOf(request).id });
    return { endpoint: toEndpoint(endpoint), secret };
  }),

  route(removeWebhook, async (request) => {
    await webhooks.remove({ id: request.params.id, userId: userOf(request).id });
    return { saved: true as const };
  }),

  route(testWebhook, async (request) => {
    await webhooks.test({ id: request.params.id, userId: userOf(request).id });
    return { saved: true as const };
  }),

  route(sendWebhookAgain, async (request) => {
    await webhooks.sendAgain({ id: request.params.id, userId: userOf(request).id });
    return { saved: true as const };
  }),
];
