import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const questionSchema = z.object({
  transmission_id: z.string(),
  transmission_sig: z.string(),
  webhook_event: z.unknown(),
});

const pauses: readonly number[] = [200, 1_000, 5_000, 30_000];

/** Posts events to the service until it accepts them, and confirms which events the double sent. */
export function openPayPalDelivery() {
  const sent = new Map<string, { readonly signature: string; readonly text: string }>();
  const timers = new Set<NodeJS.Timeout>();
  let receiver: string | undefined;

  async function deliver(transmission: string, tries: number): Promise<void> {
    const event = sent.get(transmission);
    if (receiver === undefined || !event) return;
    const isTaken = await fetch(receiver, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://localhost/none',
        'paypal-transmission-id': transmission,
        'paypal-transmission-sig': event.signature,
        'paypal-transmission-time': new Date().toISOString(),
      },
      body: event.text,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const pause = pauses[tries];
    if (isTaken || pause === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(transmission, tries + 1);
    }, pause).unref();
    timers.add(timer);
  }

  return {
    emit: (event_type: string, resource: object): void => {
      const transmission = randomBytes(12).toString('hex');
      const event = { id: `WH-${transmission}`, event_type, resource };
      sent.set(transmission, { signature: randomBytes(24).toString('hex'), text: JSON.stringify(event) });
      void deliver(transmission, 0);
    },
    deliverTo: (url: string): void => {
      receiver = url;
    },
    verify(text: string): boolean {
      const question = questionSchema.parse(JSON.parse(text));
      const event = sent.get(question.transmission_id);
      return event?.signature === question.transmission_sig && event.text === JSON.stringify(question.webhook_event);
    },
    stop(): void {
      receiver = undefined;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
