import type { PurchasedReport, PurchasedSheet } from '@gosds/contract/accounts/my-account-search';
import { creditNoteUrl, invoiceUrl } from '../../../api/paper-urls.ts';
import styles from './my-account-page.module.css';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';

type Bought = Pick<PurchasedReport | PurchasedSheet, '_id' | 'refunded' | 'creditNotes' | 'price' | 'boughtBy'>;

/**
 * The team member who bought it, and the invoice and credit notes of an order in the language of the screens; `name` is
 * the item bought.
 */
export function MoneyPapers({ order, name }: { readonly order: Bought; readonly name: string }) {
  const { myAccount: words } = useWords();
  const { tag } = useSpokenLanguage();
  const { _id: orderId, creditNotes, boughtBy } = order;
  const buyer = boughtBy !== null && <span className={styles['awaited']}>{words.boughtBy(boughtBy)}</span>;
  // Hides what another member of the team paid, except from an owner.
  if (order.price === null) return buyer;
  return (
    <>
      {buyer}
      <PdfLink href={invoiceUrl(orderId, tag)} label={words.invoiceNamed(name)}>
        {words.invoice}
      </PdfLink>
      {creditNotes.map((refundId) => (
        <PdfLink key={refundId} href={creditNoteUrl({ orderId, refundId }, tag)} label={words.creditNoteNamed(name)}>
          {words.creditNote}
        </PdfLink>
      ))}
    </>
  );
}

/** The price of an order, and its refunds. */
export function PaidPrice({ order: { price, refunded } }: { readonly order: Bought }) {
  const { myAccount: words, formats } = useWords();
  if (price === null) return '–';
  return (
    <div>
      <div>{formats.price(price)}</div>
      {refunded > 0 && <div>{refunded < price ? words.partlyRefunded(refunded) : words.refunded}</div>}
    </div>
  );
}
