import type { ChargeLedger } from '@gosds/usecases/checkout/charge-ledger';
import { beforeAll, describe, expect, it } from 'vitest';

export type OpenedLedger = {
  readonly ledger: ChargeLedger;
  /** Pays this amount in cents. Returns the reference stored with the order. */
  readonly pay: (amountMinor: number) => Promise<string>;
  /** Refunds part of a payment. */
  readonly giveBack: (reference: string, amountMinor: number) => Promise<void>;
  /** Begins a payment that waits for its buyer. */
  readonly begin: () => Promise<string>;
};

const second = 1000;

/** A period around now, wide enough for the provider's clock. */
const around = () => ({ from: new Date(Date.now() - 60 * second), to: new Date(Date.now() + 60 * second) });

/** Contract tests for the list of charges of every provider. */
export function describesALedger(name: string, open: () => Promise<OpenedLedger>) {
  describe(`the charges of ${name}`, () => {
    let opened: OpenedLedger;
    beforeAll(async () => {
      opened = await open();
    });
    const listed = async (period = around()) =>
      (await opened.ledger.takenBetween(period)).map(({ reference, amountMinor }) => [reference, amountMinor]);

    it('are named as their orders know them, with what was taken, whatever was given back since', async () => {
      const reference = await opened.pay(8_500);
      await opened.giveBack(reference, 2_000);
      await opened.begin();
      const charges = await listed();
      expect(charges.filter(([of]) => of === reference)).toEqual([[reference, 8_500]]);
    });

    it('are those of the period alone, the oldest first', async () => {
      const references = [await opened.pay(100), await opened.pay(200)];
      const charges = await opened.ledger.takenBetween(around());
      const times = charges.map(({ takenAt }) => takenAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(charges.map(({ reference }) => reference)).toEqual(expect.arrayContaining(references));
      const { from } = around();
      expect(await listed({ from: new Date(from.getTime() - 60 * second), to: from })).toEqual([]);
    });

    it('are all there, on however many pages they are listed', async () => {
      const references: string[] = [];
      for (let count = 0; count < 101; count += 1) references.push(await opened.pay(100));
      const found = new Set((await opened.ledger.takenBetween(around())).map(({ reference }) => reference));
      expect(references.filter((reference) => !found.has(reference))).toEqual([]);
    });
  });
}
