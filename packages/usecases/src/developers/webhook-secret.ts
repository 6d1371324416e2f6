import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from './webhook-store.ts';

type OfEndpoint = Pick<WebhookEndpoint, 'id' | 'generation'>;

/** 32 bytes that follow from the service's key: so no secret is kept, and the database alone gives none away by a list of endpoints. */
const secretBytes = (key: string, { id, generation }: OfEndpoint): Buffer =>
  createHmac('sha256', key).update(`${id}.${generation}`).digest();

/** As Standard Webhooks writes it. */
export const secretOf = (key: string, endpoint: OfEndpoint): string =>
  `whsec_${secretBytes(key, endpoint).toString('base64')}`;

export type Signed = { readonly id: string; readonly body: string; readonly at: Date };

/** Headers of Standard Webhooks: a signature by each secret that counts now. */
export function signedHeaders(
  key: string,
  endpoint: OfEndpoint & Pick<WebhookEndpoint, 'earlierUntil'>,
  { id, body, at }: Signed,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const isBoth = endpoint.earlierUntil !== null && endpoint.earlierUntil > at;
  const generations = isBoth ? [endpoint.generation, endpoint.generation - 1] : [endpoint.generation];
  const signatures = generations.map((generation) => {
    const secret = secretBytes(key, { id: endpoint.id, generation });
    return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
