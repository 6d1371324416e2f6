import type { WebhookEvent, WebhookFault } from '@gosds/contract/developers/webhooks';

export type WebhookEndpoint = {
  readonly id: string;
  readonly userId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly madeAt: Date;
  readonly isOn: boolean;
  /** It was switched off by the service. */
  readonly isFailing: boolean;
  /** Number of its secret: each rotation counts it up. */
  readonly generation: number;
  readonly earlierUntil: Date | null;
};

type Own = { readonly id: string; readonly userId: string };

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export type WebhookDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly event: string;
  /** As it is sent, to the letter. */
  readonly body: string;
  readonly at: Date;
  readonly state: DeliveryState;
};

/** An answer, or why there was none. */
export type WebhookOutcome =
  { readonly status: number; readonly fault: null } | { readonly status: null; readonly fault: WebhookFault };

export type WebhookTry = WebhookOutcome & { readonly at: Date };

/** Endpoints of accounts, what is sent to them, and each try of it. */
export type WebhookStore = {
  /** Of it and the endpoint a secret is made, alike in all processes. */
  key(): string;
  add(endpoint: Pick<WebhookEndpoint, 'userId' | 'url' | 'events'>, now: Date): Promise<WebhookEndpoint>;
  listOf(userId: string): Promise<readonly WebhookEndpoint[]>;
  find(own: Own): Promise<WebhookEndpoint | undefined>;
  change(own: Own, change: Pick<WebhookEndpoint, 'events' | 'isOn'>): Promise<void>;
  /** The secret until now signs as well until `earlierUntil`. */
  rotate(own: Own, earlierUntil: Date): Promise<void>;
  remove(own: Own): Promise<void>;
  /** An event reached it: no failure in a row counts any more. */
  noteReached(endpointId: string): Promise<void>;
  /** One event more in a row failed; it is switched off where that makes `limit`. True where this switched it off. */
  noteFailure(endpointId: string, limit: number): Promise<boolean>;

  addDelivery(delivery: Pick<WebhookDelivery, 'endpointId' | 'event' | 'body'>, now: Date): Promise<string>;
  /** With its endpoint. */
  findDelivery(
    id: string,
  ): Promise<{ readonly delivery: WebhookDelivery; readonly endpoint: WebhookEndpoint } | undefined>;
  setState(id: string, state: DeliveryState): Promise<void>;
  /** False where this try is noted already. */
  addTry(deliveryId: string, number: number, tried: WebhookTry): Promise<boolean>;
  countTries(deliveryId: string): Promise<number>;
  /** The latest first, each with its tries, the latest first. */
  deliveriesOf(
    userId: string,
    limit: number,
  ): Promise<readonly (WebhookDelivery & { readonly tries: readonly WebhookTry[] })[]>;
};
