import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChargeAttempt, PaymentGateway, SubscriptionAttempt } from '@gosds/usecases/checkout/payment-gateway';

/** Cards by outcome, with the provider's ids for test code. */
export const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  asking: 'pm_card_authenticationRequired',
} as const;

/**
 * Contract tests for every gateway: always against the double, and against the provider's test mode if its key is set.
 */
export function describesAGateway(name: string, open: () => Promise<PaymentGateway>) {
  describe(`card payment by ${name}`, () => {
    let gateway: PaymentGateway;
    beforeAll(async () => {
      gateway = await open();
    });

    const attempt = (changes: Partial<ChargeAttempt> = {}): ChargeAttempt => ({
      orderId: randomUUID(),
      attempt: 1,
      amountMinor: 8_500,
      currency: 'usd',
      cardToken: cards.good,
      description: 'GoSDS order 1',
      ...changes,
    });
    const subscription = (changes: Partial<SubscriptionAttempt> = {}): SubscriptionAttempt => ({
      ...attempt({ amountMinor: 54_000 }),
      yearlyMinor: 45_500,
      customer: { userId: randomUUID(), email: 'buyer@example.com' },
      ...changes,
    });

    it('takes the whole amount of a good card', async () => {
      expect(await gateway.charge(attempt({ amountMinor: 179_125 }))).toMatchObject({
        status: 'paid',
        amountMinor: 179_125,
        currency: 'usd',
      });
    });

    it('charges one attempt once, however often it is repeated', async () => {
      const same = attempt();
      const first = await gateway.charge(same);
      expect(await gateway.charge(same)).toEqual(first);
      expect(first.status).toBe('paid');
    });

    it('takes another card after a decline, whose reason it names', async () => {
      const first = attempt({ cardToken: cards.declined });
      expect(await gateway.charge(first)).toMatchObject({ status: 'declined', reason: 'insufficient_funds' });
      expect(await gateway.charge({ ...first, attempt: 2, cardToken: cards.good })).toMatchObject({ status: 'paid' });
    });

    it('declines a card that the provider does not know', async () => {
      expect(await gateway.charge(attempt({ cardToken: 'pm_unknown' }))).toMatchObject({ status: 'declined' });
    });

    it('asks the card holder where the card wants it, and knows its order', async () => {
      const asking = attempt({ cardToken: cards.asking });
      const result = await gateway.charge(asking);
      expect(result).toMatchObject({
        status: 'needs-action',
        clientSecret: expect.stringContaining('_secret_') as string,
      });
      if (result.status !== 'needs-action') return;
      const { orderId } = asking;
      expect(await gateway.refetch(result.reference)).toMatchObject({ status: 'needs-action', orderId, attempt: 1 });
    });

    it('makes an abandoned payment unpayable, and leaves a paid one paid', async () => {
      const waiting = await gateway.charge(attempt({ cardToken: cards.asking }));
      const paid = await gateway.charge(attempt());
      if (waiting.status !== 'needs-action' || paid.status !== 'paid') throw new Error('unexpected');
      expect(await gateway.abandon(waiting.reference)).toMatchObject({ status: 'declined' });
      expect(await gateway.abandon(waiting.reference)).toMatchObject({ status: 'declined' });
      expect(await gateway.abandon(paid.reference)).toMatchObject({ status: 'paid', amountMinor: 8_500 });
    });

    it('subscribes once for one attempt, however often it is repeated', async () => {
      const same = subscription();
      const first = await gateway.subscribe(same);
      const second = await gateway.subscribe(same);
      expect(second).toMatchObject({ reference: (first as { reference: string }).reference });
    });

    it('grants no subscription on a declined card, and ends one whose card holder went away', async () => {
      const declined = await gateway.subscribe(subscription({ cardToken: cards.declined }));
      expect(declined).toMatchObject({ status: 'declined', reason: 'insufficient_funds' });
      const waiting = await gateway.subscribe(subscription({ cardToken: cards.asking }));
      if (waiting.status !== 'needs-action') throw new Error('unexpected');
      expect(await gateway.abandon(waiting.reference)).toMatchObject({ status: 'declined' });
      expect(await gateway.abandon(waiting.reference)).toMatchObject({ status: 'declined' });
    });

    it('refuses unsigned and wrongly signed events', async () => {
      const rawBody = Buffer.from('{"id":"evt_1","object":"event"}');
      expect(await gateway.readEvent({ rawBody, signature: undefined })).toBe('forged');
      expect(await gateway.readEvent({ rawBody, signature: 't=1,v1=00' })).toBe('forged');
    });
  });
}
