import type { ErLeftOut } from '@gosds/contract/checkout/er-choice';
import type { PriceLine } from '@gosds/contract/checkout/price-breakdown';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { usd } from '../../../ui/money.ts';
import { years } from '../../../ui/years.ts';
import styles from './checkout-step.module.css';

const labelsOf = ({ erPrices }: PricesResponse): Readonly<Record<PriceLine['code'], string>> => ({
  'first-language': 'Safety data sheet',
  'further-language': 'Safety data sheet, further language',
  internal: 'Safety data sheet, internal',
  discount: 'Discount',
  'er-subscription': `Emergency response, ${years.format(1)}`,
  'er-single': `Emergency response, ${years.format(erPrices.singleYears)}`,
});

/** Why a chosen emergency response is not among the prices. */
const leftOutReasons: Readonly<Record<ErLeftOut, string>> = {
  'not-offered': 'Not available, not charged',
  held: 'Already bought for this product, not charged again',
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Fact({ term, value }: { readonly term: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What is bought, and what it costs. */
export function OrderSummary({ prices }: { readonly prices: PricesResponse }) {
  const { breakdown, dataFields, order, amount, er } = prices;
  const { discountPercent, discountUpTo, lines } = breakdown;
  const labels = labelsOf(prices);
  return (
    <section className={styles['summary']} aria-labelledby="summary-heading">
      <h3 id="summary-heading">Your order</h3>
      <dl>
        {order && <Fact term="Material number" value={order.materialNumber} />}
        <Fact term="Data fields" value={dataFields} />
        {discountPercent > 0 && <Fact term="Discount" value={`${discountPercent} %`} />}
        {discountUpTo !== null && <Fact term="End of discount" value={date.format(new Date(discountUpTo))} />}
      </dl>
      <dl className={styles['lines']}>
        {lines.map(({ code, amountMinor }) => (
          <Fact key={code} term={labels[code]} value={usd(amountMinor)} />
        ))}
        {er.leftOut !== null && <Fact term="Emergency response" value={leftOutReasons[er.leftOut]} />}
      </dl>
      <dl className={styles['total']}>
        <Fact term="Price" value={usd(amount)} />
      </dl>
    </section>
  );
}
