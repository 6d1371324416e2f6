import { currencyCode } from '@gosds/phrases/currency';
import type { DoubleAnswer, DoubleCall } from './double-billing-routes.ts';
import type { Taken } from './double-refunds.ts';
import { PayPalFault } from './paypal-fault.ts';

export const isReportPath = ({ pathname }: URL): boolean => pathname === '/v1/reporting/transactions';

/** The code of an express checkout or of a subscription payment. */
const codeOf = ({ of }: Taken) => ('orderId' in of ? 'T0006' : 'T0002');

const money = (value: string) => ({ currency_code: currencyCode, value });

/** A payment as in the transaction search, and each of its refunds as a negative amount. */
const reported = (taken: Taken) => [
  {
    transaction_id: taken.id,
    transaction_event_code: codeOf(taken),
    transaction_initiation_date: taken.at,
    transaction_amount: money(taken.value),
  },
  ...taken.refunds.map(({ id, create_time, amount }) => ({
    transaction_id: id,
    transaction_event_code: 'T1107',
    transaction_initiation_date: create_time,
    transaction_amount: money(`-${amount.value}`),
  })),
];

/** The transaction search, by page. */
export function answerReport(all: readonly Taken[], { url: { searchParams } }: DoubleCall): DoubleAnswer {
  const from = searchParams.get('start_date');
  const to = searchParams.get('end_date');
  const size = Number(searchParams.get('page_size'));
  const page = Number(searchParams.get('page'));
  if (from === null || to === null || !(size >= 1 && size <= 500) || page < 1)
    throw new PayPalFault(400, 'INVALID_REQUEST');
  const within = all
    .flatMap(reported)
    .filter(({ transaction_initiation_date: at }) => at >= from && at <= to)
    .map((transaction_info) => ({ transaction_info }));
  const body = {
    transaction_details: within.slice((page - 1) * size, page * size),
    total_pages: Math.max(Math.ceil(within.length / size), 1),
  };
  return { status: 200, body };
}
