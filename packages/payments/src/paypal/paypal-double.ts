import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { approvalPage } from './approval-page.ts';
import { answerBilling, type DoubleAnswer as Answer, type DoubleCall as Call } from './double-billing-routes.ts';
import { openDoublePlans } from './double-plans.ts';
import { openDoubleSubscriptions } from './double-subscriptions.ts';
import { isSubscriptionId } from './subscription-id.ts';
import { openJournal } from '../sandbox/journal.ts';
import { openDoubleOrders } from './double-orders.ts';
import { answerMoney, isMoneyPath } from './double-money-routes.ts';
import { answerReport, isReportPath } from './double-reports.ts';
import { doubleRefunds } from './double-refunds.ts';
import { PayPalFault } from './paypal-fault.ts';
import { openPayPalDelivery } from './double-events.ts';

export type PayPalDoubleOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Keeps the state over a restart. */
  readonly file?: string;
};

const ordersPath = '/v2/checkout/orders';
const bodyLimit = 100_000;

/** The used part of PayPal's HTTP interface on the loopback address, with the approval page. */
export async function startPayPalDouble({ clientId, clientSecret, file }: PayPalDoubleOptions) {
  const token = randomBytes(24).toString('hex');
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const delivery = openPayPalDelivery();
  const journal = openJournal(file);
  const { captures, ...orders } = openDoubleOrders(journal, delivery.emit);
  const plans = openDoublePlans(journal);
  const { charges, ...subscriptions } = openDoubleSubscriptions(journal, plans, delivery.emit);

  const taken = () => [...captures(), ...charges()];
  const refunds = doubleRefunds(taken, delivery.emit);

  function answerApi(call: Call): Answer {
    const { method, url, text, headers } = call;
    if (headers.authorization !== `Bearer ${token}`) throw new PayPalFault(401, 'AUTHENTICATION_FAILURE');
    if (url.pathname === '/v1/notifications/verify-webhook-signature') {
      return { status: 200, body: { verification_status: delivery.verify(text) ? 'SUCCESS' : 'FAILURE' } };
    }
    if (method === 'POST' && url.pathname === ordersPath) {
      const key = z.string().optional().parse(headers['paypal-request-id']);
      return { status: 201, body: orders.create(JSON.parse(text), key) };
    }
    if (isMoneyPath(url)) return answerMoney(refunds, call);
    if (isReportPath(url)) return answerReport(taken(), call);
    return answerBilling({ plans, subscriptions }, call) ?? answerOrder(orders, call);
  }

  function answer(call: Call): Answer {
    const { method, url, text, headers } = call;
    if (url.pathname === '/v1/oauth2/token') {
      if (headers.authorization !== basic) throw new PayPalFault(401, 'invalid_client');
      return { status: 200, body: { access_token: token, expires_in: 32_400, token_type: 'Bearer' } };
    }
    if (url.pathname !== '/checkoutnow') return answerApi(call);
    const id = url.searchParams.get('token') ?? '';
    const table = isSubscriptionId(id) ? subscriptions : orders;
    if (method === 'GET') return { status: 200, html: approvalPage(table.forPage(id)) };
    return { status: 303, location: table.decide(id, new URLSearchParams(text).get('decision') ?? '') };
  }

  const server = createServer((request, response) => void handle(request, response, { answer, flush: journal.flush }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    orders,
    subscriptions,
    api: `http://127.0.0.1:${port}`,
    deliverTo: delivery.deliverTo,
    async close(): Promise<void> {
      delivery.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      journal.flush();
    },
  };
}

function answerOrder(
  orders: Pick<ReturnType<typeof openDoubleOrders>, 'get' | 'capture'>,
  { method, url }: Call,
): Answer {
  const [id = '', action = 'get'] = url.pathname.slice(ordersPath.length + 1).split('/');
  const answer = new Map([
    ['GET get', orders.get],
    ['POST capture', orders.capture],
  ]).get(`${method} ${action}`);
  if (!answer) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
  return { status: 200, body: answer(id) };
}

export type PayPalDouble = Awaited<ReturnType<typeof startPayPalDouble>>;

type Work = { readonly answer: (call: Call) => Answer; readonly flush: () => void };

async function handle(request: IncomingMessage, response: ServerResponse, work: Work) {
  const { status, body, html, location } = await run(request, work);
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) });
  response.end(status === 204 ? undefined : (html ?? JSON.stringify(body ?? {})));
}

async function run(request: IncomingMessage, { answer, flush }: Work): Promise<Answer> {
  try {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const made = answer({ method, url, headers, text: await readBody(request) });
    flush();
    return made;
  } catch (error) {
    if (!(error instanceof PayPalFault)) return { status: 500, body: {} };
    const { status, issue } = error;
    return { status, body: { name: issue, message: issue, details: [{ issue, description: error.message }] } };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    size += bytes.length;
    if (size > bodyLimit) throw new PayPalFault(413, 'REQUEST_TOO_LARGE');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}
