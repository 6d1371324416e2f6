import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../../api/use-session.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './front-page.module.css';
import { useConfig } from './use-config.ts';

/** The price of a sheet in this installation; empty until loaded. */
export function PriceLine() {
  const { price, signUp } = useFirstWords().front;
  const config = useConfig();
  const { status } = useSession();
  if (config === undefined) return null;
  const { fullSDS, furtherLanguage } = config.prices;
  return (
    <section className={styles['price']} aria-labelledby="price-heading">
      <div>
        <h2 id="price-heading" className={styles['title']}>
          {price.heading(fullSDS)}
        </h2>
        <p className={styles['text']}>{price.text(furtherLanguage)}</p>
      </div>
      {status === 'signed-out' && (
        <Button component={Link} to="/signup" size="md" variant="default">
          {signUp}
        </Button>
      )}
    </section>
  );
}
