import type { z } from 'zod';
import { refusalSchema, tokenSchema } from './paypal-wire.ts';

export type PayPalAccount = { readonly api: string; readonly clientId: string; readonly clientSecret: string };

type WireCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** Repeated requests with the same id have one effect and the same answer. */
  readonly requestId?: string;
};

/** PayPal answered with a refusal. */
export class PayPalRefusal extends Error {
  override readonly name = 'PayPalRefusal';
  readonly status: number;
  /** PayPal's code, e.g. `INSTRUMENT_DECLINED`. */
  readonly issue: string;

  constructor(status: number, { issue, description }: { readonly issue: string; readonly description: string }) {
    super(description || issue);
    this.status = status;
    this.issue = issue;
  }
}

const timeoutMs = 20_000;
/** A token is not used in its last minute. */
const spareMs = 60_000;

/** Sends requests to PayPal's REST interface. Renews the token before it expires. */
export function payPalClient({ api, clientId, clientSecret }: PayPalAccount) {
  let kept: { readonly value: string; readonly until: number } | undefined;

  async function token(): Promise<string> {
    if (kept && kept.until > Date.now()) return kept.value;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const reply = await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { access_token, expires_in } = await readReply(reply, tokenSchema);
    kept = { value: access_token, until: Date.now() + expires_in * 1000 - spareMs };
    return access_token;
  }

  return {
    async call<T>(schema: z.ZodType<T>, { method, path, body, requestId }: WireCall): Promise<T> {
      const reply = await fetch(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (reply.status === 401) kept = undefined;
      return readReply(reply, schema);
    },
  };
}

export type PayPalClient = ReturnType<typeof payPalClient>;

async function readReply<T>(reply: Response, schema: z.ZodType<T>): Promise<T> {
  if (reply.ok) return schema.parse(reply.status === 204 ? undefined : await reply.json());
  // After a fault of PayPal the outcome is unknown.
  if (reply.status >= 500 || reply.status === 429) throw new Error(`PayPal answered ${reply.status}.`);
  const body: unknown = await reply.json().catch(() => ({}));
  const { name, message, details } = refusalSchema.catch({ name: '', message: '', details: [] }).parse(body);
  throw new PayPalRefusal(reply.status, details[0] ?? { issue: name, description: message });
}
