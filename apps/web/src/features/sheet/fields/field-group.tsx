import { useId, type ReactNode } from 'react';
import styles from './field-group.module.css';

type Props = {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
};

/** A card of inputs that belong together. */
export function FieldGroup({ heading, intro, columns = 2, children }: Props) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {heading}
      </h3>
      {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      <div className={styles['fields']} data-columns={columns}>
        {children}
      </div>
    </section>
  );
}
