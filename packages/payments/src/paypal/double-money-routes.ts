import { z } from 'zod';
import type { DoubleAnswer, DoubleCall } from './double-billing-routes.ts';
import type { doubleRefunds } from './double-refunds.ts';
import { PayPalFault } from './paypal-fault.ts';

const paths = ['/v2/payments/', '/v1/payments/sale/'];

export const isMoneyPath = ({ pathname }: URL): boolean => paths.some((path) => pathname.startsWith(path));

/** Answers requests about captures, charges and refunds. */
export function answerMoney(
  refunds: ReturnType<typeof doubleRefunds>,
  { method, url, text, headers }: DoubleCall,
): DoubleAnswer {
  const [, , , what = '', id = '', act = ''] = url.pathname.split('/');
  switch (`${method} ${what} ${act}`.trim()) {
    case 'GET captures':
      return { status: 200, body: refunds.showCapture(id) };
    case 'GET refunds':
      return { status: 200, body: refunds.showRefund(id) };
    case 'GET sale':
      return { status: 200, body: refunds.showSale(id) };
    case 'POST captures refund': {
      const key = z.string().optional().parse(headers['paypal-request-id']);
      return { status: 201, body: refunds.refund(id, JSON.parse(text), key) };
    }
    default:
      throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
  }
}
