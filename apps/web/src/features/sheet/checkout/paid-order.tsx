import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { checkoutTexts } from '@gosds/contract/checkout/checkout-texts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { usd } from '../../../ui/money.ts';
import { PdfViewer } from '../wizard/pdf-viewer.tsx';
import { pdfUrl } from '../state/document-calls.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { AnotherLanguageDialog } from '../wizard/another-language-dialog.tsx';
import { useFurtherLanguagePrice } from '../wizard/use-further-language-price.ts';
import { useOtherLanguages } from '../wizard/use-other-languages.ts';
import { Bought, Fact, PriceLines } from './order-summary.tsx';
import styles from './paid-order.module.css';

/** Takes the focus where the form went away with it, so that it is read and Next is the next stop. */
function Thanks() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={message} tabIndex={-1} data-focus-target>
      <FormMessage tone="success">
        <strong>{checkoutTexts.paymentSucceeded}</strong> The sheet no longer has a watermark, and we have sent it to
        your e-mail address. Please click Next.
      </FormMessage>
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What was bought, when and for how much: what the buyer's books ask for. */
function Receipt({ prices }: { readonly prices: PricesResponse }) {
  const session = useSession();
  const { order, sale } = prices;
  return (
    <>
      <h3 id="receipt-heading">Receipt</h3>
      {order && <Bought order={order} />}
      <dl>
        {order && <Fact term="Order number" value={order.orderNumber} />}
        {order?.paidAt && <Fact term="Paid on" value={day.format(new Date(order.paidAt))} />}
        <Fact term="Seller" value={sale.seller} />
        {session.status !== 'signed-out' && <Fact term="Sent to" value={session.email} />}
      </dl>
      <PriceLines prices={prices} totalLabel="Paid" />
    </>
  );
}

/** The same product in another language, with its price. */
function OtherLanguage() {
  const languages = useOtherLanguages();
  const price = useFurtherLanguagePrice();
  const { begin } = useSameSds();
  const [isAsking, setIsAsking] = useState(false);
  if (languages.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        fullWidth
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {price === undefined ? 'Same sheet in another language' : `Same sheet in another language, ${usd(price)}`}
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

/** What was paid for: the sheet itself, with the receipt and the ways on beside it. */
export function PaidOrder({ orderId, prices }: Props) {
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
            DOWNLOAD
          </Button>
          <Receipt prices={prices} />
          <p className={styles['next']}>
            With Next you come to the label, the data files and the printer. The sheet is kept under Sheets.
          </p>
          <OtherLanguage />
        </section>
        <div className={styles['sheet']}>
          <PdfViewer orderId={orderId} />
        </div>
      </div>
    </>
  );
}
