import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival.ts';
import { useWords } from '../../../words/words.ts';
import { Receipt } from './paid-order.tsx';
import styles from './paid-order.module.css';

/** A paid order whose sheet a chemist writes: it has a receipt, but no sheet yet. */
export function ChemistOrder({ prices }: { readonly prices: PricesResponse }) {
  const { chemist } = useWords().checkout;
  const message = useFocusOnArrival<HTMLDivElement>('if-lost');
  return (
    <>
      <div ref={message} tabIndex={-1} data-focus-target>
        <FormMessage tone="success">{chemist.thanks}</FormMessage>
      </div>
      <section className={styles['side']} aria-labelledby="receipt-heading">
        <Receipt prices={prices} />
        <p className={styles['next']}>{chemist.next}</p>
      </section>
    </>
  );
}
