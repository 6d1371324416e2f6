import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival.ts';
import { useWords } from '../../../words/words.ts';
import { PdfViewer } from '../wizard/pdf-viewer.tsx';
import { pdfUrl } from '../state/document-calls.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { AnotherLanguageDialog } from '../wizard/another-language-dialog.tsx';
import { useFurtherLanguagePrice } from '../wizard/use-further-language-price.ts';
import { useOtherLanguages } from '../wizard/use-other-languages.ts';
import { Bought, Fact, PriceLines } from './order-summary.tsx';
import styles from './paid-order.module.css';

/** Takes the focus when the payment form disappears, so that the thanks are read out and Next is the next stop. */
function Thanks() {
  const { thanks } = useWords().checkout;
  const message = useFocusOnArrival<HTMLDivElement>('if-lost');
  return (
    <div ref={message} tabIndex={-1} data-focus-target>
      <FormMessage tone="success">
        {sentence(thanks({ strong: (text) => <strong key="succeeded">{text}</strong> }))}
      </FormMessage>
    </div>
  );
}

/** Item, date and amount, as bookkeeping requires. */
export function Receipt({ prices }: { readonly prices: PricesResponse }) {
  const { checkout, formats } = useWords();
  const { order: orderWords, receipt, terms } = checkout;
  const session = useSession();
  const { order, sale } = prices;
  return (
    <>
      <h3 id="receipt-heading">{receipt.heading}</h3>
      {order && <Bought order={order} />}
      <dl>
        {order && <Fact term={receipt.orderNumber} value={order.orderNumber} />}
        {order?.paidAt && <Fact term={receipt.paidOn} value={formats.longDay(order.paidAt)} />}
        <Fact term={terms.seller} value={sale.seller} />
        {session.status !== 'signed-out' && <Fact term={receipt.sentTo} value={session.email} />}
      </dl>
      <PriceLines prices={prices} totalLabel={orderWords.paid} />
    </>
  );
}

/** Offers the same product in another language, with the price. */
function OtherLanguage() {
  const { otherLanguage, otherLanguageFor } = useWords().checkout;
  const languages = useOtherLanguages();
  const price = useFurtherLanguagePrice();
  const { begin } = useSameSds();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {price === undefined ? otherLanguage : otherLanguageFor(price)}
      </Button>
      {isAsking && (
        <AnotherLanguageDialog
          languages={languages}
          onYes={begin}
          onNo={() => {
            setIsAsking(false);
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

type Props = { readonly orderId: string; readonly prices: PricesResponse };

/** The paid sheet, with the receipt and the next steps beside it. */
export function PaidOrder({ orderId, prices }: Props) {
  const { receipt, download } = useWords().checkout;
  return (
    <>
      <Thanks />
      <div className={styles['columns']}>
        <section className={styles['side']} aria-labelledby="receipt-heading">
          <Button
            component="a"
            href={pdfUrl(orderId, { isInline: false })}
            download
            fullWidth
            leftSection={<DownloadIcon size={16} />}
          >
            {download}
          </Button>
          <Receipt prices={prices} />
          <p className={styles['next']}>{receipt.next}</p>
          <OtherLanguage />
        </section>
        <div className={styles['sheet']}>
          <PdfViewer orderId={orderId} />
        </div>
      </div>
    </>
  );
}
