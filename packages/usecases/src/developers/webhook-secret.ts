import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from './webhook-store.ts';

type OfEndpoint = Pick<WebhookEndpoint, 'id' | 'generation'>;

/**
 * The 32 secret bytes of an endpoint, derived from the service's key. No secret is stored, so the database alone
 * reveals none.
 */
const secretBytes = (key: string, { id, generation }: OfEndpoint): Buffer =>
  createHmac('sha256', key).update(`${id}.${generation}`).digest();

/** The secret in the format of Standard Webhooks. */
export const secretOf = (key: string, endpoint: OfEndpoint): string =>
  `whsec_${secretBytes(key, endpoint).toString('base64')}`;

export type Signed = { readonly id: string; readonly body: string; readonly at: Date };

/** Headers of Standard Webhooks, with one signature for each valid secret. */
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
