import { z } from 'zod';
import type { Call } from '../call.ts';

/** Events that an endpoint can subscribe to. */
export const webhookEvents = ['sheet.ready', 'order.paid', 'law.changed'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Why an address can never be called; the answer 400 `validation` names it as `fields.url`. */
export const addressFaults = ['no-address', 'not-https', 'with-password', 'not-public'] as const;

export type AddressFault = (typeof addressFaults)[number];

/** Why an attempt got no response. */
export const webhookFaults = ['address', 'unreachable', 'too-slow'] as const;

export type WebhookFault = (typeof webhookFaults)[number];

const endpointSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  madeAt: z.iso.datetime(),
  isOn: z.boolean(),
  /** True if the endpoint was switched off because every attempt failed or it answered 410. */
  isFailing: z.boolean(),
  /** Until then events are also signed with the previous secret; null if there is none. */
  earlierUntil: z.iso.datetime().nullable(),
});

export type ListedEndpoint = z.infer<typeof endpointSchema>;

const deliverySchema = z.object({
  id: z.uuid(),
  endpointId: z.uuid(),
  /** One of `webhookEvents`, or `test`. */
  event: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** Attempts, latest first; `status` is the status code of the response, null if none came. */
  tries: z.array(
    z.object({ at: z.iso.datetime(), status: z.int().nullable(), fault: z.enum(webhookFaults).nullable() }),
  ),
});

export type ListedDelivery = z.infer<typeof deliverySchema>;

/** The service also checks whether it may call the address. */
export const webhookUrlSchema = z.string().trim().max(500).pipe(z.url('Write the address as https://….'));

const eventsSchema = z.array(z.enum(webhookEvents)).min(1, 'Choose an event.').max(webhookEvents.length);
const params = z.object({ id: z.uuid() });
/** The secret is shown once. */
const toldOnce = { 200: z.object({ endpoint: endpointSchema, secret: z.string() }) };
const saved = { 200: z.object({ saved: z.literal(true) }) };

export const listWebhooks = {
  method: 'GET',
  path: '/api/account/webhooks',
  summary: "The caller's endpoints of webhooks, and the events that were sent lately, with each try.",
  response: { 200: z.object({ endpoints: z.array(endpointSchema), deliveries: z.array(deliverySchema) }) },
} as const satisfies Call;

export const makeWebhook = {
  method: 'POST',
  path: '/api/account/webhooks',
  summary: 'Adds an endpoint that events are sent to; the answer alone tells its secret. 409 too-many-webhooks.',
  body: z.strictObject({ url: webhookUrlSchema, events: eventsSchema }),
  response: toldOnce,
} as const satisfies Call;

export const changeWebhook = {
  method: 'PUT',
  path: '/api/account/webhooks/:id',
  summary: 'Changes the events of an endpoint, and switches it on or off. 404 not-found.',
  params,
  body: z.strictObject({ events: eventsSchema, isOn: z.boolean() }),
  response: saved,
} as const satisfies Call;

export const rotateWebhook = {
  method: 'POST',
  path: '/api/account/webhooks/:id/rotate',
  summary: 'Makes the secret of an endpoint anew; for a day events are signed by both. 404 not-found.',
  params,
  response: toldOnce,
} as const satisfies Call;

export const removeWebhook = {
  method: 'DELETE',
  path: '/api/account/webhooks/:id',
  summary: 'Removes an endpoint with what was sent to it. 404 not-found.',
  params,
  response: saved,
} as const satisfies Call;

export const testWebhook = {
  method: 'POST',
  path: '/api/account/webhooks/:id/test',
  summary: 'Sends a test event to an endpoint, once. 404 not-found, 429 too-many-requests.',
  params,
  response: saved,
} as const satisfies Call;

export const sendWebhookAgain = {
  method: 'POST',
  path: '/api/account/webhook-events/:id/again',
  summary: 'Sends an event once more to its endpoint. 404 not-found, 429 too-many-requests.',
  params,
  response: saved,
} as const satisfies Call;
