import { useWords } from '../../../words/words.ts';
import { pdfUrl } from '../state/document-calls.ts';
import styles from './print-frame.module.css';

/** The PDF in a frame that nobody sees, for the browser's print dialog. */
export function PrintFrame({ orderId, onDone }: { readonly orderId: string; readonly onDone: () => void }) {
  const { viewer } = useWords().print;
  return (
    <iframe
      className={styles['hidden']}
      title={viewer.forPrinting}
      aria-hidden="true"
      tabIndex={-1}
      src={pdfUrl(orderId, { isInline: true })}
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.print();
        window.addEventListener('focus', onDone, { once: true });
      }}
    />
  );
}
