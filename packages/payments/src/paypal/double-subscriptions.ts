import { currencyCode } from '@gosds/phrases/currency';
import { z } from 'zod';
import type { Journal } from '../sandbox/journal.ts';
import { amountSchema, type Emit, type KeptRefund, newId, refundSchema } from './double-order.ts';
import { stateOfTaken, type Taken } from './double-refunds.ts';
import type { DoublePlans } from './double-plans.ts';
import { openTable, read } from './double-table.ts';
import { PayPalFault } from './paypal-fault.ts';

const newSubscriptionSchema = z.strictObject({
  plan_id: z.string(),
  custom_id: z.string().max(127),
  start_time: z.iso.datetime(),
  plan: z.strictObject({ payment_preferences: z.strictObject({ setup_fee: amountSchema }) }),
  application_context: z.looseObject({
    user_action: z.literal('CONTINUE'),
    return_url: z.url(),
    cancel_url: z.url(),
  }),
});

const transactionSchema = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED']),
  time: z.string(),
  amount_with_breakdown: z.object({ gross_amount: amountSchema }),
  refunds: z.array(refundSchema).default([]),
});

const keptSchema = z.object({
  id: z.string(),
  key: z.string().optional(),
  asked: newSubscriptionSchema,
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED']),
  isDeclined: z.boolean(),
  createTime: z.string(),
  failures: z.int(),
  transactions: z.array(transactionSchema),
});
type Kept = z.infer<typeof keptSchema>;

const charge = (value: z.infer<typeof amountSchema>, status: 'COMPLETED' | 'DECLINED') => ({
  id: newId(),
  status,
  time: new Date().toISOString(),
  amount_with_breakdown: { gross_amount: value },
  refunds: [],
});

const setupFeeOf = ({ asked }: Kept) => asked.plan.payment_preferences.setup_fee;

type Books = {
  readonly get: (id: string) => Kept;
  readonly put: (row: Kept) => Kept;
  readonly yearlyOf: (row: Kept) => z.infer<typeof amountSchema>;
  readonly emit: Emit;
};

/** Charges of subscriptions, and their end. */
function doubleCharges({ get, put, yearlyOf, emit }: Books) {
  function charged(each: Kept, status: 'COMPLETED' | 'DECLINED', changes: Partial<Kept>): Kept {
    const value = each.transactions.length === 0 ? setupFeeOf(each) : yearlyOf(each);
    const made = charge(value, status);
    const after = put({ ...each, ...changes, transactions: [...each.transactions, made] });
    if (status === 'COMPLETED') {
      emit('PAYMENT.SALE.COMPLETED', { id: made.id, billing_agreement_id: each.id });
    } else emit('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: each.id });
    return after;
  }

  function activate(id: string): void {
    const each = get(id);
    if (each.status !== 'APPROVED') throw new PayPalFault(422, 'SUBSCRIPTION_STATUS_INVALID');
    if (each.isDeclined) {
      charged(each, 'DECLINED', { status: 'CANCELLED' });
      return;
    }
    charged(each, 'COMPLETED', { status: 'ACTIVE' });
    emit('BILLING.SUBSCRIPTION.ACTIVATED', { id });
  }

  /** Bills the next year. PayPal stops after the third failure in a row. */
  function renew(id: string, outcome: 'paid' | 'declined'): void {
    const each = get(id);
    if (outcome === 'paid') charged(each, 'COMPLETED', { status: 'ACTIVE', failures: 0 });
    else {
      const failures = each.failures + 1;
      charged(each, 'DECLINED', { failures, status: failures < 3 ? 'ACTIVE' : 'SUSPENDED' });
      if (failures === 3) emit('BILLING.SUBSCRIPTION.SUSPENDED', { id });
    }
  }

  function cancel(id: string): void {
    const each = get(id);
    if (each.status !== 'ACTIVE' && each.status !== 'SUSPENDED') {
      throw new PayPalFault(422, 'SUBSCRIPTION_STATUS_INVALID');
    }
    put({ ...each, status: 'CANCELLED' });
    emit('BILLING.SUBSCRIPTION.CANCELLED', { id });
  }

  return { activate, renew, cancel };
}

/** The double's subscriptions: the part of Subscriptions v1 that is used. */
export function openDoubleSubscriptions(journal: Journal, plans: DoublePlans, emit: Emit) {
  const subscriptions = openTable(journal, 'subscription', keptSchema);
  const { all, get, put } = subscriptions;
  const yearlyOf = ({ asked }: Kept) => plans.priceOf(asked.plan_id);

  function create(body: unknown, key: string | undefined) {
    const request = read(newSubscriptionSchema, body);
    plans.priceOf(request.plan_id);
    const same = all().find((each) => key !== undefined && each.key === key);
    const fresh: Kept = {
      id: `I-${newId().slice(0, 12)}`,
      key,
      asked: request,
      status: 'APPROVAL_PENDING',
      isDeclined: false,
      createTime: new Date().toISOString(),
      failures: 0,
      transactions: [],
    };
    return shown(same ?? put(fresh));
  }

  /** Applies the buyer's choice on the page. Returns the browser's next address. */
  function decide(id: string, decision: string): string {
    const each = get(id);
    const { return_url, cancel_url } = each.asked.application_context;
    if (each.status === 'APPROVAL_PENDING' && ['approve', 'decline'].includes(decision)) {
      put({ ...each, status: 'APPROVED', isDeclined: decision === 'decline' });
    }
    const url = new URL(decision === 'cancel' ? cancel_url : return_url);
    url.searchParams.set('subscription_id', id);
    url.searchParams.set('ba_token', `BA-${id.slice(2)}`);
    url.searchParams.set('token', id.slice(2));
    return url.href;
  }

  return {
    all,
    create,
    decide,
    ...doubleCharges({ get, put, yearlyOf, emit }),
    get: (id: string) => shown(get(id)),
    transactions: (id: string) => ({ transactions: get(id).transactions.map(shownCharge) }),
    charges: () => all().flatMap((each) => takenOf(each, put)),
    /** The contents of the approval page. */
    forPage(id: string) {
      const each = get(id);
      return {
        isOpen: each.status === 'APPROVAL_PENDING',
        amount: setupFeeOf(each).value,
        description: `Emergency response, then ${currencyCode} ${yearlyOf(each).value} each year`,
      };
    },
  };
}

export type DoubleSubscriptions = Omit<ReturnType<typeof openDoubleSubscriptions>, 'charges'>;

function shown({ id, status, asked, createTime, failures }: Kept) {
  const page = new URL('/sandbox/paypal/checkoutnow', asked.application_context.return_url);
  page.searchParams.set('token', id);
  return {
    id,
    status,
    custom_id: asked.custom_id,
    create_time: createTime,
    start_time: asked.start_time,
    billing_info: { failed_payments_count: failures },
    links: status === 'APPROVAL_PENDING' ? [{ rel: 'approve', href: page.href, method: 'GET' }] : [],
  };
}

/** A charge shows that something was refunded, but not what. */
function shownCharge({ refunds, ...charged }: Kept['transactions'][number]) {
  const { status, amount_with_breakdown } = charged;
  const { value } = amount_with_breakdown.gross_amount;
  return { ...charged, status: status === 'COMPLETED' ? stateOfTaken(value, refunds) : status };
}

function takenOf(each: Kept, put: (row: Kept) => Kept): readonly Taken[] {
  return each.transactions
    .filter(({ status }) => status === 'COMPLETED')
    .map(({ id, time: at, refunds, amount_with_breakdown }) => ({
      ...{ id, at, refunds, value: amount_with_breakdown.gross_amount.value, of: { subscriptionId: each.id } },
      keep(made: KeptRefund[]) {
        const transactions = each.transactions.map((one) => (one.id === id ? { ...one, refunds: made } : one));
        put({ ...each, transactions });
      },
    }));
}
