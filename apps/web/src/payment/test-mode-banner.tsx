import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import { FormMessage } from '../ui/form-message.tsx';
import { sentence } from '../words/sentence.ts';
import { useWords } from '../words/words.ts';
import styles from './payment.module.css';

type Props = Pick<PaymentConfig, 'testCards'>;

/** Says that no money moves, and which test cards work. */
export function TestModeBanner({ testCards }: Props) {
  const { testMode, testCard } = useWords().checkout;
  return (
    <FormMessage tone="warning">
      {sentence(testMode({ strong: (text) => <strong key="mode">{text}</strong> }))}
      <ul className={styles['testCards']}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <bdi className={styles['number']}>{number}</bdi> {testCard[outcome]}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
