import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import type { Route } from './double-route.ts';
import { newId, openDoubleStore } from './double-store.ts';
import { expanded, takeExpand } from './expand.ts';
import { parseForm } from './form-body.ts';
import { fingerprintOf, openIdempotency, type WireAnswer } from './idempotency.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { refundRoutes } from './refunds.ts';
import type { InvoiceObject } from './double-objects.ts';
import { bill, payBill, renew } from './renewals.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { openDelivery, publicFields, sandboxRetries } from './webhook-delivery.ts';

export type StripeDoubleOptions = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Keeps the state over a restart. */
  readonly file?: string;
  readonly retryMilliseconds?: readonly number[];
};

const bodyLimit = 100_000;

/** The used part of the card provider's HTTP interface on the loopback address. The real SDK talks to it. */
export async function startStripeDouble(options: StripeDoubleOptions) {
  const store = openDoubleStore(options.file);
  const { retryMilliseconds = sandboxRetries, webhookSecret: secret } = options;
  const delivery = openDelivery(store, { secret, retryMilliseconds });
  const double = { store, emit: delivery.emit };
  const routes = [paymentMethodRoutes, paymentIntentRoutes, catalogueRoutes, subscriptionRoutes, refundRoutes].flatMap(
    (of) => of(double),
  );
  const withKey = openIdempotency(store);

  const answer = async (call: WireCall): Promise<WireAnswer> => {
    const { route, isPublic, id } = admit(routes, call, options);
    const make = () => run(async () => ({ status: 200, body: expandedAnswer(route, { ...call, id, isPublic }) }));
    if (call.key === undefined) return make();
    return withKey({ key: call.key, fingerprint: fingerprintOf(call.method, call.path, call.form) }, make);
  };
  const expandedAnswer = (
    route: Route,
    call: WireCall & { readonly id: string; readonly isPublic: boolean },
  ): object => {
    const { fields, paths } = takeExpand(parseForm(call.form));
    return expanded(store, route.answer({ fields, id: call.id, isPublic: call.isPublic }), paths);
  };

  const server = createServer((request, response) => void handle(request, response, { answer, flush: store.flush }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    store,
    port: z.object({ port: z.int() }).parse(server.address()).port,
    emit: delivery.emit,
    /** Bills the next year of a subscription. */
    renew: (subscriptionId: string) => renew(double, subscriptionId),
    bill: (subscriptionId: string) => bill(double, subscriptionId),
    payBill: (invoice: InvoiceObject) => payBill(double, invoice),
    deliverTo: delivery.deliverTo,
    async close(): Promise<void> {
      delivery.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.flush();
    },
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

type WireCall = {
  readonly method: string;
  readonly path: string;
  readonly form: string;
  readonly apiKey: string;
  readonly key: string | undefined;
};

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, flush }: { readonly answer: (call: WireCall) => Promise<WireAnswer>; readonly flush: () => void },
): Promise<void> {
  const { status, body, isReplay } = await run(async () => {
    const made = await answer(await readCall(request));
    flush();
    return made;
  });
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
  response.writeHead(status, { ...headers, ...(isReplay && { 'idempotent-replayed': 'true' }) });
  response.end(JSON.stringify(body, publicFields));
}

/** The answer to a request, or its refusal. */
async function run(make: () => Promise<WireAnswer>): Promise<WireAnswer> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
  }
}

async function readCall(request: IncomingMessage): Promise<WireCall> {
  const url = new URL(request.url ?? '/', 'http://double');
  const body = await readBody(request);
  const { authorization = '' } = request.headers;
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form: [url.search.slice(1), body].filter(Boolean).join('&'),
    apiKey: authorization.startsWith('Basic ') ? basicUser(authorization) : authorization.replace(/^Bearer /, ''),
    key: request.method === 'POST' && typeof key === 'string' ? key : undefined,
  };
}

const basicUser = (authorization: string) =>
  Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')[0] ?? '';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    size += bytes.length;
    if (size > bodyLimit)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function admit(routes: readonly Route[], { method, path, apiKey }: WireCall, options: StripeDoubleOptions) {
  const route = routes.find((known) => known.method === method && known.path.test(path));
  const isPublic = apiKey === options.publishableKey && route?.isPublic === true;
  if (apiKey !== options.secretKey && !isPublic) {
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${apiKey.slice(0, 8)}***`,
    });
  }
  if (!route) {
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  }
  return { route, isPublic, id: route.path.exec(path)?.[1] ?? '' };
}
