import type { Words } from '@gosds/phrases/generated/interface/words';
import type { ErLeftOut } from '@gosds/contract/checkout/er-choice';
import type { PriceLine } from '@gosds/contract/checkout/price-breakdown';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { notSpecified } from '@gosds/sheet/profiles/countries';
import type { Section } from '@gosds/sheet/model/document';
import { Anchor } from '@mantine/core';
import { useStore } from 'zustand';
import { useSession } from '../../../api/use-session.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { countryName, languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import { useWizard } from '../state/wizard-context.ts';
import styles from './checkout-step.module.css';

const labelsOf = (
  { checkout: { line }, formats }: Words,
  { erPrices }: PricesResponse,
): Readonly<Record<PriceLine['code'], string>> => ({
  'first-language': line.firstLanguage,
  'further-language': line.furtherLanguage,
  'chemist-sheet': line.chemistSheet,
  internal: line.internal,
  discount: line.discount,
  promo: line.promo,
  'er-subscription': line.erFor(formats.years(1)),
  'er-single': line.erFor(formats.years(erPrices.singleYears)),
  'search-all': line.searchAll,
  'search-industries': line.searchIndustries,
  'search-lists': line.searchLists,
});

/** Why the price does not include a chosen emergency response. */
const leftOutReason = ({ line }: Words['checkout'], leftOut: ErLeftOut): string =>
  leftOut === 'held' ? line.held : line.notOffered;

export function Fact({ term, value }: { readonly term: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const none: readonly Section[] = [];

/** The product, with the country and language of its sheet. */
export function Bought({ order }: { readonly order: NonNullable<PricesResponse['order']> }) {
  const { order: texts } = useWords().checkout;
  const { productName, country, language } = order;
  return (
    <>
      <p className={styles['product']}>{productName}</p>
      <dl>
        <Fact term={texts.country} value={nameOfCountry(country) ?? countryName(notSpecified)} />
        <Fact term={texts.language} value={languageTitle(language)} />
      </dl>
    </>
  );
}

/** The data fields of the specification: the sections of the sheet and its label, behind one click. */
function Contents({ count }: { readonly count: number }) {
  const { order: texts } = useWords().checkout;
  const sections = useStore(useWizard().sheet, ({ made }) => made?.document.sections ?? none);
  return (
    <Disclosure label={texts.dataFields(count)}>
      <ol className={styles['contents']}>
        {sections.map(({ number, heading }) => (
          <li key={number}>{heading}</li>
        ))}
        <li>{texts.label}</li>
      </ol>
    </Disclosure>
  );
}

/** The seller, and the terms of the sale. */
function Terms({ prices: { sale, breakdown, order } }: { readonly prices: PricesResponse }) {
  const { terms, chemist } = useWords().checkout;
  const session = useSession();
  const hasEr = breakdown.lines.some(({ code }) => code === 'er-subscription' || code === 'er-single');
  return (
    <dl className={styles['terms']}>
      <Fact term={terms.seller} value={sale.seller} />
      <Fact term={terms.tax} value={sale.taxPercent === 0 ? terms.noTax : terms.taxIncluded(sale.taxPercent)} />
      <Fact
        term={terms.receipt}
        value={session.status === 'signed-out' ? terms.receiptToYou : terms.receiptTo(session.email)}
      />
      {order?.isByChemist === true && <Fact term={chemist.sheet} value={chemist.later} />}
      <Fact term={terms.refund} value={hasEr ? terms.refundTextEr : terms.refundText} />
    </dl>
  );
}

/** Links to points that a careful chemist would still improve; they do not block the payment. */
function Advice({ count }: { readonly count: number }) {
  const { order: texts } = useWords().checkout;
  const { ui, goTo } = useWizard();
  if (count === 0) return null;
  return (
    <FormMessage tone="note">
      <p className={styles['advice']}>{texts.advice(count)}</p>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => {
          ui.setState({ panelTab: 'findings', isPanelOpen: true });
          goTo('preview');
        }}
      >
        {texts.seeAdvice}
      </Anchor>
    </FormMessage>
  );
}

type LinesProps = { readonly prices: PricesResponse; readonly totalLabel: string };

/** The lines of the price and their total. */
export function PriceLines({ prices, totalLabel }: LinesProps) {
  const { breakdown, amount, er } = prices;
  const words = useWords();
  const { checkout, formats } = words;
  const labels = labelsOf(words, prices);
  return (
    <>
      <dl className={styles['lines']}>
        {breakdown.lines.map(({ code, amountMinor }) => (
          <Fact key={code} term={labels[code]} value={formats.price(amountMinor)} />
        ))}
        {er.leftOut !== null && <Fact term={checkout.line.er} value={leftOutReason(checkout, er.leftOut)} />}
      </dl>
      <dl className={styles['total']}>
        <Fact term={totalLabel} value={formats.price(amount)} />
      </dl>
    </>
  );
}

/** What is bought, and what it costs. */
export function OrderSummary({ prices }: { readonly prices: PricesResponse }) {
  const { checkout, formats } = useWords();
  const { order: texts } = checkout;
  const { breakdown, dataFields, order } = prices;
  const { discountPercent, discountUpTo } = breakdown;
  return (
    <section className={styles['summary']} aria-labelledby="summary-heading">
      <h3 id="summary-heading">{texts.heading}</h3>
      {order && <Bought order={order} />}
      <Contents count={dataFields} />
      {order && <Advice count={order.openAdvice} />}
      {discountPercent > 0 && (
        <dl>
          <Fact term={texts.discount} value={texts.percent(discountPercent)} />
          {discountUpTo !== null && <Fact term={texts.endOfDiscount} value={formats.longDay(discountUpTo)} />}
        </dl>
      )}
      <PriceLines prices={prices} totalLabel={texts.price} />
      <Terms prices={prices} />
      {order && (
        <dl className={styles['numbers']}>
          <Fact term={texts.materialNumber} value={order.materialNumber} />
        </dl>
      )}
    </section>
  );
}
