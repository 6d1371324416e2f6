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

/** `round` counts the tries of one way through the pauses; a person who asks for a try gets the last round: one, without another. */
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

/** One try at once, whatever the pauses say. */
export const tryNowJob = (deliveryId: string, number: number): Job<Try> => ({
  ...tryJob({ deliveryId, number, round: 0 }),
  data: { deliveryId, number, round: lastRound },
});

type Event = {
  /** Whose endpoints are told. */
  readonly userId: string;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
};

export const bodyOf = (type: string, data: Readonly<Record<string, unknown>>, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

/** Tells an event to the endpoints of an account, in the transaction that makes it true. The body names things; the API tells of them. */
export async function announce({ webhooks, jobs }: Stores, { userId, type, data }: Event, now: Date): Promise<void> {
  const told = (await webhooks.listOf(userId)).filter(({ isOn, events }) => isOn && events.includes(type));
  for (const { id: endpointId } of told) {
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

/** The endpoint asks for no more. */
const isGone = ({ status }: WebhookOutcome): boolean => status === 410;

type Tried = Try & { readonly endpoint: WebhookEndpoint; readonly outcome: WebhookOutcome };

/** What follows from a try: it was taken, it is tried again later, or it failed; after some failures nothing more is sent there. */
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
  // Switched off meanwhile; a person who asks for a try gets it all the same.
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

/** Sends events, and tells by mail where an endpoint was switched off. */
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
