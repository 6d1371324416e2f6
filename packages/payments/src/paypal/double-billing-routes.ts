import { z } from 'zod';
import type { DoublePlans } from './double-plans.ts';
import type { DoubleSubscriptions } from './double-subscriptions.ts';
import { PayPalFault } from './paypal-fault.ts';

export type DoubleCall = {
  readonly method: string;
  readonly url: URL;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export type DoubleAnswer = {
  readonly status: number;
  readonly body?: object;
  readonly html?: string;
  readonly location?: string;
};

export type DoubleBilling = { readonly plans: DoublePlans; readonly subscriptions: DoubleSubscriptions };

const keyOf = ({ headers }: DoubleCall) => z.string().optional().parse(headers['paypal-request-id']);

function answerSubscription(subscriptions: DoubleSubscriptions, { method, url }: DoubleCall): DoubleAnswer {
  const [, , , , id = '', of = ''] = url.pathname.split('/');
  switch (`${method} ${of}`) {
    case 'GET ':
      return { status: 200, body: subscriptions.get(id) };
    case 'GET transactions':
      return { status: 200, body: subscriptions.transactions(id) };
    case 'POST activate':
      subscriptions.activate(id);
      return { status: 204 };
    case 'POST cancel':
      subscriptions.cancel(id);
      return { status: 204 };
    default:
      throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
  }
}

/** Answers requests about products, plans and subscriptions; undefined for other requests. */
export function answerBilling({ plans, subscriptions }: DoubleBilling, call: DoubleCall): DoubleAnswer | undefined {
  const { method, url, text } = call;
  switch (`${method} ${url.pathname}`) {
    case 'POST /v1/catalogs/products':
      return { status: 201, body: plans.createProduct(JSON.parse(text)) };
    case 'GET /v1/billing/plans':
      return { status: 200, body: plans.listPlans(url.searchParams.get('product_id')) };
    case 'POST /v1/billing/plans':
      return { status: 201, body: plans.createPlan(JSON.parse(text), keyOf(call)) };
    case 'POST /v1/billing/subscriptions':
      return { status: 201, body: subscriptions.create(JSON.parse(text), keyOf(call)) };
    default:
      return url.pathname.startsWith('/v1/billing/subscriptions/')
        ? answerSubscription(subscriptions, call)
        : undefined;
  }
}
