import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptResult,
  isOpen,
  isUnderWay,
  type Order,
  PaymentMismatch,
  type PricedOrderLine,
  pricesOf,
  recordResult,
  startAttempt,
} from './order.ts';
import type { ChargeResult } from './payment-gateway.ts';

fc.configureGlobal({ seed: 20_260_501 });

const now = new Date('2026-11-21T10:00:00Z');
const sheet = {
  kind: 'own-sheet',
  draftId: 'd-1',
  documentId: 's-1',
  productName: 'P',
  country: 'DE',
  language: 'en',
} as const;
const nothingOff = {
  discountPercent: 0,
  discountUpTo: null,
  discountMinor: 0,
  promoMinor: 0,
  taxPercent: 0,
  taxMinor: 0,
};
const priced = (listMinor: number): PricedOrderLine => ({
  ...sheet,
  price: { code: 'first-language', listMinor, ...nothingOff },
});

const fresh: Order = {
  id: 'o-1',
  cwOrderId: '100001',
  userId: 'u-1',
  status: 'new',
  lines: [{ ...sheet, price: null }],
  paidBy: null,
  attempt: 0,
  attemptedAt: null,
  cardToken: null,
  reference: null,
  decline: null,
  paidAt: null,
};
const start = (order: Order, totalMinor = 8_500) =>
  startAttempt(order, { cardToken: 'pm_1', lines: [priced(totalMinor)], now });
const charging = start(fresh);

const results = {
  paid: { status: 'paid', reference: 'pi_1', amountMinor: 8_500, currency: 'usd' },
  pending: { status: 'pending', reference: 'pi_1' },
  action: { status: 'needs-action', reference: 'pi_1', clientSecret: 's' },
  declined: { status: 'declined', reason: 'insufficient_funds', message: 'no' },
} as const satisfies Record<string, ChargeResult>;

const heard = (result: ChargeResult, attempt = 1): AttemptResult => ({ attempt, result, now });

describe('an order', () => {
  it.each([
    { said: 'paid', status: 'paid' },
    { said: 'pending', status: 'pending' },
    { said: 'action', status: 'action' },
    { said: 'declined', status: 'failed' },
  ] as const)('that is charging becomes $status when the provider says $said', ({ said, status }) => {
    expect(recordResult(charging, heard(results[said])).status).toBe(status);
  });

  it('takes no new attempt while one is under way, and none once it is paid', () => {
    const paid = recordResult(charging, heard(results.paid));
    for (const order of [charging, recordResult(charging, heard(results.action)), paid]) {
      expect(() => start(order)).toThrow(order.status);
    }
    expect(start(recordResult(charging, heard(results.declined)))).toMatchObject({ status: 'charging', attempt: 2 });
  });

  it('of price 0 is paid without being charged', () => {
    expect(start(fresh, 0)).toMatchObject({ status: 'paid', paidBy: 'nothing-due', paidAt: now, attempt: 1 });
  });

  it.each([
    { amountMinor: 8_499, currency: 'usd' },
    { amountMinor: 8_501, currency: 'usd' },
    { amountMinor: 8_500, currency: 'eur' },
  ])('is not paid by $amountMinor $currency where it asks 8500 usd', (other) => {
    expect(() => recordResult(charging, heard({ ...results.paid, ...other }))).toThrow(PaymentMismatch);
  });

  it('that was never charged is not paid by an event that claims it', () => {
    expect(() => recordResult(fresh, heard(results.paid))).toThrow(PaymentMismatch);
  });

  it('does not heed a decline of an attempt before the present one', () => {
    const second = start(recordResult(charging, heard(results.declined)));
    expect(recordResult(second, heard(results.declined, 1))).toBe(second);
  });

  it('is paid by money that was taken for an earlier attempt, and forgets the decline', () => {
    const failed = recordResult(charging, heard(results.declined));
    expect(recordResult(failed, heard(results.paid, 1))).toMatchObject({ status: 'paid', decline: null });
  });

  it('never leaves paid, never goes back to new, and is either open, under way or paid, whatever is heard in any order', () => {
    const step = fc.record({
      said: fc.constantFrom(...Object.values(results)),
      attempt: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(fc.option(step), { maxLength: 20 }), (steps) => {
        let order = fresh;
        for (const heardNow of steps) {
          const before = order;
          if (heardNow === null) order = isOpen(order) ? start(order) : order;
          else if (pricesOf(order)) order = recordResult(order, heard(heardNow.said, heardNow.attempt));
          if (before.status === 'paid') expect(order).toBe(before);
          if (before.status !== 'new') expect(order.status).not.toBe('new');
          expect(order.attempt).toBeGreaterThanOrEqual(before.attempt);
          expect([isOpen(order), isUnderWay(order), order.status === 'paid'].filter(Boolean)).toHaveLength(1);
          expect(order.paidAt !== null).toBe(order.status === 'paid');
        }
      }),
    );
  });

  it('hears the same thing twice without a change', () => {
    for (const said of Object.values(results)) {
      const once = recordResult(charging, heard(said));
      expect(recordResult(once, heard(said))).toBe(once);
    }
  });
});
