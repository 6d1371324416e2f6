import styles from './my-account-page.module.css';

type Props = { readonly facts: readonly (readonly [name: string, value: string])[] };

/** The facts of an order as a list. */
export function OrderFacts({ facts }: Props) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
