import type { WebhookEvent } from '@gosds/contract/developers/webhooks';
import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { RunJobNow } from '../job-queue.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { bodyOf, tryNowJob } from './send-webhook.ts';
import { secretOf } from './webhook-secret.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { WebhookEndpoint } from './webhook-store.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly webhookSender: WebhookSender;
  readonly runJobNow: RunJobNow;
};

type Own = { readonly id: string; readonly userId: string };

type MadeEndpoint = { readonly endpoint: WebhookEndpoint; readonly secret: string };

export const listWebhooks =
  ({ work }: Pick<Deps, 'work'>) =>
  async (userId: string) => ({
    endpoints: await work.stores.webhooks.listOf(userId),
    deliveries: await work.stores.webhooks.deliveriesOf(userId, policy.listed.webhookDeliveries),
  });

type NewEndpoint = { readonly userId: string; readonly url: string; readonly events: readonly WebhookEvent[] };

export const makeWebhook =
  ({ work, clock, webhookSender }: Deps) =>
  async ({ userId, url, events }: NewEndpoint): Promise<MadeEndpoint> => {
    const refusal = webhookSender.refusalOf(url);
    if (refusal !== undefined) throw new Problem('validation', { fields: { url: refusal } });
    const endpoint = await work.transaction(async ({ drafts, webhooks }) => {
      await drafts.lockUser(userId);
      if ((await webhooks.listOf(userId)).length >= policy.webhooks.perUser) throw new Problem('too-many-webhooks');
      return webhooks.add({ userId, url, events: [...new Set(events)] }, clock());
    });
    return { endpoint, secret: secretOf(work.stores.webhooks.key(), endpoint) };
  };

async function ownEndpoint({ webhooks }: Stores, own: Own): Promise<WebhookEndpoint> {
  const endpoint = await webhooks.find(own);
  if (!endpoint) throw new Problem('not-found');
  return endpoint;
}

type Change = Pick<WebhookEndpoint, 'events' | 'isOn'>;

export const changeWebhook =
  ({ work }: Pick<Deps, 'work'>) =>
  async (own: Own, change: Change): Promise<void> => {
    await ownEndpoint(work.stores, own);
    await work.stores.webhooks.change(own, change);
  };

/** Rotates the secret. For a while both secrets sign each event, so that the receiver can change over without a gap. */
export const rotateWebhook =
  ({ work, clock }: Pick<Deps, 'work' | 'clock'>) =>
  async (own: Own): Promise<MadeEndpoint> => {
    await ownEndpoint(work.stores, own);
    const earlierUntil = new Date(clock().getTime() + policy.webhooks.overlapHours * 3_600_000);
    await work.stores.webhooks.rotate(own, earlierUntil);
    const endpoint = await ownEndpoint(work.stores, own);
    return { endpoint, secret: secretOf(work.stores.webhooks.key(), endpoint) };
  };

export const removeWebhook =
  ({ work }: Pick<Deps, 'work'>) =>
  async (own: Own): Promise<void> => {
    await ownEndpoint(work.stores, own);
    await work.stores.webhooks.remove(own);
  };

/** Makes an attempt at once, so that the page can show its result. */
async function tryNow({ work, runJobNow }: Deps, deliveryId: string): Promise<void> {
  const job = await work.transaction(async ({ webhooks, jobs }) => {
    const next = tryNowJob(deliveryId, (await webhooks.countTries(deliveryId)) + 1);
    await webhooks.setState(deliveryId, 'waiting');
    await jobs.enqueue(next);
    return next;
  });
  await runJobNow(job.key);
}

export const testWebhook =
  (deps: Deps) =>
  async (own: Own): Promise<void> => {
    const { work, clock, limiter } = deps;
    const { id: endpointId } = await ownEndpoint(work.stores, own);
    await limiter.take(policy.rateLimits.webhookTriesPerUser, own.userId);
    const body = bodyOf('test', {}, clock());
    const delivery = { endpointId, event: 'test', body };
    await tryNow(deps, await work.stores.webhooks.addDelivery(delivery, clock()));
  };

export const sendWebhookAgain =
  (deps: Deps) =>
  async ({ id, userId }: Own): Promise<void> => {
    const found = await deps.work.stores.webhooks.findDelivery(id);
    if (found?.endpoint.userId !== userId) throw new Problem('not-found');
    await deps.limiter.take(policy.rateLimits.webhookTriesPerUser, userId);
    await tryNow(deps, id);
  };
