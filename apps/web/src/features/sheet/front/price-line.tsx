import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usd } from '../../../ui/money.ts';
import styles from './front-page.module.css';
import { useConfig } from './use-config.ts';

/** What a sheet costs in this installation; nothing until it is known. */
export function PriceLine() {
  const config = useConfig();
  if (config === undefined) return null;
  const { fullSDS, furtherLanguage } = config.prices;
  return (
    <section className={styles['price']} aria-labelledby="price-heading">
      <div>
        <h2 id="price-heading" className={styles['title']}>
          {`${usd(fullSDS)} for a sheet`}
        </h2>
        <p className={styles['text']}>
          {`You pay once you have seen the whole sheet and are content with it. The same sheet in another language costs ${usd(furtherLanguage)}. No subscription is needed.`}
        </p>
      </div>
      <Button component={Link} to="/signup" size="md" variant="default">
        Create an account
      </Button>
    </section>
  );
}
