import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import { FormMessage } from '../../../ui/form-message.tsx';
import styles from './checkout-step.module.css';

type Props = Pick<PaymentConfig, 'testCards'>;

/** Says that no money moves, and which cards to try. */
export function TestModeBanner({ testCards }: Props) {
  return (
    <FormMessage tone="warning">
      <strong>TEST MODE</strong> – no card is charged. Only these published test cards work, with any future date and
      any CVC:
      <ul className={styles['testCards']}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <bdi className={styles['number']}>{number}</bdi> {outcome}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
