import type { WebhookOutcome } from './webhook-store.ts';

export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What the use cases need of whoever calls the programs of customers: no redirect is followed, and no address of a private network called. */
export type WebhookSender = {
  send(request: WebhookRequest): Promise<WebhookOutcome>;
  /** Why this address cannot be called whoever answers there, in English; undefined where it can. */
  refusalOf(url: string): string | undefined;
};
