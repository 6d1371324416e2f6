import { webhookSender } from '@gosds/messages/webhook-sender';
import type { WebhookSender } from '@gosds/usecases/developers/webhook-sender';
import type { Env } from '../env.ts';

/** Sends webhooks. In production never to this machine, whatever the environment says. */
export function openWebhooks({ WEBHOOKS_TO_LOOPBACK, isProduction }: Env): WebhookSender {
  if (WEBHOOKS_TO_LOOPBACK && isProduction)
    throw new Error('WEBHOOKS_TO_LOOPBACK is for tests: it is refused in production.');
  return webhookSender({ allowsLoopback: WEBHOOKS_TO_LOOPBACK });
}
