import type { WebhookEvent } from '@gosds/contract/developers/webhooks';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { signedHeaders } from './webhook-secret.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { WebhookEndpoint, WebhookOutcome } from './webhook-store.ts';

/**
 * `number` counts all attempts. `round` is the position in the list of pauses; an attempt that a user asks for has the
 * last round, so it is not repeated.
 */
type Try = { deliveryId: string; number: number; round: number };

const sendWebhook: JobKind<Try> = {
  name: 'send-webhook',
  data: z.object({ deliveryId: z.uuid(), number: z.int().positive(), round: z.int().nonnegative() }),
};

const webhookOffMail: JobKind<{ endpointId: string; userId: string; deliveryId: string }> = {
  name: 'webhook-off-mail',
  data: z.object({ endpointId: z.uuid(), userId: z.uuid(), deliveryId: z.uuid() }),
};

const pauses: readonly number[] = policy.webhooks.againAfterSeconds;

const lastRound = pauses.length;

const tryJob = (data: Try): Job<Try> => ({
  kind: sendWebhook,
  key: `${sendWebhook.name}:${data.deliveryId}:${data.number}`,
  data,
  ...(data.round > 0 && data.round <= lastRound && { delaySeconds: pauses[data.round - 1] ?? 0 }),
});

/** One attempt at once, without a pause. */
export const tryNowJob = (deliveryId: string, number: number): Job<Try> => ({
  ...tryJob({ deliveryId, number, round: 0 }),
  data: { deliveryId, number, round: lastRound },
});

type Event = {
  /** The account whose endpoints receive the event. */
  readonly userId: string;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
};

export const bodyOf = (type: string, data: Readonly<Record<string, unknown>>, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

/**
 * Sends an event to the endpoints of an account. Call this in the transaction that makes the event true. The body holds
 * only ids; the API gives the details.
 */
export async function announce({ webhooks, jobs }: Stores, { userId, type, data }: Event, now: Date): Promise<void> {
  const receivers = (await webhooks.listOf(userId)).filter(({ isOn, events }) => isOn && events.includes(type));
  for (const { id: endpointId } of receivers) {
    const deliveryId = await webhooks.addDelivery({ endpointId, event: type, body: bodyOf(type, data, now) }, now);
    await jobs.enqueue(tryJob({ deliveryId, number: 1, round: 0 }));
  }
}

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly webhookSender: WebhookSender;
  readonly mailer: Mailer;
  readonly baseUrl: string;
};

const isTaken = ({ status }: WebhookOutcome): boolean => status !== null && status >= 200 && status < 300;

/** True if the endpoint asks for no more events. */
const isGone = ({ status }: WebhookOutcome): boolean => status === 410;

type Tried = Try & { readonly endpoint: WebhookEndpoint; readonly outcome: WebhookOutcome };

/**
 * Records the result of an attempt: delivered, to be tried again, or failed. Switches the endpoint off after several
 * failures in a row.
 */
async function follow({ webhooks, jobs }: Stores, { endpoint, outcome, ...tried }: Tried): Promise<void> {
  const { deliveryId, number, round } = tried;
  if (isTaken(outcome)) {
    await webhooks.setState(deliveryId, 'delivered');
    await webhooks.noteReached(endpoint.id);
    return;
  }
  if (!isGone(outcome) && round < lastRound) {
    await jobs.enqueue(tryJob({ deliveryId, number: number + 1, round: round + 1 }));
    return;
  }
  await webhooks.setState(deliveryId, 'failed');
  if (!(await webhooks.noteFailure(endpoint.id, isGone(outcome) ? 1 : policy.webhooks.offAfterFailures))) return;
  const data = { endpointId: endpoint.id, userId: endpoint.userId, deliveryId };
  await jobs.enqueue({ kind: webhookOffMail, key: `${webhookOffMail.name}:${deliveryId}`, data });
}

async function tryOnce({ work, clock, webhookSender }: Deps, data: Try): Promise<void> {
  const { webhooks } = work.stores;
  const found = await webhooks.findDelivery(data.deliveryId);
  if (found?.delivery.state !== 'waiting') return;
  const { delivery, endpoint } = found;
  // The endpoint was switched off in the meantime. An attempt that a user asked for is sent anyway.
  if (!endpoint.isOn && data.round < lastRound) return webhooks.setState(delivery.id, 'failed');
  const at = clock();
  const { id, body } = delivery;
  const signed = signedHeaders(webhooks.key(), endpoint, { id, body, at });
  const outcome = await webhookSender.send({ url: endpoint.url, headers: signed, body });
  await work.transaction(async (stores) => {
    const isNew = await stores.webhooks.addTry(id, data.number, { ...outcome, at });
    if (isNew) await follow(stores, { ...data, endpoint, outcome });
  });
}

/** Sends events, and mails the user when an endpoint is switched off. */
export const webhookHandlers = (deps: Deps): readonly JobHandler[] => [
  handles(sendWebhook, (data) => tryOnce(deps, data)),
  handles(webhookOffMail, async ({ endpointId, userId, deliveryId }) => {
    const { users, webhooks } = deps.work.stores;
    const [user, endpoint] = await Promise.all([users.find(userId), webhooks.find({ id: endpointId, userId })]);
    if (!user || !endpoint) return;
    await deps.mailer({
      to: user.email,
      language: user.language,
      messageId: `webhook-off-${deliveryId}`,
      mail: { kind: 'webhook-off', url: endpoint.url, link: `${deps.baseUrl}/account-settings/developers` },
    });
  }),
];
