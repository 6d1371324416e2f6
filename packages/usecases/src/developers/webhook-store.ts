import type { WebhookEvent, WebhookFault } from '@gosds/contract/developers/webhooks';

export type WebhookEndpoint = {
  readonly id: string;
  readonly userId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly madeAt: Date;
  readonly isOn: boolean;
  /** True if the service switched the endpoint off. */
  readonly isFailing: boolean;
  /** Number of the endpoint's secret; each rotation adds 1. */
  readonly generation: number;
  readonly earlierUntil: Date | null;
};

type Own = { readonly id: string; readonly userId: string };

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export type WebhookDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly event: string;
  /** Exactly as sent. */
  readonly body: string;
  readonly at: Date;
  readonly state: DeliveryState;
};

/** The endpoint's answer, or the reason why there was none. */
export type WebhookOutcome =
  { readonly status: number; readonly fault: null } | { readonly status: null; readonly fault: WebhookFault };

export type WebhookTry = WebhookOutcome & { readonly at: Date };

/** Webhook endpoints, the deliveries to them, and the attempts of each delivery. */
export type WebhookStore = {
  /** The key from which the secrets of endpoints are derived. All processes use the same key. */
  key(): string;
  add(endpoint: Pick<WebhookEndpoint, 'userId' | 'url' | 'events'>, now: Date): Promise<WebhookEndpoint>;
  listOf(userId: string): Promise<readonly WebhookEndpoint[]>;
  find(own: Own): Promise<WebhookEndpoint | undefined>;
  change(own: Own, change: Pick<WebhookEndpoint, 'events' | 'isOn'>): Promise<void>;
  /** Rotates the secret. The old secret also signs until `earlierUntil`. */
  rotate(own: Own, earlierUntil: Date): Promise<void>;
  remove(own: Own): Promise<void>;
  /** Records a successful delivery and resets the count of failures in a row. */
  noteReached(endpointId: string): Promise<void>;
  /**
   * Counts another failed event in a row. Switches the webhook off when the count reaches `limit`; returns true if this
   * call switched it off.
   */
  noteFailure(endpointId: string, limit: number): Promise<boolean>;

  addDelivery(delivery: Pick<WebhookDelivery, 'endpointId' | 'event' | 'body'>, now: Date): Promise<string>;
  /** With its endpoint. */
  findDelivery(
    id: string,
  ): Promise<{ readonly delivery: WebhookDelivery; readonly endpoint: WebhookEndpoint } | undefined>;
  setState(id: string, state: DeliveryState): Promise<void>;
  /** Returns false if this attempt is already recorded. */
  addTry(deliveryId: string, number: number, tried: WebhookTry): Promise<boolean>;
  countTries(deliveryId: string): Promise<number>;
  /** Latest first; the attempts of each delivery also latest first. */
  deliveriesOf(
    userId: string,
    limit: number,
  ): Promise<readonly (WebhookDelivery & { readonly tries: readonly WebhookTry[] })[]>;
};
