import { createHmac } from 'node:crypto';
import type { EventObject } from './double-objects.ts';
import { type DoubleStore, newId, nowSeconds } from './double-store.ts';

export type DeliveryOptions = { readonly secret: string; readonly retryMilliseconds: readonly number[] };

/** Pauses of the sandbox before each further attempt. */
export const sandboxRetries: readonly number[] = [200, 1_000, 5_000, 30_000, 120_000, 600_000];

/** The signature header, an HMAC of time and body, by which the receiver recognises the sender. */
export function signatureHeader(secret: string, payload: string, timestamp = nowSeconds()): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/**
 * Records events and posts each to the service until it answers 2xx. Tries undelivered events again after a restart.
 */
export function openDelivery(store: DoubleStore, { secret, retryMilliseconds }: DeliveryOptions) {
  const timers = new Set<NodeJS.Timeout>();
  let url: string | undefined;

  const deliver = async (event: EventObject, tries: number): Promise<void> => {
    if (!url) return;
    if (await post(url, secret, event)) {
      store.events.put({ ...event, pending_webhooks: 0 });
      return;
    }
    const wait = retryMilliseconds[tries];
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(event, tries + 1);
    }, wait);
    timer.unref();
    timers.add(timer);
  };
  return {
    emit: (type: string, object: object): void => {
      const event = store.events.put(eventOf(type, object));
      if (url) void deliver(event, 0);
    },
    /** Sets the receiver once it listens, and sends waiting events. */
    deliverTo: (receiver: string): void => {
      url = receiver;
      for (const event of store.events.all()) if (event.pending_webhooks > 0) void deliver(event, 0);
    },
    stop: (): void => {
      url = undefined;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const eventOf = (type: string, object: object): EventObject => ({
  id: newId('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  created: nowSeconds(),
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object: structuredClone(object) },
});

async function post(url: string, secret: string, event: EventObject): Promise<boolean> {
  const payload = JSON.stringify(event, publicFields);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureHeader(secret, payload) };
  try {
    const reply = await fetch(url, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false; // The receiver is down; a retry follows.
  }
}

/** Leaves out the double's internal fields. */
export const publicFields = (name: string, value: unknown): unknown => (name.startsWith('_') ? undefined : value);
