import type { ErLeftOut } from '@gosds/contract/checkout/er-choice';
import type { PriceLine } from '@gosds/contract/checkout/price-breakdown';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import type { Section } from '@gosds/sheet/model/document';
import { Anchor } from '@mantine/core';
import { useStore } from 'zustand';
import { useSession } from '../../../api/use-session.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { usd } from '../../../ui/money.ts';
import { useWizard } from '../state/wizard-context.ts';
import { shownYears } from '../../../ui/years.ts';
import styles from './checkout-step.module.css';

const labelsOf = ({ erPrices }: PricesResponse): Readonly<Record<PriceLine['code'], string>> => ({
  'first-language': 'Safety data sheet',
  'further-language': 'Safety data sheet, further language',
  internal: 'Safety data sheet, internal',
  discount: 'Discount',
  'er-subscription': `Emergency response, ${shownYears(1)}`,
  'er-single': `Emergency response, ${shownYears(erPrices.singleYears)}`,
});

/** Why a chosen emergency response is not among the prices. */
const leftOutReasons: Readonly<Record<ErLeftOut, string>> = {
  'not-offered': 'Not available, not charged',
  held: 'Already bought for this product, not charged again',
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function Fact({ term, value }: { readonly term: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const none: readonly Section[] = [];

/** Name of the language as the form offers it for the country. */
const languageName = (country: string, language: string): string =>
  languagesOf(countryByCode(country) ?? notSpecified).find(({ tag }) => tag === language)?.name ?? language;

/** The product and what its sheet is made for. */
export function Bought({ order }: { readonly order: NonNullable<PricesResponse['order']> }) {
  const { productName, country, language } = order;
  return (
    <>
      <p className={styles['product']}>{productName}</p>
      <dl>
        <Fact term="Country" value={countryByCode(country)?.name ?? notSpecified.name} />
        <Fact term="Language" value={languageName(country, language)} />
      </dl>
    </>
  );
}

/** The specification's data fields: the sections of the sheet and its label, one click away. */
function Contents({ count }: { readonly count: number }) {
  const sections = useStore(useWizard().sheet, ({ made }) => made?.document.sections ?? none);
  return (
    <Disclosure label={`Data fields: ${count}`}>
      <ol className={styles['contents']}>
        {sections.map(({ number, heading }) => (
          <li key={number}>{heading}</li>
        ))}
        <li>Label</li>
      </ol>
    </Disclosure>
  );
}

/** Who sells it, and what the buyer can rely on. */
function Terms({ prices: { sale, breakdown } }: { readonly prices: PricesResponse }) {
  const session = useSession();
  const email = session.status === 'signed-out' ? 'your address' : session.email;
  const hasEr = breakdown.lines.some(({ code }) => code === 'er-subscription' || code === 'er-single');
  return (
    <dl className={styles['terms']}>
      <Fact term="Seller" value={sale.seller} />
      <Fact term="Tax" value={sale.taxPercent === 0 ? 'None is added' : `${sale.taxPercent} %, included`} />
      <Fact term="Receipt" value={`By e-mail, with the sheet, to ${email}`} />
      <Fact
        term="Refund"
        value={
          hasEr
            ? 'We correct or refund a sheet that is wrong by our fault. Emergency response is not refunded.'
            : 'We correct or refund a sheet that is wrong by our fault.'
        }
      />
    </dl>
  );
}

/** What a careful chemist would still ask for; the way there is open, and so is the payment. */
function Advice({ count }: { readonly count: number }) {
  const { ui, goTo } = useWizard();
  if (count === 0) return null;
  return (
    <FormMessage tone="note">
      <p className={styles['advice']}>
        {count === 1
          ? 'A careful chemist asks for one more point. You can pay without it.'
          : `A careful chemist asks for ${count} more points. You can pay without them.`}
      </p>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => {
          ui.setState({ panelTab: 'findings', isPanelOpen: true });
          goTo('preview');
        }}
      >
        See what it is
      </Anchor>
    </FormMessage>
  );
}

type LinesProps = { readonly prices: PricesResponse; readonly totalLabel: 'Price' | 'Paid' };

/** What the price consists of, and what it comes to. */
export function PriceLines({ prices, totalLabel }: LinesProps) {
  const { breakdown, amount, er } = prices;
  const labels = labelsOf(prices);
  return (
    <>
      <dl className={styles['lines']}>
        {breakdown.lines.map(({ code, amountMinor }) => (
          <Fact key={code} term={labels[code]} value={usd(amountMinor)} />
        ))}
        {er.leftOut !== null && <Fact term="Emergency response" value={leftOutReasons[er.leftOut]} />}
      </dl>
      <dl className={styles['total']}>
        <Fact term={totalLabel} value={usd(amount)} />
      </dl>
    </>
  );
}

/** What is bought, and what it costs. */
export function OrderSummary({ prices }: { readonly prices: PricesResponse }) {
  const { breakdown, dataFields, order } = prices;
  const { discountPercent, discountUpTo } = breakdown;
  return (
    <section className={styles['summary']} aria-labelledby="summary-heading">
      <h3 id="summary-heading">Your order</h3>
      {order && <Bought order={order} />}
      <Contents count={dataFields} />
      {order && <Advice count={order.openAdvice} />}
      {discountPercent > 0 && (
        <dl>
          <Fact term="Discount" value={`${discountPercent} %`} />
          {discountUpTo !== null && <Fact term="End of discount" value={date.format(new Date(discountUpTo))} />}
        </dl>
      )}
      <PriceLines prices={prices} totalLabel="Price" />
      <Terms prices={prices} />
      {order && (
        <dl className={styles['numbers']}>
          <Fact term="Material number" value={order.materialNumber} />
        </dl>
      )}
    </section>
  );
}
