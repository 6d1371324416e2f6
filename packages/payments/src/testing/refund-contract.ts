import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenBack, type RefundGateway } from '@gosds/usecases/checkout/refund-gateway';

export type OpenedRefunds = {
  readonly gateway: RefundGateway;
  /** Pays this amount in cents. Returns the reference. */
  readonly pay: (amountMinor: number) => Promise<string>;
  /** Begins a payment that waits for its buyer. Returns the reference. */
  readonly begin: () => Promise<string>;
  /** Makes the next refund lose its answer. Undefined if the provider cannot be made to do so. */
  readonly loseNext: (() => void) | undefined;
};

/** Contract tests for the refunds of every provider. */
export function describesRefunds(name: string, open: () => Promise<OpenedRefunds>) {
  describe(`refunds by ${name}`, () => {
    let opened: OpenedRefunds;
    /** Answered refunds, which the service knows. */
    const known = new Map<string, Set<string>>();
    const knownOf = (reference: string) => [...(known.get(reference) ?? [])];
    beforeAll(async () => {
      const { gateway, ...others } = await open();
      const noting: RefundGateway = {
        async refund(request) {
          const result = await gateway.refund(request);
          if (result.status === 'made') {
            known.set(request.reference, new Set([...knownOf(request.reference), result.refund.id]));
          }
          return result;
        },
        refundsOf: (reference) => gateway.refundsOf(reference, knownOf(reference)),
      };
      opened = { ...others, gateway: noting };
    });
    const request = (reference: string, amountMinor: number) => ({
      ...{ reference, amountMinor, key: randomUUID() },
      get known() {
        return knownOf(reference);
      },
    });
    const listed = (reference: string) => opened.gateway.refundsOf(reference, knownOf(reference));

    it('gives back the whole payment', async () => {
      const { gateway, pay } = opened;
      const reference = await pay(8_500);
      const whole = request(reference, 8_500);
      expect(await gateway.refund(whole)).toMatchObject({
        status: 'made',
        refund: { key: whole.key, amountMinor: 8_500, status: 'done' },
      });
      expect(await listed(reference)).toMatchObject([{ key: whole.key, amountMinor: 8_500 }]);
    });

    it('gives back parts until nothing is left, and no cent more', async () => {
      const { gateway, pay } = opened;
      const reference = await pay(8_500);
      expect(await gateway.refund(request(reference, 8_501))).toMatchObject({ status: 'refused', reason: 'too-much' });
      expect(await gateway.refund(request(reference, 2_000))).toMatchObject({ status: 'made' });
      expect(await gateway.refund(request(reference, 6_501))).toMatchObject({ status: 'refused', reason: 'too-much' });
      expect(await gateway.refund(request(reference, 6_500))).toMatchObject({ status: 'made' });
      expect(await gateway.refund(request(reference, 1))).toMatchObject({ status: 'refused', reason: 'too-much' });
      const refunds = await listed(reference);
      expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual(expect.arrayContaining([2_000, 6_500]));
      expect(givenBack(refunds)).toBe(8_500);
    });

    it('is one refund where one key comes twice', async () => {
      const { gateway, pay } = opened;
      const reference = await pay(8_500);
      const part = request(reference, 1_000);
      const first = await gateway.refund(part);
      expect(await gateway.refund(part)).toEqual(first);
      expect(givenBack(await listed(reference))).toBe(1_000);
    });

    it('gives back nothing of what was not paid', async () => {
      const { gateway, begin } = opened;
      const reference = await begin();
      expect(await gateway.refund(request(reference, 100))).toMatchObject({ status: 'refused', reason: 'not-paid' });
      expect(await listed(reference)).toEqual([]);
    });

    it('is sent again after a lost answer, without a second refund', async ({ skip }) => {
      const { gateway, pay, loseNext } = opened;
      if (!loseNext) return skip();
      const reference = await pay(8_500);
      const part = request(reference, 3_000);
      loseNext();
      await expect(gateway.refund(part)).rejects.toThrow();
      expect(await gateway.refund(part)).toMatchObject({ status: 'made', refund: { key: part.key } });
      expect(givenBack(await listed(reference))).toBe(3_000);
    });
  });
}
