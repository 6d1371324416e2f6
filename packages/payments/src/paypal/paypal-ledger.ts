import type { ChargeLedger, TakenCharge } from '@gosds/usecases/checkout/charge-ledger';
import { type PaymentsAsked, referenceOfPayment } from './paypal-references.ts';
import { type PayPalReported, payPalReportedSchema, toMinor } from './paypal-wire.ts';

const pageSize = 100;

/** PayPal's prefix of payment codes. Refunds, fees and bank transfers have other prefixes. */
const paymentCode = 'T00';

const isTaken = ({ transaction_event_code: event, transaction_amount: { value } }: PayPalReported): boolean =>
  event.startsWith(paymentCode) && Number(value) > 0;

/** PayPal's transaction search, which lags some hours. The account must allow the app to use it. */
export const payPalLedger = (provider: PaymentsAsked): ChargeLedger => {
  const page = (period: { readonly from: Date; readonly to: Date }, number: number) => {
    const query = new URLSearchParams({
      start_date: period.from.toISOString(),
      end_date: period.to.toISOString(),
      transaction_status: 'S',
      page_size: String(pageSize),
      page: String(number),
    });
    const path = `/v1/reporting/transactions?${query}`;
    return provider.client.call(payPalReportedSchema, { method: 'GET', path });
  };
  async function reported(period: { readonly from: Date; readonly to: Date }): Promise<readonly PayPalReported[]> {
    const all: PayPalReported[] = [];
    let pages = 1;
    for (let number = 1; number <= pages; number += 1) {
      const { transaction_details, total_pages } = await page(period, number);
      all.push(...transaction_details.map(({ transaction_info }) => transaction_info));
      pages = total_pages;
    }
    return all;
  }
  return {
    async takenBetween(period) {
      const taken: TakenCharge[] = [];
      for (const { transaction_id: id, ...of } of (await reported(period)).filter(isTaken)) {
        const reference = (await referenceOfPayment(provider, id)) ?? id;
        const takenAt = new Date(of.transaction_initiation_date);
        taken.push({ reference, amountMinor: toMinor(of.transaction_amount.value), takenAt });
      }
      return taken
        .filter(({ takenAt }) => takenAt >= period.from && takenAt < period.to)
        .toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
    },
  };
};
