import type { AddressFault } from '@gosds/contract/developers/webhooks';
import type { WebhookOutcome } from './webhook-store.ts';

export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * What the use cases need to call customers' webhooks. Never follows a redirect and never calls an address in a private
 * network.
 */
export type WebhookSender = {
  send(request: WebhookRequest): Promise<WebhookOutcome>;
  /** Why this address can never be called; undefined if it can. */
  refusalOf(url: string): AddressFault | undefined;
};
